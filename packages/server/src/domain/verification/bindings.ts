import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { isUniqueViolation, transact } from '../../db/transact.ts';
import { closedName } from '../accounts/login-name.ts';
import { recordSecurityEvent } from '../accounts/security-events.ts';
import { holdSession, type Session } from '../accounts/sessions.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { checkAuthenticator, hasAuthenticator } from './authenticator.ts';
import { checkCode, hasLiveCode, spendCode } from './codes.ts';
import { hashSecret, newSecret } from './one-time-secret.ts';
import { toTarget, type Target } from './target.ts';

const PROOF_LIFE = '10 minutes';

export interface Owner {
  readonly userId: string;
  readonly hasBound: boolean;
}

/** The user who bound or registered an address or phone. Names of closed accounts stay reserved. */
export async function findOwner(db: Db | Tx, { kind, address, key }: Target): Promise<Owner | undefined> {
  const isBound =
    kind === 'email' ? sql<boolean>`email = ${address}` : sql<boolean>`replace(phone, ' ', '') = ${key}`;
  return db
    .selectFrom('user_account')
    .select('id as userId')
    .select(sql<boolean>`coalesce(${isBound}, false)`.as('hasBound'))
    .where((eb) => eb.or([isBound, eb('login_name', 'in', [key, closedName(key)])]))
    .orderBy('hasBound', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Asserts that a user could bind a target.
 * @throws {DomainError} `boundToAnotherUser`.
 */
export async function assertBindable({ db }: AppContext, userId: string, text: string): Promise<void> {
  const owner = await findOwner(db, toTarget(text));
  if (owner && owner.userId !== userId) throw new DomainError('boundToAnotherUser');
}

/** Maps errors of the authenticator to those that the contract allows for this operation. */
async function checkByAuthenticator(ctx: AppContext, userId: string, code: string): Promise<void> {
  try {
    await checkAuthenticator(ctx, userId, code);
  } catch (error) {
    const isLocked = error instanceof DomainError && error.key === 'lockedForThreeMinutes';
    throw isLocked ? new DomainError('tooManyWrongAttempts', { cause: error }) : error;
  }
}

/**
 * Exchanges a code from a bound target or the authenticator for a proof that allows another binding.
 * @throws {DomainError} `phoneOrEmailNotBound`, `tooManyWrongAttempts`, or the error of a wrong code.
 */
export async function proveBinding(
  ctx: AppContext,
  userId: string,
  text: string,
  code: string,
): Promise<string> {
  const target = toTarget(text);
  const owner = await findOwner(ctx.db, target);
  if (owner?.userId !== userId || !owner.hasBound) throw new DomainError('phoneOrEmailNotBound');
  const proof = { target, userId, purpose: 'beforeBind', code } as const;
  const isSent = (await hasLiveCode(ctx, proof)) || !(await hasAuthenticator(ctx.db, userId));
  if (!isSent) await checkByAuthenticator(ctx, userId, code);
  const codeId = isSent ? await checkCode(ctx, proof) : undefined;
  const secret = newSecret('bp');
  await transact(ctx, async (tx) => {
    if (codeId !== undefined) await spendCode(tx, ctx, codeId);
    const expires_at = sql<Date>`${ctx.clock.now()} + cast(${PROOF_LIFE} as interval)`;
    await tx
      .insertInto('binding_proof')
      .values({ hash: hashSecret(secret), user_id: userId, expires_at })
      .execute();
  });
  return secret;
}

async function spendProof(tx: Tx, { clock }: AppContext, userId: string, proof: string): Promise<boolean> {
  const spent = await tx
    .deleteFrom('binding_proof')
    .where('hash', '=', hashSecret(proof))
    .where('user_id', '=', userId)
    .where('expires_at', '>', clock.now())
    .returning('hash')
    .executeTakeFirst();
  return spent !== undefined;
}

export interface NewBinding {
  readonly target: string;
  readonly code: string;
  readonly proof?: string | undefined;
}

/** Two concurrent calls may both find the target free; a unique index lets one succeed. */
async function bindOnce({ db }: AppContext, work: (tx: Tx) => Promise<void>): Promise<void> {
  try {
    await transact(db, work);
  } catch (cause) {
    if (!isUniqueViolation(cause)) throw cause;
    throw new DomainError('boundToAnotherUser', { cause });
  }
}

/**
 * Binds a target with a code that was sent to it, and marks it as verified. The caller has checked the
 * password.
 * @throws {DomainError} `sessionExpired`, `emailAlreadyBound`, `phoneAlreadyBound`, `boundToAnotherUser`, or
 * the error of a wrong code.
 */
export async function bindTarget(ctx: AppContext, session: Session, binding: NewBinding): Promise<void> {
  const { userId } = session;
  const target = toTarget(binding.target);
  const codeId = await checkCode(ctx, { target, userId, purpose: 'bind', code: binding.code });
  const verified = target.kind === 'email' ? 'email_verified' : 'phone_verified';
  await bindOnce(ctx, async (tx) => {
    await holdSession(tx, session);
    const user = await tx
      .selectFrom('user_account')
      .select(['email', 'phone', 'email_verified', 'phone_verified'])
      .where('id', '=', userId)
      .where('state', '<>', 'closed')
      .forUpdate()
      .executeTakeFirst();
    if (!user) throw new DomainError('sessionExpired');
    const isReplaced = user[target.kind] !== null && user[verified];
    if (isReplaced && !(binding.proof && (await spendProof(tx, ctx, userId, binding.proof))))
      throw new DomainError(target.kind === 'email' ? 'emailAlreadyBound' : 'phoneAlreadyBound');
    const owner = await findOwner(tx, target);
    if (owner && owner.userId !== userId) throw new DomainError('boundToAnotherUser');
    await spendCode(tx, ctx, codeId);
    await tx
      .updateTable('user_account')
      .set({ [target.kind]: target.address, [verified]: true })
      .where('id', '=', userId)
      .execute();
    await recordSecurityEvent(tx, ctx, userId, target.kind === 'email' ? 'emailSet' : 'phoneSet');
  });
}
