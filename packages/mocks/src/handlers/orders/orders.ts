import type { Address, OrderStatus, OrderSubmitData } from '@openmall/sdk';
import type { Account, Order, OrderLine } from '../../state/account.ts';
import { orderBy } from '../../state/accounts.ts';
import { applyCoupons } from '../../state/coupons/coupons.ts';
import { storeBy } from '../../state/mall.ts';
import { pageOf } from '../../state/paging.ts';
import { priceLines, showFigures, showPaid } from '../../state/price.ts';
import { recordNumber } from '../../state/record-number.ts';
import { demand, found, Refusal } from '../../state/refusal.ts';
import { addWalletEntry, checkFundPassword } from '../../state/wallet-log.ts';
import type { CallHandlers } from '../../state/call-context.ts';
import { countryCodeOf, estimateDelivery } from '../goods/delivery-estimate.ts';
import { demandAction } from './demand-action.ts';
import { byStore, fillBasket, orderable, quoteStore, quoteSums } from './price-cart.ts';
import { log } from './order-log.ts';
import { placeOrders } from './place-order.ts';
import { placedBefore, submissionOf } from './submission.ts';
import { closeMissing } from './returns.ts';
import { showOrder, showOrderLine, showOrderRow } from './show-order.ts';

const addressBy = ({ addresses }: Account, id: string | undefined) =>
  id === undefined ? addresses.find(({ use }) => use === 1) : addresses.find((address) => address.id === id);

/** The delivery estimate of a store's lines; nothing without an address whose country is listed. */
function deliveryOf(lines: readonly OrderLine[], address: Address | undefined, now: number) {
  const store = lines[0]?.sku.goods.store;
  const countryCode = countryCodeOf(address);
  return store && countryCode ? { delivery: estimateDelivery(store, countryCode, now) } : {};
}

const showPlaced = (orders: readonly Order[]): OrderSubmitData => ({
  orderList: orders.map(({ id, figures }) => ({
    id,
    orderId: id,
    number: recordNumber(id),
    ...showPaid(figures),
    ...showFigures(figures),
  })),
});

