import { transact } from '../../db/transact.ts';
import type { Tx } from '../../db/database.ts';
import type { AppContext } from '../../context.ts';
import { DomainError } from '../domain-error.ts';
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
 * Asserts that the caller is not the store of the order, which gets an answer of its own (spec §6).
 * @throws {DomainError} `sellerCannotCancel`.
 */
async function assertNotOwnStore(tx: Tx, userId: string, orderId: string): Promise<void> {
  const own = await tx
    .selectFrom('orders')
    .innerJoin('store', 'store.id', 'orders.store_id')
    .select('orders.id')
    .where('orders.id', '=', orderId)
    .where('store.owner_id', '=', userId)
    .where('orders.buyer_id', '<>', userId)
    .executeTakeFirst();
  if (own) throw new DomainError('sellerCannotCancel');
}

/**
 * Cancels one unpaid order of the buyer.
 * @throws {DomainError} `orderNotFound`, `sellerCannotCancel` for the owner of the store, or why the order can't be cancelled in its state.
 */
export async function cancelOrder(
  ctx: AppContext,
  buyerId: string,
  orderId: string,
  reason: number,
): Promise<void> {
  await transact(ctx, async (tx) => {
    await assertNotOwnStore(tx, buyerId, orderId);
    const order = await lockOwnOrder(tx, buyerId, orderId);
    assertStep('cancel', order.status);
    await closeUnpaid(tx, ctx, [order], { step: 'cancel', reason });
  });
}

const BATCH = 20;

/** Expires those of the orders that are still due. It skips locked ones, which a buyer pays or another process expires. */
const expireBatch = (ctx: AppContext, ids: readonly string[]): Promise<number> =>
  transact(ctx, async (tx) => {
    const due = await tx
      .selectFrom('orders')
      .select(['id', 'buyer_id'])
      .where('id', 'in', ids)
      .where('status', '=', 0)
      .where('pay_deadline', '<=', ctx.clock.now())
      .orderBy('id')
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    if (due.length > 0) await closeUnpaid(tx, ctx, due, { step: 'expire', reason: null });
    return due.length;
  });

/** Expires orders one by one after they failed together, so that one broken order keeps no other open. */
async function expireEach(ctx: AppContext, ids: readonly string[]): Promise<number> {
  let done = 0;
  for (const id of ids) {
    try {
      done += await expireBatch(ctx, [id]);
    } catch (error) {
      console.error(`Order ${id} could not be cancelled after its deadline`, error);
    }
  }
  return done;
}

/**
 * Expires unpaid orders whose payment deadline has passed, and returns their number. An order that fails is logged
 * and skipped. Several processes may run it at once.
 */
export async function expireOrders(ctx: AppContext): Promise<number> {
  let done = 0;
  for (let after = ''; ;) {
    const due = await ctx.db
      .selectFrom('orders')
      .select('id')
      .where('status', '=', 0)
      .where('pay_deadline', '<=', ctx.clock.now())
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const ids = due.map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return done;
    done += await expireBatch(ctx, ids).catch(() => expireEach(ctx, ids));
    after = last;
  }
}
