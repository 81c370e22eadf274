import { type Lang, orderLog, type OrderLogItem, toWireTime } from '@openmall/sdk';
import { isStep } from '../../domain/orders/order-steps.ts';
import { type LoggedStep, type OrderWithStore, readTimeline } from '../../domain/orders/read-orders.ts';
import type { Handler } from '../handler.ts';
import { DELIVERY_STOPS } from '../../domain/orders/ship.ts';
import { countryOf } from '../wire/language.ts';

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
    detail: stepDetail(order, logged, lang) || null,
  };
}

export const orderLogList: Handler<'orderLogList'> = async ({ ctx, input, session, lang }) => {
  const { order, steps } = await readTimeline(ctx, session.userId, input.orderId);
  return steps.map((step) => showStep(order, step, lang));
};

const isStop = (step: string): boolean => DELIVERY_STOPS.some((stop) => stop === step);

/**
 * The detail of a step. Carriers write the place of a stop as text; if it ends with the country of the order, that
 * country is translated to the caller's language.
 */
function stepDetail(
  { country, country_id: countryId }: OrderWithStore,
  { step, detail }: LoggedStep,
  lang: Lang,
): string {
  if (!country || !isStop(step) || !detail.endsWith(country)) return detail;
  return detail.slice(0, -country.length) + countryOf(countryId, country, lang);
}
