import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartPut, orderSubmit } from '../generated/validators.ts';
import { createTransport } from '../transport/create-transport.ts';
import { fakeFetch, page, refusal, type Reply, success } from '../transport/test-support/fake-fetch.ts';
import { cartLinesOf } from './cart-lines.ts';
import { orderInfoOf } from './order-info.ts';
import { newSubmitToken } from './submit-token.ts';
import { placeOrders } from './place-orders.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lines = [
  { sellerGoodsId: 'g_lamp', skuId: 'sk_red', count: 2 },
  { sellerGoodsId: 'g_tea', count: 1 },
];
const placed = success({ orderList: [{ orderId: 'or_1', prizeReal: 5, fees: 0, tax: 0 }] });

function setup(...replies: Reply[]) {
  const fetch = fakeFetch(...replies);
  const transport = createTransport({ baseUrl: 'https://mall.test', fetch });
  const tokens = () => fetch.requests.map(({ url }) => new URL(url).searchParams.get('submitToken'));
  return { fetch, transport, tokens };
}

test('Lines become the triplets of the wire; goods without variants have the variant -1', () => {
  expect(orderInfoOf(lines)).toBe('g_lamp,sk_red,2,g_tea,-1,1');
});

test('Lines become the quadruplets of the cart, which the contract accepts', async () => {
  const text = cartLinesOf([...lines, { sellerGoodsId: 'g_pot', count: 0, isLater: true }]);
  expect(text).toBe('g_lamp,sk_red,2,0,g_tea,-1,1,0,g_pot,-1,0,1');
  expect(await cartPut.isValid({ lines: text })).toBe(true);
});

test('A submit has a token of its own, and an order has the id under the name of all answers', async () => {
  const { fetch, transport, tokens } = setup(placed);
  const [order] = await placeOrders(transport, { lines, addressId: 'ad_home' });
  expect(order?.id).toBe('or_1');
  expect(fetch.url().searchParams.get('orderInfo')).toBe('g_lamp,sk_red,2,g_tea,-1,1');
  expect(fetch.url().searchParams.get('addressId')).toBe('ad_home');
  await placeOrders(transport, { lines });
  expect(new Set(tokens()).size).toBe(2);
});

test.each([
  ['no response', new TypeError('offline')],
  ['a bad gateway', page('', 502)],
])('After %s it submits again with the same token', async (_what, reply) => {
  const { transport, tokens } = setup(reply, reply, placed);
  const orders = placeOrders(transport, { lines });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await orders).toHaveLength(1);
  expect(tokens()).toHaveLength(3);
  expect(new Set(tokens()).size).toBe(1);
});

test('A refusal is final, and so is the last of the retries', async () => {
  const refused = setup(refusal('1', 'no'));
  await expect(placeOrders(refused.transport, { lines })).rejects.toMatchObject({ kind: 'envelope' });
  expect(refused.fetch.requests).toHaveLength(1);
  const lost = setup(new TypeError('offline'));
  await expect(placeOrders(lost.transport, { lines }, { retries: 0 })).rejects.toMatchObject({
    kind: 'network',
  });
  expect(lost.fetch.requests).toHaveLength(1);
});

test('A token fits the contract, also on a page without TLS', async () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
  const submitToken = newSubmitToken();
  const wish = { orderInfo: orderInfoOf(lines), submitToken };
  expect((await orderSubmit.validate(wish)).submitToken).toBe(submitToken);
});
