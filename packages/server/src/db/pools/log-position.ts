import { sql } from 'kysely';
import type { Db } from './db.ts';

/** A place in the log of the leader. What was committed before it is in every database that has replayed it. */
export type LogPosition = string;

export async function readPosition(leader: Db): Promise<LogPosition> {
  const { rows } = await sql<{
    at: string;
  }>`select cast(pg_current_wal_flush_lsn() as text) as at`.execute(leader);
  const [row] = rows;
  if (!row) throw new Error('The database returned no position');
  return row.at;
}
