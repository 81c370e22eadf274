/** Two servers on one PostgreSQL behind HAProxy, of which one after the other is killed and started again. */
import { join } from 'node:path';
import { writeSetting } from '../../../server/src/domain/settings/settings.ts';
import { openDatabase } from '../../../server/src/db/open-database.ts';
import {
  createServerFolder,
  initData,
  startOwnPostgres,
} from '../../../server/src/test-support/database/own-postgres.ts';
import { startHaproxy } from '../../../server/src/test-support/proxy/haproxy.ts';

const UP_MS = 6_000;
const READY_LIMIT_MS = 60_000;

/** A server that can be killed and started again. */
interface OneServer {
  readonly url: string;
  readonly crash: () => Promise<void>;
  readonly start: (pace?: never) => Promise<void>;
  readonly rest: () => Promise<void>;
  readonly stop: (signal: NodeJS.Signals) => Promise<void>;
}

async function startProxy(servers: readonly { readonly url: string }[]) {
  const ports = servers.map(({ url }) => Number(new URL(url).port));
  const proxy = await startHaproxy(ports, { readsAgain: true });
  const until = Date.now() + READY_LIMIT_MS;
  while (!(await fetch(`${proxy.url}/readyz`).catch(() => undefined))?.ok) {
    if (Date.now() > until) throw new Error('HAProxy did not become ready.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return proxy;
}

/** Kills one server after the other, and starts it again. Pauses of a moment do not put off the next kill. */
function createKiller(servers: readonly Pick<OneServer, 'crash' | 'start'>[]) {
  let kills = 0;
  let dueAt = Date.now() + UP_MS;
  let isStopped = false;
  let ended: Promise<void> | undefined;
  const loop = async () => {
    while (!isStopped) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      const next = servers[kills % servers.length];
      if (isStopped || !next || Date.now() < dueAt) continue;
      await next.crash();
      kills += 1;
      await next.start();
      dueAt = Date.now() + UP_MS;
    }
  };
  return {
    start: () => {
      isStopped = false;
      ended = loop();
    },
    pause: async () => {
      isStopped = true;
      await ended;
    },
    kills: () => kills,
  };
}

/** Stories open accounts without a page, so without a slider, which a mall on PostgreSQL asks newcomers for. */
export async function allowAccounts(databaseUrl: string): Promise<void> {
  const { db, close } = await openDatabase({ dataFolder: '', databaseUrl });
  await writeSetting(db, 'slider_required', 'false');
  await close();
}

/** The mall that `open` opens on a database, as two servers behind a proxy. */
export async function openKilledMall<Mall extends OneServer>(
  open: (databaseUrl: string) => Promise<Mall>,
): Promise<Mall> {
  const files = createServerFolder();
  const data = join(files.path, 'data');
  await initData(data);
  const postgres = await startOwnPostgres(data);
  process.env['SECRET_KEYS'] = `stories:${Buffer.alloc(32, 7).toString('base64url')}`;
  const first = await open(postgres.url);
  const second = await open(postgres.url);
  await allowAccounts(postgres.url);
  const both = [first, second];
  const proxy = await startProxy(both);
  const killer = createKiller(both);
  killer.start();
  const crash = async () => {
    await killer.pause();
    await Promise.all(both.map((server) => server.crash()));
  };
  const start = async (pace?: never) => {
    for (const server of both) await server.start(pace);
    killer.start();
  };
  return {
    ...first,
    url: proxy.url,
    crash,
    start,
    restart: async (pace?: never) => {
      await crash();
      await start(pace);
    },
    rest: async () => {
      await killer.pause();
      for (const server of both) await server.rest();
      killer.start();
    },
    stop: async (signal: NodeJS.Signals) => {
      await killer.pause();
      for (const server of both) await server.stop(signal);
      await proxy.stop();
      await postgres.stop();
      files.remove();
      process.stdout.write(`Servers were killed ${killer.kills()} times.\n`);
    },
  };
}
