import { orderLog, toWireTime } from '@openmall/sdk';
import type { Account, Order } from '../../state/account.ts';
import type { Mall } from '../../state/mall.ts';

interface Step {
  readonly step: keyof typeof orderLog;
  readonly at?: number;
}

/** Adds a step to the log of an order. */
export function log(
  mall: Mall,
  { id, username, usercode }: Account,
  order: Order,
  { step, at = mall.now() }: Step,
): void {
  const { state, text } = orderLog[step];
  const time = toWireTime(new Date(at));
  order.log.push({
    id: mall.nextId('ol'),
    orderId: order.id,
    partyId: id,
    username,
    category: 'order',
    state,
    log: text,
    createTime: time,
    updateTime: time,
  });
  const { status, returnStatus } = order;
  mall.push(usercode, { type: 'orderChanged', orderId: order.id, status, returnStatus, logState: state });
}
