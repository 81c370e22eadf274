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

const HOUR = 3_600_000;
const at = (hours: number) => new Date(START.getTime() + hours * HOUR);

describe.each(STORY_DATABASES)('The home page on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let api: ApiCaller;
  beforeAll(async () => {
    database = await open();
    await fillSmallCatalog(database.db);
    ctx = openTestContext(database);
    api = createCaller(ctx);
  });
  afterAll(() => database.close());

  it('lists categories in order, without hidden ones', async () => {
    const { pageList, pageInfo } = await api.call('categoryList', {}, { lang: 'cn' });
    expect(pageList.map(({ name }) => name)).toEqual(['鞋', '家居厨房']);
    expect(pageInfo.totalElements).toBe(2);
    expect(await api.call('categoryList', { pageNum: 5 })).toMatchObject({
      pageList: [],
      pageInfo: { totalElements: 2 },
    });
    expect((await api.call('categoryRecommend', {})).pageList.map(({ categoryId }) => categoryId)).toEqual([
      'c_shoes',
    ]);
    expect(api.statements()).toBe(1);
  });

  it('shows the category tree with the number of listed goods', async () => {
    const tree = await api.call('categoryTree', {});
    expect(
      tree.map(({ id, goodsNum, subList }) => [id, goodsNum, subList.map((sub) => [sub.id, sub.goodsNum])]),
    ).toEqual([
      ['c_shoes', 2, [['c_shoes_sneakers', 2]]],
      ['c_home', 3, [['c_home_tea', 2], ['c_home_lamps', 1]]], // prettier-ignore
    ]);
    expect((await api.call('categoryTree', { showHidden: '1' })).at(-1)).toMatchObject({
      id: 'c_old',
      status: 0,
    });
    expect(api.statements()).toBe(2);
  });

  it('shows the tree of a store, by store id or for the owner', async () => {
    const tree = await api.call('categorySellerTree', { sellerId: 'st_north' });
    expect(tree.map(({ id }) => id)).toEqual(['c_shoes']);
    expect(await api.refusal('categorySellerTree', {})).toBe('storeNotFound');
    expect(await api.refusal('categorySellerTree', { sellerId: 'st_gone' })).toBe('storeNotFound');
    const { id, token } = await addBuyer(ctx);
    expect(await api.refusal('categorySellerTree', {}, { token })).toBe('storeNotFound');
    await ctx.db.updateTable('store').set({ owner_id: id }).where('id', '=', 'st_kumo').execute();
    expect((await api.call('categorySellerTree', {}, { token })).map((branch) => branch.id)).toEqual([
      'c_home',
    ]);
  });

  it('lists open stores, and shows one', async () => {
    const { pageList, pageInfo } = await api.call('sellerList', {});
    expect(pageList.map(({ id, sellerGoodsNum }) => [id, sellerGoodsNum])).toEqual([['st_north', 2], ['st_kumo', 3]]); // prettier-ignore
    expect(pageInfo.totalElements).toBe(2);
    expect((await api.call('sellerList', { isRec: 1 })).pageList.map(({ id }) => id)).toEqual(['st_north']);
    expect(api.statements()).toBe(1);
    expect(await api.call('sellerInfo', { sellerId: 'st_north' })).toMatchObject({
      shopAddress: 'Bergen, Norway',
    });
    expect(await api.refusal('sellerInfo', { sellerId: 'st_gone' })).toBe('storeNotFound');
  });

  it('shows only banners with links into the store or to https', async () => {
    const links = ['/discounted', 'javascript:alert(1)', '//evil.example', 'https://openmall.example/x', ''];
    const banner = (link: string, position: number) =>
      ({
        id: `bn_${position}`,
        type: 'pc',
        image: `/b${position}.webp`,
        link,
        position,
        is_big: position !== 4,
      }) as const;
    await ctx.db.insertInto('banner').values(links.map(banner)).execute();
    const { result } = await api.call('bannerBannerList', { type: 'pc' });
    expect(result.map(({ link }) => link)).toEqual([
      '/discounted',
      null,
      null,
      'https://openmall.example/x',
      null,
    ]);
    expect((await api.call('bannerBannerList', { type: 'pc', imgType: 0 })).result).toHaveLength(1);
    expect((await api.call('bannerBannerList', { type: 'h5' })).result).toEqual([]);
    const home = await api.call('indexHome', {});
    expect(home).toMatchObject({ announcement: [], aboutus: null });
    expect(home.banner).toHaveLength(4);
    expect(await api.refusal('bannerBannerList', {})).toBe('parameterError');
  });

  it('reads public settings only', async () => {
    await ctx.db
      .insertInto('setting')
      .values([
        { code: 'secret_key', value: '"s"' },
        { code: 'withdraw_fee', value: '{"type":"rate","fee":"0.01"}', is_public: true },
      ])
      .execute();
    const code = 'can_recharge,mall_max_goods_number_in_order,secret_key,withdraw_fee,unknown,__proto__';
    const values = await api.call('sysparaGetSyspara', { code });
    expect(values).toMatchObject({
      can_recharge: '1',
      mall_max_goods_number_in_order: '500',
      secret_key: null,
    });
    expect(values).toMatchObject({ withdraw_fee: { type: 'rate', fee: '0.01' }, unknown: null });
    expect(await api.call('sysparaGetSysparaByGet', { code: 'withdraw_feeX' })).toEqual({
      withdraw_feeX: null,
    });
    expect(await api.refusal('sysparaGetSyspara', {})).toBe('parameterError');
    expect(await api.call('indexDownloadUrl', {})).toBe('/');
  });

  it('subscribes an address to the newsletter once', async () => {
    await api.call('subscribeAdd', { email: 'amelia@example.com' });
    expect(await api.refusal('subscribeAdd', { email: 'Amelia@Example.com' })).toBe('emailAlreadySubscribed');
    expect(await api.refusal('subscribeAdd', { email: 'amelia@' })).toBe('parameterError');
  });

  it('shows the current lucky draw, or the next one', async () => {
    expect(await api.call('lotteryGetCurrentActivity', {})).toEqual({});
    const draw = { title: 'Lucky draw', detail_url: '/lucky' };
    await ctx.db
      .insertInto('lottery')
      .values([
        { id: 'lt_over', ...draw, starts_at: at(-9), ends_at: at(-8) },
        { id: 'lt_next', ...draw, starts_at: at(1), ends_at: at(2) },
      ])
      .execute();
    expect(await api.call('lotteryGetCurrentActivity', {})).toMatchObject({ id: 'lt_next', running: '0' });
    await ctx.db
      .updateTable('lottery')
      .set({ starts_at: at(-1) })
      .where('id', '=', 'lt_next')
      .execute();
    expect(await api.call('lotteryGetCurrentActivity', {})).toMatchObject({
      id: 'lt_next',
      running: '1',
      status: 1,
    });
  });

  it('lists released news in the caller’s language', async () => {
    const titles = JSON.stringify({ en: 'Parcels are faster', cn: '包裹更快' });
    const item = { titles, contents: JSON.stringify({ en: '<p>By a day.</p>' }) };
    await ctx.db
      .insertInto('news')
      .values([
        { id: 'nw_old', ...item, released_at: at(-5) },
        { id: 'nw_new', ...item, released_at: at(-1) },
        { id: 'nw_later', ...item, released_at: at(1) },
        { id: 'nw_hidden', ...item, released_at: at(-2), is_hidden: true },
      ])
      .execute();
    const { pageList, pageInfo } = await api.call('newsListNews', {}, { lang: 'cn' });
    expect(pageList.map(({ id, title }) => [id, title])).toEqual([['nw_new', '包裹更快'], ['nw_old', '包裹更快']]); // prettier-ignore
    expect(pageInfo.totalElements).toBe(2);
    expect((await api.call('newsDetailNews', { id: 'nw_new' })).news).toMatchObject({
      title: 'Parcels are faster',
      releaseTime: '2026-03-14 08:26:53',
    });
    expect(await api.refusal('newsDetailNews', { id: 'nw_later' })).toBe('newsNotFound');
  });

  it('shows the page of an operator in the caller’s language, and nothing for topics without one', async () => {
    const titles = JSON.stringify({ en: 'How we ship', de: 'So liefern wir' });
    const contents = JSON.stringify({ en: '<p>Daily.</p>', de: '<p>Täglich.</p>' });
    await ctx.db.insertInto('help_page').values({ topic: 'delivery', titles, contents }).execute();
    expect(await api.call('helpPageInfo', { topic: 'delivery' }, { lang: 'de' })).toEqual({
      title: 'So liefern wir',
      content: '<p>Täglich.</p>',
      translated: 1,
    });
    expect(await api.call('helpPageInfo', { topic: 'delivery' }, { lang: 'fr' })).toMatchObject({
      title: 'How we ship',
      translated: 0,
    });
    expect(await api.call('helpPageInfo', { topic: 'returns' })).toEqual({});
  });
});
