import { states } from '@openmall/sdk';
import type { Tx } from '../../db/database.ts';
import type { OrderRow } from '../../db/schema/tables.ts';
import { transact } from '../../db/transact.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { DomainError } from '../domain-error.ts';
import { ledgerAccount } from '../ledger/ledger-accounts.ts';
import { AlreadyPosted, post, type Posting } from '../ledger/post.ts';
import type { AppContext } from '../../context.ts';
import { isGreater, isPositive, minus } from '../money/exact.ts';
import { lockOrder, lockOwnOrder, logOrderStep } from './order-rows.ts';
import { assertStep, logEntryOf, stateAfter } from './order-steps.ts';
import { countSold } from '../inventory/sold-figures.ts';
import { returnStock } from '../inventory/stock.ts';

const { transitions } = states.refund;

export interface RefundRequest {
  readonly reason: number;
  readonly detail?: string | undefined;
  /** All that was paid, if left out. */
  readonly amount?: string | undefined;
}

/** The buyer asks for the money of a paid order that has not been shipped. */
export async function requestRefund(
  ctx: AppContext,
  buyerId: string,
  orderId: string,
  request: RefundRequest,
): Promise<void> {
  const { clock } = ctx;
  await transact(ctx, async (tx) => {
    const order = await lockOwnOrder(tx, buyerId, orderId);
    assertStep('requestRefund', order.status);
    const amount = request.amount ?? order.total;
    if (isGreater(amount, order.total)) throw new DomainError('refundAmountTooHigh');
    await tx
      .updateTable('orders')
      .set({
        status: stateAfter('requestRefund'),
        status_before_refund: order.status,
        refund_status: transitions.request.to,
        refund_amount: amount,
        return_reason: request.reason,
        return_detail: request.detail ?? null,
        last_step: logEntryOf('requestRefund'),
        changed_at: clock.now(),
      })
      .where('id', '=', order.id)
      .execute();
    await logOrderStep(tx, clock, [order], { step: logEntryOf('requestRefund'), detail: request.detail });
  });
}

/** What the buyer gets back, and what the store keeps where both agreed on a part. */
function refund({ id, buyer_id: buyer, store_id: store, total, refund_amount: asked }: OrderRow): Posting {
  const amount = asked ?? total;
  const kept = minus(total, amount);
  const from = ledgerAccount('escrow');
  const back = { from, to: ledgerAccount('wallet', buyer), amount };
  const rest = { from, to: ledgerAccount('merchant', store), amount: kept };
  const movements = isPositive(kept) ? [back, rest] : [back];
  return { refKind: 'order', refId: id, slot: 'settle', outcome: 'refunded', movements };
}

async function lockAskedRefund(tx: Tx, ctx: AppContext, orderId: string): Promise<OrderRow> {
  const order = await lockOrder(tx, ctx, orderId);
  const from: readonly number[] = transitions.approve.from;
  if (!from.includes(order.refund_status)) throw new DomainError('orderNotRefundable');
  return order;
}

/** The store grants a refund: the money goes back, and so do the goods. */
export async function approveRefund(ctx: AppContext, orderId: string): Promise<void> {
  const { clock } = ctx;
  await transact(ctx, async (tx) => {
    const order = await lockAskedRefund(tx, ctx, orderId);
    await returnStock(tx, clock, [order.id]);
    try {
      await post(tx, clock, [refund(order)]);
    } catch (cause) {
      if (cause instanceof AlreadyPosted) throw new DomainError('orderNotRefundable', { cause });
      throw cause;
    }
    const { to, log } = transitions.approve;
    await tx
      .updateTable('orders')
      .set({ refund_status: to, last_step: log, changed_at: clock.now() })
      .where('id', '=', order.id)
      .execute();
    await logOrderStep(tx, clock, [order], { step: log });
    await countSold(tx, [order.id], -1);
    await recordAudit(tx, ctx, { subjectId: order.id, act: 'grantRefund' });
  });
}

/** The store refuses a refund: the order goes on from where it was. */
export async function rejectRefund(ctx: AppContext, orderId: string, why = ''): Promise<void> {
  const { clock } = ctx;
  await transact(ctx, async (tx) => {
    const order = await lockAskedRefund(tx, ctx, orderId);
    if (order.status_before_refund === null) throw new DomainError('orderNotRefundable');
    const { to, log } = transitions.reject;
    await tx
      .updateTable('orders')
      .set({
        status: order.status_before_refund,
        status_before_refund: null,
        refund_status: to,
        last_step: log,
        changed_at: clock.now(),
      })
      .where('id', '=', order.id)
      .execute();
    await logOrderStep(tx, clock, [order], { step: log, detail: why });
    await recordAudit(tx, ctx, { subjectId: order.id, act: 'refuseRefund', reason: why });
  });
}
