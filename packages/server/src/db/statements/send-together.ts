import type { Db } from '../pools/db.ts';

type Statements = readonly Promise<unknown>[];

/**
 * Waits for statements of a transaction that need not wait for each other. A connection sends them in one packet, and
 * PostgreSQL runs them in this order. Returns them settled: await each where its result, or its error, is needed.
 *
 * It waits for all of them even if one fails, because a statement that comes later would run outside of the transaction.
 */
export async function sendTogether<const All extends Statements>(...statements: All): Promise<All> {
  await Promise.allSettled(statements);
  return statements;
}

/** As `sendTogether`, and throws the first error. */
export async function runTogether<const All extends Statements>(
  ...statements: All
): Promise<{ [Index in keyof All]: Awaited<All[Index]> }> {
  return Promise.all(await sendTogether(...statements));
}

/** Runs work whose statements are sent together outside of a transaction. A transaction has a connection already. */
export const onOneConnection = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.connection().execute(work);
