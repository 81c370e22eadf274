import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { type ApiCaller, createCaller } from '../../test-support/http/api-caller.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import { fillSmallCatalog } from '../../test-support/fixtures/small-catalog.ts';
import {
  addBuyer,
  openTestContext,
  START,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';

const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe.each(STORY_DATABASES)('Browsing goods on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let api: ApiCaller;
  const list = async (input: Parameters<typeof api.call<'sellerGoodsList'>>[1]) =>
    ids((await api.call('sellerGoodsList', input)).pageList);
  beforeAll(async () => {
    database = await open();
    await fillSmallCatalog(database.db);
    ctx = openTestContext(database);
    api = createCaller(ctx);
  });
  afterAll(() => database.close());

  it('lists the goods of open stores, newest first', async () => {
    expect(await list({})).toEqual(['g_lamp', 'g_cup', 'g_teapot', 'g_boot', 'g_sneaker']);
    expect(api.statements()).toBe(1);
  });

  it('filters by category of either level, and by store', async () => {
    expect(await list({ categoryId: 'c_home' })).toEqual(['g_lamp', 'g_cup', 'g_teapot']);
    expect(await list({ categoryId: 'c_home_tea' })).toEqual(['g_cup', 'g_teapot']);
    expect(await list({ categoryId: '0' })).toHaveLength(5);
    expect(await list({ sellerId: 'st_north' })).toEqual(['g_boot', 'g_sneaker']);
    expect(await list({ sellerId: 'st_north', isRec: '2' })).toEqual(['g_boot']);
    expect(await list({ recTime: 1 })).toEqual(['g_boot']);
    expect(api.statements()).toBeLessThanOrEqual(3);
  });

  it('sorts by price, age and sales in both directions', async () => {
    expect(await list({ isPrice: '1' })).toEqual(['g_cup', 'g_lamp', 'g_sneaker', 'g_teapot', 'g_boot']);
    expect(await list({ isPrice: '2' })).toEqual(['g_boot', 'g_teapot', 'g_sneaker', 'g_lamp', 'g_cup']);
    expect(await list({ isNew: '1' })).toEqual(['g_sneaker', 'g_boot', 'g_teapot', 'g_cup', 'g_lamp']);
    expect(await list({ isHot: '2', isPrice: '0' })).toEqual([
      'g_boot',
      'g_teapot',
      'g_sneaker',
      'g_cup',
      'g_lamp',
    ]);
  });

  it('sorts by rating, and by the number of reviews among equal ones', async () => {
    const rate = (id: string, reviews: number, stars: number) =>
      database.db.updateTable('goods').set({ reviews, stars }).where('id', '=', id).execute();
    await rate('g_cup', 2, 10);
    await rate('g_lamp', 40, 196);
    await rate('g_boot', 60, 294);
    const best = ['g_cup', 'g_boot', 'g_lamp', 'g_teapot', 'g_sneaker'];
    expect(await list({ isRating: '2' })).toEqual(best);
    expect(await list({ isRating: '1' })).toEqual(best.toReversed());
    const { pageList } = await api.call('sellerGoodsSearch', { keyword: 'p', isRating: '2' });
    expect(pageList.map(({ id }) => id)).toEqual(['g_cup', 'g_lamp', 'g_teapot']);
    await Promise.all(['g_cup', 'g_lamp', 'g_boot'].map((id) => rate(id, 0, 0)));
  });

  it('sorts by the discounted price, on every page and in a search', async () => {
    const now = START.getTime();
    const discount = { id: 'd_half', goods_id: 'g_boot', ratio: '0.9' };
    const days = (count: number) => new Date(now + count * 86_400_000);
    await database.db
      .insertInto('discount')
      .values({ ...discount, starts_at: days(-1), ends_at: days(1) })
      .execute();
    const rising = ['g_boot', 'g_cup', 'g_lamp', 'g_sneaker', 'g_teapot'];
    expect(await list({ isPrice: '1' })).toEqual(rising);
    expect(await list({ isPrice: '2' })).toEqual(rising.toReversed());
    const pages = [1, 2, 3].map((pageNum) => list({ isPrice: '1', pageNum, pageSize: 2 }));
    expect((await Promise.all(pages)).flat()).toEqual(rising);
    const { pageList } = await api.call('sellerGoodsList', { isPrice: '1' });
    const paid = pageList.map(({ sellingPrice, discountPrice }) => discountPrice ?? sellingPrice);
    expect(paid).toEqual(paid.toSorted((a, b) => a - b));
    await database.db.deleteFrom('discount').where('id', '=', 'd_half').execute();
  });

  it('filters by discounted price, stock and running discount', async () => {
    expect(await list({ minPrice: 39.6, maxPrice: 39.6 })).toEqual(['g_sneaker']);
    expect(await list({ minPrice: 45, maxPrice: 60 })).toEqual([]);
    expect(await list({ minPrice: 60, maxPrice: 45 })).toEqual([]);
    expect(await list({ maxPrice: 27.5 })).toEqual(['g_lamp', 'g_cup']);
    expect(await list({ inStock: '1' })).toEqual(['g_lamp', 'g_cup', 'g_boot', 'g_sneaker']);
    expect(await list({ discount: '1' })).toEqual(['g_sneaker']);
    expect(await list({ minRating: 4 })).toEqual([]);
  });

  it('shows the reduced price only while the discount runs', async () => {
    const { pageList } = await api.call('sellerGoodsList', {});
    const sneaker = pageList.find(({ id }) => id === 'g_sneaker');
    expect(sneaker).toMatchObject({
      sellingPrice: 49.5,
      discountPrice: 39.6,
      discountRatio: 0.2,
      goodsTax: 1.98,
    });
    expect(sneaker).toMatchObject({
      freightAmount: 3,
      stock: 7,
      isKeep: null,
      soldNum: 12,
      categoryName: 'Shoes',
    });
    const lamp = pageList.find(({ id }) => id === 'g_lamp');
    expect(lamp).toMatchObject({ discountPrice: null, discountRatio: 0 });
    expect(lamp?.discountStartTime).toBe(START.getTime() + 2 * 3_600_000);
  });

  it('pages the list, with an empty page past the end', async () => {
    const second = await api.call('sellerGoodsList', { pageNum: 2, pageSize: 2 });
    expect(ids(second.pageList)).toEqual(['g_teapot', 'g_boot']);
    expect(second.pageInfo).toEqual({ pageNum: 2, pageSize: 2, totalElements: 5, totalPage: 3 });
    const pastEnd = await api.call('sellerGoodsList', { pageNum: 4, pageSize: 2 });
    expect(pastEnd).toMatchObject({ pageList: [], pageInfo: { totalElements: 5 } });
    expect((await api.call('sellerGoodsList', { pageNum: 10_000, pageSize: 100 })).pageList).toEqual([]);
  });

  it('uses the caller’s language if a translation exists, else English', async () => {
    const { pageList } = await api.call('sellerGoodsList', { categoryId: 'c_shoes' }, { lang: 'cn' });
    expect(pageList.map(({ name }) => name)).toEqual(['Felt boot', '帆布运动鞋']);
    expect(pageList[1]).toMatchObject({ categoryName: '鞋', secondaryCateName: '运动鞋' });
  });

  it('rejects unknown ids and malformed input', async () => {
    expect(await api.refusal('sellerGoodsList', { categoryId: 'c_none' })).toBe('categoryNotFound');
    expect(await api.refusal('sellerGoodsList', { sellerId: 'st_none' })).toBe('storeNotFound');
    expect(await api.refusal('sellerGoodsList', { sellerId: 'st_gone' })).toBe('storeNotFound');
    expect(await api.refusal('sellerGoodsList', { pageSize: 101 })).toBe('parameterError');
    expect(await api.refusal('sellerGoodsList', { isPrice: '3' })).toBe('parameterError');
    expect(await api.refusal('sellerGoodsList', { lang: 'xx' }, { lang: 'xx' as 'en' })).toBe(
      'unsupportedLanguage',
    );
  });

  it('recommends new, recommended and best-selling goods', async () => {
    const pick = async (type?: 0 | 1 | 2) =>
      ids((await api.call('sellerGoodsRecommendNew', { ...(type && { type }) })).result);
    expect(await pick()).toEqual(['g_lamp', 'g_cup', 'g_teapot', 'g_boot', 'g_sneaker']);
    expect(await pick(1)).toEqual(['g_boot']);
    expect(await pick(2)).toEqual(['g_boot', 'g_teapot', 'g_sneaker', 'g_cup', 'g_lamp']);
    expect(api.statements()).toBe(1);
  });

  it('shows the specification after the selected attributes, in the caller’s language or English', async () => {
    const lines = [
      { name: { en: 'Weight', cn: '重量' }, value: { en: '800 g' } },
      { name: { en: 'Sole' }, value: { en: 'Rubber', cn: '橡胶' } },
    ];
    const specify = (specification: string) =>
      database.db.updateTable('goods').set({ specification }).where('id', '=', 'g_sneaker').execute();
    await specify(JSON.stringify(lines));
    const chosen = { sellerGoodsId: 'g_sneaker', skuId: 'sk_sand_42' };
    const { attributes } = await api.call('sellerGoodsInfo', chosen, { lang: 'cn' });
    expect(attributes?.map(({ attrName, attrValue, sort }) => [attrName, attrValue, sort])).toEqual([
      ['颜色', '沙色', 1],
      ['尺码', '42', 2],
      ['重量', '800 g', 3],
      ['Sole', '橡胶', 4],
    ]);
    await specify('[]');
  });

  it('gives each variant a gallery of its own picture and those of the goods', async () => {
    const picture = '/pictures/goods/sand.webp';
    await database.db
      .updateTable('sku')
      .set({ cover_image: picture })
      .where('id', '=', 'sk_sand_42')
      .execute();
    const goods = await api.call('sellerGoodsInfo', { sellerGoodsId: 'g_sneaker' });
    const galleries = Object.fromEntries(
      goods.canSelectAttributes.skus.map(({ skuId, img }) => [skuId, img]),
    );
    expect(galleries['sk_sand_42']).toEqual([picture, '/pictures/goods/g_sneaker.webp']);
    expect(galleries['sk_navy_41']).toEqual(['/pictures/goods/g_sneaker.webp']);
  });

  it('shows how big a variant is and which body a size fits, where it is known', async () => {
    const before = await api.call('sellerGoodsInfo', { sellerGoodsId: 'g_sneaker' });
    expect(before.sizeGuide).toEqual([]);
    expect(before.canSelectAttributes.skus.some(({ dimensions }) => dimensions !== undefined)).toBe(false);
    const guide = [{ size: '42', uk: '8', us: '9', measures: [{ part: 'foot', from: 26.1, to: 26.7 }] }];
    await database.db
      .updateTable('goods')
      .set({ size_guide: JSON.stringify(guide) })
      .where('id', '=', 'g_sneaker')
      .execute();
    const sides = [110, 105, 295];
    await database.db
      .updateTable('sku')
      .set({ dimensions_mm: sides })
      .where('id', '=', 'sk_sand_42')
      .execute();
    const goods = await api.call('sellerGoodsInfo', { sellerGoodsId: 'g_sneaker' });
    expect(goods.sizeGuide).toEqual(guide);
    const sand = goods.canSelectAttributes.skus.find(({ skuId }) => skuId === 'sk_sand_42');
    expect(sand?.dimensions).toEqual({ width: 11, height: 10.5, depth: 29.5 });
  });

  it('adds nothing to the counted sales of goods and stores', async () => {
    const goods = await api.call('sellerGoodsInfo', { sellerGoodsId: 'g_sneaker' });
    expect([goods.fakeSoldNum, goods.seller.fakeSoldNum]).toEqual([0, 0]);
  });

  it('shows goods with their variants, including sold-out ones but not hidden ones', async () => {
    const goods = await api.call(
      'sellerGoodsInfo',
      { sellerGoodsId: 'g_sneaker', skuId: 'sk_sand_42' },
      { lang: 'cn' },
    );
    expect(goods).toMatchObject({ name: '帆布运动鞋', imgDes: '<p>Canvas sneaker</p>', deliveryFee: 0.5 });
    expect(goods.translated, 'its description is there in English only').toBe(0);
    expect(goods.seller).toMatchObject({ id: 'st_north', sellerGoodsNum: 2, isFocus: 0 });
    expect(goods.attributes).toMatchObject([{ attrName: '颜色', attrValue: '沙色' }, { attrValue: '42' }]);
    expect(
      goods.canSelectAttributes.goodAttrs.map(({ attrValues }) => attrValues.map((v) => v.attrValueName)),
    ).toEqual([
      ['藏青', '沙色'],
      ['41', '42'],
    ]);
    expect(goods.canSelectAttributes.skus).toMatchObject([
      { skuId: 'sk_navy_41', price: 39.6, sellingPrice: 49.5, discountPrice: 39.6, stock: 7 },
      { skuId: 'sk_sand_42', price: 44, sellingPrice: 55, discountPrice: 44, stock: 0 },
    ]);
    expect(api.statements()).toBeLessThanOrEqual(5);
    const plain = await api.call('sellerGoodsInfo', { sellerGoodsId: 'g_lamp' });
    expect(plain.canSelectAttributes).toMatchObject({
      goodAttrs: [],
      skus: [{ skuId: '-1', attrs: [], stock: 20 }],
    });
  });

  it('gives the reason why goods cannot be shown', async () => {
    expect(await api.refusal('sellerGoodsInfo', { sellerGoodsId: 'g_none' })).toBe('goodsNotFound');
    expect(await api.refusal('sellerGoodsInfo', { sellerGoodsId: 'g_hidden' })).toBe('productRemoved');
    expect(await api.refusal('sellerGoodsInfo', { sellerGoodsId: 'g_gone' })).toBe('storeNotFound');
    expect(await api.refusal('sellerGoodsInfo', { sellerGoodsId: 'g_lamp', skuId: 'sk_none' })).toBe(
      'skuNotFound',
    );
    expect(await api.refusal('sellerGoodsInfo', { sellerGoodsId: "x' or 1=1" })).toBe('parameterError');
  });

  it('counts views and keeps the browsing history of a buyer', async () => {
    const { token } = await addBuyer(ctx);
    const before = await api.call('sellerInfo', { sellerId: 'st_kumo' });
    for (const sellerGoodsId of ['g_lamp', 'g_cup', 'g_lamp']) {
      ctx.clock.advance(1000);
      await api.call('sellerGoodsInfo', { sellerGoodsId }, { token });
    }
    const history = await api.call('browseHistoryList', {}, { token });
    expect(history.pageList.map(({ goods }) => goods.id)).toEqual(['g_lamp', 'g_cup']);
    expect(history.pageList[0]?.viewTime).toBeGreaterThan(history.pageList[1]?.viewTime ?? Infinity);
    expect(history.pageList[0]?.goods.viewsNum).toBe(2 + 1); // Plus one view by a visitor.
    const after = await api.call('sellerInfo', { sellerId: 'st_kumo' });
    expect(after.viewsNum - before.viewsNum).toBe(3 + 1); // Plus one view of the store's page.

    const like = { sellerId: 'st_kumo', type: 1 } as const;
    expect(ids(await api.call('sellerGoodsRecommendLike', like, { token }))).toEqual(['g_lamp', 'g_cup']);
    await api.call('browseHistoryDel', { id: 'g_lamp' }, { token });
    expect(ids(await api.call('sellerGoodsRecommendLike', like, { token }))).toEqual(['g_cup']);
    await api.call('browseHistoryDel', {}, { token });
    expect((await api.call('browseHistoryList', {}, { token })).pageInfo.totalElements).toBe(0);

    const ofStore = { sellerId: 'st_north', type: 2 } as const;
    expect(ids(await api.call('sellerGoodsRecommendLike', ofStore, { token }))).toEqual(['g_boot']);
    expect(await api.refusal('sellerGoodsRecommendLike', { sellerId: 'st_none', type: 1 }, { token })).toBe(
      'storeNotFound',
    );
    expect(await api.refusal('sellerGoodsRecommendLike', like)).toBe('notLoggedIn');
  });
});
