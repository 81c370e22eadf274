import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../db/database.ts';
import { MIGRATIONS } from '../../../db/migrations/list.ts';
import { DATABASES } from '../../../test-support/database/databases.ts';
import { fillSmallCatalog } from '../../../test-support/fixtures/small-catalog.ts';

/** Rows that differ from what goods and their variants say, and values or rows that have no partner. */
const findDifferences = async ({ db }: OpenDatabase): Promise<readonly unknown[]> => {
  const { rows } = await sql`
    with variant_value as (
      select sku.goods_id, sku.id as sku_id, chosen.value_id
      from sku join sku_attribute as chosen on chosen.sku_id = sku.id where not sku.is_hidden
    ), chosen as (
      select goods_id, value_id from variant_value
      union select one.goods_id, one.value_id || '+' || two.value_id from variant_value as one
      join variant_value as two on two.sku_id = one.sku_id and two.value_id collate "C" > one.value_id collate "C"
    )
    select said.id, said.value_id, kept.goods_id, kept.value_id from (
      select distinct goods.id, chosen.value_id, goods.store_id, goods.is_on_shelf and not goods.is_deleted as is_shown,
        goods.weight_1, goods.weight_2, goods.created_at, goods.price, goods.shelved_at
      from goods join chosen on chosen.goods_id = goods.id) as said
    full join goods_value as kept on kept.goods_id = said.id and kept.value_id = said.value_id
    where (said.store_id, said.is_shown, said.weight_1, said.weight_2, said.created_at, said.price, said.shelved_at)
      is distinct from
      (kept.store_id, kept.is_shown, kept.weight_1, kept.weight_2, kept.created_at, kept.price, kept.shelved_at)`.execute(
    db,
  );
  return rows;
};

describe.each(DATABASES)('The attribute values that lists read, on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
    await fillSmallCatalog(database.db);
  });
  afterAll(() => database.close());

  const run = (statement: string) => sql.raw(statement).execute(database.db);
  const kept = () =>
    database.db.selectFrom('goods_value').selectAll().orderBy('goods_id').orderBy('value_id').execute();
  const SNEAKER = `goods_id = 'g_sneaker'`;

  it('are those of all variants, and each two that a variant has together', async () => {
    const ids = (await kept()).map(({ goods_id: goods, value_id: value }) => [goods, value]);
    expect(ids).toContainEqual(['g_sneaker', 'av_navy']);
    expect(ids).toContainEqual(['g_sneaker', 'av_41+av_navy']);
    expect(ids).not.toContainEqual(['g_sneaker', 'av_42+av_navy']);
    expect(await findDifferences(database)).toEqual([]);
  });

  it.each([
    ['a hidden variant', `update sku set is_hidden = true where ${SNEAKER}`],
    ['a variant that is back', `update sku set is_hidden = false where ${SNEAKER}`],
    ['a weight', `update goods set weight_1 = 7, weight_2 = 3 where id = 'g_sneaker'`],
    ['the shelf', `update goods set is_on_shelf = false where id = 'g_sneaker'`],
    ['the price', `update goods set price = price + 1 where id = 'g_sneaker'`],
    ['the time on the shelf', `update goods set shelved_at = '2026-02-03T04:05:06Z' where id = 'g_sneaker'`],
    ['the time of creation', `update goods set created_at = '2026-01-02T03:04:05Z' where id = 'g_sneaker'`],
    [
      'another value',
      `update sku_attribute set value_id = 'av_sand' where value_id = 'av_navy' and attribute_id = 'at_colour'`,
    ],
    [
      'a value that is removed',
      `delete from sku_attribute where sku_id in (select id from sku where ${SNEAKER}) and value_id = 'av_sand'`,
    ],
    [
      'a new variant',
      `with added as (insert into sku (id, goods_id, position, price, stock_initial, stock_on_hand)
         select 'sk_new', 'g_sneaker', 9, 5, 1, 1 returning id) select from added;
       insert into sku_attribute (sku_id, attribute_id, value_id) values ('sk_new', 'at_colour', 'av_sand')`,
    ],
    ['a variant that is deleted', `delete from sku where id = 'sk_new'`],
  ])('follow %s', async (_what, change) => {
    const before = await kept();
    for (const statement of change.split(';')) await run(statement);
    expect(await kept()).not.toEqual(before);
    expect(await findDifferences(database)).toEqual([]);
  });

  it('are not written again when goods are sold, seen or edited without them', async () => {
    const versions = async () => {
      const { rows } = await sql`select cast(ctid as text) || xmin as at from goods_value`.execute(
        database.db,
      );
      return rows;
    };
    const before = await versions();
    await run(`update goods set sold = sold + 1, views = views + 1, name = 'Other' where id = 'g_sneaker'`);
    await run(`update goods set weight_1 = weight_1, is_on_shelf = is_on_shelf where id = 'g_sneaker'`);
    await run(`update sku set stock_on_hand = stock_on_hand, is_hidden = is_hidden where ${SNEAKER}`);
    expect(await versions()).toEqual(before);
  });

  it('are copied by the migration for goods from before, which a server has changed meanwhile', async () => {
    const copying = ['0332-goods-value-indexes', '0334-goods-value-order-indexes'];
    const statements = MIGRATIONS.filter(({ name }) => copying.includes(name)).flatMap(
      (each) => each.statements,
    );
    await run('delete from goods_value');
    await run(`update goods set weight_1 = 5 where id = 'g_sneaker'`);
    await run(`insert into goods_value select 'av_gone', id, store_id, true, 0, 0, now() from goods limit 1`);
    expect((await findDifferences(database)).length).toBeGreaterThan(0);
    for (const statement of statements) await run(statement);
    expect((await kept()).length).toBeGreaterThan(1);
    expect(await findDifferences(database)).toEqual([]);
  });

  it('go with their goods', async () => {
    await run(`insert into goods (id, store_id, category_id, name, price)
      select 'gone', store_id, category_id, 'Gone soon', 1 from goods limit 1`);
    await run(
      `insert into goods_value select 'av_navy', id, store_id, true, 0, 0, now() from goods where id = 'gone'`,
    );
    await run(`delete from goods where id = 'gone'`);
    expect((await kept()).filter(({ goods_id: id }) => id === 'gone')).toEqual([]);
  });
});
