import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db, OpenDatabase } from './database.ts';
import { preparingClient } from './statements/preparing-client.ts';
import type { Tables } from './schema/tables.ts';

const { INT8, DATE } = pg.types.builtins;
const parsers = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  [DATE, (text) => text],
]);
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
};

const logBroken = ({ message }: Error): void => console.error(`A database connection broke: ${message}`);

export interface PostgresOptions {
  /** Off for a pooler that does not know prepared statements. */
  readonly prepares?: boolean | undefined;
}

interface PoolOptions {
  readonly name: string;
  readonly max: number;
  readonly prepares: boolean;
}

interface OpenPool {
  readonly db: Db;
  readonly pool: pg.Pool;
}

function openPool(databaseUrl: string, { name, max, prepares }: PoolOptions): OpenPool {
  const pool = new pg.Pool({
    ...(prepares && { Client: preparingClient() }),
    connectionString: databaseUrl,
    types,
    max,
    application_name: `openmall ${name}`,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 4_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 5_000,
    // Compiling a statement takes longer than running any of ours.
    options: '-c jit=off',
  });
  // The pool replaces a broken connection. It listens for errors of idle connections only, so one that breaks
  // between two statements of a transaction would end the process without this listener.
  pool.on('connect', (client) => client.on('error', logBroken));
  pool.on('error', () => undefined);
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool };
}

/** Opens a PostgreSQL that several processes may share. Timeouts limit statements and locks. */
export async function openPostgres(
  databaseUrl: string,
  { prepares = true }: PostgresOptions = {},
): Promise<OpenDatabase> {
  const open = (name: string, max: number) => openPool(databaseUrl, { name, max, prepares });
  const [writes, visitors, users] = [open('writes', 10), open('visitors', 6), open('users', 6)];
  const all = [writes, visitors, users];
  const sum = (read: (pool: pg.Pool) => number) => all.reduce((total, { pool }) => total + read(pool), 0);
  const poolFigures = () => ({
    open: sum(({ totalCount }) => totalCount),
    idle: sum(({ idleCount }) => idleCount),
    waiting: sum(({ waitingCount }) => waitingCount),
  });
  const close = async () => void (await Promise.all(all.map(({ db }) => db.destroy())));
  const pools = { visitors: visitors.db, users: users.db };
  return { db: writes.db, pools, kind: 'postgres', poolFigures, close };
}
