import { expect, it } from 'vitest';
import type { OperationId } from '@openmall/sdk';
import { operation } from '../contract/operations.ts';
import type { Caller } from './exchange.ts';
import { createTarget, type TargetOptions } from './target.ts';

const caller: Caller = { label: 'A', username: 'amelia', password: 'Secret12', token: 'tk_1', given: false };

/** What goes over the wire for one call. */
async function sent(options: Partial<TargetOptions>, id: OperationId) {
  const seen: { url: string; init: RequestInit }[] = [];
  const fetch = (async (url: string, init: RequestInit) => {
    seen.push({ url, init });
    return Response.json({ code: '0', msg: null, data: null });
  }) as typeof globalThis.fetch;
  const target = createTarget({
    baseUrl: 'http://127.0.0.1:3000/wap/',
    tokenTransport: 'query',
    fetch,
    ...options,
  });
  await target.send({ operation: operation(id), input: { orderId: 'or 1' }, caller });
  const [{ url, init } = { url: '', init: {} }] = seen;
  return { url, method: init.method, body: init.body, headers: init.headers };
}

it('sends the contract\u2019s form: fields and token in the query', async () => {
  expect(await sent({}, 'orderPay')).toMatchObject({
    url: 'http://127.0.0.1:3000/wap/api/order!pay?orderId=or+1&token=tk_1',
    method: 'POST',
    body: undefined,
  });
});

it('appends the suffix', async () => {
  const { url } = await sent({ actionSuffix: '.action' }, 'orderInfo');
  expect(url).toContain('/wap/api/order!info.action?orderId=');
  const chat = await sent({ actionSuffix: '.action' }, 'userOnlineChatControllerUnread');
  expect(chat.url).toMatch(/!unread\.action\?/);
});

it('sends the token in a header and the fields of a write as a form', async () => {
  expect(await sent({ tokenTransport: 'header' }, 'orderPay')).toMatchObject({
    url: 'http://127.0.0.1:3000/wap/api/order!pay',
    body: 'orderId=or+1',
    headers: { authorization: 'Bearer tk_1', 'content-type': 'application/x-www-form-urlencoded' },
  });
  const { url, headers } = await sent({ tokenTransport: 'header' }, 'localuserGet');
  expect(url).toBe('http://127.0.0.1:3000/wap/api/localuser!get?orderId=or+1');
  expect(headers).toMatchObject({ authorization: 'Bearer tk_1' });
});

it('sends the token in a header or a cookie of its own name, with the headers of a gateway', async () => {
  const headers = { 'x-api-key': 'key', cookie: 'gate=open' };
  const inHeader = await sent({ tokenTransport: 'header:X-Token', headers }, 'orderPay');
  expect(inHeader.headers).toMatchObject({ 'x-token': 'tk_1', 'x-api-key': 'key', cookie: 'gate=open' });
  expect(inHeader.url).not.toContain('tk_1');
  const inCookie = await sent({ tokenTransport: 'cookie:SESSION', headers }, 'orderPay');
  expect(inCookie.headers).toMatchObject({ cookie: 'gate=open; SESSION=tk_1' });
});
