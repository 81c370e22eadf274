import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  categoryTree,
  createTransport,
  orderListMain,
  sellerGoodsInfo,
  sellerGoodsList,
  walletGetUsdt,
} from '@openmall/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from './domain/ledger/invariants.ts';
import { createApp } from './http/app/create-app.ts';
import { listen } from './http/listening/listen.ts';
import { createPostgresDatabase, POSTGRES_URL } from './test-support/database/databases.ts';
import { OLDEST_MIGRATION } from './test-support/database/oldest-migration.ts';
import { startLoad, type LoadScene } from './test-support/drill/money-load.ts';
import { addBuyer, addGoods, addStore, openTestContext } from './test-support/fixtures/test-context.ts';
import type { OpenDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { MIGRATIONS } from './db/migrations/list.ts';
import { openPostgres } from './db/open-postgres.ts';

const BUYERS = 4;
/** Calls before, and again after, the migration. */
const CALLS = 20;

const oldest = MIGRATIONS.findIndex(({ name }) => name === OLDEST_MIGRATION) + 1;
/** New tables that this version writes to, which stands in for an older one that does not know them. */
const WRITTEN = ['0327-sold-changes'];
const known = MIGRATIONS.filter(({ name }, index) => index < oldest || WRITTEN.includes(name));
const missing = MIGRATIONS.filter((migration) => !known.includes(migration));

describe.runIf(POSTGRES_URL)('A server that runs on the oldest schema', () => {
  let open: OpenDatabase;
  let server: Server;
  let scene: LoadScene;
  let url: string;
  let databaseUrl: string;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ url: databaseUrl, drop } = await createPostgresDatabase(POSTGRES_URL ?? ''));
    open = await openPostgres(databaseUrl);
    await migrate(open.db, known);
    const ctx = openTestContext(open, '1000000');
    const { goodsId } = await addGoods(ctx, await addStore(ctx), { price: '10', stock: 1_000_000 });
    const tokens: string[] = [];
    for (let count = 0; count < BUYERS; count += 1) tokens.push((await addBuyer(ctx)).token);
    scene = { goodsId, tokens };
    server = await listen(createApp({ ctx: { ...ctx, pools: open.pools } }), { port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // It listens on a port.
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await open.close();
    await drop();
  });

  /** Reads what visitors and buyers read, until it is aborted. Returns the number of answers and what failed. */
  const keepReading = async (signal: AbortSignal) => {
    const failed: string[] = [];
    let answered = 0;
    const transport = createTransport({ baseUrl: url, getToken: () => scene.tokens[0], retries: 0 });
    const reads = [
      () => categoryTree(transport),
      () => sellerGoodsList(transport, { pageNum: 1, pageSize: (answered % 20) + 1 }),
      () => sellerGoodsInfo(transport, { sellerGoodsId: scene.goodsId }),
      () => orderListMain(transport, {}),
      () => walletGetUsdt(transport),
    ];
    while (!signal.aborted) {
      const read = reads[answered % reads.length] ?? expect.fail();
      await read().catch((error: unknown) => failed.push(String(error)));
      answered += 1;
    }
    return { answered, failed };
  };

  it('fails no call while it is migrated to the newest, and goes on', async () => {
    const load = startLoad(url, scene);
    const stopping = new AbortController();
    const reading = keepReading(stopping.signal);
    const until = async (calls: number) => {
      while (load.count() < calls) await sleep(20);
    };
    await until(CALLS);
    const migrator = await openPostgres(databaseUrl);
    const done = await migrate(migrator.db);
    await migrator.close();
    await until(load.count() + CALLS);
    stopping.abort();
    const [{ failures, payments }, reads] = await Promise.all([load.stop(), reading]);
    expect(done).toEqual(expect.arrayContaining(missing.map(({ name }) => name)));
    expect(failures).toEqual({});
    expect(reads.failed).toEqual([]);
    expect(reads.answered).toBeGreaterThan(10);
    expect(payments.length).toBeGreaterThan(CALLS / 2);
    expect(await checkInvariants(open.db)).toEqual([]);
  });
});
