import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgresDatabase, POSTGRES_URL } from '../../test-support/database/databases.ts';
import type { OpenDatabase, Tx } from '../database.ts';
import { openPostgres } from '../open-postgres.ts';
import { createStatementNames } from './statement-names.ts';
import { transact } from '../transact.ts';

describe('The name of a statement', () => {
  it('is given from the second time on, to a text with values', () => {
    const { nameOf } = createStatementNames();
    expect(nameOf('select $1', 1)).toBeUndefined();
    expect(nameOf('select $1', 1)).toMatch(/^om_[\w-]{16}$/);
    for (let time = 0; time < 2; time += 1) expect(nameOf('commit', 0)).toBeUndefined();
  });

  it('is the same in every process', () => {
    const [first, second] = [createStatementNames(), createStatementNames()].map(({ nameOf }) => {
      nameOf('select $1', 1);
      return nameOf('select $1', 1);
    });
    expect(first).toBe(second);
  });

  it('is not given to more texts than connections can keep', () => {
    const { nameOf } = createStatementNames(2);
    const twice = (text: string) => [nameOf(text, 1), nameOf(text, 1)][1];
    expect([twice('a'), twice('b'), twice('c')].map((name) => name !== undefined)).toEqual([
      true,
      true,
      false,
    ]);
    expect(nameOf('a', 1)).toBeDefined();
  });
});

describe.skipIf(POSTGRES_URL === undefined)('A connection to PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let open: OpenDatabase;
  beforeAll(async () => {
    database = await createPostgresDatabase(POSTGRES_URL ?? '');
    open = await openPostgres(database.url);
    await sql`create table parcel (id int, label text)`.execute(open.db);
    await sql`insert into parcel values (1, 'small')`.execute(open.db);
  });
  afterAll(async () => {
    await open.close();
    await database.drop();
  });

  const readParcel = (tx: Pick<Tx, 'getExecutor'> = open.db) =>
    sql<{ id: number }>`select * from parcel where id = ${1}`.execute(tx as Tx).then(({ rows }) => rows[0]);
  const addColumn = async (name: string) => {
    const other = await openPostgres(database.url);
    await sql`alter table parcel add column ${sql.ref(name)} int default 7`.execute(other.db);
    await other.close();
  };
  const countPrepared = async ({ db }: OpenDatabase) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_prepared_statements`.execute(
      db,
    );
    return rows[0]?.n ?? 0;
  };

  it('prepares what comes again', async () => {
    for (let time = 0; time < 3; time += 1) await readParcel();
    expect(await countPrepared(open)).toBeGreaterThan(0);
  });

  it('prepares nothing behind a pooler that does not know it', async () => {
    const plain = await openPostgres(database.url, { prepares: false });
    for (let time = 0; time < 3; time += 1) await sql`select * from parcel where id = ${1}`.execute(plain.db);
    expect(await countPrepared(plain)).toBe(0);
    await plain.close();
  });

  it('goes on when a migration has added a column', async () => {
    for (let time = 0; time < 3; time += 1) await readParcel();
    await addColumn('weight');
    expect(await readParcel()).toEqual({ id: 1, label: 'small', weight: 7 });
    expect(await readParcel()).toEqual({ id: 1, label: 'small', weight: 7 });
  });

  it('repeats a transaction that a migration has broken', async () => {
    for (let time = 0; time < 3; time += 1) await readParcel();
    await addColumn('length');
    expect(await transact(open.db, (tx) => readParcel(tx))).toMatchObject({ length: 7 });
  });
});
