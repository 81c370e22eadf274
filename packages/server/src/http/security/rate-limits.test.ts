import type { AddressInfo } from 'node:net';
import { errorCatalog, type OperationId } from '@openmall/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import {
  DEFAULT_LIMITS,
  parseRateLimits,
  RATE_CLASSES,
  type RateLimits,
} from '../../domain/traffic/rate-limits.ts';
import { createTrafficControl, sweepTraffic } from '../../domain/traffic/traffic-control.ts';
import { countStatements } from '../../test-support/servers/count-statements.ts';
import { ONE_DATABASE } from '../../test-support/database/databases.ts';
import {
  addBuyer,
  openTestContext,
  PASSWORD,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { drawPicture } from '../../test-support/fixtures/uploaded-pictures.ts';
import { clientIp, parseTrustedProxies } from './client-ip.ts';
import { contract, operationIds } from '../app/contract.ts';
import { createApp, type App } from '../app/create-app.ts';
import { drain, listen } from '../listening/listen.ts';

const HERE = '203.0.113.7';
const ELSEWHERE = '198.51.100.9';
const TOO_OFTEN = errorCatalog.frequentOperation.text;

describe('Rate limits', () => {
  it('follow the rate class of each operation', () => {
    const byClass = Object.groupBy(operationIds, (id) => contract.operations[id].rate);
    expect(Object.keys(byClass).toSorted()).toEqual(RATE_CLASSES.toSorted());
    expect(byClass).toMatchObject({
      code: ['jscodeExecute', 'idcodeExecute'],
      upload: ['uploadimgExecute'],
      login: expect.arrayContaining(['userNewlogin', 'localuserRegisterNoVerifcode', 'userResetpsw']),
      write: expect.arrayContaining(['orderSubmit', 'orderPay']),
      read: expect.arrayContaining(['sellerGoodsList', 'orderListMain']),
    });
  });

  it('can be set per class, or switched off', () => {
    expect(parseRateLimits('')).toEqual(DEFAULT_LIMITS);
    expect(parseRateLimits('off')).toEqual({});
    const { login, read, write } = parseRateLimits('login=2+1,read=off');
    expect({ login, read, write }).toEqual({
      login: { atOnce: 2, perMinute: 1 },
      write: DEFAULT_LIMITS.write,
    });
    for (const wrong of ['login', 'login=0+1', 'lunch=1+1', 'login=1']) {
      expect(() => parseRateLimits(wrong)).toThrow('RATE_LIMITS');
    }
  });
});

describe('The IP address of a caller', () => {
  const trusted = parseTrustedProxies('10.0.0.0/8,192.0.2.1');
  it.each([
    [HERE, '', HERE],
    [`::ffff:${HERE}`, undefined, HERE],
    [HERE, ELSEWHERE, HERE],
    ['10.1.2.3', ELSEWHERE, ELSEWHERE],
    ['10.1.2.3', `6.6.6.6, ${ELSEWHERE}`, ELSEWHERE],
    ['10.1.2.3', `${ELSEWHERE}, 192.0.2.1, 10.9.9.9`, ELSEWHERE],
    ['10.1.2.3', '', '10.1.2.3'],
    ['10.1.2.3', 'nonsense', 'unknown'],
    ['10.1.2.3', `${ELSEWHERE}, `, 'unknown'],
    ['10.1.2.3', `${ELSEWHERE}:4711`, ELSEWHERE],
    ['10.1.2.3', '[2001:db8::6]:4711', '2001:db8:0:0::/64'],
    ['10.1.2.3', '[2001:db8::6]', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '', '2001:db8:1:2::/64'],
    ['2001:db8::6', '', '2001:db8:0:0::/64'],
    ['127.0.0.1', ELSEWHERE, undefined],
    ['::1', '', undefined],
    [undefined, ELSEWHERE, 'unknown'],
    ['nowhere', '', 'unknown'],
  ])('%s that forwards for %s is %s', (remote, forwarded, ipAddress) => {
    expect(clientIp(remote, forwarded, trusted)).toBe(ipAddress);
  });

  it('needs valid proxy addresses', () => {
    for (const wrong of ['proxy', '10.0.0.0/x', '10.0.0/8']) {
      expect(() => parseTrustedProxies(wrong)).toThrow('TRUSTED_PROXIES');
    }
  });
});

describe.each([ONE_DATABASE])('A caller with rate limits on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
  });
  afterAll(() => database.close());

  const appWith = (limits: RateLimits, elapsedMs?: () => number) =>
    createApp({ ctx, traffic: createTrafficControl(limits, elapsedMs), log: () => {} });
  interface Sent {
    readonly fields?: Record<string, string>;
    readonly token?: string;
    readonly cookie?: string;
  }
  type Calls = readonly [ipAddress: string | undefined, count: number, sent?: Sent];
  const send = async (app: App, id: OperationId, ipAddress: string | undefined, sent: Sent = {}) => {
    const { method, path } = contract.operations[id];
    const query = new URLSearchParams({ ...sent.fields, ...(sent.token && { token: sent.token }) });
    const headers = new Headers(sent.cookie ? { cookie: `openmall_device=${sent.cookie}` } : {});
    const request = new Request(`http://mall.test${path}?${query}`, { method, headers });
    return (await (await app.fetch(request, { ipAddress })).json()) as { code: string; msg: string | null };
  };
  const countAccepted = async (app: App, id: OperationId, ...[ipAddress, count, sent]: Calls) => {
    const answers = await Promise.all(Array.from({ length: count }, () => send(app, id, ipAddress, sent)));
    return answers.filter(({ msg }) => msg !== TOO_OFTEN).length;
  };
  const guess = { fields: { username: 'nobody@example.com', password: 'Wrong-42day' } };

  it('is limited across all servers, and accepted again over time', async () => {
    const limits = { login: { atOnce: 3, perMinute: 60 } };
    const [first, second] = [appWith(limits), appWith(limits)];
    const accepted = await Promise.all([
      countAccepted(first, 'userNewlogin', HERE, 10, guess),
      countAccepted(second, 'userNewlogin', HERE, 10, guess),
    ]);
    expect((accepted[0] ?? 0) + (accepted[1] ?? 0)).toBe(3);
    expect(await countAccepted(first, 'userNewlogin', ELSEWHERE, 1, guess)).toBe(1);
    expect(await countAccepted(first, 'userNewlogin', undefined, 5, guess)).toBe(5);
    ctx.clock.advance(999);
    expect(await countAccepted(second, 'userNewlogin', HERE, 2, guess)).toBe(0);
    ctx.clock.advance(1);
    expect(await countAccepted(second, 'userNewlogin', HERE, 2, guess)).toBe(1);
    ctx.clock.advance(60_000);
    expect(await countAccepted(first, 'userNewlogin', HERE, 9, guess)).toBe(3);
  });

  const markOf = async (app: App, ipAddress: string, fields: Record<string, string>) => {
    const query = new URLSearchParams(fields);
    const request = new Request(`http://mall.test/api/user!newlogin?${query}`, { method: 'POST' });
    const cookie = (await app.fetch(request, { ipAddress })).headers.get('set-cookie');
    return /^openmall_device=([\w-]{43});/.exec(cookie ?? '')?.[1] ?? expect.fail('It was issued');
  };

  it('does not block a known browser behind the same address', async () => {
    const app = appWith({ login: { atOnce: 2, perMinute: 1 } });
    const { username } = await addBuyer(ctx);
    const fields = { username, password: PASSWORD };
    const cookie = await markOf(app, '203.0.113.20', fields);
    expect(await countAccepted(app, 'userNewlogin', '203.0.113.20', 5, guess)).toBe(1);
    expect((await send(app, 'userNewlogin', '203.0.113.20', { fields })).msg).toBe(TOO_OFTEN);
    expect((await send(app, 'userNewlogin', '203.0.113.20', { fields, cookie })).code).toBe('0');
  });

  it('cannot bypass the limits with forged device marks', async () => {
    const app = appWith({ login: { atOnce: 3, perMinute: 1 } });
    const { username } = await addBuyer(ctx);
    const fields = { username, password: PASSWORD };
    let admitted = 0;
    for (let index = 0; index < 5; index += 1) {
      const cookie = String(index).repeat(43);
      // An accepted login must not make a forged mark known.
      await send(app, 'userNewlogin', `198.51.100.${30 + index}`, { fields, cookie });
      admitted += await countAccepted(app, 'userNewlogin', '203.0.113.21', 4, { fields, cookie });
    }
    expect(admitted).toBe(3);
  });

  it('cannot use device marks of one account for another, nor many marks for one account', async () => {
    const app = appWith({ login: { atOnce: 4, perMinute: 1 } });
    const { username } = await addBuyer(ctx);
    const fields = { username, password: PASSWORD };
    const marks = [];
    for (let count = 0; count < 4; count += 1) marks.push(await markOf(app, '203.0.113.22', fields));
    const cookie = marks[0] ?? '';
    expect(await countAccepted(app, 'userNewlogin', '203.0.113.22', 5, { ...guess, cookie })).toBe(0);
    let admitted = 0;
    for (const mark of marks)
      admitted += await countAccepted(app, 'userNewlogin', '203.0.113.22', 3, { fields, cookie: mark });
    expect(admitted).toBe(4);
  });

  it('is counted by account when logged in, from any address', async () => {
    const app = appWith({ write: { atOnce: 2, perMinute: 1 } });
    const [first, second] = [await addBuyer(ctx), await addBuyer(ctx)];
    const fields = { idx: '2' };
    const sent = { fields, token: first.token };
    expect(await countAccepted(app, 'localuserRefreshAvatar', HERE, 2, sent)).toBe(2);
    expect(await countAccepted(app, 'localuserRefreshAvatar', ELSEWHERE, 2, sent)).toBe(0);
    expect(await countAccepted(app, 'localuserRefreshAvatar', HERE, 2, { fields, token: second.token })).toBe(
      2,
    );
    // Each rate class is counted separately.
    expect((await send(app, 'localuserGet', HERE, { token: first.token })).code).toBe('0');
  });

  it('is counted in memory for reads, without a statement', async () => {
    let now = 0;
    const { db, read } = countStatements(ctx.db);
    const app = createApp({
      ctx: { ...ctx, db },
      traffic: createTrafficControl({ read: { atOnce: 3, perMinute: 60 } }, () => now),
    });
    const plain = countStatements(ctx.db);
    await send(createApp({ ctx: { ...ctx, db: plain.db } }), 'categoryList', HERE);
    expect(await countAccepted(app, 'categoryList', HERE, 1)).toBe(1);
    expect(read()).toBe(plain.read());
    expect(await countAccepted(app, 'categoryList', HERE, 5)).toBe(2);
    now = 1_000;
    expect(await countAccepted(app, 'categoryList', HERE, 5)).toBe(1);
  });

  it('is deleted from the counters after an hour', async () => {
    await countAccepted(appWith({ write: { atOnce: 1, perMinute: 1 } }), 'subscribeAdd', HERE, 1);
    const count = async () => (await ctx.db.selectFrom('rate_count').selectAll().execute()).length;
    expect(await count()).toBeGreaterThan(0);
    ctx.clock.advance(3_600_000);
    await sweepTraffic(ctx);
    expect(await count()).toBe(0);
  });

  it('cannot fake its IP address, unless a trusted proxy forwards it', async () => {
    const app = appWith({ login: { atOnce: 1, perMinute: 1 } });
    const isLimited = async (isTrusted: (ipAddress: string) => boolean, from: string) => {
      // Tests connect from loopback, which is not limited, so the IP address is replaced.
      const remoteApp = {
        fetch: (request: Request, { ipAddress }: { ipAddress?: string | undefined } = {}) =>
          app.fetch(request, { ipAddress: ipAddress ?? '192.0.2.77' }),
      };
      const server = await listen(remoteApp, { port: 0, host: '127.0.0.1', isTrusted });
      const { port } = server.address() as AddressInfo;
      const url = `http://127.0.0.1:${port}/api/user!newlogin?${new URLSearchParams(guess.fields)}`;
      const answer = await fetch(url, { method: 'POST', headers: { 'x-forwarded-for': from } });
      const { msg } = (await answer.json()) as { msg: string };
      await drain(server);
      return msg === TOO_OFTEN;
    };
    expect(await isLimited(() => false, '192.0.2.1')).toBe(false);
    expect(await isLimited(() => false, '192.0.2.2')).toBe(true);
    expect(await isLimited((ipAddress) => ipAddress === '127.0.0.1', '192.0.2.3')).toBe(false);
    expect(await isLimited((ipAddress) => ipAddress === '127.0.0.1', '192.0.2.3')).toBe(true);
    expect(await isLimited((ipAddress) => ipAddress === '127.0.0.1', '192.0.2.4')).toBe(false);
  });

  it('of a visitor who uploads has its own upload quota', async () => {
    const app = createApp({ ctx });
    const file = new Blob([new Uint8Array(await drawPicture())], { type: 'image/png' });
    const upload = async (ipAddress: string) => {
      const body = new FormData();
      body.append('file', file, 'x.png');
      body.append('moduleName', 'selle');
      const request = new Request('http://mall.test/api/uploadimg!execute', { method: 'POST', body });
      return ((await (await app.fetch(request, { ipAddress })).json()) as { code: string }).code;
    };
    expect(await upload(HERE)).toBe('0');
    await ctx.db.updateTable('upload_count').set({ pictures: 60 }).execute();
    expect(await upload(HERE)).toBe('1');
    expect(await upload(ELSEWHERE)).toBe('0');
  });
});
