import { sql } from 'kysely';
import type { InvariantRow } from '../../ledger/invariant-row.ts';

/** Invariants of returns and of held money. */
export const RETURN_INVARIANTS: readonly InvariantRow[] = [
  [
    'I37',
    'The money of a received order is held until its time to return is over, and while a return of it is open',
    sql`select id from orders where (status in (4, 5) and return_deadline is null)
        or (released_at is not null and status not in (4, 5)) or released_at < return_deadline
        or (released_at is not null and exists (select from return_case where order_id = orders.id and state not in (4, 7)))
      union all
      select orders.id from orders join journal on journal.ref_kind = 'order' and journal.ref_id = orders.id
        where journal.outcome = 'released' and orders.released_at is null`,
  ],
  [
    'I38',
    'A return that was approved has one refund of exactly its pieces and figures, and no other has one',
    sql`select goods.id from return_case as goods left join refund on refund.return_id = goods.id
        group by goods.id
        having (goods.state = 4) <> (count(refund.id) = 1)
          or bool_or(refund.order_id <> goods.order_id or refund.state <> 2 or refund.total <> goods.total)
      union all
      select refund.return_id from refund join return_line as line on line.return_id = refund.return_id
        left join refund_line as paid on (paid.refund_id, paid.sku_id) = (refund.id, line.sku_id)
        where (paid.quantity, paid.goods, paid.coupon, paid.freight, paid.tax, paid.fee)
          is distinct from (line.quantity, line.goods, line.coupon, line.freight, line.tax, line.fee)`,
  ],
  [
    'I39',
    'A return is of a shipped order, and freight and fee stay only where the goods are in order',
    sql`select goods.id from return_case as goods join orders on orders.id = goods.order_id
        where orders.shipped_at is null or orders.status in (-1, 0, 1, 2)
          or (not goods.is_missing and orders.status not in (4, 5))
          or goods.keeps_costs <> (goods.reason in (2, 8, 9))
      union all
      select refund.id from refund left join return_case as goods on goods.id = refund.return_id
        where refund.keeps_costs <> coalesce(goods.keeps_costs, false)`,
  ],
];
