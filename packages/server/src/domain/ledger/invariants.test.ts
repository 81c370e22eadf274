import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/open-database.ts';
import { DATABASES } from '../../testing/databases.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  openTestMall,
  type TestMall,
} from '../../testing/test-mall.ts';
import { cancelOrder } from '../orders/cancel.ts';
import { payOrders } from '../orders/pay.ts';
import { receiveOrder } from '../orders/receive.ts';
import { approveRefund, requestRefund } from '../orders/refund.ts';
import { shipOrder } from '../orders/ship.ts';
import { submitOrders } from '../orders/submit.ts';
import { checkInvariants } from './invariants.ts';

type Cast = {
  readonly open: string;
  readonly paid: string;
  readonly received: string;
  readonly refunded: string;
  readonly cancelled: string;
};

/** Orders in every state that money or goods can be lost from. */
async function playCast(mall: TestMall): Promise<Cast & { readonly other: string }> {
  const buyer = await addBuyer(mall);
  const other = await addBuyer(mall);
  const { goodsId } = await addGoods(mall, await addStore(mall), { stock: 100 });
  await addStore(mall);
  const place = async (): Promise<string> => {
    const [order] = await submitOrders(mall, {
      buyerId: buyer.id,
      lang: 'en',
      items: [{ goodsId, skuId: null, quantity: 2 }],
    });
    return order?.id ?? '';
  };
  const open = await place();
  const cancelled = await place();
  await cancelOrder(mall, buyer.id, cancelled, 0);
  const [paid, received, refunded] = [await place(), await place(), await place()];
  await payOrders(mall, buyer.id, [paid, received, refunded], FUND_PASSWORD);
  await shipOrder(mall, received, { carrier: 'Nordic Parcel', trackingNumber: 'NP1' });
  await receiveOrder(mall, buyer.id, received);
  await requestRefund(mall, buyer.id, refunded, { reason: 2, amount: '10' });
  await approveRefund(mall, refunded);
  return { open, paid, received, refunded, cancelled, other: other.id };
}

type Corruption = readonly [
  what: string,
  caughtBy: string,
  statements: (cast: Cast & { readonly other: string }) => readonly string[],
];

const settle = (order: string) => `(select id from journal where ref_id = '${order}' and slot = 'settle')`;
const charge = (order: string) => `(select id from journal where ref_id = '${order}' and slot = 'charge')`;

const CORRUPTIONS: readonly Corruption[] = [
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
  ['a transfer is deleted', 'I05', ({ paid }) => [`delete from transfer where journal_id = ${charge(paid)}`]],
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
    ({ paid }) => [`update orders set status = 4 where id = '${paid}'`],
  ],
  [
    'a release is forgotten',
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
  ['a reservation is forgotten', 'I10', ({ open }) => [`delete from stock_move where order_id = '${open}'`]],
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
    'somebody else is given the demo balance',
    'I14',
    ({ other }) => [`update journal set ref_id = 'u_nobody' where ref_id = '${other}'`],
  ],
  [
    'a step is missing in the trail',
    'I18',
    ({ received }) => [`delete from order_log where order_id = '${received}' and step = 'paid'`],
  ],
  ['pieces sold are forgotten', 'I19', () => [`update store set sold = 0`]],
];

const ILLEGAL: readonly (readonly [what: string, statement: string])[] = [
  ['a wallet below zero', `update account set balance = -1 where kind = 'wallet'`],
  ['a balance that is no number', `update account set balance = 'NaN' where kind = 'wallet'`],
  ['an endless balance', `update account set balance = 'Infinity' where kind = 'wallet'`],
  ['a balance on an account that keeps none', `update account set balance = 1 where kind = 'escrow'`],
  [
    'a debt below nothing',
    `insert into account (id, kind, owner_id, guarded, balance) values ('loan_debt:x:USDT', 'loan_debt', 'x', true, 1)`,
  ],
  ['a transfer of nothing', `update transfer set amount = 0`],
  ['a transfer of less than nothing', `update transfer set amount = -1`],
  ['a transfer that is no number', `update transfer set amount = 'NaN'`],
  ['a transfer to oneself', `update transfer set to_account = from_account`],
  [
    'a second charge of an order',
    `insert into journal select 'j_x', ref_kind, ref_id, slot, outcome, at from journal where slot = 'charge' limit 1`,
  ],
  ['stock below zero', `update sku set stock_on_hand = -1`],
  ['a total that does not add up', `update orders set total = total + 1`],
  ['a discount above the goods', `update orders set discount = items + 1, total = freight + tax + fee - 1`],
  ['a state that does not exist', `update orders set status = 7`],
  ['501 pieces in a line', `update order_line set quantity = 501`],
  ['a refund above what was paid', `update orders set refund_amount = total + 1`],
  ['a line that reserves twice', `insert into stock_move select * from stock_move limit 1`],
];

/** Runs statements in a transaction that never ends well, so that the next case finds a sound ledger. */
async function inVain(
  mall: TestMall,
  statements: readonly string[],
  look: (mall: TestMall) => Promise<void>,
): Promise<void> {
  const undo = new Error('undo');
  const spoiled = mall.db.transaction().execute(async (tx) => {
    for (const statement of statements) await sql.raw(statement).execute(tx);
    await look({ ...mall, db: tx });
    throw undo;
  });
  await expect(spoiled).rejects.toBe(undo);
}

describe.each(DATABASES)('The invariants on $name', ({ open }) => {
  let database: OpenDatabase;
  let mall: TestMall;
  let cast: Awaited<ReturnType<typeof playCast>>;
  beforeAll(async () => {
    database = await open();
    mall = openTestMall(database);
    cast = await playCast(mall);
  });
  afterAll(() => database.close());

  it('hold for orders in every state', async () => {
    expect(await checkInvariants(mall.db)).toEqual([]);
  });

  it.each(CORRUPTIONS)('notice that %s (%s)', async (_what, caughtBy, statements) => {
    await inVain(mall, statements(cast), async (spoiled) => {
      const breaches = await checkInvariants(spoiled.db);
      expect(breaches.map(({ name }) => name)).toContain(caughtBy);
    });
  });

  it.each(ILLEGAL)('need not notice %s, which the database refuses', async (_what, statement) => {
    await expect(sql.raw(statement).execute(mall.db)).rejects.toMatchObject({
      code: expect.stringMatching(/^2[23]/),
    });
  });
});
