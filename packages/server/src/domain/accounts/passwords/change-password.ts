import { transact } from '../../../db/transact.ts';
import { DomainError } from '../../domain-error.ts';
import type { AppContext } from '../../../context.ts';
import { checkCode, spendCode } from '../../verification/codes.ts';
import { toTarget } from '../../verification/target.ts';
import { forgetFailedLogins } from '../../verification/slider/demand-slider.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { assertUncommon } from './common-passwords.ts';
import { acceptProof } from './first-proof.ts';
import { checkSecret, liftLockouts } from '../lockout.ts';
import { loginName } from '../login-name.ts';
import { closeAllSessions, closeOtherSessions, holdSession, type Session } from '../sessions.ts';

/**
 * Checks the login password of a logged-in user, and returns the hash that it matched. This lockout is apart from the
 * one of strangers.
 * @throws {DomainError} `wrongPassword`, or the error of the lockout.
 */
export async function checkLoginPassword(
  ctx: AppContext,
  userId: string,
  password: string,
  wrong: 'wrongPassword' | 'wrongOldPassword',
): Promise<string> {
  const user = await ctx.db
    .selectFrom('user_account')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const isRight = () => ctx.passwords.verify(password, user.password_hash);
  await checkSecret(ctx, { kind: 'password', subject: userId }, isRight, wrong);
  return user.password_hash;
}

/**
 * Changes the login password and ends the other sessions.
 * @throws {DomainError} As `checkLoginPassword`, or `passwordTooCommon`.
 */
export async function changePassword(
  ctx: AppContext,
  session: Session,
  { old, fresh }: { readonly old: string; readonly fresh: string },
): Promise<void> {
  const { userId } = session;
  const proven = await checkLoginPassword(ctx, userId, old, 'wrongOldPassword');
  await assertUncommon(fresh);
  const hash = await ctx.passwords.hash(fresh);
  await transact(ctx, async (tx) => {
    await holdSession(tx, session);
    const { numUpdatedRows } = await tx
      .updateTable('user_account')
      .set({ password_hash: hash })
      .where('id', '=', userId)
      .where('password_hash', '=', proven)
      .executeTakeFirstOrThrow();
    // Another change was faster: the old password is no longer the right one.
    if (!numUpdatedRows) throw new DomainError('wrongOldPassword');
    await closeOtherSessions(tx, session);
    await sendMail(tx, ctx, 'passwordChanged', { userId });
  });
}

/** The channel of a verification code. */
export type CodeMethod = 'phone' | 'email';
export type VerificationMethod = CodeMethod | 'authenticator';

export interface Reset {
  readonly username: string;
  readonly method: CodeMethod;
  readonly code: string;
  readonly password: string;
}

/**
 * Resets a forgotten login password with a verification code. An unknown name gets the same answer as a wrong
 * code. The first code that proves an address removes everything set without that proof.
 * @throws {DomainError} `wrongVerificationCode` or `passwordTooCommon`.
 */
export async function resetPassword(
  ctx: AppContext,
  { username, method, code, password }: Reset,
): Promise<void> {
  // Before the code is looked at, so that it can be used with the next password.
  await assertUncommon(password);
  const name = loginName(username);
  const user = await ctx.db
    .selectFrom('user_account')
    .select(['id', 'email', 'phone'])
    .where('login_name', '=', name)
    .where('state', '<>', 'closed')
    .executeTakeFirst();
  const target = toTarget(user?.[method] ?? name);
  const codeId = await checkCode(ctx, {
    target,
    userId: user?.id ?? 'nobody',
    purpose: 'resetPassword',
    code,
  });
  if (!user) throw new DomainError('wrongVerificationCode');
  const hash = await ctx.passwords.hash(password);
  await transact(ctx, async (tx) => {
    await spendCode(tx, ctx, codeId);
    await closeAllSessions(tx, user.id);
    await tx.updateTable('user_account').set({ password_hash: hash }).where('id', '=', user.id).execute();
    await acceptProof(tx, ctx, user.id, target);
    await sendMail(tx, ctx, 'passwordChanged', { userId: user.id });
    await forgetFailedLogins({ db: tx }, { kind: 'login', subject: name });
    await liftLockouts(tx, [
      { kind: 'login', subject: name },
      { kind: 'password', subject: user.id },
    ]);
  });
}
