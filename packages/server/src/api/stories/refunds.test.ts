import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { actAs } from '../../domain/audit/audit-log.ts';
import { createCoupon } from '../../domain/coupons/create-coupon.ts';
import { readSalesByDay } from '../../domain/sales-by-day.ts';
import { addSoldChanges } from '../../domain/inventory/sold-figures.ts';
import { checkInvariants } from '../../domain/ledger/invariants.ts';
import { releaseHeldMoney } from '../../domain/orders/deadlines/return-deadlines.ts';
import { approveRefund, rejectRefund } from '../../domain/orders/refunds/decide-refund.ts';
import { shipOrder } from '../../domain/orders/ship.ts';
import { readStoreFigures } from '../../domain/stores/store-figures.ts';
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
import { setSetting } from '../../test-support/fixtures/wallet.ts';
import { type ApiCaller, createCaller } from '../../test-support/http/api-caller.ts';

const DAY_MS = 86_400_000;
const cents = (dollars: number) => Math.round(dollars * 100);

describe.each(STORY_DATABASES)('Refunds, on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let api: ApiCaller;
  let buyer: Buyer;
  let storeId: string;
  let lamp: string;
  let teapot: string;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    api = createCaller(ctx);
    await setSetting(ctx, 'order_service_fee_rate', '0.0133');
  });
  beforeEach(async () => {
    buyer = await addBuyer(ctx);
    storeId = await addStore(ctx);
    lamp = (await addGoods(ctx, storeId, { price: '33.33', stock: 100 })).goodsId;
    teapot = (await addGoods(ctx, storeId, { price: '64', stock: 100 })).goodsId;
  });
  afterAll(async () => {
    expect(await checkInvariants(ctx.db)).toEqual([]);
    await database.close();
  });

  const as = () => ({ token: buyer.token });
  const balance = async () => cents((await api.call('walletGetUsdt', {}, as())).money);
  const info = async (orderId: string) => (await api.call('orderInfo', { orderId }, as())).orderInfo;
  const balanceOf = async (account: string) => {
    const rows = await ctx.db.selectFrom('account').select('balance').where('id', '=', account).execute();
    return cents(Number(rows[0]?.balance ?? 0));
  };
  const received = async (account: string) => {
    const rows = await ctx.db
      .selectFrom('transfer')
      .select('amount')
      .where('to_account', '=', account)
      .execute();
    return rows.reduce((sum, { amount }) => sum + cents(Number(amount)), 0);
  };
  const stockOf = async (goodsId: string) => {
    const { stock_on_hand: stock } = await ctx.db
      .selectFrom('sku')
      .select('stock_on_hand')
      .where('goods_id', '=', goodsId)
      .executeTakeFirstOrThrow();
    return stock;
  };
  const soldOf = async (goodsId: string) => {
    await addSoldChanges(ctx);
    const found = ctx.db.selectFrom('goods').select('sold').where('id', '=', goodsId);
    return (await found.executeTakeFirstOrThrow()).sold;
  };
  /** Three lamps and a teapot, paid. */
  const buy = async (coupons?: string) => {
    const orderInfo = `${lamp},-1,3,${teapot},-1,1`;
    const { orderList } = await api.call('orderSubmit', { orderInfo, ...(coupons && { coupons }) }, as());
    const [order] = orderList;
    if (!order) throw new Error('Nothing was ordered');
    await api.call('orderPay', { orderId: order.orderId, safeword: FUND_PASSWORD }, as());
    return { orderId: order.orderId, total: cents(order.total ?? 0), tax: cents(order.tax) };
  };
  const ask = (orderId: string, lines?: string) =>
    api.call('orderReturns', { orderId, returnReason: 2, ...(lines && { lines }) }, as());
  const finish = async (orderId: string) => {
    await shipOrder(ctx, orderId, { carrier: 'Nordic Parcel', trackingNumber: 'NP1' });
    await api.call('orderReceipt', { orderId }, as());
    const { held } = await readStoreFigures(ctx, storeId);
    expect(Number(held)).toBeGreaterThan(0);
    ctx.clock.advance(14 * DAY_MS);
    await releaseHeldMoney(ctx);
  };

  it('pay back named pieces with their share, and let the rest ship, be received and reviewed', async () => {
    const { orderId, total } = await buy();
    const lines = `${lamp},-1,1`;
    const quote = await api.call('orderRefundQuote', { orderId, lines }, as());
    expect(quote).toMatchObject({ isWhole: 0, goodsTotal: 33.33, restPieces: 3 });
    expect(cents(quote.total) + cents(quote.restTotal)).toBe(total);
    const before = await balance();
    await api.call('orderReturns', { orderId, returnReason: 2, lines, money: quote.total }, as());
    expect(await info(orderId)).toMatchObject({ status: 6, returnStatus: 1, refundAmount: quote.total });
    await approveRefund(ctx, orderId);

    expect(await balance()).toBe(before + cents(quote.total));
    expect(await info(orderId)).toMatchObject({ status: 1, returnStatus: 2, refundedTotal: quote.total });
    const { pageList } = await api.call('orderListGoods', { orderId }, as());
    expect(pageList.map(({ refundedNum }) => refundedNum)).toEqual([1, 0]);
    expect([await stockOf(lamp), await stockOf(teapot)]).toEqual([98, 99]);
    const { days } = await readSalesByDay(ctx, storeId);
    expect(days.map(({ orders, sum }) => [orders, cents(Number(sum))]).at(-1)).toEqual([1, 13_066]);
    const held = async () => cents(Number((await readStoreFigures(ctx, storeId)).held));
    expect(await held()).toBe(13_066);
    expect([await soldOf(lamp), await soldOf(teapot)]).toEqual([2, 1]);
    await finish(orderId);
    expect(await held()).toBe(0);
    const evaluationAdds = [lamp, teapot].map((sellerGoodsId) => ({
      sellerGoodsId,
      evaluationType: 1 as const,
      rating: 5 as const,
      content: 'Good.',
    }));
    await api.call('evaluationAddList', { orderId, evaluationAdds }, as());
    expect(await info(orderId)).toMatchObject({ status: 5 });
  });

  it('leave tax, freight and fee with their accounts for what was kept', async () => {
    const before = await Promise.all(['tax::USDT', 'freight::USDT', 'fee::USDT'].map(received));
    const { orderId, total } = await buy();
    await ask(orderId, `${lamp},-1,2`);
    await approveRefund(ctx, orderId);
    const { refunds = [], ...order } = await info(orderId);
    const [refund] = refunds;
    await finish(orderId);
    const after = await Promise.all(['tax::USDT', 'freight::USDT', 'fee::USDT'].map(received));
    const kept = after.map((sum, index) => sum - (before[index] ?? 0));
    expect(kept).toEqual([
      cents(order.tax) - cents(refund?.tax ?? 0),
      cents(order.freight ?? 0) - cents(refund?.freight ?? 0),
      cents(order.serviceFee ?? 0) - cents(refund?.serviceFee ?? 0),
    ]);
    expect(kept.every((sum) => sum > 0)).toBe(true);
    const toStore = await balanceOf(`merchant:${storeId}:USDT`);
    expect(toStore).toBe(cents(33.33) + cents(64));
    expect(toStore + kept.reduce((sum, part) => sum + part, 0)).toBe(total - cents(refund?.total ?? 0));
  });

  it('add up to the whole order to the cent, in any number of requests', async () => {
    const start = await balance();
    const { orderId } = await buy();
    for (const lines of [`${lamp},-1,1`, `${lamp},-1,1`, `${teapot},-1,1`]) {
      await ask(orderId, lines);
      await approveRefund(ctx, orderId);
      expect(await info(orderId)).toMatchObject({ status: 1, returnStatus: 2 });
    }
    await ask(orderId);
    await approveRefund(ctx, orderId);
    expect(await balance()).toBe(start);
    const order = await info(orderId);
    expect(order).toMatchObject({ status: 6, returnStatus: 2, refundedTotal: order.total });
    expect(order.refunds?.map(({ isWhole }) => isWhole)).toEqual([0, 0, 0, 1]);
    expect(await api.refusal('orderReturns', { orderId, returnReason: 1 }, as())).toBe('orderNotRefundable');
    expect([await soldOf(lamp), await soldOf(teapot)]).toEqual([0, 0]);
    expect(await stockOf(lamp)).toBe(100);
  });

  it.each(['store', 'mall'] as const)('keep the share of a coupon of the %s', async (payer) => {
    const code = `REFUND${payer.toUpperCase()}${Date.now()}`;
    await createCoupon(actAs(ctx, { name: 'control' }), {
      ...{ code, amount: '10', minGoods: '50', startsInMs: -1000, endsInMs: DAY_MS, totalLimit: 10 },
      ...(payer === 'store' && { storeId }),
    });
    const { orderId } = await buy(`${storeId},${code}`);
    await ask(orderId, `${teapot},-1,1`);
    await approveRefund(ctx, orderId);
    const [refund] = (await info(orderId)).refunds ?? [];
    // 64 of 163.99 dollars.
    expect(refund).toMatchObject({ goodsTotal: 64, couponDiscount: 3.91 });
    await finish(orderId);
    const kept = cents(99.99) - (payer === 'store' ? cents(6.09) : 0);
    expect(await balanceOf(`merchant:${storeId}:USDT`)).toBe(kept);
  });

  it('go on after a refusal, which tells why, and can be asked for again', async () => {
    const { orderId } = await buy();
    await ask(orderId, `${teapot},-1,1`);
    await rejectRefund(ctx, orderId, 'It is packed.');
    const order = await info(orderId);
    expect(order).toMatchObject({ status: 1, returnStatus: 3, refundedTotal: 0 });
    expect(order.refunds).toMatchObject([{ state: 3, answer: 'It is packed.', isWhole: 0 }]);
    await ask(orderId, `${lamp},-1,3`);
    await approveRefund(ctx, orderId);
    await finish(orderId);
    const review = (sellerGoodsId: string) =>
      ({ orderId, sellerGoodsId, evaluationType: 1, rating: 5, content: 'Good.' }) as const;
    expect(await api.refusal('evaluationAdd', review(lamp), as())).toBe('goodsNotFound');
    await api.call('evaluationAdd', review(teapot), as());
    expect(await info(orderId)).toMatchObject({ status: 5 });
  });

  it('refuse other goods, too many pieces, and amounts that nobody was shown', async () => {
    const { orderId, total } = await buy();
    const refused = (params: { lines?: string; money?: number }) =>
      api.refusal('orderReturns', { orderId, returnReason: 2, ...params }, as());
    const other = (await addGoods(ctx, storeId)).goodsId;
    expect(await refused({ lines: `${other},-1,1` })).toBe('goodsNotFound');
    expect(await refused({ lines: `${lamp},-1,4` })).toBe('refundPiecesTooMany');
    expect(await refused({ lines: `${lamp},-1,2,${lamp},-1,2` })).toBe('refundPiecesTooMany');
    expect(await refused({ money: 1 })).toBe('refundAmountChanged');
    expect(await refused({ lines: `${lamp},-1,1`, money: 33.33 })).toBe('refundAmountChanged');
    expect(await refused({ money: (total + 1) / 100 })).toBe('refundAmountTooHigh');
    expect(await info(orderId)).toMatchObject({ status: 1, returnStatus: 0, refunds: [] });
    await ask(orderId, `${lamp},-1,2`);
    await approveRefund(ctx, orderId);
    expect(await refused({ lines: `${lamp},-1,2` })).toBe('refundPiecesTooMany');
  });

  it('are for the whole order where an existing client names the price of the goods', async () => {
    const { orderId, total } = await buy();
    const before = await balance();
    const { prizeReal } = await info(orderId);
    await api.call('orderReturns', { orderId, returnReason: 2, money: prizeReal }, as());
    await approveRefund(ctx, orderId);
    expect(await balance()).toBe(before + total);
    expect(await info(orderId)).toMatchObject({ status: 6, returnStatus: 2 });
  });
});
