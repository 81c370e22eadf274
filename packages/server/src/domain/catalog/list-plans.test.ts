import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseClock } from '../../db/clock.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { DATABASES } from '../../test-support/database/databases.ts';
import { fillSmallCatalog } from '../../test-support/fixtures/small-catalog.ts';
import { openTestContext } from '../../test-support/fixtures/test-context.ts';
import {
  filterCondition,
  type GoodsFilter,
  type GoodsSort,
  type Level,
  resolveFilter,
} from './goods-filter.ts';
import { selectByValues, selectWhere } from './list-goods.ts';
import { keywordMatches } from './search/keyword-matches.ts';
import { findTerms, parseKeyword } from './search/search-terms.ts';

const GOODS = 4_000;
const FIRST = { number: 1, size: 20 };
/** The maximum of database pages that a list may read, however many goods there are. */
const MAX_BUFFERS = 20;
/** A search that finds nothing asks the index once for each tier of goods. */
const TIERS = 2;

/** The orders of the goods of a category, with the end of the name of their index. */
const CATEGORY_ORDERS: readonly (readonly [GoodsSort, string])[] = [
  [{ by: 'price', direction: 'asc' }, 'price'],
  [{ by: 'rating', direction: 'desc' }, 'rating'],
  [{ by: 'hot', direction: 'desc' }, 'sold'],
  [{ by: 'new', direction: 'desc' }, 'age'],
];

interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Loops': number;
  readonly 'Actual Rows': number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

