import type { Goods, GoodsSku } from '@openmall/sdk';
import { expect, test } from 'vitest';
import { picturesOf } from './pictures.ts';

const goods = { imgUrl1: 'front', imgUrl2: 'back' } as Goods;
const skuWith = (coverImg: string | null) => ({ coverImg, img: [] as string[] }) as GoodsSku;

test('The cover of a variant stands in for the first picture, so that the same goods are not shown twice', () => {
  expect(picturesOf(goods, undefined)).toEqual(['front', 'back']);
  expect(picturesOf(goods, skuWith('olive'))).toEqual(['olive', 'back']);
});

test('A variant whose cover is one of the pictures, or that has none, leaves out none of them', () => {
  expect(picturesOf(goods, skuWith('back'))).toEqual(['back', 'front']);
  expect(picturesOf(goods, skuWith(null))).toEqual(['front', 'back']);
});

test('The gallery of a variant that repeats the pictures of its goods shows each once', () => {
  const sku = { coverImg: 'olive', img: ['olive', 'front', 'back'] } as unknown as GoodsSku;
  expect(picturesOf(goods, sku)).toEqual(['olive', 'back']);
});
