import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { ONE_DATABASE } from '../../test-support/database/databases.ts';
import {
  addBuyer,
  openTestContext,
  type Buyer,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { createApp, type App } from './create-app.ts';

describe('An existing client of this API family', () => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  let buyer: Buyer;
  beforeAll(async () => {
    database = await ONE_DATABASE.open();
    ctx = openTestContext(database);
    app = createApp({ ctx });
    buyer = await addBuyer(ctx);
  });
  afterAll(() => database.close());

  const send = async (method: string, path: string, init: RequestInit = {}) => {
    const response = await app.fetch(new Request(`http://mall.test${path}`, { method, ...init }));
    return {
      status: response.status,
      headers: response.headers,
      ...((await response.json()) as { code: string; msg: string; data: unknown }),
    };
  };

  it.each([
    '/wap/api/wallet!getUsdt.action',
    '/wap//api/wallet!getUsdt.action',
    '//api/wallet!getUsdt',
    '/api/wallet%21getUsdt',
    '/api/wallet!getUsdt.action',
  ])('reaches an operation by %s', async (path) => {
    expect((await send('POST', `${path}?token=${buyer.token}`)).data).toMatchObject({ money: 5000 });
  });

  it('may omit the suffix of a path that has it in the contract', async () => {
    const path = '/wap/public/userOnlineChatController!unread';
    for (const suffix of ['', '.action']) expect((await send('GET', path + suffix)).code).toBe('0');
  });

  it.each([
    ['GET', '/wap/api/user!newlogin.action?username=nobody@example.com&password=Sunny-42day', '1'],
    ['POST', '/wap/api/localuser!get.action', '403'],
    ['GET', '/wap/api/orderLog!list.action', '403'],
    ['POST', '/wap/api/syspara!getSyspara.action?code=can_recharge', '0'],
    ['GET', '/wap/api/syspara!getSyspara.action?code=can_recharge', '0'],
  ])('may call by %s %s', async (method, path, code) => {
    const answer = await send(method, path);
    expect({ status: answer.status, code: answer.code }).toEqual({ status: 200, code });
  });

  it.each(['GET', 'DELETE', 'PUT', 'PATCH', 'OPTIONS'])(
    'gets 405 for an order placed by %s',
    async (method) => {
      const { status, headers } = await send(method, '/wap/api/order!submit.action');
      expect({ status, allow: headers.get('allow') }).toEqual({ status: 405, allow: 'POST' });
    },
  );

  it.each(['', 'undefined', 'null', '[object Object]', '%5Bobject%20Object%5D'])(
    'may send "%s" for an absent value',
    async (absent) => {
      const { code, data } = await send(
        'POST',
        `/wap/api/order!listMain.action?&status=${absent}&pageNum=${absent}&token=${buyer.token}`,
      );
      expect({ code, data }).toMatchObject({ code: '0', data: { pageInfo: { pageNum: 1 } } });
    },
  );

  it('sends fields and token in a form', async () => {
    const body = new URLSearchParams({ status: '0', token: buyer.token, pageSize: '7' });
    expect((await send('POST', '/wap/api/order!listMain.action', { body })).data).toMatchObject({
      pageInfo: { pageSize: 7 },
    });
  });

  it('may post an empty form', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(
      (await send('POST', `/wap/api/address!list.action?token=${buyer.token}`, { headers, body: '' })).code,
    ).toBe('0');
  });

  it('may send the token in a header and the fields in a JSON body', async () => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${buyer.token}` };
    const { data } = await send('POST', '/api/order!listMain', {
      headers,
      body: JSON.stringify({ pageSize: 7 }),
    });
    expect(data).toMatchObject({ pageInfo: { pageSize: 7 } });
  });

  it('logs out successfully without a token', async () => {
    expect(await send('GET', '/wap/api/user!logout.action')).toMatchObject({ code: '0' });
  });
});
