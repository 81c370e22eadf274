/** What a store and the desk see of returns: counts by state, dates, and what waits. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { payOrders } from '../../domain/orders/payment/pay-orders.ts';
import { receiveOrder } from '../../domain/orders/receive.ts';
import { shipOrder } from '../../domain/orders/ship.ts';
import { submitOrders } from '../../domain/orders/submit.ts';
import { ONE_DATABASE } from '../../test-support/database/databases.ts';
import {
  addMerchant,
  addOwner,
  type TestMerchant,
  type TestStaff,
} from '../../test-support/fixtures/staff.ts';
import {
  addBuyer,
  addGoods,
  FUND_PASSWORD,
  openTestContext,
  type Buyer,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { callOk } from '../../test-support/http/call.ts';
import { callOffice } from '../../test-support/http/office-caller.ts';
import { type App, createApp } from '../app/create-app.ts';

const DAY_MS = 86_400_000;

describe.each([ONE_DATABASE])('Returns in the back office on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  let owner: TestStaff;
  let merchant: TestMerchant;
  let buyer: Buyer;
  let goodsId: string;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database, '5000');
    app = createApp({ ctx });
    owner = await addOwner(ctx, app);
    merchant = await addMerchant(ctx, app);
    buyer = await addBuyer(ctx);
    ({ goodsId } = await addGoods(ctx, merchant.storeId));
  });
  afterAll(() => database.close());

  const place = async (): Promise<string> => {
    const items = [{ goodsId, skuId: null, quantity: 1 }];
    const [order] = await submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items });
    const id = order?.id ?? '';
    await payOrders(ctx, buyer.id, [id], FUND_PASSWORD);
    return id;
  };
  const askForReturn = async (): Promise<string> => {
    const orderId = await place();
    await shipOrder(ctx, orderId, { carrier: 'Nordic Parcel', trackingNumber: `NP-${orderId}` });
    await receiveOrder(ctx, buyer.id, orderId);
    return (await callOk(app, 'orderRequestReturn', { orderId, returnReason: 6 }, buyer.token)).returnId;
  };
  const countsOf = async (input: { state?: 1 | 6; keyword?: string } = {}) =>
    (await callOffice(app, 'merchantReturnList', input, merchant.officeToken)).counts;

  it('are counted by state, whatever state the list shows, and not those of other stores', async () => {
    await askForReturn();
    const refused = await askForReturn();
    expect(await countsOf()).toEqual([{ state: 1, count: 2 }]);
    const reason = 'It was whole when we sent it.';
    const answer = { returnId: refused, decision: 'refuse', reason } as const;
    await callOffice(app, 'merchantReturnDecide', answer, merchant.officeToken);
    const counts = [
      { state: 1, count: 1 },
      { state: 5, count: 1 },
    ];
    expect(await countsOf()).toEqual(counts);
    expect(await countsOf({ state: 1 })).toEqual(counts);
    expect(await countsOf({ keyword: refused })).toEqual([{ state: 5, count: 1 }]);
    const { officeToken: other } = await addMerchant(ctx, app);
    expect((await callOffice(app, 'merchantReturnList', {}, other)).counts).toEqual([]);
    expect((await callOffice(app, 'deskDisputeList', {}, owner.token)).counts).toEqual(counts);
  });

  it('have the date of each step', async () => {
    const { pageList } = await callOffice(app, 'merchantReturnList', { state: 1 }, merchant.officeToken);
    const returnId = pageList[0]?.id ?? '';
    const read = () => callOffice(app, 'merchantReturnInfo', { returnId }, merchant.officeToken);
    expect(await read()).toMatchObject({ answeredAt: null, disputedAt: null, closedAt: null });
    const reason = 'It was whole when we sent it.';
    ctx.clock.advance(60_000);
    const answeredAt = ctx.clock.at().getTime();
    await callOffice(
      app,
      'merchantReturnDecide',
      { returnId, decision: 'refuse', reason },
      merchant.officeToken,
    );
    ctx.clock.advance(60_000);
    const disputedAt = ctx.clock.at().getTime();
    await callOk(app, 'orderDisputeReturn', { returnId, statement: 'The box was dented.' }, buyer.token);
    expect(await read()).toMatchObject({ answeredAt, disputedAt, closedAt: null });
  });

  it('wait on the home pages of the store and of the desk', async () => {
    const figures = () => callOffice(app, 'merchantHomeFigures', {}, merchant.officeToken);
    expect((await figures()).returns).toBe(0);
    await askForReturn();
    expect((await figures()).returns).toBe(1);
    const { queues } = await callOffice(app, 'deskHomeFigures', {}, owner.token);
    expect(queues.find(({ queue }) => queue === 'disputes')).toMatchObject({ count: 1 });
  });

  it('differ from orders that wait: dispatch is promised earlier than a refund is granted at once', async () => {
    const orderId = await place();
    const { order, refundableFrom } = await callOffice(
      app,
      'merchantOrderInfo',
      { orderId },
      merchant.officeToken,
    );
    const paidAt = order.paidAt ?? 0;
    expect((refundableFrom ?? 0) - paidAt).toBe(7 * DAY_MS);
    expect(order.shipBy).toBeLessThan(refundableFrom ?? 0);
    await shipOrder(ctx, orderId, { carrier: 'Nordic Parcel', trackingNumber: 'NP-late' });
    const shipped = await callOffice(app, 'merchantOrderInfo', { orderId }, merchant.officeToken);
    expect(shipped).toMatchObject({ refundableFrom: null, order: { shipBy: null } });
  });
});
