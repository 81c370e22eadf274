/** Coupons that the mall makes at the desk and stores make in their zone, and what buyers get for them. */
import type { InputOf } from '@openmall/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { checkInvariants } from '../../domain/ledger/invariants.ts';
import { ONE_DATABASE } from '../../test-support/database/databases.ts';
import {
  addMerchant,
  addStaff,
  type TestMerchant,
  type TestStaff,
} from '../../test-support/fixtures/staff.ts';
import {
  addBuyer,
  addGoods,
  openTestContext,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { callApi, callOk } from '../../test-support/http/call.ts';
import { callOffice, refusalOf } from '../../test-support/http/office-caller.ts';
import { type App, createApp } from '../app/create-app.ts';

type Draft = InputOf<'deskCouponSave'>;

const DAY_MS = 86_400_000;
let serial = 0;

describe.each([ONE_DATABASE])('Coupons of the back office on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  let person: TestStaff;
  let merchant: TestMerchant;
  let other: TestMerchant;
  let orderInfo: string;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    app = createApp({ ctx });
    person = await addStaff(ctx, app, ['coupons:act', 'audit:see']);
    [merchant, other] = [await addMerchant(ctx, app), await addMerchant(ctx, app)];
    const { goodsId } = await addGoods(ctx, merchant.storeId, { price: '20', stock: 100 });
    orderInfo = `${goodsId},-1,3`;
  });
  beforeEach(() => ctx.clock.advance(1000));
  afterAll(async () => {
    expect(await checkInvariants(ctx.db)).toEqual([]);
    await database.close();
  });

  const now = () => ctx.clock.at().getTime();
  const draft = (terms: Partial<Draft> = {}): Draft => ({
    code: `MALL${(serial += 1)}`,
    ...(terms.percent === undefined && { amount: 5 }),
    minGoods: 50,
    startsAt: now(),
    endsAt: now() + DAY_MS,
    userLimit: 1,
    ...terms,
  });
  const save = (input: Draft) => callOffice(app, 'deskCouponSave', input, person.token);
  const refusal = (input: Draft) => refusalOf(app, 'deskCouponSave', input, person.token);
  const list = async (input: InputOf<'deskCouponList'> = {}) =>
    (await callOffice(app, 'deskCouponList', { pageSize: 100, ...input }, person.token)).pageList;
  const find = async (code: string) => (await list({ keyword: code })).find((row) => row.code === code);
  const order = async (code: string, token?: string) => {
    const input = { orderInfo, coupons: `${merchant.storeId},${code}` };
    return callApi(app, 'orderSubmit', input, token ?? (await addBuyer(ctx)).token);
  };
  const offered = async () =>
    (await callOk(app, 'couponList', { pageSize: 100 })).pageList.map(({ code }) => code);
  const actionsOn = async (subjectId: string) => {
    const { pageList } = await callOffice(app, 'deskAuditList', { subjectId }, person.token);
    return pageList.map(({ act, actorKind }) => [act, actorKind]);
  };

  it('are offered to buyers in any store, and paid for by the mall', async () => {
    const { couponId } = await save(draft({ code: 'spring5' }));
    expect(await offered()).toContain('SPRING5');
    expect((await order('SPRING5')).error).toBeUndefined();
    expect(await find('SPRING5')).toMatchObject({
      ...{ storeId: null, amount: 5, used: 1, discounted: 5, isFixed: true, state: 'running', version: 1 },
    });
    const used = await ctx.db
      .selectFrom('orders')
      .select('coupon_payer')
      .where('coupon_id', '=', couponId)
      .execute();
    expect(used).toEqual([{ coupon_payer: 'mall' }]);
    expect(await actionsOn(couponId)).toEqual([['saveCoupon', 'staff']]);
  });

  it('change in every way until an order uses them, then in their end and limits alone', async () => {
    const base = draft({ code: 'CHANGE1', totalLimit: 5, userLimit: 2 });
    const { couponId } = await save(base);
    const share = { ...base, code: 'CHANGE2', percent: 10, maxDiscount: 4, amount: undefined };
    await save({ ...share, couponId, version: 1 });
    ctx.clock.advance(1000);
    const { token } = await addBuyer(ctx);
    for (let use = 0; use < 2; use += 1) expect((await order('CHANGE2', token)).error).toBeUndefined();
    const kept = { ...share, couponId, version: 2 };
    const changes: readonly Partial<Draft>[] = [
      { code: 'CHANGE3' },
      { percent: 20 },
      { maxDiscount: 3 },
      { minGoods: 40 },
      { startsAt: base.startsAt + 1 },
      { endsAt: base.startsAt + 500 },
      { totalLimit: 1 },
      { userLimit: 1 },
    ];
    for (const change of changes)
      expect([change, await refusal({ ...kept, ...change })]).toEqual([change, 'couponInUse']);
    await save({ ...kept, endsAt: base.endsAt + DAY_MS, totalLimit: 2 });
    expect(await find('CHANGE2')).toMatchObject({ state: 'usedUp', used: 2, version: 3 });
    expect((await order('CHANGE2')).error).toBe('couponUsedUp');
    expect(await refusal(kept)).toBe('changedMeanwhile');
  });

  it('are not saved with terms that contradict each other, or a code that is taken', async () => {
    const wrong: readonly Partial<Draft>[] = [
      { amount: 50 },
      { amount: 5, percent: 10 },
      { amount: undefined },
      { maxDiscount: 3 },
      { endsAt: now() },
      { minGoods: 0 },
    ];
    for (const terms of wrong)
      expect([terms, await refusal({ ...draft(), ...terms })]).toEqual([terms, 'parameterError']);
    await save(draft({ code: 'TAKEN1' }));
    expect(await refusal(draft({ code: 'taken1' }))).toBe('couponCodeTaken');
  });

  it('end at once, and are removed before they begin', async () => {
    const { couponId } = await save(draft({ code: 'ENDS1' }));
    const end = (id: string) => callOffice(app, 'deskCouponEnd', { couponId: id }, person.token);
    expect((await order('ENDS1')).error).toBeUndefined();
    ctx.clock.advance(1000);
    await end(couponId);
    await end(couponId);
    expect(await offered()).not.toContain('ENDS1');
    expect((await order('ENDS1')).error).toBe('couponExpired');
    expect(await find('ENDS1')).toMatchObject({ state: 'ended', used: 1 });
    expect(await actionsOn(couponId)).toEqual([
      ['endCoupon', 'staff'],
      ['saveCoupon', 'staff'],
    ]);
    const later = await save(draft({ code: 'LATER1', startsAt: now() + DAY_MS, endsAt: now() + 2 * DAY_MS }));
    expect(await find('LATER1')).toMatchObject({ state: 'scheduled' });
    await end(later.couponId);
    expect(await find('LATER1')).toBeUndefined();
  });

  it('are made by stores for their own goods, and ended by the store or the mall', async () => {
    const ofStore = (input: Draft, { officeToken }: TestMerchant) =>
      callOffice(app, 'merchantCouponSave', input, officeToken);
    const terms = draft({ code: 'STORE10', percent: 10 });
    const { couponId } = await ofStore(terms, merchant);
    expect((await order('STORE10')).error).toBeUndefined();
    expect(await find('STORE10')).toMatchObject({ storeId: merchant.storeId, percent: 10, discounted: 6 });
    const mine = await callOffice(app, 'merchantCouponList', {}, merchant.officeToken);
    expect(mine.pageList.map(({ code }) => code)).toEqual(['STORE10']);
    expect((await callOffice(app, 'merchantCouponList', {}, other.officeToken)).pageList).toEqual([]);
    const change = { ...terms, couponId, version: 1 };
    expect(await refusalOf(app, 'merchantCouponSave', change, other.officeToken)).toBe('recordNotFound');
    expect(await refusalOf(app, 'merchantCouponEnd', { couponId }, other.officeToken)).toBe('recordNotFound');
    expect(await refusal(change)).toBe('recordNotFound');
    const mall = await save(draft());
    expect(await refusalOf(app, 'merchantCouponEnd', mall, merchant.officeToken)).toBe('recordNotFound');
    const second = await ofStore(draft(), merchant);
    await callOffice(app, 'deskCouponEnd', { couponId: second.couponId }, person.token);
    await callOffice(app, 'merchantCouponEnd', { couponId }, merchant.officeToken);
    expect(await actionsOn(couponId)).toEqual([
      ['endCoupon', 'merchant'],
      ['saveCoupon', 'merchant'],
    ]);
    expect(await actionsOn(second.couponId)).toEqual([
      ['endCoupon', 'staff'],
      ['saveCoupon', 'merchant'],
    ]);
  });

  it('are listed by state, payer and words', async () => {
    const codes = async (input: InputOf<'deskCouponList'>) => (await list(input)).map(({ code }) => code);
    const endsAt = now() + 1000;
    await save(draft({ code: 'LIST1', endsAt }));
    await callOffice(app, 'merchantCouponSave', draft({ code: 'LIST2', endsAt }), merchant.officeToken);
    expect(await codes({ keyword: 'list' })).toEqual(['LIST2', 'LIST1']);
    expect(await codes({ keyword: 'list', payer: 'mall' })).toEqual(['LIST1']);
    expect(await codes({ keyword: 'list', payer: 'store', state: 'running' })).toEqual(['LIST2']);
    expect(await codes({ keyword: 'list', state: 'ended' })).toEqual([]);
    ctx.clock.advance(1000);
    expect(await codes({ keyword: 'list', state: 'ended' })).toEqual(['LIST2', 'LIST1']);
  });
});
