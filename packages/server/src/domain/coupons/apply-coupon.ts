import { isGreater, times, truncateCents } from '../money/exact.ts';
import type { ChosenCoupon, CouponProblem } from './choose-coupons.ts';
import type { Coupon } from './coupon-rows.ts';

/** The effect of a coupon on an order, in dollars. A coupon with a problem has no discount and no id. */
export interface AppliedCoupon {
  readonly couponId: string | null;
  readonly code: string;
  /** Whether the store pays for it, rather than the mall. */
  readonly isOfStore: boolean;
  readonly discount: string;
  readonly problem: CouponProblem | null;
}

/** The discount of a coupon on goods that reach its minimum. It is always less than they cost. */
function discountOf(
  { amount, percent, maxDiscount }: Pick<Coupon, 'amount' | 'percent' | 'maxDiscount'>,
  goods: string,
): string {
  if (amount !== null) return amount;
  const share = truncateCents(times(times(goods, percent ?? 0), '0.01'));
  return maxDiscount !== null && isGreater(share, maxDiscount) ? maxDiscount : share;
}

/** Applies the chosen coupon of a store to its goods, which cost `goods` after discount. */
export function applyCoupon({ coupon, code, problem: known }: ChosenCoupon, goods: string): AppliedCoupon {
  const isBelow = coupon !== undefined && isGreater(coupon.minGoods, goods);
  const problem = known ?? (isBelow ? 'couponBelowMinimum' : null);
  if (!coupon || problem) return { couponId: null, code, isOfStore: false, discount: '0', problem };
  const isOfStore = coupon.storeId !== null;
  return { couponId: coupon.id, code, isOfStore, discount: discountOf(coupon, goods), problem: null };
}
