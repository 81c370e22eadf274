import { type RawBuilder, sql } from 'kysely';
import type { Mall } from '../../context.ts';
import type { Page, PageRequest } from '../paging.ts';
import { conditionOf, findPlaces, type GoodsFilter, type GoodsSort, orderOf } from './goods-filter.ts';
import type { Goods, Viewer } from './goods.ts';
import { cutPage, type GoodsSelection, LIST_END, loadGoodsPage } from './load-goods.ts';

export type GoodsQuery = {
  readonly viewer: Viewer;
  readonly page: PageRequest;
  readonly filter: GoodsFilter;
  readonly sort?: GoodsSort | undefined;
};

/** Goods that meet a condition, in an order that the database can read off an index. */
export function selectWhere(
  condition: RawBuilder<boolean>,
  order: RawBuilder<unknown>,
  page: PageRequest,
): GoodsSelection {
  return {
    page: sql`select goods.id, row_number() over (order by ${order}) as position, cast(null as timestamptz) as at
      from goods where ${condition} order by ${order} ${cutPage(page)}`,
    total: sql`select count(*) as total from (select from goods where ${condition} limit ${LIST_END}) as capped`,
  };
}

/** One page of the goods on sale. */
export async function listGoods(
  mall: Mall,
  { viewer, page, filter, sort }: GoodsQuery,
): Promise<Page<Goods>> {
  const { level } = await findPlaces(mall, filter);
  const condition = conditionOf(mall.clock, filter, level);
  return loadGoodsPage(mall, viewer, page, selectWhere(condition, orderOf(sort), page));
}
