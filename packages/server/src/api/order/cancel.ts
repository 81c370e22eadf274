import { cancelOrder } from '../../domain/orders/cancel.ts';
import type { Handler } from '../handler.ts';

export const orderCancel: Handler<'orderCancel'> = async ({ mall, input, session }) => {
  await cancelOrder(mall, session.userId, input.orderId, input.returnReason);
  return null;
};
