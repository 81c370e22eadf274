import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { DATABASES } from '../../test-support/database/databases.ts';
import {
  addGoods,
  addStore,
  openTestContext,
  START,
  type TestContext,
  type TestGoods,
} from '../../test-support/fixtures/test-context.ts';
import { loadOffers } from '../orders/load-offers.ts';
import { discountedPrice } from '../orders/price-order.ts';
import { currentPrice, goodsByCurrentPrice } from './current-price.ts';
import { runningRatio } from './goods.ts';
import { readGoods } from './read-goods.ts';

interface Discount {
  readonly millionths: number;
  readonly startsInMs: number;
  readonly endsInMs: number;
}
interface Sample {
  readonly cents: number;
  readonly discounts: readonly Discount[];
}

// Includes discounts that start or end at this very moment.
const startsInMs = fc.constantFrom(-60_000, -1, 0, 1, 60_000);
const discount = fc.record({
  millionths: fc.integer({ min: 1, max: 999_999 }),
  startsInMs,
  endsInMs: fc.constantFrom(-30_000, 0, 1, 90_000),
});
const sample: fc.Arbitrary<Sample> = fc.record({
  cents: fc.integer({ min: 1, max: 99_999_999 }),
  discounts: fc.array(
    discount.filter(({ startsInMs: start, endsInMs }) => start < endsInMs),
    { maxLength: 3 },
  ),
});
const samples = fc.sample(sample, { numRuns: 200, seed: 20_261_123 });

const dollars = (cents: number): string => (cents / 100).toFixed(2);
const at = (inMs: number): Date => new Date(START.getTime() + inMs);

/** The price by the definition: the deepest discount that has started and has not ended. */
function expectedPrice({ cents, discounts }: Sample): number {
  const running = discounts.filter(({ startsInMs: start, endsInMs }) => start <= 0 && endsInMs > 0);
  const deepest = Math.max(0, ...running.map(({ millionths }) => millionths));
  return Number((BigInt(cents) * BigInt(1_000_000 - deepest)) / 1_000_000n) / 100;
}

describe.each(DATABASES)('The price of discounted goods on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  const priced: { readonly goods: TestGoods; readonly price: number }[] = [];

  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    const storeId = await addStore(ctx);
    for (const sample of samples) {
      const goods = await addGoods(ctx, storeId, { price: dollars(sample.cents) });
      priced.push({ goods, price: expectedPrice(sample) });
      const discounts = sample.discounts.map(({ millionths, startsInMs: start, endsInMs }, index) => ({
        id: `${goods.goodsId}_${index}`,
        goods_id: goods.goodsId,
        ratio: String(millionths / 1_000_000),
        starts_at: at(start),
        ends_at: at(endsInMs),
      }));
      if (discounts.length > 0) await ctx.db.insertInto('discount').values(discounts).execute();
    }
  });
  afterAll(() => database.close());

  const expected = () => new Map(priced.map(({ goods, price }) => [goods.goodsId, price]));

  it('is the same in filters of lists', async () => {
    const { rows } = await sql<{ id: string; price: string }>`
      select goods.id, ${currentPrice(ctx.clock)} as price from goods`.execute(ctx.db);
    expect(new Map(rows.map(({ id, price }) => [id, Number(price)]))).toEqual(expected());
  });

  it('is the same in lists by price', async () => {
    const all = { direction: sql.raw('asc'), count: samples.length };
    const { rows } = await sql<{ id: string; price_now: string }>`
      select * from ${goodsByCurrentPrice(ctx.clock, sql<boolean>`true`, all)} as priced`.execute(ctx.db);
    expect(new Map(rows.map(({ id, price_now }) => [id, Number(price_now)]))).toEqual(expected());
  });

  it('is the same on the page of the goods', async () => {
    for (const { goods, price } of priced.slice(0, 60)) {
      const read = await readGoods(ctx, { lang: 'en', userId: undefined }, goods.goodsId);
      expect(Number(discountedPrice(read.goods.price, runningRatio(read.goods)))).toBe(price);
    }
  });

  it('is the same in an order', async () => {
    const items = priced.map(({ goods }) => ({ ...goods, quantity: 1 }));
    const offers = await loadOffers(ctx.db, { clock: ctx.clock, lang: 'en' }, items);
    const prices = offers.map(({ item, offer }) => {
      if (!offer) throw new Error(`${item.goodsId} has no offer.`);
      return [item.goodsId, Number(discountedPrice(offer.price, offer.discountRatio))] as const;
    });
    expect(new Map(prices)).toEqual(expected());
  });
});
