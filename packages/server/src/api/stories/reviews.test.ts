import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { checkInvariants } from '../../domain/ledger/invariants.ts';
import { reviewByDefault } from '../../domain/reviews/review-by-default.ts';
import { payOrders } from '../../domain/orders/payment/pay-orders.ts';
import { receiveOrder } from '../../domain/orders/receive.ts';
import { confirmOrder, shipOrder } from '../../domain/orders/ship.ts';
import { submitOrders } from '../../domain/orders/submit.ts';
import { type ApiCaller, createCaller } from '../../test-support/http/api-caller.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import { fillSmallCatalog } from '../../test-support/fixtures/small-catalog.ts';
import {
  addBuyer,
  type Buyer,
  FUND_PASSWORD,
  openTestContext,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { uploadPictures } from '../../test-support/fixtures/uploaded-pictures.ts';

const PARCEL = { carrier: 'Nordic Parcel', trackingNumber: 'NP1' };

describe.each(STORY_DATABASES)('Reviewing on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let api: ApiCaller;
  beforeAll(async () => {
    database = await open();
    await fillSmallCatalog(database.db);
    ctx = openTestContext(database);
    api = createCaller(ctx);
  });
  afterAll(() => database.close());

  /** Ships an order with a sneaker and a boot. */
  async function ship(buyer: Buyer): Promise<string> {
    const items = [
      { goodsId: 'g_sneaker', skuId: 'sk_navy_41', quantity: 1 },
      { goodsId: 'g_boot', skuId: null, quantity: 1 },
    ];
    const [order] = await submitOrders(ctx, { buyerId: buyer.id, lang: 'en', items });
    const id = order?.id ?? '';
    await payOrders(ctx, buyer.id, [id], FUND_PASSWORD);
    await confirmOrder(ctx, id);
    await shipOrder(ctx, id, PARCEL);
    return id;
  }
  async function deliver(buyer: Buyer): Promise<string> {
    const id = await ship(buyer);
    await receiveOrder(ctx, buyer.id, id);
    return id;
  }
  const statusOf = async (id: string) =>
    (await ctx.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow())
      .status;
  const draft = (sellerGoodsId: string, rating: number) =>
    ({ sellerGoodsId, rating, evaluationType: 1 }) as const;

  it('accepts the reviews of a received order once, and masks the names', async () => {
    const buyer = await addBuyer(ctx);
    const { token } = buyer;
    const orderId = await deliver(buyer);
    const [imgUrl1 = '', imgUrl2 = ''] = await uploadPictures(ctx, buyer.id, 'evaluate', 2);
    const pictures = { imgUrl1, imgUrl2 };
    const evaluationAdds = [
      { ...draft('g_sneaker', 5), content: 'They held.', ...pictures },
      draft('g_boot', 3),
    ];
    await api.call('evaluationAddList', { orderId, evaluationAdds }, { token });
    expect(await statusOf(orderId)).toBe(5);
    expect(await api.refusal('evaluationAddList', { orderId, evaluationAdds }, { token })).toBe(
      'alreadyReviewed',
    );

    const sneaker = { sellerGoodsId: 'g_sneaker' };
    const { pageList, evaluationNum } = await api.call('evaluationList', sneaker, { lang: 'cn' });
    expect(evaluationNum).toBe(1);
    expect(pageList).toMatchObject([
      {
        userName: 'b***m',
        rating: 5,
        evaluationType: 1,
        content: 'They held.',
        skuId: 'sk_navy_41',
        ...pictures,
      },
    ]);
    expect(pageList[0]?.attributes).toMatchObject([
      { attrName: '颜色', attrValue: '藏青' },
      { attrValue: '41' },
    ]);
    expect(JSON.stringify(pageList)).not.toContain(buyer.username);
    expect(JSON.stringify(pageList)).not.toContain(orderId);
    expect(api.statements()).toBe(2);
    expect(await api.call('evaluationCountType', { goodId: 'g_sneaker' })).toEqual({
      havePicture: '1',
      positiveComments: '1',
      mediumReview: '0',
      negativeComment: '0',
    });
    expect(await api.call('sellerGoodsInfo', { sellerGoodsId: 'g_boot' })).toMatchObject({
      rating: 3,
      evaluationNum: 1,
    });
    expect(await api.call('sellerInfo', { sellerId: 'st_north' })).toMatchObject({ highOpinion: 0.5 });
    expect((await api.call('sellerGoodsList', { minRating: 4 })).pageList.map(({ id }) => id)).toEqual([
      'g_sneaker',
    ]);
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });

  it('accepts reviews one by one, and completes the order with the last', async () => {
    const buyer = await addBuyer(ctx);
    const { token } = buyer;
    const orderId = await deliver(buyer);
    await api.call('evaluationAdd', draft('g_boot', 1), { token });
    expect(await statusOf(orderId)).toBe(4);
    expect(await api.refusal('evaluationAdd', draft('g_boot', 1), { token })).toBe('alreadyReviewed');
    await api.call('evaluationAdd', { ...draft('g_sneaker', 4), orderId }, { token });
    expect(await statusOf(orderId)).toBe(5);
    const kinds = async (evaluationType: 1 | 2 | 3 | -2) =>
      (await api.call('evaluationList', { sellerGoodsId: 'g_boot', evaluationType })).pageList.map(
        ({ rating }) => rating,
      );
    expect([await kinds(1), await kinds(2), await kinds(3), await kinds(-2)]).toEqual([[], [3], [1], []]);
    const timeline = await ctx.db
      .selectFrom('order_log')
      .select('step')
      .where('order_id', '=', orderId)
      .execute();
    expect(timeline.filter(({ step }) => step === 'reviewed')).toHaveLength(1);
  });

  it('accepts one of two concurrent reviews', async () => {
    const buyer = await addBuyer(ctx);
    const orderId = await deliver(buyer);
    const input = { orderId, evaluationAdds: [draft('g_boot', 5)] };
    const answers = await Promise.all(
      [1, 2, 3].map(() => api.refusal('evaluationAddList', input, { token: buyer.token })),
    );
    expect(answers.toSorted()).toEqual(['alreadyReviewed', 'alreadyReviewed', 'ok']);
  });

  it('rejects goods that the buyer has not bought or received, and orders of others', async () => {
    const buyer = await addBuyer(ctx);
    const { token } = buyer;
    expect(await api.refusal('evaluationAdd', draft('g_boot', 5), { token })).toBe('orderNotReviewable');
    expect(await api.refusal('evaluationAdd', draft('g_none', 5), { token })).toBe('goodsNotFound');
    const orderId = await ship(buyer);
    const evaluationAdds = [draft('g_boot', 5)];
    expect(await api.refusal('evaluationAddList', { orderId, evaluationAdds }, { token })).toBe(
      'orderNotReviewable',
    );
    await receiveOrder(ctx, buyer.id, orderId);
    const other = await addBuyer(ctx);
    const foreign = { token: other.token };
    expect(await api.refusal('evaluationAddList', { orderId, evaluationAdds }, foreign)).toBe(
      'orderNotFound',
    );
    const add = (drafts: readonly object[]) =>
      api.refusal('evaluationAddList', { orderId, evaluationAdds: drafts }, { token });
    expect(await add([draft('g_lamp', 5)])).toBe('goodsNotFound');
    expect(await add([draft('g_boot', 5), draft('g_boot', 1)])).toBe('alreadyReviewed');
    expect(await add([{ ...draft('g_boot', 5), imgUrl1: 'javascript:alert(1)' }])).toBe('imageUploadFailed');
    const [foreignImage = ''] = await uploadPictures(ctx, other.id, 'evaluate');
    expect(await add([{ ...draft('g_boot', 5), imgUrl1: foreignImage }])).toBe('imageUploadFailed');
    expect(await add([{ ...draft('g_boot', 5), imgUrl10: '/uploads/10.webp' }])).toBe('parameterError');
    expect(await add([draft('g_boot', 6)])).toBe('parameterError');
    expect(await add([])).toBe('parameterError');
    expect(await statusOf(orderId)).toBe(4);
    expect(await api.refusal('evaluationList', { sellerGoodsId: 'g_none' })).toBe('goodsNotFound');
    expect(await api.refusal('evaluationCountType', { goodId: 'g_none' })).toBe('goodsNotFound');
  });

  it('shows what the mall wrote for silent buyers as such, and rates nothing by it', async () => {
    const before = await api.call('sellerInfo', { sellerId: 'st_north' });
    const goods = { sellerGoodsId: 'g_boot' };
    const { rating, evaluationNum = 0 } = await api.call('sellerGoodsInfo', goods);
    // An order of the test above waits for its review.
    ctx.clock.advance(16 * 24 * 3_600_000);
    expect(await reviewByDefault(ctx)).toBeGreaterThan(0);
    const { pageList } = await api.call('evaluationList', goods);
    expect(pageList[0]).toMatchObject({ isSystem: true, content: '' });
    const after = await api.call('sellerGoodsInfo', goods);
    expect(after.rating).toBe(rating);
    expect(after.evaluationNum).toBeGreaterThan(evaluationNum);
    expect((await api.call('sellerInfo', { sellerId: 'st_north' })).highOpinion).toBe(before.highOpinion);
    expect(pageList.some((review) => review.isSystem === undefined)).toBe(true);
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });
});
