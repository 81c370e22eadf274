import type { AppContext } from '../../context.ts';
import { readTime } from '../../db/clock.ts';
import { DomainError } from '../domain-error.ts';
import type { CouponDraft } from './editing/coupon-terms.ts';
import { saveCoupon } from './editing/save-coupon.ts';

/** A coupon whose validity is relative to now. */
export interface NewCoupon extends Omit<
  CouponDraft,
  'couponId' | 'version' | 'startsAt' | 'endsAt' | 'userLimit'
> {
  /** Undefined for a coupon of the mall. */
  readonly storeId?: string | undefined;
  readonly startsInMs: number;
  readonly endsInMs: number;
  /** 1 if undefined. */
  readonly userLimit?: number | undefined;
}

async function assertOwnStore({ db, actor }: AppContext, storeId: string | undefined): Promise<void> {
  if (actor?.storeId !== undefined && actor.storeId !== storeId) throw new DomainError('storeNotFound');
  if (storeId === undefined) return;
  const store = await db.selectFrom('store').select('id').where('id', '=', storeId).executeTakeFirst();
  if (!store) throw new DomainError('storeNotFound');
}

/**
 * Creates a coupon as a store or as the mall, and returns its id.
 * @throws {DomainError} `storeNotFound`, also for another store than the actor's, or what `saveCoupon` throws.
 */
export async function createCoupon(
  ctx: AppContext,
  { storeId, startsInMs, endsInMs, userLimit = 1, ...terms }: NewCoupon,
): Promise<string> {
  await assertOwnStore(ctx, storeId);
  const now = (await readTime(ctx.db, ctx.clock)).getTime();
  const { couponId } = await saveCoupon(ctx, storeId ?? null, {
    ...terms,
    userLimit,
    startsAt: new Date(now + startsInMs),
    endsAt: new Date(now + endsInMs),
  });
  return couponId;
}
