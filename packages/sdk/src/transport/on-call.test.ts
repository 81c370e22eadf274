import { expect, test } from 'vitest';
import { createTransport } from './create-transport.ts';
import { fakeFetch, page, success } from './fake-fetch.ts';
import type { CallEvent } from './options.ts';

test('Every attempt is told of, with its number, status and request id', async () => {
  const events: CallEvent[] = [];
  const transport = createTransport({
    baseUrl: 'https://mall.test',
    fetch: fakeFetch(page('', 503), success(1, { 'x-request-id': 'req-2' })),
    retry: { firstDelayMs: 1 },
    onCall: (event) => events.push(event),
  });
  await transport.call('keepGoodsCount');
  expect(events).toMatchObject([
    { operationId: 'keepGoodsCount', method: 'POST', attempt: 1, status: 503, error: { kind: 'http' } },
    { operationId: 'keepGoodsCount', attempt: 2, status: 200, requestId: 'req-2', error: undefined },
  ]);
});
