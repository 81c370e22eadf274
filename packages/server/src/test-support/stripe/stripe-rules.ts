/** What Stripe's reference says about the parameters that the mall sends. */
export type Fields = ReadonlyMap<string, string>;

/** A request that Stripe would refuse, with its answer. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest';
  readonly status: number;
  readonly type: string;

  constructor(status: number, type: string, message: string) {
    super(message);
    this.status = status;
    this.type = type;
  }
}

const refuse = (message: string): never => {
  throw new RefusedRequest(400, 'invalid_request_error', message);
};

const ABSOLUTE = /^https?:\/\/\S{1,4990}$/;
const CENTS = /^[1-9]\d{0,7}$/;
const REFERENCE = /^\S{1,200}$/;

const CREATE: Readonly<Record<string, RegExp>> = {
  mode: /^payment$/,
  client_reference_id: REFERENCE,
  success_url: ABSOLUTE,
  cancel_url: ABSOLUTE,
  expires_at: /^\d{10}$/,
  locale: /^(auto|[a-z]{2,3}(-[A-Z]{2}|-419)?)$/,
  'payment_method_types[0]': /^card$/,
  'line_items[0][quantity]': /^1$/,
  'line_items[0][price_data][currency]': /^usd$/,
  'line_items[0][price_data][unit_amount]': CENTS,
  'line_items[0][price_data][product_data][name]': /^.{1,250}$/u,
  'metadata[openmall_reference]': REFERENCE,
  'metadata[openmall_currency]': REFERENCE,
  'payment_intent_data[metadata][openmall_reference]': REFERENCE,
  'payment_intent_data[metadata][openmall_currency]': REFERENCE,
};
const OPTIONAL: ReadonlySet<string> = new Set(['payment_method_types[0]']);

const REFUND: Readonly<Record<string, RegExp>> = {
  payment_intent: /^pi_\w+$/,
  amount: CENTS,
  'metadata[openmall_reference]': REFERENCE,
};

function check(fields: Fields, rules: Readonly<Record<string, RegExp>>, key: unknown): void {
  if (typeof key !== 'string' || key.length > 255) refuse('An idempotency key of up to 255 characters');
  for (const [name, value] of fields) {
    if (!rules[name]) refuse(`Received unknown parameter: ${name}`);
    if (!rules[name]?.test(value)) refuse(`Invalid ${name}`);
  }
  for (const name of Object.keys(rules))
    if (!fields.has(name) && !OPTIONAL.has(name)) refuse(`Missing required param: ${name}`);
}

const HALF_HOUR_S = 1_800;
const DAY_S = 86_400;
const MIN_CENTS = 50;

/** A new Checkout session. */
export function checkCreate(fields: Fields, key: unknown, now: Date): void {
  check(fields, CREATE, key);
  const seconds = Number(fields.get('expires_at')) - now.getTime() / 1000;
  if (seconds < HALF_HOUR_S || seconds > DAY_S + HALF_HOUR_S)
    refuse('expires_at must be between 30 minutes and 24 hours from now');
  if (Number(fields.get('line_items[0][price_data][unit_amount]')) < MIN_CENTS)
    refuse('The total amount due must add up to at least $0.50 usd');
}

export const checkRefund = (fields: Fields, key: unknown): void => check(fields, REFUND, key);
