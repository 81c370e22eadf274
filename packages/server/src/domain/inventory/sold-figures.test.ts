import { sql } from 'kysely';
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
import { readGoods } from '../catalog/read-goods.ts';
import { checkInvariants } from '../ledger/invariants.ts';
import { payOrders } from '../orders/payment/pay-orders.ts';
import { approveRefund } from '../orders/refunds/decide-refund.ts';
import { requestRefund } from '../orders/refunds/request-refund.ts';
import { submitOrders } from '../orders/submit.ts';
import { addSoldChanges } from './sold-figures.ts';

describe.each(DATABASES)('Sold counts on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let storeId: string;
  let goodsId: string;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    storeId = await addStore(ctx);
    ({ goodsId } = await addGoods(ctx, storeId, { stock: 1_000 }));
  });
  afterAll(() => database.close());

  const buy = async (pieces: number) => {
    const { id } = await addBuyer(ctx);
    const items = [{ goodsId, skuId: null, quantity: pieces }];
    const [order] = await submitOrders(ctx, { buyerId: id, lang: 'en', items });
    if (!order) throw new Error('Nothing was ordered');
    await payOrders(ctx, id, [order.id], FUND_PASSWORD);
    return { buyerId: id, orderId: order.id };
  };
  const counts = async () => {
    const { rows } = await sql<{ goods: number; store: number }>`
      select goods.sold as goods, store.sold as store from goods join store on store.id = store_id
      where goods.id = ${goodsId}`.execute(ctx.db);
    return rows[0];
  };
  const shown = async () => (await readGoods(ctx, { lang: 'en' }, goodsId)).goods.sold;
  const age = (seconds: number) =>
    sql`update sold_change set noted_at = noted_at - make_interval(secs => ${seconds})`.execute(ctx.db);

  it('are shown at once on the page of the goods, and added once', async () => {
    await buy(3);
    expect(await counts()).toEqual({ goods: 0, store: 0 });
    expect(await shown()).toBe(3);
    expect(await checkInvariants(ctx.db)).toEqual([]);
    await Promise.all([addSoldChanges(ctx), addSoldChanges(ctx)]);
    await addSoldChanges(ctx);
    expect(await counts()).toEqual({ goods: 3, store: 3 });
    expect(await shown()).toBe(3);
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });

  it('lose what is refunded, also before the sale was added', async () => {
    const { buyerId, orderId } = await buy(2);
    await requestRefund(ctx, buyerId, orderId, { reason: 2 });
    await approveRefund(ctx, orderId);
    expect(await shown()).toBe(3);
    await addSoldChanges(ctx);
    expect(await counts()).toEqual({ goods: 3, store: 3 });
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });

  it('of a busy mall are added after ten seconds, together', async () => {
    await buy(1);
    await sql`insert into sold_change (goods_id, store_id, pieces)
      select ${goodsId}, ${storeId}, 0 from generate_series(1, 50)`.execute(ctx.db);
    await age(9);
    await addSoldChanges(ctx);
    expect(await counts()).toEqual({ goods: 3, store: 3 });
    expect(await shown()).toBe(4);
    await age(1);
    await addSoldChanges(ctx);
    expect(await counts()).toEqual({ goods: 4, store: 4 });
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });

  it('do not let buyers of the same goods wait for each other', async () => {
    // PGlite has one connection.
    if (database.kind !== 'postgres') return;
    await ctx.db.transaction().execute(async (tx) => {
      await sql`select from goods where id = ${goodsId} for no key update`.execute(tx);
      await sql`select from store where id = ${storeId} for no key update`.execute(tx);
      await buy(1);
    });
    expect(await shown()).toBe(5);
  });
});
