import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { DATABASES } from '../../test-support/database/databases.ts';
import { fillSmallCatalog } from '../../test-support/fixtures/small-catalog.ts';
import { openTestContext } from '../../test-support/fixtures/test-context.ts';
import type { GoodsFilter, GoodsSort } from './goods-filter.ts';
import { listGoods } from './list-goods.ts';

const viewer = { lang: 'en', userId: undefined };
const STORES = ['st_north', 'st_kumo'];
const SIZE = 20;

describe.each(DATABASES)('Goods of several stores on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
    await fillSmallCatalog(database.db);
    // Neither store has all of the best goods, and one has most of the mall's.
    await sql`insert into goods (id, store_id, category_id, name, price, weight_1, created_at, shelved_at)
      select 'g' || i, (array['st_kumo', 'st_north', 'st_kumo'])[i % 3 + 1], 'c_home', 'Thing ' || i, i % 17 + 1,
        i % 4, now() - i * interval '1 hour', now() - i * interval '1 hour'
      from generate_series(1, 100) as i`.execute(database.db);
    await sql`update store set is_open = true where id = 'st_gone'`.execute(database.db);
    await sql`insert into goods (id, store_id, category_id, name, price, weight_1)
      values ('g_other', 'st_gone', 'c_home', 'Thing of another', 1, 9)`.execute(database.db);
  });
  afterAll(() => database.close());

  const list = async (filter: GoodsFilter, number: number, sort?: GoodsSort) => {
    const ctx = openTestContext(database);
    const { rows, total } = await listGoods(ctx, { viewer, filter, sort, page: { number, size: SIZE } });
    return { ids: rows.map(({ id }) => id), total };
  };
  const ordered = async (condition: string) => {
    const { rows } = await sql<{ id: string }>`select id from goods
      where is_on_shelf and not is_deleted and ${sql.raw(condition)}
      order by weight_1 desc, weight_2 desc, created_at desc, id desc`.execute(database.db);
    return rows.map(({ id }) => id);
  };
  const pages = async (filter: GoodsFilter, count: number) => {
    const found = await Promise.all(Array.from({ length: count }, (_, at) => list(filter, at + 1)));
    return found.flatMap(({ ids }) => ids);
  };

  it('come in the order of the mall on each page', async () => {
    const all = await ordered(`store_id in ('st_north', 'st_kumo')`);
    expect(all.length).toBeGreaterThan(5 * SIZE);
    expect(await pages({ storeIds: STORES }, 7)).toEqual(all);
    expect((await list({ storeIds: STORES }, 1)).total).toBe(all.length);
  });

  it('come once when a store is named twice or is unknown', async () => {
    const ofNorth = await ordered(`store_id = 'st_north'`);
    expect(await pages({ storeIds: ['st_north', 'none', 'st_north'] }, 3)).toEqual(ofNorth);
  });

  it('are narrowed and sorted like others', async () => {
    const cheap = await ordered(`store_id in ('st_north', 'st_kumo') and price <= 5`);
    expect(await pages({ storeIds: STORES, maxPrice: '5' }, 3)).toEqual(cheap);
    const [newest = ''] = (await list({ storeIds: STORES }, 1, { by: 'new', direction: 'desc' })).ids;
    const { rows } = await sql<{
      id: string;
    }>`select id from goods where store_id <> 'st_gone' and is_on_shelf
      order by shelved_at desc, id desc limit 1`.execute(database.db);
    expect(newest).toBe(rows[0]?.id);
  });
});
