/** What the clock of the mall does: the jobs of a server, for all accounts. */
import { addSystemReviews } from '../handlers/orders/reviews.ts';
import { log } from '../handlers/orders/order-log.ts';
import {
  PAYMENT_TIME_MS,
  receiptDeadline,
  refundDeadline,
  reviewDeadline,
} from '../handlers/orders/deadlines.ts';
import { payRefund } from '../handlers/orders/refunds.ts';
import { advanceOverdueReturns } from '../handlers/orders/returns.ts';
import type { Account, Order } from '../state/account.ts';
import { addDueReplies } from '../state/conversations.ts';
import type { Mall } from '../state/mall.ts';

const DAY_MS = 86_400_000;

/** Cancels an order that was not paid in time, and gives its pieces back. */
function expire(mall: Mall, buyer: Account, order: Order): void {
  if (order.status !== 0 || order.createdAt + PAYMENT_TIME_MS > mall.now()) return;
  order.status = -1;
  for (const { sku, count } of order.lines) sku.stock += count;
  log(mall, buyer, order, { step: 'expired' });
}

export const expireOrders = (mall: Mall, buyer: Account): void => {
  for (const order of buyer.orders) expire(mall, buyer, order);
};

const isDue = (mall: Mall, at: number | null): boolean => at !== null && at <= mall.now();

function advanceOrder(mall: Mall, buyer: Account, order: Order): void {
  expire(mall, buyer, order);
  if (isDue(mall, receiptDeadline(order))) {
    order.status = 4;
    log(mall, buyer, order, { step: 'receivedByDefault' });
  }
  const refund = order.refunds.find(({ state }) => state === 1);
  if (refund && isDue(mall, refundDeadline(order))) {
    refund.byDefault = true;
    payRefund(mall, buyer, order, refund);
    log(mall, buyer, order, { step: 'refundedByDefault' });
  }
  advanceOverdueReturns(mall, buyer, order);
  if (isDue(mall, reviewDeadline(order))) {
    addSystemReviews(mall, buyer, order);
    order.status = 5;
    log(mall, buyer, order, { step: 'reviewedByDefault' });
  }
}

/** Runs the jobs that are due. */
export function runTimedWork(mall: Mall): void {
  for (const account of mall.accounts.values()) {
    addDueReplies(mall, account);
    for (const order of account.orders) advanceOrder(mall, account, order);
    for (const loan of account.loans)
      if (loan.status === 2 && (loan.paidOutAt ?? loan.appliedAt) + loan.days * DAY_MS <= mall.now())
        loan.status = 3;
  }
}
