import { createTransport, errorCatalog } from '@openmall/sdk';
import { createMallQueryClient, TransportProvider } from '@openmall/sdk/hooks';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePlaceOrder } from './use-place-order.ts';

const placed = {
  code: '0',
  msg: null,
  data: { orderList: [{ orderId: 'or_1', prizeReal: 39.6, fees: 3, tax: 1 }] },
};
const content = { orderInfo: 'g_sneaker,sk_42,1', addressId: 'ad_home', remarks: '', total: 43.6 };

/** Responds with the answers in turn; an Error stands for a lost response. */
function checkout(answers: readonly (object | Error)[]) {
  const tokens: (string | null)[] = [];
  const totals: (string | null)[] = [];
  const fetch = vi.fn((request: RequestInfo | URL) => {
    const url = new URL(request instanceof Request ? request.url : request);
    tokens.push(url.searchParams.get('submitToken'));
    totals.push(url.searchParams.get('total'));
    const answer = answers[tokens.length - 1];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(Response.json(answer));
  });
  const transport = createTransport({
    baseUrl: 'https://mall.example',
    getToken: () => 'tk_0000000000000000',
    getLang: () => 'en',
    fetch,
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <TransportProvider transport={transport}>
      <QueryClientProvider client={createMallQueryClient()}>{children}</QueryClientProvider>
    </TransportProvider>
  );
  const onPlaced = vi.fn();
  const onRejected = vi.fn();
  const { result } = renderHook(() => usePlaceOrder(onPlaced, onRejected), { wrapper });
  return { result, tokens, totals, onPlaced, onRejected };
}

beforeEach(() => localStorage.clear());

test('places one order on two clicks', async () => {
  const { result, tokens, onPlaced } = checkout([placed, placed]);
  act(() => {
    result.current.place(content);
    result.current.place(content);
  });
  await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce());
  expect(tokens).toHaveLength(1);
});

test('retries with the same token after a lost response', async () => {
  const { result, tokens, onPlaced } = checkout([new TypeError('fetch failed'), placed]);
  act(() => result.current.place(content));
  await waitFor(() => expect(onPlaced).toHaveBeenCalledWith(placed.data));
  expect(tokens).toHaveLength(2);
  expect(tokens[0]).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  expect(tokens[1]).toBe(tokens[0]);
});

test('does not retry a rejected order; the next attempt reuses its token, the next checkout gets another', async () => {
  const rejected = { code: '1', msg: 'Not enough in stock.', data: null };
  const { result, tokens, onPlaced } = checkout([rejected, placed]);
  act(() => result.current.place(content));
  await waitFor(() => expect(result.current.error).toMatchObject({ key: 'insufficientStock' }));
  expect(tokens).toHaveLength(1);
  act(() => result.current.place(content));
  await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce());
  expect(tokens[1]).toBe(tokens[0]);
  const next = checkout([placed]);
  act(() => next.result.current.place(content));
  await waitFor(() => expect(next.onPlaced).toHaveBeenCalledOnce());
  expect(next.tokens[0]).not.toBe(tokens[1]);
});

test('places nothing on a press between the placed order and the next page', async () => {
  const { result, tokens, onPlaced } = checkout([placed, placed]);
  act(() => result.current.place(content));
  await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce());
  await act(async () => {
    result.current.place(content);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(tokens).toHaveLength(1);
  expect(result.current.phase).toBe('sending');
});

test('sends the shown total and reports a changed total', async () => {
  const changed = { code: '1', msg: errorCatalog.orderTotalChanged.text, data: null };
  const { result, tokens, totals, onRejected, onPlaced } = checkout([changed, placed]);
  act(() => result.current.place(content));
  await waitFor(() => expect(result.current.error).toMatchObject({ key: 'orderTotalChanged' }));
  expect(onRejected).toHaveBeenCalledOnce();
  act(() => result.current.place({ ...content, total: 51.2 }));
  await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce());
  expect(totals).toEqual(['43.6', '51.2']);
  expect(tokens[1], 'the token does not depend on the total').toBe(tokens[0]);
});
