import type { SellerGoodsListParams } from '@openmall/sdk';

export const sorts = ['best', 'new', 'hot', 'priceUp', 'priceDown'] as const;
export type Sort = (typeof sorts)[number];
export type View = 'grid' | 'list';

/** What a list of goods shows, as its URL says it. Nothing of it lives anywhere else. */
export interface ListState {
  readonly categoryId: string | undefined;
  readonly minPrice: string | undefined;
  readonly maxPrice: string | undefined;
  readonly minRating: number | undefined;
  readonly inStock: boolean;
  readonly discount: boolean;
  readonly sort: Sort;
  readonly view: View;
  readonly page: number;
}

const PAGE_SIZE = 20;

const PRICE = /^\d{1,9}(\.\d{1,2})?$/;
const priceOf = (text: string | null) => (text !== null && PRICE.test(text) ? text : undefined);
const oneOf = <T extends string>(all: readonly T[], text: string | null, fallback: T): T =>
  all.find((one) => one === text) ?? fallback;

/** Reads the query; what it does not understand counts as absent. */
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
    sort: oneOf(sorts, query.get('sort'), 'best'),
    view: oneOf(['grid', 'list'], query.get('view'), 'grid'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

export type ListChange = Partial<ListState>;

const usual: Readonly<Record<string, unknown>> = { sort: 'best', view: 'grid', page: 1 };

/** What need not be written, because it is so without. */
const isUsual = (name: string, value: unknown): boolean =>
  value === undefined || value === false || value === usual[name];

/** The query after a change. Whatever changes, one starts again on the first page, unless page or shape is the change. */
export function writeListState(query: URLSearchParams, change: ListChange): URLSearchParams {
  const next = new URLSearchParams(query);
  if (!('page' in change) && !('view' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (isUsual(name, value)) next.delete(name);
    else next.set(name, value === true ? '1' : String(value));
  }
  return next;
}

const sortFlags: Readonly<Record<Sort, Pick<SellerGoodsListParams, 'isNew' | 'isHot' | 'isPrice'>>> = {
  best: {},
  new: { isNew: '2' },
  hot: { isHot: '2' },
  priceUp: { isPrice: '1' },
  priceDown: { isPrice: '2' },
};

/** The same as the fields of the calls that list and search goods. */
export const listParams = (state: ListState): SellerGoodsListParams => ({
  pageNum: state.page,
  pageSize: PAGE_SIZE,
  ...(state.categoryId && { categoryId: state.categoryId }),
  ...(state.minPrice && { minPrice: Number(state.minPrice) }),
  ...(state.maxPrice && { maxPrice: Number(state.maxPrice) }),
  ...(state.minRating && { minRating: state.minRating }),
  ...(state.inStock && { inStock: '1' }),
  ...(state.discount && { discount: '1' }),
  ...sortFlags[state.sort],
});

/** What the filters of a list are when none is in force. */
export const noFilters: ListChange = {
  categoryId: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  minRating: undefined,
  inStock: false,
  discount: false,
};
