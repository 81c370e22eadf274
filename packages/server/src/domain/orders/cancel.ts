import { transact } from '../../db/transact.ts';
import type { Tx } from '../../db/database.ts';
import type { AppContext } from '../../context.ts';
import { lockOwnOrder, logOrderStep, type OrderRef } from './order-rows.ts';
import { assertStep, logEntryOf, stateAfter } from './order-steps.ts';
import { returnStock } from '../inventory/stock.ts';

interface Ending {
  readonly step: 'cancel' | 'expire';
  readonly reason: number | null;
}

/** Ends unpaid orders that the caller has locked and puts their goods back. */
async function endUnpaid(
  tx: Tx,
  { clock }: AppContext,
  orders: readonly OrderRef[],
  { step, reason }: Ending,
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

/** Cancels one of the buyer's unpaid orders. */
export async function cancelOrder(
  ctx: AppContext,
  buyerId: string,
  orderId: string,
  reason: number,
): Promise<void> {
  await transact(ctx, async (tx) => {
    const order = await lockOwnOrder(tx, buyerId, orderId);
    assertStep('cancel', order.status);
    await endUnpaid(tx, ctx, [order], { step: 'cancel', reason });
  });
}

const BATCH = 20;

/**
 * Ends the orders whose time to pay is over, some at a time, and says how many. Any number of processes may do so at
 * once: what another one works on, or what is being paid at this moment, is passed over.
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
    if (due.length > 0) await endUnpaid(tx, ctx, due, { step: 'expire', reason: null });
    return due.length;
  });
}
