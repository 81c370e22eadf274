import type { Selectable } from 'kysely';
import { readTime } from '../../db/clock.ts';
import { transact } from '../../db/transact.ts';
import type { SandboxChargeTable } from '../../db/schema/wallet.ts';
import type { AppContext } from '../../context.ts';
import type { GatewayEvent, PaymentGateway } from './gateway.ts';
import {
  isGenuine,
  SIGNATURE_HEADER,
  type SignedMessage,
  signMessage,
  TIMESTAMP_HEADER,
} from './signature.ts';

export type SandboxCharge = Selectable<SandboxChargeTable>;
export type SandboxOutcome = GatewayEvent['outcome'];

/** A simulated payment provider. It moves no money but otherwise behaves like a real one. */
export type Sandbox = PaymentGateway & {
  /** Verifies and parses a message that came without a request. */
  readonly readSigned: (message: SignedMessage, now: Date) => GatewayEvent | undefined;
  /** The charge that the payment page shows. */
  readonly find: (reference: string) => Promise<SandboxCharge | undefined>;
  /** Records the payer's decision and returns the message for the mall. The first decision is final. */
  readonly decide: (reference: string, outcome: SandboxOutcome) => Promise<SignedMessage | undefined>;
};

const ID = /^[A-Za-z0-9_-]{1,64}$/;
const CURRENCY = /^[A-Z]{3,5}$/;
const AMOUNT = /^\d{1,18}(\.\d{1,10})?$/;

const matches = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);

function parseEvent(body: string): GatewayEvent | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return undefined; // A signed message may still be malformed.
  }
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const { eventId, reference, outcome, amount, currency } = parsed as Readonly<Record<string, unknown>>; // Each field is checked below.
  if (!matches(eventId, ID) || !matches(reference, ID) || !matches(amount, AMOUNT)) return undefined;
  if (!matches(currency, CURRENCY)) return undefined;
  return outcome === 'paid' || outcome === 'failed'
    ? { eventId, reference, outcome, amount, currency }
    : undefined;
}

const readSigned = (secret: string, message: SignedMessage, now: Date): GatewayEvent | undefined =>
  isGenuine(secret, message, now) ? parseEvent(message.body) : undefined;

export function createSandbox({ db, clock }: Pick<AppContext, 'db' | 'clock'>, secret: string): Sandbox {
  const find = (reference: string) =>
    db.selectFrom('sandbox_charge').selectAll().where('reference', '=', reference).executeTakeFirst();
  return {
    name: 'sandbox',
    find,
    open: async ({ reference, amount, currency, returnPath, lang, expiresAt }) => {
      await db
        .insertInto('sandbox_charge')
        .values({ reference, amount, currency, return_path: returnPath, expires_at: expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return `/pay/${reference}?lang=${lang}`;
    },
    // It moves no money, so a repeated refund needs no memory.
    refund: async ({ reference, currency }) => {
      const charge = await find(reference);
      if (charge?.outcome !== 'paid' || charge.currency !== currency)
        throw new Error('The sandbox has no paid charge of this reference and currency');
    },
    decide: (reference, outcome) =>
      transact(db, async (tx) => {
        const charge = await tx
          .selectFrom('sandbox_charge')
          .selectAll()
          .where('reference', '=', reference)
          .forUpdate()
          .executeTakeFirst();
        if (!charge) return undefined;
        const now = await readTime(tx, clock);
        const settled = charge.outcome ?? (charge.expires_at <= now ? 'failed' : outcome);
        await tx
          .updateTable('sandbox_charge')
          .set({ outcome: settled })
          .where('reference', '=', reference)
          .execute();
        const { amount, currency } = charge;
        const body = { eventId: `ev_${reference}`, reference, outcome: settled, amount, currency };
        return signMessage(secret, JSON.stringify(body), now);
      }),
    read: ({ header, body }, now) =>
      readSigned(
        secret,
        { timestamp: header(TIMESTAMP_HEADER) ?? '', signature: header(SIGNATURE_HEADER) ?? '', body },
        now,
      ),
    readSigned: (message, now) => readSigned(secret, message, now),
  };
}
