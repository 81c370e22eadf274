import { createTransport, type Transport } from '@openmall/sdk';
import { TransportProvider } from '@openmall/sdk/hooks';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../shared/session/session.ts';
import { useHeartbeat } from './use-heartbeat.ts';

const fiveMinutes = 5 * 60 * 1000;
const send = vi.fn(() => Promise.resolve(Response.json({ code: '0', msg: null, data: null })));
const transport: Transport = createTransport({ baseUrl: 'http://mall.test', fetch: send });
const client = new QueryClient();
const beat = () =>
  renderHook(() => useHeartbeat(), {
    wrapper: ({ children }) => (
      <TransportProvider transport={transport}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </TransportProvider>
    ),
  });
/** Renders the page and waits for its requests. */
const settle = async () => {
  await act(() => vi.advanceTimersByTimeAsync(50));
  await act(() => vi.advanceTimersByTimeAsync(150));
};
const see = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  send.mockClear();
  see('visible');
  session.open({ token: 'tk_0123456789abcdef', username: 'amelia@example.com', usercode: 'A7K2P9' });
});
afterEach(() => {
  cleanup();
  session.close();
  vi.useRealTimers();
});

test('Sends a heartbeat for a buyer at once and every five minutes', async () => {
  beat();
  await settle();
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * fiveMinutes);
  expect(send).toHaveBeenCalledTimes(3);
});

test('A hidden page sends nothing, and sends a heartbeat when it becomes visible again', async () => {
  beat();
  await settle();
  see('hidden');
  await vi.advanceTimersByTimeAsync(3 * fiveMinutes);
  expect(send).toHaveBeenCalledTimes(1);
  see('visible');
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(2);
});

test('Sends no heartbeat for a visitor', async () => {
  session.close();
  beat();
  await vi.advanceTimersByTimeAsync(2 * fiveMinutes);
  expect(send).not.toHaveBeenCalled();
});
