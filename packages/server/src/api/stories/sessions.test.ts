import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { login } from '../../domain/accounts/login.ts';
import { nameBrowser } from '../../domain/accounts/devices/browser-name.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import {
  addBuyer,
  openTestContext,
  PASSWORD,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { type ApiCaller, createCaller } from '../../test-support/http/api-caller.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

describe.each(STORY_DATABASES)('The sessions of a user on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let api: ApiCaller;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    api = createCaller(ctx);
  });
  afterAll(() => database.close());

  const enter = async (username: string, agent: string) =>
    (await login(ctx, username, PASSWORD, { agent })).token;

  it('are listed with browser and system, and without their tokens', async () => {
    const { username, token } = await addBuyer(ctx);
    const phone = await enter(username, SAFARI);
    const sessions = await api.call('localuserSessions', {}, { token });
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ browser: null, system: null }]);
    expect(sessions).toContainEqual(expect.objectContaining({ browser: 'Safari', system: 'iOS' }));
    expect(JSON.stringify(sessions)).not.toContain(phone);
  });

  it('end one by one', async () => {
    const { username, token } = await addBuyer(ctx);
    const [phone, office] = [await enter(username, SAFARI), await enter(username, FIREFOX)];
    const sessions = await api.call('localuserSessions', {}, { token });
    const sessionId = sessions.find(({ browser }) => browser === 'Safari')?.id;
    await api.call('localuserEndSessions', { sessionId }, { token });
    expect(await api.refusal('localuserGet', {}, { token: phone })).toBe('sessionExpired');
    expect((await api.call('localuserGet', {}, { token: office })).username).toBe(username);
    // A second press is no error.
    await api.call('localuserEndSessions', { sessionId }, { token });
  });

  it('end everywhere but here', async () => {
    const { username, token } = await addBuyer(ctx);
    const phone = await enter(username, SAFARI);
    await api.call('localuserEndSessions', {}, { token });
    expect(await api.refusal('localuserGet', {}, { token: phone })).toBe('sessionExpired');
    expect(await api.call('localuserSessions', {}, { token })).toMatchObject([{ isCurrent: true }]);
  });

  it('that have ended are not revived by a heartbeat', async () => {
    const { token } = await addBuyer(ctx);
    await api.call('userLogout', {}, { token });
    await api.call('userHeartbeat', {}, { token });
    expect(await api.refusal('localuserGet', {}, { token })).toBe('sessionExpired');
  });

  it('do not end by the id of another user', async () => {
    const [owner, other] = [await addBuyer(ctx), await addBuyer(ctx)];
    const [session] = await api.call('localuserSessions', {}, { token: owner.token });
    await api.call('localuserEndSessions', { sessionId: session?.id }, { token: other.token });
    expect((await api.call('localuserGet', {}, { token: owner.token })).username).toBe(owner.username);
  });
});

describe('The name of a browser', () => {
  it.each([
    [FIREFOX, 'Firefox', 'Windows'],
    [SAFARI, 'Safari', 'iOS'],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36',
      'Chrome',
      'Linux',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0',
      'Edge',
      'macOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
    ],
    ['curl/8.5.0', null, null],
    [undefined, null, null],
  ])('is read from %s', (agent, browser, system) => {
    expect(nameBrowser(agent)).toEqual({ browser, system });
  });
});
