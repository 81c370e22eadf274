import type { SellerGoodsFacetsParams, SellerGoodsListParams } from '@openmall/sdk';
import { parseValues } from './filters/chosen-values.ts';

export const sorts = ['best', 'new', 'hot', 'rating', 'priceUp', 'priceDown'] as const;
export type Sort = (typeof sorts)[number];
export type View = 'grid' | 'list';

/** The state of a list of goods. It lives only in the URL. */
export interface ListState {
  readonly categoryId: string | undefined;
  readonly minPrice: string | undefined;
  readonly maxPrice: string | undefined;
  readonly minRating: number | undefined;
  readonly inStock: boolean;
  readonly discount: boolean;
  /** Ids of values of attributes, separated by commas. */
  readonly values: string | undefined;
  /** Ids of stores, separated by commas. */
  readonly stores: string | undefined;
  readonly sort: Sort;
  readonly view: View;
  readonly page: number;
}

const PAGE_SIZE = 20;

const PRICE = /^\d{1,9}(\.\d{1,2})?$/;
const priceOf = (text: string | null) => (text !== null && PRICE.test(text) ? text : undefined);
const parseOption = <T extends string>(options: readonly T[], text: string | null, fallback: T): T =>
  options.find((option) => option === text) ?? fallback;

/** Parses the query; invalid values count as absent. */
export function readListState(query: URLSearchParams): ListState {
  const rating = Number(query.get('minRating'));
  const page = Number(query.get('page'));
  return {
    categoryId: query.get('categoryId') ?? undefined,
    minPrice: priceOf(query.get('minPrice')),
    maxPrice: priceOf(query.get('maxPrice')),
    minRating: rating >= 1 && rating <= 5 ? rating : undefined,
    inStock: query.get('inStock') === '1',
    discount: query.get('discount') === '1',
    values: parseValues(query.get('values')),
    stores: parseValues(query.get('stores')),
    sort: parseOption(sorts, query.get('sort'), 'best'),
    view: parseOption(['grid', 'list'], query.get('view'), 'grid'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

export type ListChange = Partial<ListState>;

const defaults: Readonly<Record<string, unknown>> = { sort: 'best', view: 'grid', page: 1 };

/** Default values are not written to the URL. */
const isDefault = (name: string, value: unknown): boolean =>
  value === undefined || value === false || value === defaults[name];

/** The query after a change. Every change returns to the first page, except a change of page or view. */
export function writeListState(query: URLSearchParams, change: ListChange): URLSearchParams {
  const next = new URLSearchParams(query);
  if (!('page' in change) && !('view' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (isDefault(name, value)) next.delete(name);
    else next.set(name, value === true ? '1' : String(value));
  }
  return next;
}

const sortFlags: Readonly<
  Record<Sort, Pick<SellerGoodsListParams, 'isNew' | 'isHot' | 'isPrice' | 'isRating'>>
> = {
  best: {},
  new: { isNew: '2' },
  hot: { isHot: '2' },
  rating: { isRating: '2' },
  priceUp: { isPrice: '1' },
  priceDown: { isPrice: '2' },
};

/** The filters of the state, as params of the calls that list, search and count goods. */
export const filterParams = (state: ListState): SellerGoodsFacetsParams => ({
  ...(state.categoryId && { categoryId: state.categoryId }),
  ...(state.minPrice && { minPrice: Number(state.minPrice) }),
  ...(state.maxPrice && { maxPrice: Number(state.maxPrice) }),
  ...(state.minRating && { minRating: state.minRating }),
  ...(state.inStock && { inStock: '1' }),
  ...(state.discount && { discount: '1' }),
  ...(state.values && { attrValueIds: state.values }),
  ...(state.stores && { sellerIds: state.stores }),
});

/** Converts the state to the params of the calls that list and search goods. */
export const listParams = (state: ListState): SellerGoodsListParams => ({
  pageNum: state.page,
  pageSize: PAGE_SIZE,
  ...filterParams(state),
  ...sortFlags[state.sort],
});

/** The change that clears all filters. */
export const noFilters: ListChange = {
  categoryId: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  minRating: undefined,
  inStock: false,
  discount: false,
  values: undefined,
  stores: undefined,
};
