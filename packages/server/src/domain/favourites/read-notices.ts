import { type RawBuilder, sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { isOnSale } from '../catalog/goods-filter.ts';
import type { Goods } from '../catalog/goods.ts';
import { cutPage, loadListedGoods } from '../catalog/load-goods.ts';
import { type Page, type PageRequest, pageOf } from '../paging.ts';
import { noticeChanges } from './notice-changes.ts';

interface NoticeRow {
  readonly id: string;
  readonly goodsId: string;
  readonly kind: 1 | 2;
  readonly isRead: boolean;
  readonly createdAt: Date;
  /** Prices in dollars; null for goods back in stock. */
  readonly oldPrice: string | null;
  readonly newPrice: string | null;
}
/** A change of a favourite, with the goods as they are now. */
export interface Notice extends NoticeRow {
  readonly goods: Goods;
}

const noticesOf = (userId: string): RawBuilder<unknown> => sql`from favourite_notice as notice
  join goods on goods.id = notice.goods_id where notice.user_id = ${userId} and ${isOnSale}`;

interface NoticeQuery {
  readonly lang: string;
  readonly userId: string;
  readonly page: PageRequest;
}

/** One page of the notices of a buyer, newest first. Compares the favourites with their goods before. */
export async function listNotices(
  ctx: AppContext,
  { lang, userId, page }: NoticeQuery,
): Promise<Page<Notice>> {
  await noticeChanges(ctx, userId);
  const { rows } = await sql<NoticeRow & { total: number }>`
    select (select count(*) ${noticesOf(userId)}) as total, notice.id, notice.goods_id as "goodsId", notice.kind,
      notice.is_read as "isRead", notice.created_at as "createdAt", notice.old_price as "oldPrice",
      notice.new_price as "newPrice"
    ${noticesOf(userId)} order by notice.created_at desc, notice.id ${cutPage(page)}`.execute(ctx.db);
  const ids = [...new Set(rows.map(({ goodsId }) => goodsId))];
  const { rows: listed } = await loadListedGoods(
    ctx,
    { lang, userId },
    {
      page: sql`select id, 1 as position, cast(null as timestamptz) as at from goods where id = any (cast(${ids} as text[]))`,
      total: sql`select 0 as total`,
    },
  );
  const goodsById = new Map(listed.map(({ goods }) => [goods.id, goods]));
  const notices = rows.flatMap(({ total: _total, ...row }) => {
    const goods = goodsById.get(row.goodsId);
    return goods ? [{ ...row, goods }] : [];
  });
  return pageOf(notices, rows[0]?.total ?? (await countNotices(ctx, userId)), page);
}

async function countNotices({ db }: AppContext, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${noticesOf(userId)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Counts the notices that a buyer has not read. Compares the favourites with their goods before. */
export async function countUnreadNotices(ctx: AppContext, userId: string): Promise<number> {
  await noticeChanges(ctx, userId);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count ${noticesOf(userId)} and not notice.is_read`.execute(ctx.db);
  return rows[0]?.count ?? 0;
}

export async function markNoticesRead({ db }: AppContext, userId: string): Promise<void> {
  await db.updateTable('favourite_notice').set({ is_read: true }).where('user_id', '=', userId).execute();
}
