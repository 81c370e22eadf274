import {
  couponClaim,
  couponList,
  createTransport,
  headerAndBodyEncoding,
  type InputOf,
  orderCancel,
  orderQuote,
  orderSubmit,
} from '@openmall/sdk';
import { deskCouponEnd, deskCouponList, deskCouponSave } from '@openmall/sdk/desk';
import { dataSchemas } from '@openmall/sdk/desk/schemas';
import { merchantCouponEnd, merchantCouponList, merchantCouponSave } from '@openmall/sdk/merchant';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMocks } from '../create-mocks.ts';
import { createMswHandlers } from '../msw-handlers.ts';
import { unitCents } from '../state/stock.ts';
import { refusalOf } from '../tests/refusal-of.ts';
import { createOfficeHandlers } from './office-handlers.ts';

type Draft = InputOf<'deskCouponSave'>;

const DAY_MS = 86_400_000;
const mocks = createMocks();
const storeId = mocks.mall.stores[0]?.listing.id ?? '';
const server = setupServer(...createMswHandlers(mocks), ...createOfficeHandlers(mocks, { storeId }));
beforeAll(() => server.listen());
afterEach(() => mocks.reset());
afterAll(() => server.close());

const transportOf = (getToken: () => string | undefined) =>
  createTransport({ baseUrl: 'http://mall.test', getToken, encoding: headerAndBodyEncoding });
const office = transportOf(() => 'office');
const buyer = transportOf(() => mocks.session?.token);

const draft = (terms: Partial<Draft> = {}): Draft => ({
  ...{ code: 'SPRING5', minGoods: 1.01, userLimit: 1 },
  ...(terms.percent === undefined && { amount: 1 }),
  startsAt: mocks.mall.now() - DAY_MS,
  endsAt: mocks.mall.now() + DAY_MS,
  ...terms,
});
const save = (terms?: Partial<Draft>) => deskCouponSave(office, draft(terms));
const refused = (terms: Partial<Draft>) => refusalOf(save(terms));
const rowOf = async (code: string) =>
  (await deskCouponList(office, { keyword: code })).pageList.find((row) => row.code === code);
const offered = async () => (await buyer.call(couponList, {})).pageList.map(({ code }) => code);

/** An order of the store that names a coupon. */
function basket(code: string) {
  const goods = mocks.mall.goods.find(({ store }) => store.listing.id === storeId);
  const sku = goods?.skus.find(({ stock }) => stock > goods.listing.buyMin);
  if (!goods || !sku) throw new Error('The store has no goods');
  expect(unitCents(sku, 1)).toBeGreaterThan(101);
  const orderInfo = `${goods.listing.id},${sku.id},${goods.listing.buyMin}`;
  return { orderInfo, coupons: `${storeId},${code}` };
}
const order = async (code: string) => (await buyer.call(orderSubmit, basket(code))).orderList[0]?.id ?? '';
const problemOf = async (code: string) =>
  (await buyer.call(orderQuote, basket(code))).stores[0]?.coupon?.problem;

