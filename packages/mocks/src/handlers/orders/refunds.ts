/** Refunds of pieces, with their share of the sums of the order. */
import {
  toWireTime,
  type OrderRefund,
  type OrderRefundLine,
  type OrderRefundQuoteData,
  type OrderReturnsParams,
} from '@openmall/sdk';
import { orderBy } from '../../state/accounts.ts';
import type { Account, Order, OrderLine, Refund, RefundPart } from '../../state/account.ts';
import type { Mall } from '../../state/mall.ts';
import { centsOf, dollars, sumOf } from '../../state/cents.ts';
import type { CallHandlers } from '../../state/call-context.ts';
import { lineCents, lineFreightIn, lineTax } from '../../state/price.ts';
import { demand, found } from '../../state/refusal.ts';
import { addWalletEntry } from '../../state/wallet-log.ts';
import { unitCents } from '../../state/stock.ts';
import { shipDeadline } from './deadlines.ts';
import { demandAction } from './demand-action.ts';
import { log } from './order-log.ts';
import { previewOf } from './preview.ts';

const refundedOf = ({ refunds }: Order, line: OrderLine): number =>
  sumOf(
    refunds
      .filter(({ state }) => state === 2)
      .flatMap(({ parts }) => parts.filter((part) => part.line === line)),
    ({ count }) => count,
  );

/** Pieces of a line that were refunded. */
export const refundedCount = refundedOf;

/** The cents that all granted refunds have paid back. */
export const refundedCents = ({ refunds }: Order): number =>
  sumOf(
    refunds.filter(({ state }) => state === 2),
    ({ parts }) => paidBack(parts),
  );

const totalOf = ({ coupon, ...part }: RefundPart): number =>
  sumOf([part.goods, part.freight, part.tax, part.service, -coupon], (cents) => cents);
export const paidBack = (parts: readonly RefundPart[]): number => sumOf(parts, totalOf);

/** What of a figure of the order falls to a line, by its goods. */
function lineShare(cents: number, lines: readonly OrderLine[], line: OrderLine): number {
  const all = sumOf(lines, lineCents);
  const upTo = (end: number) => Math.floor((cents * sumOf(lines.slice(0, end), lineCents)) / all);
  const index = lines.indexOf(line);
  return upTo(index + 1) - upTo(index);
}

function partOf(order: Order, line: OrderLine, count: number): RefundPart {
  const before = refundedOf(order, line);
  const upTo = (cents: number, pieces: number) => Math.floor((cents * pieces) / line.count);
  const share = (cents: number) => upTo(cents, before + count) - upTo(cents, before);
  return {
    line,
    count,
    goods: unitCents(line.sku, line.count) * count,
    coupon: share(lineShare(order.figures.couponCents, order.lines, line)),
    freight: share(lineFreightIn(order.lines, line)),
    tax: share(lineTax(line)),
    service: share(lineShare(order.figures.serviceCents, order.lines, line)),
  };
}

/** The named pieces of an order, or all that are left of it. */
export function refundParts(order: Order, text: string | undefined): readonly RefundPart[] {
  const leftOf = (line: OrderLine) => line.count - refundedOf(order, line);
  const named = new Map<OrderLine, number>(
    text === undefined ? order.lines.map((line) => [line, leftOf(line)]) : [],
  );
  const fields = text?.split(',') ?? [];
  for (let index = 0; index + 2 < fields.length; index += 3) {
    const [goodsId, skuId, count = '0'] = fields.slice(index, index + 3);
    const line = found(
      order.lines.find(({ sku }) => sku.goods.listing.id === goodsId && sku.id === skuId),
      'goodsNotFound',
    );
    named.set(line, (named.get(line) ?? 0) + Number(count));
  }
  return order.lines.flatMap((line) => {
    const count = named.get(line) ?? 0;
    demand(count <= leftOf(line), 'refundPiecesTooMany');
    return count > 0 ? [partOf(order, line, count)] : [];
  });
}

export const showSums = (parts: readonly RefundPart[]) => ({
  goodsTotal: dollars(sumOf(parts, ({ goods }) => goods)),
  couponDiscount: dollars(sumOf(parts, ({ coupon }) => coupon)),
  freight: dollars(sumOf(parts, ({ freight }) => freight)),
  tax: dollars(sumOf(parts, ({ tax }) => tax)),
  serviceFee: dollars(sumOf(parts, ({ service }) => service)),
  total: dollars(paidBack(parts)),
});

export function showLine(part: RefundPart): OrderRefundLine {
  const { goodsId, skuId, goodsName, goodsIcon, attributes } = previewOf(part.line);
  return { goodsId, skuId, goodsName, goodsIcon, attributes, goodsNum: part.count, ...showSums([part]) };
}

