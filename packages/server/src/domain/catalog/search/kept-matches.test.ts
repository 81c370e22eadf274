import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../db/database.ts';
import { DATABASES } from '../../../test-support/database/databases.ts';
import { fillSmallCatalog } from '../../../test-support/fixtures/small-catalog.ts';
import { openTestContext } from '../../../test-support/fixtures/test-context.ts';
import { MAX_MATCHES } from './keyword-matches.ts';
import { searchGoods, type SearchQuery } from './search-goods.ts';
import { suggest } from './suggest.ts';

const viewer = { lang: 'en', userId: undefined };

describe.each(DATABASES)('Searches on $name', ({ open }) => {
  let database: OpenDatabase;
  const addGoods = (word: string, count: number) =>
    sql`
    insert into goods (id, store_id, category_id, name, price, created_at, shelved_at)
    select ${word} || i, 'st_kumo', 'c_home', ${word} || ' of kind ' || i, 5, now(), now()
    from generate_series(1, cast(${count} as integer)) as i
    on conflict (id) do nothing`.execute(database.db);
  beforeAll(async () => {
    database = await open();
    await fillSmallCatalog(database.db);
  });
  afterAll(() => database.close());

  const search = (keyword: string, more: Partial<SearchQuery> = {}) =>
    searchGoods(openTestContext(database), {
      viewer,
      keyword,
      page: { number: 1, size: 20 },
      filter: {},
      ...more,
    });
  const idsOf = ({ rows }: Awaited<ReturnType<typeof search>>) => rows.map(({ id }) => id);
  const takeOff = (ids: readonly (string | undefined)[]) =>
    sql`update goods set is_on_shelf = false where id = any (cast(${ids} as text[]))`.execute(database.db);

  it('keep what a common keyword finds, and leave out at once what is taken off the shelf', async () => {
    await addGoods('gizmo', MAX_MATCHES + 100);
    const first = await search('gizmo');
    expect(first.total).toBe(MAX_MATCHES);
    const second = await search('gizmo', { page: { number: 2, size: 20 } });
    expect(second.total).toBe(MAX_MATCHES);
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(40);

    const [gone, ...left] = idsOf(first);
    await takeOff([gone]);
    await sql`update goods set price = 7 where id = ${left[0]}`.execute(database.db);
    const later = await search('gizmo');
    expect(idsOf(later)).toEqual(left);
    expect(Number(later.rows[0]?.price)).toBe(7);
    const last = await search('gizmo', { page: { number: MAX_MATCHES / 20 + 1, size: 20 } });
    expect(idsOf(last)).toEqual([]);
  });

  it('keep the matches of a filter apart, and order by the prices of now', async () => {
    await addGoods('gadget', 1_000);
    const dear = { filter: { minPrice: '6' } };
    await sql`update goods set price = 8 where id in ('gadget3', 'gadget5')`.execute(database.db);
    expect(idsOf(await search('gadget', dear)).toSorted()).toEqual(['gadget3', 'gadget5']);
    await sql`update goods set price = 5 where id = 'gadget3'`.execute(database.db);
    expect(idsOf(await search('gadget', dear))).toEqual(['gadget5']);
    expect((await search('gadget')).total).toBe(MAX_MATCHES);
    const dearest = async () =>
      idsOf(await search('gadget', { sort: { by: 'price', direction: 'desc' } }))[0];
    expect(await dearest()).toBe('gadget5');
    await sql`update goods set price = 9 where id = 'gadget7'`.execute(database.db);
    expect(await dearest()).toBe('gadget7');
  });

  it('find what is new with a keyword of few goods', async () => {
    await addGoods('trinket', MAX_MATCHES - 1);
    expect((await search('trinket')).total).toBe(MAX_MATCHES - 1);
    await addGoods('trinket', MAX_MATCHES);
    expect((await search('trinket')).total).toBe(MAX_MATCHES);
  });

  it('suggest the same goods of a common keyword, but for those that are taken off the shelf', async () => {
    await addGoods('widget', 300);
    const suggestedIds = async () => {
      const { goods } = await suggest(openTestContext(database), { viewer, keyword: 'widg' });
      return goods.map(({ id }) => id);
    };
    const first = await suggestedIds();
    expect(first).toHaveLength(20);
    expect(await suggestedIds()).toEqual(first);
    await takeOff(first.slice(0, 2));
    expect((await suggestedIds()).slice(0, 18)).toEqual(first.slice(2));
  });

  it('look for a correction again and again only if there is none', async () => {
    await addGoods('lantern', 3);
    const misspelt = async () => (await search('lantren', { mayCorrect: true })).correctedKeyword;
    expect([await misspelt(), await misspelt()]).toEqual(['lantern', 'lantern']);
    await addGoods('lantren', 1);
    expect(idsOf(await search('lantren', { mayCorrect: true }))).toEqual(['lantren1']);
  });
});
