/** Sessions of the desk and of the merchant zone. Their tokens are not valid for the buyers' API, nor its tokens here. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { AppContext } from '../../context.ts';
import { newId } from '../new-id.ts';
import { readSettings } from '../settings/settings.ts';
import { hashSecret } from '../verification/one-time-secret.ts';

const FRESH = '5 minutes';
/** A session is marked as used at most this often. */
const TOUCH = '1 minute';

export type SessionOwner =
  | { readonly staffId: string; readonly userId?: undefined }
  | { readonly userId: string; readonly staffId?: undefined };

export interface OpenedSession {
  readonly id: string;
  readonly token: string;
  readonly expiresAt: Date;
}

interface Lifetime {
  readonly total: string;
  readonly idle: string;
}

/** How long a session of the desk or of a merchant lasts, and how long without a call. */
async function readLifetime(db: Db | Tx, { staffId }: SessionOwner): Promise<Lifetime> {
  const codes = [
    'desk_session_hours',
    'desk_idle_minutes',
    'merchant_session_hours',
    'merchant_idle_minutes',
  ] as const;
  const settings = await readSettings(db, codes);
  const area = staffId === undefined ? 'merchant' : 'desk';
  return {
    total: `${settings[`${area}_session_hours`]} hours`,
    idle: `${settings[`${area}_idle_minutes`]} minutes`,
  };
}

/** Opens a session. Only a hash of its token is stored. Its second factor was just used, so it is fresh. */
export async function openOfficeSession(
  tx: Tx,
  { clock }: AppContext,
  owner: SessionOwner,
  ipAddress: string | undefined,
): Promise<OpenedSession> {
  const token = randomBytes(32).toString('base64url');
  const { total } = await readLifetime(tx, owner);
  const now = clock.now();
  const { id, expires_at: expiresAt } = await tx
    .insertInto('office_session')
    .values({
      id: newId('os'),
      hash: hashSecret(token),
      staff_id: owner.staffId ?? null,
      user_id: owner.userId ?? null,
      opened_at: now,
      used_at: now,
      expires_at: sql<Date>`${now} + cast(${total} as interval)`,
      fresh_until: sql<Date>`${now} + cast(${FRESH} as interval)`,
      address: ipAddress ?? null,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow();
  return { id, token, expiresAt };
}

export interface OfficeSession {
  readonly id: string;
  readonly staffId: string | null;
  readonly userId: string | null;
  readonly expiresAt: Date;
  readonly freshUntil: Date | null;
  readonly isFresh: boolean;
  readonly isStale: boolean;
}

/** Finds the open session of a token and marks it as used. */
export async function findOfficeSession(
  { db, clock }: AppContext,
  token: string,
  kind: 'staff_id' | 'user_id',
): Promise<OfficeSession | undefined> {
  const now = clock.now();
  const lifetime = await readLifetime(db, kind === 'staff_id' ? { staffId: '' } : { userId: '' });
  const session = await db
    .selectFrom('office_session')
    .select([
      'id',
      'staff_id as staffId',
      'user_id as userId',
      'expires_at as expiresAt',
      'fresh_until as freshUntil',
      sql<boolean>`coalesce(fresh_until > ${now}, false)`.as('isFresh'),
      sql<boolean>`used_at < ${now} - cast(${TOUCH} as interval)`.as('isStale'),
    ])
    .where('hash', '=', hashSecret(token))
    .where(kind, 'is not', null)
    .where('expires_at', '>', now)
    .where(sql<boolean>`used_at > ${now} - cast(${lifetime.idle} as interval)`)
    .executeTakeFirst();
  if (session?.isStale)
    await db.updateTable('office_session').set({ used_at: now }).where('id', '=', session.id).execute();
  return session;
}

/** Makes the second factor of a session fresh, and returns until when. */
export async function freshen(tx: Tx, { clock }: AppContext, sessionId: string): Promise<Date> {
  const { fresh_until: until } = await tx
    .updateTable('office_session')
    .set({ fresh_until: sql<Date>`${clock.now()} + cast(${FRESH} as interval)` })
    .where('id', '=', sessionId)
    .returning('fresh_until')
    .executeTakeFirstOrThrow();
  if (!until) throw new Error('The database kept no time');
  return until;
}

/** Ends sessions of one owner: one of them, or all. Returns how many ended. */
export async function endOfficeSessions(tx: Tx, owner: SessionOwner, sessionId?: string): Promise<number> {
  let ended = tx.deleteFrom('office_session');
  ended =
    owner.staffId === undefined
      ? ended.where('user_id', '=', owner.userId)
      : ended.where('staff_id', '=', owner.staffId);
  if (sessionId !== undefined) ended = ended.where('id', '=', sessionId);
  const { numDeletedRows } = await ended.executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Removes ended sessions. A scheduled job calls it. */
export async function sweepOfficeSessions({ db, clock }: AppContext): Promise<void> {
  await db.deleteFrom('office_session').where('expires_at', '<=', clock.now()).execute();
}
