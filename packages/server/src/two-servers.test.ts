import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

  const priceAt = async ({ url }: ServerProcess): Promise<number> => {
    const response = await fetch(`${url}/api/sellerGoods!info?sellerGoodsId=${goods.goodsId}`, {
      method: 'POST',
    });
    const { data } = (await response.json()) as { data: { sellingPrice: number } };
    return data.sellingPrice;
  };
  const viewsOf = async () => {
    const found = database.db.selectFrom('goods').select('views').where('id', '=', goods.goodsId);
    return (await found.executeTakeFirstOrThrow()).views;
  };

  it('show a new price within a second, however often they are asked', async () => {
    await Promise.all(servers.map(priceAt));
    await sql`update goods set price = 25 where id = ${goods.goodsId}`.execute(database.db);
    const changedAt = performance.now();
    for (const server of servers) {
      await vi.waitFor(async () => expect(await priceAt(server)).toBe(25), {
        timeout: WITHIN_MS,
        interval: 50,
      });
      expect(performance.now() - changedAt).toBeLessThan(2 * WITHIN_MS);
    }
  });

  it('count each view, also those of kept answers', async () => {
    await vi.waitFor(async () => expect(await viewsOf()).toBeGreaterThan(0), 5_000);
    await new Promise((resolve) => setTimeout(resolve, WITHIN_MS));
    const before = await viewsOf();
    for (let time = 0; time < 5; time += 1) await Promise.all(servers.map(priceAt));
    await vi.waitFor(async () => expect(await viewsOf()).toBe(before + 10), 5_000);
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
