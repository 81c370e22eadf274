import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legalQuantity } from './legal-quantity.ts';

test('below the minimum becomes the minimum, above the maximum the maximum', () => {
  expect(legalQuantity(1, { min: 5, max: 500 })).toBe(5);
  expect(legalQuantity(501, { min: 5, max: 500 })).toBe(500);
});

test('steps count from the minimum and never exceed the wanted quantity', () => {
  expect(legalQuantity(60, { min: 48, max: 500, step: 24 })).toBe(48);
  expect(legalQuantity(72, { min: 48, max: 500, step: 24 })).toBe(72);
});

test('the result can always be ordered', () => {
  const rule = fc.record({
    min: fc.integer({ min: 1, max: 100 }),
    more: fc.integer({ min: 0, max: 500 }),
    step: fc.integer({ min: 1, max: 30 }),
  });
  fc.assert(
    fc.property(rule, fc.integer({ min: -10, max: 2000 }), ({ min, more, step }, wanted) => {
      const answer = legalQuantity(wanted, { min, max: min + more, step });
      return answer >= min && answer <= min + more && (answer - min) % step === 0;
    }),
  );
});
