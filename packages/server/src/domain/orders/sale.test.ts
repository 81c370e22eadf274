import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { DATABASES } from '../../test-support/database/databases.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  openTestContext,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { checkInvariants } from '../ledger/invariants.ts';
import { readBalance } from '../wallet/balance.ts';
import { cancelOrder, expireOrders } from './cancel.ts';
import { payOrders } from './payment/pay-orders.ts';
import { readOrder, readTimeline } from './read-orders.ts';
import { receiveOrder } from './receive.ts';
import { confirmOrder, reportStop, shipOrder } from './ship.ts';
import { submitOrders } from './submit.ts';

describe.each(DATABASES)('A sale on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
  });
  afterAll(() => database.close());

  it('delivers the goods of two stores and pays each account its share', async () => {
    const buyer = await addBuyer(ctx);
    const north = await addGoods(ctx, await addStore(ctx), { price: '49.5', discount: '0.2' });
    const south = await addGoods(ctx, await addStore(ctx), { price: '18', buyMin: 5 });
    const items = [
      { goodsId: north.goodsId, skuId: null, quantity: 2 },
      { goodsId: south.goodsId, skuId: south.skuId, quantity: 5 },
    ];
    const orders = await submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items });
    expect(orders.map(({ status, total }) => [status, Number(total)])).toEqual([
      [0, 79.2 + 3 + 3.96],
      [0, 90 + 3 + 4.5],
    ]);

    const ids = orders.map(({ id }) => id);
    await payOrders(ctx, buyer.id, ids, FUND_PASSWORD);
    expect(Number(await readBalance(ctx, buyer.id))).toBe(5000 - 86.16 - 97.5);

    for (const id of ids) {
      await confirmOrder(ctx, id);
      await shipOrder(ctx, id, { carrier: 'Nordic Parcel', trackingNumber: 'NP1' });
      await reportStop(ctx, id, 'delivered');
      await receiveOrder(ctx, buyer.id, id);
      expect((await readOrder(ctx, buyer.id, id)).status).toBe(4);
    }
    const { steps } = await readTimeline(ctx, buyer.id, ids[0] ?? '');
    expect(steps.map(({ step }) => step)).toEqual([
      'placed',
      'paid',
      'confirmed',
      'shipped',
      'delivered',
      'received',
    ]);
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });

  it('expires all unpaid orders but one that fails, which is logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const buyer = await addBuyer(ctx);
    const { goodsId } = await addGoods(ctx, await addStore(ctx), { stock: 100 });
    const items = [{ goodsId, skuId: null, quantity: 1 }];
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const [order] = await submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items });
      ids.push(order?.id ?? '');
    }
    const [broken = ''] = ids;
    // The next entry of its log gets a position that is taken.
    const entry = { order_id: broken, position: 3, step: 'placed', detail: '', at: ctx.clock.now() };
    await ctx.db.insertInto('order_log').values(entry).execute();
    ctx.clock.advance(3_600_000);
    expect(await expireOrders(ctx)).toBe(2);
    expect(await expireOrders(ctx)).toBe(0);
    expect(logged.mock.calls[0]?.[0]).toContain(broken);
    const statuses = await Promise.all(ids.map(async (id) => (await readOrder(ctx, buyer.id, id)).status));
    expect(statuses).toEqual([0, -1, -1]);
    logged.mockRestore();
    await ctx.db.deleteFrom('order_log').where('order_id', '=', broken).where('position', '=', 3).execute();
    expect(await expireOrders(ctx)).toBe(1);
  });

  it('is not cancelled by the owner of the store', async () => {
    const [buyer, owner] = [await addBuyer(ctx), await addBuyer(ctx)];
    const { goodsId } = await addGoods(ctx, await addStore(ctx, owner.id), { stock: 100 });
    const items = [{ goodsId, skuId: null, quantity: 1 }];
    const [order] = await submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items });
    await expect(cancelOrder(ctx, owner.id, order?.id ?? '', 0)).rejects.toThrow('sellerCannotCancel');
    const other = await addBuyer(ctx);
    await expect(cancelOrder(ctx, other.id, order?.id ?? '', 0)).rejects.toThrow('orderNotFound');
    await cancelOrder(ctx, buyer.id, order?.id ?? '', 0);
  });
});
