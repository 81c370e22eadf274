import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isGreater } from '../money/exact.ts';
import { discountedPrice, unitPrice } from './price-order.ts';

const tiers = [
  { minQuantity: 10, price: '9.00' },
  { minQuantity: 50, price: '8.00' },
];

it('charges the price of the tier that the quantity reaches', () => {
  const at = (quantity: number) => unitPrice({ price: '10.00', discountRatio: null, tiers, quantity });
  expect([1, 9, 10, 49, 50, 500].map(at)).toEqual(['10.00', '10.00', '9.00', '9.00', '8.00', '8.00']);
});

it('charges the discounted price while it is lower than the tier', () => {
  const at = (quantity: number) => unitPrice({ price: '10.00', discountRatio: '0.15', tiers, quantity });
  expect([1, 10, 50].map(Number).map(at).map(Number)).toEqual([8.5, 8.5, 8]);
});

it('never charges more for a larger quantity, nor more than the discounted price', () => {
  const ratio = fc.option(
    fc.integer({ min: 1, max: 99 }).map((percent) => `0.${String(percent).padStart(2, '0')}`),
  );
  const quantity = fc.integer({ min: 1, max: 500 });
  fc.assert(
    fc.property(ratio, quantity, quantity, (discountRatio, one, other) => {
      const terms = { price: '10.00', discountRatio, tiers };
      const [small, large] = [Math.min(one, other), Math.max(one, other)];
      const forSmall = unitPrice({ ...terms, quantity: small });
      const forLarge = unitPrice({ ...terms, quantity: large });
      expect(isGreater(forLarge, forSmall)).toBe(false);
      expect(isGreater(forSmall, discountedPrice('10.00', discountRatio))).toBe(false);
    }),
  );
});
