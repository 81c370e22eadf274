import { compare } from '@openmall/sdk/money';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../db/clock.ts';
import { DomainError } from '../domain-error.ts';
import { currentPrice, runningDiscounts } from './current-price.ts';
import type { AppContext } from '../../context.ts';
import { hasValues } from './search/attribute-filter.ts';

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

/** The order of a list. Without a sort: recommended goods first, then the newest. */
export function orderOf(clock: Clock, sort: GoodsSort | undefined): RawBuilder<unknown> {
  if (!sort) return sql`goods.weight_1 desc, goods.weight_2 desc, goods.created_at desc, goods.id desc`;
  const direction = sql.raw(sort.direction);
  // Among equal ratings, more reviews rank higher.
  if (sort.by === 'rating')
    return sql`goods.rating ${direction}, goods.reviews ${direction}, goods.id ${direction}`;
  const column = sort.by === 'price' ? currentPrice(clock) : sql.ref(`goods.${SORT_COLUMNS[sort.by]}`);
  return sort.direction === 'asc' ? sql`${column}, goods.id` : sql`${column} desc, goods.id desc`;
}

/** Goods that can be bought: listed, not deleted, in an open store. */
export const isOnSale = sql<boolean>`goods.is_on_shelf and not goods.is_deleted
  and goods.store_id not in (select closed.id from store as closed where not closed.is_open)`;

/** The highest price before discount that the deepest current discount can reduce to `maxPrice`. */
const maxUndiscountedPrice = (clock: Clock, maxPrice: string) => sql`(cast(${maxPrice} as numeric) + 0.01) /
  (1 - coalesce((select max(ratio) ${runningDiscounts(clock)}), 0))`;

/** PostgreSQL can't build an empty range. */
const isEmptyRange = ({ minPrice, maxPrice }: GoodsFilter): boolean =>
  minPrice !== undefined && maxPrice !== undefined && compare(minPrice, maxPrice) > 0;

/**
 * Bounds on indexed columns come first. The discounted price is then compared with a range, so that it is
 * computed once per row.
 */
const costsBetween = (clock: Clock, { minPrice, maxPrice }: GoodsFilter) => sql`
  goods.price >= cast(${minPrice ?? '0'} as numeric)
  ${maxPrice === undefined ? sql`` : sql`and goods.price <= ${maxUndiscountedPrice(clock, maxPrice)}`}
  and numrange(cast(${minPrice ?? null} as numeric), cast(${maxPrice ?? null} as numeric), '[]') @> ${currentPrice(clock)}`;

export type Level = 'first' | 'second';

/** The SQL condition of a filter. `level` is the level of its category. */
export function filterCondition(
  clock: Clock,
  filter: GoodsFilter,
  level: Level | undefined,
): RawBuilder<boolean> {
  const { storeId, categoryId, minPrice, maxPrice, minRating } = filter;
  const column = level === 'second' ? sql`goods.secondary_category_id` : sql`goods.category_id`;
  const conditions: RawBuilder<unknown>[] = [isOnSale];
  if (storeId !== undefined) conditions.push(sql`goods.store_id = ${storeId}`);
  if (categoryId !== undefined) conditions.push(sql`${column} = ${categoryId}`);
  if (filter.isRecommended) conditions.push(sql`goods.is_recommended`);
  if (filter.isDiscounted) conditions.push(sql`goods.id in (select goods_id ${runningDiscounts(clock)})`);
  if (filter.isInStock)
    conditions.push(
      sql`exists (select from sku where goods_id = goods.id and not is_hidden and stock_on_hand > 0)`,
    );
  if (minPrice !== undefined || maxPrice !== undefined)
    conditions.push(isEmptyRange(filter) ? sql`false` : costsBetween(clock, filter));
  if (minRating !== undefined)
    conditions.push(sql`goods.reviews > 0 and goods.rating >= cast(${minRating} as numeric)`);
  if (filter.valueIds !== undefined) conditions.push(hasValues(filter.valueIds));
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/**
 * Returns the level of the filter's category.
 * @throws {DomainError} `storeNotFound` or `categoryNotFound`.
 */
export async function resolveFilter(
  { db }: AppContext,
  { storeId, categoryId }: GoodsFilter,
): Promise<{ readonly level: Level | undefined }> {
  if (storeId === undefined && categoryId === undefined) return { level: undefined };
  const { rows } = await sql<{ level: Level | null; hasStore: boolean }>`
    select (select case when parent_id is null then 'first' else 'second' end from category
        where id = ${categoryId ?? null}) as level,
      exists (select from store where id = ${storeId ?? null} and is_open) as "hasStore"`.execute(db);
  const level = rows[0]?.level ?? undefined;
  if (storeId !== undefined && !rows[0]?.hasStore) throw new DomainError('storeNotFound');
  if (categoryId !== undefined && !level) throw new DomainError('categoryNotFound');
  return { level };
}
