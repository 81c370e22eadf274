import type { AppContext } from '../../context.ts';
import { approveRefund, rejectRefund } from '../../domain/orders/refunds/decide-refund.ts';
import {
  confirmOrder as confirm,
  reportStop as report,
  shipOrder as ship,
} from '../../domain/orders/ship.ts';
import { decideDispute as decide } from '../../domain/orders/returns/decide-dispute.ts';
import { readReturn } from '../../domain/orders/returns/list-returns.ts';
import {
  acceptReturn,
  confirmArrival,
  contestArrival,
  refuseReturn,
} from '../../domain/orders/returns/store-steps.ts';
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

async function showReturn(ctx: AppContext, returnId: string): Promise<AnswerOf<'answerReturn'>> {
  const { listed, goods } = await readReturn(ctx, returnId);
  const { status } = await showOrder(ctx, listed.orderId);
  const refundedTotal = Number(goods.refunded);
  return { returnId, state: listed.state, orderId: listed.orderId, status, refundedTotal };
}

export const answerReturn: ControlHandler<'answerReturn'> = async ({ ctx, params: { returnId }, body }) => {
  if (body.decision === 'approve') await acceptReturn(ctx, returnId);
  else await refuseReturn(ctx, returnId, body.reason);
  return showReturn(ctx, returnId);
};

export const receiveReturn: ControlHandler<'receiveReturn'> = async ({ ctx, params: { returnId }, body }) => {
  if (body.decision === 'approve') await confirmArrival(ctx, returnId);
  else await contestArrival(ctx, returnId, body.reason);
  return showReturn(ctx, returnId);
};

export const decideDispute: ControlHandler<'decideDispute'> = async ({ ctx, params: { returnId }, body }) => {
  const { decision, amount, reason } = body;
  await decide(ctx, returnId, {
    decision,
    reason,
    amount: amount === undefined ? undefined : String(amount),
  });
  return showReturn(ctx, returnId);
};
