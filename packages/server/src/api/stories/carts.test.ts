import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { createLocalBus, type MallEvent } from '../../db/event-bus.ts';
import { MAX_CART_LINES } from '../../domain/cart/cart-line.ts';
import { closeAccount } from '../../domain/accounts/close-account.ts';
import { type ApiCaller, createCaller } from '../../test-support/http/api-caller.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import { fillSmallCatalog } from '../../test-support/fixtures/small-catalog.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  openTestContext,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';

describe.each(STORY_DATABASES)('The cart of an account on $name', ({ open }) => {
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

  const put = (token: string, lines: string) => api.call('cartPut', { lines }, { token });
  const read = async (token: string) =>
    (await api.call('cartList', {}, { token })).lines.map(({ sellerGoodsId, skuId, goodsNum, isLater }) =>
      [sellerGoodsId, skuId, goodsNum, isLater].join(),
    );

  it('shows its lines on every device at the prices of now, the latest first', async () => {
    const { token } = await addBuyer(ctx);
    expect(await api.call('cartList', {}, { token })).toEqual({ revision: 0, lines: [] });
    await put(token, 'g_sneaker,sk_navy_41,2,0');
    const { revision, lines } = await put(token, 'g_cup,-1,3,0,g_lamp,-1,1,1');
    expect(revision).toBe(2);
    expect(lines.map(({ sellerGoodsId }) => sellerGoodsId)).toEqual(['g_cup', 'g_lamp', 'g_sneaker']);
    const chinese = await api.call('cartList', {}, { token, lang: 'cn' });
    expect(chinese.lines[2]).toMatchObject({
      goodsName: '帆布运动鞋',
      attributes: [{ attrValue: '藏青' }, { attrValue: '41' }],
      price: 39.6,
      stock: 7,
      sellerName: 'Northwind Outfitters',
      problems: [],
    });
    await ctx.db.updateTable('goods').set({ price: '12' }).where('id', '=', 'g_cup').execute();
    await ctx.db.updateTable('sku').set({ price: '12' }).where('goods_id', '=', 'g_cup').execute();
    expect((await api.call('cartList', {}, { token })).lines[0]?.price).toBe(12);
  });

  it('keeps what two devices changed in different lines, and the later change of the same line', async () => {
    const { token } = await addBuyer(ctx);
    await put(token, 'g_cup,-1,1,0,g_lamp,-1,1,0');
    await Promise.all([put(token, 'g_cup,-1,4,0'), put(token, 'g_lamp,-1,2,1,g_boot,-1,1,0')]);
    expect((await read(token)).sort()).toEqual(['g_boot,-1,1,0', 'g_cup,-1,4,0', 'g_lamp,-1,2,1']);
    await put(token, 'g_cup,-1,5,0');
    await put(token, 'g_cup,-1,0,0,g_lamp,-1,0,0');
    expect(await read(token)).toEqual(['g_boot,-1,1,0']);
    const { revision } = await api.call('cartList', {}, { token });
    expect((await put(token, 'g_boot,-1,1,0,g_cup,-1,0,0')).revision).toBe(revision);
  });

  it('says of lines why they cannot be ordered, and lets the buyer change them', async () => {
    const { token } = await addBuyer(ctx);
    await put(token, 'g_lamp,-1,30,0,g_sneaker,sk_navy_41,1,0,g_teapot,-1,1,0,g_boot,-1,1,0');
    await ctx.db.updateTable('sku').set({ is_hidden: true }).where('id', '=', 'sk_navy_41').execute();
    await ctx.db.updateTable('goods').set({ is_on_shelf: false }).where('id', '=', 'g_boot').execute();
    const { lines } = await api.call('cartList', {}, { token });
    expect(lines.map(({ sellerGoodsId, problems, stock }) => [sellerGoodsId, stock, problems])).toEqual([
      ['g_lamp', 20, ['insufficientStock']],
      ['g_sneaker', 0, ['skuNotFound']],
      ['g_teapot', 0, ['insufficientStock']],
      ['g_boot', 0, ['productRemoved']],
    ]);
    await put(token, 'g_sneaker,sk_navy_41,1,1,g_boot,-1,0,0');
    expect(await read(token)).toEqual(['g_lamp,-1,30,0', 'g_sneaker,sk_navy_41,1,1', 'g_teapot,-1,1,0']);
    await ctx.db.updateTable('sku').set({ is_hidden: false }).where('id', '=', 'sk_navy_41').execute();
    await ctx.db.updateTable('goods').set({ is_on_shelf: true }).where('id', '=', 'g_boot').execute();
  });

  it.each([
    ['g_none,-1,1,0', 'goodsNotFound'],
    ['g_hidden,-1,1,0', 'productRemoved'],
    ['g_gone,-1,1,0', 'productRemoved'],
    ['g_sneaker,-1,1,0', 'skuNotFound'],
    ['g_sneaker,sk_secret,1,0', 'skuNotFound'],
    ['g_cup,-1,501,0', 'aboveMaximumQuantity'],
    ['g_cup,-1,2', 'parameterError'],
    ['g_cup,-1,-1,0', 'parameterError'],
  ])('refuses %s with %s, together with the lines beside it', async (line, reason) => {
    const { token } = await addBuyer(ctx);
    const lines = `g_lamp,-1,1,0,${line}`;
    expect(await api.refusal('cartPut', { lines }, { token })).toBe(reason);
    expect(await read(token)).toEqual([]);
    expect(await api.refusal('cartPut', { lines })).toBe('notLoggedIn');
  });

  it(`holds ${MAX_CART_LINES} lines`, async () => {
    const { token } = await addBuyer(ctx);
    const storeId = await addStore(ctx);
    const goods = [];
    for (let count = 0; count <= MAX_CART_LINES; count += 1)
      goods.push((await addGoods(ctx, storeId, { stock: 5 })).goodsId);
    const [last = '', ...first] = goods.toReversed();
    await put(token, first.map((id) => `${id},-1,1,0`).join());
    const isFull = { lines: `${last},-1,1,0` };
    expect(await api.refusal('cartPut', isFull, { token })).toBe('cartLimit');
    expect((await api.call('cartMerge', isFull, { token })).leftOut).toEqual([
      { sellerGoodsId: last, skuId: '-1', goodsNum: 1, problem: 'cartLimit' },
    ]);
    expect((await put(token, `${first[0]},-1,0,0,${last},-1,1,0`)).lines).toHaveLength(MAX_CART_LINES);
  });

  it('takes over the cart of a visitor: the larger number of each line, once', async () => {
    const { token } = await addBuyer(ctx);
    await put(token, 'g_cup,-1,5,0,g_lamp,-1,1,1,g_boot,-1,2,0');
    const lines =
      'g_teapot,-1,2,0,g_cup,-1,3,0,g_lamp,-1,50,0,g_boot,-1,1,1,g_hidden,-1,1,0,g_sneaker,-1,1,0';
    const merged = await api.call('cartMerge', { lines }, { token });
    expect(merged.leftOut.map(({ sellerGoodsId, problem }) => [sellerGoodsId, problem])).toEqual([
      ['g_hidden', 'productRemoved'],
      ['g_sneaker', 'skuNotFound'],
    ]);
    const expected = ['g_teapot,-1,2,0', 'g_cup,-1,5,0', 'g_lamp,-1,20,0', 'g_boot,-1,2,0'];
    expect(await read(token)).toEqual(expected);
    const again = await api.call('cartMerge', { lines }, { token });
    expect(again.revision).toBe(merged.revision);
    expect(await read(token)).toEqual(expected);
  });

  it('belongs to one account, tells its other devices, and goes when the account is closed', async () => {
    const [buyer, other] = [await addBuyer(ctx), await addBuyer(ctx)];
    const events: MallEvent[] = [];
    const bus = createLocalBus();
    bus.listen((event) => events.push(event));
    await createCaller({ ...ctx, events: bus, sendToServers: undefined }).call(
      'cartPut',
      { lines: 'g_cup,-1,1,0' },
      { token: buyer.token },
    );
    expect(events).toEqual([{ kind: 'cart', userId: buyer.id, revision: 1 }]);
    expect(await read(other.token)).toEqual([]);
    const leaving = openTestContext(database, '');
    const { id, username, token } = await addBuyer(leaving);
    await createCaller(leaving).call('cartPut', { lines: 'g_cup,-1,1,0' }, { token });
    await closeAccount(leaving, id, { account: username, reason: 'I leave.', fundPassword: FUND_PASSWORD });
    expect(await ctx.db.selectFrom('cart').selectAll().where('user_id', '=', id).execute()).toEqual([]);
  });
});
