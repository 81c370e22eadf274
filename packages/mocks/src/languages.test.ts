import {
  categoryTree,
  createTransport,
  orderListMain,
  sellerGoodsInfo,
  sellerGoodsSearch,
  type Lang,
} from '@openmall/sdk';
import { validateWithZod } from '@openmall/sdk/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMockServer } from './node.ts';

const server = createMockServer();
beforeAll(() => server.listen());
afterAll(() => server.close());

const transportIn = (lang: Lang) =>
  createTransport({
    baseUrl: 'http://mall.test',
    getLang: () => lang,
    getToken: () => server.mocks.session?.token,
    validate: validateWithZod,
  });
const english = transportIn('en');
const goods = { sellerGoodsId: 'tejo-satin-blouse' };

test('shows names of goods, categories, colours and attributes in the language of the caller', async () => {
  const german = await transportIn('de').call(sellerGoodsInfo, goods);
  expect(german.name).toBe('Bluse Tejo aus Satin');
  expect(german.canSelectAttributes.goodAttrs.map(({ attrName }) => attrName)).toEqual(['Farbe', 'Größe']);
  const japanese = await transportIn('ja').call(categoryTree);
  expect(japanese.every(({ name }) => /[\u3040-\u9fff]/.test(name))).toBe(true);
  const { pageList } = await transportIn('ar').call(orderListMain);
  expect(pageList[0]?.goods?.[0]?.goodsName).toMatch(/[\u0600-\u06ff]/);
  expect((await english.call(sellerGoodsInfo, goods)).name).toBe('Tejo Satin Blouse');
});

test('finds goods by their name in the language of the caller', async () => {
  const { pageList } = await transportIn('de').call(sellerGoodsSearch, { keyword: 'bluse tejo' });
  expect(pageList.map(({ id }) => id)).toEqual([goods.sellerGoodsId]);
});

test('does not find goods by their name in a language that the caller does not speak', async () => {
  await transportIn('de').call(sellerGoodsSearch, { keyword: 'bluse' });
  const { pageInfo } = await english.call(sellerGoodsSearch, { keyword: 'bluse', asTyped: '1' });
  expect(pageInfo.totalElements).toBe(0);
});

test('tells which body a size fits, and how big goods are', async () => {
  const blouse = await english.call(sellerGoodsInfo, goods);
  expect(blouse.sizeGuide?.map(({ size }) => size)).toEqual(['XS', 'S', 'M', 'L']);
  const { pageList } = await english.call(sellerGoodsSearch, { keyword: 'coffee maker' });
  const maker = await english.call(sellerGoodsInfo, { sellerGoodsId: pageList[0]?.id ?? '' });
  expect(maker.canSelectAttributes.skus[0]?.dimensions).toEqual({ width: 24, height: 34, depth: 20 });
});
