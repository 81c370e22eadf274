import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { sellerGoodsList, sellerInfo } from '../generated/operation-functions.ts';
import { createTransport } from '../transport/create-transport.ts';
import { fakeFetch, refusal, type Reply, success } from '../transport/test-support/fake-fetch.ts';
import {
  createMallQueryClient,
  infiniteQueryOptionsOf,
  optimistic,
  queryOptionsOf,
  TransportProvider,
  useAddressDel,
  useFocusSellerAdd,
  useKeepGoodsAdd,
  useKeepGoodsDel,
  useLocaluserEndSessions,
  useOrderCancel,
  usePrefetch,
  useSellerInfo,
} from './index.ts';

const goods = (id: string) => ({ id, isKeep: 0, name: id });
const rowsOf = { pageInfo: { totalElements: 2 }, pageList: [goods('g_1'), goods('g_2')] };

function mall(reply: Reply) {
  const fetch = fakeFetch(reply);
  const transport = createTransport({ baseUrl: 'https://mall.test', fetch, retries: 0 });
  const client = createMallQueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <TransportProvider transport={transport}>{children}</TransportProvider>
    </QueryClientProvider>
  );
  return { fetch, transport, client, wrapper };
}
const favouritesIn = (data: unknown) => (data as typeof rowsOf).pageList.map(({ isKeep }) => isKeep);

test('A favourite is shown everywhere before the server responds', async () => {
  let answer: (response: Response) => void = () => {};
  const { client, wrapper } = mall(() => new Promise<Response>((resolve) => (answer = resolve)));
  client.setQueryData(['sellerGoodsList', {}], rowsOf);
  client.setQueryData(['infinite', 'sellerGoodsSearch', {}], { pages: [rowsOf], pageParams: [1] });
  client.setQueryData(['keepGoodsCount'], 4);
  client.setQueryData(['addressList'], { pageList: [{ id: 'g_1', isKeep: 0 }] });
  const use = () => useKeepGoodsAdd({ mutation: optimistic(useQueryClient(), 'keepGoodsAdd') });
  const { result } = renderHook(use, { wrapper });
  act(() => result.current.mutate({ params: { sellerGoodsId: 'g_1' } }));
  await waitFor(() => expect(favouritesIn(client.getQueryData(['sellerGoodsList', {}]))).toEqual([1, 0]));
  const infinite = client.getQueryData<{ pages: unknown[] }>(['infinite', 'sellerGoodsSearch', {}]);
  expect(favouritesIn(infinite?.pages[0])).toEqual([1, 0]);
  expect(client.getQueryData(['keepGoodsCount'])).toBe(5);
  expect(favouritesIn(client.getQueryData(['addressList']))).toEqual([0]);
  await waitFor(() => expect(result.current.isPending).toBe(true));
  answer(success());
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
});

test('A rejected change is rolled back', async () => {
  const { client, wrapper } = mall(refusal('1', 'Not today.'));
  const store = { id: 'st_1', isFocus: 0, focusNum: 7 };
  client.setQueryData(['sellerInfo', { sellerId: 'st_1' }], store);
  const use = () => useFocusSellerAdd({ mutation: optimistic(useQueryClient(), 'focusSellerAdd') });
  const { result } = renderHook(use, { wrapper });
  const states: unknown[] = [];
  client.getQueryCache().subscribe(({ query }) => states.push(query.state.data));
  act(() => result.current.mutate({ params: { sellerId: 'st_1' } }));
  await waitFor(() => expect(result.current.isError).toBe(true));
  // The hook keeps the type of its errors.
  expect(result.current.error?.key).toBe('unknown');
  expect(states).toContainEqual({ id: 'st_1', isFocus: 1, focusNum: 8 });
  expect(client.getQueryData(['sellerInfo', { sellerId: 'st_1' }])).toEqual(store);
});

