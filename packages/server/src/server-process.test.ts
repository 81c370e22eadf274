import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, localuserRegisterNoVerifcode, sellerGoodsList, walletGetUsdt } from '@openmall/sdk';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from './db/migrate.ts';
import { MIGRATIONS } from './db/migrations/list.ts';
import { openPostgres } from './db/open-postgres.ts';
import { writeSetting } from './domain/settings/settings.ts';
import { createPostgresDatabase, POSTGRES_URL } from './test-support/database/databases.ts';
import { PASSWORD } from './test-support/fixtures/test-context.ts';
import { startProcess, startProcessOk } from './test-support/servers/server-process.ts';

describe('A server on its data folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'openmall-folder-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('stops if another process uses the folder, and names that process', async () => {
    const first = await startProcessOk({ OPENMALL_DATA: folder });
    const second = await startProcess({ OPENMALL_DATA: folder });
    await first.stop();
    expect(second).toMatchObject({
      code: 1,
      output: expect.stringMatching(new RegExp(`in use by process ${first.pid}, since 20`)),
    });
    // It does not wait for the folder. On a busy machine, loading the code alone takes 4 s.
    expect('afterMs' in second && second.afterMs).toBeLessThan(20_000);
  });

  it('takes over the folder of a killed server', async () => {
    const killed = await startProcessOk({ OPENMALL_DATA: folder });
    await killed.kill();
    const successor = await startProcessOk({ OPENMALL_DATA: folder });
    expect(await (await fetch(`${successor.url}/readyz`)).text()).toBe('ready');
    expect(await successor.stop()).toBe(0);
  });

  it('answers pending requests before it stops', async () => {
    const server = await startProcessOk({ OPENMALL_DATA: folder });
    const calls = Array.from({ length: 20 }, () => fetch(`${server.url}/api/category!tree`));
    const first = await Promise.race(calls);
    const [code, answers] = await Promise.all([server.stop(), Promise.allSettled(calls)]);
    expect(first.status).toBe(200);
    expect(code).toBe(0);
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  });

  it('runs without sockets if their port is in use', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo; // It listens on a port.
    const server = await startProcessOk({ OPENMALL_DATA: folder, WS_PORT: String(port) });
    expect(server.output()).toContain(`port ${port} can't be used for the WebSocket (EADDRINUSE)`);
    expect(await (await fetch(`${server.url}/readyz`)).text()).toBe('ready');
    expect(await server.stop()).toBe(0);
    await new Promise((resolve) => taken.close(resolve));
  });

  it('refuses control on a public address and on a database with users', async () => {
    const OPENMALL_CONTROL = 'only-for-tests-on-this-machine';
    const open = await startProcess({ OPENMALL_DATA: folder, OPENMALL_CONTROL, HOST: '0.0.0.0' });
    expect(open).toMatchObject({ code: 1, output: expect.stringContaining('HOST must be 127.0.0.1') });
    const server = await startProcessOk({ OPENMALL_DATA: folder });
    const form = new URLSearchParams({
      username: 'amelia@example.com',
      password: 'Sunny-42day',
      re_password: 'Sunny-42day',
      type: '2',
    });
    const registration = await fetch(`${server.url}/api/localuser!registerNoVerifcode?${form}`);
    expect(await registration.json()).toMatchObject({ code: '0' });
    const request = { method: 'POST', headers: { Authorization: `Bearer ${OPENMALL_CONTROL}` } };
    expect((await fetch(`${server.url}/control/reset`, request)).status).toBe(404);
    await server.stop();
    const used = await startProcess({ OPENMALL_DATA: folder, OPENMALL_CONTROL });
    expect(used).toMatchObject({
      code: 1,
      output: expect.stringContaining('Set OPENMALL_DATA to an empty folder'),
    });
  });

  it('names an invalid setting', async () => {
    expect(await startProcess({ OPENMALL_DATA: folder, PORT: 'many' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('PORT'),
    });
  });
});

describe.runIf(POSTGRES_URL)('A server on PostgreSQL', () => {
  it('is in production mode: it says so, names what is missing, and has neither demo goods nor play money', async () => {
    const { url, drop } = await createPostgresDatabase(POSTGRES_URL ?? '');
    const folder = await mkdtemp(join(tmpdir(), 'openmall-production-'));
    const server = await startProcessOk({ OPENMALL_DATA: folder, DATABASE_URL: url, AUTOPILOT: '' });
    onTestFinished(() => server.kill());
    expect(server.output()).toContain('production mode');
    for (const name of ['SECRET_KEYS', 'SMTP_URL', 'SMS_URL', 'TRUSTED_PROXIES', 'PUBLIC_URL'])
      expect(server.output()).toContain(`Warning: ${name} is not set`);
    expect(server.output()).not.toContain('Demo buyer');
    let token = '';
    const transport = createTransport({ baseUrl: server.url, getToken: () => token, getLang: () => 'en' });
    expect((await sellerGoodsList(transport, { pageNum: 1, pageSize: 20 })).pageList).toEqual([]);
    const passwords = { password: PASSWORD, re_password: PASSWORD };
    const { db, close } = await openPostgres(url);
    await writeSetting(db, 'slider_required', 'false');
    await close();
    const newcomer = { username: 'newcomer@example.com', type: 2, ...passwords } as const;
    ({ token } = await localuserRegisterNoVerifcode(transport, newcomer));
    expect(await walletGetUsdt(transport)).toMatchObject({ money: 0, demoBalance: '0' });
    expect(await server.stop()).toBe(0);
    await rm(folder, { recursive: true, force: true });
    await drop();
  });
});

describe.runIf(POSTGRES_URL)('Several servers on one PostgreSQL', () => {
  it('migrate it once when they start at the same moment', async () => {
    const { url, drop } = await createPostgresDatabase(POSTGRES_URL ?? '');
    const databases = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url)));
    const applied = await Promise.all(databases.map(({ db }) => migrate(db)));
    expect(applied.flat().sort()).toEqual(MIGRATIONS.map(({ name }) => name).sort());
    await Promise.all(databases.map(({ close }) => close()));
    await drop();
  });
});
