import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { DATABASES } from '../../test-support/database/databases.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  openTestContext,
  PASSWORD,
  type Buyer,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { setSetting } from '../../test-support/fixtures/wallet.ts';
import { login } from '../accounts/login.ts';
import { register } from '../accounts/register.ts';
import { addAddress, listAddresses } from '../addresses/address-book.ts';
import { DomainError } from '../domain-error.ts';
import { checkInvariants } from '../ledger/invariants.ts';
import { readBalance } from '../wallet/balance.ts';
import { cancelOrder, expireOrders } from './cancel.ts';
import { payOrders } from './payment/pay-orders.ts';
import { readOrder } from './read-orders.ts';
import { receiveOrder } from './receive.ts';
import { requestRefund } from './refunds/request-refund.ts';
import { remindStore } from './remind.ts';
import { shipOrder } from './ship.ts';
import { submitOrders } from './submit.ts';

/** Runs all calls at once. Returns the number of successes and the error keys of the failures. */
async function race(
  runs: readonly (() => Promise<unknown>)[],
): Promise<{ won: number; refused: readonly string[] }> {
  const results = await Promise.allSettled(runs.map((run) => run()));
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  const strange = failures.find((failure) => !(failure instanceof DomainError));
  if (strange) throw strange;
  const refused = failures.flatMap((failure) => (failure instanceof DomainError ? [failure.key] : []));
  return { won: results.length - failures.length, refused: [...new Set(refused)].sort() };
}

const times = <T>(count: number, run: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => run(index));

