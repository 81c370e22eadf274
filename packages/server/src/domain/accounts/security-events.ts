import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { AppContext } from '../../context.ts';

/** What the owner of an account can read afterwards. */
export const SECURITY_EVENTS = [
  'login',
  'newDevice',
  'passwordChanged',
  'fundPasswordSet',
  'fundPasswordChanged',
  'fundPasswordReset',
  'authenticatorAdded',
  'authenticatorRemoved',
  'emailSet',
  'phoneSet',
  'withdrawAddressSet',
  'withdrawAddressReleaseRequested',
  'withdrawAddressRemoved',
  'sessionsEnded',
  'accountReset',
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];

const LIFETIME = '365 days';
const MAX_LISTED = 50;

/**
 * Records an event in the transaction that causes it, with the browser of the call. What the mall does by itself has none.
 */
export async function recordSecurityEvent(
  tx: Db | Tx,
  { clock, browser, actor }: AppContext,
  userId: string,
  kind: SecurityEventKind,
): Promise<void> {
  const { browser: name = null, system = null } = (actor ? undefined : browser) ?? {};
  await tx
    .insertInto('security_event')
    .values({ user_id: userId, kind, browser: name, system, at: clock.now() })
    .execute();
}

export interface SecurityEvent {
  readonly id: number;
  readonly kind: SecurityEventKind;
  readonly browser: string | null;
  readonly system: string | null;
  readonly at: Date;
}

/** What happened to an account, the latest first. Kinds that only newer servers know are left out. */
export async function listSecurityEvents(
  { db }: AppContext,
  userId: string,
): Promise<readonly SecurityEvent[]> {
  const rows = await db
    .selectFrom('security_event')
    .select(['id', 'kind', 'browser', 'system', 'at'])
    .where('user_id', '=', userId)
    .where('kind', 'in', [...SECURITY_EVENTS])
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return rows as readonly SecurityEvent[]; // The query selects these kinds only.
}

/** Deletes events of more than a year ago. A scheduled job calls it. */
export async function sweepSecurityEvents({ db, clock }: AppContext): Promise<void> {
  const end = sql<Date>`${clock.now()} - cast(${LIFETIME} as interval)`;
  await db.deleteFrom('security_event').where('at', '<', end).execute();
}
