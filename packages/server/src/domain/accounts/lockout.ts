import { sql } from 'kysely';
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

interface State {
  readonly consecutive: number;
  readonly wrongToday: number;
  readonly lockedUntil: Date | null;
  readonly inFlight: number;
}

/** Locks the row of a secret, creating it if needed, and returns its current state. */
async function lockState(
  tx: Tx,
  { clock }: AppContext,
  { kind, subject }: Secret,
): Promise<{ state: State; now: Date }> {
  const { now, ...row } = await tx
    .insertInto('lockout')
    .values({ kind, subject, day: sql<string>`cast(${clock.now()} at time zone 'Asia/Shanghai' as date)` })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).doUpdateSet((eb) => ({ subject: eb.ref('excluded.subject') })),
    )
    .returningAll()
    .returning(clock.now().as('now'))
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

/**
 * Counts an attempt before it is evaluated, so that parallel attempts gain nothing.
 * @throws {DomainError} `frequentOperation` if too many attempts are in flight, or the error of the lockout.
 */
async function countAttempt(ctx: AppContext, secret: Secret): Promise<void> {
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

type Outcome = 'right' | 'wrong' | 'unknown';

async function record(ctx: AppContext, secret: Secret, outcome: Outcome): Promise<State> {
  return transact(ctx, async (tx) => {
    const { state: before, now } = await lockState(tx, ctx, secret);
    const settled = { ...before, inFlight: Math.max(0, before.inFlight - 1) };
    const after =
      outcome === 'wrong'
        ? afterWrong(settled, now)
        : outcome === 'right'
          ? { ...settled, consecutive: 0 }
          : settled;
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
  wrong: 'wrongPassword' | 'wrongOldPassword' | 'wrongFundPassword' | 'wrongVerificationCode',
): Promise<void> {
  await countAttempt(ctx, secret);
  let right: boolean;
  try {
    right = await isRight();
  } catch (error) {
    await record(ctx, secret, 'unknown');
    throw error;
  }
  const state = await record(ctx, secret, right ? 'right' : 'wrong');
  if (right) return;
  throw state.lockedUntil ? lockError(state) : new DomainError(wrong);
}

/** Resets the lockouts of secrets that their owner has replaced, using another proof. */
export async function liftLockouts(tx: Tx, secrets: readonly Secret[]): Promise<void> {
  for (const { kind, subject } of secrets) {
    await tx.deleteFrom('lockout').where('kind', '=', kind).where('subject', '=', subject).execute();
  }
}
