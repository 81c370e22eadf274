import { expect, test } from 'vitest';
import { keywordOf, loginPath, productPath, searchGoodsPath, storePath, withQuery } from './paths.ts';

test('absent and empty values are left out of a query', () => {
  expect(withQuery('/store', { id: 'st_a', page: undefined, k: '' })).toBe('/store?id=st_a');
});

test('links carry ids and variants as queries', () => {
  expect(productPath('g_lamp', 'sk_1')).toBe('/productDetails?id=g_lamp&sku=sk_1');
  expect(storePath('st_a')).toBe('/store?id=st_a');
});

test('a keyword survives the round trip as JSON', () => {
  for (const keyword of ['wool beanie', '100% "cotton" & silk', '茶壶', '{"a":1}']) {
    expect(keywordOf(new URLSearchParams(searchGoodsPath(keyword).split('?')[1]).get('k'))).toBe(keyword);
  }
});

test('a keyword that is not JSON is used as it is, and a missing keyword is empty', () => {
  expect(keywordOf('lamp')).toBe('lamp');
  expect(keywordOf(null)).toBe('');
  expect(keywordOf('["a"]')).toBe('');
});

test('the login link contains the current page with its query', () => {
  expect(loginPath('/store?id=st_a')).toBe('/login?back=%2Fstore%3Fid%3Dst_a');
});
