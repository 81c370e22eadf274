import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatTagOf, languages, tagOf } from '../../i18n/languages.ts';
import { readAmount } from './read-amount.ts';

test.each([
  ['de', '12,', ['12']],
  ['de', '12,50', ['12.50']],
  ['de', '1.000,50', ['1000.50']],
  ['de', '1,000.50', ['1000.50']],
  ['de', '12.50', ['12.50']],
  ['de', '1.500', ['1500', '1.500']],
  ['de', '1,500', ['1500', '1.500']],
  ['es', '1.500', ['1500', '1.500']],
  ['pt', '1.500', ['1500', '1.500']],
  ['id', '1.500', ['1500', '1.500']],
  ['tr', '1.500', ['1500', '1.500']],
  ['de', '1.500.000', ['1500000']],
  ['de', '0.500', ['0.500']],
  ['fr', '1 000,50', ['1000.50']],
  ['fr', '1\u202f000', ['1000']],
  ['en', '12.50', ['12.50']],
  ['en', '1.500', ['1.500']],
  ['en', '1,500', ['1500', '1.500']],
  ['en', "1'500", ['1500']],
  ['hi', '1,00,000.5', ['100000.5']],
  ['hi', '१२.५', ['12.5']],
  ['ar', '١٢٫٥٠', ['12.50']],
  ['ar', '١٬٥٠٠', ['1500']],
  ['ja', '１２．５', ['12.5']],
  ['en', '1.2.3', []],
  ['en', '12x', []],
  ['en', '-5', []],
  ['en', '', []],
] as const)('In %s %j is read as %j', (language, text, amounts) => {
  expect(readAmount(text, { language, places: 10 })).toEqual(amounts);
});

it('reads 1,500 in English as whole dollars where a field takes cents only', () => {
  expect(readAmount('1,500', { language: 'en', places: 2 })).toEqual(['1500']);
});

const bare = (amount: string): string => amount.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');

describe.each(languages)('$code', ({ code }) => {
  it('reads amounts that Intl formats: as the same amount, or as a question with the amount among the choices', () => {
    const amounts = fc.tuple(fc.nat(999_999_999), fc.nat(9_999_999_999));
    fc.assert(
      fc.property(
        amounts,
        fc.nat(10),
        fc.constantFrom(tagOf(code), formatTagOf(code)),
        ([whole, part], cut, tag) => {
          const decimals = String(part).padStart(10, '0').slice(0, cut);
          const amount = bare(decimals === '' ? String(whole) : `${whole}.${decimals}`);
          const options = { maximumFractionDigits: 10, minimumFractionDigits: 0 };
          // Intl formats decimal strings exactly; its types have their own name for them.
          const text = new Intl.NumberFormat(tag, options).format(amount as Intl.StringNumericLiteral);
          const readings = readAmount(text, { language: code, places: 10 }).map(bare);
          expect(readings).toContain(amount);
          const isOpen = /^\D*\p{Nd}{1,3}[.,]\p{Nd}{3}$/u.test(text);
          if (!isOpen) expect(readings).toEqual([amount]);
        },
      ),
    );
  });
});
