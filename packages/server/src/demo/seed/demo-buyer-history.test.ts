import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { listFavourites } from '../../domain/favourites/favourites.ts';
import { listBrowseHistory } from '../../domain/favourites/browse-history.ts';
import { countFollowedStores } from '../../domain/favourites/follow-stores.ts';
import { countUnread } from '../../domain/chat/read-messages.ts';
import { checkInvariants } from '../../domain/ledger/invariants.ts';
import { requestRefund } from '../../domain/orders/refunds/request-refund.ts';
import { listMovements } from '../../domain/wallet/wallet-log.ts';
import { ONE_DATABASE } from '../../test-support/database/databases.ts';
import { openTestContext, type TestContext } from '../../test-support/fixtures/test-context.ts';
import { playRound } from '../autopilot/autopilot.ts';
import { seedDemo } from '../seed.ts';
import { addDemoHistory } from './demo-buyer-history.ts';
import { findDemoBuyer } from './demo-buyer.ts';

const PAGE = { number: 1, size: 50 };

describe.each([ONE_DATABASE])('The history of the demo buyer on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let buyerId: string;

  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    await seedDemo(ctx);
    await addDemoHistory(ctx);
    buyerId = await findDemoBuyer(ctx);
  });
  afterAll(() => database.close());

  const orders = () =>
    database.db
      .selectFrom('orders')
      .select(['id', 'status', 'refund_status', 'last_step', 'created_at'])
      .where('buyer_id', '=', buyerId)
      .orderBy('created_at')
      .execute();

  it('has one order in each state, the oldest three weeks old', async () => {
    const placed = await orders();
    expect(placed.map(({ status }) => status)).toEqual([5, 6, -1, 4, 3, 2, 1, 0]);
    const days = (ctx.clock.at().getTime() - (placed[0]?.created_at.getTime() ?? 0)) / 86_400_000;
    expect(days).toBeCloseTo(24, 0);
  });

  it('happened at irregular times, in the right order, before now', async () => {
    const logs = await database.db
      .selectFrom('order_log')
      .innerJoin('orders', 'orders.id', 'order_log.order_id')
      .select(['order_id', 'order_log.at'])
      .where('buyer_id', '=', buyerId)
      .orderBy('order_id')
      .orderBy('order_log.at')
      .execute();
    const moments = logs.map(({ at }) => at.getTime());
    expect(Math.max(...moments)).toBeLessThan(ctx.clock.at().getTime());
    const gaps = logs.flatMap(({ order_id, at }, index) => {
      const earlier = logs[index - 1];
      return earlier?.order_id === order_id ? [at.getTime() - earlier.at.getTime()] : [];
    });
    expect(gaps.length).toBeGreaterThan(15);
    expect(new Set(gaps).size).toBe(gaps.length);
  });

  it('has favourites, one of them discounted and one sold out', async () => {
    const { rows } = await listFavourites(ctx, 'en', buyerId, PAGE);
    expect(rows.some(({ discount }) => discount?.isRunning === true)).toBe(true);
    expect(rows.some(({ stock }) => stock === 0)).toBe(true);
  });

  it('has followed stores, three days of viewed goods, an unread answer and eight movements', async () => {
    expect(await countFollowedStores(ctx, buyerId)).toBe(3);
    const { rows: viewed } = await listBrowseHistory(ctx, 'en', buyerId, PAGE);
    const days = viewed.map(({ viewedAt }) =>
      Math.floor((ctx.clock.at().getTime() - viewedAt.getTime()) / 86_400_000),
    );
    expect([...new Set(days)]).toEqual([0, 1, 2]);
    expect((await countUnread(ctx, buyerId)).stores).toBe(1);
    const { total } = await listMovements(ctx, buyerId, undefined, PAGE);
    expect(total).toBe(8);
  });

  it('is added only once', async () => {
    const before = (await orders()).length;
    await addDemoHistory(ctx);
    expect(await orders()).toHaveLength(before);
  });

  it('keeps the ledger consistent', async () => {
    expect(await checkInvariants(database.db)).toEqual([]);
  });

  it('is left alone by the autopilot, except for refund requests', async () => {
    ctx.clock.advance(3_600_000);
    await playRound(ctx, 1_000);
    const statuses = (await orders()).map(({ status }) => status);
    expect(statuses).toEqual([5, 6, -1, 4, 3, 2, 1, 0]);
    const paid = (await orders()).find(({ status }) => status === 1);
    await requestRefund(ctx, buyerId, paid?.id ?? '', { reason: 1 });
    ctx.clock.advance(10_000);
    await playRound(ctx, 1_000);
    expect((await orders()).find(({ id }) => id === paid?.id)).toMatchObject({ status: 6, refund_status: 2 });
  });
});
