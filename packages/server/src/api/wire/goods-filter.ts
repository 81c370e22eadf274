import type { GoodsSort as SortFlag } from '@openmall/sdk';
import type { GoodsFilter, GoodsSort } from '../../domain/catalog/goods-filter.ts';

interface SortFields {
  readonly isPrice?: SortFlag;
  readonly isNew?: SortFlag;
  readonly isHot?: SortFlag;
  readonly isRec?: SortFlag;
  readonly isRating?: SortFlag;
}

const DIRECTIONS = { '0': undefined, '1': 'asc', '2': 'desc' } as const;

/** Returns the first sort order that is set. Recommendations of a store sort only within that store. */
export function parseGoodsSort(fields: SortFields, storeId?: string): GoodsSort | undefined {
  const flags = [
    ['price', fields.isPrice],
    ['new', fields.isNew],
    ['hot', fields.isHot],
    ['rating', fields.isRating],
    ['recommended', storeId === undefined ? '0' : fields.isRec],
  ] as const;
  for (const [by, flag = '0'] of flags) {
    const direction = DIRECTIONS[flag];
    if (direction) return { by, direction };
  }
  return undefined;
}

type FilterFields = SortFields & {
  readonly sellerId?: string;
  readonly categoryId?: string;
  readonly recTime?: number;
  readonly discount?: string;
  readonly minPrice?: number;
  readonly maxPrice?: number;
  readonly inStock?: string;
  readonly minRating?: number;
  readonly sellerIds?: string;
  readonly attrValueIds?: string;
};

const textOf = (number: number | undefined): string | undefined =>
  number === undefined ? undefined : String(number);

/** In one order, so that a list has the same total and facets however its ids are ordered. */
const idsOf = (list: string | undefined): readonly string[] | undefined =>
  list === undefined ? undefined : [...new Set(list.split(','))].toSorted();

export function parseGoodsFilter(fields: FilterFields): GoodsFilter {
  const { sellerId, categoryId = '0', isRec = '0', recTime = 0 } = fields;
  return {
    storeId: sellerId,
    categoryId: categoryId === '0' ? undefined : categoryId,
    isRecommended: recTime > 0 || (sellerId !== undefined && isRec !== '0'),
    isDiscounted: fields.discount === '1',
    isInStock: fields.inStock === '1',
    minPrice: textOf(fields.minPrice),
    maxPrice: textOf(fields.maxPrice),
    minRating: textOf(fields.minRating),
    storeIds: idsOf(fields.sellerIds),
    valueIds: idsOf(fields.attrValueIds),
  };
}