export const orderHandlers = {
  orderQuote({ orderInfo, addressId, coupons: choices }, { mall, buyer }) {
    const { lines, missing } = fillBasket(mall, orderInfo);
    const address = addressBy(buyer, addressId);
    demand(addressId === undefined || address !== undefined, 'addressNotFound');
    const coupons = applyCoupons(mall, buyer, byStore(orderable(lines)), choices);
    const isOrderable =
      missing.length === 0 &&
      lines.every(({ problems }) => problems.length === 0) &&
      [...coupons.values()].every(({ problem }) => problem === null);
    return {
      addressId: address?.id ?? null,
      orderable: isOrderable ? 1 : 0,
      stores: [...byStore(lines)].map(([id, storeLines]) => ({
        ...quoteStore(id, storeLines, coupons.get(id)),
        ...deliveryOf(storeLines, address, mall.now()),
      })),
      missing,
      ...quoteSums(lines, coupons),
    };
  },
  orderSubmit(input, { mall, buyer }) {
    const { orderInfo, addressId, coupons: choices, remarks = '', total } = input;
    const earlier = placedBefore(buyer, input);
    if (earlier.length > 0) return showPlaced(earlier);
    const { lines, missing } = fillBasket(mall, orderInfo);
    const problem = missing[0]?.problem ?? lines.flatMap(({ problems }) => problems)[0];
    if (problem) throw new Refusal(problem);
    const address = found(
      addressBy(buyer, addressId),
      addressId === undefined ? 'chooseAddress' : 'addressNotFound',
    );
    const stores = byStore(lines);
    const coupons = applyCoupons(mall, buyer, stores, choices);
    for (const [id, coupon] of coupons) {
      demand(stores.has(id), 'couponOtherStore');
      if (coupon.problem) throw new Refusal(coupon.problem);
    }
    const cents = [...stores].reduce(
      (sum, [id, storeLines]) => sum + priceLines(storeLines, coupons.get(id)?.cents).totalCents,
      0,
    );
    demand(total === undefined || Math.round(total * 100) === cents, 'orderTotalChanged');
    const submission = submissionOf(input);
    const placed = placeOrders(mall, buyer, {
      ...{ lines, address: { ...address }, remarks, coupons, submission },
      at: mall.now(),
    });
    return showPlaced(placed);
  },
  orderPay({ orderId, safeword }, { mall, buyer }) {
    checkFundPassword(mall, buyer, safeword);
    const ids = [...new Set(orderId.split(','))];
    const orders = ids.map((id) => orderBy(buyer, id));
    for (const { status } of orders) demandAction('pay', status);
    const total = orders.reduce((sum, { figures }) => sum + figures.totalCents, 0);
    demand(buyer.cents >= total, 'insufficientBalance');
    for (const order of orders) {
      addWalletEntry(mall, buyer, {
        kind: 'orderPayment',
        cents: -order.figures.totalCents,
        refId: order.id,
      });
      for (const { sku, count } of order.lines) sku.goods.sold += count;
      order.status = 1;
      order.paidAt = mall.now();
      log(mall, buyer, order, { step: 'paid' });
    }
    return null;
  },
  orderCancel({ orderId, returnReason }, { mall, buyer }) {
    const order = orderBy(buyer, orderId);
    demandAction('cancel', order.status);
    order.status = -1;
    order.cancelReason = returnReason;
    for (const { sku, count } of order.lines) sku.stock += count;
    log(mall, buyer, order, { step: 'cancelled' });
    return null;
  },
  orderReceipt({ orderId }, { mall, buyer }) {
    const order = orderBy(buyer, orderId);
    demandAction('receive', order.status);
    closeMissing(mall, order);
    order.status = 4;
    log(mall, buyer, order, { step: 'received' });
    return null;
  },
  orderRemind({ orderId }, { buyer }) {
    const order = orderBy(buyer, orderId);
    demandAction('remind', order.status);
    demand(!order.reminded, 'alreadyReminded');
    order.reminded = true;
    return null;
  },
  orderListMain({ status, keyword, pageNum, pageSize }, { mall, buyer }) {
    const word = keyword?.toLowerCase();
    const digits = word?.replaceAll(/[\s-]/g, '') ?? '';
    const rows = buyer.orders.filter((order) => {
      // The tab of orders to ship shows two states.
      const hasStatus = order.status === status || (status === 1 && order.status === 2);
      const names = [
        storeBy(mall, order.storeId).listing.name,
        ...order.lines.map(({ sku }) => sku.goods.listing.name),
      ].map((name) => name.toLowerCase());
      const hasNumber = /^\d+$/.test(digits) && recordNumber(order.id).includes(digits);
      const hasWord =
        word === undefined || order.id.includes(word) || names.some((name) => name.includes(word));
      return (hasWord || hasNumber) && (status === undefined || hasStatus);
    });
    const { pageInfo, pageList } = pageOf(rows, pageNum, pageSize);
    return { pageInfo, pageList: pageList.map((order) => showOrderRow(mall, buyer, order)) };
  },
  orderInfo: ({ orderId, type }, { mall, buyer }) => ({
    orderInfo: showOrder(mall, buyer, orderBy(buyer, orderId), type === 1),
  }),
  orderListGoods({ orderId, pageNum, pageSize }, { buyer }) {
    const order = orderBy(buyer, orderId);
    const { pageInfo, pageList } = pageOf(order.lines, pageNum, pageSize);
    return { pageInfo, pageList: pageList.map((line) => showOrderLine(order, line)) };
  },
  orderCountOrderStatus(_input, { buyer }) {
    const count = (...states: readonly OrderStatus[]): string =>
      String(buyer.orders.filter(({ status }) => states.includes(status)).length);
    return {
      waitPayCount: count(0),
      waitDeliverCount: count(1, 2),
      waitReceiptCount: count(3),
      waitEvaluateCount: count(4),
      refundCount: count(6),
    };
  },
  orderLogList: ({ orderId }, { buyer }) => orderBy(buyer, orderId).log,
} satisfies Partial<CallHandlers>;
