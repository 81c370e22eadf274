import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseClock } from './db/clock.ts';
import { openDatabase } from './db/open-database.ts';
import { createPasswordHasher } from './domain/accounts/passwords/password-hasher.ts';
import type { AppContext } from './context.ts';
import { submitOrders } from './domain/orders/submit.ts';
import {
  startConcurrentCallers,
  readAnswer,
  type ConcurrentCallers,
} from './test-support/servers/concurrent-callers.ts';
import { unpackTemplate } from './test-support/database/databases.ts';
import { startProcessOk, type ServerProcess } from './test-support/servers/server-process.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  openTestContext,
  PASSWORD,
} from './test-support/fixtures/test-context.ts';
import { wireCall } from './test-support/http/wire-call.ts';

const BUYERS = 50;
interface PendingPayment {
  readonly token: string;
  readonly username: string;
  readonly orderId: string;
}

/**
 * Adds fifty buyers with one order each, before a server opens the database. Their passwords are hashed at production
 * cost.
 */
async function prepareBuyers(dataFolder: string): Promise<readonly PendingPayment[]> {
  const database = await openDatabase({ dataFolder });
  try {
    const ctx: AppContext = { ...openTestContext(database, '1000'), clock: databaseClock };
    const { goodsId } = await addGoods(ctx, await addStore(ctx), { price: '20', stock: 1_000 });
    const { hash } = createPasswordHasher();
    const hashes = { fund_password_hash: await hash(FUND_PASSWORD), password_hash: await hash(PASSWORD) };
    const buyers: PendingPayment[] = [];
    for (let index = 0; index < BUYERS; index += 1) {
      const { id, token, username } = await addBuyer(ctx);
      const items = [{ goodsId, skuId: null, quantity: 1 }];
      const [order] = await submitOrders(ctx, { buyerId: id, lang: 'en', items });
      buyers.push({ token, username, orderId: order?.id ?? '' });
    }
    await ctx.db.updateTable('user_account').set(hashes).execute();
    return buyers;
  } finally {
    await database.close();
  }
}

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe('A server that hashes passwords at production cost', () => {
  let folder: string;
  let buyers: readonly PendingPayment[];
  let server: ServerProcess;
  let callers: ConcurrentCallers;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'openmall-crowded-'));
    await unpackTemplate(join(folder, 'pglite'));
    buyers = await prepareBuyers(folder);
    server = await startProcessOk({ OPENMALL_DATA: folder });
    callers = startConcurrentCallers();
  });
  afterAll(async () => {
    await callers.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('accepts fifty simultaneous payments while a hundred logins arrive', async () => {
    const payments = buyers.map(({ token, orderId }) =>
      wireCall(server.url, 'orderPay', { orderId, safeword: FUND_PASSWORD }, { token }),
    );
    const logins = Array.from({ length: 100 }, (_, index) =>
      wireCall(
        server.url,
        'userNewlogin',
        { username: `nobody${index}@example.com`, password: PASSWORD },
        {},
      ),
    );
    const answers = await callers.send([...logins, ...payments]);
    const refusals = answers.slice(logins.length).map((answer) => readAnswer('orderPay', answer).refusal);
    expect(refusals).toEqual(buyers.map(() => undefined));
  });
});
