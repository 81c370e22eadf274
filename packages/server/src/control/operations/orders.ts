import type { Mall } from '../../context.ts';
import { approveRefund, rejectRefund } from '../../domain/orders/refund.ts';
import {
  confirmOrder as confirm,
  reportStop as report,
  shipOrder as ship,
} from '../../domain/orders/ship.ts';
import type { AnswerOf, ControlHandler } from '../contract.ts';

async function showOrder({ db }: Mall, orderId: string): Promise<AnswerOf<'confirmOrder'>> {
  const order = await db
    .selectFrom('orders')
    .select(['status', 'refund_status', 'last_step'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { status, refund_status: refundStatus, last_step: lastStep } = order;
  return { orderId, status, refundStatus, lastStep };
}

export const confirmOrder: ControlHandler<'confirmOrder'> = async ({ mall, params: { orderId } }) => {
  await confirm(mall, orderId);
  return showOrder(mall, orderId);
};

export const shipOrder: ControlHandler<'shipOrder'> = async ({ mall, params: { orderId }, body }) => {
  await ship(mall, orderId, body);
  return showOrder(mall, orderId);
};

export const reportStop: ControlHandler<'reportStop'> = async ({ mall, params: { orderId }, body }) => {
  await report(mall, orderId, body.step, body.place);
  return showOrder(mall, orderId);
};

export const decideRefund: ControlHandler<'decideRefund'> = async ({ mall, params: { orderId }, body }) => {
  if (body.decision === 'approve') await approveRefund(mall, orderId);
  else await rejectRefund(mall, orderId, body.reason);
  return showOrder(mall, orderId);
};
