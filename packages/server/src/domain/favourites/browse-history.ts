import { sql } from 'kysely';
import type { Goods } from '../catalog/goods.ts';
import { cutPage, loadListedGoods } from '../catalog/load-goods.ts';
import type { AppContext } from '../../context.ts';
import { LIST_END, type Page, type PageRequest, pageOf } from '../paging.ts';

export interface ViewedGoods {
  readonly goods: Goods;
  readonly viewedAt: Date;
}

const seenBy = (
  userId: string,
) => sql`from browse_history as history join goods on goods.id = history.goods_id
  where history.user_id = ${userId} and not goods.is_deleted`;

/** One page of the goods that a buyer viewed, last viewed first, without duplicates. */
export async function listBrowseHistory(
  ctx: AppContext,
  lang: string,
  userId: string,
  page: PageRequest,
): Promise<Page<ViewedGoods>> {
  const order = sql`history.viewed_at desc, history.goods_id`;
  const { total, rows } = await loadListedGoods(
    ctx,
    { lang, userId },
    {
      page: sql`select goods.id, row_number() over (order by ${order}) as position, history.viewed_at as at
      ${seenBy(userId)} order by ${order} ${cutPage(page)}`,
      total: sql`select count(*) as total from (select ${seenBy(userId)} limit ${sql.lit(LIST_END)}) as capped`,
    },
  );
  const seen = rows.flatMap(({ goods, at }) => (at ? [{ goods, viewedAt: at }] : []));
  return pageOf(seen, total, page);
}

/** Removes goods from a buyer's browsing history, or clears it. */
export async function clearBrowseHistory(
  { db }: AppContext,
  userId: string,
  goodsId: string | undefined,
): Promise<void> {
  await db
    .deleteFrom('browse_history')
    .where('user_id', '=', userId)
    .$if(goodsId !== undefined, (query) => query.where('goods_id', '=', goodsId ?? ''))
    .execute();
}
