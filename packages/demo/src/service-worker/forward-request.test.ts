import { MessagePort } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import type { MallRequest, CallAnswer } from '../messages.ts';
import { forwardRequest, type Page } from './forward-request.ts';

const call: MallRequest = {
  kind: 'call',
  method: 'POST',
  url: 'http://x.test/api/a!b',
  headers: [],
  body: null,
};
const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

/** A page that accepts requests when `after` resolves, and records them. */
const acceptingPage = (
  answer: CallAnswer,
  received: MallRequest[] = [],
  after: Promise<void> = Promise.resolve(),
): Page => ({
  postMessage: (_offer, [port]) => {
    if (!(port instanceof MessagePort)) throw new Error('The offer has no port.');
    port.on('message', (request: MallRequest) => {
      received.push(request);
      port.postMessage(answer);
      port.close();
    });
    void after.then(() => port.postMessage({ kind: 'accepted' }));
  },
});
const answeringPage = (answer: CallAnswer): Page => acceptingPage(answer);
const silentPage: Page = { postMessage: () => undefined };
const answer: CallAnswer = {
  kind: 'answer',
  status: 200,
  headers: [['x-from', 'mall']],
  body: bytes('hello'),
};

test('A request gets its response', async () => {
  const response = await forwardRequest([answeringPage(answer)], call);
  expect(response.headers.get('x-from')).toBe('mall');
  expect(await response.text()).toBe('hello');
});

test('A closing page is skipped', async () => {
  expect(await (await forwardRequest([silentPage, answeringPage(answer)], call)).text()).toBe('hello');
});

test('A status without a body gets none', async () => {
  const response = await forwardRequest([answeringPage({ ...answer, status: 204, body: bytes('') })], call);
  expect(response.status).toBe(204);
});

test('Without a page the response is 503', async () => {
  expect((await forwardRequest([], call)).status).toBe(503);
});

test('A request that two pages accept is forwarded once, by the first', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [slow, quick] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const [bySlow, byQuick]: [MallRequest[], MallRequest[]] = [[], []];
  try {
    const pending = forwardRequest(
      [acceptingPage(answer, bySlow, slow.promise), acceptingPage(answer, byQuick, quick.promise)],
      call,
    );
    await vi.advanceTimersByTimeAsync(5_000);
    quick.resolve();
    expect((await pending).status).toBe(200);
    slow.resolve();
    await new Promise(setImmediate);
    expect([bySlow.length, byQuick.length]).toEqual([0, 1]);
  } finally {
    vi.useRealTimers();
  }
});

test('A page that is busy for seconds is awaited', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const busy = Promise.withResolvers<void>();
  try {
    const pending = forwardRequest([acceptingPage(answer, [], busy.promise)], call);
    await vi.advanceTimersByTimeAsync(15_000);
    busy.resolve();
    expect((await pending).status).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});
