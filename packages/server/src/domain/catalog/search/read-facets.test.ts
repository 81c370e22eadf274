import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../db/database.ts';
import { DATABASES } from '../../../test-support/database/databases.ts';
import { fillSmallCatalog } from '../../../test-support/fixtures/small-catalog.ts';
import { openTestContext } from '../../../test-support/fixtures/test-context.ts';
import { readFacets } from './read-facets.ts';

const GOODS = 1_000;

describe.each(DATABASES)('The facets of a list on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
    await fillSmallCatalog(database.db);
    await sql`
      insert into goods (id, store_id, category_id, name, price, created_at, shelved_at)
      select 'g' || i, 'st_kumo', 'c_home', 'Thing ' || i, 5, now(), now()
      from generate_series(1, ${GOODS}) as i`.execute(database.db);
  });
  afterAll(() => database.close());

  const goodsOfKumo = async (categoryId?: string): Promise<number> => {
    const facets = await readFacets(openTestContext(database), { lang: 'en', filter: { categoryId } });
    const stores = facets.find(({ kind }) => kind === 'store')?.values ?? [];
    return stores.find(({ id }) => id === 'st_kumo')?.goods ?? 0;
  };

  it('are kept for a while if the list is long, and counted each time if it is short', async () => {
    const [all, shoes] = [await goodsOfKumo(), await goodsOfKumo('c_shoes')];
    expect(all).toBeGreaterThanOrEqual(GOODS);
    await sql`update goods set category_id = 'c_shoes', secondary_category_id = null
      where id = 'g1'`.execute(database.db);
    await sql`update goods set is_on_shelf = false where id = 'g2'`.execute(database.db);
    expect(await goodsOfKumo()).toBe(all);
    expect(await goodsOfKumo('c_shoes')).toBe(shoes + 1);
  });

  it('are refused as soon as the store is closed', async () => {
    const read = () =>
      readFacets(openTestContext(database), { lang: 'en', keyword: 'thing', filter: { storeId: 'st_kumo' } });
    await read();
    await sql`update store set is_open = false where id = 'st_kumo'`.execute(database.db);
    await expect(read()).rejects.toMatchObject({ key: 'storeNotFound' });
  });
});
