import type { Lang } from '@openmall/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { type ApiCaller, createCaller } from '../../test-support/http/api-caller.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import { fillSmallCatalog } from '../../test-support/fixtures/small-catalog.ts';
import { openTestContext } from '../../test-support/fixtures/test-context.ts';

describe.each(STORY_DATABASES)('Searching on $name', ({ open }) => {
  let database: OpenDatabase;
  let api: ApiCaller;
  const find = async (keyword: string, lang: Lang = 'en') => {
    const { pageList } = await api.call('sellerGoodsSearch', { keyword }, { lang });
    return pageList.map(({ id }) => id);
  };
  beforeAll(async () => {
    database = await open();
    await fillSmallCatalog(database.db);
    api = createCaller(openTestContext(database));
  });
  afterAll(() => database.close());

  it('finds parts of English names, ignoring case and accents', async () => {
    expect(await find('SNEAK')).toEqual(['g_sneaker']);
    expect(await find('cafe')).toEqual(['g_cup']);
    expect(await find('CAFÉ')).toEqual(['g_cup']);
    expect(await find('lamp paper')).toEqual(['g_lamp']);
    expect(await find('lamp teapot')).toEqual([]);
    expect(api.statements()).toBe(1);
  });

  it('finds names in scripts without spaces, in the caller’s language only', async () => {
    expect(await find('茶壶', 'cn')).toEqual(['g_teapot']);
    expect(await find('茶', 'cn')).toEqual(['g_teapot']);
    expect(await find('茶壶', 'en')).toEqual([]);
    expect(await find('ผ้าใบ', 'th')).toEqual(['g_sneaker']);
    expect(await find('قماشي', 'ar')).toEqual(['g_sneaker']);
    expect(await find('am tra', 'vi')).toEqual(['g_teapot']);
    expect(await find('ランプ', 'ja')).toEqual(['g_lamp']);
    expect(await find('teapot', 'cn')).toEqual(['g_teapot']);
  });

  it('treats pattern characters literally', async () => {
    expect(await find('100%')).toEqual(['g_cup']);
    expect(await find('%')).toEqual(['g_cup']);
    expect(await find('_')).toEqual([]);
    expect(await find(`\\' or 1=1 --`)).toEqual([]);
    expect(await find('t')).toEqual(['g_teapot', 'g_boot']);
    expect(await find('zq')).toEqual([]);
  });

  it('ranks names that begin with the keyword first, unless sorted otherwise', async () => {
    expect(await find('ca')).toEqual(['g_cup', 'g_teapot', 'g_sneaker']);
    const { pageList } = await api.call('sellerGoodsSearch', { keyword: 'ca', isPrice: '2' });
    expect(pageList.map(({ id }) => id)).toEqual(['g_teapot', 'g_sneaker', 'g_cup']);
  });

  it('supports the filters of lists', async () => {
    const found = async (input: object) =>
      (await api.call('sellerGoodsSearch', { keyword: 'a', ...input })).pageInfo;
    expect((await found({})).totalElements).toBe(4);
    expect((await found({ maxPrice: 39.6 })).totalElements).toBe(3);
    expect((await found({ categoryId: 'c_home_tea' })).totalElements).toBe(2);
    expect((await found({ discount: '1', inStock: '1' })).totalElements).toBe(1);
    expect(await api.refusal('sellerGoodsSearch', { keyword: 'a', categoryId: 'c_none' })).toBe(
      'categoryNotFound',
    );
  });

  it('searches within one store', async () => {
    const inStore = async (sellerId: string, keyword: string, lang: Lang = 'en') =>
      (await api.call('sellerGoodsSearchSellerGoods', { sellerId, keyword }, { lang })).pageList.map(
        ({ id }) => id,
      );
    expect(await inStore('st_kumo', 'lamp')).toEqual(['g_lamp']);
    expect(await inStore('st_north', 'lamp')).toEqual([]);
    expect(await inStore('st_north', '运动', 'cn')).toEqual(['g_sneaker']);
    expect(api.statements()).toBeLessThanOrEqual(3);
    const closedStore = { sellerId: 'st_gone', keyword: 'lamp' };
    expect(await api.refusal('sellerGoodsSearchSellerGoods', closedStore)).toBe('storeNotFound');
  });

  it('suggests stores and goods', async () => {
    const { sellerList, goodsList } = await api.call('sellerGoodsSearchKeyword', { keyword: 'n' });
    expect(sellerList.map(({ id }) => id)).toEqual(['st_north', 'st_kumo']);
    expect(goodsList.map(({ id }) => id)).toEqual(['g_teapot', 'g_sneaker', 'g_cup']);
    const [first] = (await api.call('sellerGoodsSearchKeyword', { keyword: '运动' }, { lang: 'cn' }))
      .goodsList;
    expect(first).toMatchObject({ name: '帆布运动鞋', sellingPrice: 49.5, discountPrice: 39.6 });
    expect(api.statements()).toBe(2);
    expect(await api.call('sellerGoodsSearchKeyword', { keyword: 'gone' })).toEqual({
      sellerList: [],
      goodsList: [],
    });
  });

  it('requires a keyword of limited length', async () => {
    expect(await api.refusal('sellerGoodsSearch', {})).toBe('keywordRequired');
    expect(await api.refusal('sellerGoodsSearch', { keyword: '  ' })).toBe('keywordRequired');
    expect(await api.refusal('sellerGoodsSearch', { keyword: '\u0301' })).toBe('keywordRequired');
    expect(await api.refusal('sellerGoodsSearchKeyword', { keyword: '' })).toBe('keywordRequired');
    expect(await api.refusal('sellerGoodsSearch', { keyword: 'x'.repeat(65) })).toBe('parameterError');
    expect(await api.refusal('sellerGoodsSearch', { keyword: 'a\u0000b' })).toBe('parameterError');
    expect(await find('(a+)+$[^x]{1,99}'.repeat(4))).toEqual([]);
  });
});
