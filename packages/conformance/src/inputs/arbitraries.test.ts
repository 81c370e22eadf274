import fc from 'fast-check';
import { expect, it } from 'vitest';
import { operation } from '../contract/operations.ts';
import { inputsOf } from './arbitraries.ts';

it('draws no two coupons for one store, which the contract excludes in words', () => {
  const drawn = fc.sample(inputsOf(operation('orderQuote'), {}), { seed: 2, numRuns: 2_000 });
  const choices = drawn.flatMap(({ coupons }) => (typeof coupons === 'string' ? [coupons.split(',')] : []));
  expect(choices.some((parts) => parts.length > 2)).toBe(true);
  for (const parts of choices) {
    const stores = parts.filter((_, index) => index % 2 === 0);
    expect(new Set(stores).size).toBe(stores.length);
  }
});
