import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { DATABASES, POSTGRES_URL, createPostgresDatabase } from '../../test-support/database/databases.ts';
import { openPostgres } from '../open-postgres.ts';
import { transact } from '../transact.ts';
import { sqlArray } from './sql-array.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe.each(DATABASES)('An array in a statement on $name', ({ open }) => {
  it('keeps its elements, whether there are none, a few or many', async () => {
    const database = await open();
    for (const count of [0, 1, 8, 9, 200]) {
      const texts = numbers(count).map((number) => `it's ${number}`);
      const { rows } = await sql`
        select ${sqlArray('text', texts)} as texts, ${sqlArray('int', numbers(count))} as numbers`.execute(
        database.db,
      );
      expect(rows).toEqual([{ texts, numbers: numbers(count) }]);
    }
    await database.close();
  });
});

describe.skipIf(POSTGRES_URL === undefined)('A short array in a statement', () => {
  it('leaves the statement its plan', async () => {
    const created = await createPostgresDatabase(POSTGRES_URL ?? '');
    const { db, close } = await openPostgres(created.url);
    await sql`create table parcel (id text primary key, label text)`.execute(db);
    await sql`insert into parcel select i::text, 'small' from generate_series(1, 5000) as i`.execute(db);
    await sql`analyze parcel`.execute(db);
    const plans = await transact(db, async (tx) => {
      for (const number of numbers(20))
        await sql`select label from parcel where id = any (${sqlArray('text', [String(number)])})`.execute(
          tx,
        );
      const { rows } = await sql<{ custom: number; kept: number }>`
        select custom_plans::int as custom, generic_plans::int as kept from pg_prepared_statements
        where statement like 'select label from parcel%'`.execute(tx);
      return rows[0];
    });
    // PostgreSQL plans for the values five times before it keeps a plan.
    expect(plans).toEqual({ custom: 5, kept: 14 });
    await close();
    await created.drop();
  });
});
