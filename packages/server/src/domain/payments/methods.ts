import type { Db, Tx } from '../../db/database.ts';
import type { PaymentTable } from '../../db/schema/wallet.ts';
import type { AppContext } from '../../context.ts';
import { accepts, readSettings } from '../settings/settings.ts';

export type ExternalMethod = PaymentTable['method'];
const EXTERNAL: readonly ExternalMethod[] = ['card', 'ewallet', 'crypto'];

export interface MethodState {
  readonly code: 'balance' | ExternalMethod;
  readonly closedBecause: 'paymentMethodNotOpen' | 'notImplemented' | null;
  /** Handling fee as a ratio of the paid amount. */
  readonly feeRatio: string;
}

interface Terms {
  readonly countries: '*' | readonly number[];
  readonly fee: string | number;
}

/**
 * The countries and fees of each method, from the settings. Methods that the site does not accept are left
 * out.
 */
async function readTerms(db: Db | Tx): Promise<Readonly<Partial<Record<ExternalMethod, Terms>>>> {
  const { payment_methods: text, accepted_methods: accepted } = await readSettings(db, [
    'payment_methods',
    'accepted_methods',
  ]);
  const all = JSON.parse(text) as Partial<Record<ExternalMethod, Terms>>; // The operator writes the setting in this shape.
  return Object.fromEntries(Object.entries(all).filter(([method]) => accepts(accepted, method)));
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

const isOpenIn = ({ countries }: Terms, country: number | undefined): boolean =>
  countries === '*' || (country !== undefined && countries.includes(country));

/** All payment methods, and whether they are open in a region. */
export async function listMethods(
  { db, payments }: AppContext,
  region: { readonly countryId?: number | undefined; readonly userId?: string | undefined },
): Promise<readonly MethodState[]> {
  const terms = await readTerms(db);
  const country = region.countryId ?? (await homeCountry(db, region.userId));
  const stateOf = (code: ExternalMethod): MethodState => {
    const own = terms[code];
    const feeRatio = String(own?.fee ?? 0);
    if (!payments) return { code, closedBecause: 'notImplemented', feeRatio };
    const isOpen = own !== undefined && isOpenIn(own, country);
    return { code, closedBecause: isOpen ? null : 'paymentMethodNotOpen', feeRatio };
  };
  return [{ code: 'balance', closedBecause: null, feeRatio: '0' }, ...EXTERNAL.map(stateOf)];
}
