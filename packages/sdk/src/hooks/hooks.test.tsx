import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createTransport } from '../transport/create-transport.ts';
import { fakeFetch, refusal, success } from '../transport/test-support/fake-fetch.ts';
import type { TransportOptions } from '../transport/options.ts';
import {
  createMallQueryClient,
  TransportProvider,
  useAddressAdd,
  useAddressList,
  useOrderPay,
  useSellerInfo,
  useSellerList,
  useSellerListInfinite,
  useUploadimgExecute,
  useUserLogout,
  useFocusSellerAdd,
} from './index.ts';

type Routes = Readonly<
  Record<string, (query: URLSearchParams, request: Request) => Response | Promise<Response>>
>;

/** A server that answers some operations, and a React tree around it. */
function mall(routes: Routes, options: Partial<TransportOptions> = {}) {
  const counts: Record<string, number> = {};
  const fetch = fakeFetch((request) => {
    const { pathname, searchParams } = new URL(request.url);
    const name = pathname.split('/').pop() ?? '';
    counts[name] = (counts[name] ?? 0) + 1;
    return routes[name]?.(searchParams, request) ?? refusal('501', 'This server does not offer this yet.');
  });
  const transport = createTransport({
    baseUrl: 'https://mall.test',
    fetch,
    getToken: () => 's3cret-token',
    ...options,
  });
  const client = createMallQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <TransportProvider transport={transport}>{children}</TransportProvider>
    </QueryClientProvider>
  );
  return { client, wrapper, counts, fetch };
}

const stores = (query: URLSearchParams): Response => {
  const page = Number(query.get('pageNum') ?? 1);
  const pageInfo = { pageNum: page, pageSize: 20, totalElements: 45, totalPage: 3 };
  return success({
    pageInfo,
    pageList: Array.from({ length: page < 3 ? 20 : 5 }, (_, index) => ({ id: `st_${page}_${index}` })),
  });
};

test('A read returns its data without the envelope', async () => {
  const { wrapper } = mall({ 'seller!info': (query) => success({ id: query.get('sellerId') }) });
  const { result } = renderHook(() => useSellerInfo({ sellerId: 'st_1' }), { wrapper });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(result.current.data).toEqual({ id: 'st_1' });
});

test('A rejection is the error of the hook and is not retried', async () => {
  const { wrapper, counts } = mall({ 'seller!info': () => refusal('1', 'There is no such store.') });
  const { result } = renderHook(() => useSellerInfo({ sellerId: 'st_1' }), { wrapper });
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(result.current.error).toMatchObject({ key: 'storeNotFound', operationId: 'sellerInfo' });
  expect(counts['seller!info']).toBe(1);
});

test('A query key contains the fields, but neither token nor language', async () => {
  const { wrapper, client, fetch } = mall({ 'seller!list': stores });
  const { result } = renderHook(() => useSellerList({ pageNum: 2 }), { wrapper });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(fetch.url().searchParams.get('token')).toBe('s3cret-token');
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['sellerList', { pageNum: 2 }]]);
  expect(
    JSON.stringify(
      client
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state]),
    ),
  ).not.toContain('s3cret');
});

test('An infinite query pages by itself and ends after the last page', async () => {
  const { wrapper, counts } = mall({ 'seller!list': stores });
  // Reads the properties as a component does: a query renders again only for properties that were read.
  const useStores = () => {
    const { data, hasNextPage, fetchNextPage, isSuccess } = useSellerListInfinite();
    return { data, hasNextPage, fetchNextPage, isSuccess };
  };
  const { result } = renderHook(useStores, { wrapper });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  for (const pages of [2, 3]) {
    expect(result.current.hasNextPage).toBe(true);
    await act(() => result.current.fetchNextPage());
    await waitFor(() => expect(result.current.data?.pages).toHaveLength(pages));
  }
  expect(result.current.hasNextPage).toBe(false);
  expect(result.current.data?.pages.flatMap(({ pageList }) => pageList)).toHaveLength(45);
  expect(counts['seller!list']).toBe(3);
});

test('A write sends its fields and returns null if it has no data', async () => {
  const { wrapper, fetch } = mall({ 'order!pay': () => success() });
  const { result } = renderHook(() => useOrderPay(), { wrapper });
  const data = await act(() =>
    result.current.mutateAsync({ params: { orderId: 'or_1', safeword: '135790' } }),
  );
  expect(data).toBeNull();
  expect(fetch.url().searchParams.get('orderId')).toBe('or_1');
});

