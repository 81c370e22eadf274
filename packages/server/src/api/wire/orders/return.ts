import {
  type DataOf,
  type Lang,
  type OrderReturnCase,
  type RefundReason,
  type ReturnCaseStatus,
  toWireTime,
} from '@openmall/sdk';
import { keepsCosts, type quoteReturn } from '../../../domain/orders/returns/quote-return.ts';
import type { ShownReturn } from '../../../domain/orders/returns/read-returns.ts';
import { dollars } from '../money.ts';
import { optionalWireTime } from '../time.ts';
import { showFigures, showLine } from './refund.ts';

/** Maps what a return would pay back. */
export const showReturnQuote = (
  orderId: string,
  { days, ...quote }: Awaited<ReturnType<typeof quoteReturn>>,
  { reason, lang }: { readonly reason: number; readonly lang: Lang },
): DataOf<'orderReturnQuote'> => ({
  orderId,
  keepsCosts: keepsCosts(reason) ? 1 : 0,
  lines: quote.parts.map(({ line, ...part }) => showLine({ ...part, ordered: line }, lang)),
  ...showFigures(quote),
  decideDays: days.decide,
  sendDays: days.send,
  confirmDays: days.confirm,
});

/** Maps a return of an order. CHECK constraints limit state and reason to the numbers of the contract. */
export const showReturn = (goods: ShownReturn, lang: Lang): OrderReturnCase => ({
  id: goods.id,
  state: goods.state as ReturnCaseStatus,
  isMissing: goods.is_missing ? 1 : 0,
  keepsCosts: goods.keeps_costs ? 1 : 0,
  reason: goods.reason as RefundReason,
  remark: goods.detail,
  images: [...goods.images],
  createTime: toWireTime(goods.requested_at),
  decideTime: optionalWireTime(goods.decided_at),
  sentTime: optionalWireTime(goods.sent_at),
  disputeTime: optionalWireTime(goods.disputed_at),
  closeTime: optionalWireTime(goods.closed_at),
  deadline: goods.deadline?.getTime() ?? null,
  byDefault: goods.by_default ? 1 : 0,
  answer: goods.answer,
  dispute: goods.dispute,
  disputedByStore: goods.disputed_by === 'store' ? 1 : 0,
  verdict: goods.verdict,
  carrier: goods.carrier,
  trackingNumber: goods.tracking_number,
  lines: goods.lines.map((line) => showLine(line, lang)),
  total: dollars(goods.total),
  refundedTotal: dollars(goods.refunded),
});
