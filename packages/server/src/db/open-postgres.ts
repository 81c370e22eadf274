import type pg from 'pg';
import type { OpenDatabase } from './database.ts';
import { openPool } from './pools/open-pool.ts';
import { refuseStandby } from './pools/refuse-standby.ts';
import { openReplicas } from './pools/replicas.ts';

export interface PostgresOptions {
  /** Off for a pooler that does not know prepared statements. */
  readonly prepares?: boolean | undefined;
  /** Leads to a replica. Without it, all reads ask the leader. */
  readonly readUrl?: string | undefined;
}

/** Opens a PostgreSQL that several processes may share. Timeouts limit statements and locks. */
export async function openPostgres(
  databaseUrl: string,
  { prepares = true, readUrl }: PostgresOptions = {},
): Promise<OpenDatabase> {
  const open = (name: string, max: number) =>
    openPool(databaseUrl, { name, max, prepares, onConnect: refuseStandby });
  const [writes, visitors, users] = [open('writes', 10), open('visitors', 6), open('users', 6)];
  const all = [writes, visitors, users];
  const replicas = readUrl ? openReplicas(readUrl, { prepares, leaderUrl: databaseUrl }) : undefined;
  const sum = (read: (pool: pg.Pool) => number) => all.reduce((total, { pool }) => total + read(pool), 0);
  const poolFigures = () => ({
    open: sum(({ totalCount }) => totalCount),
    idle: sum(({ idleCount }) => idleCount),
    waiting: sum(({ waitingCount }) => waitingCount),
  });
  const close = async () =>
    void (await Promise.all([...all.map(({ db }) => db.destroy()), replicas?.close()]));
  const pools = { visitors: visitors.db, users: users.db };
  return { db: writes.db, pools, replicas, kind: 'postgres', poolFigures, close };
}
