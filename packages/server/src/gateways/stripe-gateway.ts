import type { Lang } from '@openmall/sdk';
import Stripe from 'stripe';
import { readTime } from '../db/clock.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { Charge, PaymentGateway, Refund } from '../domain/payments/gateway.ts';
import { isLiveKey, type StripeOptions } from './read-stripe-options.ts';
import {
  centsOf,
  findCharge,
  keepCharge,
  keepSession,
  type StripeCharge,
  stripeCurrency,
} from './stripe-charges.ts';
import { readStripeEvent } from './stripe-events.ts';

const TIMEOUT_MS = 20_000;
const TOLERANCE_SECONDS = 300;

/** Languages of the mall whose codes differ from Stripe's. It has no Arabic and no Afrikaans, and asks the browser then. */
const LOCALES: Partial<Record<Lang, Stripe.Checkout.SessionCreateParams.Locale>> = {
  cn: 'zh',
  tw: 'zh-TW',
  ph: 'fil',
  hi: 'hi-IN',
  ar: 'auto',
  af: 'auto',
};

/** An error without what Stripe was sent, for the log. */
function explain(cause: unknown): Error {
  if (!(cause instanceof Stripe.errors.StripeError)) return new Error('Stripe could not be asked', { cause });
  const { type, code = 'no code', requestId = 'no id' } = cause;
  return new Error(`Stripe refused: ${type}, ${code}, request ${requestId}`);
}

/** @throws Error if Stripe refuses or does not answer. */
const ask = async <T>(request: Promise<T>): Promise<T> => {
  try {
    return await request;
  } catch (cause) {
    throw explain(cause);
  }
};

function clientOf({ secretKey, apiUrl }: StripeOptions): Stripe {
  const { hostname, port, protocol } = apiUrl ? new URL(apiUrl) : {};
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(hostname && { host: hostname, port: port ?? '', protocol: protocol === 'http:' ? 'http' : 'https' }),
  });
}

/** The parameters of a Checkout session. Equal charges have equal ones, as the idempotency key demands. */
function sessionOf(
  { returnPath, lang, method, payIn }: Charge,
  { reference, amount, currency, expires_at: expiresAt }: StripeCharge,
  mall: Mall,
): Stripe.Checkout.SessionCreateParams {
  const collected = stripeCurrency(currency);
  if (!collected || (payIn !== undefined && payIn.toLowerCase() !== collected))
    throw new Error('Stripe is set up to collect US dollars only');
  const metadata = { openmall_reference: reference, openmall_currency: currency };
  const back = `${mall.origin()}${returnPath}`;
  return {
    mode: 'payment',
    client_reference_id: reference,
    metadata,
    payment_intent_data: { metadata },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: collected,
          unit_amount: centsOf(amount),
          product_data: { name: mall.name },
        },
      },
    ],
    // The other methods are those that the operator has switched on at Stripe.
    ...(method === 'card' && { payment_method_types: ['card'] }),
    success_url: back,
    cancel_url: back,
    locale: LOCALES[lang] ?? lang,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  };
}

interface Mall {
  readonly name: string;
  readonly origin: () => string;
}

const isOver = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 400;

interface Connection {
  readonly db: Db;
  readonly stripe: Stripe;
}

async function openSession(
  { db, stripe }: Connection,
  charge: Charge,
  session: Stripe.Checkout.SessionCreateParams,
): Promise<string> {
  const { reference } = charge;
  const idempotencyKey = `openmall-charge-${reference}`;
  const { id, url } = await ask(stripe.checkout.sessions.create(session, { idempotencyKey }));
  if (!url) throw new Error('Stripe answered a session without an address');
  await keepSession(db, reference, id);
  return url;
}

async function closeSession({ db, stripe }: Connection, reference: string): Promise<void> {
  const charge = await findCharge(db, reference);
  if (!charge?.session_id) return;
  await stripe.checkout.sessions.expire(charge.session_id).catch((error: unknown) => {
    // It was paid or has expired meanwhile. The message about it arrives by itself.
    if (!isOver(error)) throw explain(error);
  });
}

async function refundCharge({ db, stripe }: Connection, refund: Refund): Promise<void> {
  const { id, reference, amount, currency } = refund;
  const charge = await findCharge(db, reference);
  if (!charge?.session_id || charge.currency !== currency)
    throw new Error('Stripe has no charge of this reference and currency');
  const { payment_intent: intent } = await ask(stripe.checkout.sessions.retrieve(charge.session_id));
  if (!intent) throw new Error('The charge was not paid');
  const params = {
    payment_intent: typeof intent === 'string' ? intent : intent.id,
    amount: centsOf(amount),
    metadata: { openmall_reference: reference },
  };
  await ask(stripe.refunds.create(params, { idempotencyKey: `openmall-refund-${id}` }));
}

/** A message with a valid signature; undefined if it is not signed by Stripe, too old, or not JSON. */
function verify(stripe: Stripe, { body, signature, secret, now }: SignedBody): Stripe.Event | undefined {
  try {
    const receivedAt = now.getTime();
    return stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, receivedAt);
  } catch {
    return undefined; // The caller answers that it is not genuine.
  }
}

interface SignedBody {
  readonly body: string;
  readonly signature: string;
  readonly secret: string;
  readonly now: Date;
}

/** Takes money through Stripe Checkout. */
export function createStripeGateway(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  mall: Mall,
  options: StripeOptions,
): PaymentGateway {
  const stripe = clientOf(options);
  const isLive = isLiveKey(options.secretKey);
  const connection = { db, stripe };
  return {
    name: 'stripe',
    methods: ['card', 'ewallet'],
    open: async (charge) => {
      const kept = await keepCharge(db, charge, await readTime(db, clock));
      return openSession(connection, charge, sessionOf(charge, kept, mall));
    },
    close: (reference) => closeSession(connection, reference),
    refund: (refund) => refundCharge(connection, refund),
    read: ({ header, body }, now) => {
      const signature = header('stripe-signature') ?? '';
      const event = verify(stripe, { body, signature, secret: options.webhookSecret, now });
      return event && readStripeEvent(event, isLive);
    },
  };
}
