import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { releaseNames } from '../../domain/accounts/release-names.ts';
import { checkInvariants } from '../../domain/ledger/invariants.ts';
import { ledgerAccount } from '../../domain/ledger/ledger-accounts.ts';
import { submitOrders } from '../../domain/orders/submit.ts';
import { payOrders } from '../../domain/orders/payment/pay-orders.ts';
import { releaseHeldMoney } from '../../domain/orders/deadlines/return-deadlines.ts';
import { receiveOrder } from '../../domain/orders/receive.ts';
import { approveRefund } from '../../domain/orders/refunds/decide-refund.ts';
import { requestRefund } from '../../domain/orders/refunds/request-refund.ts';
import { withdrawReturn } from '../../domain/orders/returns/buyer-steps.ts';
import { requestReturn } from '../../domain/orders/returns/request-return.ts';
import { shipOrder } from '../../domain/orders/ship.ts';
import { reviewOrder } from '../../domain/reviews/write-reviews.ts';
import { cancelOrder } from '../../domain/orders/cancel.ts';
import { answerUser } from '../../domain/chat/answer-users.ts';
import { expirePayments } from '../../domain/payments/open-payment.ts';
import { creditTestMoney } from '../../domain/wallet/test-money.ts';
import type { App } from '../../http/app/create-app.ts';
import { callApi, callOk } from '../../test-support/http/call.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import { openApp } from '../../test-support/http/open-app.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  openTestContext,
  PASSWORD,
  type Buyer,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { uploadPictures } from '../../test-support/fixtures/uploaded-pictures.ts';

