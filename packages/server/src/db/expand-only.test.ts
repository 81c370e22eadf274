import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { openPgliteInMemory } from './open-pglite.ts';
import type { OpenDatabase } from './database.ts';
import { OLDEST_MIGRATION } from '../test-support/database/oldest-migration.ts';
import { MIGRATIONS, type Migration } from './migrations/list.ts';

/** What older servers no longer use, and since which version, for example `goods.old_name: not since 0.2.0`. */
const CONTRACTED: Readonly<Record<string, string>> = {};

const oldest = MIGRATIONS.findIndex(({ name }) => name === OLDEST_MIGRATION) + 1;
const newer = MIGRATIONS.slice(oldest);

interface Column {
  readonly key: string;
  readonly table: string;
  readonly type: string;
  readonly isRequired: boolean;
}

async function readColumns({ db }: OpenDatabase): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select table_name || '.' || column_name as key, table_name as table,
      data_type || coalesce(numeric_precision::text || ',' || numeric_scale::text, '') as type,
      is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER' as "isRequired"
    from information_schema.columns where table_schema = 'public'`.execute(db);
  return rows;
}

/** What a server that knows the earlier columns can not do with the later ones. */
function findBreaks(earlier: readonly Column[], later: readonly Column[]): readonly string[] {
  const now = new Map(later.map((column) => [column.key, column]));
  const known = new Map(earlier.map((column) => [column.key, column]));
  const tables = new Set(earlier.map(({ table }) => table));
  const changed = earlier.flatMap(({ key, type, isRequired }) => {
    const column = now.get(key);
    if (!column) return [`${key} is gone`];
    if (column.type !== type) return [`${key} has another type`];
    return column.isRequired && !isRequired ? [`${key} is required now`] : [];
  });
  const added = later
    .filter(({ key, table, isRequired }) => isRequired && tables.has(table) && !known.has(key))
    .map(({ key }) => `${key} is new and required`);
  return [...changed, ...added];
}

/** Indexes that are built while nobody may write to a table that is in use. */
function findBlockingIndexes(
  { isConcurrent = false, statements }: Migration,
  tables: ReadonlySet<string>,
): readonly string[] {
  if (isConcurrent) return [];
  return statements.filter((statement) => {
    const [, table = ''] = /^\s*create (?:unique )?index [^(]*? on (\w+)/i.exec(statement) ?? [];
    return tables.has(table);
  });
}

const migrationOf = (...statements: readonly string[]): Migration => ({ name: 'x', statements });

describe('A newer schema', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openPgliteInMemory();
    await migrate(database.db, MIGRATIONS.slice(0, oldest));
  });
  afterAll(() => database.close());

  it('keeps all that older servers use, step by step, and locks no table to build an index', async () => {
    expect(oldest).toBeGreaterThan(0);
    const [first, breaks] = [await readColumns(database), [] as string[]];
    let before = first;
    for (const [index, migration] of newer.entries()) {
      const tables = new Set(before.map(({ table }) => table));
      await migrate(database.db, MIGRATIONS.slice(0, oldest + index + 1));
      const after = await readColumns(database);
      const found = [...findBreaks(first, after), ...findBreaks(before, after)];
      const blocking = findBlockingIndexes(migration, tables);
      breaks.push(...[...found, ...blocking].map((text) => `${migration.name}: ${text}`));
      before = after;
    }
    const isAllowed = (text: string) => Object.keys(CONTRACTED).some((key) => text.includes(`: ${key} `));
    expect([...new Set(breaks)].filter((text) => !isAllowed(text))).toEqual([]);
  });

  it.each([
    ['alter table orders drop column note', 'orders.note is gone'],
    ['alter table orders rename column note to remark', 'orders.note is gone'],
    ['alter table store rename to shop', 'store.name is gone'],
    ['alter table orders alter column pieces type bigint', 'orders.pieces has another type'],
    ['alter table user_account alter column email set not null', 'user_account.email is required now'],
    ['alter table address add column floor text not null', 'address.floor is new and required'],
  ])('is found out if it does this: %s', async (statement, expected) => {
    const before = await readColumns(database);
    // Rolled back, so that the next case starts from the same schema.
    const after = await database.db
      .transaction()
      .execute(async (tx) => {
        await sql.raw(statement).execute(tx);
        throw Object.assign(new Error('rollback'), { columns: await readColumns({ ...database, db: tx }) });
      })
      .catch((error: unknown) => (error as { readonly columns?: readonly Column[] }).columns); // Thrown above.
    expect(findBreaks(before, after ?? before)).toContain(expected);
  });

  it('may add columns with a default, and indexes beside the traffic', () => {
    const tables = new Set(['orders']);
    const index = 'create index orders_by_x on orders (x)';
    expect(findBlockingIndexes(migrationOf(index), tables)).toEqual([index]);
    expect(findBlockingIndexes({ ...migrationOf(index), isConcurrent: true }, tables)).toEqual([]);
    expect(findBlockingIndexes(migrationOf('create index new_by_x on new_table (x)'), tables)).toEqual([]);
    const column = { key: 'a.b', table: 'a', type: 'text', isRequired: false };
    expect(findBreaks([column], [column, { ...column, key: 'a.c' }])).toEqual([]);
  });
});
