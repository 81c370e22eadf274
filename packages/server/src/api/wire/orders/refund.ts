import {
  type Lang,
  type OrderRefund,
  type OrderRefundLine,
  type OrderRefundQuoteData,
  type RefundReason,
  type RefundStatus,
  toWireTime,
} from '@openmall/sdk';
import type { OrderLineRow } from '../../../db/schema/tables.ts';
import type { RefundQuote } from '../../../domain/orders/refunds/choose-pieces.ts';
import type { ShownRefund } from '../../../domain/orders/refunds/read-refunds.ts';
import { paidBack, type RefundFigures } from '../../../domain/orders/refunds/refund-shares.ts';
import { dollars } from '../money.ts';
import { showPreview } from './order.ts';
import { optionalWireTime } from '../time.ts';

export const showFigures = (figures: RefundFigures) => ({
  goodsTotal: dollars(figures.goods),
  couponDiscount: dollars(figures.coupon),
  freight: dollars(figures.freight),
  tax: dollars(figures.tax),
  serviceFee: dollars(figures.fee),
  total: dollars(paidBack(figures)),
});

type Pieces = RefundFigures & { readonly ordered: OrderLineRow; readonly quantity: number };

export function showLine({ ordered, quantity, ...figures }: Pieces, lang: Lang): OrderRefundLine {
  const { goodsId, skuId, goodsName, goodsIcon, attributes } = showPreview(ordered, lang);
  return { goodsId, skuId, goodsName, goodsIcon, attributes, goodsNum: quantity, ...showFigures(figures) };
}

/** Maps what a refund would pay back. */
export const showRefundQuote = (orderId: string, quote: RefundQuote, lang: Lang): OrderRefundQuoteData => ({
  orderId,
  isWhole: quote.isWhole ? 1 : 0,
  lines: quote.parts.map(({ line, ...part }) => showLine({ ...part, ordered: line }, lang)),
  ...showFigures(quote),
  restPieces: quote.restPieces,
  restTotal: dollars(quote.restTotal),
});

/** Maps a refund that was requested. CHECK constraints limit state and reason to the numbers of the contract. */
export const showRefund = (refund: ShownRefund, lang: Lang): OrderRefund => ({
  id: refund.id,
  state: refund.state as RefundStatus,
  isWhole: refund.is_whole ? 1 : 0,
  reason: refund.reason as RefundReason,
  remark: refund.detail,
  createTime: toWireTime(refund.requested_at),
  decideTime: optionalWireTime(refund.decided_at),
  deadline: refund.state === 1 ? refund.deadline.getTime() : null,
  byDefault: refund.by_default ? 1 : 0,
  answer: refund.answer,
  returnId: refund.return_id,
  lines: refund.lines.map((line) => showLine(line, lang)),
  ...showFigures(refund),
  total: dollars(refund.agreed ?? refund.total),
});
