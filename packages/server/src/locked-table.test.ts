import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseClock } from './db/clock.ts';
import type { OpenDatabase } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { createPostgresDatabase, POSTGRES_URL } from './test-support/database/databases.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  openTestContext,
  TEST_KEYS,
} from './test-support/fixtures/test-context.ts';
import { startProcessOk, type ServerProcess } from './test-support/servers/server-process.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const CALLERS = 40;
/** Lock timeouts come after two seconds. Browsing must not wait for even one of them. */
const BROWSING_MS = 1_500;

describe.skipIf(POSTGRES_URL === undefined)('A locked table', () => {
  let folder: string;
  let postgres: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let database: OpenDatabase;
  let server: ServerProcess;
  let token: string;
  let goodsId: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'openmall-locked-'));
    postgres = await createPostgresDatabase(POSTGRES_URL ?? '');
    database = await openDatabase({ dataFolder: folder, databaseUrl: postgres.url });
    const ctx = { ...openTestContext(database), clock: databaseClock } as never;
    ({ goodsId } = await addGoods(ctx, await addStore(ctx), { stock: 1_000 }));
    ({ token } = await addBuyer(ctx));
    server = await startProcessOk({
      OPENMALL_DATA: join(folder, 'server'),
      DATABASE_URL: postgres.url,
      SECRET_KEYS: TEST_KEYS,
    });
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
    await postgres.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const post = async (call: string, fields: Readonly<Record<string, string>>) => {
    const startedAt = performance.now();
    const response = await fetch(`${server.url}/api/${call}?${new URLSearchParams(fields)}`, {
      method: 'POST',
    });
    const { code } = (await response.json()) as { code: string };
    return { code, ms: performance.now() - startedAt };
  };
  /** Other pages each time, which no kept answer has. */
  const browse = (size: number) => post('sellerGoods!list', { pageNum: '1', pageSize: String(size) });

  it('keeps its own callers waiting, and nobody who browses', async () => {
    for (let size = 1; size <= 3; size += 1) await browse(size);
    const isLocked = Promise.withResolvers<void>();
    const isOver = Promise.withResolvers<void>();
    const locking = database.db.transaction().execute(async (tx) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      await sql`lock table orders in access exclusive mode`.execute(tx);
      isLocked.resolve();
      await isOver.promise;
    });
    await isLocked.promise;
    let waiting: Promise<readonly { readonly ms: number }[]> = Promise.resolve([]);
    try {
      waiting = Promise.all(
        Array.from({ length: CALLERS }, (_, index) =>
          index % 2 === 0
            ? post('order!listMain', { token })
            : post('order!submit', { token, orderInfo: `${goodsId},-1,1` }),
        ),
      );
      await new Promise((resolve) => setTimeout(resolve, 300));
      const browsing = [];
      for (let size = 4; size <= 9; size += 1) browsing.push(await browse(size));
      expect(browsing.map(({ code }) => code)).toEqual(browsing.map(() => '0'));
      expect(Math.max(...browsing.map(({ ms }) => ms))).toBeLessThan(BROWSING_MS);
    } finally {
      isOver.resolve();
      await locking;
    }
    const slowest = Math.max(...(await waiting).map(({ ms }) => ms));
    expect(slowest).toBeGreaterThan(300);
  });
});
