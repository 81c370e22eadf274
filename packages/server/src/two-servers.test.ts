import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseClock } from './db/clock.ts';
import type { OpenDatabase } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { createPostgresDatabase, POSTGRES_URL } from './test-support/database/databases.ts';
import { addGoods, addStore, openTestContext, type TestGoods } from './test-support/fixtures/test-context.ts';
import { startProcessOk, type ServerProcess } from './test-support/servers/server-process.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

/** Above the second that answers are kept, for a busy machine. */
const WITHIN_MS = 1_500;
/** Views are written every five seconds. */
const VIEWS_WITHIN_MS = 8_000;

describe.skipIf(POSTGRES_URL === undefined)('Two servers on one PostgreSQL', () => {
  let folder: string;
  let postgres: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let database: OpenDatabase;
  let servers: readonly ServerProcess[];
  let goods: TestGoods;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'openmall-two-'));
    postgres = await createPostgresDatabase(POSTGRES_URL ?? '');
    database = await openDatabase({ dataFolder: folder, databaseUrl: postgres.url });
    const ctx = { ...openTestContext(database), clock: databaseClock };
    goods = await addGoods(ctx as never, await addStore(ctx as never), { price: '20' });
    servers = await Promise.all(
      ['a', 'b'].map((name) =>
        startProcessOk({ OPENMALL_DATA: join(folder, name), DATABASE_URL: postgres.url }),
      ),
    );
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await database.close();
    await postgres.drop();
    await rm(folder, { recursive: true, force: true });
  });

  interface Page {
    readonly sellingPrice: number;
    readonly stock: number;
    readonly viewsNum: number;
  }
  const ask = async <T>({ url }: ServerProcess, call: string, fields: Readonly<Record<string, string>>) => {
    const response = await fetch(`${url}/api/${call}?${new URLSearchParams(fields)}`, { method: 'POST' });
    const { data } = (await response.json()) as { data: T };
    return data;
  };
  const readPage = (server: ServerProcess) =>
    ask<Page>(server, 'sellerGoods!info', { sellerGoodsId: goods.goodsId });
  const priceAt = async (server: ServerProcess) => (await readPage(server)).sellingPrice;
  const suggestedPrice = async (server: ServerProcess) => {
    const fields = { keyword: 'beanie' };
    const { goodsList } = await ask<{ goodsList: readonly { readonly sellingPrice: number }[] }>(
      server,
      'sellerGoods!search-keyword',
      fields,
    );
    return goodsList[0]?.sellingPrice;
  };
  const viewsOf = async () => {
    const found = database.db.selectFrom('goods').select('views').where('id', '=', goods.goodsId);
    return (await found.executeTakeFirstOrThrow()).views;
  };

  it.each([
    ['the page of goods', priceAt],
    ['a search', suggestedPrice],
  ])('show a new price within a second on %s, however often they are asked', async (_where, readPrice) => {
    const [before = 0] = await Promise.all(servers.map(readPrice));
    // Longer than answers live whose changes are not known.
    await setTimeout(WITHIN_MS);
    await Promise.all(servers.map(readPrice));
    await sql`update goods set price = price + 5 where id = ${goods.goodsId}`.execute(database.db);
    const changedAt = performance.now();
    for (const server of servers) {
      await vi.waitFor(async () => expect(await readPrice(server)).toBe(before + 5), {
        timeout: WITHIN_MS,
        interval: 50,
      });
      expect(performance.now() - changedAt).toBeLessThan(2 * WITHIN_MS);
    }
  });

  it('keep the page of goods until it changes', async () => {
    const [before] = await Promise.all(servers.map(readPage));
    const oldViews = before?.viewsNum ?? 0;
    await sql`update goods set views = views + 1000 where id = ${goods.goodsId}`.execute(database.db);
    await setTimeout(WITHIN_MS);
    for (const server of servers) expect((await readPage(server)).viewsNum).toBeLessThan(oldViews + 1_000);
    await sql`update sku set stock_on_hand = 3 where goods_id = ${goods.goodsId}`.execute(database.db);
    for (const server of servers) {
      await vi.waitFor(async () => expect((await readPage(server)).stock).toBe(3), {
        timeout: WITHIN_MS,
        interval: 50,
      });
      expect((await readPage(server)).viewsNum).toBeGreaterThanOrEqual(oldViews + 1_000);
    }
  });

  it('count each view, also those of kept answers', async () => {
    await vi.waitFor(async () => expect(await viewsOf()).toBeGreaterThan(0), VIEWS_WITHIN_MS);
    await setTimeout(VIEWS_WITHIN_MS); // Until the views of other tests are written.
    const before = await viewsOf();
    for (let time = 0; time < 5; time += 1) await Promise.all(servers.map(priceAt));
    await vi.waitFor(async () => expect(await viewsOf()).toBe(before + 10), VIEWS_WITHIN_MS);
  });

  it('tell a browser that the categories are still the same', async () => {
    const url = `${servers[0]?.url}/api/category!tree`;
    const first = await fetch(url);
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate');
    const again = await fetch(url, { headers: { 'If-None-Match': tag } });
    expect({ status: again.status, text: await again.text() }).toEqual({ status: 304, text: '' });
    const other = await fetch(url, { headers: { 'If-None-Match': '"other"' } });
    expect(other.status).toBe(200);
  });
});
