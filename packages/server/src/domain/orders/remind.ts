import { transact } from '../../db/transact.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { lockOwnOrder } from './order-rows.ts';
import { assertStep } from './order-steps.ts';

/**
 * Reminds the store to ship, at most once per order.
 * @throws {DomainError} `orderNotFound`, `alreadyReminded`, or `orderNotRemindable` in the wrong state.
 */
export async function remindStore(ctx: AppContext, buyerId: string, orderId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const order = await lockOwnOrder(tx, buyerId, orderId);
    assertStep('remind', order.status);
    if (order.reminded_at) throw new DomainError('alreadyReminded');
    await tx.updateTable('orders').set({ reminded_at: ctx.clock.now() }).where('id', '=', order.id).execute();
  });
}
