import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTransport, sellerGoodsList } from '@openmall/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db, OpenDatabase } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { DEMO_BUYER } from './demo/seed/demo-buyer.ts';
import { checkInvariants } from './domain/ledger/invariants.ts';
import { createPostgresDatabase, POSTGRES_URL } from './test-support/database/databases.ts';
import { addBuyer, openTestContext } from './test-support/fixtures/test-context.ts';
import { startProcess, startProcessOk } from './test-support/servers/server-process.ts';

const DEMO_CLEAR = fileURLToPath(new URL('demo-clear.ts', import.meta.url));
const OPENMALL_CONTROL = 'only-for-tests-on-this-machine';
const KINDS = POSTGRES_URL ? (['embedded', 'PostgreSQL'] as const) : (['embedded'] as const);
/** An embedded database takes several times the CPU. Where there are both, it runs only what depends on the database. */
const HAS_BOTH = KINDS.length > 1;

describe.each(KINDS)('Demo data on %s', (kind) => {
  const onOneDatabase = it.skipIf(HAS_BOTH && kind === 'embedded');
  let folder: string;
  let env: Readonly<Record<string, string>>;
  let drop = () => Promise.resolve();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'openmall-demo-data-'));
    env = { OPENMALL_DATA: folder };
    if (kind === 'embedded') return;
    const database = await createPostgresDatabase(POSTGRES_URL ?? '');
    env = { OPENMALL_DATA: folder, DATABASE_URL: database.url };
    drop = database.drop;
  });
  afterAll(async () => {
    await drop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Runs what `npm run demo:clear` runs, in its own process. */
  const clear = async (...args: readonly string[]) => {
    const { PATH = '' } = process.env;
    const child = spawn(process.execPath, [DEMO_CLEAR, ...args], { env: { PATH, ...env } });
    let output = '';
    const listen = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, output };
  };
  const withOpened = async <T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> => {
    const database = await openDatabase({ dataFolder: folder, databaseUrl: env['DATABASE_URL'] });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  const withDatabase = <T>(work: (db: Db) => Promise<T>) => withOpened(({ db }) => work(db));
  const run = async (more: Readonly<Record<string, string>>) => {
    const server = await startProcessOk({ ...env, ...more });
    return { server, stop: () => server.stop() };
  };
  /** Exit code and output of a server that refuses to start. */
  const refusal = async (more: Readonly<Record<string, string>> = {}) => {
    const started = await startProcess({ ...env, ...more });
    if (!('url' in started)) return started;
    await started.stop();
    return { code: 0, output: 'It started.' };
  };
  const login = async (url: string) => {
    const { username, password } = DEMO_BUYER;
    const form = new URLSearchParams({ username, password });
    const response = await fetch(`${url}/api/user!newlogin`, { method: 'POST', body: form });
    return ((await response.json()) as { code: string }).code;
  };
  const usernames = () =>
    withDatabase(async (db) =>
      (await db.selectFrom('user_account').select('username').execute()).map(({ username }) => username),
    );

  it('is filled once, in a folder by a process that ends', async () => {
    const demo = await run({ AUTOPILOT: '1' });
    const opened = demo.server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('opening the database'));
    const isFirst = opened.map((line) => line.includes('the first time'));
    expect(isFirst).toEqual(kind === 'embedded' ? [true, false] : [true]);
    const { pageList } = await sellerGoodsList(createTransport({ baseUrl: demo.server.url }), {});
    expect(pageList).not.toEqual([]);
    expect(await login(demo.server.url)).toBe('0');
    expect(await demo.stop()).toBe(0);
  });

  it('stops a server without the demo, which lists the data and how to clear it', async () => {
    const { code, output } = await refusal({ AUTOPILOT: '0' });
    expect(code).toBe(1);
    expect(output).toContain('setting demo_seeded');
    expect(output).toContain(`demo accounts: ${DEMO_BUYER.username}`);
    expect(output).toContain('recharge channels with invented addresses: ch_usdt_trc20');
    expect(output).toContain('npm run demo:clear');
    expect(output).not.toContain('openmall is at');
  });

  onOneDatabase(
    'is served without the autopilot if ALLOW_DEMO_DATA is set, on the loopback address only',
    async () => {
      const ALLOW_DEMO_DATA = '1';
      const open = await refusal({ ALLOW_DEMO_DATA, HOST: '0.0.0.0' });
      expect(open).toMatchObject({
        code: 1,
        output: expect.stringContaining('ALLOW_DEMO_DATA is for tests'),
      });
      const allowed = await run({ ALLOW_DEMO_DATA });
      expect(await login(allowed.server.url)).toBe('0');
      await allowed.stop();
    },
  );

  onOneDatabase('is still found after the marker setting was removed', async () => {
    await withDatabase((db) => db.deleteFrom('setting').where('code', '=', 'demo_seeded').execute());
    const started = await refusal();
    expect(started).toMatchObject({ code: 1, output: expect.stringContaining(DEMO_BUYER.username) });
  });

  it('is cleared only after confirmation, and the server then starts with an empty mall', async () => {
    const before = await usernames();
    expect(await clear()).toMatchObject({ code: 1, output: expect.stringContaining('Nothing was changed') });
    expect(await usernames()).toEqual(before);
    expect(await clear('--yes')).toMatchObject({ code: 0, output: expect.stringContaining('empty now') });
    expect(await withDatabase(checkInvariants)).toEqual([]);
    const real = await run({ AUTOPILOT: '0' });
    expect(await login(real.server.url)).not.toBe('0');
    const channels = await fetch(`${real.server.url}/api/channelBlockchain!list`);
    expect(await channels.text()).not.toContain('Demo');
    await real.stop();
    expect(await withDatabase(checkInvariants)).toEqual([]);
  });

  onOneDatabase('of a test run also stops the server until it is cleared', async () => {
    const controlled = await run({ OPENMALL_CONTROL });
    await controlled.stop();
    const started = await refusal();
    expect(started).toMatchObject({
      code: 1,
      output: expect.stringContaining('setting opened_for_tests'),
    });
    const again = await run({ OPENMALL_CONTROL });
    await again.stop();
    expect(await clear('--yes')).toMatchObject({ code: 0 });
    const real = await run({});
    expect(await real.stop()).toBe(0);
  });

  onOneDatabase(
    'is never mixed with a real mall: nothing is cleared there, and the demo does not start',
    async () => {
      await withOpened(async (database) => {
        await addBuyer(openTestContext(database));
        const channel = { id: 'ch_usdt_trc20', blockchain_name: 'TRC20', address: 'TRealAddress' };
        await database.db
          .insertInto('recharge_channel')
          .values({ ...channel, coin: 'USDT', minimum: '1', maximum: '50000', is_auto: true })
          .execute();
      });
      const before = await usernames();
      expect(await clear('--yes')).toMatchObject({
        code: 0,
        output: expect.stringContaining('Nothing was changed'),
      });
      const demo = await refusal({ AUTOPILOT: '1' });
      expect(demo).toMatchObject({
        code: 1,
        output: expect.stringContaining('has accounts and is not a demo'),
      });
      const real = await run({});
      await real.stop();
      expect(await usernames()).toEqual(before);
    },
  );
});
