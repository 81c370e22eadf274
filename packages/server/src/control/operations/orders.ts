import type { AppContext } from '../../context.ts';
import { approveRefund, rejectRefund } from '../../domain/orders/refunds/decide-refund.ts';
import {
  confirmOrder as confirm,
  reportStop as report,
  shipOrder as ship,
} from '../../domain/orders/ship.ts';
import type { AnswerOf, ControlHandler } from '../contract.ts';

async function showOrder({ db }: AppContext, orderId: string): Promise<AnswerOf<'confirmOrder'>> {
  const order = await db
    .selectFrom('orders')
    .select(['status', 'refund_status', 'last_step'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { status, refund_status: refundStatus, last_step: lastStep } = order;
  return { orderId, status, refundStatus, lastStep };
}

export const confirmOrder: ControlHandler<'confirmOrder'> = async ({ ctx, params: { orderId } }) => {
  await confirm(ctx, orderId);
  return showOrder(ctx, orderId);
};

export const shipOrder: ControlHandler<'shipOrder'> = async ({ ctx, params: { orderId }, body }) => {
  await ship(ctx, orderId, body);
  return showOrder(ctx, orderId);
};

export const reportStop: ControlHandler<'reportStop'> = async ({ ctx, params: { orderId }, body }) => {
  await report(ctx, orderId, body.step, body.place);
  return showOrder(ctx, orderId);
};

export const decideRefund: ControlHandler<'decideRefund'> = async ({ ctx, params: { orderId }, body }) => {
  if (body.decision === 'approve') await approveRefund(ctx, orderId);
  else await rejectRefund(ctx, orderId, body.reason);
  return showOrder(ctx, orderId);
};
