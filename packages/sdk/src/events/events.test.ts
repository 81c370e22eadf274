import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { openEvents, readEvent, staleAfter, type EventSocket, type MallEvent } from './index.ts';

interface Message {
  readonly examples: readonly { readonly payload: { readonly type: string } }[];
}
interface Contract {
  readonly operations: Readonly<
    Record<
      string,
      {
        readonly 'x-invalidates'?: readonly string[];
        readonly messages: readonly { readonly $ref: string }[];
      }
    >
  >;
  readonly components: { readonly messages: Readonly<Record<string, Message>> };
}
const contract = parse(
  readFileSync(new URL('../../../../openapi/events.yaml', import.meta.url), 'utf8'),
) as Contract;

class FakeSocket implements EventSocket {
  readyState = 1;
  onopen: EventSocket['onopen'] = null;
  onclose: EventSocket['onclose'] = null;
  onmessage: EventSocket['onmessage'] = null;
  readonly sent: string[] = [];
  send(text: string): void {
    this.sent.push(text);
  }
  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let token: string | undefined;
const socket = (): FakeSocket => sockets.at(-1) ?? new FakeSocket();

function listen() {
  const received: MallEvent[] = [];
  const live: boolean[] = [];
  const events = openEvents({
    url: 'ws://mall.test',
    getToken: () => token,
    getLang: () => 'en',
    onEvent: (event) => received.push(event),
    onLive: (isLive) => live.push(isLive),
    open: () => {
      sockets.push(new FakeSocket());
      return socket();
    },
    random: () => 1,
  });
  socket().onopen?.();
  return { events, received, live };
}
const welcome = { type: 'welcome', at: 1, usercode: '1', pingEveryMs: 30_000 };

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  token = 'tk_0123456789abcdef';
});
afterEach(() => vi.useRealTimers());

it('reads every example of the contract that a server sends', () => {
  for (const [name, { examples }] of Object.entries(contract.components.messages))
    for (const { payload } of examples)
      expect(readEvent(JSON.stringify(payload)), name).toEqual(name === 'hello' ? undefined : payload);
});

it('marks the reads of the contract as stale', () => {
  for (const { messages, 'x-invalidates': stale } of Object.values(contract.operations)) {
    const type = messages[0]?.$ref.split('/').at(-1) as MallEvent['type'];
    // The event carries the counts: only the conversations are read again.
    if (stale && type !== 'unread') expect(staleAfter[type]).toEqual(stale);
  }
});

it.each(['', 'not JSON', '[]', 'null', '{"type":"later"}', '{"type":"unread","service":"2","stores":1}'])(
  'ignores %s',
  (text) => expect(readEvent(text)).toBeUndefined(),
);

it('sends hello, answers pings and reports events', () => {
  const { received, live } = listen();
  expect(socket().sent).toEqual([JSON.stringify({ type: 'hello', token, lang: 'en' })]);
  socket().receive(welcome);
  socket().receive({ type: 'ping', at: 7 });
  socket().receive({ type: 'unread', at: 8, service: 2, stores: 1 });
  expect(socket().sent.at(-1)).toBe('{"type":"pong","at":7}');
  expect(received.map(({ type }) => type)).toEqual(['welcome', 'ping', 'unread']);
  expect(live).toEqual([true]);
});

it('reconnects with growing pauses, which a welcome resets', () => {
  const { live } = listen();
  socket().receive(welcome);
  socket().close(1006);
  expect(live).toEqual([true, false]);
  vi.advanceTimersByTime(1_000);
  expect(sockets).toHaveLength(2);
  socket().close(1006);
  vi.advanceTimersByTime(1_999);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(sockets).toHaveLength(3);
  socket().receive(welcome);
  socket().close(1006);
  vi.advanceTimersByTime(1_000);
  expect(sockets).toHaveLength(4);
});

it('closes a silent connection', () => {
  listen();
  socket().receive(welcome);
  vi.advanceTimersByTime(75_000);
  expect(socket().readyState).toBe(3);
});

it('does not reconnect after the session ended or after close()', () => {
  listen();
  socket().close(4403);
  const { events } = listen();
  events.close();
  token = undefined;
  listen();
  socket().close(1006);
  vi.advanceTimersByTime(600_000);
  expect(sockets).toHaveLength(3);
});

it('tries again later if the browser does not let it open a socket', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  let attempts = 0;
  const open = () => {
    attempts += 1;
    if (attempts === 1) throw new DOMException('The operation is insecure.', 'SecurityError');
    return new FakeSocket();
  };
  const events = openEvents({ url: 'ws://mall.test', getToken: () => token, onEvent: () => {}, open });
  expect(attempts).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(attempts).toBe(2);
  expect(warn).toHaveBeenCalledOnce();
  events.close();
  warn.mockRestore();
});

it('waits for a token that arrives later, and asks again if none does', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve('tk_late')];
  const opened: FakeSocket[] = [];
  const events = openEvents({
    url: 'ws://mall.test',
    getToken: () => answers.shift() ?? Promise.resolve('tk_late'),
    onEvent: () => {},
    open: () => {
      opened.push(new FakeSocket());
      return opened.at(-1) as FakeSocket;
    },
  });
  opened[0]?.onopen?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(opened).toHaveLength(2);
  opened[1]?.onopen?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(opened[1]?.sent).toEqual(['{"type":"hello","token":"tk_late"}']);
  events.close();
});
