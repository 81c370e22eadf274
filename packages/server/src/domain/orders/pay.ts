import type { Tx } from '../../db/database.ts';
import type { OrderRow } from '../../db/schema/tables.ts';
import { runTogether } from '../../db/statements/send-together.ts';
import { transact } from '../../db/transact.ts';
import { checkFundPassword } from '../accounts/passwords/fund-password.ts';
import { DomainError } from '../domain-error.ts';
import { ledgerAccount } from '../ledger/ledger-accounts.ts';
import { AlreadyPosted, FloorReached, post, type Posting } from '../ledger/post.ts';
import type { AppContext } from '../../context.ts';
import { findRecipient, sendMailTo } from '../mail/send-mail.ts';
import { orderFacts } from '../mail/mail-facts.ts';
import { deadlineIn } from './deadlines/order-days.ts';
import { lockPayableOrders, logOrderStep } from './order-rows.ts';
import { logEntryOf, stateAfter } from './order-steps.ts';
import { countSold } from '../inventory/sold-figures.ts';

export const chargeOf = ({ id, buyer_id: buyer, total: amount }: OrderRow): Posting => ({
  refKind: 'order',
  refId: id,
  slot: 'charge',
  outcome: 'paid',
  movements: [{ from: ledgerAccount('wallet', buyer), to: ledgerAccount('escrow'), amount }],
});

async function postCharges(tx: Tx, { clock }: AppContext, orders: readonly OrderRow[]): Promise<void> {
  try {
    await post(tx, clock, orders.map(chargeOf));
  } catch (cause) {
    if (cause instanceof FloorReached) throw new DomainError('insufficientBalance', { cause });
    if (cause instanceof AlreadyPosted) throw new DomainError('orderAlreadyPaid', { cause });
    throw cause;
  }
}

/** Marks orders as paid. The caller has posted their charges, because counts of sales are locked last. */
export async function markPaid(tx: Tx, ctx: AppContext, orders: readonly OrderRow[]): Promise<void> {
  const { clock } = ctx;
  const ids = orders.map(({ id }) => id);
  const [first] = orders;
  if (!first) return;
  const update = tx
    .updateTable('orders')
    .set({
      status: stateAfter('pay'),
      last_step: logEntryOf('pay'),
      paid_at: clock.now(),
      ship_deadline: deadlineIn(clock, 'order_ship_days'),
      changed_at: clock.now(),
    })
    .where('id', 'in', ids);
  const [owner] = await runTogether(
    findRecipient(tx, first.buyer_id),
    update.execute(),
    logOrderStep(tx, clock, orders, { step: logEntryOf('pay') }),
    countSold(tx, ids),
  );
  await sendMailTo(tx, ctx, 'orderPaid', { userId: first.buyer_id, owner, ...orderFacts(...orders) });
}

/**
 * Charges the buyer's wallet with the totals of the orders: all of them or none.
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
  await transact(ctx, async (tx) => {
    const orders = await lockPayableOrders(tx, ctx.clock, buyerId, orderIds);
    await postCharges(tx, ctx, orders);
    await markPaid(tx, ctx, orders);
  });
}
