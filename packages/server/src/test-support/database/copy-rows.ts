import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Rows of one statement: more may exceed the time limit of a statement. */
const BATCH = 2_000;
const SOURCES = 50;

interface Copies {
  readonly table: string;
  /** How many rows to add. */
  readonly count: number;
  /** SQL of the columns that differ between the copies; `n` counts them from 1. */
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Fills a table with copies of its first rows, for tests of large tables. Constraints between tables still
 * hold; rules that only the domain knows, such as the ledger's, do not.
 */
export async function copyRows(db: Db, { table, count, values }: Copies): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO'
    order by ordinal_position`.execute(db);
  const columns = rows.map(({ name }) => name);
  const unknown = Object.keys(values).filter((name) => !columns.includes(name));
  if (unknown.length > 0) throw new Error(`${table} has no column ${unknown.join(', ')}`);
  const selected = columns.map((name) => (values[name] ? sql.raw(values[name]) : sql.ref(`source.${name}`)));
  for (let from = 1; from <= count; from += BATCH)
    await sql`
    with source as materialized (select * from ${sql.table(table)} limit ${sql.lit(SOURCES)}),
    numbered as (select *, row_number() over () as place, count(*) over () as places from source)
    insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(selected)} from generate_series(${sql.lit(from)}, ${sql.lit(Math.min(count, from + BATCH - 1))}) as n
    join numbered as source on source.place = 1 + n % source.places`.execute(db);
  // As autovacuum does soon after so many rows.
  await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}
