import { ApiError, errorCatalog } from '@openmall/sdk';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addEnglish } from '../../shared/testing/render-store.tsx';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';
import { toasts } from '../../shared/ui/feedback/toast.ts';
import { session } from '../../shared/session/session.ts';
import { queryClient } from './query-client.ts';

// The store fetches the error texts over the network; this test has them in memory.
vi.mock('../../shared/errors/error-text.ts', () => ({
  errorText: ({ message }: Error) => Promise.resolve(message),
}));

const text = errorCatalog.serverError.text;
const failure = (): Promise<string> =>
  Promise.reject(
    new ApiError({
      kind: 'envelope',
      operationId: 'indexHome',
      code: '500',
      key: 'serverError',
      message: text,
      requestId: 'rq_1',
      status: 200,
      url: 'http://mall.test/api/index!home',
    }),
  );
const inCorner = () => toasts.get().map(({ text }) => text);
const settle = () => act(() => vi.advanceTimersByTimeAsync(2_000));

interface QueryProps {
  readonly name: string;
  readonly ask: () => Promise<string>;
}

/** Shows its data, or else its error. */
function Place({ name, ask }: QueryProps) {
  const { data, error, refetch } = useQuery({ queryKey: [name], queryFn: ask, retry: false });
  if (error && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <button onClick={() => void refetch()}>{data}</button>;
}

/** Cannot show its error. */
function Count({ name, ask }: QueryProps) {
  return <b>{useQuery({ queryKey: [name], queryFn: ask, retry: false }).data}</b>;
}

const show = (children: ReactNode) =>
  render(
    <QueryClientProvider client={queryClient}>
      <Suspense>{children}</Suspense>
    </QueryClientProvider>,
  );

beforeEach(() => {
  vi.useFakeTimers();
  addEnglish();
  toasts.set([]);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
});

test('An error that its component shows does not become a toast', async () => {
  show(<Place name="goods" ask={failure} />);
  await settle();
  expect(screen.getByText(text)).toBeTruthy();
  expect(inCorner()).toEqual([]);
  act(() => screen.getByRole('button').click());
  await settle();
  expect(inCorner()).toEqual([]);
});

test('Shows one toast for a failure that no component shows', async () => {
  show(
    <>
      <Count name="unread" ask={failure} />
      <Count name="kept" ask={failure} />
    </>,
  );
  await settle();
  expect(inCorner()).toEqual([text]);
});

test('Of two failures with the same text, only the one that is not inline becomes a toast', async () => {
  show(
    <>
      <Place name="goods" ask={failure} />
      <Count name="unread" ask={failure} />
    </>,
  );
  await settle();
  expect(inCorner()).toEqual([text]);
});

test('Shows a toast if a refetch fails while the old data stay visible', async () => {
  const ask = vi.fn(failure).mockResolvedValueOnce('Teapot');
  show(<Place name="goods" ask={ask} />);
  await settle();
  act(() => screen.getByRole('button', { name: 'Teapot' }).click());
  await settle();
  expect(screen.getByText('Teapot')).toBeTruthy();
  expect(inCorner()).toEqual([text]);
});

test('The end of a session leaves no wallet in the cache', async () => {
  session.open({ token: 'tk_0123456789', username: 'amelia', usercode: '1' });
  queryClient.setQueryData(['walletGetUsdt'], { money: 5 });
  session.close();
  expect(queryClient.getQueryData(['walletGetUsdt'])).toBeUndefined();
  await settle();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
