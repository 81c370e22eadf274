import { createMocks, type Mocks } from '@openmall/mocks';
import {
  cartList,
  cartPut,
  createTransport,
  operationMap,
  sellerGoodsInfo,
  sellerGoodsList,
  type OperationId,
  type Transport,
} from '@openmall/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartLine } from '../../../shared/cart/cart-port.ts';
import { session } from '../../../shared/session/session.ts';
import { toasts } from '../../../shared/ui/feedback/toast.ts';
import { cart } from '../cart-store.ts';
import { knownCart } from './known-cart.ts';
import { leaveCart } from './leave-cart.ts';
import { syncCart, type CartSync } from './sync-cart.ts';

const idByPath = new Map(
  Object.entries(operationMap).map(([id, { path }]) => [path as string, id as OperationId]),
);

let mocks: Mocks;
let transport: Transport;
let sync: CartSync | undefined;
/** What the network does: answer, fail, answer writes alone, or answer like a server without the call. */
let network: 'on' | 'off' | 'writesOnly' | 'noCarts' = 'on';
let line: CartLine;
const calls: string[] = [];

/** Another device of the same account. */
const elsewhere = {
  put: (lines: string) => cartPut(transport, { lines }),
  read: async () =>
    (await cartList(transport, {})).lines.map(({ sellerGoodsId, goodsNum, isLater }) =>
      [sellerGoodsId, goodsNum, isLater].join(),
    ),
};
const here = () => cart.get().map(({ id, count, isLater = false }) => [id, count, isLater ? 1 : 0].join());
const begin = async () => {
  sync = syncCart(transport);
  await sync.flush();
};
const signIn = () => mocks.session && session.open(mocks.session);

async function lineOf(id: string, count = 1): Promise<CartLine> {
  const { canSelectAttributes, name, sellerId, buyMin } = await sellerGoodsInfo(transport, {
    sellerGoodsId: id,
  });
  const [sku] = canSelectAttributes.skus;
  if (!sku) throw new Error('No variant');
  const seller = { id: sellerId, name: sellerId };
  return {
    id,
    skuId: sku.skuId,
    name,
    checkAttrName: '',
    price: sku.price,
    imgUrl1: null,
    buyMin,
    count,
    seller,
  };
}

beforeEach(async () => {
  localStorage.clear();
  calls.length = 0;
  network = 'on';
  mocks = createMocks({ latency: 0, scenario: 'empty-cart' });
  transport = createTransport({
    baseUrl: 'http://mall.test',
    retries: 0,
    getToken: () => mocks.session?.token,
    fetch: async (url, init) => {
      if (network === 'off') throw new TypeError('Failed to fetch');
      const { pathname } = new URL(url);
      calls.push(pathname);
      if (network === 'writesOnly' && pathname.includes('cart!list')) throw new TypeError('Failed to fetch');
      if (network === 'noCarts' && pathname.includes('cart!'))
        return new Response('Not found', { status: 404 });
      const answer = await mocks.answer(idByPath.get(pathname) ?? 'cartList', new Request(url, init));
      return answer ?? Response.error();
    },
  });
  session.close();
  cart.replace([]);
  toasts.set([]);
  line = await lineOf('tejo-satin-blouse');
});
afterEach(() => {
  sync?.stop();
  session.close();
});

test('takes over the cart of the account at login, together with the cart of the visitor', async () => {
  await elsewhere.put(`tejo-satin-blouse,${line.skuId},3,0`);
  const { pageList } = await sellerGoodsList(transport);
  const other = await lineOf(pageList.find(({ id }) => id !== line.id)?.id ?? '');
  cart.add(line);
  cart.add(other);
  signIn();
  await begin();
  expect(here()).toEqual([`${other.id},${other.count},0`, 'tejo-satin-blouse,3,0']);
  expect(await elsewhere.read()).toEqual(here());
});

