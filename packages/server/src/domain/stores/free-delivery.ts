import type { AppContext } from '../../context.ts';
import { transact } from '../../db/transact.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { DomainError } from '../domain-error.ts';
import { isPositive } from '../money/exact.ts';

/**
 * Sets the minimum goods total for free delivery from a store, in dollars; null ends the offer. Existing orders keep
 * their freight.
 * @throws {DomainError} `storeNotFound`, also for another store than the actor's, or `parameterError`.
 */
export async function setFreeDelivery(ctx: AppContext, storeId: string, from: string | null): Promise<void> {
  if (from !== null && !isPositive(from)) throw new DomainError('parameterError');
  await transact(ctx, async (tx) => {
    const isForeign = ctx.actor?.storeId !== undefined && ctx.actor.storeId !== storeId;
    const { numUpdatedRows: updated } = await tx
      .updateTable('store')
      .set({ free_delivery_from: from })
      .where('id', '=', storeId)
      .executeTakeFirstOrThrow();
    if (isForeign || updated === 0n) throw new DomainError('storeNotFound');
    await recordAudit(tx, ctx, { subjectId: storeId, action: 'setFreeDelivery', reason: from ?? '' });
  });
}
