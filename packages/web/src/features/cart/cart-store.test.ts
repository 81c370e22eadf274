import { beforeEach, expect, test, vi } from 'vitest';
import type { CartLine } from '../../shared/cart/cart-port.ts';

const sneaker: CartLine = {
  id: 'g_sneaker',
  skuId: 'sk_42',
  name: 'Canvas sneaker',
  checkAttrName: '',
  price: 39.6,
  imgUrl1: null,
  buyMin: 1,
  count: 1,
  seller: { id: 'st_n', name: 'Northwind' },
};
const teapot: CartLine = { ...sneaker, id: 'g_teapot', skuId: '-1' };
const amelia = { token: 'tk_amelia_00000000', username: 'amelia@example.com', usercode: 'A7K2P9' };
const jonas = { token: 'tk_jonas_000000000', username: 'jonas@example.com', usercode: 'R3W8LD' };

/** Simulates a reload: the modules start again from the browser's storage. */
async function reload() {
  vi.resetModules();
  const [{ cart }, { session }] = await Promise.all([
    import('./cart-store.ts'),
    import('../../shared/session/session.ts'),
  ]);
  return { cart, session, ids: () => cart.get().map(({ id }) => id) };
}

beforeEach(() => localStorage.clear());

test('a cart survives a reload', async () => {
  (await reload()).cart.add(sneaker);
  expect((await reload()).ids()).toEqual(['g_sneaker']);
});

test('keeps the carts of users apart', async () => {
  const { cart, session, ids } = await reload();
  session.open(amelia);
  cart.add(sneaker);
  session.close();
  expect(ids()).toEqual([]);
  session.open(jonas);
  expect(ids()).toEqual([]);
  cart.add(teapot);
  session.close();
  session.open(amelia);
  expect(ids()).toEqual(['g_sneaker']);
});

test('moves the cart of a visitor to the user at login, once', async () => {
  const { cart, session, ids } = await reload();
  session.open(amelia);
  cart.add(sneaker);
  session.close();
  cart.add(teapot);
  cart.add(sneaker);
  session.open(amelia);
  expect(cart.get().map(({ id, count, checked }) => [id, count, checked])).toEqual([
    ['g_teapot', 1, true],
    ['g_sneaker', 1, true],
  ]);
  session.close();
  expect(ids()).toEqual([]);
});

test('restores a removed line at its position', async () => {
  const { cart, ids } = await reload();
  cart.add(sneaker);
  cart.add(teapot);
  const [first] = cart.get();
  if (!first) throw new Error('The cart is empty');
  cart.remove([first]);
  cart.restore(first, 0);
  expect(ids()).toEqual(['g_teapot', 'g_sneaker']);
});

test('uses the last known maximum of the mall', async () => {
  localStorage.setItem('maxBuy', '20');
  const { cart } = await reload();
  cart.add({ ...sneaker, count: 30 });
  expect(cart.get()[0]?.count).toBe(20);
});

test('drops invalid stored lines and keeps the others', async () => {
  localStorage.setItem('cart.anonymous', JSON.stringify([{ id: 'g_1' }, { ...sneaker, checked: true }, 7]));
  expect((await reload()).ids()).toEqual(['g_sneaker']);
});
