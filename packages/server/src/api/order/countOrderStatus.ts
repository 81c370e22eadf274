import { countOrders } from '../../domain/orders/read-orders.ts';
import type { Handler } from '../handler.ts';

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
