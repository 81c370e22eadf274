import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newOnlinechatUnread } from '../../generated/operation-functions.ts';
import { createTransport } from '../create-transport.ts';
import { fakeFetch, refusal, success } from '../test-support/fake-fetch.ts';
import { type TabChannel, watch, type WatchOptions } from './watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Tabs of one browser: what one says on a channel, all others of its name hear. */
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
  more: Partial<WatchOptions<'newOnlinechatUnread'>> = {},
) {
  const fetch = fakeFetch(success(3));
  const seen: number[] = [];
  const transport = createTransport({ baseUrl: 'https://mall.test', fetch });
  const start = () =>
    watch(transport, newOnlinechatUnread, {
      scope: 'amelia',
      onData: (data) => seen.push(data),
      openChannel,
      ...more,
    });
  return { fetch, seen, start };
}

test('A watching read is repeated as often as the contract says, until it is stopped', async () => {
  const { fetch, seen, start } = tab(() => undefined);
  const stop = start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch.requests).toHaveLength(3);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch.requests).toHaveLength(3);
  expect(seen).toEqual([3, 3, 3]);
});

test('Nothing is asked while nobody looks', async () => {
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

test('Of two tabs one asks and both know; when it is closed the other goes on', async () => {
  const open = browser();
  const [one, two] = [tab(open), tab(open)];
  const stopOne = one.start();
  await vi.advanceTimersByTimeAsync(1);
  const stopTwo = two.start();
  await vi.advanceTimersByTimeAsync(89_000);
  expect(one.fetch.requests.length + two.fetch.requests.length).toBeLessThanOrEqual(4);
  expect(two.seen.length).toBeGreaterThanOrEqual(3);
  stopOne();
  const before = two.fetch.requests.length;
  await vi.advanceTimersByTimeAsync(90_000);
  expect(two.fetch.requests.length).toBeGreaterThanOrEqual(before + 2);
  stopTwo();
});

test('Tabs of somebody else hear nothing', async () => {
  const open = browser();
  const [one, two] = [tab(open), tab(open, { scope: 'boris', isHidden: () => true })];
  const stops = [one.start(), two.start()];
  await vi.advanceTimersByTimeAsync(60_000);
  expect(two.seen).toEqual([]);
  stops.forEach((stop) => stop());
});

test('A failure is told, and the next attempt is made all the same', async () => {
  const onError = vi.fn();
  const fetch = fakeFetch(refusal('1', 'no'), success(1));
  const seen: number[] = [];
  const transport = createTransport({ baseUrl: 'https://mall.test', fetch });
  const stop = watch(transport, newOnlinechatUnread, {
    scope: 'a',
    onData: (data) => seen.push(data),
    onError,
    openChannel: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(31_000);
  expect(onError).toHaveBeenCalledOnce();
  expect(seen).toEqual([1]);
  stop();
});
