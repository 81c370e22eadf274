/** Whatever a server, a proxy or the network does wrong ends in the right ApiError, whichever way the call was made. */
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

/** Each with what it must end in; numbers as strings and a wrong shape are seen where answers are validated. */
const bad: readonly (readonly [what: string, reply: Reply, error: Partial<ApiError>])[] = [
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
  ['no answer in time', never, { kind: 'timeout', key: 'requestTimeout' }],
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

const options = (fetch: Fetch, more: Partial<TransportOptions> = {}): TransportOptions => ({
  baseUrl: 'https://mall.test',
  fetch,
  getToken: () => 'tk',
  retries: 0,
  timeoutMs: 100,
  validate: validateWithZod,
  ...more,
});
const made = (fetch: Fetch, more?: Partial<TransportOptions>): Transport =>
  createTransport(options(fetch, more));

/** Every way to make a call. */
const ways: Record<string, (fetch: Fetch, signal?: AbortSignal) => Promise<unknown>> = {
  'the function': (fetch, signal) => walletGetUsdt(made(fetch), undefined, { signal }),
  'transport.call': (fetch, signal) => made(fetch).call(walletGetUsdt, undefined, { signal }),
  'transport.safe': async (fetch, signal) => {
    const { data, error } = await made(fetch).safe(walletGetUsdt, undefined, { signal });
    if (error) throw error;
    return data;
  },
  'header and body': (fetch, signal) =>
    walletGetUsdt(made(fetch, { encoding: headerAndBodyEncoding }), undefined, { signal }),
  'the suffix of existing servers': (fetch, signal) =>
    walletGetUsdt(made(fetch, { encoding: withActionSuffix() }), undefined, { signal }),
  'a fetch that logs': (fetch, signal) =>
    walletGetUsdt(made(fetchWithLog(() => undefined, fetch)), undefined, { signal }),
  'the client by paths': (fetch, signal) =>
    unwrap(createClient(made(fetch)).POST('/api/wallet!getUsdt', { signal: signal ?? null })),
  'a query': (fetch, signal) => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const query = queryOptionsOf(made(fetch), walletGetUsdt);
    return client.fetchQuery({
      ...query,
      queryFn: (context) => query.queryFn({ signal: signal ?? context.signal }),
    });
  },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(Object.entries(ways))('By %s,', (_way, call) => {
  test.each(bad)('%s ends in the right ApiError', async (_what, reply, error) => {
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

  test('a good answer is its data', async () => {
    expect(await call(fakeFetch(Response.json({ code: '0', data: { money: 1.5, rebate: 0 } })))).toEqual({
      money: 1.5,
      rebate: 0,
    });
  });
});

test('Without validation nothing is looked at but the envelope', async () => {
  const odd = { money: '1.5', more: true };
  const transport = createTransport({
    baseUrl: 'https://mall.test',
    fetch: fakeFetch(Response.json({ code: 0, data: odd })),
  });
  expect(await walletGetUsdt(transport)).toEqual(odd);
});
