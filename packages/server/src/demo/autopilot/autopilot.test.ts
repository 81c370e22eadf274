import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { checkInvariants } from '../../domain/ledger/invariants.ts';
import { expireOrders } from '../../domain/orders/cancel.ts';
import { payOrders } from '../../domain/orders/payment/pay-orders.ts';
import { readOrder, readTimeline } from '../../domain/orders/read-orders.ts';
import { requestRefund } from '../../domain/orders/refunds/request-refund.ts';
import { submitOrders } from '../../domain/orders/submit.ts';
import { readBalance } from '../../domain/wallet/balance.ts';
import { DATABASES } from '../../test-support/database/databases.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  openTestContext,
  type Buyer,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { playRound } from './autopilot.ts';

const STEP_MS = 5_000;
const MINUTE_MS = 60_000;

describe.each(DATABASES)('Orders over time on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let buyer: Buyer;
  let goodsId: string;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    buyer = await addBuyer(ctx);
    ({ goodsId } = await addGoods(ctx, await addStore(ctx), { stock: 10 }));
  });
  afterAll(() => database.close());

  const place = async (): Promise<string> => {
    const items = [{ goodsId, skuId: null, quantity: 2 }];
    const [order] = await submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items });
    return order?.id ?? '';
  };
  const onHand = async () =>
    (
      await ctx.db
        .selectFrom('sku')
        .select('stock_on_hand')
        .where('goods_id', '=', goodsId)
        .executeTakeFirstOrThrow()
    ).stock_on_hand;

  it('an unpaid order is cancelled at its deadline, and its stock is returned', async () => {
    const order = await place();
    expect(await onHand()).toBe(8);
    ctx.clock.advance(30 * MINUTE_MS - 1);
    expect(await expireOrders(ctx)).toBe(0);
    ctx.clock.advance(1);
    await expect(payOrders(ctx, buyer.id, [order], FUND_PASSWORD)).rejects.toMatchObject({
      key: 'orderAlreadyCancelled',
    });
    expect(await expireOrders(ctx)).toBe(1);
    expect(await expireOrders(ctx)).toBe(0);
    expect(await readOrder(ctx, buyer.id, order)).toMatchObject({ status: -1, cancel_reason: null });
    expect(await onHand()).toBe(10);
  });

  it('the autopilot does one step at a time, and leaves the receipt to the buyer', async () => {
    const order = await place();
    await payOrders(ctx, buyer.id, [order], FUND_PASSWORD);
    ctx.clock.advance(STEP_MS - 1);
    expect(await playRound(ctx, STEP_MS)).toBe(0);
    for (let step = 0; step < 6; step += 1) {
      ctx.clock.advance(STEP_MS);
      expect(await playRound(ctx, STEP_MS)).toBe(1);
      expect(await playRound(ctx, STEP_MS)).toBe(0);
    }
    ctx.clock.advance(STEP_MS);
    expect(await playRound(ctx, STEP_MS)).toBe(0);
    const { order: delivered, steps } = await readTimeline(ctx, buyer.id, order);
    expect(delivered).toMatchObject({ status: 3, last_step: 'delivered' });
    // The number begins with the initials of its carrier.
    const initials = (delivered.carrier ?? '').split(' ').map(([letter]) => letter);
    expect(delivered.tracking_number?.slice(0, 2)).toBe(initials.slice(0, 2).join(''));
    expect(steps.at(-1)?.detail).toBe('London, United Kingdom');
  });

  it('the autopilot approves a refund', async () => {
    const before = await readBalance(ctx, buyer.id);
    const order = await place();
    await payOrders(ctx, buyer.id, [order], FUND_PASSWORD);
    await requestRefund(ctx, buyer.id, order, { reason: 2 });
    ctx.clock.advance(STEP_MS);
    expect(await playRound(ctx, STEP_MS)).toBe(1);
    expect(await readOrder(ctx, buyer.id, order)).toMatchObject({ status: 6, refund_status: 2 });
    expect(await readBalance(ctx, buyer.id)).toBe(before);
  });

  it('the autopilot rejects a refund whose detail contains “refuse”, and ships the order', async () => {
    const order = await place();
    await payOrders(ctx, buyer.id, [order], FUND_PASSWORD);
    await requestRefund(ctx, buyer.id, order, { reason: 2, detail: 'Please refuse this one.' });
    ctx.clock.advance(STEP_MS);
    await playRound(ctx, STEP_MS);
    expect(await readOrder(ctx, buyer.id, order)).toMatchObject({ status: 1, refund_status: 3 });
    ctx.clock.advance(STEP_MS);
    await playRound(ctx, STEP_MS);
    expect(await readOrder(ctx, buyer.id, order)).toMatchObject({ status: 3, refund_status: 3 });
  });

  it('all invariants hold', async () => {
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });
});
