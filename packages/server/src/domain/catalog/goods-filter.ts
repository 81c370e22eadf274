import { compare } from '@openmall/sdk/money';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../db/clock.ts';
import { DomainError } from '../domain-error.ts';
import { currentPrice, runningDiscounts } from './current-price.ts';
import type { AppContext } from '../../context.ts';
import { hasValues, keysOf, valuesByAttribute } from './search/attribute-filter.ts';

export type Direction = 'asc' | 'desc';

/** Filters of a list of goods. */
export interface GoodsFilter {
  readonly storeId?: string | undefined;
  /** A category of either level. */
  readonly categoryId?: string | undefined;
  readonly isDiscounted?: boolean | undefined;
  readonly isRecommended?: boolean | undefined;
  readonly isInStock?: boolean | undefined;
  /** Bounds of the discounted price, in dollars. */
  readonly minPrice?: string | undefined;
  readonly maxPrice?: string | undefined;
  readonly minRating?: string | undefined;
  /** Goods of one of these stores; unknown ones have none. */
  readonly storeIds?: readonly string[] | undefined;
  /** Attribute values. A variant must have one of the values of each attribute. */
  readonly valueIds?: readonly string[] | undefined;
}

export interface GoodsSort {
  readonly by: 'price' | 'new' | 'hot' | 'recommended' | 'rating';
  readonly direction: Direction;
}

const SORT_COLUMNS = {
  new: 'shelved_at',
  hot: 'sold',
  recommended: 'recommended_at',
} as const;

/** The order of a list without a sort, by the columns of `goods`: recommended goods first, then the newest. */
const DEFAULT_ORDER = sql`goods.weight_1 desc, goods.weight_2 desc, goods.created_at desc, goods.id desc`;

/** The order of a list. */
export function orderOf(clock: Clock, sort: GoodsSort | undefined): RawBuilder<unknown> {
  if (!sort) return DEFAULT_ORDER;
  const direction = sql.raw(sort.direction);
  // Among equal ratings, more reviews rank higher.
  if (sort.by === 'rating')
    return sql`goods.rating ${direction}, goods.reviews ${direction}, goods.id ${direction}`;
  const column = sort.by === 'price' ? currentPrice(clock) : sql.ref(`goods.${SORT_COLUMNS[sort.by]}`);
  return sort.direction === 'asc' ? sql`${column}, goods.id` : sql`${column} desc, goods.id desc`;
}

export const closedStores = sql`(select closed.id from store as closed where not closed.is_open)`;

/** Goods that can be bought: listed, not deleted, in an open store. */
export const isOnSale = sql<boolean>`goods.is_on_shelf and not goods.is_deleted
  and goods.store_id not in ${closedStores}`;

/** Whether a filter lets all goods on sale through, but for those of other stores. */
export const isUnfiltered = ({ storeId: _, ...filter }: GoodsFilter): boolean =>
  Object.values(filter).every((value) => value === undefined || value === false);

/** PostgreSQL can't build an empty range. */
const isEmptyRange = ({ minPrice, maxPrice }: GoodsFilter): boolean =>
  minPrice !== undefined && maxPrice !== undefined && compare(minPrice, maxPrice) > 0;

/** The highest price before discount that the deepest current discount can reduce to `maxPrice`. */
const maxUndiscountedPrice = (maxPrice: string, deepest: string) =>
  sql`(cast(${sql.lit(maxPrice)} as numeric) + 0.01) / (1 - cast(${sql.lit(deepest)} as numeric))`;

/**
 * Bounds of the price before discount come first. They are literals: PostgreSQL must know how many goods they select, or
 * it reads and sorts all of them instead of the first in the order of the list. Few goods have a discount to compute.
 */
const costsBetween = (clock: Clock, { minPrice = '0', maxPrice }: GoodsFilter, deepest: string) => sql`
  goods.price >= cast(${sql.lit(minPrice)} as numeric)
  ${maxPrice === undefined ? sql`` : sql`and goods.price <= ${maxUndiscountedPrice(maxPrice, deepest)}`}
  and case when goods.id in (select goods_id ${runningDiscounts(clock)})
    then numrange(cast(${minPrice} as numeric), cast(${maxPrice ?? null} as numeric), '[]') @> ${currentPrice(clock)}
    else ${maxPrice === undefined ? sql`true` : sql`goods.price <= cast(${sql.lit(maxPrice)} as numeric)`} end`;

/** A value for each store: of an array PostgreSQL does not know how many it holds, and would plan the statement at each call. */
const ofStores = ({ storeIds }: GoodsFilter): readonly RawBuilder<unknown>[] =>
  storeIds === undefined ? [] : [sql`goods.store_id in (${sql.join(storeIds)})`];

export type Level = 'first' | 'second';

