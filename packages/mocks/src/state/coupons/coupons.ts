/** What the coupons of the mall and of its stores are worth to buyers. */
import type { CouponProblem } from '@openmall/sdk';
import type { Account, Order, OrderLine } from '../account.ts';
import type { Mall } from '../mall.ts';
import { priceLines } from '../price.ts';
import type { StoredCoupon } from './stored-coupons.ts';

/** Those that end soonest come first. */
export const couponsOf = ({ coupons }: Mall): readonly StoredCoupon[] =>
  coupons.toSorted((left, right) => left.endsAt - right.endsAt);

const usesIn = ({ orders }: Account, { code }: StoredCoupon): readonly Order[] =>
  orders.filter(({ couponCode, status }) => couponCode === code && status !== -1);

/** All orders with a coupon, also those that gave it back. */
export const ordersWith = ({ accounts }: Mall, { code }: StoredCoupon): readonly Order[] =>
  [...accounts.values()].flatMap(({ orders }) => orders.filter(({ couponCode }) => couponCode === code));

/** The orders that use a coupon. One that is cancelled before payment gives it back. */
export const usesOf = (mall: Mall, coupon: StoredCoupon): readonly Order[] =>
  ordersWith(mall, coupon).filter(({ status }) => status !== -1);

/** Whether the buyer has used it as often as one buyer may. */
export const isUsed = (account: Account, coupon: StoredCoupon): boolean =>
  usesIn(account, coupon).length >= coupon.userLimit;

/** Whether `more` orders and another one may use it, of any buyer. */
export const hasUsesLeft = (mall: Mall, coupon: StoredCoupon, more = 0): boolean =>
  usesOf(mall, coupon).length + more < (coupon.totalLimit ?? Infinity);

const isCurrent = ({ now }: Mall, { startsAt, endsAt }: StoredCoupon): boolean =>
  startsAt <= now() && endsAt > now();

/** Whether it is valid now and has uses left. */
export const isOffered = (mall: Mall, coupon: StoredCoupon): boolean =>
  isCurrent(mall, coupon) && hasUsesLeft(mall, coupon);

/** Why a coupon can't be used by one more order of the buyer; `more` counts orders that are about to use it. */
export function problemOf(
  mall: Mall,
  account: Account,
  coupon: StoredCoupon | undefined,
  more = 0,
): CouponProblem | null {
  if (!coupon) return 'couponNotFound';
  if (usesIn(account, coupon).length + more >= coupon.userLimit) return 'couponAlreadyUsed';
  if (!isCurrent(mall, coupon)) return 'couponExpired';
  return hasUsesLeft(mall, coupon, more) ? null : 'couponUsedUp';
}

export interface AppliedCoupon {
  readonly code: string;
  readonly cents: number;
  readonly problem: CouponProblem | null;
}

function applyCoupon(
  goodsCents: number,
  code: string,
  coupon: StoredCoupon | undefined,
  known: CouponProblem | null,
): AppliedCoupon {
  const problem = known ?? (coupon && goodsCents < coupon.minCents ? 'couponBelowMinimum' : null);
  if (!coupon || problem) return { code, cents: 0, problem };
  const share = Math.floor((goodsCents * (coupon.percent ?? 0)) / 100);
  return { code, cents: coupon.cents ?? Math.min(share, coupon.maxCents ?? share), problem: null };
}

/** Applies the coupons that are named as `store,code` pairs to the lines of each store. */
export function applyCoupons(
  mall: Mall,
  account: Account,
  stores: ReadonlyMap<string, readonly OrderLine[]>,
  choices = '',
): ReadonlyMap<string, AppliedCoupon> {
  const parts = choices === '' ? [] : choices.split(',');
  const coupons = couponsOf(mall);
  const taken = new Map<string, number>();
  const applied = new Map<string, AppliedCoupon>();
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const [storeId = '', text = ''] = parts.slice(index, index + 2);
    const code = text.toUpperCase();
    const coupon = coupons.find((offered) => offered.code === code);
    const isForeign = coupon?.storeId !== undefined && coupon.storeId !== storeId;
    const more = taken.get(code) ?? 0;
    const problem = isForeign ? 'couponOtherStore' : problemOf(mall, account, coupon, more);
    if (problem === null) taken.set(code, more + 1);
    const { itemsCents, discountCents } = priceLines(stores.get(storeId) ?? []);
    applied.set(storeId, applyCoupon(itemsCents - discountCents, code, coupon, problem));
  }
  return applied;
}