describe('Coupons of the mocked back office', () => {
  it('are those that buyers see, in a list that fits the contract', async () => {
    const all = await deskCouponList(office);
    expect(dataSchemas.deskCouponList.safeParse(all).error).toBeUndefined();
    expect(all.pageList.map(({ code }) => code)).toEqual(expect.arrayContaining(await offered()));
    const { pageList } = await merchantCouponList(office);
    expect(pageList.map(({ storeId: payer }) => payer)).toEqual([storeId]);
    const ofMall = await deskCouponList(office, { payer: 'mall', state: 'running' });
    expect(ofMall.pageList.every((row) => row.storeId === null && row.state === 'running')).toBe(true);
  });

  it('are used by buyers as soon as they are saved, and show what they cost', async () => {
    await save({ code: 'spring5', totalLimit: 1 });
    expect(await offered()).toContain('SPRING5');
    await buyer.call(couponClaim, { code: 'SPRING5' });
    const orderId = await order('SPRING5');
    expect(await rowOf('SPRING5')).toMatchObject({ used: 1, discounted: 1, isFixed: true, state: 'usedUp' });
    expect(await offered()).not.toContain('SPRING5');
    expect(await problemOf('SPRING5')).toBe('couponAlreadyUsed');
    await buyer.call(orderCancel, { orderId, returnReason: 0 });
    expect(await rowOf('SPRING5')).toMatchObject({ used: 0, discounted: 0, isFixed: true, state: 'running' });
  });

  it('change in every way until an order uses them, then in their end and limits alone', async () => {
    const { couponId } = await save({ code: 'CHANGE1' });
    const kept = draft({ code: 'CHANGE2', percent: 10, maxDiscount: 3, userLimit: 2, totalLimit: 3 });
    await save({ ...kept, couponId, version: 1 });
    for (let use = 0; use < 2; use += 1) {
      await order('CHANGE2');
      mocks.passTime(1000);
    }
    const changes: readonly Partial<Draft>[] = [
      { code: 'CHANGE3' },
      { percent: 20 },
      { maxDiscount: 2 },
      { minGoods: 2 },
      { startsAt: kept.startsAt + 1 },
      { endsAt: kept.startsAt + 1 },
      { totalLimit: 1 },
      { userLimit: 1 },
    ];
    for (const change of changes)
      expect([change, await refused({ ...kept, couponId, version: 2, ...change })]).toEqual([
        change,
        'couponInUse',
      ]);
    await save({ ...kept, couponId, version: 2, endsAt: kept.endsAt + DAY_MS, totalLimit: 2 });
    expect(await rowOf('CHANGE2')).toMatchObject({ state: 'usedUp', used: 2, version: 3 });
    expect(await refused({ ...kept, couponId, version: 2 })).toBe('changedMeanwhile');
  });

  it('are refused with terms that contradict each other, or a code that is taken', async () => {
    const wrong: readonly Partial<Draft>[] = [
      { amount: 1.01 },
      { percent: 10, amount: 1 },
      { amount: undefined },
      { maxDiscount: 1 },
      { endsAt: mocks.mall.now() - DAY_MS },
    ];
    for (const terms of wrong) expect([terms, await refused(terms)]).toEqual([terms, 'parameterError']);
    expect(await refused({ code: 'welcome5' })).toBe('couponCodeTaken');
  });

  it('end at once, and are removed before they begin', async () => {
    const { couponId } = await save();
    await deskCouponEnd(office, { couponId });
    await deskCouponEnd(office, { couponId });
    expect(await rowOf('SPRING5')).toMatchObject({ state: 'ended' });
    expect(await problemOf('SPRING5')).toBe('couponExpired');
    const now = mocks.mall.now();
    const later = await save({ code: 'LATER1', startsAt: now + DAY_MS, endsAt: now + 2 * DAY_MS });
    expect(await rowOf('LATER1')).toMatchObject({ state: 'scheduled' });
    expect(await problemOf('LATER1')).toBe('couponExpired');
    await deskCouponEnd(office, later);
    expect(await rowOf('LATER1')).toBeUndefined();
  });

  it('of others do not exist for a store; the desk may only end them', async () => {
    const { couponId } = await save();
    expect(await refusalOf(merchantCouponEnd(office, { couponId }))).toBe('recordNotFound');
    const change = draft({ couponId, version: 1 });
    expect(await refusalOf(merchantCouponSave(office, change))).toBe('recordNotFound');
    const own = await merchantCouponSave(office, draft({ code: 'OWN1' }));
    expect(await rowOf('OWN1')).toMatchObject({ storeId });
    expect(await refused({ code: 'OWN1', ...own })).toBe('recordNotFound');
    await deskCouponEnd(office, own);
    expect(await rowOf('OWN1')).toMatchObject({ state: 'ended' });
  });
});
