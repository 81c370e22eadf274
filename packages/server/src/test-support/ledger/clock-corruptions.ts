import type { Corruption } from './corruption.ts';

const caseOf = (order: string) => `(select id from return_case where order_id = '${order}')`;

/** Corruptions of lines that are asked back, of the clock, and of what providers report. */
export const CLOCK_CORRUPTIONS: readonly Corruption[] = [
  [
    'more pieces are asked back than are left of a line',
    'I49',
    ({ returning }) => [`update order_line set refunded = quantity where order_id = '${returning}'`],
  ],
  [
    'a return asks more for a piece than it cost',
    'I49',
    ({ returning }) => [
      `update return_line set goods = goods + 1 where return_id = ${caseOf(returning)}`,
      `update return_case set total = total + 1 where order_id = '${returning}'`,
    ],
  ],
  [
    'the total of a return is raised',
    'I49',
    ({ returning }) => [`update return_case set total = total + 1 where order_id = '${returning}'`],
  ],
  [
    'the clock ends a return before its time',
    'I50',
    ({ returned }) => [`update return_case set by_default = true where order_id = '${returned}'`],
  ],
  [
    'an order expires while its buyer may pay',
    'I50',
    ({ cancelled }) => [
      `update orders set last_step = 'expired' where id = '${cancelled}'`,
      `update order_log set step = 'expired' where order_id = '${cancelled}' and step = 'cancelled'`,
    ],
  ],
  [
    'the clock confirms a receipt before its time',
    'I36',
    ({ held }) => [
      `update order_log set step = 'receivedByDefault' where order_id = '${held}' and step = 'received'`,
    ],
  ],
  [
    'a payment in another currency is booked',
    'I51',
    () => [`update gateway_event set currency = 'JPY' where currency = 'USD'`],
  ],
  [
    'a coin is credited that nobody was asked for',
    'I51',
    () => [`update gateway_event set currency = 'BTC' where currency = 'USDT'`],
  ],
  ['a provider reports another sum', 'I51', () => [`update gateway_event set amount = amount - 1`]],
  [
    'a closed account has a return open',
    'I23',
    ({ closed, returning }) => [`update orders set buyer_id = '${closed}' where id = '${returning}'`],
  ],
  [
    'a closed account owns a store whose money is held',
    'I23',
    ({ closed, held }) => [
      `update store set owner_id = '${closed}' where id = (select store_id from orders where id = '${held}')`,
    ],
  ],
];
