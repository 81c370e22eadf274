import type { OrderRow } from '../../db/schema/tables.ts';
import { transact } from '../../db/transact.ts';
import { DomainError } from '../domain-error.ts';
import { ledgerAccount } from '../ledger/ledger-accounts.ts';
import { AlreadyPosted, post, type Posting } from '../ledger/post.ts';
import type { AppContext } from '../../context.ts';
import { isPositive, minus } from '../money/exact.ts';
import { lockOwnOrder, logOrderStep } from './order-rows.ts';
import { assertStep, logEntryOf, stateAfter } from './order-steps.ts';

/** Distributes the paid amount: goods to the store, freight, tax and fee to their accounts. */
function release({ id, store_id: store, items, discount, freight, tax, fee }: OrderRow): Posting {
  const parts = [
    { to: ledgerAccount('merchant', store), amount: minus(items, discount) },
    { to: ledgerAccount('freight'), amount: freight },
    { to: ledgerAccount('tax'), amount: tax },
    { to: ledgerAccount('fee'), amount: fee },
  ];
  const movements = parts
    .filter(({ amount }) => isPositive(amount))
    .map((part) => ({ from: ledgerAccount('escrow'), ...part }));
  return { refKind: 'order', refId: id, slot: 'settle', outcome: 'released', movements };
}

/**
 * The buyer confirms the receipt. Only this releases the money to the store.
 * @throws {DomainError} `orderNotFound`, or why the order can't be received in its state.
 */
export async function receiveOrder(ctx: AppContext, buyerId: string, orderId: string): Promise<void> {
  const { clock } = ctx;
  await transact(ctx, async (tx) => {
    const order = await lockOwnOrder(tx, buyerId, orderId);
    assertStep('receive', order.status);
    try {
      await post(tx, clock, [release(order)]);
    } catch (cause) {
      if (cause instanceof AlreadyPosted) throw new DomainError('orderAlreadyCompleted', { cause });
      throw cause;
    }
    const received = { status: stateAfter('receive'), last_step: logEntryOf('receive') };
    await tx
      .updateTable('orders')
      .set({ ...received, received_at: clock.now(), changed_at: clock.now() })
      .where('id', '=', order.id)
      .execute();
    await logOrderStep(tx, clock, [order], { step: logEntryOf('receive') });
  });
}
