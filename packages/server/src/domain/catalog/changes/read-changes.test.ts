import { CompiledQuery, type KyselyPlugin, PostgresQueryCompiler, type RootOperationNode, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db, OpenDatabase } from '../../../db/database.ts';
import { DATABASES } from '../../../test-support/database/databases.ts';
import { fillSmallCatalog } from '../../../test-support/fixtures/small-catalog.ts';
import { openTestContext, START, type TestContext } from '../../../test-support/fixtures/test-context.ts';
import { readGoods } from '../read-goods.ts';
import { suggest } from '../search/suggest.ts';
import { type ChangePosition, readChanges, sweepCatalogChanges } from './read-changes.ts';

const viewer = { lang: 'de' };
const later = (hours: number) => new Date(START.getTime() + hours * 3_600_000).toISOString();
/** Kept by triggers of tables that note their changes, or added within seconds to a column that is noted. */
const COPIES = ['goods_name', 'search_word', 'sold_change'];

/** The tables that `work` reads. */
async function tablesReadBy(db: Db, work: (db: Db) => Promise<unknown>): Promise<readonly string[]> {
  const nodes: RootOperationNode[] = [];
  const collector: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await work(db.withPlugin(collector));
  const compiler = new PostgresQueryCompiler();
  const tables = new Set<string>();
  for (const node of nodes) {
    const { sql: text, parameters } = compiler.compileQuery(node, { queryId: 'explained' });
    const { rows } = await db.executeQuery(
      CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]),
    );
    for (const [, table = ''] of JSON.stringify(rows).matchAll(/"Relation Name":"(\w+)"/g)) tables.add(table);
  }
  return [...tables];
}

