import type { Goods, GoodsSku } from '@openmall/sdk';
import { expect, test } from 'vitest';
import { picturesOf } from './pictures.ts';

const goods = { imgUrl1: 'front', imgUrl2: 'back' } as Goods;
const skuWith = (coverImg: string | null) => ({ coverImg, img: [] as string[] }) as GoodsSku;

test('replaces the first picture with the cover of the variant, so that the same goods are not shown twice', () => {
  expect(picturesOf(goods, undefined)).toEqual(['front', 'back']);
  expect(picturesOf(goods, skuWith('olive'))).toEqual(['olive', 'back']);
});

test('shows all pictures if the cover is one of them or missing', () => {
  expect(picturesOf(goods, skuWith('back'))).toEqual(['back', 'front']);
  expect(picturesOf(goods, skuWith(null))).toEqual(['front', 'back']);
});

test('shows only the pictures of a variant that has its own', () => {
  const sku = { coverImg: 'olive', img: ['olive', 'olive-back', 'front'] } as unknown as GoodsSku;
  expect(picturesOf(goods, sku)).toEqual(['olive', 'olive-back', 'front']);
});

test('shows repeated pictures of a variant once', () => {
  const sku = { coverImg: 'olive', img: ['olive', 'front', 'back'] } as unknown as GoodsSku;
  expect(picturesOf(goods, sku)).toEqual(['olive', 'back']);
});
