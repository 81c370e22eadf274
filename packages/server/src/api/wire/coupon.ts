import type { Coupon, CouponState } from '@openmall/sdk';
import type { CouponChoice } from '../../domain/coupons/choose-coupons.ts';
import type { Coupon as CouponRow } from '../../domain/coupons/coupon-rows.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { dollars, optionalDollars } from './money.ts';

/**
 * Parses comma-separated pairs of store and code. The contract's pattern has been checked before.
 *
 * @throws DomainError with `parameterError` if a store is named twice.
 */
export function parseCoupons(text: string | undefined): readonly CouponChoice[] {
  if (text === undefined || text === '') return [];
  const parts = text.split(',');
  const choices = Array.from({ length: parts.length / 2 }, (_, index) => ({
    storeId: parts[index * 2] ?? '',
    code: (parts[index * 2 + 1] ?? '').toUpperCase(),
  }));
  if (new Set(choices.map(({ storeId }) => storeId)).size < choices.length)
    throw new DomainError('parameterError', { parameter: { field: 'coupons', rule: 'items' } });
  return choices;
}

function stateOf({ usedByBuyer, userLimit, isCurrent, used, totalLimit }: CouponRow): CouponState {
  if (usedByBuyer >= userLimit) return 1;
  return isCurrent && (totalLimit === null || used < totalLimit) ? 0 : 2;
}

export const showCoupon = (coupon: CouponRow): Coupon => ({
  id: coupon.id,
  code: coupon.code,
  sellerId: coupon.storeId,
  sellerName: coupon.storeName,
  amount: optionalDollars(coupon.amount),
  percent: coupon.percent,
  maxDiscount: optionalDollars(coupon.maxDiscount),
  minGoods: dollars(coupon.minGoods),
  startTime: coupon.startsAt.getTime(),
  endTime: coupon.endsAt.getTime(),
  claimed: coupon.isClaimed ? 1 : 0,
  state: stateOf(coupon),
});
