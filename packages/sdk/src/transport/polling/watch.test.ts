import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newOnlinechatUnread } from '../../generated/operation-functions.ts';
import { createTransport } from '../create-transport.ts';
import { fakeFetch, refusal, success } from '../test-support/fake-fetch.ts';
import { type TabChannel, watch, type WatchOptions } from './watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The tabs of a browser: a channel delivers each message to all other channels of its name. */
function browser() {
  const channels: (TabChannel & { readonly name: string })[] = [];
  return (name: string): TabChannel => {
    const channel = {
      name,
      onmessage: null as TabChannel['onmessage'],
      close: () => void channels.splice(channels.indexOf(channel), 1),
      postMessage: (data: unknown) => {
        for (const other of channels)
          if (other !== channel && other.name === name) other.onmessage?.({ data });
      },
    };
    channels.push(channel);
    return channel;
  };
}

function tab(
  openChannel: (name: string) => TabChannel | undefined,
  options: Partial<WatchOptions<'newOnlinechatUnread'>> = {},
) {
  const fetch = fakeFetch(success(3));
  const received: number[] = [];
  const transport = createTransport({ baseUrl: 'https://mall.test', fetch });
  const start = () =>
    watch(transport, newOnlinechatUnread, {
      scope: 'amelia',
      onData: (data) => received.push(data),
      openChannel,
      ...options,
    });
  return { fetch, received, start };
}

test('Polls at the interval of the contract until it is stopped', async () => {
  const { fetch, received, start } = tab(() => undefined);
  const stop = start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch.requests).toHaveLength(3);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch.requests).toHaveLength(3);
  expect(received).toEqual([3, 3, 3]);
});

test('Does not poll while the page is hidden', async () => {
  let hidden = true;
  const { fetch, start } = tab(() => undefined, { isHidden: () => hidden });
  const stop = start();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(fetch.requests).toHaveLength(0);
  hidden = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(fetch.requests).toHaveLength(1);
  stop();
});

test('One tab polls for two; the other takes over when it is closed', async () => {
  const open = browser();
  const [first, second] = [tab(open), tab(open)];
  const stopFirst = first.start();
  await vi.advanceTimersByTimeAsync(1);
  const stopSecond = second.start();
  await vi.advanceTimersByTimeAsync(89_000);
  expect(first.fetch.requests.length + second.fetch.requests.length).toBeLessThanOrEqual(4);
  expect(second.received.length).toBeGreaterThanOrEqual(3);
  stopFirst();
  const before = second.fetch.requests.length;
  await vi.advanceTimersByTimeAsync(90_000);
  expect(second.fetch.requests.length).toBeGreaterThanOrEqual(before + 2);
  stopSecond();
});

test('Does not share responses with tabs of another scope', async () => {
  const open = browser();
  const [first, second] = [tab(open), tab(open, { scope: 'boris', isHidden: () => true })];
  const stops = [first.start(), second.start()];
  await vi.advanceTimersByTimeAsync(60_000);
  expect(second.received).toEqual([]);
  stops.forEach((stop) => stop());
});

test('Reports a failure and goes on polling', async () => {
  const onError = vi.fn();
  const fetch = fakeFetch(refusal('1', 'no'), success(1));
  const received: number[] = [];
  const transport = createTransport({ baseUrl: 'https://mall.test', fetch });
  const stop = watch(transport, newOnlinechatUnread, {
    scope: 'a',
    onData: (data) => received.push(data),
    onError,
    openChannel: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(31_000);
  expect(onError).toHaveBeenCalledOnce();
  expect(received).toEqual([1]);
  stop();
});

test("An exception in onData is the caller's: it is not reported as a failed call, and polling goes on", async () => {
  const thrown = new Error('the application broke');
  const uncaught = vi.fn();
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', uncaught);
  const onError = vi.fn();
  const { fetch, start } = tab(() => undefined, {
    onError,
    onData: () => {
      throw thrown;
    },
  });
  const stop = start();
  await vi.advanceTimersByTimeAsync(30_000);
  stop();
  vi.useRealTimers();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', uncaught);
  for (const other of others) process.on('unhandledRejection', other);
  expect(fetch.requests).toHaveLength(2);
  expect(onError).not.toHaveBeenCalled();
  expect(uncaught.mock.calls[0]?.[0]).toBe(thrown);
});