test('A hook shows prefetched data without a second call', async () => {
  const { client, wrapper, fetch } = mall(() => success({ id: 'st_1' }));
  const { result: prefetch } = renderHook(() => usePrefetch(sellerInfo), { wrapper });
  act(() => prefetch.current({ sellerId: 'st_1' }));
  await waitFor(() => expect(client.getQueryData(['sellerInfo', { sellerId: 'st_1' }])).toBeDefined());
  const { result } = renderHook(() => useSellerInfo({ sellerId: 'st_1' }), { wrapper });
  expect(result.current.data).toEqual({ id: 'st_1' });
  expect(fetch.requests).toHaveLength(1);
});

test('Prefetches pages of an infinite query', async () => {
  const { client, transport, fetch } = mall(() => success(rowsOf));
  await client.prefetchInfiniteQuery(
    infiniteQueryOptionsOf(transport, sellerGoodsList, { categoryId: 'c_1' }),
  );
  expect(client.getQueryData(['infinite', 'sellerGoodsList', { categoryId: 'c_1' }])).toMatchObject({
    pageParams: [1],
  });
  expect(fetch.url().searchParams.get('pageNum')).toBe('1');
  expect(
    await client.ensureQueryData(queryOptionsOf(transport, sellerInfo, { sellerId: 'st_9' })),
  ).toBeDefined();
});

/** A write that the server refuses when the test wants it. */
function refusedLater() {
  let refuse = () => {};
  const answered = new Promise<Response>((resolve) => (refuse = () => resolve(refusal('1', 'Not today.'))));
  return { ...mall(() => answered), refuse: () => refuse() };
}

test('A refused heart takes back that heart, not a page that was loaded meanwhile', async () => {
  const { client, wrapper, refuse } = refusedLater();
  const key = ['infinite', 'sellerGoodsList', {}];
  client.setQueryData(key, { pages: [rowsOf], pageParams: [1] });
  client.setQueryData(['keepGoodsCount'], 4);
  const use = () => useKeepGoodsAdd({ mutation: optimistic(useQueryClient(), 'keepGoodsAdd') });
  const first = renderHook(use, { wrapper });
  act(() => first.result.current.mutate({ params: { sellerGoodsId: 'g_1' } }));
  await waitFor(() => expect(client.getQueryData(['keepGoodsCount'])).toBe(5));
  // Meanwhile a second page arrives, with other goods that are a favourite.
  const second = { ...rowsOf, pageList: [{ ...goods('g_3'), isKeep: 1 }] };
  client.setQueryData(key, (data: { pages: unknown[] } | undefined) => ({
    pages: [...(data?.pages ?? []), second],
    pageParams: [1, 2],
  }));
  refuse();
  await waitFor(() => expect(first.result.current.isError).toBe(true));
  const after = client.getQueryData<{ pages: unknown[] }>(key)?.pages;
  expect(after?.map(favouritesIn)).toEqual([[0, 0], [1]]);
  expect(client.getQueryData(['keepGoodsCount'])).toBe(4);
});

test('A refused heart on goods that were a favourite already leaves the heart as it was', async () => {
  const { client, wrapper } = mall(refusal('1', 'Not today.'));
  const kept = { ...rowsOf, pageList: [{ ...goods('g_1'), isKeep: 1 }] };
  client.setQueryData(['sellerGoodsList', {}], kept);
  client.setQueryData(['keepGoodsCount'], 4);
  const use = () => useKeepGoodsAdd({ mutation: optimistic(useQueryClient(), 'keepGoodsAdd') });
  const { result } = renderHook(use, { wrapper });
  act(() => result.current.mutate({ params: { sellerGoodsId: 'g_1' } }));
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(client.getQueryData(['sellerGoodsList', {}])).toEqual(kept);
  expect(client.getQueryData(['keepGoodsCount'])).toBe(4);
});

test('A refused cancellation gives each order the state that it had', async () => {
  const { client, wrapper, refuse } = refusedLater();
  const orders = {
    pageList: [
      { id: 'or_1', status: 0 },
      { id: 'or_2', status: 3 },
    ],
  };
  client.setQueryData(['orderListMain', {}], orders);
  const use = () => useOrderCancel({ mutation: optimistic(useQueryClient(), 'orderCancel') });
  const { result } = renderHook(use, { wrapper });
  act(() => result.current.mutate({ params: { orderId: 'or_1', returnReason: 1 } }));
  await waitFor(() =>
    expect(client.getQueryData<typeof orders>(['orderListMain', {}])?.pageList[0]?.status).toBe(-1),
  );
  refuse();
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(client.getQueryData(['orderListMain', {}])).toEqual(orders);
});

