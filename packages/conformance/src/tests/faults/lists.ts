import { operation } from '../../contract/operations.ts';
import { intercept, dataOf, changeAnswer, changeQuery, rowsOf, type PlantedFault } from './planted-fault.ts';

const withoutFilter = (
  id: PlantedFault['operations'][number],
  ...names: readonly string[]
): PlantedFault['plant'] => changeQuery([id], (query) => names.forEach((name) => query.delete(name)));

export const listFaults: readonly PlantedFault[] = [
  {
    name: 'shows the goods of all stores for one store',
    caughtBy: 'list.filter',
    operations: ['sellerGoodsList'],
    plant: withoutFilter('sellerGoodsList', 'sellerId'),
  },
  {
    name: 'shows the goods of all categories for one category',
    caughtBy: 'list.filter',
    operations: ['sellerGoodsList'],
    plant: withoutFilter('sellerGoodsList', 'categoryId'),
  },
  {
    name: 'shows goods without a discount among the discounted ones',
    caughtBy: 'list.filter',
    operations: ['sellerGoodsList'],
    plant: withoutFilter('sellerGoodsList', 'discount'),
  },
  {
    name: 'leaves out goods that match a filter',
    caughtBy: 'list.filter',
    operations: ['sellerGoodsList'],
    plant: changeAnswer(['sellerGoodsList'], (answer, { url }) => {
      if (url.searchParams.has('sellerId')) rowsOf(answer).shift();
    }),
  },
  {
    name: 'ignores the store of a search',
    caughtBy: 'list.filter',
    operations: ['sellerGoodsSearchSellerGoods'],
    plant: intercept(['sellerGoodsSearchSellerGoods'], ({ send, url, init }) => {
      const everywhere = new URL(url);
      everywhere.pathname = operation('sellerGoodsSearch').path;
      return send(everywhere, init);
    }),
  },
  {
    name: 'shows good reviews among the bad ones',
    caughtBy: 'list.filter',
    operations: ['evaluationList', 'evaluationAdd'],
    plant: withoutFilter('evaluationList', 'evaluationType'),
  },
  {
    name: 'shows debits among the credits',
    caughtBy: 'list.filter',
    operations: ['walletLogs', 'orderPay'],
    plant: withoutFilter('walletLogs', 'direction'),
  },
  {
    name: 'ignores the state of a list of recharges',
    caughtBy: 'list.more-filters',
    operations: ['rechargeBlockchainList'],
    plant: withoutFilter('rechargeBlockchainList', 'state'),
  },
  {
    name: 'ignores the state of a list of withdrawals',
    caughtBy: 'list.more-filters',
    operations: ['withdrawList'],
    plant: withoutFilter('withdrawList', 'state'),
  },
  {
    name: 'ignores the category of a search',
    caughtBy: 'list.more-filters',
    operations: ['sellerGoodsSearch'],
    plant: withoutFilter('sellerGoodsSearch', 'categoryId'),
  },
  {
    name: 'ignores the price bounds of a search',
    caughtBy: 'list.more-filters',
    operations: ['sellerGoodsSearch'],
    plant: withoutFilter('sellerGoodsSearch', 'minPrice', 'maxPrice'),
  },
  {
    name: 'sorts by the price before the discount',
    caughtBy: 'list.order',
    operations: ['sellerGoodsList'],
    requiresSeededOffers: true,
    plant: changeAnswer(['sellerGoodsList'], (answer, { url }) => {
      const direction = { 1: 1, 2: -1 }[url.searchParams.get('isPrice') ?? ''];
      const price = (row: Record<string, unknown>): number => Number(row['sellingPrice']);
      if (direction)
        dataOf(answer)['pageList'] = rowsOf(answer).toSorted((a, b) => direction * (price(a) - price(b)));
    }),
  },
  {
    name: 'ignores the sort parameter of a search',
    caughtBy: 'list.order',
    operations: ['sellerGoodsSearch'],
    plant: withoutFilter('sellerGoodsSearch', 'isPrice'),
  },
  {
    name: 'shows the newest goods first when the oldest are requested',
    caughtBy: 'list.order',
    operations: ['sellerGoodsList'],
    plant: changeAnswer(['sellerGoodsList'], (answer, { url }) => {
      if (url.searchParams.get('isNew') === '1') dataOf(answer)['pageList'] = rowsOf(answer).toReversed();
    }),
  },
  {
    name: 'shows another keyword than the searched one',
    caughtBy: 'cat.corrected-keyword',
    operations: ['sellerGoodsSearch'],
    plant: changeAnswer(['sellerGoodsSearch'], (answer) => {
      const data = dataOf(answer);
      if ('correctedKeyword' in data) data['correctedKeyword'] = 'zzyzx';
    }),
  },
  {
    name: 'knows no plurals',
    caughtBy: 'cat.word-forms',
    operations: ['sellerGoodsSearch'],
    plant: changeAnswer(['sellerGoodsSearch'], (answer, { url }) => {
      if (url.searchParams.get('keyword')?.endsWith('s')) dataOf(answer)['pageList'] = [];
    }),
  },
  {
    name: 'corrects a keyword that must be searched as typed',
    caughtBy: 'cat.corrected-keyword',
    operations: ['sellerGoodsSearch'],
    plant: changeQuery(['sellerGoodsSearch'], (query) => query.delete('asTyped')),
  },
  {
    name: 'ignores that goods shall be sorted by rating',
    caughtBy: 'list.more-orders',
    operations: ['sellerGoodsList'],
    plant: withoutFilter('sellerGoodsList', 'isRating'),
  },
  {
    name: 'shows goods without the value of a facet',
    caughtBy: 'cat.facets',
    operations: ['sellerGoodsFacets', 'sellerGoodsSearch'],
    plant: withoutFilter('sellerGoodsSearch', 'attrValueIds'),
  },
  {
    name: 'shows goods of other stores than the facet names',
    caughtBy: 'cat.facets',
    operations: ['sellerGoodsFacets', 'sellerGoodsSearch'],
    plant: withoutFilter('sellerGoodsSearch', 'sellerIds'),
  },
];