describe.each(DATABASES)('Concurrent calls on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let buyer: Buyer;
  let storeId: string;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database, '100000');
    buyer = await addBuyer(ctx);
    storeId = await addStore(ctx);
  });
  afterAll(() => database.close());

  const place = async (payer: Buyer, goodsId: string, quantity = 1): Promise<string> => {
    const [order] = await submitOrders(ctx, {
      buyerId: payer.id,
      lang: 'en',
      items: [{ goodsId, skuId: null, quantity }],
    });
    return order?.id ?? '';
  };

  it('holds no more unpaid pieces of a variant for one buyer than the setting, however they are ordered', async () => {
    await setSetting(ctx, 'unpaid_pieces_max', '6');
    const [hoarder, other] = [await addBuyer(ctx), await addBuyer(ctx)];
    const { goodsId } = await addGoods(ctx, storeId, { stock: 100 });
    const first = await race(times(8, () => () => place(hoarder, goodsId, 2)));
    expect(first).toEqual({ won: 3, refused: ['submitWithOpenOrders'] });
    expect((await race([() => place(other, goodsId, 2)])).won).toBe(1);
    const orders = await ctx.db
      .selectFrom('orders')
      .select('id')
      .where('buyer_id', '=', hoarder.id)
      .execute();
    await cancelOrder(ctx, hoarder.id, orders[0]?.id ?? '', 0);
    expect((await race([() => place(hoarder, goodsId, 2)])).won).toBe(1);
    await setSetting(ctx, 'unpaid_pieces_max', '500');
  });

  it('holds no more unpaid pieces of all goods together for one buyer than the setting', async () => {
    await setSetting(ctx, 'unpaid_total_pieces_max', '6');
    const hoarder = await addBuyer(ctx);
    const shelf = await Promise.all(times(8, () => addGoods(ctx, storeId, { stock: 100 })));
    const taken = await race(
      shelf.map(
        ({ goodsId }) =>
          () =>
            place(hoarder, goodsId, 2),
      ),
    );
    expect(taken).toEqual({ won: 3, refused: ['submitWithOpenOrders'] });
    await setSetting(ctx, 'unpaid_total_pieces_max', '5000');
  });

  it('place ten orders when a hundred buyers submit for a stock of ten', async () => {
    const { goodsId } = await addGoods(ctx, storeId, { stock: 10 });
    const { won, refused } = await race(times(100, () => () => place(buyer, goodsId)));
    expect({ won, refused }).toEqual({ won: 10, refused: ['insufficientStock'] });
  });

  it('do not deadlock when baskets list the same goods in opposite order', async () => {
    const a = await addGoods(ctx, storeId, { stock: 500 });
    const b = await addGoods(ctx, storeId, { stock: 500 });
    const baskets = [
      [a, b],
      [b, a],
    ];
    const submit = (index: number) => () => {
      const items = (baskets[index % 2] ?? []).map(({ goodsId }) => ({ goodsId, skuId: null, quantity: 1 }));
      return submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items });
    };
    expect((await race(times(60, submit))).won).toBe(60);
  });

  it('place one order when one form is sent twenty times', async () => {
    const { goodsId } = await addGoods(ctx, storeId);
    const form = {
      buyerId: buyer.id,
      lang: 'en',
      items: [{ goodsId, skuId: null, quantity: 2 }],
      token: 'sub_5f3c9a7e41d2',
    };
    const answers = await Promise.all(times(20, () => submitOrders(ctx, form)));
    expect(new Set(answers.flat().map(({ id }) => id)).size).toBe(1);
    const other = { ...form, items: [{ goodsId, skuId: null, quantity: 3 }] };
    await expect(submitOrders(ctx, other)).rejects.toMatchObject({ key: 'duplicateSubmission' });
  });

  it('charge an order once when it is paid twenty times', async () => {
    const payer = await addBuyer(ctx);
    const { goodsId } = await addGoods(ctx, storeId, { price: '100', taxRate: '0' });
    const order = await place(payer, goodsId);
    const { won, refused } = await race(
      times(20, () => () => payOrders(ctx, payer.id, [order], FUND_PASSWORD)),
    );
    expect(won).toBe(1);
    expect(['frequentOperation', 'orderAlreadyPaid']).toEqual(expect.arrayContaining([...refused]));
    expect(Number(await readBalance(ctx, payer.id))).toBe(100_000 - 103);
  });

  it('refuse payments beyond the balance, which never falls below zero', async () => {
    const payer = await addBuyer({ ...ctx, demoBonus: '500' });
    const { goodsId } = await addGoods(ctx, storeId, { price: '97', taxRate: '0', stock: 100 });
    const orders: string[] = [];
    for (let count = 0; count < 8; count += 1) orders.push(await place(payer, goodsId));
    await race(orders.map((order) => () => payOrders(ctx, payer.id, [order], FUND_PASSWORD)));
    for (const order of orders) await race([() => payOrders(ctx, payer.id, [order], FUND_PASSWORD)]);
    expect(Number(await readBalance(ctx, payer.id))).toBe(0);
  });

  it('let one of payment, cancellation and expiry succeed', async () => {
    const { goodsId } = await addGoods(ctx, storeId, { stock: 200 });
    for (let round = 0; round < 10; round += 1) {
      const order = await place(buyer, goodsId);
      await ctx.db
        .updateTable('orders')
        .set({ pay_deadline: new Date(0) })
        .where('id', '=', order)
        .execute();
      const late = { ...ctx, clock: { ...ctx.clock, now: ctx.clock.now } };
      await race([
        () => payOrders(ctx, buyer.id, [order], FUND_PASSWORD),
        () => cancelOrder(ctx, buyer.id, order, 0),
        () => expireOrders(late),
        () => expireOrders(late),
      ]);
      expect((await readOrder(ctx, buyer.id, order)).status).toBe(-1);
    }
    for (let round = 0; round < 10; round += 1) {
      const order = await place(buyer, goodsId);
      const { won } = await race([
        () => payOrders(ctx, buyer.id, [order], FUND_PASSWORD),
        () => cancelOrder(ctx, buyer.id, order, 0),
      ]);
      expect(won).toBe(1);
    }
  });

  it('let one of shipment and refund succeed, and release the money once for ten receipts', async () => {
    const { goodsId } = await addGoods(ctx, storeId, { stock: 200 });
    for (let round = 0; round < 5; round += 1) {
      const order = await place(buyer, goodsId);
      await payOrders(ctx, buyer.id, [order], FUND_PASSWORD);
      const { won } = await race([
        () => shipOrder(ctx, order, { carrier: 'Nordic Parcel', trackingNumber: 'NP1' }),
        () => requestRefund(ctx, buyer.id, order, { reason: 2 }),
      ]);
      expect(won).toBe(1);
      const receipts = await race(times(10, () => () => receiveOrder(ctx, buyer.id, order)));
      expect(receipts.won).toBeLessThanOrEqual(1);
    }
  });

  it('pay a new store when its first parcels are all received at once', async () => {
    const newStore = await addStore(ctx);
    const { goodsId } = await addGoods(ctx, newStore, { price: '10', stock: 50 });
    const orders: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      const order = await place(buyer, goodsId);
      await payOrders(ctx, buyer.id, [order], FUND_PASSWORD);
      await shipOrder(ctx, order, { carrier: 'Nordic Parcel', trackingNumber: `NP${count}` });
      orders.push(order);
    }
    const { won } = await race(orders.map((order) => () => receiveOrder(ctx, buyer.id, order)));
    expect(won).toBe(6);
  });

  it('remind a store once when a buyer sends fifty reminders', async () => {
    const { goodsId } = await addGoods(ctx, storeId);
    const order = await place(buyer, goodsId);
    await payOrders(ctx, buyer.id, [order], FUND_PASSWORD);
    const { won, refused } = await race(times(50, () => () => remindStore(ctx, buyer.id, order)));
    expect({ won, refused }).toEqual({ won: 1, refused: ['alreadyReminded'] });
  });

  it('create one account for fifty registrations of one name', async () => {
    const registration = { username: 'crowd@example.com', password: PASSWORD, by: 'email' } as const;
    const { won, refused } = await race(times(50, () => () => register(ctx, registration)));
    expect(won).toBe(1);
    expect(['duplicateUsername', 'frequentOperation']).toEqual(expect.arrayContaining([...refused]));
  });

  it('evaluate three of two hundred password guesses', async () => {
    const payer = await addBuyer(ctx);
    let evaluated = 0;
    const passwords = {
      ...ctx.passwords,
      verify: (...guess: Parameters<typeof ctx.passwords.verify>) => (
        (evaluated += 1),
        ctx.passwords.verify(...guess)
      ),
    };
    await race(times(200, () => () => login({ ...ctx, passwords }, payer.username, 'Wrong-guess')));
    expect(evaluated).toBeLessThanOrEqual(3);
  });

  it('keep six addresses when ten more are added', async () => {
    const address = {
      isDefault: true,
      contacts: 'A',
      phone: '44 7700900123',
      email: '',
      postcode: '',
      country: 'Norway',
      province: '',
      city: '',
      address: 'Street 1',
      country_id: 578,
      province_id: 0,
      city_id: 0,
    };
    const payer = await addBuyer(ctx);
    await race(times(10, () => () => addAddress(ctx, payer.id, address)));
    const book = await listAddresses(ctx, payer.id);
    expect(book).toHaveLength(6);
    expect(book.filter(({ is_default }) => is_default)).toHaveLength(1);
  });

  it('break no invariant', async () => {
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });
});
