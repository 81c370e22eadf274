/** Messages of Stripe, signed as its reference describes it and not by its library. */
import { createHmac } from 'node:crypto';
import { type StandInSession, sessionObject } from './stripe-stand-in.ts';

export type StripeEventType =
  | 'checkout.session.completed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.expired'
  | 'payment_intent.created';

/** The body of an event about a session. */
export const eventBody = (
  id: string,
  type: StripeEventType,
  session: StandInSession,
  change: { readonly object?: object; readonly livemode?: boolean } = {},
): string =>
  JSON.stringify({
    id,
    object: 'event',
    type,
    livemode: change.livemode ?? false,
    data: { object: { ...sessionObject(session), ...change.object } },
  });

/** The `Stripe-Signature` header of a body. */
export function signatureOf(body: string, secret: string, at: Date): string {
  const timestamp = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
