/** A refund of some pieces pays back what the quote says, and the rest goes on (contract: `order!refundQuote`). */
import { add, compare, subtract } from '@openmall/sdk/money';
import type { OrderDetails, OrderRefundQuoteData } from '@openmall/sdk';
import type { ActiveCheck } from '../../../runner/check.ts';
import type { CheckContext } from '../../../runner/check-context.ts';
import type { Control } from '../../../setup/control.ts';
import type { Caller, Exchange } from '../../../target/exchange.ts';
import { FUND_PASSWORD } from '../../../setup/accounts.ts';
import { orderLine } from '../../../setup/orders.ts';
import { missingPrecondition, PreconditionError } from '../../../setup/precondition-error.ts';
import { defineChecks } from '../../support/define-check.ts';
import { expectRefusal } from '../../support/refusal.ts';

interface PaidOrder {
  readonly caller: Caller;
  readonly orderId: string;
  readonly total: string;
  readonly pieces: number;
  /** One piece of it, as `lines` takes it. */
  readonly piece: string;
  readonly lineOf: (pieces: number) => string;
}

/** A paid order of more than two pieces. */
async function payOrder({ setup, call }: CheckContext): Promise<PaidOrder> {
  const caller = await setup.accounts.newAccount();
  const offer = await setup.catalog.any();
  const pieces = offer.buyMin + 2;
  const { orderId, total, prizeReal } = await setup.orders.place(caller, offer, pieces);
  const cost = String(total ?? prizeReal);
  await setup.orders.fund(caller, cost);
  await call('orderPay', { orderId, safeword: FUND_PASSWORD }, { caller });
  const lineOf = (count: number) => orderLine(offer, count);
  return { caller, orderId, total: cost, pieces, piece: lineOf(1), lineOf };
}

const requireControl = ({ setup: { control } }: CheckContext): Control => {
  if (!control) throw missingPrecondition('`--control`, to decide a refund as the store');
  return control;
};

async function readQuote(context: CheckContext, { caller, orderId }: PaidOrder, lines?: string) {
  const input = { orderId, ...(lines !== undefined && { lines }) };
  const exchange = await context.call('orderRefundQuote', input, { caller });
  const quote = exchange.envelope?.data as OrderRefundQuoteData | undefined;
  if (typeof quote?.total !== 'number')
    throw new PreconditionError('inconclusive', 'order!refundQuote shows no total', exchange);
  return { exchange, quote };
}

async function balanceOf({ call }: CheckContext, caller: Caller): Promise<number> {
  const { envelope } = await call('walletGetUsdt', {}, { caller });
  return Number((envelope?.data as { readonly money?: unknown } | undefined)?.money);
}

async function readOrder({ call }: CheckContext, { caller, orderId }: PaidOrder) {
  const exchange = await call('orderInfo', { orderId }, { caller });
  const { orderInfo } = (exchange.envelope?.data ?? {}) as { readonly orderInfo?: Partial<OrderDetails> };
  return { exchange, order: orderInfo ?? {} };
}

/** Shares that do not add up, or undefined. */
function faultOfQuote({ lines, total, restTotal, ...quote }: OrderRefundQuoteData, cost: string) {
  const parts = add(add(quote.goodsTotal, quote.freight), add(quote.tax, quote.serviceFee));
  const sum = subtract(parts, quote.couponDiscount);
  if (compare(sum, total) !== 0) return `shows a total of ${total} for parts of ${sum}`;
  const ofLines = lines.reduce((all, line) => add(all, line.total), '0');
  if (compare(ofLines, total) !== 0) return `shows a total of ${total} for lines of ${ofLines}`;
  if (compare(add(total, restTotal), cost) !== 0)
    return `shows ${total} to refund and ${restTotal} left of an order of ${cost}`;
  return undefined;
}

