import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { loginName } from '../accounts/login-name.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { hashSecret } from '../verification/one-time-secret.ts';
import type { RateClass, RateLimit, RateLimits } from './rate-limits.ts';

/** Who calls: an account where there is a session, else an address, perhaps with a browser that is known. */
export interface Caller {
  readonly userId: string | undefined;
  readonly address: string | undefined;
  readonly device: string | undefined;
  /** The name that a login is for. */
  readonly username?: string | undefined;
}

export interface TrafficControl {
  /** Refuses a call that comes too soon after many others of its class. */
  readonly admit: (ctx: AppContext, rateClass: RateClass, caller: Caller) => Promise<void>;
}

const MINUTE_MS = 60_000;
const stepOf = ({ perMinute }: RateLimit) => MINUTE_MS / perMinute;

/** Addresses are personal: what is kept tells them apart and no more. */
export const addressSubject = (address: string): string =>
  `from:${createHash('sha256').update(address).digest('base64url').slice(0, 22)}`;

/** Nobody is counted for others: not an account for its address, and a caller from nowhere not at all. */
const subjectOf = ({ userId, address }: Caller): string | undefined =>
  userId === undefined ? address && addressSubject(address) : `user:${userId}`;

/**
 * One statement counts and decides, for all processes alike. `free_at` is when all calls so far would have come
 * if they kept to the rate; it may run ahead of the time by so many calls as are allowed at once.
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

const MOST_KEPT = 20_000;

/** The same in memory, for reads: they are many, each process may count its own, and none costs a statement. */
function createMemory(elapsedMs: () => number) {
  const freeAt = new Map<string, number>();
  const forgetOld = (now: number) => {
    for (const [subject, at] of freeAt) if (at <= now || freeAt.size > MOST_KEPT) freeAt.delete(subject);
  };
  return (subject: string, limit: RateLimit): boolean => {
    const now = elapsedMs();
    const held = Math.max(freeAt.get(subject) ?? 0, now);
    if (held > now + stepOf(limit) * (limit.atOnce - 1)) return false;
    freeAt.set(subject, held + stepOf(limit));
    if (freeAt.size > MOST_KEPT) forgetOld(now);
    return true;
  };
}

/**
 * Whoever shares an address with somebody who hammers at the door still comes in with a browser that has logged in to
 * this account before. All browsers of an account count together, so that a collection of them is worth no more.
 */
async function admitKnownDevice(
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
  // Compared here: the name has not been checked yet and may hold what the database refuses.
  const name = loginName(username);
  const known = owners.find(({ login_name }) => login_name === name);
  return known !== undefined && takeRow(ctx, 'login', `devices:${known.user_id}`, limit);
}

export function createTrafficControl(
  limits: RateLimits,
  elapsedMs: () => number = () => performance.now(),
): TrafficControl {
  const takeInMemory = createMemory(elapsedMs);
  return {
    admit: async (ctx, rateClass, caller) => {
      const [limit, subject] = [limits[rateClass], subjectOf(caller)];
      if (!limit || subject === undefined) return;
      const isFree =
        rateClass === 'read' ? takeInMemory(subject, limit) : await takeRow(ctx, rateClass, subject, limit);
      if (isFree || (rateClass === 'login' && (await admitKnownDevice(ctx, caller, limit)))) return;
      throw new DomainError('frequentOperation');
    },
  };
}

/** Forgets callers whose calls are long past. */
export async function sweepTraffic({ db, clock }: AppContext): Promise<void> {
  await db.deleteFrom('rate_count').where('free_at', '<', clock.now()).execute();
}
