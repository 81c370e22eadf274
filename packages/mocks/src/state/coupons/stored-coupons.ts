/** Coupons as the mall keeps them, and those that it opens with. */
import type { StockedStore } from '../stock.ts';

const DAY_MS = 86_400_000;

/** Either `cents` or `percent` is set. */
export interface CouponTerms {
  /** In capitals. */
  readonly code: string;
  readonly cents: number | undefined;
  readonly percent: number | undefined;
  readonly maxCents: number | undefined;
  readonly minCents: number;
  readonly startsAt: number;
  readonly endsAt: number;
  /** How many orders may use it in all; undefined for any number. */
  readonly totalLimit: number | undefined;
  /** How many orders of one buyer may use it. */
  readonly userLimit: number;
}

export interface StoredCoupon extends CouponTerms {
  readonly id: string;
  /** Undefined for a coupon of the mall. */
  readonly storeId: string | undefined;
  readonly version: number;
}

const OFFERS = [
  { code: 'WELCOME5', store: undefined, cents: 500, percent: undefined, maxCents: undefined, minCents: 3000 },
  { code: 'TAKE10', store: 0, cents: undefined, percent: 10, maxCents: 1500, minCents: 4000 },
  { code: 'SAVE8', store: 1, cents: 800, percent: undefined, maxCents: undefined, minCents: 6000 },
] as const;

/** In the order in which they were made. */
export const createCoupons = (stores: readonly StockedStore[], openedAt: number): StoredCoupon[] =>
  OFFERS.map(({ store, ...terms }, index) => ({
    ...terms,
    id: `cp_${terms.code.toLowerCase()}`,
    storeId: store === undefined ? undefined : stores[store]?.listing.id,
    startsAt: openedAt - DAY_MS,
    endsAt: openedAt + (7 + index) * DAY_MS,
    totalLimit: undefined,
    userLimit: 1,
    version: 1,
  }));
