import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { DATABASES } from '../../test-support/database/databases.ts';
import { fillSmallCatalog } from '../../test-support/fixtures/small-catalog.ts';
import { openTestContext } from '../../test-support/fixtures/test-context.ts';
import type { GoodsSort } from './goods-filter.ts';
import { listGoods } from './list-goods.ts';

const viewer = { lang: 'en', userId: undefined };

describe.each(DATABASES)('Goods with an attribute value on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
    await fillSmallCatalog(database.db);
  });
  afterAll(() => database.close());

  const run = (statement: string) => sql.raw(statement).execute(database.db);
  const addGoods = async (value: string, count: number) => {
    await run(`insert into attribute_value (id, attribute_id, names, position)
      values ('${value}', 'at_colour', '{"en": "${value}"}', 9) on conflict do nothing`);
    const numbers = `from generate_series(1, ${count}) as i`;
    await run(`insert into goods (id, store_id, category_id, name, price, created_at, shelved_at)
      select '${value}' || i, 'st_kumo', 'c_home', 'Thing ' || i, i, now() - i * interval '1 hour', now()
      ${numbers} on conflict do nothing`);
    await run(`insert into sku (id, goods_id, position, price, stock_initial, stock_on_hand)
      select '${value}' || i, '${value}' || i, 0, i, 5, 5 ${numbers} on conflict do nothing`);
    await run(`insert into sku_attribute (sku_id, attribute_id, value_id)
      select '${value}' || i, 'at_colour', '${value}' ${numbers} on conflict do nothing`);
  };
  const list = async (value: string, number = 1, sort?: GoodsSort) => {
    const filter = { valueIds: [value] };
    const { rows, total } = await listGoods(openTestContext(database), {
      ...{ viewer, filter, sort, page: { number, size: 20 } },
    });
    return { ids: rows.map(({ id }) => id), total };
  };
  const numbered = (value: string, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `${value}${from + index}`);

  it('come in their order on each page of a long list, also when they are kept', async () => {
    await addGoods('mauve', 1_100);
    for (const time of ['first', 'second']) {
      expect(await list('mauve'), time).toEqual({ ids: numbered('mauve', 1, 20), total: 1_100 });
      expect((await list('mauve', 2)).ids, time).toEqual(numbered('mauve', 21, 40));
      expect((await list('mauve', 50)).ids, time).toEqual(numbered('mauve', 981, 1_000));
      expect((await list('mauve', 51)).ids, time).toEqual(numbered('mauve', 1_001, 1_020));
      expect((await list('mauve', 56)).ids, time).toEqual([]);
    }
  });

  it('disappear at once when they are taken off the shelf or lose the value', async () => {
    await addGoods('ochre', 1_100);
    expect((await list('ochre')).ids).toEqual(numbered('ochre', 1, 20));
    await run(`update goods set is_on_shelf = false where id = 'ochre1'`);
    await run(`delete from sku_attribute where sku_id = 'ochre2'`);
    await run(`update sku set is_hidden = true where id = 'ochre3'`);
    expect((await list('ochre')).ids).toEqual(numbered('ochre', 4, 20));
  });

  it('are sorted by the prices of now', async () => {
    await addGoods('teal', 1_100);
    const cheapest = async () => (await list('teal', 1, { by: 'price', direction: 'asc' })).ids[0];
    expect(await cheapest()).toBe('teal1');
    await run(`update goods set price = 0.5 where id = 'teal900'`);
    expect(await cheapest()).toBe('teal900');
  });

  it('are found at once in a short list', async () => {
    await addGoods('plum', 30);
    expect(await list('plum')).toEqual({ ids: numbered('plum', 1, 20), total: 30 });
    await addGoods('plum', 31);
    expect((await list('plum', 2)).total).toBe(31);
  });
});
