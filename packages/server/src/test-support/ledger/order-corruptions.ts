import type { Corruption } from './corruption.ts';

const settle = (order: string) => `(select id from journal where ref_id = '${order}' and slot = 'settle')`;
const charge = (order: string) => `(select id from journal where ref_id = '${order}' and slot = 'charge')`;
/** Corruptions of orders, their money and their stock. */
export const ORDER_CORRUPTIONS: readonly Corruption[] = [
  [
    'a balance is raised by hand',
    'I02',
    () => [`update account set balance = balance + 1 where kind = 'wallet' and balance > 100`],
  ],
  [
    'an update of a balance was lost',
    'I02',
    () => [`update account set seq = seq - 1 where kind = 'merchant' and seq > 0`],
  ],
  [
    'a transfer is edited',
    'I02',
    ({ paid }) => [`update transfer set amount = amount + 1 where journal_id = ${charge(paid)}`],
  ],
  [
    'a transfer is deleted',
    'I05',
    ({ paid }) => [`delete from sealed_transfer`, `delete from transfer where journal_id = ${charge(paid)}`],
  ],
  [
    'a running balance is edited',
    'I04',
    ({ paid }) => [`update transfer set from_after = from_after + 1 where journal_id = ${charge(paid)}`],
  ],
  [
    'a movement number is skipped',
    'I04',
    ({ refunded }) => [
      `update transfer set to_seq = to_seq + 1 where journal_id = ${settle(refunded)} and to_account like 'wallet%'`,
    ],
  ],
  [
    'an order is paid without money',
    'I06',
    ({ open }) => [`update orders set status = 1, paid_at = now() where id = '${open}'`],
  ],
  [
    'a paid order is put back to unpaid',
    'I06',
    ({ paid }) => [`update orders set status = 0, paid_at = null where id = '${paid}'`],
  ],
  [
    'an order is completed without release',
    'I07',
    ({ paid }) => [
      `update orders set status = 4, return_deadline = now(), released_at = now() where id = '${paid}'`,
    ],
  ],
  [
    'a release is reverted',
    'I07',
    ({ received }) => [`update orders set status = 3 where id = '${received}'`],
  ],
  [
    'a refund is marked without money',
    'I07',
    ({ paid }) => [
      `update orders set status = 6, status_before_refund = 1, refund_status = 2 where id = '${paid}'`,
    ],
  ],
  [
    'escrow is emptied into a fee',
    'I08',
    () => [
      `insert into journal (id, ref_kind, ref_id, slot, outcome, at) values ('j_theft', 'loan', 'none', 'settle', 'credited', now())`,
      `insert into transfer (journal_id, line, from_account, to_account, amount) values ('j_theft', 1, 'escrow::USDT', 'fee::USDT', 5)`,
    ],
  ],
  ['stock vanishes', 'I09', () => [`update sku set stock_on_hand = stock_on_hand - 1`]],
  [
    'stock is returned twice',
    'I09',
    ({ cancelled }) => [
      `update sku set stock_on_hand = stock_on_hand + (select quantity from order_line where order_id = '${cancelled}')`,
    ],
  ],
  ['a reservation is deleted', 'I10', ({ open }) => [`delete from stock_move where order_id = '${open}'`]],
  [
    'a cancelled order keeps its goods',
    'I10',
    ({ cancelled }) => [`delete from stock_move where order_id = '${cancelled}' and slot = 'return'`],
  ],
  [
    'the price of a line is edited',
    'I11',
    ({ paid }) => [
      `update order_line set price = price + 1, paid_price = paid_price + 1 where order_id = '${paid}'`,
    ],
  ],
  [
    'tax is skimmed in a release',
    'I16',
    ({ received }) => [
      `update transfer set to_account = 'fee::USDT' where journal_id = ${settle(received)} and to_account = 'tax::USDT'`,
    ],
  ],
  [
    'a release goes to another store',
    'I15',
    ({ received }) => [
      `insert into account (id, kind, owner_id, guarded, balance, seq) select 'merchant:' || store.id || ':USDT', 'merchant', store.id, true, 0, 0
       from store where store.id not in (select store_id from orders) limit 1`,
      `update transfer set to_account = (select account.id from account where kind = 'merchant' and seq = 0 limit 1)
       where journal_id = ${settle(received)} and to_account like 'merchant%'`,
    ],
  ],
  [
    'a refund goes to another buyer',
    'I15',
    ({ refunded, other }) => [
      `update transfer set to_account = 'wallet:${other}:USDT', to_seq = to_seq + 100 where journal_id = ${settle(refunded)} and to_account like 'wallet%'`,
    ],
  ],
  [
    'a buyer gets back more than agreed',
    'I16',
    ({ refunded }) => [`update orders set refund_amount = 9 where id = '${refunded}'`],
  ],
  [
    'another user gets the demo balance',
    'I14',
    ({ other }) => [`update journal set ref_id = 'u_nobody' where ref_id = '${other}'`],
  ],
  [
    'a step is missing in the timeline',
    'I18',
    ({ received }) => [`delete from order_log where order_id = '${received}' and step = 'paid'`],
  ],
  ['sold pieces are counted twice', 'I19', () => [`update store set sold = sold + 1`]],
  ['sold pieces are forgotten', 'I19', () => [`delete from sold_change`]],
];
