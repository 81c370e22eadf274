import { transact } from '../../db/transact.ts';
import { DomainError } from '../domain-error.ts';
import type { Mall } from '../mall.ts';
import { IDENTITY } from './identity.ts';

type Step = { readonly from: readonly number[]; readonly to: number; readonly refusal: string | null };

async function step({ db, clock }: Mall, checkId: string, { from, to, refusal }: Step): Promise<void> {
  await transact(db, async (tx) => {
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
  });
}

/** An operator begins to read an application. */
export async function reviewIdentity(mall: Mall, checkId: string): Promise<void> {
  await step(mall, checkId, { from: [IDENTITY.applied], to: IDENTITY.inReview, refusal: null });
}

export async function passIdentity(mall: Mall, checkId: string): Promise<void> {
  await step(mall, checkId, {
    from: [IDENTITY.applied, IDENTITY.inReview],
    to: IDENTITY.passed,
    refusal: null,
  });
}

/** Refuses an application with the reason that the applicant reads; it can be made again. */
export async function refuseIdentity(mall: Mall, checkId: string, reason: string): Promise<void> {
  if (reason.trim() === '') throw new DomainError('parameterError');
  await step(mall, checkId, {
    from: [IDENTITY.applied, IDENTITY.inReview],
    to: IDENTITY.refused,
    refusal: reason.trim(),
  });
}
