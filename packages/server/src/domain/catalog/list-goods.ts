import { type RawBuilder, sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Clock } from '../../db/clock.ts';
import { LIST_END, type Page, type PageRequest } from '../paging.ts';
import {
  filterCondition,
  type GoodsFilter,
  type GoodsSort,
  isUnfiltered,
  orderOf,
  type ResolvedFilter,
  resolveFilter,
} from './goods-filter.ts';
import type { Goods, Viewer } from './goods.ts';
import { countTo, cutPage, type GoodsSelection, loadGoodsPage } from './load-goods.ts';
import { goodsByCurrentPrice } from './current-price.ts';
import { limitValue } from '../read-page.ts';
import {
  areFew,
  countOfValues,
  fewGoods,
  fewWithValues,
  goodsOfValues,
  hasOneOf,
} from './search/attribute-filter.ts';
import { hasValueOrder, isInOpenStore, selectInValueOrder } from './search/sorted-values.ts';

export interface GoodsQuery {
  readonly viewer: Viewer;
  readonly page: PageRequest;
  readonly filter: GoodsFilter;
  readonly sort?: GoodsSort | undefined;
}

export interface Selected {
  readonly condition: RawBuilder<boolean>;
  readonly sort: GoodsSort | undefined;
  readonly page: PageRequest;
  /** The stores that the condition allows, if it names several. */
  readonly storeIds?: readonly string[] | undefined;
  /** The rows of `goods` to select from; all by default. */
  readonly from?: RawBuilder<unknown> | undefined;
}

/**
 * The `goods` to order for a page. An index has those of one store in the default order, but not those of several: the
 * first of each store are read off it and merged.
 */
function goodsToOrder(clock: Clock, selected: Selected): RawBuilder<unknown> {
  const { condition, sort, page, storeIds, from = sql`goods` } = selected;
  if (storeIds === undefined || sort) return sql`${from} where ${condition}`;
  const limit = limitValue(page)(countTo(page));
  const stores = [...new Set(storeIds)].map((id) => sql`(cast(${id} as text))`);
  return sql`(values ${sql.join(stores)}) as chosen (store)
    cross join lateral (select * from goods where goods.store_id = chosen.store and ${condition}
      order by ${orderOf(clock, sort)} limit ${limit}) as goods`;
}

function selectPage(clock: Clock, selected: Selected): RawBuilder<unknown> {
  const { condition, sort, page, from } = selected;
  if (sort?.by !== 'price') {
    const order = orderOf(clock, sort);
    return sql`select goods.id, row_number() over (order by ${order}) as position, cast(null as timestamptz) as at
      from ${goodsToOrder(clock, selected)} order by ${order} ${cutPage(page)}`;
  }
  const direction = sql.raw(sort.direction);
  const count = countTo(page);
  const order = sql`price_now ${direction}, id ${direction}`;
  return sql`select id, row_number() over (order by ${order}) as position, cast(null as timestamptz) as at
    from ${goodsByCurrentPrice(clock, condition, { from, direction, count })} as priced order by ${order} ${cutPage(page)}`;
}

/** Counts rows up to the end of a list. */
const countOf = (listed: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select count(*) as total from (select from ${listed} limit ${sql.lit(LIST_END)}) as capped`;

/** Selects goods by a condition, in an order that an index provides. */
export function selectWhere(clock: Clock, selected: Selected): GoodsSelection {
  const { condition } = selected;
  return {
    page: selectPage(clock, selected),
    total: countOf(sql`goods where ${condition}`),
  };
}

const selectFiltered = (
  { clock }: AppContext,
  { page, filter, sort }: GoodsQuery,
  resolved: ResolvedFilter,
): GoodsSelection => {
  const condition = filterCondition(clock, filter, resolved);
  return selectWhere(clock, { condition, sort, page, storeIds: filter.storeIds });
};

/** An index of `goods_value` has the goods of a value in the default order. */
function selectOrdered(listed: RawBuilder<unknown>, page: PageRequest): RawBuilder<unknown> {
  const order = sql`listed.weight_1 desc, listed.weight_2 desc, listed.created_at desc, listed.goods_id desc`;
  return sql`select listed.goods_id as id, row_number() over (order by ${order}) as position,
    cast(null as timestamptz) as at from ${listed} order by ${order} ${cutPage(page)}`;
}

/**
 * Selects goods that have one of some values of an attribute, or of some pairs of two. Where no index has their order, few are looked up and sorted.
 * Of many, which may be a hundred thousand in a large mall, the first are found by a walk through all goods in that order.
 */
export function selectByValues(ctx: AppContext, query: GoodsQuery, resolved: ResolvedFilter): GoodsSelection {
  const { clock } = ctx;
  const { page, filter, sort } = query;
  const { keys: valueIds = [] } = resolved;
  const { valueIds: _, ...others } = filter;
  const isAlone = others.storeId === undefined && isUnfiltered(others);
  if (isAlone && hasValueOrder(sort)) return selectInValueOrder(ctx, { valueIds, sort, page });
  const condition = filterCondition(clock, others, resolved);
  const listed = sql`${goodsOfValues(valueIds)} join goods on goods.id = listed.goods_id where ${condition}`;
  const total = isAlone ? countOfValues(valueIds, isInOpenStore, LIST_END) : countOf(listed);
  if (valueIds.length === 1 && !sort) return { page: selectOrdered(listed, page), total };
  const few = { condition: sql<boolean>`${areFew} and ${condition}`, sort, page, from: fewGoods };
  const isOfMany = sql<boolean>`not ${areFew} and ${condition} and ${hasOneOf(valueIds)}`;
  return {
    prelude: fewWithValues(valueIds),
    page: sql`(${selectPage(clock, few)}) union all (${selectPage(clock, { condition: isOfMany, sort, page })})`,
    total,
  };
}

/**
 * One page of the goods on sale.
 * @throws {DomainError} `storeNotFound` or `categoryNotFound`.
 */
export async function listGoods(ctx: AppContext, query: GoodsQuery): Promise<Page<Goods>> {
  const { viewer, page, filter } = query;
  const resolved = await resolveFilter(ctx, filter);
  const select = resolved.keys ? selectByValues : selectFiltered;
  const selection = select(ctx, query, resolved);
  return loadGoodsPage(ctx, viewer, page, { ...selection, list: JSON.stringify(filter) });
}
