import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import type { CodePurpose } from '../../db/schema/verification.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { newId } from '../new-id.ts';
import type { Target } from './target.ts';

const LIFE = '10 minutes';
const TRIES = 3;
const PER_HOUR = 5;
const PER_DAY = 10;

/** Keyed by the row, so that equal codes look different in the table. */
const hashCode = (id: string, code: string) => createHmac('sha256', id).update(code).digest('hex');

export interface CodeRequest {
  readonly target: Target;
  /** Whose account it is for; empty for a registration, and where nobody has the target. */
  readonly userId: string;
  /** Who asked, where somebody is logged in. */
  readonly requester: string;
  readonly purposes: readonly CodePurpose[];
}

/** Refuses what is asked for too often, for a target or by a user. The lock makes parallel requests wait for each other. */
async function admit(tx: Tx, { clock }: AppContext, { target, requester }: CodeRequest): Promise<void> {
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

/** Draws a code. Those drawn before for the same target and purpose are worth nothing from now on. */
export async function drawCode(tx: Tx, ctx: AppContext, request: CodeRequest): Promise<string> {
  await admit(tx, ctx, request);
  const id = newId('vc');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const now = ctx.clock.now();
  await tx
    .insertInto('verification_code')
    .values({
      id,
      target_key: request.target.key,
      user_id: request.userId,
      requester: request.requester,
      purposes: request.purposes,
      code_hash: hashCode(id, code),
      created_at: now,
      expires_at: sql<Date>`${now} + cast(${LIFE} as interval)`,
    })
    .execute();
  return code;
}

export interface CodeProof {
  readonly target: Target;
  readonly userId: string;
  readonly purpose: CodePurpose;
  readonly code: string;
}

/** The last code drawn for this target, user and purpose, if it is good still. */
async function lockLive(tx: Tx, { clock }: AppContext, { target, userId, purpose }: CodeProof) {
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
  return row?.isFresh && !row.used_at && row.wrong_tries < TRIES ? row : undefined;
}

export async function hasLiveCode(ctx: AppContext, proof: CodeProof): Promise<boolean> {
  return transact(ctx, async (tx) => (await lockLive(tx, ctx, proof)) !== undefined);
}

/**
 * Compares a code with the one that was sent and answers its id for `spendCode`. A wrong one counts, whatever happens
 * afterwards; parallel tries wait for each other.
 */
export async function checkCode(ctx: AppContext, proof: CodeProof): Promise<string> {
  const id = await transact(ctx, async (tx) => {
    const row = await lockLive(tx, ctx, proof);
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

/** Uses a code up, in the transaction that does what it is for. */
export async function spendCode(tx: Tx, { clock }: AppContext, id: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('verification_code')
    .set({ used_at: clock.now() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (!numUpdatedRows) throw new DomainError('wrongVerificationCode');
}
