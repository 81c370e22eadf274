/** Buyers who order and pay without a pause, and the list of what a server has acknowledged to them. */
import { createTransport, orderInfo, orderPay, orderSubmit, sellerGoodsList } from '@openmall/sdk';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseClock } from '../../db/clock.ts';
import { openDatabase } from '../../db/open-database.ts';
import { createVault } from '../../domain/verification/vault.ts';
import { parseSecretKeys } from '../../storage/secret-keys.ts';
import { type Acknowledged, createRecord } from './load-record.ts';
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

interface Load {
  readonly baseUrl: string;
  readonly goodsId: string;
  readonly record: ReturnType<typeof createRecord>;
  readonly isStopped: () => boolean;
}

/** Orders, pays and looks at the order, without a pause. */
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
      const { orderInfo: seen } = await orderInfo(transport, { orderId });
      if (Number(seen.status) === 0) record.addStale(orderId);
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

/** Looks at the catalog without a session. */
async function keepBrowsing({ baseUrl, record, isStopped }: Load): Promise<void> {
  const transport = createTransport({ baseUrl, getLang: () => 'en', retries: 0, timeoutMs: CALL_LIMIT_MS });
  for (let pageSize = 1; !isStopped(); pageSize = (pageSize % 20) + 1) {
    const answer = await sellerGoodsList(transport, { pageNum: 1, pageSize }).catch(() => undefined);
    if (answer) record.addList();
    await sleep(PAUSE_AFTER_FAILURE_MS);
  }
}

/** Calls a mall until `stop`, which returns what was acknowledged. */
export function startLoad(baseUrl: string, { goodsId, tokens }: LoadScene) {
  const record = createRecord();
  let isStopped = false;
  const load: Load = { baseUrl, goodsId, record, isStopped: () => isStopped };
  const ended = Promise.all([
    ...tokens.map((token) => keepBuying(load, token)),
    keepReading(load),
    keepBrowsing(load),
  ]);
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
