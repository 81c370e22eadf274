import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { shareReads } from '../../db/sharing/share-reads.ts';
import { sqlArray } from '../../db/statements/sql-array.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { nameBrowser } from './devices/browser-name.ts';

const SESSION_LIFETIME = '30 days';

export interface Session {
  readonly userId: string;
  readonly tokenHash: string;
  /** The language of the owner's mails. */
  readonly lang: string;
}

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Opens a session and returns its token. Only a hash of the token is stored. `agent` is the `User-Agent` header.
 */
export async function openSession(
  tx: Db | Tx,
  { clock }: AppContext,
  userId: string,
  agent?: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  await tx
    .insertInto('token')
    .values({
      hash: hashToken(token),
      user_id: userId,
      ...nameBrowser(agent),
      created_at: now,
      expires_at: sql<Date>`${now} + cast(${SESSION_LIFETIME} as interval)`,
    })
    .execute();
  return token;
}

/** Open sessions by the hashes of their tokens. */
async function loadSessions(
  { db, clock }: AppContext,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Session>> {
  const { rows } = await sql<Session>`
    select token.hash as "tokenHash", token.user_id as "userId", user_account.lang
    from token join user_account on user_account.id = token.user_id
    where token.hash = any (${sqlArray('text', hashes)})
      and token.expires_at > ${clock.now()} and user_account.state = 'active'`.execute(db);
  return new Map(rows.map((session) => [session.tokenHash, session]));
}

const readSession = shareReads(loadSessions);

export const findSession = (ctx: AppContext, token: string): Promise<Session | undefined> =>
  readSession(ctx, hashToken(token));

export async function closeSession({ db }: AppContext, token: string): Promise<void> {
  await db.deleteFrom('token').where('hash', '=', hashToken(token)).execute();
}

export async function closeAllSessions(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('token').where('user_id', '=', userId).execute();
  await tx.deleteFrom('office_session').where('user_id', '=', userId).execute();
}

export async function closeOtherSessions(tx: Tx, { userId, tokenHash }: Session): Promise<void> {
  await tx.deleteFrom('token').where('user_id', '=', userId).where('hash', '<>', tokenHash).execute();
  await tx.deleteFrom('office_session').where('user_id', '=', userId).execute();
}

/**
 * Locks an account against closing until the transaction ends, for transactions that add a session or personal
 * data.
 * @throws {DomainError} If the account is closed.
 */
export async function lockAgainstClosing(
  tx: Tx,
  userId: string,
  refusal: 'sessionExpired' | 'wrongPassword' = 'sessionExpired',
): Promise<void> {
  const user = await tx
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', userId)
    .where('state', '<>', 'closed')
    .forKeyShare()
    .executeTakeFirst();
  if (!user) throw new DomainError(refusal);
}

/**
 * Locks a session until the end of a transaction that sets a credential. A session that was closed during its
 * request must not change anything.
 * @throws {DomainError} `sessionExpired`.
 */
export async function holdSession(tx: Tx, { tokenHash }: Session): Promise<void> {
  const session = await tx
    .selectFrom('token')
    .select('hash')
    .where('hash', '=', tokenHash)
    .forKeyShare()
    .executeTakeFirst();
  if (!session) throw new DomainError('sessionExpired');
}

/** Removes expired sessions and tokens of chats. A scheduled job calls it. */
export async function sweepSessions({ db, clock }: AppContext): Promise<void> {
  await db.deleteFrom('chat_token').where('expires_at', '<=', clock.now()).execute();
  await db.deleteFrom('token').where('expires_at', '<=', clock.now()).execute();
}
