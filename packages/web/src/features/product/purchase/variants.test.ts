import type { GoodsVariants } from '@openmall/sdk';
import { expect, test } from 'vitest';
import { choicesText, firstChoices, missing, skuOf, valueState } from './variants.ts';

const colour = {
  attrId: 'colour',
  attrName: 'Colour',
  attrValues: [
    { attrValueId: 'navy', attrValueName: 'Navy' },
    { attrValueId: 'sand', attrValueName: 'Sand' },
  ],
};
const size = {
  attrId: 'size',
  attrName: 'Size',
  attrValues: [
    { attrValueId: 's', attrValueName: 'S' },
    { attrValueId: 'm', attrValueName: 'M' },
  ],
};

const sku = (colourId: string, sizeId: string, stock: number) => ({
  skuId: `${colourId}-${sizeId}`,
  price: 10,
  sellingPrice: 10,
  discountPrice: null,
  stock,
  attrs: [
    { attrId: 'colour', attrName: 'Colour', attrValueId: colourId, attrValueName: colourId },
    { attrId: 'size', attrName: 'Size', attrValueId: sizeId, attrValueName: sizeId },
  ],
});

// Sand does not exist in M; navy in S is sold out.
const variants: GoodsVariants = {
  goodAttrs: [colour, size],
  skus: [sku('navy', 's', 0), sku('navy', 'm', 4), sku('sand', 's', 9)],
};

const atUrl = (query: string) => new URLSearchParams(query);

test('selects nothing if there is a choice', () => {
  expect(firstChoices(variants, atUrl(''), null)).toEqual({});
  expect(missing(variants, {}).map(({ attrName }) => attrName)).toEqual(['Colour', 'Size']);
});

test('selects the variant of the URL', () => {
  expect(firstChoices(variants, atUrl('sku=navy-m'), null)).toEqual({ colour: 'navy', size: 'm' });
});

test('selects the values of the URL that do not make a variant yet', () => {
  expect(firstChoices(variants, atUrl('values=sand'), null)).toEqual({ colour: 'sand' });
  expect(firstChoices(variants, atUrl('values=gone'), null)).toEqual({});
});

test('selects the only value in stock', () => {
  const last = { ...variants, skus: [sku('navy', 's', 0), sku('navy', 'm', 0), sku('sand', 's', 9)] };
  expect(firstChoices(last, atUrl(''), null)).toEqual({ colour: 'sand', size: 's' });
});

test('selects the colour that the picture shows, but no size', () => {
  const pictured = ['navy', 'sand'].flatMap((colourId) =>
    ['s', 'm'].map((sizeId) => ({ ...sku(colourId, sizeId, 5), coverImg: `/${colourId}.webp` })),
  );
  const inBoth = { ...variants, skus: pictured };
  expect(firstChoices(inBoth, atUrl(''), '/sand.webp')).toEqual({ colour: 'sand' });
  expect(firstChoices(inBoth, atUrl(''), '/together.webp')).toEqual({ colour: 'navy' });
  const navyIsOut = { ...variants, skus: pictured.map((one, at) => ({ ...one, stock: at < 2 ? 0 : 5 })) };
  expect(firstChoices(navyIsOut, atUrl(''), '/navy.webp')).toEqual({ colour: 'sand' });
});

test('selects the only variant of goods without attributes', () => {
  const single = { goodAttrs: [], skus: [{ ...sku('x', 'x', 3), skuId: '-1', attrs: [] }] };
  expect(skuOf(single, {})?.skuId).toBe('-1');
});

test('finds a variant only if all choices are made', () => {
  expect(skuOf(variants, { colour: 'navy' })).toBeUndefined();
  expect(skuOf(variants, { colour: 'navy', size: 'm' })?.skuId).toBe('navy-m');
});

test('marks a value as impossible if no variant has it with the other choice', () => {
  expect(valueState(variants, { colour: 'sand' }, 'size', 'm')).toEqual({ impossible: true, soldOut: false });
  expect(valueState(variants, {}, 'size', 'm')).toEqual({ impossible: false, soldOut: false });
  expect(skuOf(variants, { colour: 'sand', size: 'm' })).toBeUndefined();
});

test('marks a value as sold out', () => {
  expect(valueState(variants, { colour: 'navy' }, 'size', 's')).toEqual({ impossible: false, soldOut: true });
});

test('lists choices in the order of the attributes', () => {
  expect(choicesText(variants, { size: 'm', colour: 'navy' })).toBe('Navy, M');
});
