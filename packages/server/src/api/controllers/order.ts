import type { OrderStatus } from '@openmall/sdk';
import { cancelOrder } from '../../domain/orders/cancel.ts';
import { payOrders } from '../../domain/orders/payment/pay-orders.ts';
import { quote } from '../../domain/orders/quote.ts';
import { listOrders } from '../../domain/orders/list-orders.ts';
import { countOrders, listOrderLines, readOrder } from '../../domain/orders/read-orders.ts';
import { receiveOrder } from '../../domain/orders/receive.ts';
import { readRefunds } from '../../domain/orders/refunds/read-refunds.ts';
import { quoteRefund, requestRefund } from '../../domain/orders/refunds/request-refund.ts';
import { disputeReturn, sendReturn, withdrawReturn } from '../../domain/orders/returns/buyer-steps.ts';
import { quoteReturn } from '../../domain/orders/returns/quote-return.ts';
import { readReturns } from '../../domain/orders/returns/read-returns.ts';
import { requestReturn } from '../../domain/orders/returns/request-return.ts';
import { remindStore } from '../../domain/orders/remind.ts';
import { submitOrders } from '../../domain/orders/submit.ts';
import { readOrderPayment } from '../../domain/payments/payment-method.ts';
import { estimateOrderDelivery } from '../../domain/shipping/parcel-arrival.ts';
import type { Handler } from '../handler.ts';
import { parseCoupons } from '../wire/coupon.ts';
import { orderFigures, parseOrderItems } from '../wire/orders/order.ts';
import { showOrderDetails, showOrderLine, showOrderMain } from '../wire/orders/order-views.ts';
import { pageData, pageRequest } from '../wire/paging.ts';
import { showQuote } from '../wire/orders/quote.ts';
import { showRefund, showRefundQuote } from '../wire/orders/refund.ts';
import { showReturn, showReturnQuote } from '../wire/orders/return.ts';

export const orderCancel: Handler<'orderCancel'> = async ({ ctx, input, session }) => {
  await cancelOrder(ctx, session.userId, input.orderId, input.returnReason);
  return null;
};

