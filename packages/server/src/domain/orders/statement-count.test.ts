import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/open-database.ts';
import { DATABASES } from '../../testing/databases.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  openTestMall,
  type Buyer,
  type TestMall,
} from '../../testing/test-mall.ts';
import { payOrders } from './pay.ts';
import { listOrders } from './read-orders.ts';
import { submitOrders } from './submit.ts';

/** Counts statements, without those that begin and end a transaction. */
function createCounter(): KyselyPlugin & { take: () => number } {
  let count = 0;
  return {
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
    take: () => {
      const taken = count;
      count = 0;
      return taken;
    },
  };
}

describe.each(DATABASES)('The number of statements on $name', ({ open }) => {
  let database: OpenDatabase;
  let mall: TestMall;
  let buyer: Buyer;
  const counter = createCounter();
  beforeAll(async () => {
    database = await open();
    mall = { ...openTestMall(database), db: database.db.withPlugin(counter) };
    buyer = await addBuyer(mall);
  });
  afterAll(() => database.close());

  it.each([1, 2, 12])('does not grow with %i lines of as many stores', async (size) => {
    const items = [];
    for (let line = 0; line < size; line += 1) {
      const { goodsId } = await addGoods(mall, await addStore(mall));
      items.push({ goodsId, skuId: null, quantity: 1 });
    }
    counter.take();
    const orders = await submitOrders(mall, { buyerId: buyer.id, lang: 'en', items });
    expect(counter.take()).toBeLessThanOrEqual(14);

    const fundCheck = 5;
    const chargesOfOneWallet = size;
    await payOrders(
      mall,
      buyer.id,
      orders.map(({ id }) => id),
      FUND_PASSWORD,
    );
    expect(counter.take() - fundCheck - chargesOfOneWallet).toBeLessThanOrEqual(8);

    await listOrders(mall, buyer.id, {}, { number: 1, size: 20 });
    expect(counter.take()).toBe(3);
  });
});