const addresses = { pageList: [{ id: 'ad_1' }, { id: 'ad_2' }, { id: 'ad_3' }] };
const idsIn = (data: unknown) => (data as typeof addresses).pageList.map(({ id }) => id);

test('A deleted address goes at once, and comes back to its place when the server refuses', async () => {
  const { client, wrapper, refuse } = refusedLater();
  client.setQueryData(['addressList'], addresses);
  client.setQueryData(['orderQuote', {}], { pageList: [{ id: 'ad_2' }] });
  const use = () => useAddressDel({ mutation: optimistic(useQueryClient(), 'addressDel') });
  const { result } = renderHook(use, { wrapper });
  act(() => result.current.mutate({ params: { id: 'ad_2' } }));
  await waitFor(() => expect(idsIn(client.getQueryData(['addressList']))).toEqual(['ad_1', 'ad_3']));
  expect(idsIn(client.getQueryData(['orderQuote', {}]))).toEqual(['ad_2']);
  refuse();
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(client.getQueryData(['addressList'])).toEqual(addresses);
});

test('A refused removal leaves what was loaded meanwhile, and adds no row twice', async () => {
  const { client, wrapper, refuse } = refusedLater();
  const key = ['infinite', 'keepGoodsList', {}];
  const favourites = {
    pageInfo: { totalElements: 2 },
    pageList: rowsOf.pageList.map((row) => ({ ...row, isKeep: 1 })),
  };
  client.setQueryData(key, { pages: [favourites], pageParams: [1] });
  client.setQueryData(['keepGoodsList', {}], favourites);
  client.setQueryData(['keepGoodsCount'], 2);
  const use = () => useKeepGoodsDel({ mutation: optimistic(useQueryClient(), 'keepGoodsDel') });
  const { result } = renderHook(use, { wrapper });
  act(() => result.current.mutate({ params: { sellerGoodsId: 'g_1' } }));
  await waitFor(() => expect(client.getQueryData(['keepGoodsCount'])).toBe(1));
  const pagesIn = () => client.getQueryData<{ pages: (typeof rowsOf)[] }>(key)?.pages ?? [];
  expect(pagesIn().map(({ pageInfo, pageList }) => [pageInfo.totalElements, pageList.length])).toEqual([
    [1, 1],
  ]);
  // Meanwhile a second page arrives in one query, and the removed row in the other.
  client.setQueryData(key, {
    pages: [...pagesIn(), { ...rowsOf, pageList: [goods('g_3')] }],
    pageParams: [1, 2],
  });
  client.setQueryData(['keepGoodsList', {}], favourites);
  refuse();
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(pagesIn().map(idsIn)).toEqual([['g_1', 'g_2'], ['g_3']]);
  expect(client.getQueryData(['keepGoodsList', {}])).toEqual(favourites);
  expect(client.getQueryData(['keepGoodsCount'])).toBe(2);
});

test('Where no session is named, all but the own one go at once', async () => {
  const { client, wrapper, refuse } = refusedLater();
  const sessions = [
    { id: 'se_1', isCurrent: true },
    { id: 'se_2', isCurrent: false },
    { id: 'se_3', isCurrent: false },
  ];
  client.setQueryData(['localuserSessions'], sessions);
  const use = () =>
    useLocaluserEndSessions({ mutation: optimistic(useQueryClient(), 'localuserEndSessions') });
  const { result } = renderHook(use, { wrapper });
  act(() => result.current.mutate({}));
  await waitFor(() => expect(client.getQueryData(['localuserSessions'])).toEqual(sessions.slice(0, 1)));
  refuse();
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(client.getQueryData(['localuserSessions'])).toEqual(sessions);
});
