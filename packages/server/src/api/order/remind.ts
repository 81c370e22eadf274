import { remindStore } from '../../domain/orders/remind.ts';
import type { Handler } from '../handler.ts';

export const orderRemind: Handler<'orderRemind'> = async ({ mall, input, session }) => {
  await remindStore(mall, session.userId, input.orderId);
  return null;
};
