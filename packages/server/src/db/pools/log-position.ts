import { sql } from 'kysely';
import type { Db } from './db.ts';

/** A place in the log of the leader. What was committed before it is in every database that has replayed it. */
export type LogPosition = string;

interface Written {
  readonly at: LogPosition;
  /** A page of the log ends here, and perhaps in the middle of a record. */
  readonly isPageEnd: boolean;
}

async function readWritten(leader: Db): Promise<Written> {
  const { rows } = await sql<Written>`
    select cast(at as text) as at,
      mod(at - '0/0', cast(current_setting('wal_block_size') as integer)) = 0 as "isPageEnd"
    from pg_current_wal_flush_lsn() as at`.execute(leader);
  const [row] = rows;
  if (!row) throw new Error('The database returned no position');
  return row;
}

/** Commits nothing, which writes the log up to the end of a record. No replica has to confirm it. */
const writeRecord = (leader: Db) =>
  sql`select set_config('synchronous_commit', 'local', true), pg_logical_emit_message(true, 'openmall', '')`.execute(
    leader,
  );

/**
 * Where the log of the leader ends. PostgreSQL writes full pages of it, also if the last record goes on: a replica cannot
 * replay such a record, and would never get there if the leader ended now. So the record is completed.
 */
export async function readPosition(leader: Db): Promise<LogPosition> {
  const { at, isPageEnd } = await readWritten(leader);
  if (!isPageEnd) return at;
  await writeRecord(leader);
  return (await readWritten(leader)).at;
}