describe.each(DATABASES)('The plan of a list on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
    await fillSmallCatalog(database.db);
    await sql`
      insert into goods (id, store_id, category_id, secondary_category_id, name, price, sold, created_at, shelved_at)
      select 'g' || i, (array['st_north', 'st_kumo'])[i % 2 + 1], (array['c_shoes', 'c_home'])[i % 2 + 1],
        (array['c_shoes_sneakers', 'c_home_lamps', null, 'c_home_tea'])[i % 4 + 1], 'Thing ' || i, i % 97 + 1,
        i % 89, now() - i * interval '1 hour', now() - i * interval '1 hour'
      from generate_series(1, ${GOODS}) as i`.execute(database.db);
    await sql`
      insert into goods_translation (goods_id, lang, name)
      select 'g' || i, 'de', 'Ding ' || i from generate_series(1, ${GOODS}) as i`.execute(database.db);
    for (const table of ['goods', 'goods_name', 'goods_translation'])
      await sql`vacuum analyze ${sql.table(table)}`.execute(database.db);
  });
  afterAll(() => database.close());

  async function explain(page: RawBuilder<unknown>): Promise<Plan> {
    const { rows } = await sql<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>`
      explain (analyze, buffers, format json) ${page}`.execute(database.db);
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
    if (!plan) throw new Error('No plan');
    return plan;
  }

  interface List {
    readonly filter?: GoodsFilter;
    readonly sort?: GoodsSort;
    readonly level?: Level;
    /** False where the condition needs more than the index has. */
    readonly isOnly?: boolean;
    readonly index: string;
  }
  const lists: readonly [string, List][] = [
    ['of everything', { index: 'goods_shown' }],
    ['of a category', { filter: { categoryId: 'c_home' }, level: 'first', index: 'goods_by_category' }],
    [
      'of a subcategory',
      { filter: { categoryId: 'c_home_tea' }, level: 'second', index: 'goods_by_subcategory' },
    ],
    ['of a store', { filter: { storeId: 'st_kumo' }, index: 'goods_by_store' }],
    ['of two stores', { filter: { storeIds: ['st_kumo', 'st_north'] }, index: 'goods_by_store' }],
    ['of a price', { filter: { minPrice: '20', maxPrice: '40' }, index: 'goods_shown', isOnly: false }],
    ['by price', { sort: { by: 'price', direction: 'asc' }, index: 'goods_by_price' }],
    ['by price, the dearest first', { sort: { by: 'price', direction: 'desc' }, index: 'goods_by_price' }],
    ['by age', { sort: { by: 'new', direction: 'desc' }, index: 'goods_by_age' }],
    ['by rating', { sort: { by: 'rating', direction: 'desc' }, index: 'goods_by_rating' }],
    ['by sales', { sort: { by: 'hot', direction: 'desc' }, index: 'goods_by_sold' }],
    ...(['first', 'second'] as const).flatMap((level) =>
      CATEGORY_ORDERS.map(([sort, name]): [string, List] => {
        const [categoryId, column] =
          level === 'first' ? ['c_home', 'category'] : ['c_home_tea', 'subcategory'];
        const index = `goods_by_${column}_and_${name}`;
        return [`of a ${column} by ${name}`, { filter: { categoryId }, sort, level, index }];
      }),
    ),
  ];
  it.each(lists)('%s reads goods through an index', async (_name, list) => {
    const { filter = {}, sort, level, index, isOnly = true } = list;
    const { page } = selectWhere(databaseClock, {
      condition: filterCondition(databaseClock, filter, { level, deepest: '0.4' }),
      sort,
      page: FIRST,
      storeIds: filter.storeIds,
    });
    const plan = await explain(page);
    const scans = nodesOf(plan).filter((node) => node['Index Name'] === index);
    const kinds = new Set(scans.map((node) => node['Node Type']));
    expect(kinds).toEqual(new Set([isOnly ? 'Index Only Scan' : 'Index Scan']));
    expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThanOrEqual(MAX_BUFFERS);
  });

  describe('of attribute values', () => {
    beforeAll(async () => {
      const goods = sql`generate_series(1, ${GOODS}) as i`;
      await sql`insert into sku (id, goods_id, position, price, stock_initial, stock_on_hand)
        select 'k' || i, 'g' || i, 0, 1, 1, 1 from ${goods}`.execute(database.db);
      await sql`insert into sku_attribute (sku_id, attribute_id, value_id)
        select 'k' || i, 'at_colour', (array['av_navy', 'av_sand'])[i % 2 + 1] from ${goods}`.execute(
        database.db,
      );
      await sql`vacuum analyze goods_value`.execute(database.db);
    });

    const orders: readonly [string, GoodsSort | undefined, string][] = [
      ['the default order', undefined, 'goods_value_shown'],
      ['the order of price', { by: 'price', direction: 'asc' }, 'goods_value_by_price'],
      ['the order of age', { by: 'new', direction: 'desc' }, 'goods_value_by_age'],
    ];
    it.each(
      orders.flatMap(([name, sort, index]) => [
        { name: `one in ${name}`, valueIds: ['av_navy'], sort, index },
        { name: `two in ${name}`, valueIds: ['av_navy', 'av_sand'], sort, index },
      ]),
    )('$name, reads goods through an index, and none of them to count', async ({ valueIds, sort, index }) => {
      const query = { viewer: { lang: 'en', userId: undefined }, filter: { valueIds }, sort, page: FIRST };
      const resolved = { level: undefined, deepest: '0', keys: valueIds };
      const { page, total } = selectByValues(openTestContext(database), query, resolved);
      const plan = await explain(page);
      const scans = nodesOf(plan).filter((node) => node['Index Name'] === index);
      expect(scans.map((node) => node['Node Type'])).toEqual(['Index Only Scan']);
      const buffers = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
      expect(buffers).toBeLessThanOrEqual(2 * valueIds.length * MAX_BUFFERS);
      const tables = nodesOf(await explain(total)).map((node) => node['Relation Name']);
      expect(tables).not.toContain('goods');
    });
  });

  it.each([
    ['q', 'goods_name_by_pair'],
    ['zq', 'goods_name_by_pair'],
    ['の', 'goods_name_by_pair'],
    ['.*', 'goods_name_by_pair'],
    ['%_%', 'goods_name_by_trigram'],
    ['((((', 'goods_name_by_trigram'],
    ['zxcvbnmq'.repeat(8), 'goods_name_by_trigram'],
  ])('of the keyword %j, which finds nothing, reads names through an index', async (keyword, index) => {
    const terms = await findTerms(openTestContext(database), parseKeyword(keyword), 'en');
    const plan = await explain(sql`with ${keywordMatches(terms, { lang: 'en' })} select id from found`);
    const indexes = nodesOf(plan).flatMap((node) => node['Index Name'] ?? []);
    expect(new Set(indexes)).toEqual(new Set([index]));
    expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThanOrEqual(TIERS * MAX_BUFFERS);
  });

  it('of a keyword in another language reads names and translations through an index', async () => {
    const terms = [['leder', 'led']] as const;
    const plan = await explain(sql`with ${keywordMatches(terms, { lang: 'de' })} select id from found`);
    const indexes = nodesOf(plan).flatMap((node) => node['Index Name'] ?? []);
    expect(indexes).toEqual(expect.arrayContaining(['goods_name_by_trigram', 'goods_translation_by_pair']));
    expect(indexes).not.toContain('goods_name_by_pair');
    // What has the stem of a word includes what has the word, so the stem is looked up alone.
    expect(indexes.filter((name) => name === 'goods_translation_by_pair')).toHaveLength(TIERS);
    expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThanOrEqual(
      2 * TIERS * MAX_BUFFERS,
    );
  });

  it.each([
    ['en', 'thing', 'goods_name_by_trigram'],
    ['de', 'ding', 'goods_translation_by_pair'],
  ])('of a common keyword in %s reads few matches more than it wants', async (lang, word, index) => {
    const plan = await explain(
      sql`with ${keywordMatches([[word]], { lang, limit: 50 })} select id from found`,
    );
    const scans = nodesOf(plan).filter((node) => node['Index Name'] === index);
    const read = scans.map((node) => node['Actual Rows'] * node['Actual Loops']);
    expect(read).toHaveLength(TIERS);
    expect(read.reduce((sum, rows) => sum + rows)).toBeGreaterThanOrEqual(50);
    expect(read.reduce((sum, rows) => sum + rows)).toBeLessThan(GOODS / 8);
  });

  it('of a keyword that finds enough in the language of the viewer reads no English names', async () => {
    const plan = await explain(
      sql`with ${keywordMatches([['ing']], { lang: 'de', limit: 50 })} select id from found`,
    );
    const english = nodesOf(plan).filter((node) => node['Index Name'] === 'goods_name_by_trigram');
    expect(english.map((node) => node['Actual Loops'])).toEqual(Array(TIERS).fill(0));
    expect(plan['Actual Rows']).toBe(50);
  });

  describe.each(['en', 'de'])('of a keyword in a small store, in %s', (lang) => {
    const found = async (isSmall: boolean) => {
      const store = { id: 'st_kumo', isSmall };
      const matches = keywordMatches([['ing', 'dinge']], { lang, store, limit: 3 * GOODS });
      const { rows } = await sql`with ${matches} select id, rank from found order by id`.execute(database.db);
      return rows;
    };

    it('reads no matches of other stores', async () => {
      const store = { id: 'st_kumo', isSmall: true };
      const plan = await explain(
        sql`with ${keywordMatches([['thing', 'ding']], { lang, store })} select id from found`,
      );
      const indexes = nodesOf(plan).flatMap((node) => node['Index Name'] ?? []);
      expect(indexes).toContain('goods_by_store');
      expect(indexes.filter((name) => /_by_(pair|trigram)$/.test(name))).toEqual([]);
    });

    it('finds what the index of the mall finds', async () => {
      const names = await found(true);
      expect(names.length).toBeGreaterThanOrEqual(GOODS / 2);
      expect(names).toEqual(await found(false));
    });
  });

  it('A store is small up to 2,000 goods on its shelf', async () => {
    const ctx = openTestContext(database);
    const isSmall = async () => (await resolveFilter(ctx, { storeId: 'st_kumo' })).store?.isSmall;
    expect(await isSmall()).toBe(false);
    const others = sql`select id from goods where store_id = 'st_kumo' and id !~ '^g[0-9]+$'`;
    await sql`update goods set is_on_shelf = false where id in (${others})`.execute(database.db);
    expect(await isSmall()).toBe(true);
  });
});
