import type { OrderLine } from '@openmall/sdk';
import { expect, test } from 'vitest';
import {
  draftsOf,
  emptyReviews,
  levelOf,
  reviewedGoods,
  validateReviews,
  type ReviewValues,
} from './review-values.ts';

const line = (goodsId: string, skuId = '-1'): OrderLine => ({
  goodsId,
  skuId,
  goodsName: goodsId,
  goodsNum: 1,
  goodsReal: 10,
  goodsIcon: '/pictures/one.webp',
  fees: 0,
  tax: 0,
  sellingPrice: 10,
  totalCost: 10,
  isShelf: 1,
  isValid: 1,
  attributes: [],
});

const goods = [line('g_lamp'), line('g_rug'), line('g_cup')];
const values = (some: ReviewValues) => ({ ...emptyReviews(goods), ...some });

test('lists goods once that were bought in two variants', () => {
  const lines = [line('g_lamp', 's_red'), line('g_rug'), line('g_lamp', 's_blue')];
  expect(reviewedGoods(lines).map(({ goodsId, skuId }) => [goodsId, skuId])).toEqual([
    ['g_lamp', 's_red'],
    ['g_rug', '-1'],
  ]);
});

test('maps stars to good, medium and low', () => {
  expect([1, 2, 3, 4, 5].map(levelOf)).toEqual([3, 2, 2, 1, 1]);
});

test('sends only reviewed goods and omits blank texts', () => {
  expect(
    draftsOf(goods, values({ rating0: '5', content0: ' Bright. ', rating2: '1', content2: '  ' })),
  ).toEqual([
    { sellerGoodsId: 'g_lamp', evaluationType: 1, rating: 5, content: 'Bright.' },
    { sellerGoodsId: 'g_cup', evaluationType: 3, rating: 1 },
  ]);
});

test('sends pictures in the chosen order', () => {
  const pictures = ['/uploads/evaluate/1.webp', '/uploads/evaluate/2.webp'];
  expect(draftsOf(goods, values({ rating0: '5', pictures0: pictures }))).toEqual([
    {
      sellerGoodsId: 'g_lamp',
      evaluationType: 1,
      rating: 5,
      imgUrl1: '/uploads/evaluate/1.webp',
      imgUrl2: '/uploads/evaluate/2.webp',
    },
  ]);
});

test('requires stars for pictures', async () => {
  const errors = await validateReviews(
    'or_1',
    goods,
  )(values({ rating0: '4', pictures1: ['/uploads/1.webp'] }));
  expect(errors).toEqual({ rating1: 'form.rating' });
});

test('requires at least one rating', async () => {
  await expect(validateReviews('or_1', goods)(values({}))).resolves.toEqual({ rating0: 'form.rating' });
});

test('requires stars for a text, at its goods', async () => {
  const errors = await validateReviews('or_1', goods)(values({ rating0: '4', content2: 'Chipped.' }));
  expect(errors).toEqual({ rating2: 'form.rating' });
});

test('reports a text that is too long at its goods', async () => {
  const errors = await validateReviews('or_1', goods)(values({ rating1: '3', content1: 'a'.repeat(2001) }));
  expect(Object.keys(errors)).toEqual(['content1']);
});

test('accepts a review of one of three goods', async () => {
  await expect(validateReviews('or_1', goods)(values({ rating1: '3' }))).resolves.toEqual({});
});
