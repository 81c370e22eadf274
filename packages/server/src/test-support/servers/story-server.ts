/**
 * A server process of API tests, one of several on a database. The settings that a test controls (time, demo bonus,
 * payment sandbox) arrive with each call; all other state is in the database.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fixedClock } from '../../db/clock.ts';
import { openDatabase } from '../../db/open-database.ts';
import { openEvents } from '../../db/open-events.ts';
import { createSandbox } from '../../domain/payments/sandbox.ts';
import { createFolderStore } from '../../storage/folder-store.ts';
import { createApp } from '../../http/app/create-app.ts';
import { drain, listen } from '../../http/app/listen.ts';
import { countStatements, STATEMENTS } from './count-statements.ts';
import { SETTINGS_HEADER, type StorySettings } from './story-servers.ts';
import { cheapPasswords, testVault } from '../fixtures/test-context.ts';

const { env } = process;
const database = await openDatabase({ dataFolder: '', databaseUrl: env['DATABASE_URL'] });
const events = await openEvents({ databaseUrl: env['DATABASE_URL'] });
const passwords = cheapPasswords();
const vault = testVault();
const uploads = createFolderStore(env['STORY_UPLOADS'] ?? '');

async function answer(request: Request): Promise<Response> {
  const { now, demoBonus, sandboxSecret } = JSON.parse(
    request.headers.get(SETTINGS_HEADER) ?? '',
  ) as StorySettings; // Our own.
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
process.send?.({ url: `http://127.0.0.1:${port}` });
await once(process, 'disconnect');
await drain(server);
await events.close();
await database.close();
process.exit(0);
