import type { Db, Tx } from '../../db/database.ts';
import type { PaymentTable } from '../../db/schema/wallet.ts';
import type { AppContext } from '../../context.ts';
import { countryByCode } from '../addresses/countries.ts';
import { accepts, readSettings } from '../settings/settings.ts';
import type { PaymentGateway } from './gateway.ts';

export type ExternalMethod = PaymentTable['method'];
const EXTERNAL: readonly ExternalMethod[] = ['card', 'ewallet', 'crypto'];

/** Whether a payment provider takes a method. */
export const canTake = ({ methods }: PaymentGateway, method: ExternalMethod): boolean =>
  methods?.includes(method) ?? true;

export interface MethodState {
  readonly code: 'balance' | ExternalMethod;
  readonly closedBecause: 'paymentMethodNotOpen' | 'notImplemented' | null;
  /** Handling fee as a ratio of the paid amount. */
  readonly feeRatio: string;
}

/** The conditions of a payment method. */
export interface Terms {
  readonly countries: '*' | readonly number[];
  readonly fee: string | number;
  /** Absent in settings from before methods could be closed one by one: open. */
  readonly isOpen?: boolean;
  /** Place in the list; the smallest comes first. Absent: as written. */
  readonly position?: number;
}

export type AllTerms = Readonly<Partial<Record<ExternalMethod, Terms>>>;

/** Country ids of a text such as `DE,FR`, which the form of a setting writes. */
const countriesOf = (countries: unknown): Terms['countries'] =>
  typeof countries === 'string' && countries !== '*'
    ? countries.split(',').flatMap((code) => countryByCode(code.trim())?.id ?? [])
    : (countries as Terms['countries']); // The operator writes the setting in this shape.

/** The terms of a setting. */
export function parseTerms(text: string): AllTerms {
  const stored = JSON.parse(text) as AllTerms; // The operator writes the setting in this shape.
  return Object.fromEntries(
    Object.entries(stored).map(([method, terms]) => [
      method,
      { ...terms, countries: countriesOf(terms.countries) },
    ]),
  );
}

const placeOf = (terms: AllTerms, method: ExternalMethod): number =>
  terms[method]?.position ?? EXTERNAL.indexOf(method);

/** The methods in the order of buyers. */
export const inOrder = (terms: AllTerms): readonly ExternalMethod[] =>
  EXTERNAL.toSorted((a, b) => placeOf(terms, a) - placeOf(terms, b));

/** The terms of each method, and which of them the site accepts. */
async function readTerms(db: Db | Tx) {
  const { payment_methods: text, accepted_methods: accepted } = await readSettings(db, [
    'payment_methods',
    'accepted_methods',
  ]);
  return { terms: parseTerms(text), isAccepted: (method: ExternalMethod) => accepts(accepted, method) };
}

/** The country of the buyer's default address; undefined if unknown. */
async function homeCountry(db: Db | Tx, userId: string | undefined): Promise<number | undefined> {
  if (userId === undefined) return undefined;
  const home = await db
    .selectFrom('address')
    .select('country_id')
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .executeTakeFirst();
  return home?.country_id;
}

const isOpenIn = ({ countries, isOpen = true }: Terms, country: number | undefined): boolean =>
  isOpen && (countries === '*' || (country !== undefined && countries.includes(country)));

/** All payment methods in the order of buyers, and whether they are open in a region. */
export async function listMethods(
  { db, payments }: AppContext,
  region: { readonly countryId?: number | undefined; readonly userId?: string | undefined },
): Promise<readonly MethodState[]> {
  const { terms, isAccepted } = await readTerms(db);
  const country = region.countryId ?? (await homeCountry(db, region.userId));
  const stateOf = (code: ExternalMethod): MethodState => {
    const own = isAccepted(code) ? terms[code] : undefined;
    const feeRatio = String(own?.fee ?? 0);
    if (!payments || !canTake(payments, code)) return { code, closedBecause: 'notImplemented', feeRatio };
    const isOpen = own !== undefined && isOpenIn(own, country);
    return { code, closedBecause: isOpen ? null : 'paymentMethodNotOpen', feeRatio };
  };
  return [{ code: 'balance', closedBecause: null, feeRatio: '0' }, ...inOrder(terms).map(stateOf)];
}
