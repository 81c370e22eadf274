import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import type { CodePurpose } from '../../db/schema/verification.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { newId } from '../new-id.ts';
import { assertBelowSmsCeiling } from './sms-ceiling.ts';
import type { Target } from './target.ts';

const CODE_LIFETIME = '10 minutes';
/** Wrong tries after which a code is dead. */
export const CODE_TRIES = 3;
const PER_HOUR = 5;
const PER_DAY = 10;

/** The row id is the key, so that equal codes have different hashes. */
const hashCode = (id: string, code: string) => createHmac('sha256', id).update(code).digest('hex');

export interface CodeRequest {
  readonly target: Target;
  /** The account that the code is for. Empty for registrations and for targets without an owner. */
  readonly userId: string;
  /** The logged-in user who requested the code; empty for visitors. */
  readonly requester: string;
  readonly purposes: readonly CodePurpose[];
}

/**
 * Limits requests by target and by user. A lock serializes parallel requests.
 * @throws {DomainError} `tooManyCodeSends`.
 */
async function assertWithinQuota(
  tx: Tx,
  { clock }: AppContext,
  { target, requester }: CodeRequest,
): Promise<void> {
  const keys = [target.key, ...(requester ? [requester] : [])].sort();
  await tx
    .insertInto('code_quota')
    .values(keys.map((key) => ({ key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .selectFrom('code_quota')
    .select('key')
    .where('key', 'in', keys)
    .orderBy('key')
    .forUpdate()
    .execute();
  const since = (span: string) => sql<Date>`${clock.now()} - cast(${span} as interval)`;
  const recent = (column: 'target_key' | 'requester', value: string) =>
    tx
      .selectFrom('verification_code')
      .select((eb) => [
        eb.fn.countAll<number>().as('day'),
        eb.fn.countAll<number>().filterWhere('created_at', '>', since('1 hour')).as('hour'),
      ])
      .where(column, '=', value)
      .where('created_at', '>', since('1 day'))
      .executeTakeFirstOrThrow();
  const figures = [
    await recent('target_key', target.key),
    ...(requester ? [await recent('requester', requester)] : []),
  ];
  if (figures.some(({ day, hour }) => hour >= PER_HOUR || day >= PER_DAY))
    throw new DomainError('tooManyCodeSends');
}

export interface DrawnCode {
  readonly id: string;
  readonly code: string;
}

/** Creates a code. Earlier codes for the same target and purpose become invalid. */
export async function drawCode(tx: Tx, ctx: AppContext, request: CodeRequest): Promise<DrawnCode> {
  await assertWithinQuota(tx, ctx, request);
  if (request.target.kind === 'phone') await assertBelowSmsCeiling(tx, ctx);
  const id = newId('vc');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const now = ctx.clock.now();
  await tx
    .insertInto('verification_code')
    .values({
      id,
      target_key: request.target.key,
      channel: request.target.kind === 'email' ? 'email' : 'sms',
      user_id: request.userId,
      requester: request.requester,
      purposes: request.purposes,
      code_hash: hashCode(id, code),
      created_at: now,
      expires_at: sql<Date>`${now} + cast(${CODE_LIFETIME} as interval)`,
    })
    .execute();
  return { id, code };
}

export interface CodeProof {
  readonly target: Target;
  readonly userId: string;
  readonly purpose: CodePurpose;
  readonly code: string;
}

/** Locks the latest code for this target, user and purpose, if it is still valid. */
async function lockValidCode(tx: Tx, { clock }: AppContext, { target, userId, purpose }: CodeProof) {
  const row = await tx
    .selectFrom('verification_code')
    .select(['id', 'code_hash', 'wrong_tries', 'used_at'])
    .select(sql<boolean>`expires_at > ${clock.now()}`.as('isFresh'))
    .where('target_key', '=', target.key)
    .where('user_id', '=', userId)
    .where(sql<boolean>`${purpose} = any(purposes)`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row?.isFresh && !row.used_at && row.wrong_tries < CODE_TRIES ? row : undefined;
}

export async function hasLiveCode(ctx: AppContext, proof: CodeProof): Promise<boolean> {
  return transact(ctx, async (tx) => (await lockValidCode(tx, ctx, proof)) !== undefined);
}

/**
 * Checks a code and returns its id for `spendCode`. Wrong attempts count even if the caller's transaction
 * rolls back, and parallel attempts wait for each other.
 * @throws {DomainError} `wrongVerificationCode`, or the error of the lockout.
 */
export async function checkCode(ctx: AppContext, proof: CodeProof): Promise<string> {
  const id = await transact(ctx, async (tx) => {
    const row = await lockValidCode(tx, ctx, proof);
    if (!row) return undefined;
    if (timingSafeEqual(Buffer.from(hashCode(row.id, proof.code)), Buffer.from(row.code_hash))) return row.id;
    await tx
      .updateTable('verification_code')
      .set({ wrong_tries: row.wrong_tries + 1 })
      .where('id', '=', row.id)
      .execute();
    return undefined;
  });
  if (id === undefined) throw new DomainError('wrongVerificationCode');
  return id;
}

/**
 * Marks a code as used, in the transaction that performs its purpose.
 * @throws {DomainError} `wrongVerificationCode` if it is used or expired.
 */
export async function spendCode(tx: Tx, { clock }: AppContext, id: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('verification_code')
    .set({ used_at: clock.now() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (!numUpdatedRows) throw new DomainError('wrongVerificationCode');
}
