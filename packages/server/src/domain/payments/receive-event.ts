import { compare } from '@openmall/sdk/money';
import { readTime } from '../../db/clock.ts';
import type { Tx } from '../../db/database.ts';
import type { OrderRow } from '../../db/schema/tables.ts';
import { transact } from '../../db/transact.ts';
import { ledgerAccount } from '../ledger/ledger-accounts.ts';
import { AlreadyPosted, post, type Posting } from '../ledger/post.ts';
import { findClosedOwners } from '../ledger/suspense.ts';
import type { AppContext } from '../../context.ts';
import { isPositive } from '../money/exact.ts';
import { chargeOf, markPaid } from '../orders/payment/mark-paid.ts';
import { lockOwnOrders } from '../orders/order-rows.ts';
import type { GatewayEvent } from './gateway.ts';
import { failPayment, PAYMENT_CURRENCY, type Payment } from './open-payment.ts';
import { settleThirdParty } from './third-party.ts';

/**
 * `booked`: new and valid. `known`: received before. `unknown`: nothing has this reference,
 * amount and currency; nothing was booked.
 */
export type EventOutcome = 'booked' | 'known' | 'unknown';

/** Rolls the transaction back, so that the provider can send a corrected event. */
class WrongEvent extends Error {
  override readonly name = 'WrongEvent';
}

const isSame = (a: string, b: string): boolean => compare(a, b) === 0;

/**
 * The postings of a payment: the provider's money goes to the buyer's wallet, which then pays the orders as
 * usual.
 */
function postingsOf(payment: Payment, orders: readonly OrderRow[]): readonly Posting[] {
  const { id, user_id: user, amount, handling_fee: fee, total } = payment;
  const from = ledgerAccount('chain');
  const isPaying = orders.length > 0;
  const movements = [
    { from, to: ledgerAccount('wallet', user), amount: isPaying ? amount : total },
    ...(isPaying ? [{ from, to: ledgerAccount('fee'), amount: fee }] : []),
  ].filter((movement) => isPositive(movement.amount));
  return [
    { refKind: 'recharge', refId: id, slot: 'settle', outcome: 'credited', movements },
    ...orders.map(chargeOf),
  ];
}

/**
 * Explains on the payment that its money went to the wallet because the orders can't be paid. The payment may
 * have expired before.
 */
async function failLatePayment(tx: Tx, ctx: AppContext, { id, user_id: user }: Payment): Promise<void> {
  const closed = await findClosedOwners(tx, [ledgerAccount('wallet', user)]);
  const place = closed.size > 0 ? 'suspense, because the account is closed' : 'the wallet';
  await tx
    .updateTable('payment')
    .set({
      state: 2,
      failure: `Its orders could not be paid any more; the money is in ${place}.`,
      reviewed_at: ctx.clock.now(),
    })
    .where('id', '=', id)
    .execute();
}

async function bookPayment(
  tx: Tx,
  ctx: AppContext,
  payment: Payment,
  orders: readonly OrderRow[],
): Promise<void> {
  const now = await readTime(tx, ctx.clock);
  const isPayable =
    payment.state === 0 && orders.every(({ status, pay_deadline: at }) => status === 0 && at > now);
  await post(tx, ctx.clock, postingsOf(payment, isPayable ? orders : []));
  if (!isPayable) {
    await failLatePayment(tx, ctx, payment);
    return;
  }
  await markPaid(tx, ctx, [orders]);
  await tx
    .updateTable('payment')
    .set({ state: 1, reviewed_at: ctx.clock.now() })
    .where('id', '=', payment.id)
    .execute();
}

/** Settles a payment. It locks the orders before the payment, like a payment by balance, to avoid deadlocks. */
async function settlePayment(tx: Tx, ctx: AppContext, event: GatewayEvent): Promise<boolean> {
  const find = () => tx.selectFrom('payment').selectAll().where('id', '=', event.reference);
  const found = await find().executeTakeFirst();
  if (!found) return false;
  if (!isSame(found.total, event.amount) || event.currency !== PAYMENT_CURRENCY)
    throw new WrongEvent('The amount or its currency differs from the requested one');
  const orders = await lockOwnOrders(tx, found.user_id, found.order_key.split(','));
  const payment = await find().forUpdate().executeTakeFirstOrThrow();
  if (event.outcome === 'paid') await bookPayment(tx, ctx, payment, orders);
  else await failPayment(tx, ctx, payment.id, 'The payment was declined.');
  return true;
}

/** Processes an event of the provider exactly once. The caller has verified its signature. */
export async function receiveEvent(ctx: AppContext, event: GatewayEvent): Promise<EventOutcome> {
  const { eventId, reference, outcome, amount, currency } = event;
  try {
    return await transact(ctx, async (tx) => {
      const { numInsertedOrUpdatedRows: isNew } = await tx
        .insertInto('gateway_event')
        .values({ event_id: eventId, reference, outcome, amount, currency, received_at: ctx.clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (!isNew) return 'known';
      const isOurs = (await settlePayment(tx, ctx, event)) || (await settleThirdParty(tx, ctx, event));
      if (!isOurs) throw new WrongEvent('Nothing has this reference');
      return 'booked';
    });
  } catch (error) {
    if (error instanceof WrongEvent) return 'unknown';
    if (error instanceof AlreadyPosted) return 'known';
    throw error;
  }
}
