import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../db/database.ts';
import { DATABASES } from '../../../test-support/database/databases.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  type Buyer,
  FUND_PASSWORD,
  openTestContext,
  type TestContext,
} from '../../../test-support/fixtures/test-context.ts';
import { DomainError } from '../../domain-error.ts';
import { checkInvariants } from '../../ledger/invariants.ts';
import { readBalance } from '../../wallet/balance.ts';
import { submitOrders } from '../submit.ts';
import { payOrders } from './pay-orders.ts';

const BUYERS = 12;

describe.each(DATABASES)('Buyers who pay at the same time on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let goodsId: string;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    ({ goodsId } = await addGoods(ctx, await addStore(ctx), { price: '100', taxRate: '0', stock: 1_000 }));
  });
  afterAll(() => database.close());

  interface Purchase {
    readonly buyer: Buyer;
    readonly orderId: string;
  }
  const place = async (demoBonus = '5000'): Promise<Purchase> => {
    const buyer = await addBuyer({ ...ctx, demoBonus });
    await ctx.db
      .updateTable('user_account')
      .set({ email_verified: true })
      .where('id', '=', buyer.id)
      .execute();
    const items = [{ goodsId, skuId: null, quantity: 1 }];
    const [order] = await submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items });
    return { buyer, orderId: order?.id ?? '' };
  };
  const placeAll = async () => {
    const placed: Purchase[] = [];
    for (let count = 0; count < BUYERS; count += 1) placed.push(await place());
    return placed;
  };
  const pay = async (buyer: Buyer, ...orderIds: readonly string[]): Promise<string> => {
    try {
      await payOrders(ctx, buyer.id, orderIds, FUND_PASSWORD);
      return 'paid';
    } catch (error) {
      if (error instanceof DomainError) return error.key;
      throw error;
    }
  };
  const payAll = (purchases: readonly Purchase[]) =>
    Promise.all(purchases.map(({ buyer, orderId }) => pay(buyer, orderId)));
  const balanceOf = async ({ id }: Buyer) => Number(await readBalance(ctx, id));
  const receiptsOf = async ({ username }: Buyer) => {
    const mails = ctx.db.selectFrom('outbox').select('subject').where('recipient', '=', username);
    const subjects = (await mails.execute()).map(({ subject }) => subject);
    return subjects.filter((subject) => subject.startsWith('Payment received'));
  };
  /** How many transactions have charged orders. */
  const countTransactions = async (orders: readonly Purchase[]) => {
    const ids = orders.map(({ orderId }) => orderId);
    const { rows } = await sql<{ count: number }>`
      select count(distinct xmin::text)::integer as count from journal where ref_id in (${sql.join(ids)})`.execute(
      ctx.db,
    );
    return rows[0]?.count ?? 0;
  };

  it('share transactions, and each is charged once and told', async () => {
    const purchases = await placeAll();
    expect(new Set(await payAll(purchases))).toEqual(new Set(['paid']));
    // PGlite has one connection, so that payments come to it one after the other.
    if (database.kind === 'postgres') expect(await countTransactions(purchases)).toBeLessThan(BUYERS);
    for (const { buyer } of purchases) {
      expect(await balanceOf(buyer)).toBe(5000 - 103);
      expect(await receiptsOf(buyer)).toHaveLength(1);
    }
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });

  it('are refused one by one: without money, of another buyer, twice and unknown', async () => {
    const purchases = await placeAll();
    const poor = await place('50');
    const [first, second] = purchases;
    if (!first || !second) throw new Error('Nothing was ordered');
    const [paid, ...others] = await Promise.all([
      payAll(purchases),
      pay(poor.buyer, poor.orderId),
      pay(poor.buyer, second.orderId),
      pay(first.buyer, first.orderId),
      pay(first.buyer, 'or_unknown'),
    ]);
    const [byPoor, ofOther, again, unknown] = others;
    expect(paid.filter((outcome) => outcome !== 'paid')).toEqual(
      again === 'paid' ? ['orderAlreadyPaid'] : [],
    );
    expect({ byPoor, ofOther, unknown }).toEqual({
      byPoor: 'insufficientBalance',
      ofOther: 'orderNotFound',
      unknown: 'orderNotFound',
    });
    expect(await balanceOf(first.buyer)).toBe(5000 - 103);
    expect(await balanceOf(poor.buyer)).toBe(50);
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });

  it('do not wait for an order that something else has locked', async () => {
    // PGlite has one connection.
    if (database.kind !== 'postgres') return;
    const purchases = await placeAll();
    const [held, ...free] = purchases;
    if (!held) throw new Error('Nothing was ordered');
    const heldOutcome = await ctx.db.transaction().execute(async (tx) => {
      await sql`select from orders where id = ${held.orderId} for update`.execute(tx);
      const outcome = pay(held.buyer, held.orderId);
      expect(new Set(await payAll(free))).toEqual(new Set(['paid']));
      return { outcome };
    });
    expect(await heldOutcome.outcome).toBe('paid');
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });
});
