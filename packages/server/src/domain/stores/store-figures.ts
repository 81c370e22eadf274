import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { LOW_STOCK } from '../catalog/store-goods.ts';
import { type DayFigure, readSalesByDay } from '../sales-by-day.ts';
import { readDeliveryTerms } from '../shipping/goods-delivery.ts';

interface Counts {
  readonly toConfirm: number;
  readonly toShip: number;
  readonly lateToShip: number;
  readonly refunds: number;
  readonly returns: number;
  readonly buyersWaiting: number;
  readonly reviews: number;
  readonly lowStock: number;
  readonly available: string;
  readonly held: string;
}

export type StoreFigures = Counts & {
  readonly days: readonly DayFigure[];
  readonly before: readonly DayFigure[];
};

/** The work that waits for a store, its money, and its sales by day. */
export async function readStoreFigures(ctx: AppContext, storeId: string): Promise<StoreFigures> {
  const { db, clock } = ctx;
  const { days: terms } = await readDeliveryTerms(db);
  const [, maxDays] = terms.dispatch;
  const { rows } = await sql<Counts>`select
    (count(*) filter (where status = 1))::int as "toConfirm",
    (count(*) filter (where status in (1, 2)))::int as "toShip",
    (count(*) filter (where status in (1, 2) and paid_at + ${maxDays}::int * interval '1 day' < ${clock.now()}))::int as "lateToShip",
    (count(*) filter (where status = 6 and refund_status = 1))::int as refunds,
    (select count(*)::int from return_case join orders as returned on returned.id = return_case.order_id
      where returned.store_id = ${storeId} and return_case.state in (1, 3)) as returns,
    (select count(distinct user_id)::int from chat_message
      where store_id = ${storeId} and is_from_user and not is_read) as "buyersWaiting",
    (select count(*)::int from review where store_id = ${storeId} and not is_default and reply = '') as reviews,
    (select count(*)::int from sku join goods on goods.id = sku.goods_id where goods.store_id = ${storeId}
      and goods.is_on_shelf and not goods.is_deleted and not sku.is_hidden and sku.stock_on_hand <= ${LOW_STOCK}) as "lowStock",
    coalesce((select balance from account where id = 'merchant:' || ${storeId}::text || ':USDT'), 0)::text as available,
    coalesce(sum(items - discount - case when coupon_payer = 'store' then coupon_discount else 0 end
      - coalesce((select sum(coalesce(agreed, goods - case when coupon_payer = 'store' then coupon else 0 end))
        from refund where order_id = orders.id and state = 2), 0))
      filter (where status between 1 and 6 and released_at is null), 0)::text as held
    from orders where store_id = ${storeId}`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('The database returned no figures');
  return { ...counts, ...(await readSalesByDay(ctx, storeId)) };
}
