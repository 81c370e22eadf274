import { expect, test } from 'vitest';
import type { Call, CallAnswer } from '../messages.ts';
import { askMall, type Page } from './ask-mall.ts';

const call: Call = { kind: 'call', method: 'POST', url: 'http://x.test/api/a!b', headers: [], body: null };
const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

const answering = (answer: CallAnswer): Page => ({
  postMessage: (_message, [port]) => {
    if (!(port instanceof MessagePort)) throw new Error('No port came with the call.');
    port.postMessage({ kind: 'taken' });
    port.postMessage(answer);
    port.close();
  },
});
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
