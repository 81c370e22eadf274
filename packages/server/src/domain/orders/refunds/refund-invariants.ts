import { sql } from 'kysely';
import type { InvariantRow } from '../../ledger/invariant-row.ts';

/** What was booked for each refund. The last one of an order settles it. */
const PAID = sql`(
  select refund.id, refund.order_id, refund.is_whole, refund.state, coalesce(refund.agreed, refund.total) as total,
    count(transfer.line) as transfers,
    coalesce(sum(transfer.amount) filter (where source.kind = 'escrow' and target.kind = 'wallet' and target.owner_id = orders.buyer_id), 0) as amount
  from refund join orders on orders.id = refund.order_id
  left join journal on journal.ref_kind = 'order' and journal.ref_id = refund.order_id and journal.outcome = 'refunded'
    and journal.slot = case when refund.is_whole then 'settle' else 'refund:' || refund.id end and refund.state = 2
  left join transfer on transfer.journal_id = journal.id
  left join account as source on source.id = transfer.from_account
  left join suspense_item as item on (item.journal_id, item.line) = (transfer.journal_id, transfer.line)
  left join account as target on target.id = coalesce(item.account_id, transfer.to_account)
  group by refund.id, orders.buyer_id
)`;

/** Invariants of refunds. */
export const REFUND_INVARIANTS: readonly InvariantRow[] = [
  [
    'I32',
    'The figures of a refund are the sums of its lines, and each of its lines is one of its order',
    sql`select refund.id from refund left join refund_line as line on line.refund_id = refund.id
        left join order_line using (order_id, sku_id)
        group by refund.id
        having (refund.goods, refund.coupon, refund.freight, refund.tax, refund.fee) is distinct from
            (sum(line.goods), sum(line.coupon), sum(line.freight), sum(line.tax), sum(line.fee))
          or refund.total <> refund.goods + refund.freight + refund.tax + refund.fee - refund.coupon
          or count(order_line.sku_id) <> count(*)
          or bool_or(line.goods <> order_line.paid_price * line.quantity)`,
  ],
  [
    'I33',
    'An approved refund paid the buyer of its order exactly its total out of escrow, once; no other paid anything',
    sql`select id from ${PAID} as paid where amount <> case state when 2 then total else 0 end
        or (not is_whole and transfers > 1)
      union all
      select journal.ref_id from journal where slot like 'refund:%'
        and not exists (select from refund where 'refund:' || refund.id = journal.slot and refund.order_id = journal.ref_id and state = 2)`,
  ],
  [
    'I34',
    'Granted refunds take off a line at most what it has, and all of it exactly when none of its pieces is left',
    sql`select line.order_id from order_line as line
        left join (select refund.order_id, refund.keeps_costs, refund_line.* from refund_line join refund on refund.id = refund_id where refund.state = 2) as part
          using (order_id, sku_id)
        group by line.order_id, line.sku_id
        having line.refunded <> coalesce(sum(part.quantity), 0)
          or coalesce(sum(part.freight), 0) > line.freight or coalesce(sum(part.tax), 0) > line.tax
          or (line.refunded = line.quantity and (sum(part.tax) is distinct from line.tax
            or (not bool_or(part.keeps_costs) and sum(part.freight) is distinct from line.freight)))
      union all
      select orders.id from orders left join refund on refund.order_id = orders.id and refund.state = 2
        group by orders.id
        having coalesce(sum(refund.fee), 0) > orders.fee or coalesce(sum(refund.coupon), 0) > orders.coupon_discount
          or (orders.refunded_pieces = orders.pieces and (sum(refund.coupon) is distinct from orders.coupon_discount
            or (not bool_or(refund.keeps_costs) and sum(refund.fee) is distinct from orders.fee)))`,
  ],
  [
    'I35',
    'An order knows its refunds: what they paid back, for how many pieces, and where the last one stands',
    sql`select orders.id from orders left join refund on refund.order_id = orders.id
        group by orders.id
        having orders.refunded_total <> coalesce(sum(coalesce(refund.agreed, refund.total)) filter (where refund.state = 2), 0)
          or orders.refunded_pieces <> (select sum(refunded) from order_line where order_id = orders.id)
          or (orders.refund_status = 1) <> (count(*) filter (where refund.state = 1) = 1)
          or orders.refund_status <> coalesce((array_agg(refund.state order by refund.requested_at desc, refund.id desc))[1], 0)
          or (orders.refunded_pieces = orders.pieces and orders.status not in (4, 5)) <> (orders.status = 6 and orders.refund_status = 2)
          or bool_or(refund.is_whole and refund.state = 2) <> (orders.refunded_pieces = orders.pieces and orders.status = 6)`,
  ],
  [
    'I36',
    'Each order has the dates on which it goes on by itself, and the clock has done nothing before them',
    sql`select id from orders where (status in (1, 2) and ship_deadline is null)
          or (status = 3 and last_step = 'delivered' and receipt_deadline is null)
          or (exists (select from order_log where order_id = orders.id and step = 'receivedByDefault')
            and (received_at >= receipt_deadline) is not true)
      union all
      select refund.id from refund join orders on orders.id = order_id
        where by_default and (decided_at >= deadline or (is_whole and decided_at >= ship_deadline)) is not true`,
  ],
];
