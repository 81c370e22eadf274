import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { OpenDatabase } from './database.ts';
import type { Tables } from './schema/tables.ts';

const { INT8, DATE } = pg.types.builtins;
const parsers = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  [DATE, (text) => text],
]);
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
};

const tellBroken = ({ message }: Error): void => console.error(`A database connection broke: ${message}`);

/** A shared PostgreSQL; any number of processes may use it. No statement or lock may hold a request up. */
export async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types,
    max: 10,
    application_name: 'openmall',
    connectionTimeoutMillis: 5_000,
    statement_timeout: 4_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 5_000,
    // Compiling a statement takes longer than any of ours runs.
    options: '-c jit=off',
  });
  // A connection that breaks is replaced by the pool. Without a listener of its own it would end the process when it
  // breaks between two statements of a transaction; the pool listens to idle ones only, and tells nothing new of them.
  pool.on('connect', (client) => client.on('error', tellBroken));
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, kind: 'postgres', close: () => db.destroy() };
}
