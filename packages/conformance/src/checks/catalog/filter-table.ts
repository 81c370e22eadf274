/** The filters whose effect can be seen in the rows, with the field that shows it. */
import type { OperationId } from '@openmall/sdk';
import type { CheckContext } from '../../runner/check-context.ts';
import type { Caller } from '../../target/exchange.ts';
import { findCommonWord, findReviewedGoods } from './sample-goods.ts';

export type Row = Readonly<Record<string, unknown>>;
export type Value = string | number;

export interface Listed {
  readonly caller?: Caller | undefined;
  readonly input: object;
}

export interface Filter {
  readonly at: OperationId;
  readonly parameter: string;
  /** The values of a row that the filter compares; empty if the backend does not show them. */
  readonly has: (row: Row) => readonly unknown[];
  readonly holds: (has: unknown, value: Value) => boolean;
  /** The values to filter by, chosen from the unfiltered rows. */
  readonly values: (rows: readonly Row[]) => readonly Value[];
  /** The call that is filtered. */
  readonly base: (context: CheckContext) => Promise<Listed>;
  /** The list without the filter, if the filter is required. */
  readonly whole?: OperationId;
}

type Rule = Pick<Filter, 'has' | 'holds' | 'values'>;

const equals = (has: unknown, value: Value): boolean => String(has) === String(value);
const present = (values: readonly unknown[]): readonly unknown[] =>
  values.filter((value) => value !== undefined && value !== null);

/** Matches a value in one of these fields. */
const carries = (...fields: readonly string[]): Rule => {
  const has: Filter['has'] = (row) => present(fields.map((field) => row[field]));
  // One value per field that some rows have and others do not.
  const values: Filter['values'] = (rows) =>
    fields.flatMap((field) => {
      const distinct = [...new Set(rows.map((row) => row[field]))].filter((item) => typeof item === 'string');
      const apart = distinct.find((item) => rows.some((row) => !has(row).includes(item)));
      return apart === undefined ? [] : [apart];
    });
  return { has, holds: equals, values };
};

/** Matches one of a few values. Each is tried, even if no row has it. */
const isOneOf = (values: readonly Value[], has: Filter['has']): Rule => ({
  has: (row) => present(has(row)),
  holds: equals,
  values: () => values,
});

/** Compares a number. The bound is the value at a share of the sorted rows. */
const isBound = (
  has: (row: Row) => unknown,
  share: number,
  holds: (has: number, at: number) => boolean,
): Rule => ({
  has: (row) => present([has(row)]),
  holds: (value, at) => holds(Number(value), Number(at)),
  values: (rows) => {
    const sorted = rows
      .map((row) => Number(has(row)))
      .filter(Number.isFinite)
      .sort((a, b) => a - b);
    const at = sorted[Math.floor(sorted.length * share)];
    return at === undefined || sorted[0] === sorted.at(-1) ? [] : [at];
  },
});

const priceNow = ({ discountPrice, sellingPrice }: Row): unknown => discountPrice ?? sellingPrice;
const atLeast = (has: number, at: number): boolean => has >= at;
const atMost = (has: number, at: number): boolean => has <= at;
const isReduced = isOneOf(['1'], ({ discountPrice }) => [discountPrice === null ? 'null' : '1']);
const kindOfReview = isOneOf([1, 2, 3], ({ evaluationType }) => [evaluationType]);
const hasPictures = isOneOf([-2], (row) => [
  Object.keys(row).some((name) => name.startsWith('imgUrl') && row[name]) ? -2 : 'no pictures',
]);
const isAvailable = isOneOf(['1'], ({ stock }) => [stock === undefined ? stock : Number(Number(stock) > 0)]);
const stands = isOneOf([0, 1, 2], ({ state }) => [state]);
const hasDirection = isOneOf(['in', 'out'], ({ direction }) => [direction]);

const everything = (): Promise<Listed> => Promise.resolve({ input: {} });
const byWord = async (context: CheckContext): Promise<Listed> => ({
  input: { keyword: await findCommonWord(context) },
});
const ofReviews = async (context: CheckContext): Promise<Listed> => ({
  input: { sellerGoodsId: await findReviewedGoods(context) },
});
const asFirst = async ({ setup }: CheckContext): Promise<Listed> => ({
  caller: await setup.accounts.first(),
  input: {},
});
/** The list of the buyer for whom another operation was prepared. */
const ofOwnerOf =
  (id: OperationId) =>
  async ({ prepared }: CheckContext): Promise<Listed> => ({
    caller: (await prepared.shared(id)).caller,
    input: {},
  });

/** Filters of the specification. */
export const filters: readonly Filter[] = [
  { at: 'sellerGoodsList', parameter: 'sellerId', ...carries('sellerId'), base: everything },
  {
    at: 'sellerGoodsList',
    parameter: 'categoryId',
    ...carries('categoryId', 'secondaryCategoryId'),
    base: everything,
  },
  { at: 'sellerGoodsList', parameter: 'discount', ...isReduced, base: everything },
  { at: 'sellerGoodsSearch', parameter: 'discount', ...isReduced, base: byWord },
  {
    at: 'sellerGoodsSearchSellerGoods',
    parameter: 'sellerId',
    ...carries('sellerId'),
    base: byWord,
    whole: 'sellerGoodsSearch',
  },
  { at: 'evaluationList', parameter: 'evaluationType', ...kindOfReview, base: ofReviews },
  { at: 'evaluationList', parameter: 'evaluationType', ...hasPictures, base: ofReviews },
  { at: 'walletLogs', parameter: 'direction', ...hasDirection, base: asFirst },
];

/** Filters that only this contract has. A backend may ignore them. */
export const extensionFilters: readonly Filter[] = [
  { at: 'rechargeBlockchainList', parameter: 'state', ...stands, base: ofOwnerOf('rechargeBlockchainGet') },
  { at: 'withdrawList', parameter: 'state', ...stands, base: ofOwnerOf('withdrawGet') },
  {
    at: 'sellerGoodsSearch',
    parameter: 'categoryId',
    ...carries('categoryId', 'secondaryCategoryId'),
    base: byWord,
  },
  ...(['sellerGoodsList', 'sellerGoodsSearch'] as const).flatMap((at): readonly Filter[] => {
    const base = at === 'sellerGoodsList' ? everything : byWord;
    return [
      { at, parameter: 'minPrice', ...isBound(priceNow, 0.5, atLeast), base },
      { at, parameter: 'maxPrice', ...isBound(priceNow, 0.5, atMost), base },
      { at, parameter: 'minRating', ...isBound(({ rating }) => rating, 0.9, atLeast), base },
      { at, parameter: 'inStock', ...isAvailable, base },
    ];
  }),
];
