import { transact } from '../../db/transact.ts';
import { assertMay, requireReason } from '../audit/assert-may.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { IDENTITY } from './identity.ts';

interface Step {
  readonly from: readonly number[];
  readonly to: number;
  readonly action: 'reviewIdentity' | 'passIdentity' | 'refuseIdentity';
  readonly refusal: string | null;
}

async function step(ctx: AppContext, checkId: string, { from, to, action, refusal }: Step): Promise<void> {
  const { clock } = ctx;
  await transact(ctx, async (tx) => {
    const check = await tx
      .selectFrom('identity_check')
      .select('status')
      .where('id', '=', checkId)
      .forUpdate()
      .executeTakeFirst();
    if (!check) throw new DomainError('recordNotFound');
    if (!from.includes(check.status))
      throw new DomainError(check.status === IDENTITY.passed ? 'alreadyVerified' : 'verificationUnderReview');
    const isDecided = to === IDENTITY.passed || to === IDENTITY.refused;
    await tx
      .updateTable('identity_check')
      .set({ status: to, refusal, changed_at: clock.now(), ...(isDecided && { decided_at: clock.now() }) })
      .where('id', '=', checkId)
      .execute();
    await recordAudit(tx, ctx, { subjectId: checkId, action, reason: refusal ?? undefined });
  });
}

/**
 * An operator starts the review of an application.
 * @throws {DomainError} `recordNotFound`, `alreadyVerified` or `verificationUnderReview`.
 */
export async function reviewIdentity(ctx: AppContext, checkId: string): Promise<void> {
  assertMay(ctx, 'identity:act');
  await step(ctx, checkId, {
    from: [IDENTITY.applied],
    to: IDENTITY.inReview,
    action: 'reviewIdentity',
    refusal: null,
  });
}

export async function approveIdentity(ctx: AppContext, checkId: string): Promise<void> {
  assertMay(ctx, 'identity:act');
  await step(ctx, checkId, {
    from: [IDENTITY.applied, IDENTITY.inReview],
    to: IDENTITY.passed,
    action: 'passIdentity',
    refusal: null,
  });
}

/**
 * An operator refuses an application with a reason for the applicant, who can apply again.
 * @throws {DomainError} `recordNotFound`, `alreadyVerified`, `verificationUnderReview`, or `reasonRequired`.
 */
export async function refuseIdentity(ctx: AppContext, checkId: string, reason: string): Promise<void> {
  assertMay(ctx, 'identity:act');
  const refusal = requireReason(reason);
  await step(ctx, checkId, {
    from: [IDENTITY.applied, IDENTITY.inReview],
    to: IDENTITY.refused,
    action: 'refuseIdentity',
    refusal,
  });
}
