import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
import { payOrders } from './pay.ts';
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
});
