import {
  createTransport,
  newOnlinechatList,
  newOnlinechatSend,
  orderListMain,
  sysparaGetSyspara,
  userLogout,
  walletGetUsdt,
} from '@openmall/sdk';
import { openEvents, type MallEvent } from '@openmall/sdk/events';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Mocks } from '../mocks.ts';
import { createMockServer } from '../node.ts';
import { startMockServer } from '../server/start-server.ts';

interface Subject {
  readonly mocks: Mocks;
  readonly baseUrl: string;
  readonly stop: () => Promise<void>;
}

const subjects = [
  {
    name: 'MSW',
    async start(): Promise<Subject> {
      const server = createMockServer();
      server.listen({ onUnhandledFrame: 'error' });
      return { mocks: server.mocks, baseUrl: 'http://mall.test', stop: async () => server.close() };
    },
  },
  { name: 'the mock server', start: (): Promise<Subject> => startMockServer() },
];

describe.each(subjects)('The events of $name', ({ start }) => {
  let subject: Subject;
  let close = (): void => undefined;
  beforeAll(async () => {
    subject = await start();
  });
  afterEach(() => {
    vi.useRealTimers();
    close();
    subject.mocks.reset();
  });
  afterAll(() => subject.stop());

  const transportOf = () =>
    createTransport({ baseUrl: subject.baseUrl, getToken: () => subject.mocks.session?.token });

  async function listen(): Promise<MallEvent[]> {
    const { websocket_url: url } = await transportOf().call(sysparaGetSyspara, { code: 'websocket_url' });
    const received: MallEvent[] = [];
    ({ close } = openEvents({
      url: url ?? '',
      getToken: () => subject.mocks.session?.token,
      onEvent: (event) => received.push(event),
    }));
    await vi.waitFor(() => expect(received.map(({ type }) => type)).toContain('unread'));
    return received;
  }

  test('tell of a shipped order and of a granted refund with its money', async () => {
    const received = await listen();
    const { pageList } = await transportOf().call(orderListMain, { status: 6 });
    subject.mocks.advance('ship');
    subject.mocks.advance('grantRefund');
    await vi.waitFor(() => expect(received.at(-1)).toMatchObject({ type: 'orderChanged', status: 6 }));
    expect(received.find(({ type }) => type === 'orderChanged')).toMatchObject({ status: 3, logState: 6 });
    const { money } = await transportOf().call(walletGetUsdt);
    expect(received.findLast(({ type }) => type === 'walletChanged')).toMatchObject({
      money,
      cause: 'refund',
    });
    expect(pageList.map(({ id }) => id)).toContain(
      (received.at(-1) as { readonly orderId?: string }).orderId,
    );
  });

  test('tell of a message and of the reply of customer service', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const received = await listen();
    await transportOf().call(newOnlinechatSend, { type: 'text', content: 'Is this still in stock?' });
    const messages = () =>
      received.filter((event) => event.type === 'chatReceived').map(({ message }) => message);
    await vi.waitFor(() => expect(messages()).toMatchObject([{ send_receive: 'send' }]));
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.waitFor(() => expect(messages()[1]).toMatchObject({ send_receive: 'receive', type: 'text' }));
    const before = received.filter(({ type }) => type === 'unread').length;
    await transportOf().call(newOnlinechatList);
    await vi.waitFor(() => expect(received.filter(({ type }) => type === 'unread')).toHaveLength(before + 1));
    expect(received.at(-1)).toMatchObject({ type: 'unread', service: 0 });
  });

  test('end with the session', async () => {
    const received = await listen();
    await transportOf().call(userLogout);
    await vi.waitFor(() => expect(received.at(-1)).toMatchObject({ type: 'error', code: '403' }));
  });
});
