import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../db/database.ts';
import { MIGRATIONS } from '../../../db/migrations/list.ts';
import { DATABASES } from '../../../test-support/database/databases.ts';
import { fillSmallCatalog } from '../../../test-support/fixtures/small-catalog.ts';

/** Rows that differ from what their goods say, and goods or names that have no partner. */
const findDifferences = async ({ db }: OpenDatabase): Promise<readonly unknown[]> => {
  const { rows } = await sql`
    select goods.id, named.goods_id from goods full join goods_name as named on named.goods_id = goods.id
    where (goods.store_id, goods.search_text, goods.is_on_shelf and not goods.is_deleted, goods.weight_1, goods.weight_2,
        goods.created_at) is distinct from
      (named.store_id, named.search_text, named.is_shown, named.weight_1, named.weight_2, named.created_at)`.execute(
    db,
  );
  return rows;
};

describe.each(DATABASES)('The names that searches read, on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
    await fillSmallCatalog(database.db);
  });
  afterAll(() => database.close());

  const firstOf = async () =>
    database.db.selectFrom('goods_name').selectAll().orderBy('goods_id').executeTakeFirstOrThrow();
  const version = async (goodsId: string) => {
    const { rows } = await sql<{ at: string }>`
      select cast(ctid as text) || xmin as at from goods_name where goods_id = ${goodsId}`.execute(
      database.db,
    );
    return rows[0]?.at;
  };

  it('are those of all goods', async () => {
    expect((await database.db.selectFrom('goods_name').selectAll().execute()).length).toBeGreaterThan(1);
    expect(await findDifferences(database)).toEqual([]);
  });

  it.each([
    ['a name', { name: 'Éclair Lamp' }],
    ['a weight', { weight_1: 7, weight_2: 3 }],
    ['the shelf', { is_on_shelf: false }],
    ['a return to the shelf', { is_on_shelf: true }],
    ['removed goods', { is_deleted: true }],
    ['the time of creation', { created_at: new Date('2026-01-02T03:04:05Z') }],
  ])('follow %s', async (_what, change) => {
    const { goods_id: id, ...before } = await firstOf();
    await database.db.updateTable('goods').set(change).where('id', '=', id).execute();
    expect(await firstOf()).not.toEqual({ goods_id: id, ...before });
    expect(await findDifferences(database)).toEqual([]);
  });

  it('are not written again when goods are sold, seen or rated', async () => {
    const { goods_id: id } = await firstOf();
    const before = await version(id);
    await sql`update goods set sold = sold + 1, views = views + 1, reviews = 5, stars = 20 where id = ${id}`.execute(
      database.db,
    );
    expect(before).toBeDefined();
    expect(await version(id)).toBe(before);
    const { rows } = await sql`
      select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indexrelid
      join pg_am on pg_am.oid = relam where indrelid = 'goods'::regclass and amname = 'gin'`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
  });

  it('of stores are found as soon as they are written, although the index takes them in later', async () => {
    const { rows } = await sql<{ options: string[] }>`
      select reloptions as options from pg_class where relname = 'store_search'`.execute(database.db);
    expect(rows[0]?.options).toContain('fastupdate=on');
    await sql`update store set name = 'Quixotic' where id = (select min(id) from store)`.execute(database.db);
    const found = await database.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      return sql`select id from store where search_grams('en', search_text) @> search_grams('en', 'quixotic')`.execute(
        tx,
      );
    });
    expect(found.rows).toHaveLength(1);
  });

  it('are copied by the migration for goods from before, which a server has changed meanwhile', async () => {
    const { goods_id: changed } = await firstOf();
    await sql`delete from goods_name`.execute(database.db);
    await database.db.updateTable('goods').set({ name: 'Changed' }).where('id', '=', changed).execute();
    const copy = MIGRATIONS.find(({ name }) => name === '0303-goods-name-indexes')?.statements[0] ?? '';
    await sql.raw(copy).execute(database.db);
    expect(await firstOf()).toMatchObject({ goods_id: changed, search_text: 'changed' });
    expect(await findDifferences(database)).toEqual([]);
  });

  it('go with their goods', async () => {
    await sql`insert into goods (id, store_id, category_id, name, price)
      select 'gone', store_id, category_id, 'Gone soon', 1 from goods limit 1`.execute(database.db);
    const isNamed = () =>
      database.db.selectFrom('goods_name').select('goods_id').where('goods_id', '=', 'gone').execute();
    expect(await isNamed()).toHaveLength(1);
    await sql`delete from goods where id = 'gone'`.execute(database.db);
    expect(await isNamed()).toEqual([]);
  });
});
