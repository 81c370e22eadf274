import type { OfficeCouponRow } from '@openmall/sdk/desk';
import { describe, expect, it } from 'vitest';
import { couponFields, type CouponValues, draftOf, valuesOf } from './coupon-values.ts';

const ROW: OfficeCouponRow = {
  id: 'cp_trail',
  code: 'TRAIL10',
  storeId: null,
  storeName: null,
  amount: null,
  percent: 10,
  maxDiscount: 15,
  minGoods: 50,
  startsAt: 1_773_451_613_123,
  endsAt: 1_776_043_613_456,
  totalLimit: null,
  userLimit: 1,
  used: 3,
  discounted: 30,
  isFixed: true,
  state: 'running',
  version: 4,
};

async function problemsOf(change: Partial<CouponValues>): Promise<readonly string[]> {
  const values = { ...valuesOf(undefined), code: 'HELLO5', amount: '5', minGoods: '30', ...change };
  const found = await couponFields.validate(values, { abortEarly: false }).catch((error: unknown) => error);
  return (found as { readonly errors?: readonly string[] }).errors ?? [];
}

describe('The form of a coupon', () => {
  it('sends back what it read, to the millisecond', () => {
    expect(draftOf(valuesOf(ROW), ROW)).toEqual({
      couponId: 'cp_trail',
      version: 4,
      ...{ code: 'TRAIL10', percent: 10, maxDiscount: 15, minGoods: 50, userLimit: 1 },
      ...{ startsAt: ROW.startsAt, endsAt: ROW.endsAt },
    });
  });

  it('sends only what belongs to the chosen kind of discount', () => {
    const typed = { ...valuesOf(undefined), code: ' hello5 ', amount: '5', percent: '20', minGoods: '30' };
    expect(draftOf(typed, undefined)).toMatchObject({ code: 'HELLO5', amount: 5 });
    expect(draftOf(typed, undefined)).not.toHaveProperty('percent');
    expect(draftOf({ ...typed, kind: 'percent' }, undefined)).not.toHaveProperty('amount');
  });

  it('accepts a coupon that makes sense', async () => {
    expect(await problemsOf({})).toEqual([]);
    expect(await problemsOf({ kind: 'percent', amount: '', percent: '90' })).toEqual([]);
  });

  it.each([
    [{ code: 'NO' }, 'coupons.codeHint'],
    [{ amount: '30' }, 'coupons.amountForm'],
    [{ amount: '0' }, 'goods.priceForm'],
    [{ amount: '1.234' }, 'goods.priceForm'],
    [{ minGoods: '0.5', amount: '0.2' }, 'coupons.minForm'],
    [{ kind: 'percent', percent: '91' }, 'discounts.percentForm'],
    [{ totalLimit: '0' }, 'goods.piecesForm'],
    [{ userLimit: '' }, 'form.required'],
    [{ startsAt: '2026-01-02T00:00', endsAt: '2026-01-01T00:00' }, 'content.datesForm'],
  ])('says what is wrong with %j', async (change, problem) => {
    expect(await problemsOf(change)).toEqual([problem]);
  });
});
