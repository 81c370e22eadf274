import { sql } from 'kysely';
import type { InvariantRow } from '../../ledger/invariant-row.ts';

/** Invariants of lines whose pieces are asked back, of the clock, and of what providers report. */
export const CLOCK_INVARIANTS: readonly InvariantRow[] = [
  [
    'I49',
    'No more pieces of a line are refunded and asked back than were ordered, each at its price, and a return is the sum of its lines',
    sql`select line.order_id from order_line as line
        left join (select return_case.order_id, return_line.sku_id, sum(return_line.quantity) as pieces from return_case
          join return_line on return_line.return_id = return_case.id where state not in (4, 7) group by 1, 2) as coming using (order_id, sku_id)
        left join (select refund.order_id, refund_line.sku_id, sum(refund_line.quantity) as pieces from refund
          join refund_line on refund_line.refund_id = refund.id where state = 1 group by 1, 2) as asked using (order_id, sku_id)
        where line.refunded + coalesce(coming.pieces, 0) + coalesce(asked.pieces, 0) > line.quantity
      union all
      select goods.id from return_case as goods left join return_line as part on part.return_id = goods.id
        left join order_line as line on (line.order_id, line.sku_id) = (goods.order_id, part.sku_id)
        group by goods.id
        having goods.total is distinct from sum(part.goods + part.freight + part.tax + part.fee - part.coupon)
          or count(line.sku_id) <> count(*) or bool_or(part.goods <> line.paid_price * part.quantity)`,
  ],
  [
    'I50',
    'The clock has taken no step of a return, and cancelled no order, before the date that the buyer was shown',
    sql`select id from return_case where by_default and (stepped_at >= due_at) is not true
      union all
      select id from orders where last_step = 'expired' and changed_at < pay_deadline`,
  ],
  [
    'I51',
    'An event of a provider was booked only for the exact sum and currency that it was asked for',
    sql`select event_id from gateway_event left join payment on payment.id = reference left join recharge on recharge.id = reference
        where coalesce(payment.total, recharge.amount) is distinct from gateway_event.amount
          or (currency is not null and currency is distinct from case when payment.id is null then recharge.coin else 'USD' end)`,
  ],
];
