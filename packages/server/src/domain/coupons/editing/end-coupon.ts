import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { readTime } from '../../../db/clock.ts';
import type { Tx } from '../../../db/database.ts';
import { transact } from '../../../db/transact.ts';
import { assertMay } from '../../audit/assert-may.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import { DomainError } from '../../domain-error.ts';
import { auditedCoupon, type CouponRow } from './coupon-terms.ts';
import { lockCoupon } from './save-coupon.ts';

async function remove(tx: Tx, { id }: CouponRow): Promise<void> {
  await tx.deleteFrom('coupon_claim').where('coupon_id', '=', id).execute();
  await tx.deleteFrom('coupon').where('id', '=', id).execute();
}

/** An order that was placed while this transaction waited for the lock may be later than its time. */
async function stop(tx: Tx, { clock }: AppContext, { id, version }: CouponRow): Promise<Date> {
  const { ends_at: endsAt } = await tx
    .updateTable('coupon')
    .set({
      ends_at: sql<Date>`greatest(${clock.now()}, starts_at + interval '1 microsecond',
        (select max(created_at) + interval '1 microsecond' from orders where coupon_id = ${id}))`,
      version: version + 1,
    })
    .where('id', '=', id)
    .returning('ends_at')
    .executeTakeFirstOrThrow();
  return endsAt;
}

/**
 * Ends a coupon that runs, and removes one that has not begun. A store ends its own coupons; the mall (`storeId` is
 * null) ends any.
 * @throws {DomainError} `recordNotFound`.
 */
export async function endCoupon(ctx: AppContext, storeId: string | null, couponId: string): Promise<void> {
  if (storeId === null) assertMay(ctx, 'coupons:act');
  await transact(ctx, async (tx) => {
    const coupon = await lockCoupon(tx, couponId);
    if (storeId !== null && coupon.store_id !== storeId) throw new DomainError('recordNotFound');
    const now = await readTime(tx, ctx.clock);
    if (coupon.ends_at <= now) return;
    const before = auditedCoupon(coupon);
    const isPlanned = coupon.starts_at > now;
    if (isPlanned) await remove(tx, coupon);
    const after = isPlanned ? undefined : { ...before, endsAt: await stop(tx, ctx, coupon) };
    await recordAudit(tx, ctx, { subjectId: couponId, action: 'endCoupon', before, after });
  });
}