const piecesOf = (parts: readonly RefundPart[]): number => sumOf(parts, ({ count }) => count);

function quoteOf(order: Order, lines: string | undefined): OrderRefundQuoteData {
  const parts = refundParts(order, lines);
  const left = sumOf(order.lines, (line) => line.count - refundedOf(order, line));
  const restPieces = left - piecesOf(parts);
  const restCents = order.figures.totalCents - refundedCents(order) - paidBack(parts);
  return {
    orderId: order.id,
    isWhole: restPieces === 0 ? 1 : 0,
    lines: parts.map(showLine),
    ...showSums(parts),
    restPieces,
    restTotal: dollars(restCents),
  };
}

const DECIDE_MS = 3 * 86_400_000;
const wireTime = (at: number): string => toWireTime(new Date(at));

export const showRefund = ({
  id,
  state,
  isWhole,
  reason,
  remark,
  at,
  decidedAt,
  byDefault,
  answer,
  parts,
  returnId,
}: Refund): OrderRefund => ({
  id,
  state,
  isWhole: isWhole ? 1 : 0,
  reason,
  remark: remark || null,
  createTime: wireTime(at),
  decideTime: decidedAt === undefined ? null : wireTime(decidedAt),
  deadline: state === 1 ? at + DECIDE_MS : null,
  byDefault: byDefault ? 1 : 0,
  answer: answer ?? null,
  returnId: returnId ?? null,
  lines: parts.map(showLine),
  ...showSums(parts),
});

/** Refuses an amount that is not what the refund pays back. Existing clients name the price of the goods. */
function demandAmount(order: Order, quote: OrderRefundQuoteData, money: number | undefined): void {
  if (money === undefined || money === quote.total) return;
  demand(centsOf(money) <= order.figures.totalCents - refundedCents(order), 'refundAmountTooHigh');
  const { itemsCents, discountCents } = order.figures;
  demand(quote.isWhole === 1 && centsOf(money) === itemsCents - discountCents, 'refundAmountChanged');
}

/** Adds a refund to an order, in the state of its request. */
export function addRefund(
  order: Order,
  refund: Pick<Refund, 'id' | 'reason' | 'remark' | 'at'>,
  lines?: string,
): Refund {
  const parts = refundParts(order, lines);
  const added: Refund = {
    ...refund,
    parts,
    isWhole: quoteOf(order, lines).isWhole === 1,
    state: 1,
    decidedAt: undefined,
    byDefault: false,
    answer: undefined,
    returnId: undefined,
  };
  order.refunds.push(added);
  if (order.status === 1 || order.status === 2) order.statusBeforeRefund = order.status;
  order.status = 6;
  order.returnStatus = 1;
  return added;
}

/** Pays a refund back and gives its pieces back to stock. What is left of the order goes on. */
export function payRefund(mall: Mall, buyer: Account, order: Order, refund: Refund): void {
  refund.state = 2;
  refund.decidedAt = mall.now();
  order.returnStatus = 2;
  if (!refund.isWhole) order.status = order.statusBeforeRefund;
  addWalletEntry(mall, buyer, { kind: 'orderRefund', cents: paidBack(refund.parts), refId: order.id });
  for (const { line, count } of refund.parts) {
    line.sku.stock += count;
    line.sku.goods.sold -= count;
  }
}

/** The store has not shipped in time: the money goes back without its decision. */
function grantAtOnce(mall: Mall, buyer: Account, order: Order, refund: Refund): void {
  refund.byDefault = true;
  payRefund(mall, buyer, order, refund);
  log(mall, buyer, order, { step: 'refundedByDefault' });
}

export const refundHandlers = {
  orderRefundQuote({ orderId, lines }, { buyer }) {
    const order = orderBy(buyer, orderId);
    demandAction('requestRefund', order.status);
    return quoteOf(order, lines);
  },
  orderReturns(
    { orderId, returnReason, returnDetail = '', lines, money }: OrderReturnsParams,
    { mall, buyer },
  ) {
    const order = orderBy(buyer, orderId);
    demandAction('requestRefund', order.status);
    demandAmount(order, quoteOf(order, lines), money);
    const request = { id: mall.nextId('rf'), reason: returnReason, remark: returnDetail, at: mall.now() };
    const deadline = shipDeadline(order);
    const refund = addRefund(order, request, lines);
    log(mall, buyer, order, { step: 'refundRequested' });
    if (refund.isWhole && deadline !== null && deadline <= mall.now())
      grantAtOnce(mall, buyer, order, refund);
    return null;
  },
} satisfies Partial<CallHandlers>;
