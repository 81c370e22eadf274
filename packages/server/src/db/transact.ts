import type { EventBus, MallEvent } from './event-bus.ts';
import { pendingEvents } from './pending-events.ts';
import type { Db, Tx } from './database.ts';

const UNIQUE_VIOLATION = '23505';
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const MAX_TRIES = 10;

/** The five-letter code of an error that the database raised. */
export function databaseErrorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Whether the database refused a row because a unique index has it already. */
export const isUniqueViolation = (error: unknown): boolean => databaseErrorCode(error) === UNIQUE_VIOLATION;

const isRetryable = (error: unknown): boolean => {
  const code = databaseErrorCode(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
};

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A database, and where to tell what has become new in it. */
export interface TransactionScope {
  readonly db: Db;
  readonly events?: EventBus | undefined;
}

/** The result of one try, and what was noted on the way. */
async function attemptOnce<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
): Promise<readonly [T, readonly MallEvent[]]> {
  let news: readonly MallEvent[] = [];
  const result = await db.transaction().execute(async (tx) => {
    const done = await work(tx);
    news = pendingEvents(tx);
    return done;
  });
  return [result, news];
}

/**
 * Runs `work` in one transaction, again from the start when the database asks for it. `work` must have no
 * other effect than on the database, and must use the transaction it is given for every statement.
 * What it noted as new is told once it is committed, and nobody waits for that.
 */
export async function transact<T>(where: TransactionScope | Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { db, events }: TransactionScope = 'db' in where ? where : { db: where };
  for (let attempt = 1; ; attempt += 1) {
    try {
      const [result, news] = await attemptOnce(db, work);
      for (const item of news) void events?.publish(item);
      return result;
    } catch (error) {
      if (attempt === MAX_TRIES || !isRetryable(error)) throw error;
      await pause(Math.random() * 10 * attempt);
    }
  }
}
