import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { currentPrice } from '../catalog/current-price.ts';
import { isOnSale } from '../catalog/goods-filter.ts';

const NOTICE_KINDS = { priceFell: 1, backInStock: 2 } as const;

/**
 * Compares favourites with their goods, and leaves a notice where the price fell below the lowest one that the buyer was
 * told, or where sold-out goods are back. A price that rises and falls again to the same is no news. Of all buyers, or of
 * one. Processes that compare at once leave one notice.
 */
export async function noticeChanges({ db, clock }: AppContext, userId?: string): Promise<void> {
  const ofUser = userId === undefined ? sql`` : sql`and favourite.user_id = ${userId}`;
  await sql`
    with current as (
      select favourite.user_id, favourite.goods_id, favourite.noticed_price, favourite.was_sold_out,
        ${currentPrice(clock)} as price,
        not exists (select from sku where sku.goods_id = goods.id and not is_hidden and stock_on_hand > 0) as is_sold_out
      from favourite join goods on goods.id = favourite.goods_id where ${isOnSale} ${ofUser}),
    changed as (
      select *, not is_sold_out and price < noticed_price as fell, was_sold_out and not is_sold_out as is_back
      from current
      where noticed_price is null or was_sold_out <> is_sold_out or (not is_sold_out and price < noticed_price)),
    updated as (
      update favourite set was_sold_out = changed.is_sold_out,
        noticed_price = case when changed.fell then changed.price else coalesce(changed.noticed_price, changed.price) end
      from changed
      where favourite.user_id = changed.user_id and favourite.goods_id = changed.goods_id
        and favourite.was_sold_out = changed.was_sold_out
        and favourite.noticed_price is not distinct from changed.noticed_price
      returning changed.*),
    noticed as (
      select user_id, goods_id, ${NOTICE_KINDS.priceFell}::smallint as kind, noticed_price as old_price, price as new_price
      from updated where fell
      union all
      select user_id, goods_id, ${NOTICE_KINDS.backInStock}::smallint, null, null from updated where is_back)
    insert into favourite_notice (id, user_id, goods_id, kind, old_price, new_price, created_at)
    select 'fn_' || replace(cast(gen_random_uuid() as text), '-', ''), noticed.*, ${clock.now()} from noticed
    on conflict (user_id, goods_id, kind) do update
      set id = excluded.id, old_price = excluded.old_price, new_price = excluded.new_price,
        created_at = excluded.created_at, is_read = false`.execute(db);
}
