import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, orderPay, orderSubmit } from '@openmall/sdk';
import { describe, expect, it } from 'vitest';
import { openDatabase } from './db/open-database.ts';
import { checkInvariants } from './domain/ledger/invariants.ts';
import { createPostgresDatabase, POSTGRES_URL } from './test-support/database/databases.ts';
import { startProcessOk } from './test-support/servers/server-process.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  openTestContext,
  type Buyer,
} from './test-support/fixtures/test-context.ts';

const BUYERS = 3;
/** Each kill takes seconds: where every change waits for them, there are fewer. */
const EMBEDDED_KILLS = process.env['CI'] ? 8 : 20;

interface Place {
  readonly name: string;
  readonly kills: number;
  readonly prepare: () => Promise<{ env: Record<string, string>; remove: () => Promise<void> }>;
}

const folder: Place = {
  name: 'on an embedded database',
  kills: EMBEDDED_KILLS,
  prepare: async () => {
    const path = await mkdtemp(join(tmpdir(), 'openmall-killed-'));
    return { env: { OPENMALL_DATA: path }, remove: () => rm(path, { recursive: true, force: true }) };
  },
};
const postgres = (serverUrl: string): Place => ({
  name: 'on PostgreSQL',
  kills: 8,
  prepare: async () => {
    const { url, drop } = await createPostgresDatabase(serverUrl);
    return { env: { DATABASE_URL: url }, remove: drop };
  },
});
const PLACES = POSTGRES_URL ? [folder, postgres(POSTGRES_URL)] : [folder];

const open = (env: Record<string, string>) =>
  openDatabase({ dataFolder: env['OPENMALL_DATA'] ?? '', databaseUrl: env['DATABASE_URL'] });

/** Buys one piece after another until the server is gone; tells of each order that the server said was paid. */
async function keepBuying(
  baseUrl: string,
  buyer: Buyer,
  goodsId: string,
  tell: (orderId: string) => void,
): Promise<void> {
  const transport = createTransport({
    baseUrl,
    getToken: () => buyer.token,
    getLang: () => 'en',
    retries: 0,
  });
  for (;;) {
    try {
      const { orderList } = await orderSubmit(transport, { orderInfo: `${goodsId},-1,1` });
      const orderId = orderList[0]?.orderId ?? '';
      await orderPay(transport, { orderId, safeword: FUND_PASSWORD });
      tell(orderId);
    } catch {
      return; // The server was killed: what it had not said does not count.
    }
  }
}

describe.each(PLACES)('A server that is killed $kills times $name', ({ kills, prepare }) => {
  it('during payments, again and again, loses nothing that it said and breaks no invariant', async () => {
    const { env, remove } = await prepare();
    const before = await open(env);
    const mall = openTestContext(before, '100000');
    const { goodsId } = await addGoods(mall, await addStore(mall), { price: '10', stock: 100_000 });
    const crowds: Buyer[][] = [];
    for (let round = 0; round < kills; round += 1) {
      crowds.push(await Promise.all(Array.from({ length: BUYERS }, () => addBuyer(mall))));
    }
    await mall.db
      .updateTable('token')
      .set({ expires_at: new Date('2099-01-01') })
      .execute();
    await before.close();

    const paid: string[] = [];
    for (const crowd of crowds) {
      const server = await startProcessOk(env);
      let count = 0;
      const enough = new Promise<void>((resolve) => {
        const tell = (orderId: string) => {
          paid.push(orderId);
          count += 1;
          if (count === 2 * BUYERS) resolve();
        };
        const crowdDone = Promise.all(crowd.map((buyer) => keepBuying(server.url, buyer, goodsId, tell)));
        void crowdDone.then(() => resolve());
      });
      await enough;
      // Killed while the next purchases are under way, not because nobody can buy any more.
      expect(count).toBeGreaterThanOrEqual(2 * BUYERS);
      await server.kill();
    }

    const after = await open(env);
    const rows = await after.db.selectFrom('orders').select('id').where('status', '=', 1).execute();
    const found = new Set(rows.map(({ id }) => id));
    expect(paid.length).toBeGreaterThanOrEqual(kills * 2 * BUYERS);
    expect(paid.filter((id) => !found.has(id))).toEqual([]);
    expect(await checkInvariants(after.db)).toEqual([]);
    await after.close();
    await remove();
  }, 300_000);
});
