import { expect, test } from 'vitest';
import { listParams, noFilters, readListState, writeListState } from './list-state.ts';

const write = (query: string, change: Parameters<typeof writeListState>[1]) =>
  writeListState(new URLSearchParams(query), change).toString();
const read = (query: string) => readListState(new URLSearchParams(query));

test('returns to the first page when a filter changes', () => {
  expect(write('page=3&sort=hot', { inStock: true })).toBe('sort=hot&inStock=1');
});

test('preserves the filters when the page changes', () => {
  expect(write('minRating=4', { page: 2 })).toBe('minRating=4&page=2');
});

test('stays on the page when the view changes', () => {
  expect(write('page=3', { view: 'list' })).toBe('page=3&view=list');
});

test('omits default values', () => {
  expect(write('sort=hot&view=list&page=2', { sort: 'best', view: 'grid', page: 1 })).toBe('');
});

test('preserves keyword and order when all filters are cleared', () => {
  expect(
    write('k=%22lamp%22&sort=new&categoryId=c_home&minPrice=5&discount=1&stores=st_1&page=4', noFilters),
  ).toBe('k=%22lamp%22&sort=new');
});

test('ignores invalid values in the address', () => {
  expect(read('page=-2&sort=cheapest&minPrice=1e9&maxPrice=free&minRating=9&view=wall')).toEqual(read(''));
});

test('converts order and filters to call params', () => {
  const query =
    'sort=priceDown&minPrice=9.99&inStock=1&categoryId=c_home&page=2&values=av_1&stores=st_1,st_2';
  const params = listParams(read(query));
  expect(params).toEqual({
    pageNum: 2,
    pageSize: 20,
    isPrice: '2',
    minPrice: 9.99,
    inStock: '1',
    categoryId: 'c_home',
    attrValueIds: 'av_1',
    sellerIds: 'st_1,st_2',
  });
});
