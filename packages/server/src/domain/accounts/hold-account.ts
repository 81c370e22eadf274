import type { Tx } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import { assertMay, requireReason } from '../audit/assert-may.ts';
import { type AuditedAction, recordAudit } from '../audit/audit-log.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { forgetFailedLogins } from '../verification/slider/demand-slider.ts';
import { type Secret, liftLockouts } from './lockout.ts';
import { closeAllSessions } from './sessions.ts';

/** `extraVerification`: money can't leave, and only known devices can log in. `frozen`: nobody can log in. */
export type Hold = 'none' | 'extraVerification' | 'frozen';

interface Held {
  readonly login_name: string;
  readonly state: 'active' | 'frozen';
  readonly hold: Hold;
}

async function lockOpenAccount(tx: Tx, userId: string): Promise<Held> {
  const user = await tx
    .selectFrom('user_account')
    .select(['login_name', 'state', 'hold'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user || user.state === 'closed') throw new DomainError('userNotFound');
  return { ...user, state: user.state, hold: user.state === 'frozen' ? 'frozen' : user.hold };
}

const HOLD_ACTIONS = {
  none: 'release',
  extraVerification: 'hold',
  frozen: 'freeze',
} as const satisfies Record<Hold, AuditedAction>;

/**
 * An operator holds an account or releases it, with a reason.
 * @throws {DomainError} `userNotFound`, or `duplicateSubmission` if nothing changes.
 */
export async function holdAccount(ctx: AppContext, userId: string, hold: Hold, why: string): Promise<void> {
  assertMay(ctx, 'customers:hold');
  const reason = requireReason(why);
  await transact(ctx, async (tx) => {
    const before = await lockOpenAccount(tx, userId);
    if (before.hold === hold) throw new DomainError('duplicateSubmission');
    const isFrozen = hold === 'frozen';
    await tx
      .updateTable('user_account')
      .set({ state: isFrozen ? 'frozen' : 'active', hold: isFrozen ? 'none' : hold })
      .where('id', '=', userId)
      .execute();
    if (isFrozen) await closeAllSessions(tx, userId);
    const change = { before: { hold: before.hold }, after: { hold } };
    await recordAudit(tx, ctx, { subjectId: userId, action: HOLD_ACTIONS[hold], reason, ...change });
  });
}

/**
 * Asserts that customer service need not review the account first.
 * @throws {DomainError} `extraVerificationNeeded`.
 */
export function assertNotHeld({ hold }: { readonly hold: 'none' | 'extraVerification' }): void {
  if (hold === 'extraVerification') throw new DomainError('extraVerificationNeeded');
}

/**
 * Like `assertNotHeld`, for a user whom the caller has locked.
 * @throws {DomainError} `extraVerificationNeeded`.
 */
export async function assertNotOnHold(tx: Tx, userId: string): Promise<void> {
  const user = tx.selectFrom('user_account').select('hold').where('id', '=', userId);
  assertNotHeld(await user.executeTakeFirstOrThrow());
}

/**
 * Allows an account to refer others, or forbids it.
 * @throws {DomainError} `userNotFound`.
 */
export async function setReferralAllowed(
  ctx: AppContext,
  userId: string,
  mayRecommend: boolean,
): Promise<void> {
  assertMay(ctx, 'customers:hold');
  await transact(ctx, async (tx) => {
    await lockOpenAccount(tx, userId);
    await tx
      .updateTable('user_account')
      .set({ may_recommend: mayRecommend })
      .where('id', '=', userId)
      .execute();
    const action = mayRecommend ? 'allowRecommending' : 'forbidRecommending';
    await recordAudit(tx, ctx, { subjectId: userId, action });
  });
}

/**
 * Lifts all lockouts of an account: by name, by id and by device.
 * @throws {DomainError} `userNotFound`.
 */
export async function liftAccountLockouts(ctx: AppContext, userId: string): Promise<void> {
  assertMay(ctx, 'customers:hold');
  await transact(ctx, async (tx) => {
    const { login_name: name } = await lockOpenAccount(tx, userId);
    const closed = await tx
      .selectFrom('lockout')
      .select(['kind', 'subject'])
      .where((eb) => eb.or([eb('subject', 'in', [name, userId]), eb('subject', 'like', `${userId}:%`)]))
      .execute();
    const secrets: readonly Secret[] = closed;
    await liftLockouts(tx, secrets);
    for (const secret of secrets) await forgetFailedLogins({ db: tx }, secret);
    await recordAudit(tx, ctx, { subjectId: userId, action: 'liftLockouts' });
  });
}
