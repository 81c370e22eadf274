import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTransport } from './create-transport.ts';
import { fakeFetch, page, success } from './fake-fetch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<Response>(() => {});
const transportWith = (fetch: (request: Request) => Promise<Response>) =>
  createTransport({ baseUrl: 'https://mall.test', fetch });

test('A call that is not answered within 15 seconds is of kind timeout, also where fetch does not heed signals', async () => {
  const outcome = transportWith(never).safe('walletGetUsdt');
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

test('The limit holds for the whole answer, not only for its head', async () => {
  const stalled = () =>
    Promise.resolve(
      new Response(
        new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"code"')) }),
      ),
    );
  const outcome = transportWith(stalled).safe('walletGetUsdt');
  await vi.advanceTimersByTimeAsync(15_000);
  expect((await outcome).error?.kind).toBe('timeout');
});

test('A call may have a limit of its own', async () => {
  const outcome = transportWith(never).safe('walletGetUsdt', undefined, { timeoutMs: 50 });
  await vi.advanceTimersByTimeAsync(50);
  expect((await outcome).error?.kind).toBe('timeout');
});

test('A timeout is not repeated, not even for a read', async () => {
  const fetch = fakeFetch(never);
  const outcome = transportWith(fetch).safe('walletGetUsdt');
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await outcome).error?.kind).toBe('timeout');
  expect(fetch.requests).toHaveLength(1);
});

test('The signal of a call that times out is aborted, so that the connection is freed', async () => {
  let signal: AbortSignal | undefined;
  const outcome = transportWith((request) => {
    signal = request.signal;
    return never();
  }).safe('walletGetUsdt');
  await vi.advanceTimersByTimeAsync(15_000);
  await outcome;
  expect(signal?.aborted).toBe(true);
});

test('Aborting rethrows the AbortError, from the throwing and from the safe form', async () => {
  const transport = transportWith(never);
  const forms = [
    (signal: AbortSignal): Promise<unknown> => transport.call('walletGetUsdt', {}, { signal }),
    (signal: AbortSignal): Promise<unknown> => transport.safe('walletGetUsdt', {}, { signal }),
    (signal: AbortSignal): Promise<unknown> => transport.safe('userHeartbeat', {}, { signal }),
  ];
  for (const start of forms) {
    const controller = new AbortController();
    const seen = expect(start(controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
    controller.abort();
    await seen;
  }
});

test('A call whose signal is already aborted sends nothing that could be answered', async () => {
  const outcome = transportWith(fakeFetch(success())).call('walletGetUsdt', undefined, {
    signal: AbortSignal.abort(),
  });
  await expect(outcome).rejects.toMatchObject({ name: 'AbortError' });
});

test('Aborting ends the pause before a repetition too', async () => {
  const fetch = fakeFetch(page('', 503));
  const controller = new AbortController();
  const outcome = transportWith(fetch).call('walletGetUsdt', undefined, { signal: controller.signal });
  const seen = expect(outcome).rejects.toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(10);
  controller.abort();
  await seen;
  expect(fetch.requests).toHaveLength(1);
});

test('An answered call leaves no timer behind', async () => {
  await transportWith(fakeFetch(success({ money: 1, rebate: 0 }))).call('walletGetUsdt');
  expect(vi.getTimerCount()).toBe(0);
});
