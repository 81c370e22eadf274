import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Db } from './db.ts';
import { PipeliningClient } from '../statements/pipelining-client.ts';
import { preparingClient } from '../statements/preparing-client.ts';
import { noteStatement } from '../statements/record-statements.ts';
import { sendWithoutWaiting } from '../statements/send-without-waiting.ts';
import type { Tables } from '../schema/tables.ts';

const { INT8, DATE } = pg.types.builtins;
const parsers = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  [DATE, (text) => text],
]);
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
};

const logBroken = ({ message }: Error): void => console.error(`A database connection broke: ${message}`);

export interface PoolOptions {
  readonly name: string;
  readonly max: number;
  readonly prepares: boolean;
  /** Called with each new connection before its first use; it is closed if this fails. */
  readonly onConnect?: ((client: pg.ClientBase) => Promise<void>) | undefined;
  readonly connectMs?: number;
  /** How long a statement may take before the pool gives up on its connection. */
  readonly answerMs?: number;
}

export interface OpenPool {
  readonly db: Db;
  readonly pool: pg.Pool;
}

const gotNoAnswer = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/** Closes a connection whose statement got no answer, instead of handing it to the next caller. */
const closingStuck = (pool: pg.Pool): PostgresPool => ({
  connect: async () => {
    const client = await pool.connect();
    let isStuck = false;
    const query = async (...statement: [string, unknown[]]) => {
      try {
        return await client.query(...statement);
      } catch (error) {
        isStuck ||= gotNoAnswer(error);
        throw error;
      }
    };
    // Kysely calls these two. It streams by a cursor, which we never ask for.
    return { query, release: (destroys = false) => client.release(destroys || isStuck) } as never;
  },
  end: () => pool.end(),
  options: pool.options,
});

const SETTINGS: readonly string[] = [
  // To compile a statement, or to start workers for it, takes longer than to run any of ours.
  'jit=off',
  'max_parallel_workers_per_gather=0',
  // What a mall reads is in memory or on a disk without heads: an index is faster than PostgreSQL assumes.
  'random_page_cost=1.1',
];

export function openPool(databaseUrl: string, options: PoolOptions): OpenPool {
  const { name, max, prepares, onConnect, connectMs = 5_000, answerMs } = options;
  const pool = new pg.Pool({
    Client: prepares ? preparingClient() : PipeliningClient,
    ...(onConnect && { onConnect }),
    ...(answerMs !== undefined && { query_timeout: answerMs }),
    connectionString: databaseUrl,
    types,
    max,
    application_name: `openmall ${name}`,
    connectionTimeoutMillis: connectMs,
    statement_timeout: 4_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 5_000,
    options: SETTINGS.map((setting) => `-c ${setting}`).join(' '),
  });
  // The pool replaces a broken connection. It listens for errors of idle connections only, so one that breaks
  // between two statements of a transaction would end the process without this listener.
  pool.on('connect', (client) => client.on('error', logBroken));
  pool.on('error', () => undefined);
  const used = answerMs === undefined ? pool : closingStuck(pool);
  const dialect = new PostgresDialect({ pool: used });
  const db = sendWithoutWaiting(new Kysely<Tables>({ dialect, log: noteStatement }));
  return { db, pool };
}
