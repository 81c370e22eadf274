/** Returns after delivery, and reports of parcels that never arrived. */
import {
  canDo,
  toWireTime,
  type OrderReturnCase,
  type OrderReturnQuoteData,
  type OrderReturnQuoteParams,
  type RefundReason,
  type ReturnCaseStatus,
} from '@openmall/sdk';
import { orderBy } from '../../state/accounts.ts';
import type { Account, Order, RefundPart, ReturnCase } from '../../state/account.ts';
import type { CallHandlers } from '../../state/call-context.ts';
import type { Mall } from '../../state/mall.ts';
import { demand, found } from '../../state/refusal.ts';
import { addWalletEntry } from '../../state/wallet-log.ts';
import { arrivalDeadline, DAY, RETURN_DAYS, returnDeadline } from './deadlines.ts';
import { log } from './order-log.ts';
import { paidBack, refundParts, showLine, showSums } from './refunds.ts';
import { dollars } from '../../state/cents.ts';

/** The buyer's own reasons: freight and fee are not refunded. */
const OWN_REASONS: readonly RefundReason[] = [2, 8, 9];
export const NEVER_ARRIVED = 1;

const isOver = ({ state }: ReturnCase): boolean => state === 4 || state === 7;
const lastReturn = ({ returns }: Order): ReturnCase | undefined => returns.at(-1);

function returnParts(order: Order, reason: RefundReason, lines?: string): readonly RefundPart[] {
  const parts = refundParts(order, reason === NEVER_ARRIVED ? undefined : lines);
  demand(parts.length > 0, 'orderNotRefundable');
  return OWN_REASONS.includes(reason) ? parts.map((part) => ({ ...part, freight: 0, service: 0 })) : parts;
}

function demandReturnable(mall: Mall, order: Order, reason: RefundReason): void {
  const last = lastReturn(order);
  demand(!last || isOver(last), 'returnAlreadyOpen');
  if (order.status === 3) {
    const isLate = (arrivalDeadline(order) ?? Infinity) <= mall.now();
    const isDelivered = order.log.some(({ state }) => state === 14);
    demand(reason !== NEVER_ARRIVED || isLate || isDelivered, 'parcelNotLate');
    return;
  }
  demand(order.status === 4 || order.status === 5, 'returnNotPossible');
  demand((returnDeadline(order) ?? 0) > mall.now(), 'returnTermOver');
}

/** Adds a return to an order, in the state of its request. */
export function addReturn(
  order: Order,
  request: Pick<ReturnCase, 'id' | 'reason' | 'remark' | 'images' | 'at'>,
  lines?: string,
): ReturnCase {
  const added: ReturnCase = {
    ...request,
    parts: returnParts(order, request.reason, lines),
    state: 1,
    dueAt: request.at + RETURN_DAYS[1] * DAY,
    ...{ decidedAt: undefined, sentAt: undefined, disputedAt: undefined, closedAt: undefined },
    ...{ answer: undefined, dispute: undefined, carrier: undefined, trackingNumber: undefined },
    byDefault: false,
    isDisputedByStore: false,
  };
  order.returns.push(added);
  return added;
}

/** Moves a return to a state at a time. */
export function moveReturn(goods: ReturnCase, state: Exclude<ReturnCaseStatus, 0>, at: number): void {
  goods.state = state;
  const days = state === 4 || state === 7 ? undefined : RETURN_DAYS[state];
  goods.dueAt = days === undefined ? undefined : at + days * DAY;
  if (days === undefined) goods.closedAt = at;
}

/** Pays a return back to the wallet and ends it. A parcel that never arrived ends its order. */
export function payBack(mall: Mall, buyer: Account, order: Order, goods: ReturnCase): void {
  moveReturn(goods, 4, goods.byDefault && goods.dueAt !== undefined ? goods.dueAt : mall.now());
  addWalletEntry(mall, buyer, { kind: 'orderRefund', cents: paidBack(goods.parts), refId: order.id });
  order.refunds.push({
    ...{ id: mall.nextId('rf'), reason: goods.reason, remark: goods.remark, at: mall.now() },
    ...{ parts: goods.parts, isWhole: order.status === 3, state: 2, decidedAt: mall.now() },
    ...{ byDefault: false, answer: undefined, returnId: goods.id },
  });
  order.returnStatus = 2;
  if (order.status === 3) order.status = 6;
  log(mall, buyer, order, { step: 'refundSucceeded' });
}

/** Advances a return whose deadline has passed, as a server's job does. */
export function advanceOverdueReturns(mall: Mall, buyer: Account, order: Order): void {
  const goods = lastReturn(order);
  if (goods?.dueAt === undefined || goods.dueAt > mall.now()) return;
  goods.byDefault = true;
  const isPaidBack = goods.reason === NEVER_ARRIVED || goods.sentAt !== undefined;
  if (goods.state === 2 || goods.state === 5) {
    moveReturn(goods, 7, goods.dueAt);
    if (order.status === 3) {
      order.status = 4;
      log(mall, buyer, order, { step: 'received' });
    }
  } else if (isPaidBack) payBack(mall, buyer, order, goods);
  else moveReturn(goods, 2, goods.dueAt);
}

