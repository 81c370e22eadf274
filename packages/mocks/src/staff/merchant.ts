/** What stores and carriers do with orders. */
import { canDo, orderLog } from '@openmall/sdk';
import { demandAction } from '../handlers/orders/demand-action.ts';
import { log } from '../handlers/orders/order-log.ts';
import { payRefund } from '../handlers/orders/refunds.ts';
import { moveReturn, NEVER_ARRIVED, payBack } from '../handlers/orders/returns.ts';
import type { Order, ReturnCase } from '../state/account.ts';
import type { Mall } from '../state/mall.ts';
import { demand, found } from '../state/refusal.ts';
import { findOrder, findReturn } from './find-record.ts';

export interface Decision {
  readonly isApproved: boolean;
  /** Shown to the buyer. */
  readonly reason?: string | undefined;
}

/** The stops of a parcel in their order. */
export const stops = ['transferStation', 'sortingCentre', 'outForDelivery', 'delivered'] as const;
export type Stop = (typeof stops)[number];

export const isStop = (name: string): name is Stop => stops.some((stop) => stop === name);

export function confirmOrder(mall: Mall, id: string): Order {
  const { buyer, item: order } = findOrder(mall, id);
  demandAction('confirm', order.status);
  order.status = 2;
  log(mall, buyer, order, { step: 'confirmed' });
  return order;
}

export function shipOrder(mall: Mall, id: string): Order {
  const { buyer, item: order } = findOrder(mall, id);
  demandAction('ship', order.status);
  order.status = 3;
  order.shippedAt = mall.now();
  log(mall, buyer, order, { step: 'shipped' });
  return order;
}

/** Reports a stop of the parcel. Stops may be skipped but not repeated. */
export function reportStop(mall: Mall, id: string, stop: Stop): Order {
  const { buyer, item: order } = findOrder(mall, id);
  demand(order.status === 3, 'orderNotFound');
  const last = Math.max(
    ...order.log.map(({ state }) => stops.findIndex((step) => orderLog[step].state === state)),
  );
  demand(stops.indexOf(stop) > last, 'duplicateSubmission');
  log(mall, buyer, order, { step: stop });
  return order;
}

export function decideRefund(mall: Mall, id: string, { isApproved, reason }: Decision): Order {
  const { buyer, item: order } = findOrder(mall, id);
  const refund = found(
    order.refunds.find(({ state }) => state === 1),
    'orderNotRefundable',
  );
  if (isApproved) {
    payRefund(mall, buyer, order, refund);
    log(mall, buyer, order, { step: 'refundSucceeded' });
    return order;
  }
  refund.state = 3;
  refund.decidedAt = mall.now();
  refund.answer = reason;
  order.returnStatus = 3;
  order.status = order.statusBeforeRefund;
  log(mall, buyer, order, { step: 'refundRejected' });
  return order;
}

function demandStep(goods: ReturnCase, step: 'accept' | 'refuse' | 'contest'): void {
  demand(canDo('returnCase', step, goods.state as number), 'returnStepNotPossible');
}

/** Answers a return that waits for the store. */
export function answerReturn(mall: Mall, id: string, { isApproved, reason }: Decision): ReturnCase {
  const { buyer, item: order, goods } = findReturn(mall, id);
  demandStep(goods, isApproved ? 'accept' : 'refuse');
  goods.decidedAt = mall.now();
  goods.answer = reason;
  if (!isApproved) moveReturn(goods, 5, mall.now());
  else if (goods.reason === NEVER_ARRIVED) payBack(mall, buyer, order, goods);
  else moveReturn(goods, 2, mall.now());
  return goods;
}

/** Confirms or contests that the goods of a return are back. */
export function receiveReturn(mall: Mall, id: string, { isApproved, reason }: Decision): ReturnCase {
  const { buyer, item: order, goods } = findReturn(mall, id);
  demandStep(goods, 'contest');
  if (isApproved) {
    payBack(mall, buyer, order, goods);
    return goods;
  }
  goods.dispute = reason;
  goods.disputedAt = mall.now();
  goods.isDisputedByStore = true;
  moveReturn(goods, 6, mall.now());
  return goods;
}