/** The only store of a list. */
export interface FilteredStore {
  readonly id: string;
  /** Whether reading the names of all its goods is faster than finding the matches of the whole mall. */
  readonly isSmall: boolean;
}

/** What a filter needs to know of the database. */
export interface ResolvedFilter {
  /** The level of its category. */
  readonly level: Level | undefined;
  /** Its store. */
  readonly store?: FilteredStore | undefined;
  /** The deepest current discount of any goods, for a filter by price. */
  readonly deepest: string;
  /** Its values or pairs of values in `goods_value`, if they are there. */
  readonly keys?: readonly string[] | undefined;
}

/** The SQL condition of a filter. */
export function filterCondition(
  clock: Clock,
  filter: GoodsFilter,
  { level, deepest, keys }: ResolvedFilter,
): RawBuilder<boolean> {
  const { storeId, categoryId, minPrice, maxPrice, minRating } = filter;
  const column = level === 'second' ? sql`goods.secondary_category_id` : sql`goods.category_id`;
  const conditions: RawBuilder<unknown>[] = [isOnSale, ...ofStores(filter)];
  if (storeId !== undefined) conditions.push(sql`goods.store_id = ${storeId}`);
  if (categoryId !== undefined) conditions.push(sql`${column} = ${categoryId}`);
  if (filter.isRecommended) conditions.push(sql`goods.is_recommended`);
  if (filter.isDiscounted) conditions.push(sql`goods.id in (select goods_id ${runningDiscounts(clock)})`);
  if (filter.isInStock)
    conditions.push(
      sql`exists (select from sku where goods_id = goods.id and not is_hidden and stock_on_hand > 0)`,
    );
  if (minPrice !== undefined || maxPrice !== undefined)
    conditions.push(isEmptyRange(filter) ? sql`false` : costsBetween(clock, filter, deepest));
  if (minRating !== undefined)
    conditions.push(sql`goods.reviews > 0 and goods.rating >= cast(${minRating} as numeric)`);
  if (filter.valueIds !== undefined) conditions.push(hasValues(filter.valueIds, keys));
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** To read the names of so many goods takes as long as to find the matches of a common word among a million. */
const FEW_GOODS = 2_000;

interface FoundFilter {
  readonly level: Level | null;
  readonly hasStore: boolean;
  readonly isSmallStore: boolean;
  readonly deepest: string | null;
  readonly values: readonly (readonly string[])[];
}

/** Throws if a filter names a store or a category that does not exist. */
function assertFound({ storeId, categoryId }: GoodsFilter, { hasStore, level }: FoundFilter): void {
  if (storeId !== undefined && !hasStore) throw new DomainError('storeNotFound');
  if (categoryId !== undefined && !level) throw new DomainError('categoryNotFound');
}

const NOTHING_FOUND: FoundFilter = {
  level: null,
  hasStore: false,
  isSmallStore: false,
  deepest: null,
  values: [],
};

/** Whether a filter needs nothing from the database before its goods are selected. */
const isPlain = ({ storeId, categoryId, maxPrice, valueIds = [] }: GoodsFilter): boolean =>
  [storeId, categoryId, maxPrice].every((value) => value === undefined) && valueIds.length < 2;

/**
 * Reads what a filter needs to know.
 * @throws {DomainError} `storeNotFound` or `categoryNotFound`.
 */
export async function resolveFilter({ db, clock }: AppContext, filter: GoodsFilter): Promise<ResolvedFilter> {
  const { storeId = null, categoryId = null, maxPrice, valueIds = [] } = filter;
  if (isPlain(filter)) return { level: undefined, deepest: '0', keys: keysOf([valueIds]) };
  const deepest = maxPrice === undefined ? sql`'0'` : sql`(select max(ratio) ${runningDiscounts(clock)})`;
  const values = valueIds.length === 0 ? sql`cast('[]' as json)` : valuesByAttribute(valueIds);
  const { rows } = await sql<FoundFilter>`
    select (select case when parent_id is null then 'first' else 'second' end from category
        where id = ${categoryId}) as level,
      exists (select from store where id = ${storeId} and is_open) as "hasStore",
      not exists (select from goods where store_id = ${storeId} and is_on_shelf and not is_deleted
        offset ${sql.lit(FEW_GOODS)}) as "isSmallStore",
      ${deepest} as deepest, ${values} as values`.execute(db);
  const [found = NOTHING_FOUND] = rows;
  assertFound(filter, found);
  const store = storeId === null ? undefined : { id: storeId, isSmall: found.isSmallStore };
  const { level: foundLevel, deepest: ratio, values: grouped } = found;
  return { level: foundLevel ?? undefined, store, deepest: ratio ?? '0', keys: keysOf(grouped) };
}
