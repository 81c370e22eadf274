import type { Evaluation, EvaluationDraft } from '@openmall/sdk';
import { maskName, toWireTime } from '@openmall/sdk';
import type { Account, Order } from '../../state/account.ts';
import { goodsBy, type Mall } from '../../state/mall.ts';
import { demand, found } from '../../state/refusal.ts';
import { pageOf } from '../../state/paging.ts';
import { attributesOf } from '../../state/stock.ts';
import type { CallHandlers, CallContext } from '../../state/call-context.ts';
import { demandAction } from './demand-action.ts';
import { log } from './order-log.ts';

const hasPicture = ({ imgUrl1 }: Evaluation): boolean => (imgUrl1 ?? '') !== '';
const countByType = (list: readonly Evaluation[], type: number): string =>
  String(list.filter(({ evaluationType }) => evaluationType === type).length);

type Draft = Omit<EvaluationDraft, 'sellerGoodsId'> & { readonly sellerGoodsId: string };

/** Adds a review to its goods, newest first. */
function publish({ mall, buyer }: CallContext, order: Order, draft: Draft): void {
  const line = found(
    order.lines.find(({ sku }) => sku.goods.listing.id === draft.sellerGoodsId),
    'goodsNotFound',
  );
  const key = `${order.id} ${draft.sellerGoodsId}`;
  demand(!buyer.reviewed.has(key), 'alreadyReviewed');
  buyer.reviewed.add(key);
  const publishedAt = mall.now();
  goodsBy(mall, draft.sellerGoodsId).reviews.unshift({
    ...draft,
    id: mall.nextId('rv'),
    sellerId: order.storeId,
    skuId: line.sku.id,
    userName: maskName(buyer.username),
    avatar: String(buyer.avatar),
    content: draft.content ?? '',
    evaluationTime: publishedAt,
    createTimeStr: toWireTime(new Date(publishedAt)),
    countryName: null,
    attributes: attributesOf(line.sku),
  });
}

/** Reviews the goods of an order for its silent buyer. */
export function addSystemReviews(mall: Mall, buyer: Account, order: Order): void {
  for (const { sku } of order.lines) {
    const { listing, reviews } = sku.goods;
    const key = `${order.id} ${listing.id}`;
    if (buyer.reviewed.has(key)) continue;
    buyer.reviewed.add(key);
    const publishedAt = mall.now();
    reviews.unshift({
      id: mall.nextId('rv'),
      sellerGoodsId: listing.id,
      sellerId: order.storeId,
      skuId: sku.id,
      userName: maskName(buyer.username),
      avatar: String(buyer.avatar),
      content: '',
      isSystem: true,
      evaluationType: 1,
      rating: 5,
      evaluationTime: publishedAt,
      createTimeStr: toWireTime(new Date(publishedAt)),
      countryName: null,
      attributes: attributesOf(sku),
    });
  }
}

interface Written {
  readonly orderId: string | undefined;
  readonly drafts: readonly Draft[];
  /** Whether the order is reviewed then, even if goods stay without a review. */
  readonly isLast: boolean;
}

function review(context: CallContext, { orderId, drafts, isLast }: Written): null {
  const { buyer, mall } = context;
  const order = found(
    buyer.orders.find(({ id }) => id === orderId),
    'orderNotFound',
  );
  demandAction('review', order.status);
  for (const draft of drafts) publish(context, order, draft);
  const isComplete = order.lines.every(({ sku }) =>
    buyer.reviewed.has(`${order.id} ${sku.goods.listing.id}`),
  );
  if (isLast || isComplete) {
    order.status = 5;
    log(mall, buyer, order, { step: 'reviewed' });
  }
  return null;
}

export const reviewHandlers = {
  evaluationList({ sellerGoodsId, evaluationType, pageNum, pageSize }, { mall }) {
    const { reviews } = goodsBy(mall, sellerGoodsId);
    const sorted = reviews.toSorted((a, b) => b.evaluationTime - a.evaluationTime);
    const matching = sorted.filter((review) => {
      if (evaluationType === undefined) return true;
      return evaluationType === -2 ? hasPicture(review) : review.evaluationType === evaluationType;
    });
    return { ...pageOf(matching, pageNum, pageSize), evaluationNum: reviews.length };
  },
  evaluationCountType({ goodId }, { mall }) {
    const { reviews } = goodsBy(mall, goodId);
    return {
      havePicture: String(reviews.filter(hasPicture).length),
      positiveComments: countByType(reviews, 1),
      mediumReview: countByType(reviews, 2),
      negativeComment: countByType(reviews, 3),
    };
  },
  evaluationAdd({ orderId, ...draft }, context) {
    const { buyer } = context;
    goodsBy(context.mall, draft.sellerGoodsId);
    // Without an order id, the latest order with these goods that awaits a review of them.
    const reviewable = buyer.orders.find(
      ({ id, status, lines }) =>
        status === 4 &&
        lines.some(({ sku }) => sku.goods.listing.id === draft.sellerGoodsId) &&
        !buyer.reviewed.has(`${id} ${draft.sellerGoodsId}`),
    );
    demand(orderId !== undefined || reviewable !== undefined, 'orderNotReviewable');
    return review(context, { orderId: orderId ?? reviewable?.id, drafts: [draft], isLast: false });
  },
  evaluationAddList: ({ orderId, evaluationAdds }, context) =>
    review(context, { orderId, drafts: evaluationAdds, isLast: true }),
} satisfies Partial<CallHandlers>;
