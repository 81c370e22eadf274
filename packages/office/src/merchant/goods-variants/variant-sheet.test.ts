import { describe, expect, it } from 'vitest';
import { combine, draftsOf, isWhole, optionsOf, rowsOf, valuesOf } from './variant-sheet.ts';

const only = { skuId: 'sk_1', values: [], price: '10', stock: '4', picture: null };

describe('The sheet of variants', () => {
  it('reads values without blanks and repeats', () => {
    expect(valuesOf({ name: 'Size', values: ' S, M,,m，L、XL' })).toEqual(['S', 'M', 'L', 'XL']);
  });

  it('makes a row of each combination, and the first one the variant that was there', () => {
    const rows = combine([{ name: 'Size', values: 'S, M' }], [only]);
    expect(rows).toEqual([
      { skuId: 'sk_1', values: ['S'], price: '10', stock: '4', picture: null },
      { values: ['M'], price: '10', stock: '0', picture: null },
    ]);
    const crossed = combine(
      [
        { name: 'Size', values: 'S, M' },
        { name: 'Colour', values: 'Red, Blue' },
      ],
      rows,
    );
    expect(crossed.map(({ values }) => values.join('/'))).toEqual(['S/Red', 'S/Blue', 'M/Red', 'M/Blue']);
    expect(crossed.map(({ skuId }) => skuId)).toEqual(['sk_1', undefined, undefined, undefined]);
  });

  it('keeps what was typed when a value is added or an option renamed', () => {
    const typed = combine([{ name: 'Size', values: 'S, M' }], [only]).map((row) => ({ ...row, price: '12' }));
    const more = combine([{ name: 'Fit', values: 'S, M, L' }], typed);
    expect(more.map(({ price, skuId }) => [price, skuId])).toEqual([
      ['12', 'sk_1'],
      ['12', undefined],
      ['12', undefined],
    ]);
  });

  it('reads the variants of goods back into options and rows', () => {
    const variant = { attributes: '', stock: 1, picture: null };
    const variants = [
      { ...variant, id: 'a', price: 5, isHidden: false, choices: [{ option: 'Size', value: 'S' }] },
      { ...variant, id: 'b', price: 6, isHidden: false, choices: [{ option: 'Size', value: 'M' }] },
      { ...variant, id: 'c', price: 7, isHidden: true, choices: [{ option: 'Size', value: 'XL' }] },
    ];
    const options = optionsOf(variants);
    expect(options).toEqual([{ name: 'Size', values: 'S, M' }]);
    const rows = combine(options, rowsOf(variants));
    expect(draftsOf(options, rows)).toMatchObject([
      { skuId: 'a', choices: [{ option: 'Size', value: 'S' }], price: 5, stock: 1 },
      { skuId: 'b', choices: [{ option: 'Size', value: 'M' }], price: 6, stock: 1 },
    ]);
  });

  it('can be saved only with names, values, prices and at most 200 rows', () => {
    const size = { name: 'Size', values: 'S' };
    const rows = combine([size], [only]);
    expect(isWhole([size], rows)).toBe(true);
    expect(isWhole([{ ...size, name: ' ' }], rows)).toBe(false);
    expect(isWhole([size, size], rows)).toBe(false);
    expect(isWhole([size], [{ ...only, price: '0' }])).toBe(false);
    const many = Array.from({ length: 15 }, (_none, index) => String(index)).join(',');
    const wide = [size, { name: 'A', values: many }, { name: 'B', values: many }];
    expect(isWhole(wide, combine(wide, [only]))).toBe(false);
  });
});
