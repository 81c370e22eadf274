import { receiveOrder } from '../../domain/orders/receive.ts';
import type { Handler } from '../handler.ts';

export const orderReceipt: Handler<'orderReceipt'> = async ({ mall, input, session }) => {
  await receiveOrder(mall, session.userId, input.orderId);
  return null;
};
