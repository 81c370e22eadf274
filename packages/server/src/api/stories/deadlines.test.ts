import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../db/database.ts';
import { checkInvariants } from '../../domain/ledger/invariants.ts';
import { approveByDefault } from '../../domain/orders/deadlines/approve-by-default.ts';
import { receiveByDefault } from '../../domain/orders/deadlines/receive-by-default.ts';
import { releaseHeldMoney } from '../../domain/orders/deadlines/return-deadlines.ts';
import { remindBuyers } from '../../domain/orders/deadlines/remind-buyers.ts';
import { remindStores } from '../../domain/orders/deadlines/remind-stores.ts';
import { reportStop, shipOrder } from '../../domain/orders/ship.ts';
import { writeSetting } from '../../domain/settings/settings.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  type Buyer,
  FUND_PASSWORD,
  openTestContext,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { type ApiCaller, createCaller } from '../../test-support/http/api-caller.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe.each(STORY_DATABASES)('Orders that nobody acts on, on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let api: ApiCaller;
  let buyer: Buyer;
  let goodsId: string;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    api = createCaller(ctx);
  });
  beforeEach(async () => {
    buyer = await addBuyer(ctx);
    goodsId = (await addGoods(ctx, await addStore(ctx), { price: '20', stock: 100 })).goodsId;
  });
  afterAll(async () => {
    expect(await checkInvariants(ctx.db)).toEqual([]);
    await database.close();
  });

  const as = () => ({ token: buyer.token });
  const info = async (orderId: string) => (await api.call('orderInfo', { orderId }, as())).orderInfo;
  const balance = async () => (await api.call('walletGetUsdt', {}, as())).money;
  const stepsOf = async (orderId: string) =>
    (await api.call('orderLogList', { orderId }, as())).map(({ state }) => state);
  const pay = async () => {
    const { orderList } = await api.call('orderSubmit', { orderInfo: `${goodsId},-1,2` }, as());
    const orderId = orderList[0]?.orderId ?? '';
    await api.call('orderPay', { orderId, safeword: FUND_PASSWORD }, as());
    return orderId;
  };
  const deliver = async () => {
    const orderId = await pay();
    await shipOrder(ctx, orderId, { carrier: 'Nordic Parcel', trackingNumber: 'NP1' });
    await reportStop(ctx, orderId, 'delivered');
    return orderId;
  };
  const inDays = (at: number | null | undefined, from: number) => ((at ?? 0) - from) / DAY_MS;
  const now = async () => {
    const { rows } = await sql<{ at: Date }>`select ${ctx.clock.now()} as at`.execute(ctx.db);
    return rows[0]?.at.getTime() ?? 0;
  };

  it('count as received ten days after delivery', async () => {
    const orderId = await deliver();
    const { receiptDeadline } = await info(orderId);
    expect(inDays(receiptDeadline, await now())).toBe(10);
    ctx.clock.advance(10 * DAY_MS - 1000);
    expect(await receiveByDefault(ctx)).toBe(0);
    ctx.clock.advance(1000);
    expect(await receiveByDefault(ctx)).toBe(1);
    expect(await receiveByDefault(ctx)).toBe(0);
    expect(await info(orderId)).toMatchObject({ status: 4, receiptDeadline: null });
    expect((await stepsOf(orderId)).at(-1)).toBe(17);
  });

  it('are not received while the carrier has not delivered', async () => {
    const orderId = await pay();
    await shipOrder(ctx, orderId, { carrier: 'Nordic Parcel', trackingNumber: 'NP1' });
    expect(await info(orderId)).toMatchObject({ status: 3, receiptDeadline: null });
    ctx.clock.advance(20 * DAY_MS);
    expect(await receiveByDefault(ctx)).toBe(0);
  });

  it('are refunded three days after a request that the store leaves undecided', async () => {
    const before = await balance();
    const orderId = await pay();
    await api.call('orderReturns', { orderId, returnReason: 2, lines: `${goodsId},-1,1` }, as());
    const { refundDeadline, refundAmount } = await info(orderId);
    expect(inDays(refundDeadline, await now())).toBe(3);
    const paid = await balance();
    ctx.clock.advance(3 * DAY_MS);
    expect(await approveByDefault(ctx)).toBe(1);
    expect(await balance()).toBeCloseTo(paid + (refundAmount ?? 0), 2);
    expect(await balance()).toBeLessThan(before);
    const order = await info(orderId);
    expect(order).toMatchObject({ status: 1, returnStatus: 2, refundDeadline: null });
    expect(order.refunds).toMatchObject([{ state: 2, byDefault: 1 }]);
    expect((await stepsOf(orderId)).at(-1)).toBe(18);
  });

  it('are refunded whole at once where the store has not shipped in seven days', async () => {
    const before = await balance();
    const orderId = await pay();
    expect(inDays((await info(orderId)).shipDeadline, await now())).toBe(7);
    ctx.clock.advance(7 * DAY_MS);
    await api.call('orderReturns', { orderId, returnReason: 1, lines: `${goodsId},-1,1` }, as());
    expect(await info(orderId)).toMatchObject({ status: 6, returnStatus: 1 });
    ctx.clock.advance(3 * DAY_MS);
    await approveByDefault(ctx);
    await api.call('orderReturns', { orderId, returnReason: 1 }, as());
    expect(await info(orderId)).toMatchObject({ status: 6, returnStatus: 2, shipDeadline: null });
    expect(await balance()).toBe(before);
    expect((await stepsOf(orderId)).slice(-2)).toEqual([8, 18]);
  });

  it('remind the buyer of each date once, by mail', async () => {
    await remindBuyers(ctx);
    await ctx.db
      .updateTable('user_account')
      .set({ email_verified: true })
      .where('id', '=', buyer.id)
      .execute();
    const [delivered, requested, unshipped] = [await deliver(), await pay(), await pay()];
    await api.call('orderReturns', { orderId: requested, returnReason: 2 }, as());
    expect(await remindBuyers(ctx)).toBe(0);
    ctx.clock.advance(2 * DAY_MS);
    expect([await remindBuyers(ctx), await remindBuyers(ctx)]).toEqual([1, 0]);
    ctx.clock.advance(5 * DAY_MS);
    expect([await remindBuyers(ctx), await remindBuyers(ctx)]).toEqual([1, 0]);
    ctx.clock.advance(2 * DAY_MS);
    expect([await remindBuyers(ctx), await remindBuyers(ctx)]).toEqual([1, 0]);
    const numberOf = async (orderId: string) => (await info(orderId)).number ?? '';
    const sent = await ctx.db
      .selectFrom('outbox')
      .select('body')
      .where('recipient', '=', buyer.username)
      .orderBy('id', 'desc')
      .limit(3)
      .execute();
    const numbers = await Promise.all([delivered, unshipped, requested].map(numberOf));
    expect(sent.map(({ body }) => numbers.filter((number) => body?.includes(number)))).toEqual(
      numbers.map((number) => [number]),
    );
  });

  it('remind the owner of the store once, a day before each date', async () => {
    const owner = await addBuyer(ctx);
    await ctx.db
      .updateTable('user_account')
      .set({ email_verified: true })
      .where('id', '=', owner.id)
      .execute();
    goodsId = (await addGoods(ctx, await addStore(ctx, owner.id), { price: '20', stock: 100 })).goodsId;
    const [unshipped, requested] = [await pay(), await pay()];
    await api.call('orderReturns', { orderId: requested, returnReason: 2 }, as());
    expect(await remindStores(ctx)).toBe(0);
    ctx.clock.advance(2 * DAY_MS);
    expect([await remindStores(ctx), await remindStores(ctx)]).toEqual([1, 0]);
    ctx.clock.advance(4 * DAY_MS);
    expect([await remindStores(ctx), await remindStores(ctx)]).toEqual([1, 0]);
    const sent = await ctx.db
      .selectFrom('outbox')
      .select(['subject', 'body'])
      .where('recipient', '=', owner.username)
      .orderBy('id')
      .execute();
    const numberOf = async (orderId: string) => (await info(orderId)).number ?? '';
    expect(sent.map(({ subject }) => subject)).toEqual([
      `Please decide about the refund of order ${await numberOf(requested)}`,
      `Please ship order ${await numberOf(unshipped)} of your store`,
    ]);
  });

  it('do not hold each other up: one that fails is logged and skipped', async () => {
    ctx.clock.advance(30 * DAY_MS);
    await receiveByDefault(ctx);
    ctx.clock.advance(30 * DAY_MS);
    await releaseHeldMoney(ctx);
    buyer = await addBuyer(ctx);
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const orders = [await deliver(), await deliver(), await deliver()].toSorted();
    const broken = orders[0] ?? '';
    // Its money was booked, but that was not written down.
    await ctx.db
      .insertInto('journal')
      .values({
        ...{ id: `j_${broken}`, ref_kind: 'order', ref_id: broken, slot: 'settle', outcome: 'released' },
        at: ctx.clock.now(),
      })
      .execute();
    ctx.clock.advance(10 * DAY_MS);
    expect(await receiveByDefault(ctx)).toBe(3);
    ctx.clock.advance(14 * DAY_MS);
    expect(await releaseHeldMoney(ctx)).toBe(2);
    expect(log.mock.calls.map(([message]) => String(message))).toEqual([expect.stringContaining(broken)]);
    log.mockRestore();
    await ctx.db.deleteFrom('journal').where('id', '=', `j_${broken}`).execute();
    expect(await releaseHeldMoney(ctx)).toBe(1);
  });

  it('keep the date that a buyer was shown when the setting changes, and refuse days out of bounds', async () => {
    const orderId = await deliver();
    const { receiptDeadline } = await info(orderId);
    await writeSetting(ctx.db, 'order_receipt_days', '30');
    expect((await info(orderId)).receiptDeadline).toBe(receiptDeadline);
    expect(inDays((await info(await deliver())).receiptDeadline, await now())).toBe(30);
    await writeSetting(ctx.db, 'order_receipt_days', null);
    for (const value of ['0', '91', '1.5', '-1', 'ten', ''])
      await expect(writeSetting(ctx.db, 'order_receipt_days', value)).rejects.toThrow('parameterError');
  });
});