async function checkShares(context: CheckContext): Promise<void> {
  const order = await payOrder(context);
  const part = await readQuote(context, order, order.piece);
  const whole = await readQuote(context, order);
  const fault =
    faultOfQuote(part.quote, order.total) ??
    faultOfQuote(whole.quote, order.total) ??
    (compare(whole.quote.total, order.total) !== 0
      ? `shows ${whole.quote.total} for a refund of the whole order of ${order.total}`
      : part.quote.isWhole === 1 || part.quote.restPieces !== order.pieces - 1
        ? `says that ${part.quote.restPieces} of ${order.pieces} pieces are left after one is refunded`
        : undefined);
  context.expect('orderRefundQuote', fault, part.exchange, whole.exchange);
}

async function checkTooMany(context: CheckContext): Promise<void> {
  const order = await payOrder(context);
  const { caller, orderId, pieces } = order;
  const lines = order.lineOf(pieces + 1);
  const answer = await context.call('orderReturns', { orderId, returnReason: 2, lines }, { caller });
  const refusal = {
    keys: ['refundPiecesTooMany'],
    granted: 'takes a request for more pieces than were ordered',
  } as const;
  expectRefusal(context, 'orderReturns', refusal, answer);
}

/** What is wrong after a refund of some pieces was granted, or undefined. */
function faultAfter(order: Partial<OrderDetails>, paid: string, shown: number): string | undefined {
  if (compare(paid, shown) !== 0) return `pays back ${paid} instead of ${shown} for one piece`;
  if (order.status !== 1 || order.returnStatus !== 2)
    return `leaves an order of which one piece was refunded in state ${order.status} with refund ${order.returnStatus}, not in 1 with 2`;
  if (order.refundedTotal !== undefined && compare(order.refundedTotal, shown) !== 0)
    return `shows ${order.refundedTotal} as paid back instead of ${shown}`;
  return undefined;
}

async function refund(context: CheckContext, order: PaidOrder, lines?: string) {
  const { caller, orderId } = order;
  const { quote } = await readQuote(context, order, lines);
  const before = await balanceOf(context, caller);
  const input = {
    orderId,
    returnReason: 2,
    money: quote.total,
    ...(lines !== undefined && { lines }),
  } as const;
  const answer = await context.call('orderReturns', input, { caller });
  await requireControl(context).decideRefund(orderId, 'approve');
  const paid = subtract(await balanceOf(context, caller), before);
  return { answer, paid, total: quote.total };
}

async function checkRest(context: CheckContext): Promise<void> {
  requireControl(context);
  const order = await payOrder(context);
  const calls: Exchange[] = [];
  const part = await refund(context, order, order.piece);
  const after = await readOrder(context, order);
  calls.push(part.answer, after.exchange);
  const fault = faultAfter(after.order, part.paid, part.total);
  if (fault !== undefined) return context.expect('orderReturns', fault, ...calls);
  const rest = await refund(context, order);
  const ended = await readOrder(context, order);
  calls.push(rest.answer, ended.exchange);
  const all = add(part.paid, rest.paid);
  const last =
    compare(all, order.total) !== 0
      ? `pays back ${all} in two refunds of an order of ${order.total}`
      : ended.order.status === 6
        ? undefined
        : `leaves an order of which nothing is left in state ${ended.order.status}`;
  context.expect('orderReturns', last, ...calls);
}

const define = defineChecks('orders', 'contract');

export const partRefundChecks: readonly ActiveCheck[] = [
  define(
    'ord.refund-shares',
    'A refund quote shares out the sums of an order: its lines, parts and the rest add up to the cent.',
    ['orderRefundQuote'],
    checkShares,
  ),
  define(
    'ord.refund-pieces',
    'No more pieces can be refunded than are left of an order.',
    ['orderReturns'],
    checkTooMany,
  ),
  define(
    'ord.part-refund',
    'A refund of some pieces pays back what its quote says and lets the rest go on; refunds of all pieces pay back the whole order.',
    ['orderReturns', 'orderRefundQuote'],
    checkRest,
  ),
];
