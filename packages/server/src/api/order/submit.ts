import { submitOrders } from '../../domain/orders/submit.ts';
import type { Handler } from '../handler.ts';
import { orderFigures } from '../wire/order-figures.ts';
import { parseOrderItems } from '../wire/order-items.ts';

export const orderSubmit: Handler<'orderSubmit'> = async ({ mall, input, lang, session }) => {
  const { orderInfo, addressId, remarks, submitToken } = input;
  const orders = await submitOrders(mall, {
    buyerId: session.userId,
    lang,
    items: parseOrderItems(orderInfo),
    addressId,
    note: remarks,
    token: submitToken,
  });
  return { orderList: orders.map((order) => ({ orderId: order.id, ...orderFigures(order) })) };
};
