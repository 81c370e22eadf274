import { requestRefund } from '../../domain/orders/refund.ts';
import type { Handler } from '../handler.ts';

export const orderReturns: Handler<'orderReturns'> = async ({ mall, input, session }) => {
  const { orderId, returnReason, returnDetail, money } = input;
  await requestRefund(mall, session.userId, orderId, {
    reason: returnReason,
    detail: returnDetail,
    amount: money === undefined ? undefined : String(money),
  });
  return null;
};
