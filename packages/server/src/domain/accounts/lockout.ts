import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Tables } from '../../db/schema/tables.ts';
import { transact } from '../../db/transact.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { dayInMallZone, startOfNextDay } from './mall-day.ts';

/** Spec §9: three wrong attempts in a row lock for three minutes, more than three a day until the next day. */
const IN_A_ROW = 3;
const PER_DAY = 3;
const SHORT_LOCK_MS = 3 * 60_000;
/**
 * An attempt in flight for this long belongs to a process that died. It exceeds the longest wait for the
 * password hasher.
 */
const FORGOTTEN_MS = 60_000;

/** A secret under a lockout. A known device has its own count, apart from strangers. */
export interface Secret {
  readonly kind: Tables['lockout']['kind'];
  readonly subject: string;
}

type WrongSecret = 'wrongPassword' | 'wrongOldPassword' | 'wrongFundPassword' | 'wrongVerificationCode';

interface State {
  readonly consecutive: number;
  readonly wrongToday: number;
  readonly lockedUntil: Date | null;
  readonly inFlight: number;
}

const today = ({ clock }: AppContext) =>
  sql<string>`cast(${clock.now()} at time zone 'Asia/Shanghai' as date)`;

/** Locks the row of a secret, creating it if needed, and returns its current state. */
async function lockState(
  tx: Tx,
  ctx: AppContext,
  { kind, subject }: Secret,
): Promise<{ state: State; now: Date }> {
  const { now, ...row } = await tx
    .insertInto('lockout')
    .values({ kind, subject, day: today(ctx) })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).doUpdateSet((eb) => ({ subject: eb.ref('excluded.subject') })),
    )
    .returningAll()
    .returning(ctx.clock.now().as('now'))
    .executeTakeFirstOrThrow();
  const forgotten = !row.in_flight_since || now.getTime() - row.in_flight_since.getTime() > FORGOTTEN_MS;
  const inFlight = forgotten ? 0 : row.in_flight;
  const lockedUntil = row.locked_until;
  // A clock that steps back must not lift a lockout, so only a later day resets the count.
  const isNewDay = dayInMallZone(now) > row.day;
  const { consecutive, wrong_today: wrongToday } = isNewDay ? { consecutive: 0, wrong_today: 0 } : row;
  return { state: { consecutive, wrongToday, lockedUntil, inFlight }, now };
}

async function saveState(tx: Tx, secret: Secret, state: State, now: Date): Promise<void> {
  await tx
    .updateTable('lockout')
    .set({
      consecutive: state.consecutive,
      wrong_today: state.wrongToday,
      locked_until: state.lockedUntil,
      in_flight: state.inFlight,
      in_flight_since: state.inFlight > 0 ? now : null,
      day: sql<string>`greatest(day, cast(${dayInMallZone(now)} as date))`,
    })
    .where('kind', '=', secret.kind)
    .where('subject', '=', secret.subject)
    .execute();
}

const lockError = ({ wrongToday }: State) =>
  new DomainError(wrongToday > PER_DAY ? 'tooManyWrongAttempts' : 'lockedForThreeMinutes');

/**
 * Wrong attempts left before the lockout. At least one is evaluated, otherwise nobody could ever log in again.
 */
const guessesLeft = ({ consecutive, wrongToday }: State) =>
  Math.max(1, Math.min(IN_A_ROW - consecutive, PER_DAY + 1 - wrongToday));

/** The counts of a new day, in SQL. A clock that steps back does not begin one. */
const ofNewDay = (day: RawBuilder<unknown>) => sql`
  wrong_today = case when ${day} > own.day then 0 else own.wrong_today end, day = greatest(own.day, ${day})`;

/** Counts an attempt in one statement if nothing is locked or in flight, as is usual: a guess is left then. */
async function countOnlyAttempt(ctx: AppContext, { kind, subject }: Secret): Promise<boolean> {
  const { rows } = await sql`
    insert into lockout as own (kind, subject, day, in_flight, in_flight_since)
    values (${kind}, ${subject}, ${today(ctx)}, 1, ${ctx.clock.now()})
    on conflict (kind, subject) do update set in_flight = 1, in_flight_since = excluded.in_flight_since,
      consecutive = case when excluded.day > own.day then 0 else own.consecutive end,
      ${ofNewDay(sql`excluded.day`)}
    where own.in_flight = 0 and own.locked_until is null
    returning kind`.execute(ctx.db);
  return rows.length > 0;
}

/**
 * Counts an attempt before it is evaluated, so that parallel attempts gain nothing.
 * @throws {DomainError} `frequentOperation` if too many attempts are in flight, or the error of the lockout.
 */
async function countAttempt(ctx: AppContext, secret: Secret): Promise<void> {
  if (await countOnlyAttempt(ctx, secret)) return;
  await transact(ctx, async (tx) => {
    const { state, now } = await lockState(tx, ctx, secret);
    if (state.lockedUntil && state.lockedUntil > now) throw lockError(state);
    if (state.inFlight >= guessesLeft(state)) throw new DomainError('frequentOperation');
    await saveState(tx, secret, { ...state, lockedUntil: null, inFlight: state.inFlight + 1 }, now);
  });
}

