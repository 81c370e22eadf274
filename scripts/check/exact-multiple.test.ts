import { expect, test } from 'vitest';
import { isExactMultiple } from './exact-multiple.ts';

test.each([1.15, 0.07, 0.29, 129.9, 999999999.99, 1e9, 0, -4.35])('%s is a multiple of 0.01', (value) => {
  expect(isExactMultiple(value, 0.01)).toBe(true);
});

test.each([0.001, 1.005, 1.0000000001, 1e-7, 99999.999])('%s is not a multiple of 0.01', (value) => {
  expect(isExactMultiple(value, 0.01)).toBe(false);
});

test('Infinity and NaN are multiples of nothing', () => {
  expect(isExactMultiple(Infinity, 0.01)).toBe(false);
  expect(isExactMultiple(NaN, 0.01)).toBe(false);
});

test('Handles numbers with an exponent', () => {
  expect(isExactMultiple(1e300, 0.01)).toBe(true);
  expect(isExactMultiple(3e-7, 1e-7)).toBe(true);
});
