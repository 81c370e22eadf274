import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Db } from './database.ts';

const CODE = 'clock_ahead_ms';
const AHEAD = sql<number>`coalesce((select (value #>> '{}')::bigint from setting where code = ${sql.lit(CODE)}), 0)`;

/**
 * The database's clock and how far it was moved forward, for malls under test. The lead lies in the database, so that
 * all processes go by it, also those that are started later.
 */
export const adjustableClock: Clock = {
  now: () => sql<Date>`(now() + ${AHEAD} * interval '1 millisecond')`,
};

export async function readClockOffsetMs(db: Db): Promise<number> {
  const { rows } = await sql<{ ms: number }>`select ${AHEAD} as ms`.execute(db);
  return rows[0]?.ms ?? 0;
}

/** Moves the clock forward; two who do so at once both have their way. */
export async function advanceClock(db: Db, ms: number): Promise<void> {
  await sql`insert into setting (code, value) values (${CODE}, to_jsonb(cast(${ms} as bigint)))
    on conflict (code) do update set value = to_jsonb((setting.value #>> '{}')::bigint + cast(${ms} as bigint))`.execute(
    db,
  );
}