test('A write by GET is a mutation', async () => {
  const { wrapper, fetch } = mall({ 'user!logout': () => success() });
  const { result } = renderHook(() => useUserLogout(), { wrapper });
  await act(() => result.current.mutateAsync());
  expect(fetch.requests[0]?.method).toBe('GET');
});

test('An upload is multipart', async () => {
  const { wrapper, fetch } = mall({ 'uploadimg!execute': () => success('/uploads/1.webp') });
  const { result } = renderHook(() => useUploadimgExecute(), { wrapper });
  const file = new File(['x'], 'cat.png', { type: 'image/png' });
  expect(await act(() => result.current.mutateAsync({ data: { file, moduleName: 'evaluate' } }))).toBe(
    '/uploads/1.webp',
  );
  expect((await fetch.requests[0]?.formData())?.get('moduleName')).toBe('evaluate');
});

test('A write invalidates only the reads that the contract names', async () => {
  const address = {
    'address!list': () => success({ pageList: [] }),
    'address!add': () => success(),
    'seller!list': stores,
  };
  const { wrapper, counts } = mall(address);
  const { result } = renderHook(
    () => ({ list: useAddressList(), other: useSellerList(), add: useAddressAdd() }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.list.isSuccess && result.current.other.isSuccess).toBe(true));
  await act(() => result.current.add.mutateAsync({ params: {} as never }));
  await waitFor(() => expect(counts['address!list']).toBe(2));
  expect(counts['seller!list']).toBe(1);
});

test('A write invalidates infinite lists too', async () => {
  const { wrapper, counts } = mall({ 'seller!list': stores, 'focusSeller!add': () => success() });
  const { result } = renderHook(() => ({ list: useSellerListInfinite(), follow: useFocusSellerAdd() }), {
    wrapper,
  });
  await waitFor(() => expect(result.current.list.isSuccess).toBe(true));
  await act(() => result.current.follow.mutateAsync({ params: { sellerId: 'st_1_1' } }));
  await waitFor(() => expect(counts['seller!list']).toBe(2));
});

test('A rejected write invalidates nothing', async () => {
  const { wrapper, counts } = mall({
    'address!list': () => success({ pageList: [] }),
    'address!add': () => refusal('1', 'no'),
  });
  const { result } = renderHook(() => ({ list: useAddressList(), add: useAddressAdd() }), { wrapper });
  await waitFor(() => expect(result.current.list.isSuccess).toBe(true));
  await act(async () => {
    await expect(result.current.add.mutateAsync({ params: {} as never })).rejects.toMatchObject({
      name: 'ApiError',
    });
  });
  expect(counts['address!list']).toBe(1);
});

test('The variables of a mutation are dropped when its component unmounts', async () => {
  const { wrapper, client } = mall({ 'order!pay': () => success() });
  const { result, unmount } = renderHook(() => useOrderPay(), { wrapper });
  await act(() => result.current.mutateAsync({ params: { orderId: 'or_1', safeword: '135790' } }));
  unmount();
  await waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
});

test('Unmounting aborts the request', async () => {
  let signal: AbortSignal | undefined;
  const { wrapper } = mall({
    'seller!info': (_query, request) => {
      signal = request.signal;
      return new Promise<Response>(() => {});
    },
  });
  const { unmount } = renderHook(() => useSellerInfo({ sellerId: 'st_1' }), { wrapper });
  await waitFor(() => expect(signal).toBeDefined());
  unmount();
  await waitFor(() => expect(signal?.aborted).toBe(true));
});

test('Two trees on a page use their own transports', async () => {
  const [first, second] = [
    mall({ 'seller!list': stores }),
    mall({ 'seller!list': stores }, { baseUrl: 'https://other.test', getToken: () => 't0ken-2' }),
  ];
  for (const { wrapper } of [first, second]) {
    const { result } = renderHook(() => useSellerList(), { wrapper });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
  }
  expect(first.fetch.url().href).toBe('https://mall.test/api/seller!list?lang=en&token=s3cret-token');
  expect(second.fetch.url().href).toBe('https://other.test/api/seller!list?lang=en&token=t0ken-2');
});

test('A hook without a provider throws', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const client = createMallQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  expect(() => renderHook(() => useSellerList(), { wrapper })).toThrow('no <TransportProvider>');
  vi.restoreAllMocks();
});
