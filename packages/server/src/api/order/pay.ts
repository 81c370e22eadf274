import { payOrders } from '../../domain/orders/pay.ts';
import type { Handler } from '../handler.ts';

export const orderPay: Handler<'orderPay'> = async ({ mall, input, session }) => {
  await payOrders(mall, session.userId, input.orderId.split(','), input.safeword);
  return null;
};
