import { expect, test } from 'vitest';
import { fixOf } from './quote-fix.ts';
import { linesOf, orderInfoOf } from '../order-info.ts';

const line = { goodsNum: 2, stock: 87, buyMin: 1, goodsReal: 39.6, problems: [] };

test('suggests nothing for an unchanged line', () => {
  expect(fixOf(line, 39.6, 500)).toBe('none');
  expect(fixOf(line, undefined, 500)).toBe('none');
});

test('suggests the new price of a line', () => {
  expect(fixOf(line, 35, 500)).toEqual({ price: 39.6 });
});

test('limits the quantity to stock, minimum and maximum', () => {
  expect(fixOf({ ...line, goodsNum: 90, problems: ['insufficientStock'] }, 39.6, 500)).toEqual({ count: 87 });
  expect(fixOf({ ...line, buyMin: 5, problems: ['belowMinimumOrder'] }, 39.6, 500)).toEqual({ count: 5 });
  expect(fixOf({ ...line, goodsNum: 60, problems: ['aboveMaximumQuantity'] }, 30, 50)).toEqual({
    count: 50,
    price: 39.6,
  });
});

test('suggests removal if no quantity can be ordered', () => {
  expect(fixOf({ ...line, problems: ['productRemoved'] }, 39.6, 500)).toBe('remove');
  expect(fixOf({ ...line, stock: 0, problems: ['insufficientStock'] }, 39.6, 500)).toBe('remove');
  expect(
    fixOf({ ...line, stock: 3, buyMin: 5, problems: ['belowMinimumOrder', 'insufficientStock'] }, 39.6, 500),
  ).toBe('remove');
});

test('parses order items that it has written, and rejects invalid ones', () => {
  const lines = [
    { id: 'g_canvas_sneaker', skuId: 'sk_42', count: 2 },
    { id: 'g_beanie', skuId: '-1', count: 7 },
  ];
  expect(linesOf(orderInfoOf(lines))).toEqual(lines);
  expect(linesOf('g_1,-1')).toEqual([]);
  expect(linesOf('g_1,-1,0')).toEqual([]);
  expect(linesOf('<script>,-1,1')).toEqual([]);
});
