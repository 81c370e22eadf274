import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Db } from './database.ts';

const CODE = 'clock_ahead_ms';
const OFFSET = sql<number>`coalesce((select (value #>> '{}')::bigint from setting where code = ${sql.lit(CODE)}), 0)`;

/**
 * The database clock plus an offset, for test servers. The offset is stored in the database, so that it
 * applies to all processes, including those that start later.
 */
export const adjustableClock: Clock = {
  now: () => sql<Date>`(now() + ${OFFSET} * interval '1 millisecond')`,
};

export async function readClockOffsetMs(db: Db): Promise<number> {
  const { rows } = await sql<{ ms: number }>`select ${OFFSET} as ms`.execute(db);
  return rows[0]?.ms ?? 0;
}

/** Advances the clock by `ms`. Concurrent calls add up. */
export async function advanceClock(db: Db, ms: number): Promise<void> {
  await sql`insert into setting (code, value) values (${CODE}, to_jsonb(cast(${ms} as bigint)))
    on conflict (code) do update set value = to_jsonb((setting.value #>> '{}')::bigint + cast(${ms} as bigint))`.execute(
    db,
  );
}
