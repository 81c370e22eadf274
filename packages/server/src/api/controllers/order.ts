import type { OrderStatus } from '@openmall/sdk';
import { cancelOrder } from '../../domain/orders/cancel.ts';
import { payOrders } from '../../domain/orders/pay.ts';
import { quote } from '../../domain/orders/quote.ts';
import { countOrders, listOrderLines, listOrders, readOrder } from '../../domain/orders/read-orders.ts';
import { receiveOrder } from '../../domain/orders/receive.ts';
import { requestRefund } from '../../domain/orders/refund.ts';
import { remindStore } from '../../domain/orders/remind.ts';
import { submitOrders } from '../../domain/orders/submit.ts';
import { readHandlingFee } from '../../domain/payments/handling-fee.ts';
import type { Handler } from '../handler.ts';
import { orderFigures, parseOrderItems } from '../wire/order.ts';
import { showOrderDetails, showOrderLine, showOrderMain } from '../wire/order-views.ts';
import { pageData, pageRequest } from '../wire/paging.ts';
import { showQuote } from '../wire/quote.ts';

export const orderCancel: Handler<'orderCancel'> = async ({ mall, input, session }) => {
  await cancelOrder(mall, session.userId, input.orderId, input.returnReason);
  return null;
};

export const orderCountOrderStatus: Handler<'orderCountOrderStatus'> = async ({ mall, session }) => {
  const counts = await countOrders(mall, session.userId);
  const count = (...statuses: readonly number[]) =>
    String(statuses.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0));
  return {
    waitPayCount: count(0),
    waitDeliverCount: count(1, 2),
    waitReceiptCount: count(3),
    waitEvaluateCount: count(4),
    refundCount: count(6),
  };
};

export const orderInfo: Handler<'orderInfo'> = async ({ mall, input, session, lang }) => {
  const order = await readOrder(mall, session.userId, input.orderId);
  const handlingFee = order.paid_at ? await readHandlingFee(mall.db, session.userId, order.id) : '0';
  return { orderInfo: showOrderDetails(order, { isFull: input.type === 1, lang }, handlingFee) };
};

export const orderListGoods: Handler<'orderListGoods'> = async ({ mall, input, lang, session }) => {
  const page = await listOrderLines(mall, session.userId, input.orderId, pageRequest(input));
  return pageData(page, (line) => showOrderLine(line, lang));
};

/** Status 1 stands for all that wait for shipment. */
const statusesOf = (status: OrderStatus | undefined) =>
  status === undefined ? undefined : status === 1 ? [1, 2] : [status];

export const orderListMain: Handler<'orderListMain'> = async ({ mall, input, lang, session }) => {
  const filter = { statuses: statusesOf(input.status), keyword: input.keyword };
  const page = await listOrders(mall, session.userId, filter, pageRequest(input));
  return pageData(page, (order) => showOrderMain(order, lang));
};

export const orderPay: Handler<'orderPay'> = async ({ mall, input, session }) => {
  await payOrders(mall, session.userId, input.orderId.split(','), input.safeword);
  return null;
};

export const orderQuote: Handler<'orderQuote'> = async ({ mall, input, lang, session }) => {
  const items = parseOrderItems(input.orderInfo);
  const { addressId } = input;
  return showQuote(await quote(mall, { buyerId: session.userId, lang, items, addressId }), lang);
};

export const orderReceipt: Handler<'orderReceipt'> = async ({ mall, input, session }) => {
  await receiveOrder(mall, session.userId, input.orderId);
  return null;
};

export const orderRemind: Handler<'orderRemind'> = async ({ mall, input, session }) => {
  await remindStore(mall, session.userId, input.orderId);
  return null;
};

export const orderReturns: Handler<'orderReturns'> = async ({ mall, input, session }) => {
  const { orderId, returnReason, returnDetail, money } = input;
  await requestRefund(mall, session.userId, orderId, {
    reason: returnReason,
    detail: returnDetail,
    amount: money === undefined ? undefined : String(money),
  });
  return null;
};

export const orderSubmit: Handler<'orderSubmit'> = async ({ mall, input, lang, session }) => {
  const { orderInfo, addressId, remarks, submitToken, total } = input;
  const orders = await submitOrders(mall, {
    buyerId: session.userId,
    lang,
    items: parseOrderItems(orderInfo),
    addressId,
    note: remarks,
    token: submitToken,
    total: total === undefined ? undefined : String(total),
  });
  return { orderList: orders.map((order) => ({ orderId: order.id, ...orderFigures(order) })) };
};
