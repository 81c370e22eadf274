import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { DATABASES } from '../../test-support/database/databases.ts';
import { fillSmallCatalog } from '../../test-support/fixtures/small-catalog.ts';
import { openTestContext } from '../../test-support/fixtures/test-context.ts';
import type { GoodsFilter, GoodsSort } from './goods-filter.ts';
import { listGoods } from './list-goods.ts';
import { countOfValues } from './search/attribute-filter.ts';

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
  const list = async (values: string, number = 1, sort?: GoodsSort) => {
    const filter = { valueIds: values.split(',') };
    const { rows, total } = await listGoods(openTestContext(database), {
      ...{ viewer, filter, sort, page: { number, size: 20 } },
    });
    return { ids: rows.map(({ id }) => id), total };
  };
  const numbered = (value: string, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `${value}${from + index}`);

  it('come in their order on each page', async () => {
    await addGoods('mauve', 1_100);
    expect(await list('mauve')).toEqual({ ids: numbered('mauve', 1, 20), total: 1_100 });
    expect((await list('mauve', 2)).ids).toEqual(numbered('mauve', 21, 40));
    expect((await list('mauve', 51)).ids).toEqual(numbered('mauve', 1_001, 1_020));
    expect((await list('mauve', 56)).ids).toEqual([]);
  });

  it('disappear at once when they are taken off the shelf or lose the value', async () => {
    await addGoods('ochre', 30);
    expect((await list('ochre')).ids).toEqual(numbered('ochre', 1, 20));
    await run(`update goods set is_on_shelf = false where id = 'ochre1'`);
    await run(`delete from sku_attribute where sku_id = 'ochre2'`);
    await run(`update sku set is_hidden = true where id = 'ochre3'`);
    expect((await list('ochre')).ids).toEqual(numbered('ochre', 4, 23));
    await run(`update goods set is_on_shelf = true where id = 'ochre1'`);
    await addGoods('ochre', 31);
    expect(await list('ochre', 2)).toEqual({ ids: numbered('ochre', 22, 31), total: 30 });
  });

  // More than are looked up one by one.
  describe.each([
    ['few', 'teal', 60],
    ['many', 'umber', 4_600],
  ])('that %s have', (_share, value, count) => {
    beforeAll(() => addGoods(value, count));

    it('are sorted by the prices of now', async () => {
      const by = async (direction: 'asc' | 'desc', number = 1) =>
        (await list(value, number, { by: 'price', direction })).ids;
      expect(await by('asc')).toEqual(numbered(value, 1, 20));
      expect(await by('desc')).toEqual(numbered(value, count - 19, count).toReversed());
      expect(await by('asc', 2)).toEqual(numbered(value, 21, 40));
      await run(`update goods set price = 0.5 where id = '${value}50'`);
      expect((await by('asc'))[0]).toBe(`${value}50`);
      await run(`insert into discount (id, goods_id, ratio, starts_at, ends_at)
        select 'of_' || id, id, 0.999, '2001-01-01', '2099-01-01'
        from goods where id = '${value}${count}'`);
      expect((await by('desc'))[0]).toBe(`${value}${count - 1}`);
      expect(await by('asc')).toContain(`${value}${count}`);
    });

    it('are sorted and counted with those of another value of the attribute', async () => {
      await addGoods('plum', 5);
      await run(`update goods set shelved_at = now() + i * interval '1 second', sold = i from generate_series(1, 5) as i
        where id = 'plum' || i`);
      const both = `plum,${value},plum`;
      for (const by of ['new', 'hot'] as const) {
        const { ids, total } = await list(both, 1, { by, direction: 'desc' });
        expect(ids.slice(0, 5), by).toEqual(numbered('plum', 1, 5).toReversed());
        expect(total, by).toBe(count + 5);
      }
      const dearest = await list(both, 1, { by: 'price', direction: 'desc' });
      expect(dearest.ids.slice(0, 5)).toEqual(numbered(value, count - 5, count - 1).toReversed());
      const { ids } = await list(both);
      expect(new Set(ids)).toEqual(new Set([...numbered('plum', 1, 5), ...numbered(value, 1, 15)]));
    });
  });

  it('are counted once each, up to a limit', async () => {
    await addGoods('jade', 6);
    await addGoods('khaki', 4);
    await run(`insert into sku (id, goods_id, position, price, stock_initial, stock_on_hand)
      values ('jade-in-khaki', 'jade1', 1, 1, 5, 5)`);
    await run(
      `insert into sku_attribute (sku_id, attribute_id, value_id) values ('jade-in-khaki', 'at_colour', 'khaki')`,
    );
    const count = async (limit: number) => {
      const statement = countOfValues(['jade', 'khaki'], sql`true`, limit);
      const { rows } = await sql<{ total: unknown }>`${statement}`.execute(database.db);
      return Number(rows[0]?.total);
    };
    expect(await Promise.all([4, 6, 7, 9, 10, 11, 100].map(count))).toEqual([4, 6, 7, 9, 10, 10, 10]);
  });

  it('have a variant with a value of each attribute', async () => {
    await addGoods('lime', 30);
    await addGoods('pearl', 30);
    const sizes = async (size: string, from: string, goods: string) => {
      await run(`insert into attribute_value (id, attribute_id, names, position)
        values ('${size}', 'at_size', '{"en": "${size}"}', 9) on conflict do nothing`);
      await run(`insert into sku_attribute (sku_id, attribute_id, value_id)
        select id, 'at_size', '${size}' from sku where id in (${goods}) and id like '${from}%'`);
    };
    await sizes('wide', 'lime', `'lime4', 'lime9', 'lime25'`);
    await sizes('wide', 'pearl', `'pearl3'`);
    await sizes('slim', 'lime', `'lime7'`);
    // Another variant has the size, so no variant has both.
    await run(`insert into sku (id, goods_id, position, price, stock_initial, stock_on_hand)
      values ('other', 'lime1', 1, 1, 5, 5)`);
    await run(
      `insert into sku_attribute (sku_id, attribute_id, value_id) values ('other', 'at_size', 'wide')`,
    );
    expect(await list('lime,wide')).toEqual({ ids: ['lime4', 'lime9', 'lime25'], total: 3 });
    expect(await list('wide,lime', 1, { by: 'price', direction: 'desc' })).toEqual({
      ...{ ids: ['lime25', 'lime9', 'lime4'], total: 3 },
    });
    expect((await list('lime,pearl,wide,slim')).ids).toEqual(['pearl3', 'lime4', 'lime7', 'lime9', 'lime25']);
    expect(await list('lime,unknown')).toEqual({ ids: numbered('lime', 1, 20), total: 30 });
    expect(await list('unknown,neither')).toEqual({ ids: [], total: 0 });
    await run(`update sku set is_hidden = true where id = 'lime9'`);
    expect(await list('lime,wide')).toEqual({ ids: ['lime4', 'lime25'], total: 2 });
  });

  it('are those of other filters, too', async () => {
    await addGoods('rust', 40);
    await run(`update goods set category_id = 'c_shoes' where id in ('rust7', 'rust30')`);
    const found = async (filter: GoodsFilter, sort?: GoodsSort) => {
      const ctx = openTestContext(database);
      const page = { number: 1, size: 20 };
      const { rows, total } = await listGoods(ctx, {
        ...{ viewer, filter: { valueIds: ['rust'], ...filter }, sort, page },
      });
      return { ids: rows.map(({ id }) => id), total };
    };
    const dearest = { by: 'price', direction: 'desc' } as const;
    expect(await found({ categoryId: 'c_shoes' })).toEqual({ ids: ['rust7', 'rust30'], total: 2 });
    expect(await found({ categoryId: 'c_shoes' }, dearest)).toEqual({ ids: ['rust30', 'rust7'], total: 2 });
    expect(await found({ storeId: 'st_north' })).toEqual({ ids: [], total: 0 });
    expect((await found({ storeId: 'st_kumo' })).total).toBe(40);
    expect((await found({ maxPrice: '3' }, dearest)).ids).toEqual(['rust3', 'rust2', 'rust1']);
  });
});
