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
    const { pageList } = await api.call('sellerGoodsSearch', { keyword, asTyped: '1' }, { lang });
    return pageList.map(({ id }) => id);
  };
  const countsBy = async (kind: 'attribute' | 'store', input: object) =>
    (await api.call('sellerGoodsFacets', input))
      .filter(({ by }) => by === kind)
      .flatMap(({ attrValues }) =>
        attrValues.map(({ attrValueId, goodsNum }) => `${attrValueId} ${goodsNum}`),
      );
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
    expect(api.statements()).toBeLessThanOrEqual(3);
    await find('SNEAK');
    // The third statement counts the search.
    expect(api.statements()).toBe(3);
  });

  it('finds other forms of a word', async () => {
    expect(await find('sneakers')).toEqual(['g_sneaker']);
    expect(await find('paper lamps')).toEqual(['g_lamp']);
    const { correctedKeyword } = await api.call('sellerGoodsSearch', { keyword: 'sneakers' });
    expect(correctedKeyword).toBeUndefined();
    expect(await find('papers', 'ja')).toEqual(['g_lamp']);
    expect(await find('prunes')).toEqual([]);
  });

  it('finds plurals that names have only as a part of longer words, or with two endings less', async () => {
    const lantern = { goods_id: 'g_lamp', lang: 'de', name: 'Gartenlaterne aus Papier' };
    await database.db.insertInto('goods_translation').values(lantern).execute();
    expect(await find('Laternen', 'de')).toEqual(['g_lamp']);
    expect(await find('hölzerne Laternen', 'de')).toEqual([]);
    const { correctedKeyword } = await api.call('sellerGoodsSearch', { keyword: 'Laternen' }, { lang: 'de' });
    expect(correctedKeyword).toBeUndefined();
    const beret = { goods_id: 'g_boot', lang: 'tr', name: 'Keçe Bere' };
    await database.db.insertInto('goods_translation').values(beret).execute();
    expect(await find('bereler', 'tr')).toEqual(['g_boot']);
    await database.db.deleteFrom('goods_translation').where('lang', 'in', ['de', 'tr']).execute();
  });

  it('finds German plurals in compounds, and what is written before its other forms', async () => {
    const named = (goods_id: string, name: string) => ({ goods_id, lang: 'de', name });
    await database.db
      .insertInto('goods_translation')
      .values([
        named('g_lamp', 'Tischlampe aus Papier'),
        named('g_cup', 'Armbanduhr Linde mit Lederband'),
        named('g_boot', 'LED-Uhrenlampe'),
        named('g_teapot', 'Schutzbrille'),
      ])
      .execute();
    expect(await find('Lampen', 'de')).toEqual(['g_lamp', 'g_boot']);
    expect(await find('Uhren', 'de')).toEqual(['g_boot', 'g_cup']);
    expect(await find('Hüte', 'de')).toEqual([]);
    // A name that begins with another form does not come first.
    expect(await find('Leder', 'de')).toEqual(['g_cup', 'g_boot']);
    await database.db.deleteFrom('goods_translation').where('lang', '=', 'de').execute();
  });

  it('corrects a misspelt keyword and reports the correction', async () => {
    const corrected = async (keyword: string, lang: Lang = 'en', asTyped: '0' | '1' = '0') => {
      const page = await api.call('sellerGoodsSearch', { keyword, asTyped }, { lang });
      return [page.correctedKeyword, page.pageList.map(({ id }) => id)];
    };
    expect(await corrected('taepot')).toEqual(['teapot', ['g_teapot']]);
    expect(await corrected('Canvs  snekaer')).toEqual(['canvas sneaker', ['g_sneaker']]);
    expect(await corrected('caffe')).toEqual(['café', ['g_cup']]);
    expect(await corrected('远动鞋', 'cn')).toEqual(['运动鞋', ['g_sneaker']]);
    expect(await corrected('рaper', 'ja')).toEqual(['paper', ['g_lamp']]);
    expect(await corrected('taepot', 'en', '1')).toEqual([undefined, []]);
    expect(await corrected('zzyzx')).toEqual([undefined, []]);
    // Only a closed store sells such goods.
    expect(await corrected('fihsing')).toEqual([undefined, []]);
  });

  it('leaves out words that no goods have together, the rarest first', async () => {
    const found = async (keyword: string) => {
      const page = await api.call('sellerGoodsSearch', { keyword });
      return [page.correctedKeyword, page.pageList.map(({ id }) => id)];
    };
    expect(await found('cofee sneaker')).toEqual(['sneaker', ['g_sneaker']]);
    expect(await found('zzyzx Lamp')).toEqual(['Lamp', ['g_lamp']]);
    expect(await found('sneaker felt boot')).toEqual(['felt boot', ['g_boot']]);
    const { correctedKeyword, goodsList } = await api.call('sellerGoodsSearchKeyword', {
      keyword: 'teapto zzyzx',
    });
    expect([correctedKeyword, goodsList.map(({ id }) => id)]).toEqual(['teapot', ['g_teapot']]);
  });

  it('keeps what a keyword means, whatever filters a list has', async () => {
    const found = async (input: object) => {
      const page = await api.call('sellerGoodsSearch', { keyword: 'zzyzx lamp', ...input });
      return [page.correctedKeyword, page.pageInfo.totalElements];
    };
    expect(await found({ maxPrice: 30 })).toEqual(['lamp', 1]);
    expect(await found({ maxPrice: 1 })).toEqual([undefined, 0]);
    expect(
      (await api.call('sellerGoodsSearch', { keyword: 'canvas sneaker', maxPrice: 1 })).correctedKeyword,
    ).toBe(undefined);
  });

  it('suggests categories with goods, in the caller’s language or in English', async () => {
    const suggested = async (keyword: string, lang: Lang = 'en') =>
      (await api.call('sellerGoodsSearchKeyword', { keyword }, { lang })).categoryList;
    expect(await suggested('SNEAK')).toEqual([
      { categoryId: 'c_shoes_sneakers', name: 'Sneakers', parentName: 'Shoes' },
    ]);
    expect(await suggested('鞋', 'cn')).toEqual([
      { categoryId: 'c_shoes', name: '鞋' },
      { categoryId: 'c_shoes_sneakers', name: '运动鞋', parentName: '鞋' },
    ]);
    expect(await suggested('coffee tea', 'cn')).toEqual([
      { categoryId: 'c_home_tea', name: 'Tea and coffee', parentName: '家居厨房' },
    ]);
    // Hidden.
    expect(await suggested('longer')).toEqual([]);
  });

  it('completes the last word by names of goods, and takes a neighbour along where it is complete', async () => {
    const completed = async (keyword: string, lang: Lang = 'en') =>
      (await api.call('sellerGoodsSearchKeyword', { keyword }, { lang })).completedKeywords;
    expect(await completed('Sne')).toEqual(['sneaker', 'canvas sneaker']);
    expect(await completed('sneaker')).toEqual(['canvas sneaker']);
    expect(await completed('paper la')).toEqual(['paper lamp']);
    expect(await completed('帆布', 'cn')).toEqual(['帆布运动鞋']);
    // Only a closed store sells such goods.
    expect(await completed('fish')).toEqual([]);
  });

  it('lists what was searched for several times and found goods, and forgets it after 30 days', async () => {
    const popular = (lang: Lang = 'en') => api.call('sellerGoodsPopularSearches', {}, { lang });
    await database.db.deleteFrom('search_count').execute();
    for (const keyword of [
      'Felt Boot',
      ' felt  boot',
      'FELT BOOT',
      'zzyzx',
      'zzyzx',
      'zzyzx',
      'lamp',
      'lamp',
    ])
      await find(keyword);
    expect(await popular()).toEqual(['felt boot']);
    expect(await popular('de')).toEqual([]);
    for (let count = 0; count < 4; count += 1) {
      await api.call('sellerGoodsSearch', { keyword: 'teapot', pageNum: 2 });
      await api.call('sellerGoodsSearch', { keyword: 'teapot', isPrice: '1' });
      await api.call('sellerGoodsSearch', { keyword: 'taepot' });
    }
    expect(await popular()).toEqual(['felt boot']);
    await database.db.updateTable('search_count').set({ day: '2026-02-12' }).execute();
    expect(await popular()).toEqual([]);
  });

  it('does not correct the name of a store, or a word whose goods are filtered out', async () => {
    const found = async (input: { keyword: string; maxPrice?: number }) =>
      (await api.call('sellerGoodsSearch', input)).correctedKeyword;
    expect(await found({ keyword: 'kumo' })).toBeUndefined();
    expect(await found({ keyword: 'lamp', maxPrice: 1 })).toBeUndefined();
    expect(await found({ keyword: 'lmap', maxPrice: 1 })).toBeUndefined();
    expect(await found({ keyword: 'lmap', maxPrice: 100 })).toBe('lamp');
  });

  it('knows the words of goods that are renamed', async () => {
    await database.db
      .updateTable('goods')
      .set({ name: 'Felt moccasin' })
      .where('id', '=', 'g_boot')
      .execute();
    const { correctedKeyword, pageList } = await api.call('sellerGoodsSearch', { keyword: 'mocassin' });
    expect([correctedKeyword, pageList[0]?.id]).toEqual(['moccasin', 'g_boot']);
    await database.db.updateTable('goods').set({ name: 'Felt boot' }).where('id', '=', 'g_boot').execute();
    expect(await find('mocassin')).toEqual([]);
  });

  it('suggests goods for a misspelt keyword, unless a store has the word', async () => {
    const suggested = async (keyword: string) => {
      const data = await api.call('sellerGoodsSearchKeyword', { keyword });
      return [data.correctedKeyword, data.goodsList.map(({ id }) => id), data.sellerList.length];
    };
    expect(await suggested('snaeker')).toEqual(['sneaker', ['g_sneaker'], 0]);
    expect(await suggested('kumo')).toEqual([undefined, [], 1]);
    expect(await suggested('zzyzx')).toEqual([undefined, [], 0]);
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

  it('counts goods by attribute, and filters by the values', async () => {
    const facets = await api.call('sellerGoodsFacets', { keyword: 'sneakers' }, { lang: 'cn' });
    expect(facets).toEqual([
      {
        attrId: 'at_colour',
        attrName: '颜色',
        by: 'attribute',
        attrValues: [
          { attrValueId: 'av_navy', attrValueName: '藏青', iconImg: null, goodsNum: 1 },
          { attrValueId: 'av_sand', attrValueName: '沙色', iconImg: null, goodsNum: 1 },
        ],
      },
      {
        attrId: 'at_size',
        attrName: '尺码',
        by: 'attribute',
        attrValues: [
          { attrValueId: 'av_41', attrValueName: '41', iconImg: null, goodsNum: 1 },
          { attrValueId: 'av_42', attrValueName: '42', iconImg: null, goodsNum: 1 },
        ],
      },
      {
        attrId: 'store',
        attrName: 'Store',
        by: 'store',
        attrValues: [
          { attrValueId: 'st_north', attrValueName: 'Northwind Outfitters', iconImg: null, goodsNum: 1 },
        ],
      },
    ]);
    const counts = (input: object) => countsBy('attribute', input);
    // No variant is navy in size 42; the other colours can still be chosen.
    expect(await counts({ attrValueIds: 'av_navy' })).toEqual(['av_navy 1', 'av_sand 1', 'av_41 1']);
    expect(await counts({ keyword: 'teapot' })).toEqual([]);
    expect(await counts({ keyword: 'teapot', attrValueIds: 'av_41' })).toEqual(['av_41 0']);
    expect(await api.refusal('sellerGoodsFacets', { categoryId: 'c_none' })).toBe('categoryNotFound');
    expect(await api.refusal('sellerGoodsFacets', { attrValueIds: 'a,,b' })).toBe('parameterError');
    const listed = async (attrValueIds: string) =>
      (await api.call('sellerGoodsList', { attrValueIds })).pageList.map(({ id }) => id);
    expect(await listed('av_navy,av_41')).toEqual(['g_sneaker']);
    expect(await listed('av_navy,av_42')).toEqual([]);
    expect(await listed('av_navy,av_sand,av_42')).toEqual(['g_sneaker']);
    expect(await listed('none')).toEqual([]);
  });

  it('counts goods by store, and filters by stores', async () => {
    const counts = (input: object) => countsBy('store', input);
    const all = await counts({});
    expect(all.map((text) => text.split(' ')[0])).toEqual(['st_kumo', 'st_north']);
    // A chosen store does not lower the counts of the others; values of attributes do.
    expect(await counts({ sellerIds: 'st_north' })).toEqual(all);
    expect(await counts({ attrValueIds: 'av_navy' })).toEqual(['st_north 1']);
    expect(await counts({ attrValueIds: 'av_navy', sellerIds: 'st_kumo' })).toEqual([
      'st_north 1',
      'st_kumo 0',
    ]);
    expect(await counts({ sellerId: 'st_kumo' })).toEqual([]);
    expect(await counts({ keyword: 'teapot', sellerIds: 'st_gone' })).toEqual(['st_kumo 1']);
    const listed = async (sellerIds: string) =>
      (await api.call('sellerGoodsList', { sellerIds })).pageList.map(({ sellerId }) => sellerId);
    for (const count of all) {
      const [id = '', goods] = count.split(' ');
      expect(await listed(id)).toEqual(Array.from({ length: Number(goods) }, () => id));
    }
    expect(new Set(await listed('st_kumo,st_north'))).toEqual(new Set(['st_kumo', 'st_north']));
    expect(await listed('st_gone,none')).toEqual([]);
    const found = { keyword: 'lamp', sellerIds: 'st_north' };
    expect((await api.call('sellerGoodsSearch', found)).pageInfo.totalElements).toBe(0);
    // Chosen stores narrow the counts of attributes.
    const ofKumo = await api.call('sellerGoodsFacets', { sellerIds: 'st_kumo', keyword: 'sneakers' });
    expect(ofKumo.filter(({ by }) => by === 'attribute')).toEqual([]);
    expect(await api.refusal('sellerGoodsList', { sellerIds: 'a,,b' })).toBe('parameterError');
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
    expect(api.statements()).toBe(4);
    expect(await api.call('sellerGoodsSearchKeyword', { keyword: 'gone' })).toEqual({
      sellerList: [],
      goodsList: [],
      completedKeywords: [],
      categoryList: [],
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
