import { expect, test } from 'vitest';
import {
  categoryTree,
  evaluationAddList,
  sellerInfo,
  sellerList,
  userLogout,
} from '../generated/operation-functions.ts';
import { createTransport } from './create-transport.ts';
import type { Middleware } from './middleware.ts';
import type { TransportOptions } from './options.ts';
import { headerAndBodyEncoding } from './request/header-and-body-encoding.ts';
import { fakeFetch, page, refusal, type Reply, success } from './test-support/fake-fetch.ts';

const setup = (options: Partial<TransportOptions>, ...replies: Reply[]) => {
  const fetch = fakeFetch(...(replies.length > 0 ? replies : [success()]));
  return { fetch, transport: createTransport({ baseUrl: 'https://mall.test', fetch, ...options }) };
};

test('The first middleware sees a request first and its response last', async () => {
  const steps: string[] = [];
  const named =
    (name: string): Middleware =>
    async (url, init, next) => {
      steps.push(`${name} request`);
      const response = await next(url, init);
      steps.push(`${name} response`);
      return response;
    };
  const { transport } = setup({ use: [named('outer'), named('inner')] });
  await categoryTree(transport);
  expect(steps).toEqual(['outer request', 'inner request', 'inner response', 'outer response']);
});

test('A middleware can change a request, knows its operation, and surrounds each attempt', async () => {
  const seen: string[] = [];
  const tracing: Middleware = (url, init, next, { operationId }) => {
    seen.push(operationId);
    return next(`${url}&trace=${seen.length}`, init);
  };
  const { fetch, transport } = setup({ use: [tracing] }, page('', 503), success());
  await categoryTree(transport);
  expect(seen).toEqual(['categoryTree', 'categoryTree']);
  expect(fetch.url().searchParams.get('trace')).toBe('2');
});

test('A middleware can answer by itself, and its exception is a failed call', async () => {
  const { fetch, transport } = setup({ use: [async () => success([{ id: 'cached' }])] });
  expect(await categoryTree(transport)).toEqual([{ id: 'cached' }]);
  expect(fetch.requests).toEqual([]);
  const broken = setup({ use: [() => Promise.reject(new TypeError('blocked'))], retries: 0 });
  expect((await broken.transport.safe(categoryTree)).error).toMatchObject({ kind: 'network' });
});

test('Sends the headers of the transport and of the call, besides those of the encoding', async () => {
  const { fetch, transport } = setup({
    headers: { 'x-shop': 'north', 'x-both': 'transport' },
    encoding: headerAndBodyEncoding,
    getToken: () => 't0ken',
  });
  await sellerList(transport, {}, { headers: { 'x-both': 'call' } });
  const [request] = fetch.requests;
  expect(request?.headers.get('x-shop')).toBe('north');
  expect(request?.headers.get('x-both')).toBe('call');
  expect(request?.headers.get('authorization')).toBe('Bearer t0ken');
  await evaluationAddList(transport, { orderId: 'or_1', evaluationAdds: [] } as never);
  expect(fetch.requests[1]?.headers.get('content-type')).toBe('application/json');
});

test('Waits for an async token', async () => {
  const { fetch, transport } = setup({ getToken: async () => 't_async' });
  await sellerInfo(transport, { sellerId: 'st_1' });
  expect(fetch.url().searchParams.get('token')).toBe('t_async');
});

test('Reads a sync token as soon as the call is made: a sign-out may close the session right after', async () => {
  const session = { token: 't_old' as string | undefined };
  const { fetch, transport } = setup({ getToken: () => session.token });
  const left = userLogout(transport);
  session.token = undefined;
  await left;
  expect(fetch.url().searchParams.get('token')).toBe('t_old');
});

test('Where nobody can be reached, says in development that it is probably CORS', async () => {
  const { transport } = setup({ retries: 0, baseUrl: 'https://api.test' }, new TypeError('Failed to fetch'));
  const location = new URL('http://localhost:5173/');
  Object.assign(globalThis, { location });
  const online = Object.getOwnPropertyDescriptor(navigator, 'onLine');
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  try {
    const { error } = await transport.safe(sellerList);
    expect(error?.message).toContain('refuses calls from http://localhost:5173 (CORS)');
    expect(error?.key).toBe('checkNetwork');
  } finally {
    Reflect.deleteProperty(globalThis, 'location');
    if (online) Object.defineProperty(navigator, 'onLine', online);
    else Reflect.deleteProperty(navigator, 'onLine');
  }
  expect((await transport.safe(sellerList)).error?.message).toBe('sellerList: checkNetwork');
});

test('A rejection by the server is not explained by CORS', async () => {
  const { transport } = setup({}, refusal('1', 'no'));
  expect((await transport.safe(sellerList)).error?.message).toBe('no');
});
