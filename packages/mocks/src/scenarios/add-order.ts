/** Adds past orders in any state. */
import type { OrderStatus } from '@openmall/sdk';
import { log } from '../handlers/orders/order-log.ts';
import { placeOrders } from '../handlers/orders/place-order.ts';
import { addRefund } from '../handlers/orders/refunds.ts';
import type { Account, Order } from '../state/account.ts';
import type { Mall } from '../state/mall.ts';
import { attributesOf, type StockedGoods } from '../state/stock.ts';
import { addWalletEntry } from '../state/wallet-log.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export interface OrderHistory {
  readonly ageMinutes: number;
  readonly status: OrderStatus;
  /** State of the refund: 1 requested, 2 granted, 3 rejected. */
  readonly returns?: 1 | 2 | 3;
  readonly isReminded?: boolean;
}

const lineOf = (mall: Mall, goods: StockedGoods) => {
  const sku = mall.random.pick(goods.skus);
  const count = goods.listing.buyMin + mall.random.integer(0, goods.listing.buyMin > 1 ? 6 : 1);
  return { sku, count, attributes: attributesOf(sku), problems: [] };
};

/** The steps of orders with at least the status `from`, in hours since the order. */
const STEPS = [
  { from: 2, step: 'confirmed', hours: 3 },
  { from: 3, step: 'shipped', hours: 20 },
  { from: 3, step: 'transferStation', hours: 34 },
  { from: 3, step: 'sortingCentre', hours: 50 },
  { from: 3, step: 'outForDelivery', hours: 68 },
  { from: 4, step: 'delivered', hours: 74 },
  { from: 4, step: 'received', hours: 90 },
  { from: 5, step: 'reviewed', hours: 120 },
] as const;

function requestRefund(mall: Mall, account: Account, order: Order, returns: 1 | 2 | 3): void {
  const at = order.createdAt + 6 * HOUR;
  const cents = order.figures.totalCents;
  const request = { id: mall.nextId('rf'), reason: 2, remark: 'It is larger than I thought.', at } as const;
  const refund = addRefund(order, request);
  log(mall, account, order, { step: 'refundRequested', at });
  if (returns === 1) return;
  refund.state = returns;
  refund.decidedAt = at + 20 * HOUR;
  order.returnStatus = returns;
  log(mall, account, order, {
    step: returns === 2 ? 'refundSucceeded' : 'refundRejected',
    at: at + 20 * HOUR,
  });
  if (returns === 2)
    addWalletEntry(mall, account, { kind: 'orderRefund', cents, refId: order.id, at: at + 20 * HOUR });
}

/** Adds a bonus if the balance does not cover a random order. */
function topUp(mall: Mall, account: Account, { id, createdAt, figures }: Order): void {
  const missing = figures.totalCents - account.cents;
  if (missing > 0)
    addWalletEntry(mall, account, { kind: 'demoBonus', cents: missing + 50_000, refId: id, at: createdAt });
}

function pay(mall: Mall, account: Account, order: Order): void {
  topUp(mall, account, order);
  order.paidAt = order.createdAt + 4 * MINUTE;
  addWalletEntry(mall, account, {
    kind: 'orderPayment',
    cents: -order.figures.totalCents,
    refId: order.id,
    at: order.paidAt,
  });
  log(mall, account, order, { step: 'paid', at: order.paidAt });
}

/** Places an order in the past and moves it to its status. */
export function addOrder(mall: Mall, account: Account, history: OrderHistory): void {
  const { ageMinutes, status, returns } = history;
  const [address] = account.addresses;
  if (!address) return;
  const { store } = mall.random.pick(mall.goods);
  const storeGoods = mall.goods.filter((goods) => goods.store === store);
  const lines = mall.random.sample(storeGoods, mall.random.integer(1, 3)).map((goods) => lineOf(mall, goods));
  const at = mall.openedAt - ageMinutes * MINUTE;
  for (const order of placeOrders(mall, account, { lines, address, remarks: '', at })) {
    order.status = status;
    if (status === -1) {
      order.cancelReason = 0;
      log(mall, account, order, { step: 'cancelled', at: at + 20 * MINUTE });
    }
    if (status <= 0) continue;
    pay(mall, account, order);
    for (const { from, step, hours } of status === 6 ? [] : STEPS) {
      const stepAt = Math.min(at + hours * HOUR, mall.openedAt - MINUTE);
      if (status < from) continue;
      log(mall, account, order, { step, at: stepAt });
      if (step === 'shipped') order.shippedAt = stepAt;
    }
    order.reminded = history.isReminded === true;
    if (returns !== undefined) requestRefund(mall, account, order, returns);
    order.status = status;
  }
}
