import { readdirSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from './db/database.ts';
import { createApp, type App } from './http/app/create-app.ts';
import { callRaw } from './test-support/http/call.ts';
import { DATABASES } from './test-support/database/databases.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  openTestContext,
  PASSWORD,
  type Buyer,
} from './test-support/fixtures/test-context.ts';

/** `SOAK_ROUNDS=20000` is a test of hours. */
const ROUNDS = Number(process.env['SOAK_ROUNDS'] ?? 20);
const WARM_UP = 20;
/** What may stay: caches fill in the first rounds, and a heap is never exactly the same. */
const MAX_GROWTH_BYTES = 1_000_000 + ROUNDS * 1_000;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void; // Defined by the flag.
const heapUsed = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};
/** Open files and sockets; 0 where the system does not list them. */
const countHandles = () => (process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0);

describe.each(DATABASES)('A server under lasting load on $name', ({ open }) => {
  let database: OpenDatabase;
  let app: App;
  let buyer: Buyer;
  let goodsId: string;
  beforeAll(async () => {
    database = await open();
    const ctx = openTestContext(database, '1000000');
    app = createApp({ ctx });
    buyer = await addBuyer(ctx);
    ({ goodsId } = await addGoods(ctx, await addStore(ctx), { stock: 1_000_000 }));
  });
  afterAll(() => database.close());

  const visit = async () => {
    const { token, username } = buyer;
    await callRaw(app, 'categoryTree', {});
    await callRaw(app, 'sellerGoodsList', { pageNum: '1' }, token);
    await callRaw(app, 'sellerGoodsSearch', { keyword: 'beanie' });
    await callRaw(app, 'sellerGoodsInfo', { sellerGoodsId: 'g_none' });
    await callRaw(app, 'userNewlogin', { username, password: PASSWORD });
    const placed = await callRaw(app, 'orderSubmit', { orderInfo: `${goodsId},-1,1` }, token);
    const { orderList } = placed.data as { orderList: { orderId: string }[] }; // callRaw checks it against the contract.
    const orderId = orderList[0]?.orderId ?? '';
    expect((await callRaw(app, 'orderPay', { orderId, safeword: FUND_PASSWORD }, token)).code).toBe('0');
  };

  it(
    `keeps nothing of a round behind (${ROUNDS} rounds)`,
    async () => {
      for (let round = 0; round < WARM_UP; round += 1) await visit();
      const [heap, handles] = [heapUsed(), countHandles()];
      for (let round = 0; round < ROUNDS; round += 1) await visit();
      const growth = heapUsed() - heap;
      expect(growth).toBeLessThan(MAX_GROWTH_BYTES);
      expect(countHandles()).toBeLessThanOrEqual(handles);
    },
    120_000 + ROUNDS * 2_000,
  );
});