test('sends changes of this device, and takes over those of another', async () => {
  signIn();
  await begin();
  cart.add(line);
  await sync?.flush();
  expect(await elsewhere.read()).toEqual(['tejo-satin-blouse,1,0']);
  const [item] = cart.get();
  if (!item) throw new Error('The cart is empty');
  cart.check([item], false);
  const { revision } = await elsewhere.put(`${line.id},${line.skuId},4,0`);
  sync?.noticed(revision);
  await vi.waitFor(() => expect(here()).toEqual(['tejo-satin-blouse,4,0']));
  expect(cart.get()[0]?.checked).toBe(false);
  cart.saveForLater(item);
  await sync?.flush();
  expect(await elsewhere.read()).toEqual(['tejo-satin-blouse,4,1']);
  await elsewhere.put(`${line.id},${line.skuId},0,0`);
  await sync?.flush();
  expect(here()).toEqual([]);
});

test('keeps changes while there is no network, also over a reload', async () => {
  signIn();
  await begin();
  network = 'off';
  cart.add({ ...line, count: 2 });
  expect(await sync?.flush()).toBe(false);
  expect(here()).toEqual(['tejo-satin-blouse,2,0']);
  sync?.stop();
  network = 'on';
  await begin();
  expect(await elsewhere.read()).toEqual(['tejo-satin-blouse,2,0']);
});

test('sends a change once that the server has, also if the page was closed before the answer', async () => {
  signIn();
  await begin();
  network = 'writesOnly';
  cart.add(line);
  await sync?.flush();
  sync?.stop();
  network = 'on';
  await elsewhere.put(`${line.id},${line.skuId},1,1`);
  await begin();
  expect(await elsewhere.read()).toEqual(['tejo-satin-blouse,1,1']);
  expect(here()).toEqual(['tejo-satin-blouse,1,1']);
});

test('undoes a line that the server refuses, says why, and keeps the others', async () => {
  signIn();
  await begin();
  cart.add(line);
  cart.add({ ...line, id: 'no-such-goods', name: 'A ghost' });
  await sync?.flush();
  expect(here()).toEqual(['tejo-satin-blouse,1,0']);
  await vi.waitFor(() => expect(toasts.get()).toHaveLength(1), 2_000);
});

test('names a line of the visitor that could not be taken', async () => {
  cart.add({ ...line, id: 'no-such-goods', name: 'A ghost' });
  signIn();
  await begin();
  expect(here()).toEqual([]);
  expect(toasts.get()[0]?.text).toMatch(/^A ghost: /);
});

test('works as before with a server that keeps no carts', async () => {
  network = 'noCarts';
  cart.add(line);
  signIn();
  await begin();
  cart.add({ ...line, count: 2 });
  expect(here()).toEqual(['tejo-satin-blouse,3,0']);
  const before = calls.length;
  await sync?.flush();
  expect(calls).toHaveLength(before);
  await leaveCart();
  session.close();
  expect(here()).toEqual([]);
  signIn();
  expect(here()).toEqual(['tejo-satin-blouse,3,0']);
});

test('signing out clears the cart on this device, and the account brings it back', async () => {
  signIn();
  await begin();
  cart.add(line);
  await leaveCart();
  sync?.stop();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('cart'))).toEqual([]);
  session.close();
  expect(here()).toEqual([]);
  signIn();
  await begin();
  expect(here()).toEqual(['tejo-satin-blouse,1,0']);
});

test('signing out without a network loses no change', async () => {
  signIn();
  await begin();
  network = 'off';
  cart.add(line);
  await leaveCart();
  expect(here()).toEqual(['tejo-satin-blouse,1,0']);
});

test('gives its cart back to a server that has lost it', async () => {
  signIn();
  await begin();
  cart.add(line);
  await sync?.flush();
  cart.setCount({ ...line, checked: true }, 2);
  await sync?.flush();
  mocks.reset();
  await sync?.flush();
  expect(await elsewhere.read()).toEqual(['tejo-satin-blouse,2,0']);
  expect(knownCart()?.revision).toBe(1);
});
