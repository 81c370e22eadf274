/** Kills a server again and again while buyers pay, and compares what it confirmed with what the database has. */
import { createTransport, isApiError, orderPay, orderSubmit } from '@openmall/sdk';
import { openDatabase } from '../../db/open-database.ts';
import { checkInvariants } from '../../domain/ledger/invariants.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  openTestContext,
  TEST_KEYS,
  type Buyer,
} from '../fixtures/test-context.ts';
import { START_LIMIT_MS, startProcessOk } from '../servers/server-process.ts';

const BUYERS = 3;
/** Confirmed payments after which a server is killed. */
const PAYMENTS = 2 * BUYERS;
const PREPARE_MS = 120_000;
/** A round that takes longer makes no progress. How long all rounds take depends on the machine, and is no fault. */
const ROUND_MS = 120_000;

/** How long a test with so many kills can take before one of its steps has reported that it is stuck. */
export const killRoundsMs = (kills: number): number => PREPARE_MS + kills * (START_LIMIT_MS + ROUND_MS);

export interface KillResult {
  readonly payments: number;
  /** Confirmed orders that the database does not have as paid. */
  readonly lost: readonly string[];
  readonly breaches: Awaited<ReturnType<typeof checkInvariants>>;
}

type Settings = Readonly<Record<string, string>>;
const open = (env: Settings) =>
  openDatabase({ dataFolder: env['OPENMALL_DATA'] ?? '', databaseUrl: env['DATABASE_URL'] });

interface Shopping {
  readonly baseUrl: string;
  readonly goodsId: string;
  readonly killed: AbortSignal;
  /** Called for each order that the server confirmed as paid. */
  readonly onPaid: (orderId: string) => void;
}

/** Adds goods that last, and new buyers for each round. */
async function prepareShop(env: Settings, kills: number) {
  const database = await open(env);
  try {
    const ctx = openTestContext(database, '100000');
    const { goodsId } = await addGoods(ctx, await addStore(ctx), { price: '10', stock: 100_000 });
    const buyersByRound: Buyer[][] = [];
    for (let round = 0; round < kills; round += 1)
      buyersByRound.push(await Promise.all(Array.from({ length: BUYERS }, () => addBuyer(ctx))));
    await ctx.db
      .updateTable('token')
      .set({ expires_at: new Date('2099-01-01') })
      .execute();
    return { goodsId, buyersByRound };
  } finally {
    await database.close();
  }
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

/** Rejects at the end of a round's time. */
function roundLimit() {
  let clear = () => {};
  const passed = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error(`A round took more than ${ROUND_MS} ms.`)), ROUND_MS);
    clear = () => clearTimeout(timer);
  });
  return { passed, clear };
}

/** Starts a server and kills it while buyers pay. Returns the orders that it confirmed as paid. */
async function runRound(
  env: Settings,
  goodsId: string,
  buyers: readonly Buyer[],
): Promise<readonly string[]> {
  const server = await startProcessOk({ ...env, SECRET_KEYS: TEST_KEYS });
  const kill = new AbortController();
  const paid: string[] = [];
  let reach = () => {};
  const reachedTarget = new Promise<void>((resolve) => (reach = resolve));
  const onPaid = (orderId: string) => {
    paid.push(orderId);
    if (paid.length === PAYMENTS) reach();
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
  return paid;
}

/** Kills a server so many times while buyers pay. */
export async function killDuringPayments(env: Settings, kills: number): Promise<KillResult> {
  const { goodsId, buyersByRound } = await prepareShop(env, kills);
  const paid: string[] = [];
  for (const buyers of buyersByRound) paid.push(...(await runRound(env, goodsId, buyers)));
  const { db, close } = await open(env);
  try {
    const rows = await db.selectFrom('orders').select('id').where('status', '=', 1).execute();
    const found = new Set(rows.map(({ id }) => id));
    const lost = paid.filter((id) => !found.has(id));
    return { payments: paid.length, lost, breaches: await checkInvariants(db) };
  } finally {
    await close();
  }
}

/** Each round has at least so many payments. */
export const minPayments = (kills: number): number => kills * PAYMENTS;
