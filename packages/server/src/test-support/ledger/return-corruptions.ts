import type { Corruption } from './corruption.ts';

const caseOf = (order: string) => `(select id from return_case where order_id = '${order}')`;

/** Corruptions of returns and of held money. */
export const RETURN_CORRUPTIONS: readonly Corruption[] = [
  [
    'a store is marked as paid before the time to return is over',
    'I37',
    ({ held }) => [`update orders set released_at = received_at where id = '${held}'`],
  ],
  [
    'a received order has no time to return',
    'I37',
    ({ held }) => [`update orders set return_deadline = null where id = '${held}'`],
  ],
  [
    'a store is paid while a return is open',
    'I37',
    ({ returning }) => [
      `update orders set return_deadline = received_at, released_at = received_at where id = '${returning}'`,
    ],
  ],
  [
    'held money is missing from escrow',
    'I08',
    ({ held }) => [
      `update orders set return_deadline = received_at, released_at = received_at where id = '${held}'`,
    ],
  ],
  [
    'a return is marked as paid back',
    'I38',
    ({ returning }) => [
      `update return_case set state = 4, deadline = null, closed_at = now() where id = ${caseOf(returning)}`,
    ],
  ],
  [
    'a paid return is opened again',
    'I38',
    ({ returned }) => [
      `update return_case set state = 3, deadline = now(), closed_at = null where id = ${caseOf(returned)}`,
    ],
  ],
  [
    'more pieces are paid back than came back',
    'I38',
    ({ returned }) => [
      `update return_line set quantity = quantity + 1 where return_id = ${caseOf(returned)}`,
    ],
  ],
  [
    'a return is of an order that was never shipped',
    'I39',
    ({ paid, returning }) => [`update return_case set order_id = '${paid}' where id = ${caseOf(returning)}`],
  ],
  [
    'freight stays although the goods were broken',
    'I39',
    ({ returning }) => [`update return_case set keeps_costs = true where id = ${caseOf(returning)}`],
  ],
  [
    'the mall gives the buyer a part, and the order forgets the rest',
    'I08',
    ({ judged }) => [`update orders set refunded_total = refunded_total + 1 where id = '${judged}'`],
  ],
  [
    'a missing parcel is paid back, but its order goes on',
    'I35',
    ({ missing }) => [`update orders set status = 3, status_before_refund = null where id = '${missing}'`],
  ],
];
