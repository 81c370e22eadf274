/** A mall on a PostgreSQL of its own, with buyers who order and pay, callers who are refused, and a short outage. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport, orderInfo, orderPay } from '@openmall/sdk';
import {
  createServerFolder,
  initData,
  startOwnPostgres,
} from '@openmall/server/test-support/database/own-postgres';
import { prepareLoad, startLoad } from '@openmall/server/test-support/drill/money-load';
import { freePort } from '@openmall/server/test-support/servers/free-port';
import { startProcess } from '@openmall/server/test-support/servers/server-process';

const KEYS = `dashboard:${Buffer.alloc(32, 7).toString('base64url')}`;
const BUYERS = 6;
const OUTAGE_MS = 3_000;
const MS = 1_000;

/** Asks for orders of others and pays with a wrong PIN, once a second. */
async function beRefused(url: string, token: string, signal: AbortSignal): Promise<void> {
  const transport = createTransport({ baseUrl: url, getToken: () => token, retries: 0 });
  while (!signal.aborted) {
    await Promise.allSettled([
      orderInfo(transport, { orderId: 'order-of-another' }),
      orderPay(transport, { orderId: 'order-of-another', safeword: '000000' }),
    ]);
    await sleep(MS);
  }
}

/** Runs the load, and PostgreSQL is away for a moment after half of it. `onStart` is told where the metrics are. */
export async function runLoadedMall(seconds: number, onStart: (metricsUrl: string) => Promise<void>) {
  const folder = createServerFolder();
  const data = join(folder.path, 'data');
  await initData(data);
  let postgres = await startOwnPostgres(data);
  const metricsPort = await freePort();
  const ended = new AbortController();
  const scene = await prepareLoad({ databaseUrl: postgres.url, secretKeys: KEYS }, BUYERS);
  const server = await startProcess({
    OPENMALL_DATA: join(folder.path, 'server'),
    DATABASE_URL: postgres.url,
    SECRET_KEYS: KEYS,
    METRICS_PORT: String(metricsPort),
  });
  try {
    if (!('url' in server)) throw new Error(`The server did not start: ${server.output}`);
    await onStart(`http://127.0.0.1:${metricsPort}/metrics`);
    const load = startLoad(server.url, scene);
    const refused = beRefused(server.url, scene.tokens[0] ?? '', ended.signal);
    await sleep((seconds * MS) / 2);
    await postgres.stop();
    await sleep(OUTAGE_MS);
    postgres = await startOwnPostgres(data, {}, postgres.port);
    await sleep((seconds * MS) / 2);
    ended.abort();
    const [acknowledged] = await Promise.all([load.stop(), refused]);
    return { payments: acknowledged.payments.length };
  } finally {
    ended.abort();
    if ('stop' in server) await server.stop();
    await postgres.stop();
    folder.remove();
  }
}
