import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from './schema/tables.ts';

/** The only source of time. It is an SQL expression, so that all processes use the clock of the database. */
export interface Clock {
  readonly now: () => RawBuilder<Date>;
}

export const databaseClock: Clock = { now: () => sql<Date>`now()` };

export type FixedClock = Clock & { readonly advance: (ms: number) => void; readonly at: () => Date };

/** A clock for tests that moves only by `advance`. */
export function fixedClock(start: Date): FixedClock {
  let at = start.getTime();
  return {
    at: () => new Date(at),
    now: () => sql<Date>`cast(${new Date(at).toISOString()} as timestamptz)`,
    advance: (ms) => {
      at += ms;
    },
  };
}

export async function readTime(db: Kysely<Tables> | Transaction<Tables>, clock: Clock): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select ${clock.now()} as at`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database returned no time');
  return row.at;
}
