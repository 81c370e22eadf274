import { dehydrate, hydrate, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Lang } from '../generated/hooks/openmall.schemas.ts';
import { createTransport } from '../transport/create-transport.ts';
import type { TransportOptions } from '../transport/options.ts';
import { fakeFetch, success } from '../transport/test-support/fake-fetch.ts';
import {
  createMallQueryClient,
  TransportProvider,
  useCategoryTree,
  useWalletGetUsdt,
  type CallerOptions,
} from './index.ts';

/** A mall whose wallet holds the name of the token and whose categories are in the language of the call. */
function setUp(own: Partial<TransportOptions> = {}, callers: Omit<CallerOptions, 'transport'> = {}) {
  const state = { token: 'tk_amelia' as string | undefined, lang: 'en' as Lang };
  const listeners = new Set<() => void>();
  const fetch = fakeFetch((request) => {
    const { pathname, searchParams } = new URL(request.url);
    const isWallet = pathname.includes('wallet');
    return success(isWallet ? { money: searchParams.get('token') } : [{ name: searchParams.get('lang') }]);
  });
  const transport = createTransport({
    baseUrl: 'https://mall.test',
    fetch,
    getToken: () => state.token,
    getLang: () => state.lang,
    ...own,
  });
  const client = createMallQueryClient({
    transport,
    subscribe: (listener) => listeners.add(listener),
    defaultOptions: { queries: { staleTime: Infinity } },
    ...callers,
  });
  const change = (next: Partial<typeof state>) => {
    Object.assign(state, next);
    listeners.forEach((listener) => listener());
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <TransportProvider transport={transport}>{children}</TransportProvider>
    </QueryClientProvider>
  );
  return { client, fetch, state, change, wrapper };
}
const inCache = (client: ReturnType<typeof createMallQueryClient>) =>
  client
    .getQueryCache()
    .getAll()
    .map(({ state }) => state.data);

test('A sign-out leaves no wallet behind, on the screen or in the cache', async () => {
  const { client, change, wrapper } = setUp();
  const { result, unmount } = renderHook(() => useWalletGetUsdt(), { wrapper });
  await waitFor(() => expect(result.current.data).toEqual({ money: 'tk_amelia' }));
  act(() => change({ token: undefined }));
  await waitFor(() => expect(result.current.data).toEqual({ money: null }));
  unmount();
  expect(JSON.stringify(inCache(client))).not.toContain('amelia');
});

test('The next user never sees the wallet of the last one, not even before any notice', async () => {
  const { client, state, wrapper } = setUp({}, { subscribe: undefined });
  const first = renderHook(() => useWalletGetUsdt(), { wrapper });
  await waitFor(() => expect(first.result.current.data).toEqual({ money: 'tk_amelia' }));
  first.unmount();
  state.token = 'tk_boris';
  const seen: unknown[] = [];
  const second = renderHook(
    () => {
      const { data } = useWalletGetUsdt();
      seen.push(data);
      return data;
    },
    { wrapper },
  );
  await waitFor(() => expect(second.result.current).toEqual({ money: 'tk_boris' }));
  expect(JSON.stringify(seen)).not.toContain('amelia');
  await waitFor(() => expect(inCache(client)).toEqual([{ money: 'tk_boris' }]));
});

test('Another language leaves no English category behind', async () => {
  const { client, change, wrapper } = setUp();
  const { result } = renderHook(() => useCategoryTree(), { wrapper });
  await waitFor(() => expect(result.current.data).toEqual([{ name: 'en' }]));
  act(() => change({ lang: 'de' }));
  await waitFor(() => expect(result.current.data).toEqual([{ name: 'de' }]));
  expect(inCache(client)).toEqual([[{ name: 'de' }]]);
});

test('A visitor who signs in still sees the categories while they load again', async () => {
  const { state, change, fetch, wrapper } = setUp();
  state.token = undefined;
  const seen: unknown[] = [];
  const { result } = renderHook(
    () => {
      const { data } = useCategoryTree();
      seen.push(data);
      return data;
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current).toBeDefined());
  seen.length = 0;
  act(() => change({ token: 'tk_amelia' }));
  await waitFor(() => expect(fetch.requests).toHaveLength(2));
  expect(fetch.url().searchParams.get('token')).toBe('tk_amelia');
  expect(seen).not.toContain(undefined);
});

test('A page that shows private data only to its owner does not read it again at the sign-out', async () => {
  const { state, change, fetch, wrapper } = setUp();
  const { result, rerender } = renderHook(
    () => useWalletGetUsdt({ query: { enabled: state.token !== undefined } }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.data).toBeDefined());
  act(() => change({ token: undefined }));
  rerender();
  await waitFor(() => expect(result.current.data).toBeUndefined());
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(fetch.requests).toHaveLength(1);
});

test('A refreshed token of a named session keeps the cache', async () => {
  const { change, fetch, client, wrapper } = setUp({}, { sessionId: () => 'u_1' });
  const { result } = renderHook(() => useWalletGetUsdt(), { wrapper });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  act(() => change({ token: 'tk_refreshed' }));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(fetch.requests).toHaveLength(1);
  expect(inCache(client)).toHaveLength(1);
});

test('A logout by mutation is noticed without a subscription', async () => {
  const { client, state } = setUp({}, { subscribe: undefined });
  client.setQueryData(['walletGetUsdt'], { money: 'of amelia' });
  await client
    .getMutationCache()
    .build(client, { mutationFn: async () => (state.token = undefined), mutationKey: ['userLogout'] })
    .execute(undefined);
  await waitFor(() => expect(inCache(client)).toEqual([]));
});

test('Keys stay as they are; their hashes hold the language, and never the token', () => {
  const { client, state } = setUp();
  client.setQueryData(['sellerInfo', { sellerId: 'st_1' }], { id: 'st_1' });
  const [query] = client.getQueryCache().getAll();
  expect(query?.queryKey).toEqual(['sellerInfo', { sellerId: 'st_1' }]);
  expect(query?.queryHash).toMatch(/^en \w+ /);
  expect(query?.queryHash).not.toContain(state.token);
  expect(client.getQueryData(['sellerInfo', { sellerId: 'st_1' }])).toEqual({ id: 'st_1' });
});

test('A server and a browser with the same session and language share their cache', () => {
  const [server, browser] = [setUp(), setUp()];
  server.client.setQueryData(['walletGetUsdt'], { money: 5 });
  hydrate(browser.client, dehydrate(server.client));
  expect(browser.client.getQueryData(['walletGetUsdt'])).toEqual({ money: 5 });
});
