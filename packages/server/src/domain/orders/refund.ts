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
  /** In dollars. Defaults to the total of the order. */
  readonly amount?: string | undefined;
}

/**
 * The buyer requests a refund for a paid order that has not been shipped.
 * @throws {DomainError} `orderNotFound`, `refundAmountTooHigh`, or why the order can't be refunded in its
 * state.
 */
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

/** Returns the agreed amount to the buyer. The store keeps the rest of a partial refund. */
function refund({
  id,
  buyer_id: buyer,
  store_id: store,
  total,
  refund_amount: requested,
}: OrderRow): Posting {
  const amount = requested ?? total;
  const kept = minus(total, amount);
  const from = ledgerAccount('escrow');
  const back = { from, to: ledgerAccount('wallet', buyer), amount };
  const rest = { from, to: ledgerAccount('merchant', store), amount: kept };
  const movements = isPositive(kept) ? [back, rest] : [back];
  return { refKind: 'order', refId: id, slot: 'settle', outcome: 'refunded', movements };
}

async function lockRequestedRefund(tx: Tx, ctx: AppContext, orderId: string): Promise<OrderRow> {
  const order = await lockOrder(tx, ctx, orderId);
  const from: readonly number[] = transitions.approve.from;
  if (!from.includes(order.refund_status)) throw new DomainError('orderNotRefundable');
  return order;
}

/**
 * The store approves a refund: the money goes back to the buyer and the goods go back to stock.
 * @throws {DomainError} `orderNotFound` or `orderNotRefundable`.
 */
export async function approveRefund(ctx: AppContext, orderId: string): Promise<void> {
  const { clock } = ctx;
  await transact(ctx, async (tx) => {
    const order = await lockRequestedRefund(tx, ctx, orderId);
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

/**
 * The store rejects a refund: the order returns to its previous state.
 * @throws {DomainError} `orderNotFound` or `orderNotRefundable`.
 */
export async function rejectRefund(ctx: AppContext, orderId: string, why = ''): Promise<void> {
  const { clock } = ctx;
  await transact(ctx, async (tx) => {
    const order = await lockRequestedRefund(tx, ctx, orderId);
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
