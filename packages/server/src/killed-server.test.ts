import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, isApiError, orderPay, orderSubmit } from '@openmall/sdk';
import { describe, expect, it } from 'vitest';
import { openDatabase } from './db/open-database.ts';
import { checkInvariants } from './domain/ledger/invariants.ts';
import { createPostgresDatabase, POSTGRES_URL } from './test-support/database/databases.ts';
import { START_LIMIT_MS, startProcessOk } from './test-support/servers/server-process.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  openTestContext,
  TEST_KEYS,
  type Buyer,
} from './test-support/fixtures/test-context.ts';

const BUYERS = 3;
/** Each kill takes seconds, so CI runs fewer. `KILLS=200 EMBEDDED_KILLS=100` is a long test. */
const KILLS = process.env['KILLS'];
const EMBEDDED_KILLS = Number(process.env['EMBEDDED_KILLS'] ?? KILLS ?? (process.env['CI'] ? 8 : 20));
const PREPARE_MS = 120_000;
/** A round that takes longer makes no progress. How long all rounds take depends on the machine, and is no fault. */
const ROUND_MS = 120_000;

interface TestEnvironment {
  readonly name: string;
  readonly kills: number;
  readonly prepare: () => Promise<{ env: Record<string, string>; remove: () => Promise<void> }>;
}

const folder: TestEnvironment = {
  name: 'on an embedded database',
  kills: EMBEDDED_KILLS,
  prepare: async () => {
    const path = await mkdtemp(join(tmpdir(), 'openmall-killed-'));
    return { env: { OPENMALL_DATA: path }, remove: () => rm(path, { recursive: true, force: true }) };
  },
};
const postgres = (serverUrl: string): TestEnvironment => ({
  name: 'on PostgreSQL',
  kills: Number(KILLS ?? 8),
  prepare: async () => {
    const { url, drop } = await createPostgresDatabase(serverUrl);
    return { env: { DATABASE_URL: url }, remove: drop };
  },
});
const ENVIRONMENTS = POSTGRES_URL ? [folder, postgres(POSTGRES_URL)] : [folder];

const open = (env: Record<string, string>) =>
  openDatabase({ dataFolder: env['OPENMALL_DATA'] ?? '', databaseUrl: env['DATABASE_URL'] });

interface Shopping {
  readonly baseUrl: string;
  readonly goodsId: string;
  readonly killed: AbortSignal;
  /** Called for each order that the server confirmed as paid. */
  readonly onPaid: (orderId: string) => void;
}

/** Rejects at the end of a round's time. */
function roundLimit() {
  let clear = () => {};
  const passed = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error(`A round took more than ${ROUND_MS} ms.`)), ROUND_MS);
    clear = () => clearTimeout(timer);
  });
  return { passed, clear };
}

/** Buys one piece after another until the server is killed. A busy machine may keep a call waiting too long. */
async function keepBuying({ baseUrl, goodsId, killed, onPaid }: Shopping, buyer: Buyer): Promise<void> {
  const transport = createTransport({
    baseUrl,
    getToken: () => buyer.token,
    getLang: () => 'en',
    retries: 0,
  });
  while (!killed.aborted) {
    try {
      const { orderList } = await orderSubmit(transport, { orderInfo: `${goodsId},-1,1` });
      const orderId = orderList[0]?.orderId ?? '';
      await orderPay(transport, { orderId, safeword: FUND_PASSWORD });
      onPaid(orderId);
    } catch (error) {
      // A payment that the server did not confirm before it was killed does not count.
      if (!killed.aborted && !(isApiError(error) && error.kind === 'timeout')) throw error;
    }
  }
}

describe.each(ENVIRONMENTS)('A server that is killed $kills times $name', ({ kills, prepare }) => {
  it(
    'during payments loses no confirmed payment and breaks no invariant',
    async () => {
      const { env, remove } = await prepare();
      const before = await open(env);
      const ctx = openTestContext(before, '100000');
      const { goodsId } = await addGoods(ctx, await addStore(ctx), { price: '10', stock: 100_000 });
      const buyersByRound: Buyer[][] = [];
      for (let round = 0; round < kills; round += 1) {
        buyersByRound.push(await Promise.all(Array.from({ length: BUYERS }, () => addBuyer(ctx))));
      }
      await ctx.db
        .updateTable('token')
        .set({ expires_at: new Date('2099-01-01') })
        .execute();
      await before.close();

      const paid: string[] = [];
      for (const buyers of buyersByRound) {
        const server = await startProcessOk({ ...env, SECRET_KEYS: TEST_KEYS });
        const kill = new AbortController();
        let count = 0;
        let reach = () => {};
        const reachedTarget = new Promise<void>((resolve) => (reach = resolve));
        const onPaid = (orderId: string) => {
          paid.push(orderId);
          count += 1;
          if (count === 2 * BUYERS) reach();
        };
        const shopping = { baseUrl: server.url, goodsId, killed: kill.signal, onPaid };
        const allStopped = Promise.all(buyers.map((buyer) => keepBuying(shopping, buyer)));
        const limit = roundLimit();
        try {
          await Promise.race([reachedTarget, allStopped, limit.passed]);
        } finally {
          limit.clear();
          // Buyers still buy: the server is killed during their next purchases.
          kill.abort();
          await server.kill();
        }
        await allStopped;
        expect(count).toBeGreaterThanOrEqual(2 * BUYERS);
      }

      const after = await open(env);
      const rows = await after.db.selectFrom('orders').select('id').where('status', '=', 1).execute();
      const found = new Set(rows.map(({ id }) => id));
      expect(paid.length).toBeGreaterThanOrEqual(kills * 2 * BUYERS);
      expect(paid.filter((id) => !found.has(id))).toEqual([]);
      expect(await checkInvariants(after.db)).toEqual([]);
      await after.close();
      await remove();
    },
    PREPARE_MS + kills * (START_LIMIT_MS + ROUND_MS),
  );
});
