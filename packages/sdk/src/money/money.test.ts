import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  add,
  compare,
  divide,
  formatCoin,
  formatDollars,
  multiply,
  subtract,
  sum,
  toWireDollars,
  truncate,
} from './index.ts';

test('Computes sums exactly that floats get wrong', () => {
  expect(add(0.1, 0.2)).toBe('0.3');
  expect(subtract('1.0000000001', '1')).toBe('0.0000000001');
  expect(multiply(19.99, 3)).toBe('59.97');
  expect(multiply(1.005, 1000)).toBe('1005');
  expect(sum([0.1, 0.2, '0.3', 4])).toBe('4.6');
  expect(sum([])).toBe('0');
});

test('Compares amounts by value', () => {
  expect(compare('1.10', 1.1)).toBe(0);
  expect(compare('9007199254740993', '9007199254740992')).toBe(1);
  expect(compare('-1', 0)).toBe(-1);
});

test('Writes small and large amounts without an exponent', () => {
  expect(multiply('0.0000000001', '0.01')).toBe('0.000000000001');
  expect(multiply('123456789012345678', '1000000000')).toBe('123456789012345678000000000');
});

test('Truncates towards zero', () => {
  expect(truncate('1.999', 2)).toBe('1.99');
  expect(truncate('-1.999', 2)).toBe('-1.99');
  expect(truncate(1.005, 2)).toBe('1');
  expect(divide('10', '3', 10)).toBe('3.3333333333');
});

test('Rejects dollar amounts with more than two decimals', () => {
  expect(toWireDollars('12.30')).toBe(12.3);
  expect(() => toWireDollars('12.345')).toThrow(RangeError);
});

test.each([
  [0, '$0.00'],
  [1234.999, '$1,234.99'],
  ['1234567.891', '$1,234,567.89'],
  [0.005, '$0.00'],
  [0.999, '$0.99'],
  [1.005, '$1.00'],
  [2.675, '$2.67'],
  [-5.559, '-$5.55'],
  [-0.001, '$0.00'],
  ['99999999999999999.99', '$99,999,999,999,999,999.99'],
])('Formats %s as %s', (amount, formatted) => {
  expect(formatDollars(amount)).toBe(formatted);
});

test('Formats dollars in the style of the language', () => {
  expect(formatDollars('1234.56', 'de').replace(/\s/g, ' ')).toBe('1.234,56 $');
});

test('Formats a coin with all its decimals, at most ten', () => {
  expect(formatCoin('25.5')).toBe('25.5');
  expect(formatCoin('1234.12345678901')).toBe('1,234.123456789');
  expect(formatCoin('0.0000000001')).toBe('0.0000000001');
  expect(formatCoin('100')).toBe('100');
});

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const dollars = (amount: number): string => divide(amount, 100, 2);

test('Adds and subtracts dollars as whole cents', () => {
  fc.assert(
    fc.property(cents, cents, (left, right) => {
      expect(add(dollars(left), dollars(right))).toBe(dollars(left + right));
      expect(subtract(dollars(left), dollars(right))).toBe(dollars(left - right));
    }),
  );
});

test('Never shows more than the amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
      fc.integer({ min: 0, max: 9_999_999_999 }),
      (whole, part) => {
        const amount = `${whole}.${String(part).padStart(10, '0')}`;
        const formatted = formatDollars(amount).replaceAll(/[$,]/g, '');
        expect(compare(formatted, amount)).toBeLessThanOrEqual(0);
        expect(compare(subtract(amount, formatted), '0.01')).toBe(-1);
      },
    ),
  );
});
