import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { writeSetting } from '../../domain/settings/settings.ts';
import { ONE_DATABASE } from '../../test-support/database/databases.ts';
import {
  addBuyer,
  openTestContext,
  PASSWORD,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { createApp, type App } from '../app/create-app.ts';

const QUARTER_MS = 15 * 60_000;

describe.each([ONE_DATABASE])('A server with strangers on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  let serial = 0;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    app = createApp({ ctx: { ...ctx, hasStrangers: true } });
  });
  afterAll(() => database.close());

  const keyOf = async (path: string, fields: Record<string, string>, address?: string) => {
    const url = `http://mall.test${path}?${new URLSearchParams({ ...fields, lang: 'en' })}`;
    const response = await app.fetch(new Request(url, { method: 'POST' }), { ipAddress: address });
    return ((await response.json()) as { readonly key?: string }).key;
  };
  const register = (prefix: string, suffix: string, address?: string) => {
    const username = `stranger${(serial += 1)}@example.com`;
    const form = { username, password: PASSWORD, re_password: PASSWORD, type: '2' };
    return keyOf(`${prefix}/api/localuser!registerNoVerifcode${suffix}`, form, address);
  };
  const sendCode = (prefix: string, address: string) =>
    keyOf(`${prefix}/api/jscode!execute`, { target: `code${(serial += 1)}@example.com` }, address);
  const guess = (prefix: string, address: string) => {
    const username = `nobody${(serial += 1)}@example.com`;
    return keyOf(`${prefix}/api/user!newlogin`, { username, password: 'Wrong-42day' }, address);
  };
  const times = async <T>(count: number, attempt: () => Promise<T>): Promise<T | undefined> => {
    let last: T | undefined;
    for (let index = 0; index < count; index += 1) last = await attempt();
    return last;
  };

  it('asks newcomers for the slider, but neither existing clients nor people who log in', async () => {
    expect(await register('', '')).toBe('sliderNeeded');
    expect(await register('/wap', '.action')).toBeUndefined();
    expect(await register('', '.action')).toBeUndefined();
    const { username } = await addBuyer(ctx);
    expect(await keyOf('/api/user!newlogin', { username, password: PASSWORD })).toBeUndefined();
  });

  it('can be set not to ask newcomers', async () => {
    await writeSetting(ctx.db, 'slider_required', 'false');
    expect(await register('', '')).toBeUndefined();
    await writeSetting(ctx.db, 'slider_required', null);
  });

  it('asks an address for the slider after fifteen wrong passwords, whatever the names', async () => {
    const address = '203.0.113.61';
    expect(await times(15, () => guess('', address))).toBe('wrongPassword');
    expect(await guess('', address)).toBe('sliderNeeded');
    expect(await sendCode('', address)).toBe('sliderNeeded');
    expect(await guess('', '203.0.113.62')).toBe('wrongPassword');
    ctx.clock.advance(QUARTER_MS);
    expect(await guess('', address)).toBe('wrongPassword');
  });

  it('slows an existing client down that cannot show a slider', async () => {
    const address = '203.0.113.63';
    expect(await times(15, () => register('/wap', '.action', address))).toBeUndefined();
    expect(await register('/wap', '.action', address)).toBe('frequentOperation');
    expect(await guess('/wap', address)).toBe('frequentOperation');
    expect(await sendCode('/wap', address)).toBe('frequentOperation');
    ctx.clock.advance(QUARTER_MS);
    expect(await register('/wap', '.action', address)).toBeUndefined();
  });

  it('counts codes without a slider', async () => {
    const address = '203.0.113.64';
    expect(await times(15, () => sendCode('', address))).toBeUndefined();
    expect(await sendCode('', address)).toBe('sliderNeeded');
  });

  it('asks for it before a code by SMS, which costs money, except of existing clients', async () => {
    const smsTo = (path: string, address: string) =>
      keyOf(path, { target: `44 77009007${10 + (serial += 1)}` }, address);
    expect(await smsTo('/api/jscode!execute', '203.0.113.65')).toBe('sliderNeeded');
    expect(await smsTo('/api/idcode!execute', '203.0.113.65')).toBe('sliderNeeded');
    expect(await smsTo('/wap/api/jscode!execute', '203.0.113.66')).toBeUndefined();
    expect(await sendCode('', '203.0.113.65')).toBeUndefined();
  });

  it('never counts the loopback address', async () => {
    expect(await times(16, () => register('/wap', ''))).toBeUndefined();
  });
});
