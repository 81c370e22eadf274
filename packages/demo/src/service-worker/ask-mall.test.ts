import { MessagePort } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import type { Call, CallAnswer } from '../messages.ts';
import { askMall, type Page } from './ask-mall.ts';

const call: Call = { kind: 'call', method: 'POST', url: 'http://x.test/api/a!b', headers: [], body: null };
const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

/** A page that takes a call when its time comes, and the calls that it was given. */
const carrying = (
  answer: CallAnswer,
  taken: Call[] = [],
  after: Promise<void> = Promise.resolve(),
): Page => ({
  postMessage: (_offer, [port]) => {
    if (!(port instanceof MessagePort)) throw new Error('No port came with the offer.');
    port.on('message', (given: Call) => {
      taken.push(given);
      port.postMessage(answer);
      port.close();
    });
    void after.then(() => port.postMessage({ kind: 'taken' }));
  },
});
const answering = (answer: CallAnswer): Page => carrying(answer);
const deaf: Page = { postMessage: () => undefined };
const answer: CallAnswer = {
  kind: 'answer',
  status: 200,
  headers: [['x-from', 'mall']],
  body: bytes('hello'),
};

test('A call comes back as a response', async () => {
  const response = await askMall([answering(answer)], call);
  expect(response.headers.get('x-from')).toBe('mall');
  expect(await response.text()).toBe('hello');
});

test('A page that is closing is passed over', async () => {
  expect(await (await askMall([deaf, answering(answer)], call)).text()).toBe('hello');
});

test('A status without a body has none', async () => {
  const response = await askMall([answering({ ...answer, status: 204, body: bytes('') })], call);
  expect(response.status).toBe(204);
});

test('Without a page there is no mall, and that is said', async () => {
  expect((await askMall([], call)).status).toBe(503);
});

test('A call that two pages would carry is carried once, by the page that was first', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [slow, quick] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const [bySlow, byQuick]: [Call[], Call[]] = [[], []];
  try {
    const asked = askMall(
      [carrying(answer, bySlow, slow.promise), carrying(answer, byQuick, quick.promise)],
      call,
    );
    await vi.advanceTimersByTimeAsync(5_000);
    quick.resolve();
    expect((await asked).status).toBe(200);
    slow.resolve();
    await new Promise(setImmediate);
    expect([bySlow.length, byQuick.length]).toEqual([0, 1]);
  } finally {
    vi.useRealTimers();
  }
});

test('A page that is busy for seconds is waited for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const busy = Promise.withResolvers<void>();
  try {
    const asked = askMall([carrying(answer, [], busy.promise)], call);
    await vi.advanceTimersByTimeAsync(15_000);
    busy.resolve();
    expect((await asked).status).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});
