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
import { chargeOf, markPaid } from '../orders/pay.ts';
import { lockOwnOrders } from '../orders/order-rows.ts';
import type { GatewayEvent } from './gateway.ts';
import { failPayment, type Payment } from './open-payment.ts';
import { settleThirdParty } from './third-party.ts';

/** `known`: told before. `unknown`: not ours, or another amount than was asked for; nothing was booked. */
export type EventOutcome = 'booked' | 'known' | 'unknown';

/** Undoes a reception that must leave no trace, so that the provider may correct it. */
class WrongEvent extends Error {
  override readonly name = 'WrongEvent';
}

const isSame = (a: string, b: string): boolean => compare(a, b) === 0;

/** What the provider was paid comes in as the buyer's, and from the wallet pays the orders as any payment does. */
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

/** Says where money went that came for orders which can't be paid; the payment may have been given up before. */
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
  await markPaid(tx, ctx, orders);
  await tx
    .updateTable('payment')
    .set({ state: 1, reviewed_at: ctx.clock.now() })
    .where('id', '=', payment.id)
    .execute();
}

/** Locks the orders first, as whoever pays by balance does, then the payment. */
async function settlePayment(tx: Tx, ctx: AppContext, event: GatewayEvent): Promise<boolean> {
  const find = () => tx.selectFrom('payment').selectAll().where('id', '=', event.reference);
  const found = await find().executeTakeFirst();
  if (!found) return false;
  if (!isSame(found.total, event.amount)) throw new WrongEvent('Another amount than was asked for');
  const orders = await lockOwnOrders(tx, found.user_id, found.order_key.split(','));
  const payment = await find().forUpdate().executeTakeFirstOrThrow();
  if (event.outcome === 'paid') await bookPayment(tx, ctx, payment, orders);
  else await failPayment(tx, ctx, payment.id, 'The payment was declined.');
  return true;
}

/** Takes an event of the provider, whose signature was checked, once and only once. */
export async function receiveEvent(ctx: AppContext, event: GatewayEvent): Promise<EventOutcome> {
  const { eventId, reference, outcome, amount } = event;
  try {
    return await transact(ctx, async (tx) => {
      const { numInsertedOrUpdatedRows: isNew } = await tx
        .insertInto('gateway_event')
        .values({ event_id: eventId, reference, outcome, amount, received_at: ctx.clock.now() })
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
