import { userHeartbeat, walletGetUsdt } from '../../generated/operation-functions.ts';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTransport } from '../create-transport.ts';
import { fakeFetch, page, type Reply, success } from '../test-support/fake-fetch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<Response>(() => {});
const transportWith = (reply: Reply) =>
  createTransport({ baseUrl: 'https://mall.test', fetch: fakeFetch(reply) });

test('A call without a response within 15 seconds fails with kind timeout', async () => {
  const outcome = transportWith(never).safe(walletGetUsdt);
  let isDone = false;
  void outcome.then(() => (isDone = true));
  await vi.advanceTimersByTimeAsync(14_999);
  expect(isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect((await outcome).error).toMatchObject({
    kind: 'timeout',
    key: 'requestTimeout',
    operationId: 'walletGetUsdt',
  });
});

test('The limit applies to the whole response, not only to its headers', async () => {
  vi.useRealTimers();
  const server = createServer((_request, response) => response.write('{"code"'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const transport = createTransport({ baseUrl: `http://127.0.0.1:${port}` });
  const { error } = await transport.safe(walletGetUsdt, undefined, { timeoutMs: 40 });
  expect(error).toMatchObject({ kind: 'timeout', key: 'requestTimeout' });
  server.closeAllConnections();
  server.close();
});

test('A call with a short limit does not wait for a call with a long limit', async () => {
  const transport = transportWith(never);
  const long = transport.safe(walletGetUsdt);
  const short = transport.safe(walletGetUsdt, undefined, { timeoutMs: 50 });
  let isLongDone = false;
  void long.then(() => (isLongDone = true));
  await vi.advanceTimersByTimeAsync(50);
  expect((await short).error?.kind).toBe('timeout');
  expect(isLongDone).toBe(false);
  await vi.advanceTimersByTimeAsync(14_950);
  expect((await long).error?.kind).toBe('timeout');
});

test('A call that starts while another waits has its own full limit', async () => {
  const transport = transportWith(never);
  void transport.safe(walletGetUsdt);
  await vi.advanceTimersByTimeAsync(10_000);
  const second = transport.safe(walletGetUsdt);
  let isDone = false;
  void second.then(() => (isDone = true));
  await vi.advanceTimersByTimeAsync(14_999);
  expect(isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect((await second).error?.kind).toBe('timeout');
});

test('A call can have its own limit', async () => {
  const outcome = transportWith(never).safe(walletGetUsdt, undefined, { timeoutMs: 50 });
  await vi.advanceTimersByTimeAsync(50);
  expect((await outcome).error?.kind).toBe('timeout');
});

test('Does not retry after a timeout, not even a read', async () => {
  const fetch = fakeFetch(never);
  const outcome = createTransport({ baseUrl: 'https://mall.test', fetch }).safe(walletGetUsdt);
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await outcome).error?.kind).toBe('timeout');
  expect(fetch.requests).toHaveLength(1);
});

test('Aborts the request of a call that times out', async () => {
  let signal: AbortSignal | undefined;
  const outcome = transportWith((request) => {
    signal = request.signal;
    return never();
  }).safe(walletGetUsdt);
  await vi.advanceTimersByTimeAsync(15_000);
  await outcome;
  expect(signal?.aborted).toBe(true);
});

test('Aborting rejects with the AbortError from both call and safe', async () => {
  const transport = transportWith(never);
  const forms = [
    (signal: AbortSignal): Promise<unknown> => transport.call(walletGetUsdt, {}, { signal }),
    (signal: AbortSignal): Promise<unknown> => transport.safe(walletGetUsdt, {}, { signal }),
    (signal: AbortSignal): Promise<unknown> => transport.safe(userHeartbeat, {}, { signal }),
  ];
  for (const start of forms) {
    const controller = new AbortController();
    const rejected = expect(start(controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
    controller.abort();
    await rejected;
  }
});

test('Sends nothing if the signal is already aborted', async () => {
  const fetch = fakeFetch(success());
  const transport = createTransport({ baseUrl: 'https://mall.test', fetch });
  const outcome = transport.call(walletGetUsdt, undefined, { signal: AbortSignal.abort() });
  await expect(outcome).rejects.toMatchObject({ name: 'AbortError' });
  expect(fetch.requests).toEqual([]);
});

test('Aborting ends the pause before a retry', async () => {
  const fetch = fakeFetch(page('', 503));
  const controller = new AbortController();
  const transport = createTransport({ baseUrl: 'https://mall.test', fetch });
  const outcome = transport.call(walletGetUsdt, undefined, { signal: controller.signal });
  const rejected = expect(outcome).rejects.toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(10);
  controller.abort();
  await rejected;
  expect(fetch.requests).toHaveLength(1);
});

test('A finished call keeps no process alive', async () => {
  vi.useRealTimers();
  const before = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  await transportWith(success({ money: 1, rebate: 0 })).call(walletGetUsdt);
  expect(process.getActiveResourcesInfo().filter((name) => name === 'Timeout')).toHaveLength(before);
});
