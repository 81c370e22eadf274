import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { databaseErrorCode, isUniqueViolation, transact } from '../../db/transact.ts';
import type { Tx } from '../../db/database.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { DomainError } from '../domain-error.ts';
import { newId } from '../new-id.ts';

export interface NewCoupon {
  readonly code: string;
  /** Undefined for a coupon of the mall. */
  readonly storeId?: string | undefined;
  /** Either an amount in dollars or a share in per cent. */
  readonly amount?: string | undefined;
  readonly percent?: number | undefined;
  readonly maxDiscount?: string | undefined;
  readonly minGoods: string;
  readonly startsInMs: number;
  readonly endsInMs: number;
  readonly totalLimit?: number | undefined;
  readonly userLimit?: number | undefined;
}

const CHECK_VIOLATION = '23514';

async function assertOwnStore(tx: Tx, { actor }: AppContext, storeId: string): Promise<void> {
  const store = await tx.selectFrom('store').select('id').where('id', '=', storeId).executeTakeFirst();
  const isForeign = actor?.storeId !== undefined && actor.storeId !== storeId;
  if (!store || isForeign) throw new DomainError('storeNotFound');
}

async function insertCoupon(tx: Tx, { clock }: AppContext, coupon: NewCoupon): Promise<string> {
  const id = newId('cp');
  const inMs = (ms: number) => sql<Date>`${clock.now()} + make_interval(secs => ${ms / 1000})`;
  await tx
    .insertInto('coupon')
    .values({
      id,
      code: coupon.code.toUpperCase(),
      store_id: coupon.storeId ?? null,
      amount: coupon.amount ?? null,
      percent: coupon.percent ?? null,
      max_discount: coupon.maxDiscount ?? null,
      min_goods: coupon.minGoods,
      starts_at: inMs(coupon.startsInMs),
      ends_at: inMs(coupon.endsInMs),
      total_limit: coupon.totalLimit ?? null,
      user_limit: coupon.userLimit ?? 1,
      created_at: clock.now(),
    })
    .execute();
  return id;
}

/**
 * Creates a coupon as a store or as the mall, and returns its id.
 * @throws {DomainError} `storeNotFound`, `duplicateSubmission` if the code is taken, or `parameterError` if the terms
 * contradict each other: an amount must be below the minimum goods total, and the end after the start.
 */
export async function createCoupon(ctx: AppContext, coupon: NewCoupon): Promise<string> {
  const { storeId } = coupon;
  if (storeId === undefined && ctx.actor?.storeId !== undefined) throw new DomainError('storeNotFound');
  try {
    return await transact(ctx, async (tx) => {
      if (storeId !== undefined) await assertOwnStore(tx, ctx, storeId);
      const id = await insertCoupon(tx, ctx, coupon);
      const action = storeId === undefined ? 'createMallCoupon' : 'createCoupon';
      await recordAudit(tx, ctx, { subjectId: id, action, reason: coupon.code.toUpperCase() });
      return id;
    });
  } catch (cause) {
    if (isUniqueViolation(cause)) throw new DomainError('duplicateSubmission', { cause });
    if (databaseErrorCode(cause) === CHECK_VIOLATION) throw new DomainError('parameterError', { cause });
    throw cause;
  }
}
