import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { walletGetUsdt } from '../../generated/operation-functions.ts';
import * as operations from '../../generated/operation-functions.ts';
import type { Operation, OperationId } from '../../types.ts';
import { createTransport } from '../create-transport.ts';
import { type FakeFetch, fakeFetch, page, refusal, success } from '../test-support/fake-fetch.ts';
import { pauseMs } from './retry.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-14T12:00:00Z') });
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const offline = new TypeError('fetch failed');
const transportWith = (fetch: FakeFetch) => createTransport({ baseUrl: 'https://mall.test', fetch });

async function outcomeOf(fetch: FakeFetch, id: OperationId = 'walletGetUsdt') {
  const outcome = transportWith(fetch).safe(operations[id] as Operation, {} as never);
  await vi.advanceTimersByTimeAsync(30_000);
  return { ...(await outcome), count: fetch.requests.length };
}

test('Retries a read after a temporary failure', async () => {
  const { error, count } = await outcomeOf(
    fakeFetch(offline, page('', 503), success({ money: 1, rebate: 0 })),
  );
  expect(error).toBeUndefined();
  expect(count).toBe(3);
});

test('Gives a read up after two retries', async () => {
  const { error, count } = await outcomeOf(fakeFetch(offline));
  expect(error).toMatchObject({ kind: 'network' });
  expect(count).toBe(3);
});

const writes = (Object.keys(operations) as OperationId[]).filter((id) => !operations[id].isRead);
test.each(writes)('Never retries %s, which may have succeeded', async (id) => {
  expect((await outcomeOf(fakeFetch(offline), id)).count).toBe(1);
  expect((await outcomeOf(fakeFetch(page('', 503)), id)).count).toBe(1);
});

test.each([
  ['a rejection', refusal('1', 'no')],
  ['an unreadable response', page('<p>')],
  ['HTTP 404', page('', 404)],
  ['HTTP 500', page('', 500)],
])('Does not retry a read after %s', async (_what, reply) => {
  expect((await outcomeOf(fakeFetch(reply))).count).toBe(1);
});

test('Pauses longer before each retry', async () => {
  const fetch = fakeFetch(offline);
  const outcome = transportWith(fetch).safe(walletGetUsdt);
  const counts: number[] = [];
  for (const ms of [299, 1, 599, 1]) {
    await vi.advanceTimersByTimeAsync(ms);
    counts.push(fetch.requests.length);
  }
  expect(counts).toEqual([1, 2, 2, 3]);
  await outcome;
});

test('Jitter shortens a pause by up to a half', () => {
  expect(pauseMs({ kind: 'network' }, 1, null)).toBe(300);
  vi.mocked(Math.random).mockReturnValue(0);
  expect(pauseMs({ kind: 'network' }, 1, null)).toBe(150);
});

test('Call and transport can set the number of retries', async () => {
  const once = fakeFetch(offline);
  const transport = createTransport({ baseUrl: 'https://mall.test', fetch: once, retries: 0 });
  expect((await transport.safe(walletGetUsdt)).error?.kind).toBe('network');
  expect(once.requests).toHaveLength(1);
  const outcome = transport.safe(walletGetUsdt, {}, { retries: 1 });
  await vi.advanceTimersByTimeAsync(5_000);
  await outcome;
  expect(once.requests).toHaveLength(3);
});

test('Waits as long as Retry-After says', async () => {
  const fetch = fakeFetch(page('', 429, { 'retry-after': '2' }), success({ money: 1, rebate: 0 }));
  const outcome = transportWith(fetch).safe(walletGetUsdt);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(fetch.requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect((await outcome).error).toBeUndefined();
});

test('Does not retry after a long Retry-After', async () => {
  expect((await outcomeOf(fakeFetch(page('', 503, { 'retry-after': '120' })))).count).toBe(1);
});

test('Reads Retry-After as seconds and as a date', () => {
  const pauseFor = (header: string | null) => pauseMs({ kind: 'http', status: 503 }, 1, header);
  expect(pauseFor('3')).toBe(3_000);
  expect(pauseFor('Sat, 14 Mar 2026 12:00:04 GMT')).toBe(4_000);
  expect(pauseFor('Sat, 14 Mar 2026 11:00:00 GMT')).toBe(300);
  expect(pauseFor('soon')).toBe(300);
  expect(pauseFor('')).toBe(300);
  expect(pauseFor(null)).toBe(300);
  expect(pauseFor('6')).toBeUndefined();
});

test("A retried call leaves no listener on the caller's signal", async () => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  const outcome = transportWith(fakeFetch(offline)).safe(walletGetUsdt, {}, { signal });
  await vi.advanceTimersByTimeAsync(30_000);
  await outcome;
  expect(added.mock.calls.length).toBeGreaterThan(3);
  const removals = new Set(removed.mock.calls.map(([, listener]) => listener));
  expect(added.mock.calls.filter(([, listener]) => !removals.has(listener))).toEqual([]);
});

test('Aborting the pause before a retry leaves no timer', async () => {
  const controller = new AbortController();
  const outcome = transportWith(fakeFetch(offline)).safe(walletGetUsdt, {}, { signal: controller.signal });
  await vi.advanceTimersByTimeAsync(1);
  const during = vi.getTimerCount();
  controller.abort();
  await expect(outcome).rejects.toMatchObject({ name: 'AbortError' });
  // Counted at once: later the timer of the pause would have fired anyway. The timer of the deadlines stays.
  expect(vi.getTimerCount()).toBe(during - 1);
});

test('Retries leave no abort listener and no timer behind', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  let listeners = 0;
  vi.spyOn(signal, 'addEventListener').mockImplementation(() => void (listeners += 1));
  vi.spyOn(signal, 'removeEventListener').mockImplementation(() => void (listeners -= 1));
  const transport = createTransport({
    baseUrl: 'https://mall.test',
    fetch: fakeFetch(offline, page('', 503), success([])),
  });
  const outcome = transport.call(operations.categoryTree, {}, { signal, timeoutMs: 1_000 });
  await vi.advanceTimersByTimeAsync(5_000);
  await outcome;
  expect(listeners).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
