import { type RawBuilder, sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Clock } from '../../db/clock.ts';
import { LIST_END, type Page, type PageRequest } from '../paging.ts';
import {
  filterCondition,
  type GoodsFilter,
  type GoodsSort,
  orderOf,
  type ResolvedFilter,
  resolveFilter,
} from './goods-filter.ts';
import type { Goods, Viewer } from './goods.ts';
import { cutPage, type GoodsSelection, loadGoodsPage } from './load-goods.ts';
import { goodsByCurrentPrice } from './current-price.ts';
import { ownVariantHasValues } from './search/attribute-filter.ts';
import { limitValue } from '../read-page.ts';
import { goodsKept, idsIfMany, keptMatches } from './search/kept-matches.ts';

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
}

/** The goods up to the end of a page. */
const countTo = (page: PageRequest): number => Math.min(page.number * page.size, LIST_END);

/**
 * The `goods` to order for a page. An index has those of one store in the default order, but not those of several: the
 * first of each store are read off it and merged.
 */
function goodsToOrder(clock: Clock, { condition, sort, page, storeIds }: Selected): RawBuilder<unknown> {
  if (storeIds === undefined || sort) return sql`goods where ${condition}`;
  const limit = limitValue(page)(countTo(page));
  const stores = [...new Set(storeIds)].map((id) => sql`(cast(${id} as text))`);
  return sql`(values ${sql.join(stores)}) as chosen (store)
    cross join lateral (select * from goods where goods.store_id = chosen.store and ${condition}
      order by ${orderOf(clock, sort)} limit ${limit}) as goods`;
}

function selectPage(clock: Clock, selected: Selected): RawBuilder<unknown> {
  const { condition, sort, page } = selected;
  if (sort?.by !== 'price') {
    const order = orderOf(clock, sort);
    return sql`select goods.id, row_number() over (order by ${order}) as position, cast(null as timestamptz) as at
      from ${goodsToOrder(clock, selected)} order by ${order} ${cutPage(page)}`;
  }
  const direction = sql.raw(sort.direction);
  const count = countTo(page);
  const order = sql`price_now ${direction}, id ${direction}`;
  return sql`select id, row_number() over (order by ${order}) as position, cast(null as timestamptz) as at
    from ${goodsByCurrentPrice(clock, condition, { direction, count })} as priced order by ${order} ${cutPage(page)}`;
}

/** Selects goods by a condition, in an order that an index provides. */
export function selectWhere(clock: Clock, selected: Selected): GoodsSelection {
  const { condition } = selected;
  return {
    page: selectPage(clock, selected),
    total: sql`select count(*) as total from (select from goods where ${condition} limit ${sql.lit(LIST_END)}) as capped`,
  };
}

/** Goods of a long list that are kept, best first. Pages behind them are selected anew. */
const MAX_KEPT = 1_000;

/**
 * Selects goods with chosen attribute values. In a large mall, tens of thousands of variants have a common value, and all
 * of them have to be looked at, so the first goods of a long list are kept. Those that no longer belong to it are left out.
 */
function selectByValues(
  { db, clock }: AppContext,
  { filter, sort, page }: Omit<GoodsQuery, 'viewer'>,
  resolved: ResolvedFilter,
): GoodsSelection {
  const { valueIds = [], ...others } = filter;
  const condition = filterCondition(clock, filter, resolved);
  const selection = selectWhere(clock, { condition, sort, page });
  const start = (page.number - 1) * page.size;
  // A price that changes would be out of order.
  if (sort?.by === 'price' || start + page.size > MAX_KEPT) return selection;
  const kept = keptMatches(db, 'list', filter, sort);
  if (kept.ids) {
    const isListed = sql<boolean>`${filterCondition(clock, others, resolved)} and ${ownVariantHasValues(valueIds)}`;
    const shown = kept.ids.slice(start, start + page.size);
    const found = sql`select id, rank as position, cast(null as timestamptz) as at from ${goodsKept(shown, isListed)}`;
    return { ...selection, page: found };
  }
  const first = selectPage(clock, { condition, sort, page: { number: 1, size: MAX_KEPT } });
  const ids = idsIfMany({ from: sql`found`, order: sql`position`, limit: MAX_KEPT });
  return {
    ...selection,
    prelude: sql`found as materialized (${first})`,
    page: sql`select * from found order by position ${cutPage(page)}`,
    more: sql`, case when page.position = ${start + 1} then ${ids} end as ids`,
    keep: kept.keep,
  };
}

/**
 * One page of the goods on sale.
 * @throws {DomainError} `storeNotFound` or `categoryNotFound`.
 */
export async function listGoods(
  ctx: AppContext,
  { viewer, page, filter, sort }: GoodsQuery,
): Promise<Page<Goods>> {
  const resolved = await resolveFilter(ctx, filter);
  const selection = filter.valueIds
    ? selectByValues(ctx, { filter, sort, page }, resolved)
    : selectWhere(ctx.clock, {
        condition: filterCondition(ctx.clock, filter, resolved),
        sort,
        page,
        storeIds: filter.storeIds,
      });
  return loadGoodsPage(ctx, viewer, page, { ...selection, list: JSON.stringify(filter) });
}
