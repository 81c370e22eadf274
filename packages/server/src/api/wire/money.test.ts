import { toWireDollars, truncate } from '@openmall/sdk/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dollars } from './money.ts';

it('Dollars are cut to cents, exactly, however many digits an amount has', () => {
  const digits = fc.stringMatching(/^\d{1,20}$/);
  const amount = fc
    .tuple(fc.constantFrom('', '-'), digits, fc.option(digits))
    .map(([sign, whole, decimals]) => `${sign}${whole}${decimals === null ? '' : `.${decimals}`}`);
  fc.assert(fc.property(amount, (text) => dollars(text) + 0 === toWireDollars(truncate(text, 2)) + 0));
  expect([dollars('49.9990000000'), dollars('1234567890123'), dollars('0.1'), dollars('7')]).toEqual([
    49.99, 1_234_567_890_123, 0.1, 7,
  ]);
});