const wireTime = (at: number | undefined): string | null =>
  at === undefined ? null : toWireTime(new Date(at));

export const showReturn = (goods: ReturnCase): OrderReturnCase => ({
  id: goods.id,
  state: goods.state,
  isMissing: goods.reason === NEVER_ARRIVED ? 1 : 0,
  keepsCosts: OWN_REASONS.includes(goods.reason) ? 1 : 0,
  reason: goods.reason,
  remark: goods.remark || null,
  images: [...goods.images],
  createTime: toWireTime(new Date(goods.at)),
  decideTime: wireTime(goods.decidedAt),
  sentTime: wireTime(goods.sentAt),
  disputeTime: wireTime(goods.disputedAt),
  closeTime: wireTime(goods.closedAt),
  deadline: goods.dueAt ?? null,
  byDefault: goods.byDefault ? 1 : 0,
  answer: goods.answer ?? null,
  dispute: goods.dispute ?? null,
  disputedByStore: goods.isDisputedByStore ? 1 : 0,
  verdict: null,
  carrier: goods.carrier ?? null,
  trackingNumber: goods.trackingNumber ?? null,
  lines: goods.parts.map(showLine),
  total: dollars(paidBack(goods.parts)),
  refundedTotal: goods.state === 4 ? dollars(paidBack(goods.parts)) : 0,
});

/** A return of a buyer with its order. */
function returnBy(buyer: Account, id: string): { order: Order; goods: ReturnCase } {
  const order = found(
    buyer.orders.find(({ returns }) => returns.some((one) => one.id === id)),
    'returnNotFound',
  );
  return {
    order,
    goods: found(
      order.returns.find((one) => one.id === id),
      'returnNotFound',
    ),
  };
}

function demandStep(goods: ReturnCase, step: 'send' | 'dispute' | 'withdraw'): void {
  demand(canDo('returnCase', step, goods.state as number), 'returnStepNotPossible');
}

const picturesOf = (images: string | undefined): readonly string[] => images?.split(',') ?? [];

/** Closes the report that a parcel never arrived, once it has arrived. */
export function closeMissing(mall: Mall, order: Order): void {
  const goods = lastReturn(order);
  if (goods?.reason === NEVER_ARRIVED && !isOver(goods)) moveReturn(goods, 7, mall.now());
}

export const returnHandlers = {
  orderReturnQuote(
    { orderId, returnReason, lines }: OrderReturnQuoteParams,
    { mall, buyer },
  ): OrderReturnQuoteData {
    const order = orderBy(buyer, orderId);
    demandReturnable(mall, order, returnReason);
    const parts = returnParts(order, returnReason, lines);
    return {
      orderId,
      keepsCosts: OWN_REASONS.includes(returnReason) ? 1 : 0,
      lines: parts.map(showLine),
      ...showSums(parts),
      ...{ decideDays: RETURN_DAYS[1], sendDays: RETURN_DAYS[2], confirmDays: RETURN_DAYS[3] },
    };
  },
  orderRequestReturn({ orderId, returnReason, returnDetail = '', lines, images, total }, { mall, buyer }) {
    const order = orderBy(buyer, orderId);
    advanceOverdueReturns(mall, buyer, order);
    demandReturnable(mall, order, returnReason);
    const shown = showSums(returnParts(order, returnReason, lines)).total;
    demand(total === undefined || total === shown, 'refundAmountChanged');
    const request = {
      ...{ id: mall.nextId('rc'), reason: returnReason, remark: returnDetail },
      ...{ images: picturesOf(images), at: mall.now() },
    };
    const goods = addReturn(order, request, lines);
    if (order.status === 3 && returnReason !== NEVER_ARRIVED) {
      order.status = 4;
      log(mall, buyer, order, { step: 'received' });
    }
    return { returnId: goods.id };
  },
  orderSendReturn({ returnId, carrier, trackingNumber }, { mall, buyer }) {
    const { goods } = returnBy(buyer, returnId);
    demandStep(goods, 'send');
    Object.assign(goods, { carrier, trackingNumber, sentAt: mall.now() });
    moveReturn(goods, 3, mall.now());
    return null;
  },
  orderDisputeReturn({ returnId, statement, images }, { mall, buyer }) {
    const { goods } = returnBy(buyer, returnId);
    demandStep(goods, 'dispute');
    goods.dispute = statement;
    goods.disputedAt = mall.now();
    goods.images = [...goods.images, ...picturesOf(images)];
    moveReturn(goods, 6, mall.now());
    return null;
  },
  orderWithdrawReturn({ returnId }, { mall, buyer }) {
    const { goods } = returnBy(buyer, returnId);
    demandStep(goods, 'withdraw');
    moveReturn(goods, 7, mall.now());
    return null;
  },
} satisfies Partial<CallHandlers>;
