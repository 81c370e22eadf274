/**
 * A stand-in for Stripe's API on the loopback address. It checks each request against Stripe's reference (API version,
 * parameters, bounds, idempotency) and answers like it. It moves no money.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkCreate, checkRefund, type Fields, RefusedRequest } from './stripe-rules.ts';

export interface StandInSession {
  readonly id: string;
  readonly fields: Fields;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'unpaid' | 'paid';
  paymentIntent: string | null;
  refundedCents: number;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

const parse = (text: string): Fields => new Map(new URLSearchParams(text));

const centsOf = ({ fields }: StandInSession): number =>
  Number(fields.get('line_items[0][price_data][unit_amount]')) *
  Number(fields.get('line_items[0][quantity]'));

const metadataOf = (fields: Fields) =>
  Object.fromEntries(
    [...fields].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key === undefined ? [] : [[key, value]];
    }),
  );

/** The session as the API and its events show it. */
export const sessionObject = (session: StandInSession) => ({
  id: session.id,
  object: 'checkout.session',
  livemode: false,
  mode: 'payment',
  status: session.status,
  payment_status: session.paymentStatus,
  payment_intent: session.paymentIntent,
  client_reference_id: session.fields.get('client_reference_id') ?? null,
  amount_total: centsOf(session),
  currency: session.fields.get('line_items[0][price_data][currency]'),
  expires_at: Number(session.fields.get('expires_at')),
  metadata: metadataOf(session.fields),
  url: session.status === 'open' ? `https://checkout.stripe.test/c/pay/${session.id}` : null,
});

function expire(session: StandInSession): Answer {
  if (session.status !== 'open')
    throw new RefusedRequest(400, 'invalid_request_error', 'Only open sessions can be expired');
  session.status = 'expired';
  return { status: 200, body: sessionObject(session) };
}

export class StripeStandIn {
  readonly sessions = new Map<string, StandInSession>();
  /** Requests by idempotency key: the fields of the first one, and its answer. */
  readonly #known = new Map<string, { readonly text: string; readonly answer: Answer }>();
  /** The next requests that are answered with a status instead. */
  failures: number[] = [];
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  readonly #secretKey: string;
  readonly #now: () => Date;

  constructor(secretKey: string, now: () => Date) {
    this.#secretKey = secretKey;
    this.#now = now;
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  sessionOf(reference: string): StandInSession {
    const found = [...this.sessions.values()].find(
      ({ fields }) => fields.get('client_reference_id') === reference,
    );
    if (!found) throw new Error(`No session for ${reference}`);
    return found;
  }

  /** The buyer pays. */
  pay(reference: string): StandInSession {
    const session = this.sessionOf(reference);
    Object.assign(session, { status: 'complete', paymentStatus: 'paid', paymentIntent: `pi_${session.id}` });
    return session;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const answer = this.#answer(request, Buffer.concat(chunks).toString('utf8'));
    response.writeHead(answer.status, { 'Content-Type': 'application/json', 'Request-Id': 'req_1' });
    response.end(JSON.stringify(answer.body));
  }

  #answer(request: IncomingMessage, text: string): Answer {
    const failure = this.failures.shift();
    try {
      this.#checkHead(request);
      if (failure !== undefined) throw new RefusedRequest(failure, 'api_error', 'Try again');
      return this.#once(request, text);
    } catch (error) {
      if (!(error instanceof RefusedRequest)) throw error;
      return { status: error.status, body: { error: { type: error.type, message: error.message } } };
    }
  }

  #checkHead({ headers, method }: IncomingMessage): void {
    if (headers.authorization !== `Bearer ${this.#secretKey}`)
      throw new RefusedRequest(401, 'invalid_request_error', 'Invalid API Key provided');
    if (!/^\d{4}-\d{2}-\d{2}\.\w+$/.test(String(headers['stripe-version'])))
      throw new RefusedRequest(400, 'invalid_request_error', 'No API version');
    if (method === 'POST' && headers['content-type'] !== 'application/x-www-form-urlencoded')
      throw new RefusedRequest(400, 'invalid_request_error', 'Parameters are form-encoded');
  }

  /** Repeats the answer of an idempotency key, and refuses it with other parameters. */
  #once(request: IncomingMessage, text: string): Answer {
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? this.#known.get(key) : undefined;
    if (known && known.text !== text)
      throw new RefusedRequest(400, 'idempotency_error', 'Keys can only be used with the same parameters');
    const answer = known?.answer ?? this.#route(request, parse(text));
    if (typeof key === 'string') this.#known.set(key, { text, answer });
    return answer;
  }

  #route({ method, url = '', headers }: IncomingMessage, fields: Fields): Answer {
    const key = headers['idempotency-key'];
    const route = `${method} ${url.replace(/cs_test_\w+/, ':id')}`;
    if (route === 'POST /v1/checkout/sessions') return this.#create(fields, key);
    if (route === 'POST /v1/refunds') return this.#refund(fields, key);
    const id = /cs_test_\w+/.exec(url)?.[0] ?? '';
    const session = this.sessions.get(id);
    if (!session) throw new RefusedRequest(404, 'invalid_request_error', `No such checkout session: ${id}`);
    if (route === 'POST /v1/checkout/sessions/:id/expire') return expire(session);
    if (route === 'GET /v1/checkout/sessions/:id') return { status: 200, body: sessionObject(session) };
    throw new RefusedRequest(404, 'invalid_request_error', 'Unrecognized URL');
  }

  #create(fields: Fields, key: unknown): Answer {
    checkCreate(fields, key, this.#now());
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`;
    const session: StandInSession = {
      id,
      fields,
      status: 'open',
      paymentStatus: 'unpaid',
      paymentIntent: null,
      refundedCents: 0,
    };
    this.sessions.set(id, session);
    return { status: 200, body: sessionObject(session) };
  }

  #refund(fields: Fields, key: unknown): Answer {
    checkRefund(fields, key);
    const intent = fields.get('payment_intent') ?? '';
    const cents = Number(fields.get('amount'));
    const session = [...this.sessions.values()].find(({ paymentIntent }) => paymentIntent === intent);
    if (!session) throw new RefusedRequest(404, 'invalid_request_error', `No such payment_intent: ${intent}`);
    if (session.refundedCents + cents > centsOf(session))
      throw new RefusedRequest(
        400,
        'invalid_request_error',
        'Refund amount is greater than the unrefunded amount',
      );
    session.refundedCents += cents;
    return {
      status: 200,
      body: { id: `re_${session.id}`, object: 'refund', amount: cents, status: 'succeeded' },
    };
  }
}