describe.each(DATABASES)('Changes of the catalog on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let position: ChangePosition | undefined;
  beforeAll(async () => {
    database = await open();
    await fillSmallCatalog(database.db);
    ctx = openTestContext(database);
  });
  afterAll(() => database.close());

  const look = async () => {
    const found = await readChanges(ctx, position);
    ({ position } = found);
    return found.changes;
  };
  /** What one statement changes. */
  const changesBy = async (statement: string) => {
    await look();
    await sql.raw(statement).execute(database.db);
    return look();
  };

  it('are none without an earlier position, and none where nothing has changed', async () => {
    expect((await readChanges(ctx, undefined)).changes).toEqual([]);
    await look();
    expect(await look()).toEqual([]);
  });

  const onPage = [{ goodsId: 'g_lamp', affectsSearch: false }];
  const everywhere = [{ goodsId: 'g_lamp', affectsSearch: true }];
  it.each([
    ['a price', `update goods set price = 30 where id = 'g_lamp'`, everywhere],
    ['a name', `update goods set name = 'Rice paper lamp' where id = 'g_lamp'`, everywhere],
    ['goods off the shelf', `update goods set is_on_shelf = false where id = 'g_lamp'`, everywhere],
    ['sold pieces', `update goods set sold = sold + 1 where id = 'g_lamp'`, onPage],
    ['a review', `update goods set reviews = reviews + 1, stars = stars + 5 where id = 'g_lamp'`, onPage],
    ['stock', `update sku set stock_on_hand = stock_on_hand + 1 where goods_id = 'g_lamp'`, onPage],
    [
      'a price of pieces',
      `insert into price_tier select id, 10, 20 from sku where goods_id = 'g_lamp'`,
      onPage,
    ],
    ['no price of pieces', `delete from price_tier`, onPage],
    [
      'a translation',
      `insert into goods_translation (goods_id, lang, name) values ('g_lamp', 'de', 'Papierlampe')`,
      everywhere,
    ],
    [
      'another translation',
      `update goods_translation set name = 'Lampe' where goods_id = 'g_lamp'`,
      everywhere,
    ],
    ['no translation', `delete from goods_translation where goods_id = 'g_lamp' and lang = 'de'`, everywhere],
    ['a picture', `insert into goods_picture values ('g_lamp', 9, '/pictures/goods/9.webp')`, everywhere],
    [
      'a discount',
      `insert into discount values ('d_new', 'g_lamp', 0.2, '${later(1)}', '${later(3)}')`,
      everywhere,
    ],
    [
      'a question',
      `insert into goods_question (id, goods_id, author, content, created_at) values ('q', 'g_lamp', 'A', 'Why?', now())`,
      onPage,
    ],
    ['views of goods', `update goods set views = views + 1`, []],
    [
      'counters of a store',
      `update store set views = views + 1, sold = sold + 1, followers = followers + 1`,
      [],
    ],
    [
      'a store that closes',
      `update store set is_open = false where id = 'st_gone'`,
      [{ goodsId: null, affectsSearch: true }],
    ],
    [
      'a category',
      `update category set position = 5 where id = 'c_home'`,
      [{ goodsId: null, affectsSearch: true }],
    ],
  ])('name %s', async (_what, statement, changes) => {
    expect(await changesBy(statement)).toEqual(changes);
  });

  it('name the goods of a choice', async () => {
    const { rows } = await sql<{ goodsId: string }>`
      select goods_id as "goodsId" from sku join sku_attribute on sku_id = id limit 1`.execute(database.db);
    const [chosen] = rows;
    expect(chosen).toBeDefined();
    const changes = await changesBy(
      `delete from sku_attribute where sku_id in (select id from sku where goods_id = '${chosen?.goodsId}')`,
    );
    expect(changes).toEqual([{ ...chosen, affectsSearch: false }]);
  });

  it('name all goods where a statement changes more than a thousand', async () => {
    const rows = `select 'many' || i, 'st_kumo', 'c_home', 'Peg', 5, now(), now() from generate_series(1, 1001) as i`;
    const changes = await changesBy(
      `insert into goods (id, store_id, category_id, name, price, created_at, shelved_at) ${rows}`,
    );
    expect(changes).toEqual([{ goodsId: null, affectsSearch: true }]);
  });

  it('name a discount when it begins and when it ends', async () => {
    await look();
    ctx.clock.advance(2 * 3_600_000);
    expect(await look()).toEqual(everywhere);
    expect(await look()).toEqual([]);
    ctx.clock.advance(2 * 3_600_000);
    expect(await look()).toEqual(everywhere);
  });

  it('know every table that the page of goods and suggestions read', async () => {
    const { rows } = await sql<{ name: string; events: number }>`
      select cast(tgrelid as regclass)::text as name, cast(bit_or(tgtype) as integer) as events
      from pg_trigger where tgname like 'note\_%' group by tgrelid`.execute(database.db);
    // Bits 2 to 4 of the type: insert, delete and update.
    const noted = rows.filter(({ events }) => (events & 28) === 28).map(({ name }) => name);
    // A value of an attribute that is new belongs to no goods yet.
    const known = [...noted, ...COPIES, 'attribute', 'attribute_value'];
    const read = await tablesReadBy(database.db, async (db) => {
      await readGoods({ ...ctx, db }, viewer, 'g_sneaker');
      await suggest({ ...ctx, db }, { viewer, keyword: 'sneaker' });
    });
    expect(read).toEqual(expect.arrayContaining(['goods', 'sku', 'discount', 'goods_name', 'category']));
    expect(read.filter((table) => !known.includes(table))).toEqual([]);
  });

  it('know every column of goods but those that nobody sees', async () => {
    const { rows } = await sql<{ name: string }>`
      select attname as name from pg_attribute
      where attrelid = 'goods'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
        and attnum not in (select unnest(tgattr) from pg_trigger where tgrelid = 'goods'::regclass and tgname like 'note\_%')
      order by attname`.execute(database.db);
    const unseen = ['id', 'opening_sold', 'opening_views', 'request_token', 'version', 'views'];
    expect(rows.map(({ name }) => name)).toEqual(unseen);
  });

  it('are deleted after some minutes', async () => {
    await sql`update catalog_change set noted_at = now() - interval '6 minutes'`.execute(database.db);
    await look();
    await sql`update goods set sold = sold + 1 where id = 'g_lamp'`.execute(database.db);
    await sweepCatalogChanges(database);
    const { rows } = await sql<{ count: number }>`select count(*) as count from catalog_change`.execute(
      database.db,
    );
    expect(Number(rows[0]?.count)).toBe(1);
    expect(await look()).toEqual(onPage);
  });
});

describe.each(DATABASES.slice(1))('Changes of transactions on $name', ({ open }) => {
  it('are found when they end, however many looks were before', async () => {
    const database = await open();
    try {
      await fillSmallCatalog(database.db);
      const ctx = openTestContext(database);
      const isMade = Promise.withResolvers<void>();
      const isOver = Promise.withResolvers<void>();
      const writing = database.db.transaction().execute(async (tx) => {
        await sql`update goods set price = 31 where id = 'g_lamp'`.execute(tx);
        isMade.resolve();
        await isOver.promise;
      });
      await isMade.promise;
      const first = await readChanges(ctx, undefined);
      await sql`update goods set price = 32 where id = 'g_boot'`.execute(database.db);
      const second = await readChanges(ctx, first.position);
      expect(second.changes).toEqual([{ goodsId: 'g_boot', affectsSearch: true }]);
      isOver.resolve();
      await writing;
      const third = await readChanges(ctx, second.position);
      expect(third.changes).toEqual([{ goodsId: 'g_lamp', affectsSearch: true }]);
      expect((await readChanges(ctx, third.position)).changes).toEqual([]);
    } finally {
      await database.close();
    }
  });
});
