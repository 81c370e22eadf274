import type { GoodsSku } from '@openmall/sdk';
import { changeAnswer, dataOf, type PlantedFault, rowsOf } from '../planted-fault.ts';

type Sku = { -readonly [Key in keyof GoodsSku]: GoodsSku[Key] };

const changeVariants = (change: (sku: Sku) => void): PlantedFault['plant'] =>
  changeAnswer(['sellerGoodsInfo'], (answer) => {
    const { skus = [] } = (dataOf(answer)['canSelectAttributes'] ?? {}) as { readonly skus?: readonly Sku[] };
    skus.forEach(change);
  });

/** Remembers the question that was asked, and adds it to every list. */
const showFirstQuestion = (): PlantedFault['plant'] => {
  let first: Record<string, unknown> | undefined;
  return changeAnswer(['goodsQuestionAsk', 'goodsQuestionList'], (answer, { url }) => {
    if (url.pathname.endsWith('ask')) first = dataOf(answer);
    else if (first && !rowsOf(answer).some(({ id }) => id === first?.['id'])) rowsOf(answer).push(first);
  });
};

const leaveNoNotice = changeAnswer(['keepGoodsNotices'], (answer) => {
  dataOf(answer)['pageList'] = [];
});

/** Such goods then come first among the offers, though their stock cannot be set. */
const fillWithoutVariants = (sku: Sku): void => {
  if (sku.skuId === '-1') sku.stock = 900;
};

export const goodsFaults: readonly PlantedFault[] = [
  {
    name: 'completes a keyword by words that no goods have',
    caughtBy: 'cat.completed-keywords',
    operations: ['sellerGoodsSearchKeyword'],
    plant: changeAnswer(['sellerGoodsSearchKeyword'], (answer) => {
      dataOf(answer)['completedKeywords'] = ['zzyzx sneaker'];
    }),
  },
  {
    name: 'shows questions without an answer to others',
    caughtBy: 'cat.questions',
    operations: ['goodsQuestionList', 'goodsQuestionAsk'],
    plant: showFirstQuestion(),
  },
  {
    name: 'never counts an answered question',
    caughtBy: 'cat.question-count',
    operations: ['sellerGoodsInfo'],
    plant: changeAnswer(['sellerGoodsInfo'], (answer) => {
      dataOf(answer)['questionsNum'] = 3;
    }),
  },
  {
    name: 'leaves no notice of goods that are back in stock',
    caughtBy: 'cat.back-in-stock',
    operations: ['keepGoodsNotices'],
    plant: leaveNoNotice,
  },
  {
    name: 'leaves no such notice, and has most pieces of goods without variants',
    caughtBy: 'cat.back-in-stock',
    operations: ['keepGoodsNotices'],
    plant: (send) => changeVariants(fillWithoutVariants)(leaveNoNotice(send)),
  },
  {
    name: 'counts notices that were marked as read',
    caughtBy: 'cat.back-in-stock',
    operations: ['keepGoodsReadNotices', 'keepGoodsUnreadNotices'],
    plant: changeAnswer(['keepGoodsUnreadNotices'], (answer) => {
      answer.data = 1;
    }),
  },
  {
    name: 'shows another picture first in the gallery of a variant',
    caughtBy: 'cat.gallery',
    operations: ['sellerGoodsInfo'],
    plant: changeVariants((sku) => {
      sku.coverImg = '/pictures/goods/its-own.webp';
    }),
  },
  {
    name: 'shows a variant without the pictures of its goods',
    caughtBy: 'cat.gallery',
    operations: ['sellerGoodsInfo'],
    plant: changeVariants((sku) => {
      sku.img = sku.coverImg ? [sku.coverImg] : [];
    }),
  },
  {
    name: 'does not count sales',
    caughtBy: 'cat.sold',
    operations: ['sellerGoodsInfo'],
    plant: changeAnswer(['sellerGoodsInfo'], (answer) => {
      dataOf(answer)['soldNum'] = 7;
    }),
  },
  {
    name: 'adds invented sales to the counted ones',
    caughtBy: 'cat.sold',
    operations: ['sellerGoodsInfo'],
    plant: changeAnswer(['sellerGoodsInfo'], (answer) => {
      dataOf(answer)['fakeSoldNum'] = 400;
    }),
  },
  {
    name: 'estimates the delivery to another country than the one asked for',
    caughtBy: 'cat.delivery-estimate',
    operations: ['sellerGoodsDeliveryEstimate'],
    plant: changeAnswer(['sellerGoodsDeliveryEstimate'], (answer) => {
      dataOf(answer)['countryCode'] = 'US';
    }),
  },
  {
    name: 'estimates a first day of arrival after the last',
    caughtBy: 'cat.delivery-estimate',
    operations: ['sellerGoodsDeliveryEstimate'],
    plant: changeAnswer(['sellerGoodsDeliveryEstimate'], (answer) => {
      dataOf(answer)['earliest'] = '9999-12-31';
    }),
  },
];
