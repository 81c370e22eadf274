import type { Tx } from '../../db/database.ts';
import type { OrderRow } from '../../db/schema/tables.ts';
import { transact } from '../../db/transact.ts';
import type { AppContext } from '../../context.ts';
import { readSettings } from '../settings/settings.ts';
import { deadlineIn } from './deadlines/order-days.ts';
import { lockOwnOrder, logOrderStep } from './order-rows.ts';
import { assertStep, logEntryOf, stateAfter } from './order-steps.ts';
import { releaseOrder } from './release.ts';
import { closeMissing } from './returns/close-missing.ts';

/**
 * Completes a shipped order. Its money is held until its time to return is over. The caller has locked it.
 */
export async function completeReceipt(
  tx: Tx,
  ctx: AppContext,
  order: OrderRow,
  step: 'receive' | 'receiveByDefault' | 'receiveByDecision',
): Promise<void> {
  const { clock } = ctx;
  await tx
    .updateTable('orders')
    .set({
      status: stateAfter(step),
      last_step: logEntryOf(step),
      received_at: clock.now(),
      changed_at: clock.now(),
      return_deadline: deadlineIn(clock, 'order_return_days'),
    })
    .where('id', '=', order.id)
    .execute();
  await logOrderStep(tx, clock, [order], { step: logEntryOf(step) });
  const { order_return_days: days } = await readSettings(tx, ['order_return_days']);
  if (Number(days) === 0) await releaseOrder(tx, ctx, order);
}

/**
 * The buyer confirms the receipt. A report that the parcel never arrived ends with it.
 * @throws {DomainError} `orderNotFound`, or why the order can't be received in its state.
 */
export async function receiveOrder(ctx: AppContext, buyerId: string, orderId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const order = await lockOwnOrder(tx, buyerId, orderId);
    assertStep('receive', order.status);
    await closeMissing(tx, ctx, order.id);
    await completeReceipt(tx, ctx, order, 'receive');
  });
}
