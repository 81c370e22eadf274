import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIdleQueries } from './use-idle-queries.ts';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A rendered page with a pending request; `answer` resolves it. */
async function pendingPage() {
  const client = new QueryClient();
  const { promise, resolve: answer } = Promise.withResolvers<string>();
  void client.fetchQuery({ queryKey: ['goods'], queryFn: () => promise });
  const { result } = renderHook(() => useIdleQueries(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await pass(50);
  return { answer, settled: () => result.current };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('A page has settled when its first responses have arrived and been rendered', async () => {
  const { answer, settled } = await pendingPage();
  await pass(500);
  expect(settled()).toBe(false);
  answer('lamps');
  await pass(40);
  expect(settled()).toBe(false);
  await pass(100);
  expect(settled()).toBe(true);
});

test('A page without a response is not waited for forever', async () => {
  const { settled } = await pendingPage();
  await pass(1_900);
  expect(settled()).toBe(false);
  await pass(200);
  expect(settled()).toBe(true);
});
