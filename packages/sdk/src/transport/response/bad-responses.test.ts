/** Every failure of a server, a proxy or the network is the right ApiError, for every method to make a call. */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient, unwrap } from '../../client/index.ts';
import { walletGetUsdt } from '../../generated/operation-functions.ts';
import { queryOptionsOf } from '../../hooks/prefetch.ts';
import { validateWithZod } from '../../schemas.ts';
import type { ApiError } from '../errors/api-error.ts';
import { createTransport } from '../create-transport.ts';
import { fakeFetch, page, type Reply } from '../test-support/fake-fetch.ts';
import { fetchWithLog } from '../logging/fetch-with-log.ts';
import { headerAndBodyEncoding } from '../request/header-and-body-encoding.ts';
import type { Fetch } from '../../types.ts';
import type { Transport, TransportOptions } from '../options.ts';
import { withActionSuffix } from '../request/encoding.ts';

const never = () => new Promise<Response>(() => {});
const HTML = '<!doctype html><h1>Bad gateway</h1>';

/** Bad responses with their errors. Numbers as strings and wrong shapes are detected only with validation. */
const badResponses: readonly (readonly [what: string, reply: Reply, error: Partial<ApiError>])[] = [
  [
    '200 with code 403 and no data',
    Response.json({ code: '403', msg: 'You are not logged in.' }),
    { kind: 'envelope', key: 'notLoggedIn', code: '403' },
  ],
  [
    '200 of the wrong shape',
    Response.json({ code: '0', data: { cash: 1 } }),
    { kind: 'shape', key: 'unreadableAnswer' },
  ],
  ['200 without data', Response.json({ code: '0' }), { kind: 'shape', key: 'unreadableAnswer' }],
  [
    '500 with JSON',
    Response.json({ error: 'oops' }, { status: 500 }),
    { kind: 'http', key: 'serverError', status: 500 },
  ],
  [
    '500 with an envelope',
    Response.json({ code: '500', msg: '?' }, { status: 500 }),
    { kind: 'envelope', key: 'serverError' },
  ],
  ['502 with HTML', page(HTML, 502), { kind: 'http', key: 'serverError', status: 502 }],
  ['200 with HTML', page(HTML), { kind: 'shape', key: 'unreadableAnswer', status: 200 }],
  ['200 with nothing', page(''), { kind: 'shape', key: 'unreadableAnswer', status: 200 }],
  ['a network that is down', new TypeError('fetch failed'), { kind: 'network', key: 'checkNetwork' }],
  ['no response in time', never, { kind: 'timeout', key: 'requestTimeout' }],
  [
    'numbers as strings',
    Response.json({ code: '0', data: { money: '1.5', rebate: '0' } }),
    { kind: 'shape', key: 'unreadableAnswer' },
  ],
  [
    'a code that is a number',
    Response.json({ code: 403, msg: 'Anything' }),
    { kind: 'envelope', key: 'sessionExpired', code: '403' },
  ],
];

const options = (fetch: Fetch, overrides: Partial<TransportOptions> = {}): TransportOptions => ({
  baseUrl: 'https://mall.test',
  fetch,
  getToken: () => 'tk',
  retries: 0,
  timeoutMs: 100,
  validate: validateWithZod,
  ...overrides,
});
const transportWith = (fetch: Fetch, overrides?: Partial<TransportOptions>): Transport =>
  createTransport(options(fetch, overrides));

/** Every method to make a call. */
const methods: Record<string, (fetch: Fetch, signal?: AbortSignal) => Promise<unknown>> = {
  'the function': (fetch, signal) => walletGetUsdt(transportWith(fetch), undefined, { signal }),
  'transport.call': (fetch, signal) => transportWith(fetch).call(walletGetUsdt, undefined, { signal }),
  'transport.safe': async (fetch, signal) => {
    const { data, error } = await transportWith(fetch).safe(walletGetUsdt, undefined, { signal });
    if (error) throw error;
    return data;
  },
  'header and body': (fetch, signal) =>
    walletGetUsdt(transportWith(fetch, { encoding: headerAndBodyEncoding }), undefined, { signal }),
  'the suffix of existing servers': (fetch, signal) =>
    walletGetUsdt(transportWith(fetch, { encoding: withActionSuffix() }), undefined, { signal }),
  'a fetch that logs': (fetch, signal) =>
    walletGetUsdt(transportWith(fetchWithLog(() => undefined, fetch)), undefined, { signal }),
  'the client by paths': (fetch, signal) =>
    unwrap(createClient(transportWith(fetch)).POST('/api/wallet!getUsdt', { signal: signal ?? null })),
  'a query': (fetch, signal) => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const query = queryOptionsOf(transportWith(fetch), walletGetUsdt);
    return client.fetchQuery({
      ...query,
      queryFn: (context) => query.queryFn({ signal: signal ?? context.signal }),
    });
  },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(Object.entries(methods))('By %s,', (_method, call) => {
  test.each(badResponses)('%s is the right ApiError', async (_name, reply, error) => {
    const outcome = call(fakeFetch(reply)).then(
      () => 'a success',
      (thrown: unknown) => thrown,
    );
    await vi.advanceTimersByTimeAsync(150);
    expect(await outcome).toMatchObject({ name: 'ApiError', operationId: 'walletGetUsdt', ...error });
  });

  test('an abort stays an abort', async () => {
    const controller = new AbortController();
    const outcome = expect(call(fakeFetch(never), controller.signal)).rejects.toMatchObject({
      name: 'AbortError',
    });
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    await outcome;
  });

  test('a successful response returns its data', async () => {
    expect(await call(fakeFetch(Response.json({ code: '0', data: { money: 1.5, rebate: 0 } })))).toEqual({
      money: 1.5,
      rebate: 0,
    });
  });
});

test('Without validation only the envelope is checked', async () => {
  const odd = { money: '1.5', more: true };
  const transport = createTransport({
    baseUrl: 'https://mall.test',
    fetch: fakeFetch(Response.json({ code: 0, data: odd })),
  });
  expect(await walletGetUsdt(transport)).toEqual(odd);
});
