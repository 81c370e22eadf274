import { states } from '@openmall/sdk';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { OrderRow } from '../../db/schema/tables.ts';
import { DomainError } from '../domain-error.ts';
import { ledgerAccount } from '../ledger/ledger-accounts.ts';
import { AlreadyPosted, post, type Posting } from '../ledger/post.ts';
import type { AppContext } from '../../context.ts';
import { isPositive, minus, total } from '../money/exact.ts';
import { chargeCommission } from '../stores/earnings.ts';
import type { RefundFigures } from './refunds/refund-shares.ts';

/** What the store bears of a part that the mall gave the buyer: the goods stay sold, at a lower price. */
const isPart = sql<boolean>`(return_id is not null and agreed is not null)`;

/** What approved refunds have taken off the figures of an order. */
async function readRefunded(tx: Tx, orderId: string): Promise<RefundFigures> {
  const sum = (name: Exclude<keyof RefundFigures, 'goods'>) =>
    sql<string>`coalesce(sum(${sql.ref(name)}) filter (where not ${isPart}), 0)`.as(name);
  return tx
    .selectFrom('refund')
    .select(sql<string>`coalesce(sum(case when ${isPart} then agreed else goods end), 0)`.as('goods'))
    .select([sum('coupon'), sum('freight'), sum('tax'), sum('fee')])
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
 * Releases the held money of a received order to its store, unless all of it went back. The caller has locked the order.
 * @throws {DomainError} `orderAlreadyCompleted`.
 */
export async function releaseOrder(tx: Tx, ctx: AppContext, order: OrderRow): Promise<void> {
  const { clock } = ctx;
  const released = release(order, await readRefunded(tx, order.id));
  try {
    if (released.movements.length > 0) await post(tx, clock, [released]);
  } catch (cause) {
    if (cause instanceof AlreadyPosted) throw new DomainError('orderAlreadyCompleted', { cause });
    throw cause;
  }
  await chargeCommission(tx, ctx, order, earnedBy(released));
  await tx.updateTable('orders').set({ released_at: clock.now() }).where('id', '=', order.id).execute();
}
