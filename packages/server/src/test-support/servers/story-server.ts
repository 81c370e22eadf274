/**
 * A server process of API tests, one of several on a database. One process serves the databases of all tests of its parent.
 * The settings that a test controls (its database, time, demo bonus, payment sandbox) arrive with each call; all other
 * state is in the database.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fixedClock } from '../../db/clock.ts';
import { openDatabase } from '../../db/open-database.ts';
import { openEvents } from '../../db/open-events.ts';
import { createSandbox } from '../../domain/payments/sandbox.ts';
import { createFolderStore } from '../../storage/folder-store.ts';
import { createApp } from '../../http/app/create-app.ts';
import { drain, listen } from '../../http/listening/listen.ts';
import { countStatements, STATEMENTS } from './count-statements.ts';
import { SETTINGS_HEADER, type StorySettings } from './story-servers.ts';
import { cheapPasswords, testVault } from '../fixtures/test-context.ts';

const passwords = cheapPasswords();
const vault = testVault();

const openMall = async ({ databaseUrl, folder }: StorySettings) => ({
  database: await openDatabase({ dataFolder: '', databaseUrl }),
  events: await openEvents({ databaseUrl }),
  uploads: createFolderStore(folder),
});

/** The malls of the tests that run now, by the URL of their database. Opened by their first call. */
const malls = new Map<string, ReturnType<typeof openMall>>();

function mallOf(settings: StorySettings): ReturnType<typeof openMall> {
  const mall = malls.get(settings.databaseUrl) ?? openMall(settings);
  malls.set(settings.databaseUrl, mall);
  return mall;
}

async function closeMall(databaseUrl: string): Promise<void> {
  const mall = await malls.get(databaseUrl);
  malls.delete(databaseUrl);
  await mall?.events.close();
  await mall?.database.close();
}

async function answer(request: Request): Promise<Response> {
  const settings = JSON.parse(request.headers.get(SETTINGS_HEADER) ?? '') as StorySettings; // Our own.
  const { now, demoBonus, sandboxSecret } = settings;
  const { database, events, uploads } = await mallOf(settings);
  const { db, read } = countStatements(database.db);
  const clock = fixedClock(new Date(now));
  const sandbox = sandboxSecret === undefined ? undefined : createSandbox({ db, clock }, sandboxSecret);
  const ctx = { db, clock, passwords, vault, uploads, events, demoBonus, payments: sandbox };
  const response = await createApp({ ctx, sandbox }).fetch(request);
  response.headers.set(STATEMENTS, String(read()));
  return response;
}

const server = await listen({ fetch: answer }, { port: 0, host: '127.0.0.1' });
const { port } = server.address() as AddressInfo; // It listens on a port.
process.on('message', (databaseUrl: string) => {
  void closeMall(databaseUrl).then(() => process.send?.(databaseUrl));
});
process.send?.({ url: `http://127.0.0.1:${port}` });
await once(process, 'disconnect');
await drain(server);
await Promise.all([...malls.keys()].map(closeMall));
process.exit(0);
