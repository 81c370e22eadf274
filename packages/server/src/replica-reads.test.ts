import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseClock } from './db/clock.ts';
import type { OpenDatabase } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { POSTGRES_URL } from './test-support/database/databases.ts';
import {
  findPostgres,
  startReplicatedPostgres,
  type ReplicatedPostgres,
} from './test-support/database/replicated-postgres.ts';
import { createCaller } from './test-support/http/api-caller.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  openTestContext,
  type Buyer,
  type TestContext,
  type TestGoods,
} from './test-support/fixtures/test-context.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

/** A caller waits no longer than this for a replica that does not answer. */
const LONGEST_MS = 4_000;
const ROUNDS = 20;
/** PostgreSQL looks after a fifth of a second what else it could write. */
const LOG_WRITTEN_MS = 300;

describe.skipIf(POSTGRES_URL === undefined || !findPostgres())('Reads from a replica', () => {
  let folder: string;
  let postgres: ReplicatedPostgres;
  let database: OpenDatabase;
  let ctx: TestContext;
  let buyer: Buyer;
  let goods: TestGoods;
  beforeAll(async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined); // Of connections that these tests break.
    folder = await mkdtemp(join(tmpdir(), 'openmall-replica-'));
    postgres = await startReplicatedPostgres();
    const { leaderUrl: databaseUrl, replicaUrl: databaseReadUrl } = postgres;
    database = await openDatabase({ dataFolder: folder, databaseUrl, databaseReadUrl });
    const { pools, replicas } = database;
    ctx = { ...openTestContext(database, '1000000'), clock: databaseClock, pools, replicas } as never;
    goods = await addGoods(ctx, await addStore(ctx), { price: '20', stock: 10_000 });
    buyer = await addBuyer(ctx);
  });
  afterAll(async () => {
    await database.close();
    postgres.remove();
    await rm(folder, { recursive: true, force: true });
    vi.restoreAllMocks();
  });

  const figures = () => database.replicas?.figures() ?? { answered: 0, left: 0 };
  /** How many reads the replica has answered meanwhile. */
  const answeredDuring = async (work: () => Promise<void>) => {
    const before = figures().answered;
    await work();
    return figures().answered - before;
  };
  const visit = async () => {
    const info = await createCaller(ctx).call('sellerGoodsInfo', { sellerGoodsId: goods.goodsId });
    return info.sellingPrice;
  };
  const signedIn = () => ({ token: buyer.token });
  const listOrders = () => createCaller(ctx).call('orderListMain', {}, signedIn());
  /** Orders, and reads the list of orders at once. */
  const orderAndLook = async () => {
    const order = { orderInfo: `${goods.goodsId},-1,1` };
    const { orderList } = await createCaller(ctx).call('orderSubmit', order, signedIn());
    const { pageList } = await listOrders();
    expect(pageList[0]?.id).toBe(orderList[0]?.orderId);
  };
  const untilItAnswers = (read: () => Promise<unknown>) =>
    vi.waitFor(async () => expect(await answeredDuring(async () => void (await read()))).toBe(1), {
      timeout: 20_000,
      interval: 100,
    });
  const setPrice = (price: number) =>
    sql`update goods set price = ${price} where id = ${goods.goodsId}`.execute(database.db);

  /** Waits until the log is written up to the end of a page that is not the end of what is in it. */
  const endsWithinRecord = async () => {
    const until = performance.now() + LOG_WRITTEN_MS;
    while (performance.now() < until) {
      const { rows } = await sql<{ is: boolean }>`
        select mod(pg_current_wal_flush_lsn() - '0/0', 8192) = 0
          and pg_current_wal_flush_lsn() < pg_current_wal_insert_lsn() as is`.execute(database.db);
      if (rows[0]?.is) return true;
    }
    return false;
  };

  it('show a buyer what he has just written, and visitors what was written a second ago', async () => {
    await untilItAnswers(visit);
    await untilItAnswers(listOrders);
    const answered = await answeredDuring(async () => {
      for (let round = 0; round < ROUNDS; round += 1) await orderAndLook();
    });
    expect(answered).toBeGreaterThan(0);
    await setPrice(25);
    await vi.waitFor(async () => expect(await visit()).toBe(25), 2_000);
  });

  it('note a view and a search at the leader', async () => {
    const shown = { sellerGoodsId: goods.goodsId };
    await untilItAnswers(() => createCaller(ctx).call('sellerGoodsInfo', shown, signedIn()));
    const { pageList } = await createCaller(ctx).call('browseHistoryList', {}, signedIn());
    expect(pageList.map(({ goods: seen }) => seen.id)).toEqual([goods.goodsId]);
  });

  it('go on while the log of the leader ends in the middle of a record, which no replica can replay', async () => {
    await untilItAnswers(listOrders);
    let seen = 0;
    for (let round = 0; round < ROUNDS && seen < 3; round += 1) {
      // Nobody commits it, so PostgreSQL first writes only the pages that it fills.
      await sql`select pg_logical_emit_message(false, 'test', repeat('x', 20000))`.execute(database.db);
      if (!(await endsWithinRecord())) continue;
      seen += 1;
      expect(await answeredDuring(async () => void (await listOrders()))).toBe(1);
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('are left to the leader while the replica is behind', async () => {
    await postgres.setReplay(false);
    try {
      await setPrice(30);
      for (let round = 0; round < ROUNDS; round += 1) await orderAndLook();
      await vi.waitFor(async () => expect(await visit()).toBe(30), 3_000);
      expect(await answeredDuring(orderAndLook)).toBe(0);
    } finally {
      await postgres.setReplay(true);
    }
    await untilItAnswers(visit);
  });

  it('are left to the leader while the replica stands still', async () => {
    await untilItAnswers(visit);
    postgres.freezeReplica();
    try {
      await setPrice(35);
      for (let round = 0; round < 5; round += 1) {
        const startedAt = performance.now();
        await orderAndLook();
        expect(performance.now() - startedAt).toBeLessThan(LONGEST_MS);
      }
      await vi.waitFor(async () => expect(await visit()).toBe(35), 5_000);
    } finally {
      postgres.wakeReplica();
    }
    await untilItAnswers(visit);
  });

  it('are left to the leader while the replica is gone, and come back with it', async () => {
    postgres.stopReplica();
    await setPrice(40);
    for (let round = 0; round < 5; round += 1) await orderAndLook();
    expect(await visit()).toBe(40);
    postgres.startReplica();
    await untilItAnswers(visit);
    expect(await visit()).toBe(40);
  });

  it('never go to a database that leads', async () => {
    const { leaderUrl } = postgres;
    const same = await openDatabase({
      dataFolder: folder,
      databaseUrl: leaderUrl,
      databaseReadUrl: leaderUrl,
    });
    try {
      const seen = await same.replicas?.read('0/0', () => Promise.resolve('read'));
      expect(seen).toBeUndefined();
    } finally {
      await same.close();
    }
  });

  it('A standby is refused as the database of a server, when it connects', async () => {
    const opening = openDatabase({ dataFolder: folder, databaseUrl: postgres.replicaUrl });
    await expect(opening).rejects.toThrow('DATABASE_URL must lead to the leader');
  });
});
