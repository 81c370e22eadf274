import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/open-database.ts';
import { DATABASES } from '../../test-support/database/databases.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  openTestMall,
  type TestMall,
} from '../../test-support/fixtures/test-mall.ts';
import { checkInvariants } from '../ledger/invariants.ts';
import { readBalance } from '../wallet/balance.ts';
import { payOrders } from './pay.ts';
import { readOrder, readTimeline } from './read-orders.ts';
import { receiveOrder } from './receive.ts';
import { confirmOrder, reportStop, shipOrder } from './ship.ts';
import { submitOrders } from './submit.ts';

describe.each(DATABASES)('A sale on $name', ({ open }) => {
  let database: OpenDatabase;
  let mall: TestMall;
  beforeAll(async () => {
    database = await open();
    mall = openTestMall(database);
  });
  afterAll(() => database.close());

  it('goes from two stores to the door, and the money where it belongs', async () => {
    const buyer = await addBuyer(mall);
    const north = await addGoods(mall, await addStore(mall), { price: '49.5', discount: '0.2' });
    const south = await addGoods(mall, await addStore(mall), { price: '18', buyMin: 5 });
    const items = [
      { goodsId: north.goodsId, skuId: null, quantity: 2 },
      { goodsId: south.goodsId, skuId: south.skuId, quantity: 5 },
    ];
    const orders = await submitOrders(mall, { buyerId: buyer.id, lang: 'en', items });
    expect(orders.map(({ status, total }) => [status, Number(total)])).toEqual([
      [0, 79.2 + 3 + 3.96],
      [0, 90 + 3 + 4.5],
    ]);

    const ids = orders.map(({ id }) => id);
    await payOrders(mall, buyer.id, ids, FUND_PASSWORD);
    expect(Number(await readBalance(mall, buyer.id))).toBe(5000 - 86.16 - 97.5);

    for (const id of ids) {
      await confirmOrder(mall, id);
      await shipOrder(mall, id, { carrier: 'Nordic Parcel', trackingNumber: 'NP1' });
      await reportStop(mall, id, 'delivered');
      await receiveOrder(mall, buyer.id, id);
      expect((await readOrder(mall, buyer.id, id)).status).toBe(4);
    }
    const { steps } = await readTimeline(mall, buyer.id, ids[0] ?? '');
    expect(steps.map(({ step }) => step)).toEqual([
      'placed',
      'paid',
      'confirmed',
      'shipped',
      'delivered',
      'received',
    ]);
    expect(await checkInvariants(mall.db)).toEqual([]);
  });
});
