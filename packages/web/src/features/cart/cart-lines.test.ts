import { expect, test } from 'vitest';
import type { CartLine } from '../../shared/cart/cart-port.ts';
import {
  addLine,
  checksOf,
  type CartItem,
  groupByStore,
  mergeCarts,
  removeLines,
  setChecked,
  setCount,
  setLater,
  totalOf,
} from './cart-lines.ts';

const northwind = { id: 'st_northwind', name: 'Northwind Outfitters' };
const kumo = { id: 'st_kumo', name: 'Kumo Living' };

const line = (of: Partial<CartLine> = {}): CartLine => ({
  id: 'g_sneaker',
  skuId: 'sk_42',
  name: 'Canvas sneaker',
  checkAttrName: 'Navy, 42',
  price: 39.6,
  imgUrl1: null,
  buyMin: 1,
  count: 1,
  seller: northwind,
  ...of,
});
const teapot = line({ id: 'g_teapot', skuId: '-1', price: 64, seller: kumo });
const MAX = 500;

test('joins lines of the same goods and variant, and keeps variants apart', () => {
  const once = addLine([], line({ count: 2 }), MAX);
  const twice = addLine(once, line({ count: 3, price: 35 }), MAX);
  expect(twice).toHaveLength(1);
  expect(twice[0]).toMatchObject({ count: 5, price: 35, checked: true });
  expect(addLine(twice, line({ skuId: 'sk_43' }), MAX)).toHaveLength(2);
});

test('limits a line to its minimum and the maximum of the mall', () => {
  const [item] = addLine([], line({ buyMin: 5, count: 1 }), MAX);
  expect(item?.count).toBe(5);
  expect(setCount(addLine([], line(), MAX), line(), 900, MAX)[0]?.count).toBe(500);
  expect(setCount(addLine([], line(), MAX), line(), 0, MAX)[0]?.count).toBe(1);
});

test('adds a new line checked and on top, also to unchecked lines', () => {
  const items = setChecked(addLine([], line(), MAX), [line()], false);
  expect(addLine(items, teapot, MAX).map(({ id, checked }) => [id, checked])).toEqual([
    ['g_teapot', true],
    ['g_sneaker', false],
  ]);
});

test('merges the cart of the visitor into the own cart and keeps the larger number of equal lines', () => {
  const own = addLine([], line({ count: 2 }), MAX);
  const visitorCart = addLine(addLine([], line({ count: 1 }), MAX), teapot, MAX);
  expect(mergeCarts(own, visitorCart, MAX).map(({ id, count }) => [id, count])).toEqual([
    ['g_teapot', 1],
    ['g_sneaker', 2],
  ]);
  expect(mergeCarts(visitorCart, own, MAX)[1]?.count).toBe(2);
});

test('removes only the given lines', () => {
  const items = addLine(addLine([], line(), MAX), teapot, MAX);
  expect(removeLines(items, [{ id: 'g_teapot', skuId: '-1' }]).map(({ id }) => id)).toEqual(['g_sneaker']);
  expect(removeLines(items, [{ id: 'g_sneaker', skuId: 'sk_43' }])).toHaveLength(2);
});

test('groups lines by store, in the order of the stores', () => {
  const items = [line({ id: 'g_beanie' }), teapot, line()].reduce(
    (lines, item) => addLine(lines, item, MAX),
    addLine([], line(), MAX),
  );
  const groups = groupByStore(items).map(({ seller, items: lines }) => [
    seller.name,
    lines.map(({ id }) => id),
  ]);
  expect(groups).toEqual([
    ['Kumo Living', ['g_teapot']],
    ['Northwind Outfitters', ['g_beanie', 'g_sneaker']],
  ]);
});

test('computes totals exactly where floats would not', () => {
  expect(0.1 * 3).not.toBe(0.3);
  expect(totalOf([line({ price: 0.1, count: 3 })])).toBe('0.3');
  expect(
    totalOf([
      line({ price: 1.1, count: 3 }),
      line({ price: 4.35, count: 100 }),
      line({ price: 0.07, count: 500 }),
    ]),
  ).toBe('473.3');
  expect(totalOf([])).toBe('0');
});

test('sums lines at the price of their quantity', () => {
  const priceTiers = [
    { minNum: 10, price: 35 },
    { minNum: 50, price: 30.5 },
  ];
  const totalFor = (count: number) => totalOf([line({ price: 39.6, priceTiers, count })]);
  expect([9, 10, 50].map(totalFor)).toEqual(['356.4', '350', '1525']);
});

test('a line saved for later comes back by itself or when it is added again', () => {
  const later = setLater(addLine([], line({ count: 2 }), MAX), line(), true);
  expect(later).toMatchObject([{ isLater: true, checked: false, count: 2 }]);
  expect(setLater(later, line(), false)).toMatchObject([{ isLater: false, checked: true, count: 2 }]);
  expect(addLine(later, line(), MAX)).toMatchObject([{ isLater: false, checked: true, count: 1 }]);
});

test('a merged cart keeps what was saved for later', () => {
  const later = setLater(addLine([], line(), MAX), line(), true);
  expect(mergeCarts([], later, MAX)).toMatchObject([{ isLater: true }]);
  expect(mergeCarts(addLine([], line(), MAX), later, MAX)).toMatchObject([{ isLater: false }]);
});

test('a line that is gone cannot be checked, and all others count as all', () => {
  const gone = { ...addLine([], line(), MAX)[0], gone: 'productRemoved', checked: false } as CartItem;
  const items = [gone, ...addLine([], teapot, MAX)];
  expect(setChecked(items, items, true).map(({ checked }) => checked)).toEqual([false, true]);
  expect(checksOf(items)).toEqual({ all: true, some: false });
  expect(checksOf([gone])).toEqual({ all: false, some: false });
  expect(setLater([{ ...gone, isLater: true }], gone, false)[0]?.checked).toBe(false);
});
