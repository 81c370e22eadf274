import { transact } from '../../../db/transact.ts';
import { DomainError } from '../../domain-error.ts';
import type { AppContext } from '../../../context.ts';
import { checkAuthenticator, hasAuthenticator } from '../../verification/authenticator.ts';
import { checkCode, spendCode } from '../../verification/codes.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { toTarget } from '../../verification/target.ts';
import { hashPin, isPinOutdated, verifyPin } from './pin-hash.ts';
import type { VerificationMethod } from './change-password.ts';
import type { Confirmation } from '../confirm-owner.ts';
import { checkLightSecret, liftLockouts, refuseLocked, type Secret } from '../lockout.ts';
import { closeOtherSessions, holdSession, type Session } from '../sessions.ts';

/**
 * Sets the fund password for the first time.
 * @throws {DomainError} `fundPasswordAlreadySet`.
 */
export async function setFundPassword(
  ctx: AppContext,
  userId: string,
  password: string,
  confirm?: Confirmation,
): Promise<void> {
  const { db } = ctx;
  const isSet = () => new DomainError('fundPasswordAlreadySet');
  const user = await db
    .selectFrom('user_account')
    .select('fund_password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (user.fund_password_hash) throw isSet();
  const hash = await hashPin(ctx, userId, password);
  await transact(db, async (tx) => {
    await confirm?.(tx);
    const { numUpdatedRows } = await tx
      .updateTable('user_account')
      .set({ fund_password_hash: hash })
      .where('id', '=', userId)
      .where('fund_password_hash', 'is', null)
      .executeTakeFirstOrThrow();
    if (!numUpdatedRows) throw isSet();
  });
}

/** Hashes a right fund password anew, and returns the stored hash. */
async function renewHash(
  ctx: AppContext,
  userId: string,
  { password, hash }: { readonly password: string; readonly hash: string },
): Promise<string> {
  const renewed = await hashPin(ctx, userId, password);
  const { numUpdatedRows } = await ctx.db
    .updateTable('user_account')
    .set({ fund_password_hash: renewed })
    .where('id', '=', userId)
    .where('fund_password_hash', '=', hash)
    .executeTakeFirstOrThrow();
  // Another call renewed or changed it meanwhile: what counts is whether the password is still right.
  return numUpdatedRows ? renewed : checkFundPassword(ctx, userId, password);
}

/**
 * Checks the fund password, and returns its hash. All operations of a user share one lockout.
 * @throws {DomainError} `fundPasswordNotSet`, `wrongFundPassword`, or the error of the lockout.
 */
export async function checkFundPassword(ctx: AppContext, userId: string, password: string): Promise<string> {
  const secret: Secret = { kind: 'fund', subject: userId };
  const user = await ctx.db
    .selectFrom('user_account')
    .leftJoin('lockout', (join) =>
      join
        .on('kind', '=', secret.kind)
        .on('subject', '=', secret.subject)
        .on('locked_until', '>', ctx.clock.now()),
    )
    .select(['fund_password_hash', 'locked_until'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { fund_password_hash: hash } = user;
  if (!hash) throw new DomainError('fundPasswordNotSet');
  if (user.locked_until) return refuseLocked(ctx, secret);
  const isRight = () => verifyPin(ctx, userId, password, hash);
  await checkLightSecret(ctx, secret, isRight, 'wrongFundPassword');
  return isPinOutdated(ctx, hash) ? renewHash(ctx, userId, { password, hash }) : hash;
}

/**
 * Changes the fund password and ends the other sessions.
 * @throws {DomainError} As `checkFundPassword`, or `sessionExpired`.
 */
export async function changeFundPassword(
  ctx: AppContext,
  session: Session,
  { old, fresh }: { readonly old: string; readonly fresh: string },
): Promise<void> {
  const proven = await checkFundPassword(ctx, session.userId, old);
  const hash = await hashPin(ctx, session.userId, fresh);
  await transact(ctx, async (tx) => {
    await holdSession(tx, session);
    const { numUpdatedRows } = await tx
      .updateTable('user_account')
      .set({ fund_password_hash: hash })
      .where('id', '=', session.userId)
      .where('fund_password_hash', '=', proven)
      .executeTakeFirstOrThrow();
    // Another change was faster: the old fund password is no longer the right one.
    if (!numUpdatedRows) throw new DomainError('wrongFundPassword');
    await sendMail(tx, ctx, 'fundPasswordChanged', { userId: session.userId });
    await closeOtherSessions(tx, session);
  });
}

/** Returns the id of the code that proves ownership; undefined if the authenticator proves it. */
async function proveOwnership(
  ctx: AppContext,
  userId: string,
  method: VerificationMethod,
  code: string,
): Promise<string | undefined> {
  if (method === 'authenticator') {
    if (!(await hasAuthenticator(ctx.db, userId))) throw new DomainError('authenticatorNotBound');
    await checkAuthenticator(ctx, userId, code);
    return undefined;
  }
  const user = await ctx.db
    .selectFrom('user_account')
    .select(['email', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const address = user[method];
  if (address === null) throw new DomainError('phoneOrEmailNotBound');
  return checkCode(ctx, { target: toTarget(address), userId, purpose: 'fundPassword', code });
}

/**
 * Resets a forgotten fund password and ends the other sessions.
 * @throws {DomainError} `authenticatorNotBound`, `phoneOrEmailNotBound`, or the error of a wrong code.
 */
export async function resetFundPassword(
  ctx: AppContext,
  session: Session,
  {
    method,
    code,
    password,
  }: { readonly method: VerificationMethod; readonly code: string; readonly password: string },
): Promise<void> {
  const { userId } = session;
  const codeId = await proveOwnership(ctx, userId, method, code);
  const hash = await hashPin(ctx, userId, password);
  await transact(ctx, async (tx) => {
    await holdSession(tx, session);
    if (codeId !== undefined) await spendCode(tx, ctx, codeId);
    await tx.updateTable('user_account').set({ fund_password_hash: hash }).where('id', '=', userId).execute();
    await sendMail(tx, ctx, 'fundPasswordReset', { userId });
    await closeOtherSessions(tx, session);
    await liftLockouts(tx, [{ kind: 'fund', subject: userId }]);
  });
}
