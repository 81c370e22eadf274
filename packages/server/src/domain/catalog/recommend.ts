import { type RawBuilder, sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Page, PageRequest } from '../paging.ts';
import { filterCondition, resolveFilter, type GoodsSort, isOnSale } from './goods-filter.ts';
import type { Goods, Viewer } from './goods.ts';
import { selectWhere } from './list-goods.ts';
import { loadGoodsPage, loadListedGoods } from './load-goods.ts';

export type Selection = 'new' | 'recommended' | 'bestSelling';

interface Selected {
  readonly condition: RawBuilder<boolean>;
  readonly sort: GoodsSort | undefined;
}

const SELECTIONS: Readonly<Record<Selection, Selected>> = {
  new: { condition: isOnSale, sort: { by: 'new', direction: 'desc' } },
  recommended: { condition: sql<boolean>`${isOnSale} and goods.is_recommended`, sort: undefined },
  bestSelling: { condition: isOnSale, sort: { by: 'hot', direction: 'desc' } },
};

/** One page of the goods that the home page recommends. */
export function recommendGoods(
  ctx: AppContext,
  viewer: Viewer,
  selection: Selection,
  page: PageRequest,
): Promise<Page<Goods>> {
  const selected = selectWhere(ctx.clock, { ...SELECTIONS[selection], page });
  return loadGoodsPage(ctx, viewer, page, { ...selected, list: selection });
}

const MAX_OF_STORE = 10;
const MAX_VIEWED = 12;

/** The goods that a store recommends, last recommended first. */
export async function recommendedByStore(
  ctx: AppContext,
  viewer: Viewer,
  storeId: string,
): Promise<readonly Goods[]> {
  const filter = { storeId, isRecommended: true };
  const resolved = await resolveFilter(ctx, filter);
  const page = { number: 1, size: MAX_OF_STORE };
  const condition = filterCondition(ctx.clock, filter, resolved);
  const { rows } = await loadListedGoods(ctx, viewer, {
    ...selectWhere(ctx.clock, { condition, sort: { by: 'recommended', direction: 'desc' }, page }),
    total: sql`select 0 as total`,
  });
  return rows.map(({ goods }) => goods);
}

/** The goods in a buyer's browsing history that are on sale, last viewed first. */
export async function listLastViewed(
  ctx: AppContext,
  viewer: Viewer,
  userId: string,
): Promise<readonly Goods[]> {
  const order = sql`history.viewed_at desc, history.goods_id`;
  const { rows } = await loadListedGoods(ctx, viewer, {
    page: sql`select goods.id, row_number() over (order by ${order}) as position, history.viewed_at as at
      from browse_history as history join goods on goods.id = history.goods_id
      where history.user_id = ${userId} and ${isOnSale} order by ${order} limit ${sql.lit(MAX_VIEWED)}`,
    total: sql`select 0 as total`,
  });
  return rows.map(({ goods }) => goods);
}
