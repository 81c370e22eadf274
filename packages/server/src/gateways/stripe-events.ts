import type Stripe from 'stripe';
import type { GatewayEvent } from '../domain/payments/gateway.ts';
import { dollarsOf, stripeCurrency } from './stripe-charges.ts';

type Outcome = GatewayEvent['outcome'];

/** A payment that takes days, such as a debit, completes unpaid; another event tells its end. */
function outcomeOf(event: Stripe.Event): readonly [Stripe.Checkout.Session, Outcome] | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
      return event.data.object.payment_status === 'paid' ? [event.data.object, 'paid'] : undefined;
    case 'checkout.session.async_payment_succeeded':
      return [event.data.object, 'paid'];
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return [event.data.object, 'failed'];
    default:
      return undefined;
  }
}

/** The currency that the mall asked for, where Stripe collected the one that stands for it. */
const currencyOf = (collected: string, requested: string): string =>
  stripeCurrency(requested) === collected ? requested : collected.toUpperCase();

/**
 * What a genuine event says about a charge of the mall. Other programs may use the same account of Stripe: their sessions
 * lack our mark.
 */
export function readStripeEvent(event: Stripe.Event, isLive: boolean): GatewayEvent | 'unrelated' {
  const found = outcomeOf(event);
  if (!found || event.livemode !== isLive) return 'unrelated';
  const [{ metadata, amount_total: cents, currency }, outcome] = found;
  const { openmall_reference: reference, openmall_currency: requested } = metadata ?? {};
  if (!reference || !requested || cents === null || currency === null) return 'unrelated';
  return {
    eventId: event.id,
    reference,
    outcome,
    amount: dollarsOf(cents),
    currency: currencyOf(currency, requested),
  };
}
