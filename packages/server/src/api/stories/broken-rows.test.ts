import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  type Buyer,
  openTestContext,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { type ApiCaller, createCaller } from '../../test-support/http/api-caller.ts';

const SHAPES = ['{}', '[1]', '"text"', 'null', '[{"name":null,"value":{"en":5}}]'] as const;
const SOUND = '{"name":{"en":"Size"},"value":{"en":"42"}}';

describe.each(STORY_DATABASES)('A stored row of a wrong shape on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let api: ApiCaller;
  let buyer: Buyer;
  let storeId: string;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    api = createCaller(ctx);
    buyer = await addBuyer(ctx);
    storeId = await addStore(ctx);
  });
  afterAll(() => database.close());

  const run = (text: string) => sql.raw(text).execute(ctx.db);
  const listIds = async (lang: 'en' | 'de' = 'en') =>
    (await api.call('sellerGoodsList', { sellerId: storeId }, { lang })).pageList.map(({ id }) => id);
  const readGoods = (goodsId: string) => api.call('sellerGoodsInfo', { sellerGoodsId: goodsId });

  it('is left out of a list of goods, which shows the others, and is logged by its id', async () => {
    const [sound, broken] = [await addGoods(ctx, storeId), await addGoods(ctx, storeId)];
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await run(`update goods set recommended_at = 'infinity' where id = '${broken.goodsId}'`);
    expect(await listIds()).toEqual([sound.goodsId]);
    if (!ctx.sendToServers)
      expect(log).toHaveBeenCalledWith(expect.stringContaining(broken.goodsId), expect.any(Error));
    log.mockRestore();
    await run(`update goods set recommended_at = null where id = '${broken.goodsId}'`);
    expect(await listIds()).toHaveLength(2);
  });

  it.each(SHAPES)('costs a product its specification and size guide (%s)', async (shape) => {
    const { goodsId } = await addGoods(ctx, storeId);
    const specification = shape.startsWith('[') ? `[${shape.slice(1, -1)},${SOUND}]` : `[${SOUND}]`;
    await run(
      `update goods set specification = '${specification}', size_guide = '${shape}' where id = '${goodsId}'`,
    );
    const details = await readGoods(goodsId);
    expect(details.attributes).toMatchObject([{ attrName: 'Size', attrValue: '42' }]);
    expect(details.sizeGuide).toEqual([]);
  });

  it('costs a product a picture that is no address', async () => {
    const { goodsId } = await addGoods(ctx, storeId);
    const values = Array.from(
      { length: 9 },
      (_, at) => `('${goodsId}', ${at + 2}, '${at === 0 ? ' a b ' : `/p/${at}.webp`}')`,
    );
    await run(`insert into goods_picture (goods_id, position, image) values ${values.join(',')}`);
    const details = await readGoods(goodsId);
    expect([details.imgUrl1, details.imgUrl2, details.imgUrl9, details.imgUrl10]).toEqual([
      '/pictures/goods/x.webp',
      '/p/1.webp',
      '/p/8.webp',
      undefined,
    ]);
    expect(await listIds()).toContain(goodsId);
  });

  it('costs a category its tile, and its goods the name of the category', async () => {
    const { goodsId } = await addGoods(ctx, storeId);
    await run(`insert into category (id, names) values ('c_broken', '{"en":null,"de":"Kaputt"}')`);
    await run(`update goods set category_id = 'c_broken' where id = '${goodsId}'`);
    const names = async () => (await api.call('categoryTree', {})).map(({ name }) => name);
    expect(await names()).toEqual(['Everything']);
    const { pageList } = await api.call('categoryList', {});
    expect(pageList.map(({ name }) => name)).toEqual(['Everything']);
    expect((await readGoods(goodsId)).categoryName).toBe('');
    expect(await listIds('de')).toContain(goodsId);
  });

  it('costs the news one article', async () => {
    const values = ['{"en":"Open"}', '{"en":null}'].map(
      (titles, at) => `('n_${at}', '${titles}', '{"en":"Text"}', '2026-01-0${at + 1}')`,
    );
    await run(`insert into news (id, titles, contents, released_at) values ${values.join(',')}`);
    const { pageList } = await api.call('newsListNews', {});
    expect(pageList.map(({ title }) => title)).toEqual(['Open']);
  });

  it.each(SHAPES)('costs an order the names of its choices (%s)', async (shape) => {
    const goods = await addGoods(ctx, storeId);
    const { token } = buyer;
    const orderInfo = `${goods.goodsId},-1,1`;
    const { orderList } = await api.call('orderSubmit', { orderInfo }, { token });
    const orderId = orderList[0]?.orderId ?? '';
    await run(`update order_line set attributes = '${shape}' where order_id = '${orderId}'`);
    const { pageList: orders } = await api.call('orderListMain', {}, { token });
    const line = orders.find(({ id }) => id === orderId)?.goods?.[0];
    expect(line).toMatchObject({ goodsId: goods.goodsId, skuId: goods.skuId, attributes: [] });
    const { pageList: lines } = await api.call('orderListGoods', { orderId }, { token });
    expect(lines).toMatchObject([{ goodsId: goods.goodsId, attributes: [] }]);
    await api.call('orderInfo', { orderId }, { token });
    // The order goes on.
    await api.call('orderCancel', { orderId, returnReason: 1 }, { token });
  });

  it('costs the orders of a buyer one order', async () => {
    const goods = await addGoods(ctx, storeId);
    const [first, second] = [await addBuyer(ctx), await addBuyer(ctx)];
    for (const { token } of [first, second, second])
      await api.call('orderSubmit', { orderInfo: `${goods.goodsId},-1,1` }, { token });
    await run(
      `update orders set pay_deadline = 'infinity' where id =
        (select id from orders where buyer_id = '${second.id}' order by id limit 1)`,
    );
    const { pageList } = await api.call('orderListMain', {}, { token: second.token });
    expect(pageList).toHaveLength(1);
  });
});
