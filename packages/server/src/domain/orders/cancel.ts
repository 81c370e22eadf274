import { transact } from '../../db/transact.ts';
import type { Tx } from '../../db/database.ts';
import type { AppContext } from '../../context.ts';
import { lockOwnOrder, logOrderStep, type OrderRef } from './order-rows.ts';
import { assertStep, logEntryOf, stateAfter } from './order-steps.ts';
import { returnStock } from '../inventory/stock.ts';

interface Closing {
  readonly step: 'cancel' | 'expire';
  readonly reason: number | null;
}

/** Closes unpaid orders and returns their goods to stock. The caller has locked the orders. */
async function closeUnpaid(
  tx: Tx,
  { clock }: AppContext,
  orders: readonly OrderRef[],
  { step, reason }: Closing,
): Promise<void> {
  const ids = orders.map(({ id }) => id);
  await returnStock(tx, clock, ids);
  await tx
    .updateTable('orders')
    .set({
      status: stateAfter(step),
      last_step: logEntryOf(step),
      cancel_reason: reason,
      changed_at: clock.now(),
    })
    .where('id', 'in', ids)
    .execute();
  await logOrderStep(tx, clock, orders, { step: logEntryOf(step) });
}

/**
 * Cancels one unpaid order of the buyer.
 * @throws {DomainError} `orderNotFound`, or why the order can't be cancelled in its state.
 */
export async function cancelOrder(
  ctx: AppContext,
  buyerId: string,
  orderId: string,
  reason: number,
): Promise<void> {
  await transact(ctx, async (tx) => {
    const order = await lockOwnOrder(tx, buyerId, orderId);
    assertStep('cancel', order.status);
    await closeUnpaid(tx, ctx, [order], { step: 'cancel', reason });
  });
}

const BATCH = 20;

/**
 * Expires a batch of unpaid orders whose payment deadline has passed, and returns their number. Several
 * processes may run it at once: it skips locked rows, which another process is expiring or a buyer is paying.
 */
export async function expireOrders(ctx: AppContext): Promise<number> {
  return transact(ctx, async (tx) => {
    const due = await tx
      .selectFrom('orders')
      .select(['id', 'buyer_id'])
      .where('status', '=', 0)
      .where('pay_deadline', '<=', ctx.clock.now())
      .orderBy('id')
      .limit(BATCH)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    if (due.length > 0) await closeUnpaid(tx, ctx, due, { step: 'expire', reason: null });
    return due.length;
  });
}
