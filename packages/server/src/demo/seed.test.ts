import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAddresses } from '../domain/addresses/address-book.ts';
import { verifyPin } from '../domain/accounts/passwords/pin-hash.ts';
import { login } from '../domain/accounts/login.ts';
import { DATABASES } from '../test-support/database/databases.ts';
import { openTestContext, START } from '../test-support/fixtures/test-context.ts';
import type { TestContext } from '../test-support/fixtures/test-context.ts';
import type { OpenDatabase } from '../db/database.ts';
import { demoMall } from './demo-mall.ts';
import { DEMO_BUYER, seedDemo } from './seed.ts';

describe.each(DATABASES)('seeding the demo on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;

  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    expect(await seedDemo(ctx)).toEqual({ isNew: true });
  });
  afterAll(() => database.close());

  const count = async (
    table: 'goods' | 'review' | 'store' | 'sku' | 'user_account' | 'discount',
  ): Promise<number> => {
    const { n } = await database.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return Number(n);
  };

  it('inserts everything only once', async () => {
    const expected = demoMall();
    expect(await seedDemo(ctx)).toEqual({ isNew: false });
    expect(await count('goods')).toBe(expected.goods.length);
    expect(await count('review')).toBe(expected.reviews.length);
    expect(await count('user_account')).toBe(expected.stores.length + 1);
  });

  it('counts reviews and stars', async () => {
    const goods = await database.db.selectFrom('goods').select(['id', 'reviews', 'stars']).execute();
    const reviews = await database.db
      .selectFrom('review')
      .select(['goods_id', 'store_id', 'rating', 'kind'])
      .execute();
    for (const { id, ...figures } of goods) {
      const own = reviews.filter(({ goods_id }) => goods_id === id);
      const stars = own.reduce((sum, { rating }) => sum + rating, 0);
      expect(figures).toEqual({ reviews: own.length, stars });
    }
    const stores = await database.db.selectFrom('store').select(['id', 'reviews', 'good_reviews']).execute();
    for (const { id, ...figures } of stores) {
      const own = reviews.filter(({ store_id }) => store_id === id);
      const good = own.filter(({ kind }) => kind === 1).length;
      expect(figures).toEqual({ reviews: own.length, good_reviews: good });
    }
  });

  it('stores opening figures apart from counted ones, in believable proportions', async () => {
    const goods = await database.db
      .selectFrom('goods')
      .select(['store_id', 'reviews', 'sold', 'views', 'opening_sold', 'opening_views'])
      .execute();
    for (const { reviews, sold, views, opening_sold, opening_views } of goods) {
      expect({ sold, views }).toEqual({ sold: opening_sold, views: opening_views });
      expect(views).toBeGreaterThanOrEqual(sold * 20);
      if (reviews === 0) expect(sold).toBeLessThan(7);
      else expect(sold / reviews).toBeGreaterThanOrEqual(3);
      expect(sold).toBeLessThanOrEqual(Math.max(7, reviews * 8));
    }
    expect(goods.filter(({ sold }) => sold >= 1000).length).toBeGreaterThanOrEqual(3);
    const stores = await database.db
      .selectFrom('store')
      .select(['id', 'sold', 'followers', 'opening_sold', 'opening_followers'])
      .execute();
    for (const { id, sold, followers, opening_sold, opening_followers } of stores) {
      const own = goods.filter(({ store_id }) => store_id === id);
      expect(sold).toBe(own.reduce((sum, product) => sum + product.sold, 0));
      expect({ sold, followers }).toEqual({ sold: opening_sold, followers: opening_followers });
      expect(followers).toBeGreaterThan(20);
    }
  });

  it('has a running discount on about one in seven goods', async () => {
    const running = await database.db
      .selectFrom('discount')
      .select('id')
      .where('starts_at', '<=', START)
      .where('ends_at', '>', START)
      .execute();
    const share = running.length / (await count('goods'));
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.2);
  });

  it('has no dates in the future except the end of discounts', async () => {
    const goods = await database.db
      .selectFrom('goods')
      .select('id')
      .where('shelved_at', '>', START)
      .execute();
    const reviews = await database.db
      .selectFrom('review')
      .select('id')
      .where('created_at', '>', START)
      .execute();
    expect([...goods, ...reviews]).toEqual([]);
  });

  it('gives the demo buyer a password, an address and a booked balance', async () => {
    const { username } = await login(ctx, DEMO_BUYER.username, DEMO_BUYER.password);
    expect(username).toBe(DEMO_BUYER.username);
    const buyer = await database.db
      .selectFrom('user_account')
      .select(['id', 'is_demo', 'fund_password_hash'])
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    expect(buyer.is_demo).toBe(true);
    expect(await verifyPin(ctx, buyer.id, DEMO_BUYER.fundPassword, buyer.fund_password_hash ?? '')).toBe(
      true,
    );
    expect((await listAddresses(ctx, buyer.id)).map(({ is_default, city }) => [is_default, city])).toEqual([
      [true, 'Lisboa'],
    ]);
    const wallet = await database.db
      .selectFrom('account')
      .select('balance')
      .where('kind', '=', 'wallet')
      .where('owner_id', '=', buyer.id)
      .executeTakeFirstOrThrow();
    expect(Number(wallet.balance)).toBe(Number(DEMO_BUYER.balance));
  });

  it('prevents logins as a merchant', async () => {
    const owner = await database.db
      .selectFrom('user_account')
      .select('username')
      .where('username', 'like', '%@stores.openmall.example')
      .executeTakeFirstOrThrow();
    await expect(login(ctx, owner.username, '')).rejects.toMatchObject({ key: 'wrongPassword' });
  });
});
