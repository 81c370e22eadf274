import { sql } from 'kysely';
import { currentPrice } from '../catalog/current-price.ts';
import type { Goods, Viewer } from '../catalog/goods.ts';
import { cutPage, loadGoodsPage } from '../catalog/load-goods.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import type { Page, PageRequest } from '../paging.ts';

export const MAX_FAVOURITES = 1_000;

/**
 * Adds goods to the buyer's favourites. Adding them again changes nothing.
 * @throws {DomainError} `goodsNotFound` or `favouriteLimit`.
 */
export async function addFavourite(
  { db, clock }: AppContext,
  userId: string,
  goodsId: string,
): Promise<void> {
  const { rows } = await sql<{ exists: boolean; isKept: boolean; count: number }>`
    select exists (select from goods where id = ${goodsId} and not is_deleted) as exists,
      exists (select from favourite where user_id = ${userId} and goods_id = ${goodsId}) as "isKept",
      (select count(*) from favourite where user_id = ${userId}) as count`.execute(db);
  const [standing] = rows;
  if (!standing?.exists) throw new DomainError('goodsNotFound');
  if (standing.isKept) return;
  if (standing.count >= MAX_FAVOURITES) throw new DomainError('favouriteLimit');
  // The price and the stock of now are what later changes are compared with.
  await sql`insert into favourite (user_id, goods_id, created_at, noticed_price, was_sold_out)
    select ${userId}, goods.id, ${clock.now()}, ${currentPrice(clock)},
      not exists (select from sku where sku.goods_id = goods.id and not is_hidden and stock_on_hand > 0)
    from goods where goods.id = ${goodsId} on conflict do nothing`.execute(db);
}

export async function removeFavourite({ db }: AppContext, userId: string, goodsId: string): Promise<void> {
  await db.deleteFrom('favourite').where('user_id', '=', userId).where('goods_id', '=', goodsId).execute();
}

/** Unlisted goods count, as the list shows them. Deleted ones do not. */
const favouritesOf = (userId: string) => sql`from favourite join goods on goods.id = favourite.goods_id
  where favourite.user_id = ${userId} and not goods.is_deleted`;

export async function countFavourites({ db }: AppContext, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${favouritesOf(userId)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** One page of a buyer's favourites, last added first. */
export function listFavourites(
  ctx: AppContext,
  lang: string,
  userId: string,
  page: PageRequest,
): Promise<Page<Goods>> {
  const viewer: Viewer = { lang, userId };
  const order = sql`favourite.created_at desc, favourite.goods_id`;
  return loadGoodsPage(ctx, viewer, page, {
    page: sql`select goods.id, row_number() over (order by ${order}) as position, favourite.created_at as at
      ${favouritesOf(userId)} order by ${order} ${cutPage(page)}`,
    total: sql`select count(*) as total ${favouritesOf(userId)}`,
  });
}
