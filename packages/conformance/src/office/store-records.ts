/** What a store of the judge has, by its ids: another store must find none of it. */
import { PreconditionError } from '../setup/precondition-error.ts';
import type { Judged } from './judged.ts';
import type { Shop } from './shop.ts';

export interface StoreRecords {
  readonly orderId: string;
  readonly refundId: string;
  readonly returnId: string;
  readonly reviewId: string;
  readonly discountId: string;
  readonly goodsId: string;
  readonly skuId: string;
  readonly buyerId: string;
}

const DAY_MS = 86_400_000;

function found<T>(row: T | undefined, what: string): T {
  if (row === undefined) throw new PreconditionError('inconclusive', `${what} does not show the new record`);
  return row;
}

/** An order that the buyer received, wrote a review about, and sends back. */
async function receive({ client, people, setup }: Judged, { merchant, offer, goodsId }: Shop) {
  const { token } = merchant;
  const { orderId } = await setup.orders.paid(people.buyer, offer);
  await client.request('merchantOrderConfirm', { orderId }, token);
  const parcel = { orderId, carrier: 'Judge Parcel', trackingNumber: 'JP2' };
  await client.request('merchantOrderShip', parcel, token);
  await setup.request('orderReceipt', { orderId }, people.buyer);
  const review = { sellerGoodsId: goodsId, evaluationType: 1, rating: 5, content: 'Bright.' } as const;
  await setup.request('evaluationAdd', { ...review, orderId }, people.buyer);
  const { returnId } = await setup.request('orderRequestReturn', { orderId, returnReason: 2 }, people.buyer);
  const reviews = await client.request('merchantReviewList', { goodsId }, token);
  const { id: reviewId } = found(reviews.pageList[0], 'merchantReview!list');
  return { returnId, reviewId };
}

export async function makeRecords(judged: Judged, shop: Shop): Promise<StoreRecords> {
  const { client, people, setup } = judged;
  const { merchant, goodsId, skuId } = shop;
  const received = await receive(judged, shop);
  const { orderId } = await setup.orders.paid(people.buyer, shop.offer);
  await setup.request('orderReturns', { orderId, returnReason: 1 }, people.buyer);
  const refunds = await client.request('merchantRefundList', { state: 1 }, merchant.token);
  const refund = found(
    refunds.pageList.find((row) => row.orderId === orderId),
    'merchantRefund!list',
  );
  const { buyerId } = await client.request('merchantOrderInfo', { orderId }, merchant.token);
  // Far from now, so that no price changes.
  const startsAt = Date.now() + 30 * DAY_MS;
  const discount = { goodsId, percent: 10, startsAt, endsAt: startsAt + DAY_MS };
  const { discountId } = await client.request('merchantDiscountSave', discount, merchant.token);
  return { ...received, orderId, refundId: refund.id, discountId, goodsId, skuId, buyerId };
}
