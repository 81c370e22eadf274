import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { databaseErrorCode, isUniqueViolation, transact } from '../../../db/transact.ts';
import { assertMay } from '../../audit/assert-may.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import { DomainError } from '../../domain-error.ts';
import { newId } from '../../new-id.ts';
import {
  assertCouponTerms,
  auditedCoupon,
  type CouponDraft,
  type CouponRow,
  type CouponTerms,
  hasSameTerms,
  termsOf,
} from './coupon-terms.ts';

const CHECK_VIOLATION = '23514';

/** Who pays for a coupon: a store, or the mall for null. */
export type Payer = string | null;

/**
 * Reads a coupon and locks it against orders that are about to use it.
 * @throws {DomainError} `recordNotFound`.
 */
export async function lockCoupon(tx: Tx, id: string): Promise<CouponRow> {
  const row = await tx
    .selectFrom('coupon')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new DomainError('recordNotFound');
  return row;
}

interface Uses {
  readonly total: number;
  readonly ofOneBuyer: number;
  /** When the last order was placed; null if no order ever used it. */
  readonly lastAt: Date | null;
}

async function readUses(tx: Tx, couponId: string): Promise<Uses> {
  const { rows } = await sql<Uses>`
    select coalesce(sum(uses), 0)::int as total, coalesce(max(uses), 0)::int as "ofOneBuyer", max(last_at) as "lastAt"
    from (select count(*) filter (where status <> -1) as uses, max(created_at) as last_at
      from orders where coupon_id = ${couponId} group by buyer_id) as by_buyer`.execute(tx);
  return rows[0] ?? { total: 0, ofOneBuyer: 0, lastAt: null };
}

/** Once an order has used a coupon, only its end and its limits can change, and not to less than what is used. */
async function assertUsesFit(tx: Tx, before: CouponRow, after: CouponTerms): Promise<void> {
  const { total, ofOneBuyer, lastAt } = await readUses(tx, before.id);
  if (lastAt === null) return;
  const isEndKept = before.ends_at.getTime() === after.ends_at.getTime();
  const fits =
    hasSameTerms(before, after) &&
    (isEndKept || after.ends_at > lastAt) &&
    (after.total_limit ?? Infinity) >= total &&
    (after.user_limit ?? 1) >= ofOneBuyer;
  if (!fits) throw new DomainError('couponInUse');
}

async function change(tx: Tx, before: CouponRow, draft: CouponDraft, after: CouponTerms) {
  if (before.version !== draft.version) throw new DomainError('changedMeanwhile');
  await assertUsesFit(tx, before, after);
  const version = before.version + 1;
  // A moment that stays is not written: the wire cuts it to milliseconds.
  const { starts_at: start, ends_at: end, ...terms } = after;
  const moments = {
    ...(start.getTime() !== before.starts_at.getTime() && { starts_at: start }),
    ...(end.getTime() !== before.ends_at.getTime() && { ends_at: end }),
  };
  await tx
    .updateTable('coupon')
    .set({ ...terms, ...moments, version })
    .where('id', '=', before.id)
    .execute();
  return { couponId: before.id, version };
}

async function create(tx: Tx, { clock }: AppContext, payer: Payer, terms: CouponTerms) {
  const id = newId('cp');
  const row = { id, ...terms, store_id: payer, created_at: clock.now() };
  await tx.insertInto('coupon').values(row).execute();
  return { couponId: id, version: 1 };
}

/**
 * Creates a coupon that the payer bears, or changes one of the payer.
 * @throws {DomainError} `recordNotFound`, `changedMeanwhile`, `couponCodeTaken`, `couponInUse` or `parameterError`.
 */
export async function saveCoupon(
  ctx: AppContext,
  payer: Payer,
  draft: CouponDraft,
): Promise<{ readonly couponId: string; readonly version: number }> {
  if (payer === null) assertMay(ctx, 'coupons:act');
  assertCouponTerms(draft);
  const after = termsOf(draft);
  try {
    return await transact(ctx, async (tx) => {
      const { couponId: known } = draft;
      const before = known === undefined ? undefined : await lockCoupon(tx, known);
      if (before && before.store_id !== payer) throw new DomainError('recordNotFound');
      const saved = before ? await change(tx, before, draft, after) : await create(tx, ctx, payer, after);
      await recordAudit(tx, ctx, {
        subjectId: saved.couponId,
        action: 'saveCoupon',
        before: before && auditedCoupon(before),
        after: auditedCoupon(after),
      });
      return saved;
    });
  } catch (cause) {
    if (isUniqueViolation(cause)) throw new DomainError('couponCodeTaken', { cause });
    if (databaseErrorCode(cause) === CHECK_VIOLATION) throw new DomainError('parameterError', { cause });
    throw cause;
  }
}
