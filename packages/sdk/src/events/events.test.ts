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

class Line implements EventSocket {
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
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let lines: Line[];
let token: string | undefined;
const line = (): Line => lines.at(-1) ?? new Line();

function listen() {
  const heard: MallEvent[] = [];
  const live: boolean[] = [];
  const events = openEvents({
    url: 'ws://mall.test',
    getToken: () => token,
    getLang: () => 'en',
    onEvent: (event) => heard.push(event),
    onLive: (now) => live.push(now),
    open: () => {
      lines.push(new Line());
      return line();
    },
    random: () => 1,
  });
  line().onopen?.();
  return { events, heard, live };
}
const welcome = { type: 'welcome', at: 1, usercode: '1', pingEveryMs: 30_000 };

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  token = 'tk_0123456789abcdef';
});
afterEach(() => vi.useRealTimers());

it('reads every example of the contract that a server sends', () => {
  for (const [name, { examples }] of Object.entries(contract.components.messages))
    for (const { payload } of examples)
      expect(readEvent(JSON.stringify(payload)), name).toEqual(name === 'hello' ? undefined : payload);
});

it('makes stale what the contract says', () => {
  for (const { messages, 'x-invalidates': stale } of Object.values(contract.operations)) {
    const type = messages[0]?.$ref.split('/').at(-1) as MallEvent['type'];
    // Its counts come along: only the talks that they count are read anew.
    if (stale && type !== 'unread') expect(staleAfter[type]).toEqual(stale);
  }
});

it.each(['', 'not JSON', '[]', 'null', '{"type":"later"}', '{"type":"unread","service":"2","stores":1}'])(
  'passes over %s',
  (text) => expect(readEvent(text)).toBeUndefined(),
);

it('says hello, answers signs of life and tells what is pushed', () => {
  const { heard, live } = listen();
  expect(line().sent).toEqual([JSON.stringify({ type: 'hello', token, lang: 'en' })]);
  line().say(welcome);
  line().say({ type: 'ping', at: 7 });
  line().say({ type: 'unread', at: 8, service: 2, stores: 1 });
  expect(line().sent.at(-1)).toBe('{"type":"pong","at":7}');
  expect(heard.map(({ type }) => type)).toEqual(['welcome', 'ping', 'unread']);
  expect(live).toEqual([true]);
});

it('opens a lost line again, later each time, until it is welcome', () => {
  const { live } = listen();
  line().say(welcome);
  line().close(1006);
  expect(live).toEqual([true, false]);
  vi.advanceTimersByTime(1_000);
  expect(lines).toHaveLength(2);
  line().close(1006);
  vi.advanceTimersByTime(1_999);
  expect(lines).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(lines).toHaveLength(3);
  line().say(welcome);
  line().close(1006);
  vi.advanceTimersByTime(1_000);
  expect(lines).toHaveLength(4);
});

it('gives a silent line up', () => {
  listen();
  line().say(welcome);
  vi.advanceTimersByTime(75_000);
  expect(line().readyState).toBe(3);
});

it('comes back neither to an ended session nor after it was closed', () => {
  listen();
  line().close(4403);
  const { events } = listen();
  events.close();
  token = undefined;
  listen();
  line().close(1006);
  vi.advanceTimersByTime(600_000);
  expect(lines).toHaveLength(3);
});