describe.each(STORY_DATABASES)('Closing an account on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  let buyer: Buyer;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    ctx = openTestContext(database, '');
    app = openApp(ctx);
    buyer = await addBuyer(ctx);
  });
  afterAll(() => database.close());

  const close = (fields: { account?: string; reason?: string; cashPassword?: string } = {}) =>
    callApi(
      app,
      'userLogoff',
      { account: buyer.username, reason: 'I have moved.', cashPassword: FUND_PASSWORD, ...fields },
      buyer.token,
    );
  const give = (userId: string, amount: string) => creditTestMoney(ctx, userId, amount);

  it('requires the user name, a reason and the fund password', async () => {
    expect(await close({ account: 'nobody@example.com' })).toEqual({ error: 'userNotFound' });
    expect(await close({ reason: ' ' })).toEqual({ error: 'parameterError' });
    expect(await close({ cashPassword: '' })).toEqual({ error: 'wrongFundPassword' });
    expect(await close({ cashPassword: '000000' })).toEqual({ error: 'wrongFundPassword' });
    expect((await callOk(app, 'localuserGet', {}, buyer.token)).email).toBe(buyer.username);
  });

  it('is rejected while the wallet has money', async () => {
    await give(buyer.id, '0.01');
    expect(await close()).toEqual({ error: 'deregisterWithBalance' });
  });

  it('is rejected while goods are on their way back, and names the return', async () => {
    const storeId = await addStore(ctx);
    const { goodsId } = await addGoods(ctx, storeId, { price: '20' });
    const [order] = await submitOrders(ctx, {
      buyerId: buyer.id,
      lang: 'en',
      items: [{ goodsId, skuId: null, quantity: 1 }],
    });
    if (!order) expect.fail('An order was placed');
    await give(buyer.id, order.total);
    await payOrders(ctx, buyer.id, [order.id], FUND_PASSWORD);
    await shipOrder(ctx, order.id, { carrier: 'Nordic Parcel', trackingNumber: 'NP1' });
    await receiveOrder(ctx, buyer.id, order.id);
    const request = { orderId: order.id, returnReason: 6 } as const;
    const { returnId } = await callOk(app, 'orderRequestReturn', request, buyer.token);
    expect(await close()).toEqual({ error: 'deregisterWithOpenReturn' });
    await callOk(app, 'orderWithdrawReturn', { returnId }, buyer.token);
    expect((await close()).error).toBeUndefined();
  });

  it('takes a balance below one cent, which no page shows', async () => {
    await give(buyer.id, '0.0099999999');
    expect(await callOk(app, 'walletGetUsdt', {}, buyer.token)).toMatchObject({ money: 0 });
    expect(await close()).toEqual({ data: null });
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });

  describe('with demo money', () => {
    beforeEach(async () => {
      buyer = await addBuyer({ ...ctx, demoBonus: '5000' });
    });
    const wallet = () => callOk(app, 'walletGetUsdt', {}, buyer.token);
    const takenBack = async () => {
      const from = ledgerAccount('wallet', buyer.id).id;
      const rows = ctx.db.selectFrom('transfer').select('amount').where('from_account', '=', from);
      const taken = await rows.where('to_account', '=', ledgerAccount('demo').id).execute();
      return taken.map(({ amount }) => amount);
    };
    /** Buys goods with the balance, and returns the order. */
    const buy = async () => {
      const { goodsId } = await addGoods(ctx, await addStore(ctx), { price: '40' });
      const items = [{ goodsId, skuId: null, quantity: 1 }];
      const [order] = await submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items });
      const { id = '', total = '' } = order ?? {};
      await payOrders(ctx, buyer.id, [id], FUND_PASSWORD);
      return { id, total };
    };

    it('takes it back', async () => {
      expect(await wallet()).toMatchObject({ money: 5000, demoBalance: '5000' });
      expect((await close()).error).toBeUndefined();
      expect(await takenBack()).toEqual(['5000.0000000000']);
      expect(await checkInvariants(ctx.db)).toEqual([]);
    });

    it('is rejected while there is other money', async () => {
      await give(buyer.id, '0.01');
      expect(await close()).toEqual({ error: 'deregisterWithBalance' });
      expect(await takenBack()).toEqual([]);
      expect((await wallet()).demoBalance).toBe('5000');
    });

    it('takes back the remainder, because other money is spent first', async () => {
      await give(buyer.id, '10');
      const { id, total } = await buy();
      await shipOrder(ctx, id, { carrier: 'Nordic Parcel', trackingNumber: 'NP1' });
      await receiveOrder(ctx, buyer.id, id);
      const { money, balance, demoBalance } = await wallet();
      expect(money).toBe(5010 - Number(total));
      expect(demoBalance).toBe(balance);
      expect((await close()).error).toBeUndefined();
      expect(await takenBack()).toEqual([`${balance}.0000000000`]);
      expect(await checkInvariants(ctx.db)).toEqual([]);
    });

    it('takes it back after it was spent and refunded', async () => {
      const { id, total } = await buy();
      await requestRefund(ctx, buyer.id, id, { reason: 2, amount: total });
      await approveRefund(ctx, id);
      expect((await wallet()).demoBalance).toBe('5000');
      expect((await close()).error).toBeUndefined();
      expect(await checkInvariants(ctx.db)).toEqual([]);
    });

    it('does not touch money that was received after the demo money was spent', async () => {
      const { total } = await buy();
      await give(buyer.id, '25');
      const { demoBalance } = await wallet();
      expect(Number(demoBalance)).toBe(5000 - Number(total));
      expect(await close()).toEqual({ error: 'deregisterWithBalance' });
    });
  });

  it('is rejected while an order, a loan or an order of the own store is open', async () => {
    const { goodsId } = await addGoods(ctx, await addStore(ctx, buyer.id));
    const customer = await addBuyer(ctx);
    const items = [{ goodsId, skuId: null, quantity: 1 }];
    const [order] = await submitOrders(ctx, { buyerId: customer.id, lang: 'en', items });
    expect(await close()).toEqual({ error: 'deregisterWithOpenRecords' });
    const answer = await callApi(
      app,
      'userLogoff',
      { account: customer.username, reason: 'I leave.', cashPassword: FUND_PASSWORD },
      customer.token,
    );
    expect(answer).toEqual({ error: 'deregisterWithOpenRecords' });
    await cancelOrder(ctx, customer.id, order?.id ?? '', 0);
    expect((await close()).error).toBeUndefined();
  });

  it('is rejected while a return is open, for the buyer and for the store', async () => {
    const owner = await addBuyer(ctx);
    const { goodsId } = await addGoods(ctx, await addStore(ctx, owner.id));
    const items = [{ goodsId, skuId: null, quantity: 1 }];
    const [order] = await submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items });
    const id = order?.id ?? '';
    // Exactly the price, because the wallet must be empty.
    await give(buyer.id, order?.total ?? '');
    await payOrders(ctx, buyer.id, [id], FUND_PASSWORD);
    await shipOrder(ctx, id, { carrier: 'Nordic Parcel', trackingNumber: 'NP1' });
    await receiveOrder(ctx, buyer.id, id);
    const returnId = await requestReturn(ctx, buyer.id, id, { reason: 6, items, images: [] });
    expect(await close()).toEqual({ error: 'deregisterWithOpenReturn' });
    const customer = buyer;
    buyer = owner;
    expect(await close()).toEqual({ error: 'deregisterWithOpenReturn' });
    buyer = customer;
    await withdrawReturn(ctx, buyer.id, returnId);
    expect((await close()).error).toBeUndefined();
    buyer = owner;
    // The store is paid when the time to return is over.
    expect(await close()).toEqual({ error: 'deregisterWithOpenRecords' });
    ctx.clock.advance(15 * 86_400_000);
    await releaseHeldMoney(ctx);
    expect(await close()).toEqual({ error: 'deregisterWithBalance' });
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });

  it('is rejected while a payment is pending at the provider', async () => {
    const { goodsId } = await addGoods(ctx, await addStore(ctx));
    const paying = openApp(ctx, { sandboxSecret: 'what the sandbox signs with' });
    const items = [{ goodsId, skuId: null, quantity: 1 }];
    const [order] = await submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items });
    const form = { orderId: order?.id ?? '', method: 'card', returnPath: '/paySuccess' } as const;
    await callOk(paying, 'paymentOpen', form, buyer.token);
    await cancelOrder(ctx, buyer.id, form.orderId, 0);
    expect(await close()).toEqual({ error: 'deregisterWithOpenRecords' });
    ctx.clock.advance(60 * 60_000);
    expect(await expirePayments(ctx)).toBe(1);
    expect((await close()).error).toBeUndefined();
  });

  it('erases conversations with agents and stores, and their pictures', async () => {
    const owner = await addBuyer(ctx);
    const partyid = await addStore(ctx, owner.id);
    const [content = ''] = await uploadPictures(ctx, buyer.id, 'online');
    await callOk(app, 'newOnlinechatSend', { type: 'img', content }, buyer.token);
    const message = { partyid, type: 'text', content: 'I live at 14 Rosebery Avenue.' } as const;
    await callOk(app, 'userOnlineChatControllerSend', message, buyer.token);
    await answerUser(ctx, buyer.id, { kind: 'text', content: 'Thank you, Amelia.' });
    const unread = () => callOk(app, 'userOnlineChatControllerUnread', { loginType: 'shop' }, owner.token);
    expect(await unread()).toBe(1);
    expect((await close()).error).toBeUndefined();
    expect(await unread()).toBe(0);
    const remaining = await ctx.db
      .selectFrom('chat_message')
      .select('id')
      .where('user_id', '=', buyer.id)
      .execute();
    expect(remaining).toEqual([]);
    const uploads = await ctx.db
      .selectFrom('upload')
      .select('is_used')
      .where('user_id', '=', buyer.id)
      .execute();
    expect(uploads).toEqual([{ is_used: false }]);
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });

  it('keeps reviews under the masked name', async () => {
    const { goodsId } = await addGoods(ctx, await addStore(ctx));
    const items = [{ goodsId, skuId: null, quantity: 1 }];
    const [order] = await submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items });
    const id = order?.id ?? '';
    // Exactly the price, because the wallet must be empty.
    await give(buyer.id, order?.total ?? '');
    await payOrders(ctx, buyer.id, [id], FUND_PASSWORD);
    await shipOrder(ctx, id, { carrier: 'Nordic Parcel', trackingNumber: 'NP1' });
    await receiveOrder(ctx, buyer.id, id);
    await reviewOrder(ctx, buyer.id, id, [{ goodsId, rating: 5, content: 'Warm.', images: [] }]);
    const shownReviews = async () =>
      (await callOk(app, 'evaluationList', { sellerGoodsId: goodsId })).pageList[0]?.userName;
    const before = await shownReviews();
    expect((await close()).error).toBeUndefined();
    expect(await shownReviews()).toBe(before);
    const reviews = await ctx.db.selectFrom('review').selectAll().where('buyer_id', '=', buyer.id).execute();
    expect(JSON.stringify(reviews)).not.toContain(buyer.username);
  });

  it('ends sessions, erases personal data and reserves the name for 90 days', async () => {
    await callOk(app, 'localuserRefreshAvatar', { idx: 7 }, buyer.token);
    expect((await close()).error).toBeUndefined();
    expect(await callApi(app, 'localuserGet', {}, buyer.token)).toEqual({ error: 'sessionExpired' });
    const login = { username: buyer.username, password: PASSWORD };
    expect(await callApi(app, 'userNewlogin', login)).toEqual({ error: 'wrongPassword' });
    const again = { ...login, re_password: PASSWORD, type: 2 } as const;
    expect(await callApi(app, 'localuserRegisterNoVerifcode', again)).toEqual({ error: 'duplicateUsername' });
    expect(await callApi(app, 'jscodeExecute', { target: buyer.username })).toEqual({
      error: 'duplicateUsername',
    });
    const user = await ctx.db
      .selectFrom('user_account')
      .selectAll()
      .where('id', '=', buyer.id)
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({
      state: 'closed',
      email: null,
      phone: null,
      closing_reason: 'I have moved.',
    });
    expect(JSON.stringify(user)).not.toContain(buyer.username);
    expect(await ctx.db.selectFrom('address').selectAll().where('user_id', '=', buyer.id).execute()).toEqual(
      [],
    );
  });

  it('frees the name after its term', async () => {
    expect(await close()).toEqual({ data: null });
    const again = { username: buyer.username, password: PASSWORD, re_password: PASSWORD, type: 2 } as const;
    ctx.clock.advance(90 * 86_400_000 - 1);
    await releaseNames(ctx);
    expect(await callApi(app, 'localuserRegisterNoVerifcode', again)).toEqual({ error: 'duplicateUsername' });
    ctx.clock.advance(1);
    await releaseNames(ctx);
    await callOk(app, 'localuserRegisterNoVerifcode', again);
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });

  it('races with an incoming credit: one wins, and no money is left behind', async () => {
    for (let round = 0; round < 8; round += 1) {
      buyer = await addBuyer(ctx);
      const [closed, credited] = await Promise.allSettled([close(), give(buyer.id, '5')]);
      const isClosed = closed.status === 'fulfilled' && closed.value.error === undefined;
      expect(isClosed).toBe(credited.status === 'rejected');
      if (!isClosed) expect(closed).toMatchObject({ value: { error: 'deregisterWithBalance' } });
    }
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });
});
