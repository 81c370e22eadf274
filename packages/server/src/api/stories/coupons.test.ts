import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { actAs } from '../../domain/audit/audit-log.ts';
import { createCoupon, type NewCoupon } from '../../domain/coupons/create-coupon.ts';
import { checkInvariants } from '../../domain/ledger/invariants.ts';
import { expireOrders } from '../../domain/orders/cancel.ts';
import { approveRefund } from '../../domain/orders/refunds/decide-refund.ts';
import { shipOrder } from '../../domain/orders/ship.ts';
import { setFreeDelivery } from '../../domain/stores/free-delivery.ts';
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

const DAY_MS = 86_400_000;
let serial = 0;

describe.each(STORY_DATABASES)('Coupons, on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let api: ApiCaller;
  let buyer: Buyer;
  let storeId: string;
  let orderInfo: string;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    api = createCaller(ctx);
  });
  beforeEach(async () => {
    buyer = await addBuyer(ctx);
    storeId = await addStore(ctx);
    const { goodsId } = await addGoods(ctx, storeId, { price: '20', stock: 100 });
    orderInfo = `${goodsId},-1,3`;
  });
  afterAll(async () => {
    expect(await checkInvariants(ctx.db)).toEqual([]);
    await database.close();
  });

  const office = () => actAs(ctx, { name: 'control' });
  /** Creates a store coupon of five dollars with a minimum of fifty, unless other terms are given. */
  async function offer(terms: Partial<NewCoupon> = {}): Promise<string> {
    const code = `CODE${(serial += 1)}`;
    const base = { code, storeId, minGoods: '50', startsInMs: -1000, endsInMs: DAY_MS };
    await createCoupon(office(), {
      ...base,
      ...(terms.percent === undefined && { amount: '5' }),
      ...terms,
    });
    return code;
  }
  const as = ({ token }: Buyer) => ({ token });
  const use = (code: string) => ({ orderInfo, coupons: `${storeId},${code}` });
  const quote = async (code?: string) => {
    const { stores } = await api.call('orderQuote', code ? use(code) : { orderInfo }, as(buyer));
    const [store] = stores;
    if (!store) throw new Error('The quote has no store');
    return store;
  };
  const place = async (code: string) => {
    const { orderList } = await api.call('orderSubmit', use(code), as(buyer));
    return orderList[0]?.orderId ?? '';
  };
  const stateOf = async (code: string) => {
    const { pageList } = await api.call('couponMine', {}, as(buyer));
    return pageList.find((coupon) => coupon.code === code)?.state;
  };
  const balanceOf = async (account: string) => {
    const { rows } = await ctx.db
      .selectFrom('account')
      .select('balance')
      .where('id', '=', account)
      .execute()
      .then((found) => ({ rows: found }));
    return Number(rows[0]?.balance ?? 0);
  };

  it('reduce the price of the goods by an amount or a share, but not tax, freight and fee', async () => {
    const plain = await quote();
    const amount = await quote(await offer());
    expect(amount).toMatchObject({ couponDiscount: 5, coupon: { discount: 5, problem: null } });
    expect(amount).toMatchObject({ tax: plain.tax, freight: plain.freight, serviceFee: plain.serviceFee });
    expect(amount.total).toBe(Math.round((plain.total - 5) * 100) / 100);
    expect((await quote(await offer({ percent: 10 }))).couponDiscount).toBe(6);
    expect((await quote(await offer({ percent: 10, maxDiscount: '4' }))).couponDiscount).toBe(4);
  });

  it('are claimed, used once, shown on the order, and written in any letter case', async () => {
    const code = await offer();
    const { pageList } = await api.call('couponList', { sellerId: storeId }, as(buyer));
    expect(pageList.map((coupon) => coupon.code)).toContain(code);
    expect(await api.call('couponClaim', { code: code.toLowerCase() }, as(buyer))).toMatchObject({
      ...{ code, amount: 5, claimed: 1, state: 0 },
    });
    expect(await stateOf(code)).toBe(0);
    const orderId = await place(code.toLowerCase());
    const { orderInfo: order } = await api.call('orderInfo', { orderId }, as(buyer));
    expect(order).toMatchObject({ couponCode: code, couponDiscount: 5 });
    expect(await stateOf(code)).toBe(1);
    expect(await api.refusal('orderSubmit', use(code), as(buyer))).toBe('couponAlreadyUsed');
  });

  it('have a reason if they cannot be used', async () => {
    const other = await addStore(ctx);
    const refused = [
      ['NOSUCHCODE', 'couponNotFound'],
      [await offer({ startsInMs: -2 * DAY_MS, endsInMs: -DAY_MS }), 'couponExpired'],
      [await offer({ startsInMs: DAY_MS, endsInMs: 2 * DAY_MS }), 'couponExpired'],
      [await offer({ storeId: other }), 'couponOtherStore'],
      [await offer({ minGoods: '60.01' }), 'couponBelowMinimum'],
    ] as const;
    for (const [code, problem] of refused) {
      const store = await quote(code);
      expect(store).toMatchObject({ couponDiscount: 0, coupon: { code, discount: 0, problem } });
      expect(await api.refusal('orderSubmit', use(code), as(buyer))).toBe(problem);
    }
    const elsewhere = { orderInfo, coupons: `${other},${await offer()}` };
    expect(await api.refusal('orderSubmit', elsewhere, as(buyer))).toBe('couponOtherStore');
    const twice = { orderInfo, coupons: `${use('AAAA').coupons},${storeId},BBBB` };
    expect(await api.refusal('orderSubmit', twice, as(buyer))).toBe('parameterError');
  });

  it('come back when an order is cancelled or expires before payment', async () => {
    const code = await offer({ totalLimit: 1 });
    const orderId = await place(code);
    await api.call('orderCancel', { orderId, returnReason: 0 }, as(buyer));
    expect(await stateOf(code)).toBe(0);
    await place(code);
    ctx.clock.advance(3 * 3_600_000);
    while ((await expireOrders(ctx)) > 0);
    expect(await stateOf(code)).toBe(0);
  });

  it('of a store reduce what the store receives; the mall pays its own', async () => {
    for (const [terms, received] of [
      [{}, 55],
      [{ storeId: undefined }, 60],
    ] as const) {
      const before = await balanceOf(`merchant:${storeId}:USDT`);
      const orderId = await place(await offer(terms));
      await api.call('orderPay', { orderId, safeword: FUND_PASSWORD }, as(buyer));
      await shipOrder(ctx, orderId, { carrier: 'Nordic Parcel', trackingNumber: 'NP1' });
      await writeSetting(ctx.db, 'order_return_days', '0');
      await api.call('orderReceipt', { orderId }, as(buyer));
      await writeSetting(ctx.db, 'order_return_days', null);
      expect((await balanceOf(`merchant:${storeId}:USDT`)) - before).toBe(received);
    }
  });

  it('are not paid out: a refund returns what the buyer paid', async () => {
    const wallet = () => balanceOf(`wallet:${buyer.id}:USDT`);
    const before = await wallet();
    const orderId = await place(await offer({ storeId: undefined }));
    await api.call('orderPay', { orderId, safeword: FUND_PASSWORD }, as(buyer));
    await api.call('orderReturns', { orderId, returnReason: 2 }, as(buyer));
    await approveRefund(ctx, orderId);
    expect(await wallet()).toBe(before);
  });

  it('with a limit of one apply to one of many concurrent orders', async () => {
    const code = await offer({ totalLimit: 1 });
    const buyers = [];
    for (let index = 0; index < 6; index += 1) buyers.push(await addBuyer(ctx));
    const answers = await Promise.all(
      [...buyers, ...buyers].map((caller) =>
        api.call('orderSubmit', use(code), as(caller)).then(
          () => 'placed',
          () => 'refused',
        ),
      ),
    );
    expect(answers.filter((answer) => answer === 'placed')).toHaveLength(1);
  });

  it('are created only with terms that leave something to pay, and with a code of their own', async () => {
    const code = await offer();
    const terms = { code, storeId, minGoods: '50', startsInMs: 0, endsInMs: DAY_MS };
    await expect(createCoupon(office(), { ...terms, amount: '5' })).rejects.toMatchObject({
      key: 'couponCodeTaken',
    });
    for (const wrong of [
      { amount: '50' },
      { percent: 10, amount: '5' },
      {},
      { amount: '5', endsInMs: -1 },
      { amount: '5', maxDiscount: '4' },
      { amount: '0' },
      { amount: '0.5', minGoods: '0.9' },
    ])
      await expect(createCoupon(office(), { ...terms, code: 'WRONG1', ...wrong })).rejects.toMatchObject({
        key: 'parameterError',
      });
    const foreign = actAs(ctx, { name: 'merchant', storeId: await addStore(ctx) });
    await expect(createCoupon(foreign, { ...terms, code: 'WRONG1', amount: '5' })).rejects.toMatchObject({
      key: 'storeNotFound',
    });
  });

  it('free delivery: an order that reaches the minimum of its store has no freight', async () => {
    expect(await quote()).not.toHaveProperty('freeDelivery');
    await setFreeDelivery(office(), storeId, '70');
    expect(await quote()).toMatchObject({ freight: 3, freeDelivery: { from: 70, missing: 10 } });
    await setFreeDelivery(office(), storeId, '60');
    const code = await offer();
    const free = await quote(code);
    expect(free).toMatchObject({ freight: 0, couponDiscount: 5, freeDelivery: { from: 60, missing: 0 } });
    const { orderList } = await api.call('orderSubmit', { ...use(code), total: free.total }, as(buyer));
    expect(orderList[0]).toMatchObject({ freight: 0, total: free.total });
  });
});
