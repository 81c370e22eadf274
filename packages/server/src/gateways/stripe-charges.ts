import type { Selectable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { StripeChargeTable } from '../db/schema/wallet.ts';
import type { Charge } from '../domain/payments/gateway.ts';
import { times } from '../domain/money/exact.ts';

export type StripeCharge = Selectable<StripeChargeTable>;

/** Stripe ends a page at the earliest half an hour after it was opened. A minute more covers the way there. */
const MIN_LIFETIME_MS = 31 * 60_000;

/** What Stripe collects. A credit in USDT is paid in dollars, one for one. */
const CURRENCIES: Readonly<Record<string, string>> = { USD: 'usd', USDT: 'usd' };

/** The currency in which Stripe collects an amount, in its spelling; undefined for one that it does not collect. */
export const stripeCurrency = (currency: string): string | undefined => CURRENCIES[currency];

/**
 * An amount in cents, exactly.
 * @throws Error for a fraction of a cent.
 */
export function centsOf(amount: string): number {
  const cents = times(amount, '100');
  if (!/^\d{1,12}(\.0+)?$/.test(cents)) throw new Error('Stripe collects whole cents only');
  return Number(cents);
}

/** Cents as an amount in dollars. */
export const dollarsOf = (cents: number): string => times(String(cents), '0.01');

export const findCharge = (db: Db, reference: string): Promise<StripeCharge | undefined> =>
  db.selectFrom('stripe_charge').selectAll().where('reference', '=', reference).executeTakeFirst();

/**
 * The charge of a reference. The first request decides its terms, since Stripe refuses an idempotency key with others.
 */
export async function keepCharge(
  db: Db,
  { reference, amount, currency, expiresAt }: Charge,
  now: Date,
): Promise<StripeCharge> {
  const ends = new Date(Math.max(expiresAt.getTime(), now.getTime() + MIN_LIFETIME_MS));
  await db
    .insertInto('stripe_charge')
    .values({ reference, amount, currency, expires_at: ends })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('stripe_charge')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
}

export async function keepSession(db: Db, reference: string, sessionId: string): Promise<void> {
  await db
    .updateTable('stripe_charge')
    .set({ session_id: sessionId })
    .where('reference', '=', reference)
    .execute();
}
