import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { loginName } from '../accounts/login-name.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { hashSecret } from '../verification/one-time-secret.ts';
import type { RateClass, RateLimit, RateLimits } from './rate-limits.ts';

/**
 * The caller of an operation: an account if there is a session, else an address and perhaps a known browser.
 */
export interface Caller {
  readonly userId: string | undefined;
  readonly ipAddress: string | undefined;
  readonly device: string | undefined;
  /** The name that a login uses. */
  readonly username?: string | undefined;
}

export interface TrafficControl {
  /** Counts a call. @throws {DomainError} `frequentOperation` if the caller has exceeded the rate of the class. */
  readonly countCall: (ctx: AppContext, rateClass: RateClass, caller: Caller) => Promise<void>;
}

const MINUTE_MS = 60_000;
const stepOf = ({ perMinute }: RateLimit) => MINUTE_MS / perMinute;

/** Addresses are personal data, so only a hash of them is stored. */
export const addressSubject = (ipAddress: string): string =>
  `from:${createHash('sha256').update(ipAddress).digest('base64url').slice(0, 22)}`;

/** Sessions count by account, not by address. Callers without an address are not counted. */
const subjectOf = ({ userId, ipAddress }: Caller): string | undefined =>
  userId === undefined ? ipAddress && addressSubject(ipAddress) : `user:${userId}`;

/**
 * Counts a call and decides in one statement, for all processes. `free_at` is when all calls so far would have
 * been made at the sustained rate. It may be ahead of the clock by the burst size.
 */
async function takeRow({ db, clock }: AppContext, rateClass: RateClass, subject: string, limit: RateLimit) {
  const step = sql`make_interval(secs => ${stepOf(limit) / 1000}::double precision)`;
  const { rows } = await sql`
    insert into rate_count as held (class, subject, free_at) values (${rateClass}, ${subject}, ${clock.now()} + ${step})
    on conflict (class, subject) do update set free_at = greatest(held.free_at, ${clock.now()}) + ${step}
      where held.free_at <= ${clock.now()} + ${step} * ${limit.atOnce - 1}::integer
    returning 1`.execute(db);
  return rows.length > 0;
}

const MAX_SUBJECTS = 20_000;

/** Counts in memory, for reads: there are many, and a count per process is accurate enough. */
function createMemory(elapsedMs: () => number) {
  const freeAt = new Map<string, number>();
  const forgetOld = (now: number) => {
    for (const [subject, at] of freeAt) if (at <= now || freeAt.size > MAX_SUBJECTS) freeAt.delete(subject);
  };
  return (subject: string, limit: RateLimit): boolean => {
    const now = elapsedMs();
    const held = Math.max(freeAt.get(subject) ?? 0, now);
    if (held > now + stepOf(limit) * (limit.atOnce - 1)) return false;
    freeAt.set(subject, held + stepOf(limit));
    if (freeAt.size > MAX_SUBJECTS) forgetOld(now);
    return true;
  };
}

/**
 * If the limit of an address is exhausted, a browser that has logged in to the account before may still log
 * in. All known browsers of an account share one count, so that collecting them gains nothing.
 */
async function mayLogInFromKnownDevice(
  ctx: AppContext,
  { device, username }: Caller,
  limit: RateLimit,
): Promise<boolean> {
  if (device === undefined || username === undefined) return false;
  const owners = await ctx.db
    .selectFrom('known_device')
    .innerJoin('user_account', 'user_account.id', 'known_device.user_id')
    .select(['user_id', 'login_name'])
    .where('device_hash', '=', hashSecret(device))
    .execute();
  // Compared in code, because the unchecked name may contain characters that the database refuses.
  const name = loginName(username);
  const owner = owners.find(({ login_name }) => login_name === name);
  return owner !== undefined && takeRow(ctx, 'login', `devices:${owner.user_id}`, limit);
}

/** Counts calls by rate class. `elapsedMs` is a clock that never steps back. */
export function createTrafficControl(
  limits: RateLimits,
  elapsedMs: () => number = () => performance.now(),
): TrafficControl {
  const takeInMemory = createMemory(elapsedMs);
  return {
    countCall: async (ctx, rateClass, caller) => {
      const [limit, subject] = [limits[rateClass], subjectOf(caller)];
      if (!limit || subject === undefined) return;
      const isFree =
        rateClass === 'read' ? takeInMemory(subject, limit) : await takeRow(ctx, rateClass, subject, limit);
      if (isFree || (rateClass === 'login' && (await mayLogInFromKnownDevice(ctx, caller, limit)))) return;
      throw new DomainError('frequentOperation');
    },
  };
}

/** Removes the rows of callers that are no longer limited. */
export async function sweepTraffic({ db, clock }: AppContext): Promise<void> {
  await db.deleteFrom('rate_count').where('free_at', '<', clock.now()).execute();
}
