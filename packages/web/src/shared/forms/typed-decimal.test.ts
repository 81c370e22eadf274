import { expect, test } from 'vitest';
import { makeTypedDecimal } from './typed-decimal.ts';

test.each([
  ['de', '12,', '12.'],
  ['de', '12,50', '12.50'],
  ['de', '1.000,50', '1000.50'],
  ['de', '1,000.50', '1000.50'],
  ['de', '12.50', '12.50'],
  ['fr', '1 000,50', '1000.50'],
  ['en', '12.50', '12.50'],
  ['en', '1,000', '1,000'],
  ['ar', '١٢٫٥٠', '12.50'],
  ['hi', '१२.५', '12.5'],
  ['ja', '１２．５'.replace('．', '.'), '12.5'],
])('In %s %j is %s', (tag, text, amount) => {
  expect(makeTypedDecimal(tag)(text)).toBe(amount);
});
