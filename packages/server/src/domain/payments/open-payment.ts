import type { Lang } from '@openmall/sdk';
import type { Selectable } from 'kysely';
import { readTime } from '../../db/clock.ts';
import type { Tx } from '../../db/database.ts';
import type { OrderRow } from '../../db/schema/tables.ts';
import { transact } from '../../db/transact.ts';
import type { PaymentTable } from '../../db/schema/wallet.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { plus, times, truncateCents, total } from '../money/exact.ts';
import { newId } from '../new-id.ts';
import { lockPayableOrders } from '../orders/order-rows.ts';
import { lockActiveUser } from '../wallet/money-forms.ts';
import { listMethods, type ExternalMethod } from './methods.ts';

export type Payment = Selectable<PaymentTable>;

export interface PaymentRequest {
  readonly orderIds: readonly string[];
  readonly method: ExternalMethod;
  readonly returnPath: string;
  readonly lang: Lang;
}

const LIFETIME_MS = 30 * 60_000;

/** A payment expires no later than its orders. */
const expiryOf = (orders: readonly OrderRow[], now: Date): Date =>
  new Date(
    orders.reduce((min, { pay_deadline: at }) => Math.min(min, at.getTime()), now.getTime() + LIFETIME_MS),
  );

export async function failPayment(tx: Tx, { clock }: AppContext, id: string, why: string): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ state: 2, failure: why, reviewed_at: clock.now() })
    .where('id', '=', id)
    .where('state', '=', 0)
    .execute();
}

type NewPayment = PaymentRequest & { readonly userId: string; readonly feeRatio: string };

/** Returns the unfinished payment of the same orders by the same method, or creates one. */
async function startPayment(ctx: AppContext, request: NewPayment): Promise<Payment> {
  const { userId, method } = request;
  return transact(ctx, async (tx) => {
    await lockActiveUser(tx, userId);
    const now = await readTime(tx, ctx.clock);
    const orders = await lockPayableOrders(tx, ctx.clock, userId, request.orderIds);
    const orderKey = orders.map(({ id }) => id).join(',');
    const open = await tx
      .selectFrom('payment')
      .selectAll()
      .where('user_id', '=', userId)
      .where('method', '=', method)
      .where('order_key', '=', orderKey)
      .where('state', '=', 0)
      .forUpdate()
      .executeTakeFirst();
    if (open && open.expires_at > now) return open;
    if (open) await failPayment(tx, ctx, open.id, 'It was not finished in time.');
    const amount = total(orders.map((order) => order.total));
    const handlingFee = truncateCents(times(amount, request.feeRatio));
    return tx
      .insertInto('payment')
      .values({
        id: newId('pm'),
        user_id: userId,
        method,
        order_key: orderKey,
        amount,
        handling_fee: handlingFee,
        total: plus(amount, handlingFee),
        created_at: now,
        expires_at: expiryOf(orders, now),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** What orders are paid in through a provider. */
export const PAYMENT_CURRENCY = 'USD';

const withPaymentId = (path: string, id: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}paymentId=${id}`;

/**
 * Starts a payment through the provider. Nothing is booked until the provider confirms it.
 * @throws {DomainError} `paymentMethodNotOpen`, `paymentFailed` if the provider fails, `orderNotFound`,
 * `orderAlreadyCancelled` or `orderAlreadyPaid`.
 */
export async function openPayment(
  ctx: AppContext,
  userId: string,
  request: PaymentRequest,
): Promise<Payment> {
  const { method, returnPath, lang } = request;
  const methods = await listMethods(ctx, { userId });
  const state = methods.find(({ code }) => code === method);
  if (!ctx.payments || !state || state.closedBecause) throw new DomainError('paymentMethodNotOpen');
  const payment = await startPayment(ctx, { ...request, userId, feeRatio: state.feeRatio });
  if (payment.pay_url !== null) return payment;
  const { id, total: amount, expires_at: expiresAt } = payment;
  let url: string;
  try {
    const charge = {
      reference: id,
      amount,
      currency: PAYMENT_CURRENCY,
      method,
      returnPath: withPaymentId(returnPath, id),
      lang,
      expiresAt,
    };
    url = await ctx.payments.open(charge);
  } catch (cause) {
    await transact(ctx, (tx) => failPayment(tx, ctx, id, 'The provider did not take it.'));
    throw new DomainError('paymentFailed', { cause });
  }
  await ctx.db.updateTable('payment').set({ pay_url: url }).where('id', '=', id).execute();
  return { ...payment, pay_url: url };
}

/**
 * Reads one payment of the user.
 * @throws {DomainError} `recordNotFound`, also for payments of other users.
 */
export async function readPayment({ db }: AppContext, userId: string, id: string): Promise<Payment> {
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!payment) throw new DomainError('recordNotFound');
  return payment;
}

/**
 * Closes expired payments, and their pages at the provider; a scheduled job calls it. Money that arrives later still goes
 * to the wallet, so a page that can't be closed does no harm.
 */
export async function expirePayments({ db, clock, payments }: AppContext): Promise<number> {
  const ended = await db
    .updateTable('payment')
    .set({ state: 2, failure: 'It was not finished in time.', reviewed_at: clock.now() })
    .where('state', '=', 0)
    .where('expires_at', '<=', clock.now())
    .returning('id')
    .execute();
  await Promise.allSettled(ended.map(({ id }) => payments?.close?.(id)));
  return ended.length;
}