export const orderCountOrderStatus: Handler<'orderCountOrderStatus'> = async ({ ctx, session }) => {
  const counts = await countOrders(ctx, session.userId);
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

export const orderInfo: Handler<'orderInfo'> = async ({ ctx, input, session, lang }) => {
  const order = await readOrder(ctx, session.userId, input.orderId);
  const payment = order.paid_at ? await readOrderPayment(ctx.db, session.userId, order.id) : undefined;
  const delivery = await estimateOrderDelivery(ctx, order);
  const refunds = order.refund_status === 0 ? [] : await readRefunds(ctx, order.id);
  return {
    orderInfo: {
      ...showOrderDetails(order, { isFull: input.type === 1, lang }, payment),
      ...(delivery && { delivery }),
      refunds: refunds.map((refund) => showRefund(refund, lang)),
      returns: (await readReturns(ctx, order.id)).map((goods) => showReturn(goods, lang)),
    },
  };
};

export const orderListGoods: Handler<'orderListGoods'> = async ({ ctx, input, lang, session }) => {
  const page = await listOrderLines(ctx, session.userId, input.orderId, pageRequest(input));
  return pageData(page, (line) => showOrderLine(line, lang));
};

/** Filter 1 includes all orders that wait for shipment. */
const statusesOf = (status: OrderStatus | undefined) =>
  status === undefined ? undefined : status === 1 ? [1, 2] : [status];

export const orderListMain: Handler<'orderListMain'> = async ({ ctx, input, lang, session }) => {
  const filter = { statuses: statusesOf(input.status), keyword: input.keyword };
  const page = await listOrders(ctx, session.userId, filter, pageRequest(input));
  return pageData(page, (order) => showOrderMain(order, lang));
};

export const orderPay: Handler<'orderPay'> = async ({ ctx, input, session }) => {
  await payOrders(ctx, session.userId, input.orderId.split(','), input.safeword);
  return null;
};

export const orderQuote: Handler<'orderQuote'> = async ({ ctx, input, lang, session }) => {
  const items = parseOrderItems(input.orderInfo);
  const { addressId } = input;
  const coupons = parseCoupons(input.coupons);
  return showQuote(await quote(ctx, { buyerId: session.userId, lang, items, addressId, coupons }), lang);
};

export const orderReceipt: Handler<'orderReceipt'> = async ({ ctx, input, session }) => {
  await receiveOrder(ctx, session.userId, input.orderId);
  return null;
};

export const orderRemind: Handler<'orderRemind'> = async ({ ctx, input, session }) => {
  await remindStore(ctx, session.userId, input.orderId);
  return null;
};

export const orderReturns: Handler<'orderReturns'> = async ({ ctx, input, session }) => {
  const { orderId, returnReason, returnDetail, lines, money } = input;
  await requestRefund(ctx, session.userId, orderId, {
    reason: returnReason,
    detail: returnDetail,
    items: lines === undefined ? undefined : parseOrderItems(lines),
    amount: money === undefined ? undefined : String(money),
  });
  return null;
};

export const orderRefundQuote: Handler<'orderRefundQuote'> = async ({ ctx, input, lang, session }) => {
  const { orderId, lines } = input;
  const items = lines === undefined ? undefined : parseOrderItems(lines);
  return showRefundQuote(orderId, await quoteRefund(ctx, session.userId, orderId, items), lang);
};

export const orderReturnQuote: Handler<'orderReturnQuote'> = async ({ ctx, input, lang, session }) => {
  const { orderId, returnReason: reason, lines } = input;
  const items = lines === undefined ? undefined : parseOrderItems(lines);
  return showReturnQuote(orderId, await quoteReturn(ctx, session.userId, orderId, { reason, items }), {
    reason,
    lang,
  });
};

const picturesOf = (images: string | undefined): readonly string[] => images?.split(',') ?? [];

export const orderRequestReturn: Handler<'orderRequestReturn'> = async ({ ctx, input, session }) => {
  const { orderId, returnReason: reason, returnDetail: detail, lines, images, total } = input;
  const items = lines === undefined ? undefined : parseOrderItems(lines);
  const shown = total === undefined ? undefined : String(total);
  const request = { reason, detail, items, images: picturesOf(images), total: shown };
  return { returnId: await requestReturn(ctx, session.userId, orderId, request) };
};

export const orderSendReturn: Handler<'orderSendReturn'> = async ({ ctx, input, session }) => {
  const { returnId, carrier, trackingNumber } = input;
  await sendReturn(ctx, session.userId, returnId, { carrier: carrier.trim(), trackingNumber });
  return null;
};

export const orderDisputeReturn: Handler<'orderDisputeReturn'> = async ({ ctx, input, session }) => {
  const { returnId, statement, images } = input;
  await disputeReturn(ctx, session.userId, returnId, { statement, images: picturesOf(images) });
  return null;
};

export const orderWithdrawReturn: Handler<'orderWithdrawReturn'> = async ({ ctx, input, session }) => {
  await withdrawReturn(ctx, session.userId, input.returnId);
  return null;
};

export const orderSubmit: Handler<'orderSubmit'> = async ({ ctx, input, lang, session }) => {
  const { orderInfo, addressId, coupons, remarks, submitToken, total } = input;
  const orders = await submitOrders(ctx, {
    buyerId: session.userId,
    lang,
    items: parseOrderItems(orderInfo),
    addressId,
    coupons: parseCoupons(coupons),
    note: remarks,
    token: submitToken,
    total: total === undefined ? undefined : String(total),
  });
  return {
    orderList: orders.map((order) => {
      const { id, number } = order;
      return { id, orderId: id, number, ...orderFigures(order) };
    }),
  };
};
