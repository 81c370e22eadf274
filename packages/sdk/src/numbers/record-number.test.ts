import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRecordNumber, withCheckDigit } from './record-number.ts';

test('Adds the check digit of ISO 7064 MOD 11,10', () => {
  // The example of the standard, and a German tax number, which uses the same digit.
  expect([withCheckDigit('0794'), withCheckDigit('8609574271')]).toEqual(['07945', '86095742719']);
});

const numbers = fc
  .integer({ min: 100_000_000, max: 999_999_999 })
  .map((digits) => withCheckDigit(String(digits)));

test('Reveals every single wrong digit', () => {
  fc.assert(
    fc.property(numbers, fc.nat({ max: 9 }), fc.integer({ min: 1, max: 9 }), (number, at, shift) => {
      const wrong = (Number(number[at]) + shift) % 10;
      expect(isRecordNumber(number)).toBe(true);
      expect(isRecordNumber(`${number.slice(0, at)}${wrong}${number.slice(at + 1)}`)).toBe(false);
    }),
  );
});

test.each(['', '531026847', '53102684755', '0310268475', '5310-268475', '٥٣١٠٢٦٨٤٧٥'])(
  'Rejects %j',
  (text) => {
    expect(isRecordNumber(text)).toBe(false);
  },
);
