import { sql } from 'kysely';
import type { Clock } from '../../db/clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import { selectCoupons, type Coupon } from './coupon-rows.ts';

/** The code of a coupon for the order of a store. */
export interface CouponChoice {
  readonly storeId: string;
  readonly code: string;
}

export type CouponProblem =
  | 'couponNotFound'
  | 'couponExpired'
  | 'couponUsedUp'
  | 'couponAlreadyUsed'
  | 'couponBelowMinimum'
  | 'couponOtherStore';

/** A chosen coupon, with its problem if it cannot be used whatever the order costs. */
export interface ChosenCoupon {
  readonly code: string;
  readonly coupon: Coupon | undefined;
  readonly problem: CouponProblem | null;
}
/** By store. */
export type ChosenCoupons = ReadonlyMap<string, ChosenCoupon>;

/** Why a coupon can't be used by one more order of the buyer; `more` counts orders that are about to use it. */
export function findProblem(coupon: Coupon | undefined, more = 0): CouponProblem | null {
  if (!coupon) return 'couponNotFound';
  if (coupon.usedByBuyer + more >= coupon.userLimit) return 'couponAlreadyUsed';
  if (!coupon.isCurrent) return 'couponExpired';
  if (coupon.totalLimit !== null && coupon.used + more >= coupon.totalLimit) return 'couponUsedUp';
  return null;
}

interface CouponRequest {
  readonly buyerId: string;
  readonly coupons?: readonly CouponChoice[] | undefined;
  /**
   * Locks the coupons until the end of the transaction, so that of two concurrent orders the second one counts the
   * first. The locks are taken in the order of ids, to avoid deadlocks.
   */
  readonly locks?: boolean;
}

async function lockCoupons(db: Db | Tx, codes: readonly string[]): Promise<void> {
  await db
    .selectFrom('coupon')
    .select('id')
    .where('code', 'in', codes)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Finds the coupons that a buyer named. A coupon named for two orders counts twice. */
export async function chooseCoupons(
  db: Db | Tx,
  clock: Clock,
  { buyerId, coupons: choices = [], locks = false }: CouponRequest,
): Promise<ChosenCoupons> {
  if (choices.length === 0) return new Map();
  const codes = [...new Set(choices.map(({ code }) => code))];
  if (locks) await lockCoupons(db, codes);
  const found = await selectCoupons(db, clock, buyerId, sql`where coupon.code in (${sql.join(codes)})`);
  const uses = new Map<string, number>();
  const chosen = choices.map(({ storeId, code }): readonly [string, ChosenCoupon] => {
    const coupon = found.find((offered) => offered.code === code);
    const isForeign = coupon?.storeId !== undefined && coupon.storeId !== null && coupon.storeId !== storeId;
    const problem = isForeign ? 'couponOtherStore' : findProblem(coupon, uses.get(code));
    if (problem === null) uses.set(code, (uses.get(code) ?? 0) + 1);
    return [storeId, { code, coupon, problem }];
  });
  return new Map(chosen);
}
