import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routes } from '../generated/tables.ts';
import type { OperationId } from '../operation.ts';
import { createTransport } from './create-transport.ts';
import { type FakeFetch, fakeFetch, page, refusal, success } from './fake-fetch.ts';
import { defaultRetryPolicy, delayMs, retryAfterMs } from './retry.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-14T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const offline = new TypeError('fetch failed');
const transportWith = (fetch: FakeFetch) =>
  createTransport({ baseUrl: 'https://mall.test', fetch, random: () => 1 });

async function outcomeOf(fetch: FakeFetch, id: OperationId = 'walletGetUsdt') {
  const outcome = (
    transportWith(fetch).safe as (id: OperationId, input: object) => Promise<{ error: unknown }>
  )(id, {});
  await vi.advanceTimersByTimeAsync(30_000);
  return { ...(await outcome), count: fetch.requests.length };
}

test('A read is repeated after a failure that may pass', async () => {
  const { error, count } = await outcomeOf(
    fakeFetch(offline, page('', 503), success({ money: 1, rebate: 0 })),
  );
  expect(error).toBeUndefined();
  expect(count).toBe(3);
});

test('A read is given up after two repetitions', async () => {
  const { error, count } = await outcomeOf(fakeFetch(offline));
  expect(error).toMatchObject({ kind: 'network' });
  expect(count).toBe(3);
});

const writes = (Object.keys(routes) as OperationId[]).filter((id) => routes[id][2] !== 'read');
test.each(writes)('%s is never repeated: it may have been done', async (id) => {
  expect((await outcomeOf(fakeFetch(offline), id)).count).toBe(1);
  expect((await outcomeOf(fakeFetch(page('', 503)), id)).count).toBe(1);
});

test.each([
  ['a refusal', refusal('1', 'no')],
  ['an unreadable answer', page('<p>')],
  ['HTTP 404', page('', 404)],
  ['HTTP 500', page('', 500)],
])('A read that ends in %s is not repeated', async (_what, reply) => {
  expect((await outcomeOf(fakeFetch(reply))).count).toBe(1);
});

test('The pauses grow', async () => {
  const fetch = fakeFetch(offline);
  const outcome = transportWith(fetch).safe('walletGetUsdt');
  const counts: number[] = [];
  for (const ms of [299, 1, 599, 1]) {
    await vi.advanceTimersByTimeAsync(ms);
    counts.push(fetch.requests.length);
  }
  expect(counts).toEqual([1, 2, 2, 3]);
  await outcome;
});

test('Jitter spreads the pauses between half and the whole of their length', () => {
  expect(delayMs(defaultRetryPolicy, 0, undefined, () => 0)).toBe(150);
  expect(delayMs(defaultRetryPolicy, 0, undefined, () => 1)).toBe(300);
});

test('A server that asks for a pause gets it', async () => {
  const fetch = fakeFetch(page('', 429, { 'retry-after': '2' }), success({ money: 1, rebate: 0 }));
  const outcome = transportWith(fetch).safe('walletGetUsdt');
  await vi.advanceTimersByTimeAsync(1_999);
  expect(fetch.requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect((await outcome).error).toBeUndefined();
});

test('A server that asks for a long pause is not asked again', async () => {
  expect((await outcomeOf(fakeFetch(page('', 503, { 'retry-after': '120' })))).count).toBe(1);
});

test('Retry-After is read as seconds and as a date', () => {
  const now = Date.parse('2026-03-14T12:00:00Z');
  expect(retryAfterMs('3', now)).toBe(3_000);
  expect(retryAfterMs('Sat, 14 Mar 2026 12:00:04 GMT', now)).toBe(4_000);
  expect(retryAfterMs('Sat, 14 Mar 2026 11:00:00 GMT', now)).toBe(0);
  expect(retryAfterMs('soon', now)).toBeUndefined();
  expect(retryAfterMs(null, now)).toBeUndefined();
});
