import type { Evaluation, EvaluationDraft } from '@openmall/sdk';
import { maskName, toWireTime } from '@openmall/sdk';
import type { Order } from '../../state/account.ts';
import { goodsBy } from '../../state/mall.ts';
import { demand, found } from '../../state/refusal.ts';
import { pageOf } from '../../state/paging.ts';
import { attributesOf } from '../../state/stock.ts';
import type { CallHandlers, CallContext } from '../../state/call-context.ts';
import { demandAction } from './demand-action.ts';
import { log } from './order-log.ts';

const hasPicture = ({ imgUrl1 }: Evaluation): boolean => (imgUrl1 ?? '') !== '';
const level = (list: readonly Evaluation[], wished: number): string =>
  String(list.filter(({ evaluationType }) => evaluationType === wished).length);

type Draft = Omit<EvaluationDraft, 'sellerGoodsId'> & { readonly sellerGoodsId: string };

/** Puts a review among those of its goods, the newest first. */
function publish({ mall, buyer }: CallContext, order: Order, draft: Draft): void {
  const line = found(
    order.lines.find(({ sku }) => sku.goods.shelf.id === draft.sellerGoodsId),
    'goodsNotFound',
  );
  const key = `${order.id} ${draft.sellerGoodsId}`;
  demand(!buyer.reviewed.has(key), 'alreadyReviewed');
  buyer.reviewed.add(key);
  const now = mall.now();
  goodsBy(mall, draft.sellerGoodsId).reviews.unshift({
    ...draft,
    id: mall.nextId('rv'),
    sellerId: order.storeId,
    skuId: line.sku.id,
    userName: maskName(buyer.username),
    avatar: String(buyer.avatar),
    content: draft.content ?? '',
    evaluationTime: now,
    createTimeStr: toWireTime(new Date(now)),
    countryName: null,
    attributes: attributesOf(line.sku),
  });
}

function review(visit: CallContext, orderId: string | undefined, drafts: readonly Draft[]): null {
  const { buyer, mall } = visit;
  const order = found(
    buyer.orders.find(({ id }) => id === orderId),
    'orderNotFound',
  );
  demandAction('review', order.status);
  for (const draft of drafts) publish(visit, order, draft);
  const isWhole = order.lines.every(({ sku }) => buyer.reviewed.has(`${order.id} ${sku.goods.shelf.id}`));
  if (isWhole) {
    order.status = 5;
    log(mall, buyer, order, { step: 'reviewed' });
  }
  return null;
}

export const reviewHandlers = {
  evaluationList({ sellerGoodsId, evaluationType, pageNum, pageSize }, { mall }) {
    const { reviews } = goodsBy(mall, sellerGoodsId);
    const wished = reviews.filter((one) => {
      if (evaluationType === undefined) return true;
      return evaluationType === -2 ? hasPicture(one) : one.evaluationType === evaluationType;
    });
    return { ...pageOf(wished, pageNum, pageSize), evaluationNum: reviews.length };
  },
  evaluationCountType({ goodId }, { mall }) {
    const { reviews } = goodsBy(mall, goodId);
    return {
      havePicture: String(reviews.filter(hasPicture).length),
      positiveComments: level(reviews, 1),
      mediumReview: level(reviews, 2),
      negativeComment: level(reviews, 3),
    };
  },
  evaluationAdd({ orderId, ...draft }, visit) {
    const { buyer } = visit;
    goodsBy(visit.mall, draft.sellerGoodsId);
    // Without an order, the first one that waits for a review of these goods.
    const waiting = buyer.orders.find(
      ({ status, lines }) =>
        status === 4 && lines.some(({ sku }) => sku.goods.shelf.id === draft.sellerGoodsId),
    );
    demand(orderId !== undefined || waiting !== undefined, 'orderNotReviewable');
    return review(visit, orderId ?? waiting?.id, [draft]);
  },
  evaluationAddList: ({ orderId, evaluationAdds }, visit) => review(visit, orderId, evaluationAdds),
} satisfies Partial<CallHandlers>;
