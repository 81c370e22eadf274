import type { Corruption } from './corruption.ts';

const partOf = (order: string) => `(select id from refund where order_id = '${order}' and state = 2)`;
const paymentOf = (order: string) =>
  `(select id from journal where ref_id = '${order}' and slot like 'refund:%')`;

/** Corruptions of refunds. */
export const REFUND_CORRUPTIONS: readonly Corruption[] = [
  [
    'the tax of a refunded line is raised',
    'I32',
    ({ parted }) => [`update refund_line set tax = tax + 1 where refund_id = ${partOf(parted)}`],
  ],
  [
    'a refund names other goods than its order',
    'I32',
    ({ parted }) => [
      `update refund_line set sku_id = (select id from sku where id not in (select sku_id from order_line where order_id = '${parted}') limit 1)
       where refund_id = ${partOf(parted)}`,
    ],
  ],
  [
    'a part of an order is paid back without a refund',
    'I33',
    ({ parted }) => [`update journal set slot = 'refund:rf_none' where id = ${paymentOf(parted)}`],
  ],
  [
    'a refund pays back more than its total',
    'I33',
    ({ parted }) => [`update transfer set amount = amount + 1 where journal_id = ${paymentOf(parted)}`],
  ],
  [
    'a refund goes to a fee',
    'I33',
    ({ parted }) => [
      `update transfer set to_account = 'fee::USDT', to_seq = null, to_after = null where journal_id = ${paymentOf(parted)}`,
    ],
  ],
  [
    'a line counts a refunded piece twice',
    'I34',
    ({ parted }) => [`update order_line set refunded = refunded + 1 where order_id = '${parted}'`],
  ],
  [
    'an order forgets a refund',
    'I35',
    ({ parted }) => [`update orders set refunded_total = 0, refunded_pieces = 0 where id = '${parted}'`],
  ],
  [
    'a refused refund is marked as granted',
    'I35',
    ({ parted }) => [`update orders set refund_status = 2 where id = '${parted}'`],
  ],
  [
    'a paid order has no date to ship by',
    'I36',
    ({ paid }) => [`update orders set ship_deadline = null where id = '${paid}'`],
  ],
  [
    'the clock grants a refund before its time',
    'I36',
    ({ parted }) => [`update refund set by_default = true where id = ${partOf(parted)}`],
  ],
  [
    'refunded pieces stay off the shelf',
    'I10',
    ({ parted }) => [`delete from stock_move where order_id = '${parted}' and slot = 'return'`],
  ],
  [
    'the store gets what was refunded',
    'I16',
    ({ parted }) => [
      `update transfer set amount = amount + 1 where to_account like 'merchant%'
       and journal_id = (select id from journal where ref_id = '${parted}' and slot = 'settle')`,
    ],
  ],
];
