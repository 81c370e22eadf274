import { orderLog, toWireTime, type OrderLogItem } from '@openmall/sdk';
import { isStep } from '../../domain/orders/order-steps.ts';
import { readTrail, type LoggedStep, type OrderWithStore } from '../../domain/orders/read-orders.ts';
import type { Handler } from '../handler.ts';

function showStep(order: OrderWithStore, { position, step, detail, at }: LoggedStep): OrderLogItem {
  const { state, text } = orderLog[isStep(step) ? step : 'placed'];
  return {
    id: `${order.id}_${position}`,
    orderId: order.id,
    partyId: order.buyer_id,
    username: order.username,
    category: 'order',
    state,
    log: `${order.id} ${text}`,
    createTime: toWireTime(at),
    updateTime: toWireTime(at),
    detail: detail || null,
  };
}

export const orderLogList: Handler<'orderLogList'> = async ({ mall, input, session }) => {
  const { order, steps } = await readTrail(mall, session.userId, input.orderId);
  return steps.map((step) => showStep(order, step));
};
