/** What a store does with reviews, refunds and messages of its buyers, and what the buyers see of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { checkInvariants } from '../../domain/ledger/invariants.ts';
import { payOrders } from '../../domain/orders/payment/pay-orders.ts';
import { receiveOrder } from '../../domain/orders/receive.ts';
import { shipOrder } from '../../domain/orders/ship.ts';
import { submitOrders } from '../../domain/orders/submit.ts';
import { readAuditLog } from '../../domain/audit/audit-log.ts';
import { ONE_DATABASE } from '../../test-support/database/databases.ts';
import { addMerchant, type TestMerchant } from '../../test-support/fixtures/staff.ts';
import {
  addBuyer,
  addGoods,
  FUND_PASSWORD,
  openTestContext,
  type Buyer,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { callOk } from '../../test-support/http/call.ts';
import { callOffice, refusalOf } from '../../test-support/http/office-caller.ts';
import { type App, createApp } from '../app/create-app.ts';

describe.each([ONE_DATABASE])('A store and its buyers on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let app: App;
  let merchant: TestMerchant;
  let other: TestMerchant;
  let buyer: Buyer;
  let goodsId: string;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database, '5000');
    app = createApp({ ctx });
    [merchant, other] = [await addMerchant(ctx, app), await addMerchant(ctx, app)];
    buyer = await addBuyer(ctx);
    ({ goodsId } = await addGoods(ctx, merchant.storeId));
    // Only proven addresses get mails.
    await ctx.db
      .updateTable('user_account')
      .set({ email: 'buyer@example.com', email_verified: true })
      .where('id', '=', buyer.id)
      .execute();
  });
  afterAll(async () => {
    expect(await checkInvariants(ctx.db)).toEqual([]);
    await database.close();
  });

  const place = async (quantity = 1): Promise<string> => {
    const items = [{ goodsId, skuId: null, quantity }];
    const [order] = await submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items });
    const id = order?.id ?? '';
    await payOrders(ctx, buyer.id, [id], FUND_PASSWORD);
    return id;
  };
  const review = async (rating: 1 | 5, content: string): Promise<string> => {
    const orderId = await place();
    await shipOrder(ctx, orderId, { carrier: 'Nordic Parcel', trackingNumber: `NP-${orderId}` });
    await receiveOrder(ctx, buyer.id, orderId);
    const draft = { orderId, sellerGoodsId: goodsId, evaluationType: 1, rating, content } as const;
    await callOk(app, 'evaluationAdd', draft, buyer.token);
    const { pageList } = await reviews();
    return pageList.find((row) => row.content === content)?.id ?? '';
  };
  const reviews = (input: { state?: 'answered' | 'unanswered'; rating?: 1 | 5 } = {}) =>
    callOffice(app, 'merchantReviewList', input, merchant.officeToken);
  const shownReply = async (reviewId: string) => {
    const { pageList } = await callOk(app, 'evaluationList', { sellerGoodsId: goodsId });
    return pageList.find(({ id }) => id === reviewId)?.sellerReply;
  };
  const figures = () => callOffice(app, 'merchantHomeFigures', {}, merchant.officeToken);
  const mails = async (subject: string) =>
    (await ctx.db.selectFrom('outbox').select('subject').execute()).filter((mail) =>
      mail.subject.startsWith(subject),
    ).length;

  it('shows reviews with the number that has no answer', async () => {
    await review(1, 'The seam is open.');
    await review(5, 'Just right.');
    const counts = [
      { state: 'unanswered', count: 2 },
      { state: 'answered', count: 0 },
    ];
    expect(await reviews()).toMatchObject({ counts, pageInfo: { totalElements: 2 } });
    expect((await reviews({ rating: 1 })).pageList).toMatchObject([{ rating: 1, reply: null }]);
    expect((await reviews({ state: 'answered' })).pageList).toEqual([]);
    expect((await figures()).reviews).toBe(2);
    expect(JSON.stringify(await reviews())).not.toContain(buyer.username);
    expect((await callOffice(app, 'merchantReviewList', {}, other.officeToken)).pageList).toEqual([]);
  });

  it('answers a review in public, changes the answer and withdraws it, and tells the buyer once', async () => {
    const reviewId = await review(1, 'It came late.');
    const token = merchant.officeToken;
    const answer = { reviewId, text: '  We are sorry.  ' };
    await callOffice(app, 'merchantReviewAnswer', answer, token);
    await callOffice(app, 'merchantReviewAnswer', answer, token);
    expect(await shownReply(reviewId)).toBe('We are sorry.');
    expect((await reviews({ state: 'answered' })).counts[1]).toEqual({ state: 'answered', count: 1 });
    await callOffice(app, 'merchantReviewAnswer', { reviewId, text: 'We refund the freight.' }, token);
    expect(await shownReply(reviewId)).toBe('We refund the freight.');
    expect(await mails('The store answered your review')).toBe(1);
    await callOffice(app, 'merchantReviewWithdrawAnswer', { reviewId }, token);
    await callOffice(app, 'merchantReviewWithdrawAnswer', { reviewId }, token);
    expect(await shownReply(reviewId)).toBeNull();
    const actions = (await readAuditLog(ctx, reviewId)).map(({ action }) => action);
    expect(actions).toEqual(['answerReview', 'answerReview', 'withdrawReviewAnswer']);
  });

  it('does not let another store answer, and refuses a blank answer', async () => {
    const reviewId = await review(1, 'Too small.');
    const answer = { reviewId, text: 'Buy ours!' };
    expect(await refusalOf(app, 'merchantReviewAnswer', answer, other.officeToken)).toBe('recordNotFound');
    expect(await refusalOf(app, 'merchantReviewInfo', { reviewId }, other.officeToken)).toBe(
      'recordNotFound',
    );
    const blank = { reviewId, text: '   ' };
    expect(await refusalOf(app, 'merchantReviewAnswer', blank, merchant.officeToken)).toBe('parameterError');
  });

  const askBack = async (orderId: string) => {
    const request = { orderId, returnReason: 2, returnDetail: 'I found a cheaper one.' } as const;
    await callOk(app, 'orderReturns', request, buyer.token);
    const { pageList } = await callOffice(app, 'merchantRefundList', { state: 1 }, merchant.officeToken);
    return pageList.find((row) => row.orderId === orderId)?.id ?? '';
  };
  const statusOf = async (orderId: string) => {
    const { status, returnStatus } = (await callOk(app, 'orderInfo', { orderId }, buyer.token)).orderInfo;
    return { status, returnStatus };
  };

  it('refuses a refund with a reason; asked again, it is granted and pays back', async () => {
    const token = merchant.officeToken;
    const orderId = await place(2);
    const first = await askBack(orderId);
    expect((await figures()).refunds).toBe(1);
    const info = await callOffice(app, 'merchantRefundInfo', { refundId: first }, token);
    expect(info).toMatchObject({ acts: ['grant', 'refuse'], remark: 'I found a cheaper one.', answer: null });
    expect(info.lines).toMatchObject([{ pieces: 2 }]);
    const refuse = { refundId: first, decision: 'refuse' } as const;
    expect(await refusalOf(app, 'merchantRefundDecide', refuse, token)).toBe('reasonRequired');
    const foreign = { ...refuse, reason: 'Mine now.' };
    expect(await refusalOf(app, 'merchantRefundDecide', foreign, other.officeToken)).toBe('recordNotFound');
    const reason = 'The parcel is already packed.';
    await callOffice(app, 'merchantRefundDecide', { ...refuse, reason }, token);
    expect(await statusOf(orderId)).toEqual({ status: 1, returnStatus: 3 });
    const second = await askBack(orderId);
    // The first one is decided; granting it must not grant the second.
    const stale = { refundId: first, decision: 'grant' } as const;
    expect(await refusalOf(app, 'merchantRefundDecide', stale, token)).toBe('orderNotRefundable');
    const before = (await callOk(app, 'walletGetUsdt', {}, buyer.token)).money;
    await callOffice(app, 'merchantRefundDecide', { refundId: second, decision: 'grant' }, token);
    expect(await statusOf(orderId)).toEqual({ status: 6, returnStatus: 2 });
    const after = (await callOk(app, 'walletGetUsdt', {}, buyer.token)).money;
    expect(Math.round((after - before) * 100)).toBe(Math.round(info.refund.total * 100));
    const { counts } = await callOffice(app, 'merchantRefundList', {}, token);
    expect(counts).toEqual([
      { state: 2, count: 1 },
      { state: 3, count: 1 },
    ]);
    const actions = (await readAuditLog(ctx, orderId)).map(({ action }) => action);
    expect(actions).toEqual(['refuseRefund', 'grantRefund']);
  });

  it('answers a buyer who waits, and knows neither strangers nor other stores’ conversations', async () => {
    const token = merchant.officeToken;
    const question = { content: 'Is it waterproof?', type: 'text' } as const;
    await callOk(
      app,
      'userOnlineChatControllerSend',
      { ...question, partyid: merchant.storeId },
      buyer.token,
    );
    const list = (input: { isWaiting?: boolean } = {}) => callOffice(app, 'merchantChatList', input, token);
    expect((await list()).pageList).toMatchObject([
      { userId: buyer.id, isWaiting: true, unread: 1, lastText: 'Is it waterproof?' },
    ]);
    await callOffice(app, 'merchantChatWrite', { userId: buyer.id, text: 'Yes, it is.' }, token);
    expect((await list({ isWaiting: true })).pageList).toEqual([]);
    const conversation = await callOffice(app, 'merchantChatMessages', { userId: buyer.id }, token);
    expect(conversation.messages.map(({ isFromUser, content }) => [isFromUser, content])).toEqual([
      [true, 'Is it waterproof?'],
      [false, 'Yes, it is.'],
    ]);
    expect(conversation.orders.length).toBeGreaterThan(0);
    const stranger = await addBuyer(ctx);
    for (const id of ['merchantChatMessages', 'merchantChatWrite'] as const)
      expect(await refusalOf(app, id, { userId: stranger.id, text: 'Buy now!' }, token)).toBe('userNotFound');
    const foreign = { userId: buyer.id, text: 'Ours is cheaper.' };
    expect(await refusalOf(app, 'merchantChatWrite', foreign, other.officeToken)).toBe('userNotFound');
    const notOurs = { userId: buyer.id, type: 'img', text: '/uploads/picture/of-nobody.webp' };
    expect(await refusalOf(app, 'merchantChatWrite', notOurs, token)).toBe('imageUploadFailed');
  });
});
