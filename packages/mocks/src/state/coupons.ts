/** The coupons of the mall and of its stores. */
import type { CouponProblem } from '@openmall/sdk';
import type { Account, OrderLine } from './account.ts';
import type { Mall } from './mall.ts';
import { priceLines } from './price.ts';

const DAY_MS = 86_400_000;

/** Either `cents` or `percent` is set. Each buyer may use a coupon once. */
export interface StoredCoupon {
  readonly id: string;
  readonly code: string;
  /** Undefined for a coupon of the mall. */
  readonly storeId: string | undefined;
  readonly cents: number | undefined;
  readonly percent: number | undefined;
  readonly maxCents: number | undefined;
  readonly minCents: number;
  readonly startsAt: number;
  readonly endsAt: number;
}

const TERMS = [
  { code: 'WELCOME5', store: undefined, cents: 500, percent: undefined, maxCents: undefined, minCents: 3000 },
  { code: 'TAKE10', store: 0, cents: undefined, percent: 10, maxCents: 1500, minCents: 4000 },
  { code: 'SAVE8', store: 1, cents: 800, percent: undefined, maxCents: undefined, minCents: 6000 },
] as const;

export const couponsOf = ({ stores, openedAt }: Mall): readonly StoredCoupon[] =>
  TERMS.map(({ store, ...terms }, index) => ({
    ...terms,
    id: `cp_${terms.code.toLowerCase()}`,
    storeId: store === undefined ? undefined : stores[store]?.listing.id,
    startsAt: openedAt - DAY_MS,
    endsAt: openedAt + (7 + index) * DAY_MS,
  }));

export const isUsed = ({ orders }: Account, { code }: StoredCoupon): boolean =>
  orders.some((order) => order.couponCode === code && order.status !== -1);

export interface AppliedCoupon {
  readonly code: string;
  readonly cents: number;
  readonly problem: CouponProblem | null;
}

function problemOf(
  mall: Mall,
  account: Account,
  coupon: StoredCoupon | undefined,
  storeId: string,
): CouponProblem | null {
  if (!coupon) return 'couponNotFound';
  if (coupon.storeId !== undefined && coupon.storeId !== storeId) return 'couponOtherStore';
  if (isUsed(account, coupon)) return 'couponAlreadyUsed';
  return mall.now() >= coupon.endsAt ? 'couponExpired' : null;
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
  const taken = new Set<string>();
  const applied = new Map<string, AppliedCoupon>();
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const [storeId = '', text = ''] = parts.slice(index, index + 2);
    const code = text.toUpperCase();
    const coupon = coupons.find((offered) => offered.code === code);
    const isTaken = taken.has(code);
    const problem = isTaken ? 'couponAlreadyUsed' : problemOf(mall, account, coupon, storeId);
    taken.add(code);
    const { itemsCents, discountCents } = priceLines(stores.get(storeId) ?? []);
    applied.set(storeId, applyCoupon(itemsCents - discountCents, code, coupon, problem));
  }
  return applied;
}
