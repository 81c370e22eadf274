import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseWireDecimal, parseWireInteger } from './wire-number.ts';

test('Parses every integer of up to 15 digits', () => {
  const integers = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 });
  fc.assert(
    fc.property(integers, (value) => {
      expect([parseWireInteger(String(value)), parseWireDecimal(String(value))]).toEqual([value, value]);
    }),
  );
});

test.each([
  ['1.50', 1.5],
  ['-0.05', -0.05],
  ['12345.1000000000', 12_345.1],
])('Parses the decimal %s as %s, but not as an integer', (text, value) => {
  expect([parseWireDecimal(text), parseWireInteger(text)]).toEqual([value, undefined]);
});

test.each([
  '',
  ' 5',
  '+5',
  '-0',
  '-0.0',
  '007',
  '1.',
  '.5',
  '1e3',
  '0x10',
  '1,000',
  '1_000',
  '٣',
  'Infinity',
  '1.12345678901',
])('Rejects %j', (text) => {
  expect([parseWireDecimal(text), parseWireInteger(text)]).toEqual([undefined, undefined]);
});

test('Rejects a number that a double cannot represent', () => {
  expect([
    parseWireInteger('9007199254740993'),
    parseWireDecimal('900719925474099.35'),
    parseWireDecimal('900719925474099.00'),
  ]).toEqual([undefined, undefined, 900_719_925_474_099]);
});
