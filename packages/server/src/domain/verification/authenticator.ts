import { sql } from 'kysely';
import { readTime } from '../../db/clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import type { Confirmation } from '../accounts/confirm-owner.ts';
import { checkSecret, type Secret } from '../accounts/lockout.ts';
import { lockAgainstClosing } from '../accounts/sessions.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { sendMail } from '../mail/send-mail.ts';
import { keyUri, newKey, newRecoveryCode, stepOf } from '../one-time-password.ts';
import { hashSecret } from './one-time-secret.ts';

const KEY_LIFE = '10 minutes';
const RECOVERY_CODES = 8;

export interface NewAuthenticator {
  readonly secret: string;
  readonly uri: string;
  readonly recoveryCodes: readonly string[];
}

export async function hasAuthenticator(db: Db | Tx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('authenticator')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('bound_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Creates a key and recovery codes, which are returned only here. The authenticator is bound once a code
 * proves that the user has the key.
 * @throws {DomainError} `authenticatorAlreadyBound`.
 */
export async function drawAuthenticator(ctx: AppContext, userId: string): Promise<NewAuthenticator> {
  const secret = newKey();
  const sealed = ctx.vault.seal(secret, userId);
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const username = await transact(ctx, async (tx) => {
    await lockAgainstClosing(tx, userId);
    const saved = await tx
      .insertInto('authenticator')
      .values({ user_id: userId, secret: sealed, drawn_at: ctx.clock.now() })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ secret: sealed, drawn_at: ctx.clock.now(), last_step: 0 })
          .where('authenticator.bound_at', 'is', null),
      )
      .returning('user_id')
      .executeTakeFirst();
    if (!saved) throw new DomainError('authenticatorAlreadyBound');
    await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
    const rows = recoveryCodes.map((code) => ({
      user_id: userId,
      hash: ctx.vault.mark(hashSecret(code), userId),
    }));
    await tx.insertInto('recovery_code').values(rows).execute();
    const user = await tx
      .selectFrom('user_account')
      .select('username')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    return user.username;
  });
  return { secret, uri: keyUri(secret, username), recoveryCodes };
}

/**
 * Compares a code with the current time step and its neighbours. Each step is accepted once.
 * @throws {DomainError} `wrongVerificationCode` for a code that was used before. It is not a guess, so the lockout does
 * not count it: people send a form twice.
 */
async function takeStep(ctx: AppContext, userId: string, code: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('authenticator')
    .select('secret')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return false;
  const timestamp = (await readTime(ctx.db, ctx.clock)).getTime();
  const step = stepOf(ctx.vault.open(row.secret, userId), code, timestamp);
  if (step === undefined) return false;
  const { numUpdatedRows } = await ctx.db
    .updateTable('authenticator')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new DomainError('wrongVerificationCode');
  return true;
}

const ownLockout = (userId: string): Secret => ({ kind: 'authenticator', subject: userId });

/**
 * Checks a code of a bound authenticator under its lockout.
 * @throws {DomainError} The error of a wrong code or of the lockout.
 */
export async function checkAuthenticator(ctx: AppContext, userId: string, code: string): Promise<void> {
  const isRight = async () => (await hasAuthenticator(ctx.db, userId)) && (await takeStep(ctx, userId, code));
  await checkSecret(ctx, ownLockout(userId), isRight, 'wrongVerificationCode');
}

/** The code of an authenticator, as a caller sent it. */
export interface SentCode {
  readonly code?: string | undefined;
  /** True for existing clients, which have no field for the code. */
  readonly mayOmit: boolean;
}

/**
 * Checks the code of a user whose authenticator is bound. Returns false if none was sent and none is needed.
 * @throws {DomainError} `authenticatorCodeNeeded` without a code, or the error of a wrong code.
 */
export async function demandAuthenticator(
  ctx: AppContext,
  userId: string,
  { code, mayOmit }: SentCode,
): Promise<boolean> {
  if (code === undefined && mayOmit) return false;
  if (code === undefined) throw new DomainError('authenticatorCodeNeeded');
  await checkAuthenticator(ctx, userId, code);
  return true;
}

/**
 * Binds the authenticator with the latest key, proved by a code.
 * @throws {DomainError} `authenticatorAlreadyBound`, `sessionTokenInvalid`, or the error of a wrong code.
 */
export async function bindAuthenticator(
  ctx: AppContext,
  userId: string,
  code: string,
  confirm?: Confirmation,
): Promise<void> {
  const latest = await ctx.db
    .selectFrom('authenticator')
    .select([
      'bound_at',
      sql<boolean>`drawn_at > ${ctx.clock.now()} - cast(${KEY_LIFE} as interval)`.as('isFresh'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (latest?.bound_at) throw new DomainError('authenticatorAlreadyBound');
  if (!latest?.isFresh) throw new DomainError('sessionTokenInvalid');
  await checkSecret(ctx, ownLockout(userId), () => takeStep(ctx, userId, code), 'wrongVerificationCode');
  await transact(ctx, async (tx) => {
    await confirm?.(tx);
    const { numUpdatedRows } = await tx
      .updateTable('authenticator')
      .set({ bound_at: ctx.clock.now() })
      .where('user_id', '=', userId)
      .where('bound_at', 'is', null)
      // A key created meanwhile has accepted no step yet.
      .where('last_step', '>', 0)
      .executeTakeFirstOrThrow();
    if (!numUpdatedRows) throw new DomainError('sessionTokenInvalid');
  });
}

async function takeRecoveryCode({ db, vault }: AppContext, userId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('hash', 'in', vault.marks(hashSecret(code), userId))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/**
 * Removes the authenticator and its recovery codes, proved by a code of either kind.
 * @throws {DomainError} `authenticatorNotBound`, or the error of a wrong code.
 */
export async function unbindAuthenticator(ctx: AppContext, userId: string, proof: string): Promise<void> {
  if (!(await hasAuthenticator(ctx.db, userId))) throw new DomainError('authenticatorNotBound');
  const isRight = () =>
    proof.includes('-') ? takeRecoveryCode(ctx, userId, proof) : takeStep(ctx, userId, proof);
  await checkSecret(ctx, ownLockout(userId), isRight, 'wrongVerificationCode');
  await transact(ctx, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('authenticator')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await sendMail(tx, ctx, 'authenticatorRemoved', { userId });
  });
}
