import {
  intercept,
  granted,
  json,
  changeAnswer,
  changeQuery,
  rowsOf,
  type PlantedFault,
} from './planted-fault.ts';

const parameterError = { code: '402', msg: 'A parameter is missing or wrong.', data: null };

export const inputFaults: readonly PlantedFault[] = [
  {
    name: 'uses a default for a missing required field',
    caughtBy: 'neg.required',
    operations: ['bannerBannerList'],
    plant: changeQuery(['bannerBannerList'], (query) => {
      if (!query.get('type')?.trim()) query.set('type', 'pc');
    }),
  },
  {
    name: 'treats page "abc" as the first',
    caughtBy: 'neg.type',
    operations: ['sellerGoodsList'],
    plant: changeQuery(['sellerGoodsList'], (query) => {
      if (Number.isNaN(Number(query.get('pageNum') ?? 1))) query.delete('pageNum');
    }),
  },
  {
    name: 'cuts a page of 101 down to 100',
    caughtBy: 'neg.range',
    operations: ['sellerGoodsList'],
    plant: changeQuery(['sellerGoodsList'], (query) => {
      if (query.get('pageSize') === '101') query.set('pageSize', '100');
    }),
  },
  {
    name: 'accepts page 0',
    caughtBy: 'neg.range',
    operations: ['categoryList'],
    plant: changeQuery(['categoryList'], (query) => {
      if (query.get('pageNum') === '0') query.set('pageNum', '1');
    }),
  },
  {
    name: 'cuts a keyword that is too long',
    caughtBy: 'neg.length',
    operations: ['sellerGoodsSearch'],
    plant: changeQuery(['sellerGoodsSearch'], (query) => {
      query.set('keyword', query.get('keyword')?.slice(0, 64) ?? '');
    }),
  },
  {
    name: 'accepts an unknown kind of banner',
    caughtBy: 'neg.pattern',
    operations: ['bannerBannerList'],
    plant: changeQuery(['bannerBannerList'], (query) => {
      if (query.get('type') === 'nonsense') query.set('type', 'pc');
    }),
  },
  {
    name: 'does not name the parameter that it refuses',
    caughtBy: 'neg.named',
    operations: ['sellerGoodsList'],
    plant: changeAnswer(['sellerGoodsList'], (answer) => {
      if (answer.code !== '0') answer.data = null;
    }),
  },
  {
    name: 'names another parameter than the one it refuses',
    caughtBy: 'neg.named',
    operations: ['sellerGoodsList'],
    plant: changeAnswer(['sellerGoodsList'], (answer) => {
      if (answer.code !== '0') answer.data = { field: 'lang', rule: 'enum' };
    }),
  },
  {
    name: 'accepts a path as an id',
    caughtBy: 'neg.hostile',
    operations: ['sellerGoodsList'],
    plant: changeQuery(['sellerGoodsList'], (query) => {
      if (query.get('sellerId')?.includes('..')) query.delete('sellerId');
    }),
  },
  {
    name: 'refuses the longest page that the contract allows',
    caughtBy: 'pos.bounds',
    operations: ['sellerGoodsList'],
    plant: intercept(['sellerGoodsList'], ({ send, url, init }) =>
      url.searchParams.get('pageSize') === '100' ? Promise.resolve(json(parameterError)) : send(url, init),
    ),
  },
  {
    name: 'refuses two filters together',
    caughtBy: 'pos.valid',
    operations: ['sellerGoodsList'],
    plant: intercept(['sellerGoodsList'], ({ send, url, init }) =>
      url.searchParams.has('minPrice') && url.searchParams.has('inStock')
        ? Promise.resolve(json(parameterError))
        : send(url, init),
    ),
  },
  {
    name: 'repeats the last row of a page on the next',
    caughtBy: 'page.concat',
    operations: ['sellerGoodsList'],
    plant: changeQuery(['sellerGoodsList'], (query) => {
      if (query.get('pageNum') === '2') query.set('pageNum', '1');
    }),
  },
  {
    name: 'shows more rows than requested',
    caughtBy: 'page.concat',
    operations: ['sellerList'],
    plant: changeQuery(['sellerList'], (query) => {
      const size = Number(query.get('pageSize') ?? 20);
      if (size < 12) query.set('pageSize', String(size + 1));
    }),
  },
  {
    name: 'counts one row too many',
    caughtBy: 'page.total',
    operations: ['sellerList'],
    plant: changeAnswer(['sellerList'], (answer) => {
      const { pageInfo } = answer.data as { pageInfo: { totalElements: number } };
      pageInfo.totalElements += 1;
    }),
  },
  {
    name: 'shows the last page again after the end',
    caughtBy: 'page.total',
    operations: ['sellerList'],
    plant: changeQuery(['sellerList'], (query) => {
      if (Number(query.get('pageNum') ?? 1) > 1) query.set('pageNum', '1');
    }),
  },
  {
    name: 'shows ten rows by default instead of twenty',
    caughtBy: 'page.defaults',
    operations: ['sellerGoodsList'],
    plant: changeQuery(['sellerGoodsList'], (query) => {
      if (!query.has('pageSize')) query.set('pageSize', '10');
    }),
  },
  {
    name: 'ignores a price filter',
    caughtBy: 'cat.price-filter',
    operations: ['sellerGoodsList'],
    plant: changeQuery(['sellerGoodsList'], (query) => query.delete('maxPrice')),
  },
  {
    name: 'ignores the sort parameter',
    caughtBy: 'cat.price-sort',
    operations: ['sellerGoodsList'],
    plant: changeQuery(['sellerGoodsList'], (query) => query.delete('isPrice')),
  },
  {
    name: 'shows other goods in German',
    caughtBy: 'cat.language',
    operations: ['sellerGoodsList'],
    plant: changeAnswer(['sellerGoodsList'], (answer, { url }) => {
      if (url.searchParams.get('lang') === 'de') rowsOf(answer).pop();
    }),
  },
  {
    name: 'finds goods at another price than their page has',
    caughtBy: 'cat.search',
    operations: ['sellerGoodsSearch'],
    plant: changeAnswer(['sellerGoodsSearch'], (answer) => {
      for (const row of rowsOf(answer)) row['sellingPrice'] = Number(row['sellingPrice']) + 1;
    }),
  },
  {
    name: 'subscribes an address again',
    caughtBy: 'cat.subscribe-once',
    operations: ['subscribeAdd'],
    plant: intercept(['subscribeAdd'], async ({ send, url, init }) => {
      const response = await send(url, init);
      const { code } = (await response.clone().json()) as { code: string };
      return code === '1' ? granted() : response;
    }),
  },
];
