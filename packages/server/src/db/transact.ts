import type { EventBus, MallEvent } from './event-bus.ts';
import { pendingEvents } from './pending-events.ts';
import { isOutdatedPlan } from './statements/outdated-plan.ts';
import type { Db, Tx } from './database.ts';

const UNIQUE_VIOLATION = '23505';
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const LOCK_NOT_AVAILABLE = '55P03';
const MAX_TRIES = 10;

/** The SQLSTATE code of a database error; undefined for other errors. */
export function databaseErrorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Whether a unique index rejected a row. */
export const isUniqueViolation = (error: unknown): boolean => databaseErrorCode(error) === UNIQUE_VIOLATION;

/** Whether PostgreSQL ended the transaction because it and others waited for each other. */
export const isDeadlock = (error: unknown): boolean => databaseErrorCode(error) === DEADLOCK;

/** Whether a row or a table stayed locked for too long. */
export const isLockTimeout = (error: unknown): boolean => databaseErrorCode(error) === LOCK_NOT_AVAILABLE;

const isRetryable = (error: unknown): boolean => {
  const code = databaseErrorCode(error);
  return code === SERIALIZATION_FAILURE || isDeadlock(error) || isOutdatedPlan(error);
};

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A database and the event bus for its changes. */
export interface TransactionScope {
  readonly db: Db;
  readonly events?: EventBus | undefined;
}

/** Runs one attempt and returns its result and its queued events. */
async function attemptOnce<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
): Promise<readonly [T, readonly MallEvent[]]> {
  let queued: readonly MallEvent[] = [];
  const result = await db.transaction().execute(async (tx) => {
    const done = await work(tx);
    queued = pendingEvents(tx);
    return done;
  });
  return [result, queued];
}

/**
 * Runs `work` in one transaction and repeats it from the start after a serialization failure, a deadlock
 * or a migration that changed a prepared statement.
 * `work` must have no effects outside the database and must run every statement on the transaction it
 * receives. Queued events are published after the commit, without waiting for them.
 */
export async function transact<T>(scope: TransactionScope | Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { db, events }: TransactionScope = 'db' in scope ? scope : { db: scope };
  for (let attempt = 1; ; attempt += 1) {
    try {
      const [result, queued] = await attemptOnce(db, work);
      for (const item of queued) void events?.publish(item);
      return result;
    } catch (error) {
      if (attempt === MAX_TRIES || !isRetryable(error)) throw error;
      await pause(Math.random() * 10 * attempt);
    }
  }
}
