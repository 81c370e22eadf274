import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createTransport } from '../transport/create-transport.ts';
import { fakeFetch, success } from '../transport/test-support/fake-fetch.ts';
import { createMallQueryClient, TransportProvider, usePlaceOrders } from './index.ts';

const wish = { lines: [{ sellerGoodsId: 'g_1', skuId: 'sk_red', count: 2 }], addressId: 'ad_home' };

function shop(fetch: ReturnType<typeof fakeFetch>) {
  const transport = createTransport({ baseUrl: 'https://mall.test', fetch, retries: 0 });
  const client = createMallQueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <TransportProvider transport={transport}>{children}</TransportProvider>
    </QueryClientProvider>
  );
  return { client, ...renderHook(() => usePlaceOrders(), { wrapper }) };
}

test('Orders are placed from lines, and the list of orders is read again', async () => {
  const fetch = fakeFetch(success({ orderList: [{ orderId: 'or_1', prizeReal: 5, fees: 0, tax: 0 }] }));
  const { client, result } = shop(fetch);
  client.setQueryData(['orderListMain', {}], { pageList: [] });
  act(() => result.current.mutate(wish));
  await waitFor(() => expect(result.current.data?.[0]?.id).toBe('or_1'));
  expect(new URL(fetch.requests[0]?.url ?? '').searchParams.get('orderInfo')).toBe('g_1,sk_red,2');
  expect(client.getQueryState(['orderListMain', {}])?.isInvalidated).toBe(true);
});

test('A refusal has the errors of order!submit', async () => {
  const { result } = shop(
    fakeFetch(Response.json({ code: '1', msg: '…', key: 'insufficientStock', data: null })),
  );
  act(() => result.current.mutate(wish));
  await waitFor(() => expect(result.current.error?.key).toBe('insufficientStock'));
});
