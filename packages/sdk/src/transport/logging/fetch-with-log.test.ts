import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepGoodsCount } from '../../generated/operation-functions.ts';
import { createTransport } from '../create-transport.ts';
import { fakeFetch, page, success } from '../test-support/fake-fetch.ts';
import { type CallEvent, fetchWithLog } from './fetch-with-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('Reports every attempt with status and request id, without secrets', async () => {
  const events: CallEvent[] = [];
  const replies = fakeFetch(page('', 503), new TypeError('broken'), success(1, { 'x-request-id': 'req-2' }));
  const transport = createTransport({
    baseUrl: 'https://mall.test/wap',
    getToken: () => 's3cret',
    fetch: fetchWithLog((event) => events.push(event), replies),
  });
  const call = transport.call(keepGoodsCount);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await call).toBe(1);
  const url = 'https://mall.test/wap/api/keepGoods!count';
  expect(events).toMatchObject([
    { operationId: 'keepGoodsCount', method: 'POST', url, status: 503, error: undefined },
    { operationId: 'keepGoodsCount', url, status: undefined, error: { message: 'broken' } },
    { operationId: 'keepGoodsCount', url, status: 200, requestId: 'req-2' },
  ]);
});
