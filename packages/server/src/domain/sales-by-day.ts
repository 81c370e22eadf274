import { sql } from 'kysely';
import type { AppContext } from '../context.ts';

/** Paid orders of one day in the mall's zone, without what was refunded before shipment. */
export interface DayFigure {
  readonly day: string;
  readonly orders: number;
  readonly sum: string;
}

const DAYS = 30;

/** The last 30 days and the 30 before, of one store or of the whole mall. Days without an order have zeros. */
export async function readSalesByDay(
  { db, clock }: AppContext,
  storeId?: string,
): Promise<{ readonly days: readonly DayFigure[]; readonly before: readonly DayFigure[] }> {
  const own = storeId === undefined ? sql`` : sql`and orders.store_id = ${storeId}`;
  const { rows } = await sql<DayFigure>`
    with today as (select cast(${clock.now()} at time zone 'Asia/Shanghai' as date) as day)
    select to_char(span.day, 'YYYY-MM-DD') as day, count(orders.id)::int as orders,
      coalesce(sum(orders.items - orders.discount - orders.coupon_discount
        - coalesce((select sum(goods - coupon) from refund where order_id = orders.id and state = 2), 0)), 0)::text as sum
    from today, generate_series(cast(today.day - ${2 * DAYS - 1}::int as timestamp), cast(today.day as timestamp),
      interval '1 day') as span (day)
    left join orders on orders.paid_at >= span.day at time zone 'Asia/Shanghai'
      and orders.paid_at < (span.day + interval '1 day') at time zone 'Asia/Shanghai'
      and orders.refunded_pieces < orders.pieces ${own}
    group by span.day order by span.day`.execute(db);
  return { days: rows.slice(-DAYS), before: rows.slice(0, DAYS) };
}
