import { type RawBuilder, sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Clock } from '../../db/clock.ts';
import { LIST_END, type Page, type PageRequest } from '../paging.ts';
import { filterCondition, resolveFilter, type GoodsFilter, type GoodsSort, orderOf } from './goods-filter.ts';
import type { Goods, Viewer } from './goods.ts';
import { cutPage, type GoodsSelection, loadGoodsPage } from './load-goods.ts';
import { goodsByCurrentPrice } from './current-price.ts';

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
}

function selectPage(clock: Clock, { condition, sort, page }: Selected): RawBuilder<unknown> {
  if (sort?.by !== 'price') {
    const order = orderOf(clock, sort);
    return sql`select goods.id, row_number() over (order by ${order}) as position, cast(null as timestamptz) as at
      from goods where ${condition} order by ${order} ${cutPage(page)}`;
  }
  const direction = sql.raw(sort.direction);
  const count = Math.min(page.number * page.size, LIST_END);
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

/**
 * One page of the goods on sale.
 * @throws {DomainError} `storeNotFound` or `categoryNotFound`.
 */
export async function listGoods(
  ctx: AppContext,
  { viewer, page, filter, sort }: GoodsQuery,
): Promise<Page<Goods>> {
  const condition = filterCondition(ctx.clock, filter, await resolveFilter(ctx, filter));
  const selection = selectWhere(ctx.clock, { condition, sort, page });
  return loadGoodsPage(ctx, viewer, page, { ...selection, list: JSON.stringify(filter) });
}
