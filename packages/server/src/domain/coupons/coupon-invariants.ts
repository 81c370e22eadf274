import { sql } from 'kysely';
import type { InvariantRow } from '../ledger/invariant-row.ts';

const GOODS = sql`(orders.items - orders.discount)`;

/** Invariants of coupons. */
export const COUPON_INVARIANTS: readonly InvariantRow[] = [
  [
    'I28',
    'An order uses a coupon of its store or of the mall, which bears it, for goods of at least its minimum and at its terms',
    sql`select orders.id from orders join coupon on coupon.id = orders.coupon_id
      where (coupon.store_id is not null and coupon.store_id <> orders.store_id)
        or orders.coupon_payer is distinct from case when coupon.store_id is null then 'mall' else 'store' end
        or ${GOODS} < coupon.min_goods
        or orders.coupon_discount <> coalesce(coupon.amount,
          least(trunc(${GOODS} * coupon.percent / 100, 2), coalesce(coupon.max_discount, 'Infinity')))
        or orders.created_at < coupon.starts_at or orders.created_at >= coupon.ends_at`,
  ],
  [
    'I29',
    'No coupon is used more often than it may be, in all and by one buyer',
    sql`select coupon.id from coupon join orders on orders.coupon_id = coupon.id and orders.status <> -1
        group by coupon.id having count(*) > coupon.total_limit
      union all
      select coupon.id from coupon join orders on orders.coupon_id = coupon.id and orders.status <> -1
        group by coupon.id, orders.buyer_id having count(*) > coupon.user_limit`,
  ],
  [
    'I30',
    'The mall pays a store exactly what its coupons took off the received goods, and nothing else comes from or goes to promotion',
    sql`select orders.id from orders
        left join journal on journal.ref_kind = 'order' and journal.ref_id = orders.id
        left join transfer on transfer.journal_id = journal.id and transfer.from_account = 'promotion::USDT'
        group by orders.id having coalesce(sum(transfer.amount), 0) <>
          case when orders.coupon_payer = 'mall' and orders.status in (4, 5) and orders.released_at is not null then orders.coupon_discount
            - coalesce((select sum(coupon) from refund where order_id = orders.id and refund.state = 2
              and (refund.return_id is null or refund.agreed is null)), 0) else 0 end
      union all
      select journal.ref_id from journal join transfer on transfer.journal_id = journal.id
        where transfer.to_account = 'promotion::USDT'
          or (transfer.from_account = 'promotion::USDT' and journal.ref_kind <> 'order')`,
  ],
];
