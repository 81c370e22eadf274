import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { OpenDatabase } from '@openmall/server/db/database';
import { DATABASES } from '@openmall/server/test-support/database/databases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as browserMall from '../worker/open-mall.ts';
import { hasNoNodeImports, bundleDemo } from './bundle.ts';

const folder = mkdtempSync(join(tmpdir(), 'openmall-demo-'));
const entry = fileURLToPath(new URL('../worker/open-mall.ts', import.meta.url));
let database: OpenDatabase;

beforeAll(async () => {
  await bundleDemo(folder, { mall: entry });
  const [embedded] = DATABASES;
  if (!embedded) throw new Error('The embedded database is missing.');
  database = await embedded.open();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('The bundle imports nothing of Node', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(files).toContain('mall.js');
  for (const name of files) expect(hasNoNodeImports(readFileSync(join(folder, name), 'utf8'))).toBe(true);
  expect(hasNoNodeImports('import { createHash } from "node:crypto";')).toBe(false);
});

test('The bundle handles requests, accounts and money', async () => {
  const address = pathToFileURL(join(folder, 'mall.js')).href;
  const { openMall } = (await import(/* @vite-ignore */ address)) as typeof browserMall; // The bundle of this module.
  const noUploads = {
    put: () => Promise.resolve(),
    get: () => Promise.resolve(undefined),
    remove: () => Promise.resolve(),
  };
  const mall = openMall(database, { base: '/mall/', uploads: noUploads, notify: () => undefined });
  const call = async (path: string) => {
    const response = await mall.app.fetch(new Request(`http://demo.test${path}`, { method: 'POST' }));
    return (await response.json()) as { code: string; data: { token?: string; money?: number } | null };
  };
  try {
    expect(await call('/api/wallet!getUsdt')).toMatchObject({ code: '403' });
    const form = new URLSearchParams({
      username: 'ada@example.com',
      password: 'Sunny-42',
      re_password: 'Sunny-42',
      type: '2',
    });
    const { data } = await call(`/api/localuser!registerNoVerifcode?${form}`);
    const wallet = await call(`/api/wallet!getUsdt?token=${data?.token}`);
    expect(wallet).toMatchObject({ code: '0', data: { money: 5000 } });
    const login = (password: string) =>
      call(`/api/user!newlogin?${new URLSearchParams({ username: 'ada@example.com', password })}`);
    expect((await login('Rainy-42')).code).toBe('1');
    expect((await login('Sunny-42')).code).toBe('0');
    const token = data?.token ?? '';
    const pin = (path: string, values: Readonly<Record<string, string>>) =>
      call(`/api/user!${path}?${new URLSearchParams({ token, ...values })}`);
    const first = { safeword: '246802', re_safeword: '246802' };
    expect(await pin('setSafewordReg', { ...first, password: 'Sunny-42' })).toMatchObject({ code: '0' });
    const next = { safeword: '975318', re_safeword: '975318' };
    expect(await pin('updateOldAndNewSafeword', { ...next, old_safeword: '135790' })).toMatchObject({
      key: 'wrongFundPassword',
    });
    expect(await pin('updateOldAndNewSafeword', { ...next, old_safeword: '246802' })).toMatchObject({
      code: '0',
    });
  } finally {
    await mall.stop();
  }
});
