import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe.each(STORY_DATABASES)('The total that a buyer was shown, on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let api: ApiCaller;
  let buyer: Buyer;
  let orderInfo: string;
  let goodsId: string;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    api = createCaller(ctx);
    buyer = await addBuyer(ctx);
    const north = await addGoods(ctx, await addStore(ctx), { price: '49.5', discount: '0.2' });
    const south = await addGoods(ctx, await addStore(ctx), { price: '18' });
    goodsId = north.goodsId;
    orderInfo = [north, south].map(({ goodsId: id }) => `${id},-1,2`).join();
  });
  afterAll(() => database.close());

  const token = () => ({ token: buyer.token });
  const show = async () => (await api.call('orderQuote', { orderInfo }, token())).total;
  const countOrders = async () => (await api.call('orderListMain', {}, token())).pageInfo.totalElements;
  const stockOf = async () => (await api.call('sellerGoodsInfo', { sellerGoodsId: goodsId }, token())).stock;

  it('is the sum of the orders of all stores', async () => {
    const total = await show();
    const { orderList } = await api.call('orderSubmit', { orderInfo, total }, token());
    expect(orderList).toHaveLength(2);
    expect(orderList.reduce((sum, order) => sum + Math.round((order.total ?? 0) * 100), 0)).toBe(
      Math.round(total * 100),
    );
  });

  it('prevents an order at another price, and nothing changes', async () => {
    const shown = await show();
    const before = { orders: await countOrders(), stock: await stockOf() };
    await database.db.updateTable('discount').set({ ratio: '0.1' }).where('goods_id', '=', goodsId).execute();
    const form = { orderInfo, total: shown, submitToken: 'form-of-a-buyer-1' };
    expect(await api.refusal('orderSubmit', form, token())).toBe('orderTotalChanged');
    expect(await api.refusal('orderSubmit', { ...form, total: 0 }, token())).toBe('orderTotalChanged');
    expect({ orders: await countOrders(), stock: await stockOf() }).toEqual(before);

    const total = await show();
    expect(total).toBeGreaterThan(shown);
    const { orderList } = await api.call('orderSubmit', { ...form, total }, token());
    expect(orderList).toHaveLength(2);
  });

  it('is optional: existing clients order at the current price', async () => {
    const { orderList } = await api.call('orderSubmit', { orderInfo }, token());
    expect(orderList).toHaveLength(2);
  });
});
