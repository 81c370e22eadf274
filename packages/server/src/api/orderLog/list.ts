import { orderLog, toWireTime, type Lang, type OrderLogItem } from '@openmall/sdk';
import { isStep } from '../../domain/orders/order-steps.ts';
import { readTrail, type LoggedStep, type OrderWithStore } from '../../domain/orders/read-orders.ts';
import type { Handler } from '../handler.ts';
import { trailDetail } from '../wire/trail-detail.ts';

function showStep(order: OrderWithStore, logged: LoggedStep, lang: Lang): OrderLogItem {
  const { position, step, at } = logged;
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
    detail: trailDetail(order, logged, lang) || null,
  };
}

export const orderLogList: Handler<'orderLogList'> = async ({ mall, input, session, lang }) => {
  const { order, steps } = await readTrail(mall, session.userId, input.orderId);
  return steps.map((step) => showStep(order, step, lang));
};
