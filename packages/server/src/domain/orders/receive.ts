import { states } from '@openmall/sdk';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { OrderRow } from '../../db/schema/tables.ts';
import { transact } from '../../db/transact.ts';
import { DomainError } from '../domain-error.ts';
import { ledgerAccount } from '../ledger/ledger-accounts.ts';
import { AlreadyPosted, post, type Posting } from '../ledger/post.ts';
import type { AppContext } from '../../context.ts';
import { isPositive, minus, total } from '../money/exact.ts';
import { keepCommission } from '../stores/earnings.ts';
import { lockOwnOrder, logOrderStep } from './order-rows.ts';
import type { RefundFigures } from './refunds/refund-shares.ts';
import { assertStep, logEntryOf, stateAfter } from './order-steps.ts';

/** What granted refunds have taken off the figures of an order. */
async function readRefunded(tx: Tx, orderId: string): Promise<RefundFigures> {
  const sum = (name: keyof RefundFigures) => sql<string>`coalesce(sum(${sql.ref(name)}), 0)`.as(name);
  return tx
    .selectFrom('refund')
    .select([sum('goods'), sum('coupon'), sum('freight'), sum('tax'), sum('fee')])
    .where('order_id', '=', orderId)
    .where('state', '=', states.refund.transitions.approve.to)
    .executeTakeFirstOrThrow();
}

/**
 * Distributes what was paid and not refunded: goods to the store, freight, tax and fee to their accounts. A store bears
 * its own coupon; the mall pays the store what its coupon took off.
 */
function release(order: OrderRow, refunded: RefundFigures): Posting {
  const { id, items, discount, coupon_discount, coupon_payer: payer, freight, tax, fee } = order;
  const store = ledgerAccount('merchant', order.store_id);
  const escrow = ledgerAccount('escrow');
  const coupon = minus(coupon_discount, refunded.coupon);
  const goods = minus(minus(items, discount), refunded.goods);
  const movements = [
    { from: escrow, to: store, amount: minus(goods, coupon) },
    { from: ledgerAccount('promotion'), to: store, amount: payer === 'mall' ? coupon : '0' },
    { from: escrow, to: ledgerAccount('freight'), amount: minus(freight, refunded.freight) },
    { from: escrow, to: ledgerAccount('tax'), amount: minus(tax, refunded.tax) },
    { from: escrow, to: ledgerAccount('fee'), amount: minus(fee, refunded.fee) },
  ].filter(({ amount }) => isPositive(amount));
  return { refKind: 'order', refId: id, slot: 'settle', outcome: 'released', movements };
}

/** What the store gets of a release. */
const earnedBy = ({ movements }: Posting): string =>
  total(movements.filter(({ to }) => to.kind === 'merchant').map(({ amount }) => amount));

/**
 * Completes a shipped order and releases its money. The caller has locked it.
 * @throws {DomainError} `orderAlreadyCompleted`.
 */
export async function completeReceipt(
  tx: Tx,
  ctx: AppContext,
  order: OrderRow,
  step: 'receive' | 'receiveByDefault',
): Promise<void> {
  const { clock } = ctx;
  try {
    const released = release(order, await readRefunded(tx, order.id));
    await post(tx, clock, [released]);
    await keepCommission(tx, ctx, order, earnedBy(released));
  } catch (cause) {
    if (cause instanceof AlreadyPosted) throw new DomainError('orderAlreadyCompleted', { cause });
    throw cause;
  }
  const received = { status: stateAfter(step), last_step: logEntryOf(step) };
  await tx
    .updateTable('orders')
    .set({ ...received, received_at: clock.now(), changed_at: clock.now() })
    .where('id', '=', order.id)
    .execute();
  await logOrderStep(tx, clock, [order], { step: logEntryOf(step) });
}

/**
 * The buyer confirms the receipt. This releases the money to the store.
 * @throws {DomainError} `orderNotFound`, or why the order can't be received in its state.
 */
export async function receiveOrder(ctx: AppContext, buyerId: string, orderId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const order = await lockOwnOrder(tx, buyerId, orderId);
    assertStep('receive', order.status);
    await completeReceipt(tx, ctx, order, 'receive');
  });
}
