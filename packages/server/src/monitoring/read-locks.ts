import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export interface LockFigures {
  /** Statements that wait for a lock. */
  readonly waiting: number;
  readonly longest_transaction_seconds: number;
}

/** The locks of this PostgreSQL database. */
export async function readLocks(db: Db): Promise<LockFigures> {
  const { rows } = await sql<LockFigures>`
    select count(*) filter (where wait_event_type = 'Lock')::int as waiting,
      coalesce(max(extract(epoch from now() - xact_start)), 0)::float8 as longest_transaction_seconds
    from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  return rows[0] ?? { waiting: 0, longest_transaction_seconds: 0 };
}
