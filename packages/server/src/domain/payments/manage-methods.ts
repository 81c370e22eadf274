import { createHash } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { DomainError } from '../domain-error.ts';
import { changeSetting } from '../settings/change-setting.ts';
import { readSettings } from '../settings/settings.ts';
import { type ExternalMethod, parseTerms, type Terms } from './methods.ts';
import type { Product, ProductType } from './third-party.ts';

const CODES = ['payment_methods', 'third_party_products'] as const;
type Texts = Readonly<Record<(typeof CODES)[number], string>>;

const readTexts = (db: Db): Promise<Texts> => readSettings(db, CODES);

/** Changes with each change of the methods or products. */
const revisionOf = ({ payment_methods: methods, third_party_products: products }: Texts): string =>
  createHash('sha256').update(`${methods}\n${products}`).digest('hex').slice(0, 16);

export interface FlatProduct {
  readonly productType: ProductType;
  readonly bankCode: string;
  readonly minimum: number;
  readonly maximum: number;
  readonly currency: string;
}

const STANDARD_CURRENCY = 'USD';

const flat = (products: readonly Product[]): readonly FlatProduct[] =>
  products.flatMap(({ productType, range }) =>
    range.map(({ bank_code: bankCode, min_amount: minimum, max_amount: maximum, currency }) => ({
      productType,
      bankCode,
      minimum,
      maximum,
      currency: currency ?? STANDARD_CURRENCY,
    })),
  );

/** One entry a product type, as the setting has it. */
const grouped = (products: readonly FlatProduct[]): readonly Product[] =>
  [...Map.groupBy(products, ({ productType }) => productType)].map(([productType, rows]) => ({
    productType,
    range: rows.map(({ bankCode, minimum, maximum, currency }) => ({
      bank_code: bankCode,
      min_amount: minimum,
      max_amount: maximum,
      currency,
    })),
  }));

const parseProducts = (text: string): readonly Product[] => JSON.parse(text) as readonly Product[]; // The operator writes the setting in this shape.

/** The methods with their terms, in the order of buyers, and the products of third parties. */
export async function readMethods({ db }: AppContext) {
  const texts = await readTexts(db);
  return {
    revision: revisionOf(texts),
    terms: parseTerms(texts.payment_methods),
    products: flat(parseProducts(texts.third_party_products)),
  };
}

/** @throws {DomainError} `changedMeanwhile`. */
async function readUnchanged({ db }: AppContext, revision: string): Promise<Texts> {
  const texts = await readTexts(db);
  if (revisionOf(texts) !== revision) throw new DomainError('changedMeanwhile');
  return texts;
}

export interface Change {
  /** The revision that the caller has read. */
  readonly revision: string;
  readonly reason: string;
}

/**
 * Opens or closes a method, and sets its terms and place.
 * @throws {DomainError} `changedMeanwhile`.
 */
export async function saveMethod(
  ctx: AppContext,
  code: ExternalMethod,
  draft: Required<Terms>,
  { revision, reason }: Change,
): Promise<void> {
  const { payment_methods: text } = await readUnchanged(ctx, revision);
  const changed = { ...parseTerms(text), [code]: draft };
  await changeSetting(ctx, 'payment_methods', JSON.stringify(changed), { expected: text, reason });
}

/**
 * Adds a product of a third party, replaces the one of its type and code, or removes it.
 * @throws {DomainError} `changedMeanwhile`, `depositOutsideLimits`, or `recordNotFound` for one that is not there.
 */
export async function saveProduct(
  ctx: AppContext,
  draft: FlatProduct & { readonly isOpen: boolean },
  { revision, reason }: Change,
): Promise<void> {
  const { third_party_products: text } = await readUnchanged(ctx, revision);
  const { isOpen, ...product } = draft;
  if (product.minimum > product.maximum) throw new DomainError('depositOutsideLimits');
  const all = flat(parseProducts(text));
  const isThis = (one: FlatProduct) =>
    one.productType === product.productType && one.bankCode === product.bankCode;
  const at = all.findIndex(isThis);
  if (at < 0 && !isOpen) throw new DomainError('recordNotFound');
  const changed =
    at < 0
      ? [...all, product]
      : all.flatMap((one, index) => (index === at ? (isOpen ? [product] : []) : [one]));
  await changeSetting(ctx, 'third_party_products', JSON.stringify(grouped(changed)), {
    expected: text,
    reason,
  });
}