function afterWrong(state: State, now: Date): State {
  const next = { ...state, consecutive: state.consecutive + 1, wrongToday: state.wrongToday + 1 };
  if (next.wrongToday > PER_DAY) return { ...next, lockedUntil: startOfNextDay(now) };
  if (next.consecutive >= IN_A_ROW) return { ...next, lockedUntil: new Date(now.getTime() + SHORT_LOCK_MS) };
  return next;
}

/** Settles a right attempt in one statement. */
async function recordRight(ctx: AppContext, { kind, subject }: Secret): Promise<void> {
  const isKnown = sql`own.in_flight_since >= ${ctx.clock.now()} - make_interval(secs => ${sql.lit(FORGOTTEN_MS / 1_000)})`;
  await sql`
    update lockout as own set ${ofNewDay(today(ctx))}, consecutive = 0,
      in_flight = case when ${isKnown} then greatest(own.in_flight - 1, 0) else 0 end,
      in_flight_since = case when ${isKnown} and own.in_flight > 1 then ${ctx.clock.now()} end
    where kind = ${kind} and subject = ${subject}`.execute(ctx.db);
}

/** Settles an attempt that was wrong, or that could not be evaluated. */
async function record(ctx: AppContext, secret: Secret, outcome: 'wrong' | 'unknown'): Promise<State> {
  return transact(ctx, async (tx) => {
    const { state: before, now } = await lockState(tx, ctx, secret);
    const settled = { ...before, inFlight: Math.max(0, before.inFlight - 1) };
    const after = outcome === 'wrong' ? afterWrong(settled, now) : settled;
    await saveState(tx, secret, after, now);
    return after;
  });
}

/**
 * Evaluates a secret under its lockout. The count belongs to the secret, not to the operation, so attempts
 * through different operations add up.
 * @throws {DomainError} The error of a wrong attempt or of the lockout.
 */
export async function checkSecret(
  ctx: AppContext,
  secret: Secret,
  isRight: () => Promise<boolean>,
  wrong: WrongSecret,
): Promise<void> {
  await countAttempt(ctx, secret);
  let right: boolean;
  try {
    right = await isRight();
  } catch (error) {
    await record(ctx, secret, 'unknown');
    throw error;
  }
  if (right) return recordRight(ctx, secret);
  const state = await record(ctx, secret, 'wrong');
  throw state.lockedUntil ? lockError(state) : new DomainError(wrong);
}

/** Records a right attempt in one statement, unless the secret is locked. */
async function recordOpenRight(ctx: AppContext, { kind, subject }: Secret): Promise<boolean> {
  const { rows } = await sql`
    insert into lockout as own (kind, subject, day) values (${kind}, ${subject}, ${today(ctx)})
    on conflict (kind, subject) do update set consecutive = 0, locked_until = null, ${ofNewDay(sql`excluded.day`)}
    where own.locked_until is null or own.locked_until <= ${ctx.clock.now()}
    returning kind`.execute(ctx.db);
  return rows.length > 0;
}

/**
 * As `checkSecret`, for a secret that costs next to nothing to evaluate. Attempts are evaluated before they are recorded,
 * one after the other, and their outcome is told only if nothing was locked at that moment. So parallel attempts gain
 * nothing, and a right one costs one statement. The caller has refused what is locked already.
 * @throws {DomainError} The error of a wrong attempt or of the lockout.
 */
export async function checkLightSecret(
  ctx: AppContext,
  secret: Secret,
  isRight: () => Promise<boolean>,
  wrong: WrongSecret,
): Promise<void> {
  const right = await isRight();
  if (right && (await recordOpenRight(ctx, secret))) return;
  const state = await transact(ctx, async (tx) => {
    const { state: before, now } = await lockState(tx, ctx, secret);
    if (right || (before.lockedUntil && before.lockedUntil > now)) throw lockError(before);
    const after = afterWrong({ ...before, lockedUntil: null }, now);
    await saveState(tx, secret, after, now);
    return after;
  });
  throw state.lockedUntil ? lockError(state) : new DomainError(wrong);
}

/**
 * Refuses an attempt at a locked secret.
 * @throws {DomainError} The error of the lockout.
 */
export const refuseLocked = (ctx: AppContext, secret: Secret): Promise<never> =>
  transact(ctx, async (tx) => {
    const { state } = await lockState(tx, ctx, secret);
    throw lockError(state);
  });

/** Resets the lockouts of secrets that their owner has replaced, using another proof. */
export async function liftLockouts(tx: Tx, secrets: readonly Secret[]): Promise<void> {
  for (const { kind, subject } of secrets) {
    await tx.deleteFrom('lockout').where('kind', '=', kind).where('subject', '=', subject).execute();
  }
}
