import type { OrderRow } from '../../../db/schema/tables.ts';
import { shareTransactions } from '../../../db/sharing/share-transactions.ts';
import { isLockTimeout, transact } from '../../../db/transact.ts';
import { checkFundPassword } from '../../accounts/passwords/fund-password.ts';
import { DomainError } from '../../domain-error.ts';
import type { AppContext } from '../../../context.ts';
import { lockFreePayableOrders, lockPayableOrders } from '../order-rows.ts';
import { markPaid, postCharges } from './mark-paid.ts';

interface Payment {
  readonly ctx: AppContext;
  readonly buyerId: string;
  readonly orderIds: readonly string[];
}

async function payAlone({ ctx, buyerId, orderIds }: Payment): Promise<void> {
  await transact(ctx, async (tx) => {
    const orders = await lockPayableOrders(tx, ctx.clock, buyerId, orderIds);
    await postCharges(tx, ctx, orders);
    await markPaid(tx, ctx, [orders]);
  });
}

/** The orders of a payment if all of them can be paid, and no other payment pays one of them. */
function takeOrders(
  { buyerId, orderIds }: Payment,
  payable: Map<string, OrderRow>,
): readonly OrderRow[] | undefined {
  const ids = [...new Set(orderIds)];
  const orders = ids
    .flatMap((id) => payable.get(id) ?? [])
    .filter(({ buyer_id: buyer }) => buyer === buyerId);
  if (orders.length !== ids.length) return undefined;
  for (const id of ids) payable.delete(id);
  return orders;
}

/** Pays what can be paid without waiting for others. One buyer without money leaves all of them unpaid. */
async function payTogether(payments: readonly Payment[]): Promise<ReadonlySet<Payment>> {
  const [first] = payments;
  if (!first) return new Set();
  const { ctx } = first;
  try {
    return await transact(ctx, async (tx) => {
      const orderIds = payments.flatMap((payment) => payment.orderIds);
      const buyerIds = payments.map(({ buyerId }) => buyerId);
      const rows = await lockFreePayableOrders(tx, ctx.clock, buyerIds, orderIds);
      const payable = new Map(rows.map((order) => [order.id, order]));
      const taken = payments
        .filter(({ ctx: { clock } }) => clock === ctx.clock)
        .flatMap((payment) => {
          const orders = takeOrders(payment, payable);
          return orders ? [{ payment, orders }] : [];
        });
      if (taken.length === 0) return new Set<Payment>();
      const orders = taken.map((payment) => payment.orders);
      await postCharges(tx, ctx, orders.flat());
      await markPaid(tx, ctx, orders);
      return new Set(taken.map(({ payment }) => payment));
    });
  } catch (error) {
    if (error instanceof DomainError || isLockTimeout(error)) return new Set();
    throw error;
  }
}

const pay = shareTransactions<Payment>({ together: payTogether, alone: payAlone });

/**
 * Charges the buyer's wallet with the totals of the orders: all of them or none. Payments of several buyers that wait
 * share a transaction. Those that can not be made in it are made alone.
 * @throws {DomainError} `insufficientBalance`, `orderNotFound`, `orderAlreadyPaid` or `orderAlreadyCancelled`,
 * or an error of the fund password.
 */
export async function payOrders(
  ctx: AppContext,
  buyerId: string,
  orderIds: readonly string[],
  fundPassword: string,
): Promise<void> {
  await checkFundPassword(ctx, buyerId, fundPassword);
  await pay({ ctx, buyerId, orderIds });
}
