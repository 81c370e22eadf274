/** Buyers who order and pay without a pause, and the list of what a server has acknowledged to them. */
import { createTransport, isApiError, orderPay, orderSubmit } from '@openmall/sdk';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseClock } from '../../db/clock.ts';
import type { Db } from '../../db/database.ts';
import { openDatabase } from '../../db/open-database.ts';
import { checkInvariants } from '../../domain/ledger/invariants.ts';
import { createVault } from '../../domain/verification/vault.ts';
import { parseSecretKeys } from '../../storage/secret-keys.ts';
import { addBuyer, addGoods, addStore, FUND_PASSWORD, openTestContext } from '../fixtures/test-context.ts';

const PAUSE_AFTER_FAILURE_MS = 200;
const CALL_LIMIT_MS = 20_000;

interface DatabaseAccess {
  readonly databaseUrl: string;
  readonly secretKeys: string;
}

export interface LoadScene {
  readonly goodsId: string;
  readonly tokens: readonly string[];
}

/** Adds buyers with money, and goods that last for the whole drill. */
export async function prepareLoad(access: DatabaseAccess, buyers: number): Promise<LoadScene> {
  const database = await openDatabase({ dataFolder: '', databaseUrl: access.databaseUrl });
  try {
    const ctx = {
      ...openTestContext(database, '1000000'),
      clock: databaseClock,
      vault: createVault(() => parseSecretKeys(access.secretKeys)),
    };
    const { goodsId } = await addGoods(ctx, await addStore(ctx), { price: '10', stock: 1_000_000 });
    const tokens: string[] = [];
    for (let index = 0; index < buyers; index += 1) tokens.push((await addBuyer(ctx)).token);
    return { goodsId, tokens };
  } finally {
    await database.close();
  }
}

/** What the mall has confirmed: an order, or its payment. */
export interface Acknowledged {
  readonly orders: readonly string[];
  readonly payments: readonly string[];
  /** How often each error was answered. */
  readonly failures: Readonly<Record<string, number>>;
  /** The longest time without a confirmed write, in milliseconds. */
  readonly longestGapMs: number;
  /** The longest time without an answered read. */
  readonly longestReadGapMs: number;
}

function createGap() {
  let last = performance.now();
  let longest = 0;
  const mark = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  return { mark, longest: () => longest };
}

/** What the callers of a load have seen so far. */
function createRecord() {
  const orders: string[] = [];
  const payments: string[] = [];
  const failures: Record<string, number> = {};
  const [writes, reads] = [createGap(), createGap()];
  return {
    count: () => orders.length + payments.length,
    addOrder: (id: string) => {
      orders.push(id);
      writes.mark();
    },
    addPayment: (id: string) => {
      payments.push(id);
      writes.mark();
    },
    addPage: reads.mark,
    addFailure: (error: unknown) => {
      const name = isApiError(error)
        ? (error.key ?? `${error.kind} ${error.status ?? ''}`.trim())
        : String(error);
      failures[name] = (failures[name] ?? 0) + 1;
    },
    close: (): Acknowledged => {
      writes.mark();
      reads.mark();
      return {
        ...{ orders, payments, failures },
        ...{ longestGapMs: writes.longest(), longestReadGapMs: reads.longest() },
      };
    },
  };
}

interface Load {
  readonly baseUrl: string;
  readonly goodsId: string;
  readonly record: ReturnType<typeof createRecord>;
  readonly isStopped: () => boolean;
}

/** Orders and pays without a pause. */
async function keepBuying({ baseUrl, goodsId, record, isStopped }: Load, token: string): Promise<void> {
  const transport = createTransport({
    baseUrl,
    getToken: () => token,
    getLang: () => 'en',
    retries: 0,
    timeoutMs: CALL_LIMIT_MS,
  });
  while (!isStopped()) {
    try {
      const { orderList } = await orderSubmit(transport, { orderInfo: `${goodsId},-1,1` });
      const orderId = orderList[0]?.orderId ?? '';
      record.addOrder(orderId);
      await orderPay(transport, { orderId, safeword: FUND_PASSWORD });
      record.addPayment(orderId);
    } catch (error) {
      record.addFailure(error);
      await sleep(PAUSE_AFTER_FAILURE_MS);
    }
  }
}

async function keepReading({ baseUrl, record, isStopped }: Load): Promise<void> {
  while (!isStopped()) {
    const answer = await fetch(`${baseUrl}/index`).catch(() => undefined);
    await answer?.text().catch(() => '');
    if (answer?.ok) record.addPage();
    await sleep(PAUSE_AFTER_FAILURE_MS);
  }
}

/** Calls a mall until `stop`, which returns what was acknowledged. */
export function startLoad(baseUrl: string, { goodsId, tokens }: LoadScene) {
  const record = createRecord();
  let isStopped = false;
  const load: Load = { baseUrl, goodsId, record, isStopped: () => isStopped };
  const ended = Promise.all([...tokens.map((token) => keepBuying(load, token)), keepReading(load)]);
  return {
    /** How many writes were acknowledged so far. */
    count: record.count,
    stop: async (): Promise<Acknowledged> => {
      isStopped = true;
      await ended;
      return record.close();
    },
  };
}

/** Fewer than the parameters that a statement may have. */
const PART = 500;

/** The status of each order that exists. */
async function readStatuses(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const statuses = new Map<string, number>();
  for (let start = 0; start < ids.length; start += PART) {
    const part = ids.slice(start, start + PART);
    const rows = await db.selectFrom('orders').select(['id', 'status']).where('id', 'in', part).execute();
    for (const { id, status } of rows) statuses.set(id, status);
  }
  return statuses;
}

/** Acknowledged orders and payments that the database does not have, and broken invariants of the ledger. */
export async function findLosses({ databaseUrl }: DatabaseAccess, { orders, payments }: Acknowledged) {
  const { db, close } = await openDatabase({ dataFolder: '', databaseUrl });
  try {
    const statuses = await readStatuses(db, orders);
    return {
      orders: orders.filter((id) => !statuses.has(id)),
      payments: payments.filter((id) => statuses.get(id) !== 1),
      breaches: await checkInvariants(db),
    };
  } finally {
    await close();
  }
}
