import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { MAX_FOLLOWED_STORES } from '../../domain/favourites/follow-stores.ts';
import { MAX_FAVOURITES } from '../../domain/favourites/favourites.ts';
import { runDueJobs } from '../../jobs/scheduled-jobs.ts';
import { type ApiCaller, createCaller } from '../../test-support/http/api-caller.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import { fillSmallCatalog } from '../../test-support/fixtures/small-catalog.ts';
import { addBuyer, openTestContext, type TestContext } from '../../test-support/fixtures/test-context.ts';

describe.each(STORY_DATABASES)('Favourites and followed stores on $name', ({ open }) => {
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

  it('lists each favourite once, newest first', async () => {
    const { token } = await addBuyer(ctx);
    for (const sellerGoodsId of ['g_sneaker', 'g_lamp', 'g_sneaker', 'g_cup']) {
      ctx.clock.advance(1000);
      await api.call('keepGoodsAdd', { sellerGoodsId }, { token });
    }
    const { pageList, pageInfo } = await api.call('keepGoodsList', {}, { token, lang: 'cn' });
    expect(pageList.map(({ id, name, isKeep }) => [id, name, isKeep])).toEqual([
      ['g_cup', 'Café cup 100% porcelain', 1],
      ['g_lamp', 'Paper lamp', 1],
      ['g_sneaker', '帆布运动鞋', 1],
    ]);
    expect(api.statements()).toBe(2);
    expect(pageInfo.totalElements).toBe(3);
    const listed = (await api.call('sellerGoodsList', {}, { token })).pageList;
    expect(listed.map(({ isKeep }) => isKeep)).toEqual([1, 1, 0, 0, 1]);

    await api.call('keepGoodsDel', { sellerGoodsId: 'g_lamp' }, { token });
    await api.call('keepGoodsDel', { sellerGoodsId: 'g_lamp' }, { token });
    expect(await api.call('keepGoodsCount', {}, { token })).toBe(2);
    expect(await api.refusal('keepGoodsAdd', { sellerGoodsId: 'g_none' }, { token })).toBe('goodsNotFound');
    expect(await api.refusal('keepGoodsAdd', { sellerGoodsId: 'g_lamp' })).toBe('notLoggedIn');
    expect(await api.refusal('keepGoodsList', {}, { token: 'x'.repeat(43) })).toBe('sessionExpired');
  });

  it('marks favourites that are no longer listed', async () => {
    const { token } = await addBuyer(ctx);
    await api.call('keepGoodsAdd', { sellerGoodsId: 'g_teapot' }, { token });
    const setListed = (is_on_shelf: boolean) =>
      ctx.db.updateTable('goods').set({ is_on_shelf }).where('id', '=', 'g_teapot').execute();
    await setListed(false);
    expect((await api.call('keepGoodsList', {}, { token })).pageList).toMatchObject([
      { id: 'g_teapot', isShelf: 0 },
    ]);
    await setListed(true);
  });

  it('notices that a price fell below what the buyer was told, once', async () => {
    const { token } = await addBuyer(ctx);
    const setPrice = (price: string) =>
      ctx.db.updateTable('goods').set({ price }).where('id', '=', 'g_lamp').execute();
    const notices = async () =>
      (await api.call('keepGoodsNotices', {}, { token })).pageList.map(
        ({ kind, oldPrice, newPrice, goods }) => [kind, goods.id, oldPrice, newPrice],
      );
    await api.call('keepGoodsAdd', { sellerGoodsId: 'g_lamp' }, { token });
    expect(await notices()).toEqual([]);
    await setPrice('30');
    expect(await notices()).toEqual([]);
    await setPrice('22.5');
    expect(await notices()).toEqual([[1, 'g_lamp', 27.5, 22.5]]);
    expect(await api.call('keepGoodsUnreadNotices', {}, { token })).toBe(1);
    await api.call('keepGoodsReadNotices', {}, { token });
    await setPrice('27.5');
    await setPrice('22.5');
    expect(await api.call('keepGoodsUnreadNotices', {}, { token })).toBe(0);
    await setPrice('20');
    expect(await notices()).toEqual([[1, 'g_lamp', 22.5, 20]]);
    expect(await api.call('keepGoodsUnreadNotices', {}, { token })).toBe(1);
    await api.call('keepGoodsDel', { sellerGoodsId: 'g_lamp' }, { token });
    expect(await notices()).toEqual([]);
    await setPrice('27.5');
  });

  it('notices the start of a discount', async () => {
    const { token } = await addBuyer(ctx);
    await api.call('keepGoodsAdd', { sellerGoodsId: 'g_boot' }, { token });
    const [starts_at, ends_at] = [new Date('2020-01-01'), new Date('2099-01-01')];
    const discount = { id: 'd_notice', goods_id: 'g_boot', ratio: '0.25', starts_at, ends_at };
    await ctx.db.insertInto('discount').values(discount).execute();
    const { pageList } = await api.call('keepGoodsNotices', {}, { token, lang: 'cn' });
    expect(pageList).toMatchObject([
      { kind: 1, isRead: 0, oldPrice: 80, newPrice: 60, goods: { id: 'g_boot' } },
    ]);
    await ctx.db.deleteFrom('discount').where('id', '=', 'd_notice').execute();
  });

  it('notices that sold-out goods are back, also if nobody looked in between', async () => {
    const { token } = await addBuyer(ctx);
    const setStock = (stock_on_hand: number) =>
      ctx.db.updateTable('sku').set({ stock_on_hand }).where('goods_id', '=', 'g_cup').execute();
    await api.call('keepGoodsAdd', { sellerGoodsId: 'g_cup' }, { token });
    await setStock(0);
    await runDueJobs(ctx);
    await setStock(4);
    const read = () => api.call('keepGoodsNotices', {}, { token });
    const both = await Promise.all([read(), read()]);
    for (const { pageList, pageInfo } of [...both, await read()]) {
      expect(pageList).toMatchObject([{ kind: 2, oldPrice: null, newPrice: null, goods: { id: 'g_cup' } }]);
      expect(pageInfo.totalElements).toBe(1);
    }
    await ctx.db.updateTable('goods').set({ is_on_shelf: false }).where('id', '=', 'g_cup').execute();
    expect((await read()).pageList).toEqual([]);
    await ctx.db.updateTable('goods').set({ is_on_shelf: true }).where('id', '=', 'g_cup').execute();
  });

  it('counts no notices for visitors, and refuses a session that has ended', async () => {
    expect(await api.call('keepGoodsUnreadNotices', {})).toBe(0);
    expect(await api.refusal('keepGoodsUnreadNotices', {}, { token: 'x'.repeat(43) })).toBe('sessionExpired');
    expect(await api.refusal('keepGoodsNotices', {})).toBe('notLoggedIn');
  });

  it('follows a store, and the store counts its followers', async () => {
    const { id: userId, token } = await addBuyer(ctx);
    const followers = async () => (await api.call('sellerInfo', { sellerId: 'st_north' })).focusNum;
    const before = await followers();
    await api.call('focusSellerAdd', { sellerId: 'st_north' }, { token });
    await api.call('focusSellerAdd', { sellerId: 'st_north' }, { token });
    expect(await followers()).toBe(before + 1);
    const { pageList } = await api.call('focusSellerList', {}, { token });
    expect(pageList).toMatchObject([
      { sellerId: 'st_north', partyId: userId, sellerVo: { id: 'st_north', isFocus: 1 } },
    ]);
    expect(api.statements()).toBe(2);
    expect(await api.call('focusSellerCount', {}, { token })).toBe(1);
    expect(await api.call('sellerInfo', { sellerId: 'st_north' }, { token })).toMatchObject({ isFocus: 1 });
    await api.call('focusSellerDel', { sellerId: 'st_north' }, { token });
    await api.call('focusSellerDel', { sellerId: 'st_north' }, { token });
    expect(await followers()).toBe(before);
    expect(await api.refusal('focusSellerAdd', { sellerId: 'st_gone' }, { token })).toBe('storeNotFound');
  });

  it('counts one follower for concurrent calls', async () => {
    const { token } = await addBuyer(ctx);
    const before = (await api.call('sellerInfo', { sellerId: 'st_kumo' })).focusNum;
    await Promise.all(
      Array.from({ length: 8 }, () => api.call('focusSellerAdd', { sellerId: 'st_kumo' }, { token })),
    );
    expect((await api.call('sellerInfo', { sellerId: 'st_kumo' })).focusNum).toBe(before + 1);
  });

  it('lets no seller follow a store', async () => {
    const { id, token } = await addBuyer(ctx);
    await ctx.db.updateTable('store').set({ owner_id: id }).where('id', '=', 'st_kumo').execute();
    expect(await api.refusal('focusSellerAdd', { sellerId: 'st_kumo' }, { token })).toBe(
      'cannotFollowOwnStore',
    );
    expect(await api.refusal('focusSellerAdd', { sellerId: 'st_north' }, { token })).toBe(
      'sellerCannotFollow',
    );
  });

  it('limits favourites and followed stores', async () => {
    const { id: user_id, token } = await addBuyer(ctx);
    const created_at = ctx.clock.now();
    const many = (count: number) => Array.from({ length: count }, (_, index) => `x_${index}`);
    const {
      id: _id,
      search_text: _text,
      specification: _lines,
      rating: _rating,
      ...goods
    } = await ctx.db.selectFrom('goods').selectAll().where('id', '=', 'g_hidden').executeTakeFirstOrThrow();
    await ctx.db
      .insertInto('goods')
      .values(many(MAX_FAVOURITES).map((id) => ({ ...goods, id })))
      .execute();
    const favourites = many(MAX_FAVOURITES).map((goods_id) => ({ user_id, goods_id, created_at }));
    await ctx.db.insertInto('favourite').values(favourites).execute();
    expect(await api.refusal('keepGoodsAdd', { sellerGoodsId: 'g_lamp' }, { token })).toBe('favouriteLimit');
    expect(await api.refusal('keepGoodsAdd', { sellerGoodsId: 'x_1' }, { token })).toBe('ok');

    const stores = many(MAX_FOLLOWED_STORES).map((id) => ({
      id,
      name: id,
      logo_image: '/x.webp',
      country_code: 'NO',
    }));
    await ctx.db.insertInto('store').values(stores).execute();
    const followed = stores.map(({ id: store_id }) => ({ user_id, store_id, created_at }));
    await ctx.db.insertInto('follow').values(followed).execute();
    expect(await api.refusal('focusSellerAdd', { sellerId: 'st_north' }, { token })).toBe('followLimit');
  });
});
