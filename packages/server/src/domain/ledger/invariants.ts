import { sql, type RawBuilder } from 'kysely';
import type { InvariantRow } from './invariant-row.ts';
import type { Db } from '../../db/database.ts';
import { ACCOUNT_INVARIANTS } from './account-invariants.ts';
import { LOAN_INVARIANTS } from '../loans/loan-invariants.ts';
import { COUPON_INVARIANTS } from '../coupons/coupon-invariants.ts';
import { CLOCK_INVARIANTS } from '../orders/deadlines/clock-invariants.ts';
import { REFUND_INVARIANTS } from '../orders/refunds/refund-invariants.ts';
import { RETURN_INVARIANTS } from '../orders/returns/return-invariants.ts';
import { DEMO_INVARIANTS } from './demo-invariants.ts';
import { BROKEN_SEALS, FORGOTTEN_TRANSFERS } from './seal-transfers.ts';
import { SUSPENSE_INVARIANTS } from './suspense-invariants.ts';
import { WALLET_INVARIANTS } from './wallet-invariants.ts';
import { EARNING_INVARIANTS } from '../stores/earning-invariants.ts';

export interface Invariant {
  readonly name: string;
  readonly description: string;
  /** Selects the rows that break the invariant. */
  readonly broken: RawBuilder<Record<string, unknown>>;
}

const invariant = (...[name, description, broken]: InvariantRow): Invariant => ({
  name,
  description,
  broken,
});
const invariants = (...rows: readonly InvariantRow[]) => rows.map((row) => invariant(...row));

/** Both sides of each transfer, with the sign from the view of the account. */
const SIDES = sql`(
  select from_account as account_id, -amount as amount, from_seq as seq, from_after as after from transfer
  union all
  select to_account, amount, to_seq, to_after from transfer
)`;
const JOURNAL_SUMS = sql`(
  select journal.ref_kind, journal.ref_id, journal.slot, journal.outcome, count(transfer.line) as transfers, coalesce(sum(transfer.amount), 0) as amount
  from journal left join transfer on transfer.journal_id = journal.id group by journal.id
)`;
const ORDER_SUMS = sql`(select * from ${JOURNAL_SUMS} as sums where ref_kind = 'order')`;
const ORDER_TRANSFERS = sql`(
  select orders.*, journal.slot, journal.outcome, transfer.amount, source.kind as from_kind, source.owner_id as from_owner,
    target.kind as to_kind, target.owner_id as to_owner
  from journal
  join transfer on transfer.journal_id = journal.id
  join account as source on source.id = transfer.from_account
  left join suspense_item as item on (item.journal_id, item.line) = (transfer.journal_id, transfer.line)
  join account as target on target.id = coalesce(item.account_id, transfer.to_account)
  left join orders on orders.id = journal.ref_id
  where journal.ref_kind = 'order'
)`;

/** What approved refunds have taken off each order. A part that the mall gave the buyer only lowers the price of the goods. */
const REFUNDED = sql`(
  select order_id, sum(case when is_part then agreed else goods end) as goods,
    coalesce(sum(coupon) filter (where not is_part), 0) as coupon, coalesce(sum(freight) filter (where not is_part), 0) as freight,
    coalesce(sum(tax) filter (where not is_part), 0) as tax, coalesce(sum(fee) filter (where not is_part), 0) as fee
  from (select *, return_id is not null and agreed is not null as is_part from refund where state = 2) as approved group by order_id
)`;

/** Invariants of money, stock and orders. Each query selects the rows that break it. */
export const INVARIANTS: readonly Invariant[] = [
  invariant(
    'I01',
    'All sides of all transfers sum to zero, and each is between accounts of one currency',
    sql`select sum(side.amount) as sum from ${SIDES} as side having coalesce(sum(side.amount), 0) <> 0
      union all
      select transfer.amount from transfer join account as source on source.id = from_account
      join account as target on target.id = to_account where source.currency <> target.currency`,
  ),
  invariant(
    'I02',
    'The stored balance and movement number of an account are the sum and count of its transfers',
    sql`select account.id from account left join ${SIDES} as side on side.account_id = account.id
      where account.guarded group by account.id
      having account.balance <> coalesce(sum(side.amount), 0) or account.seq <> count(side.amount)`,
  ),
  invariant(
    'I03',
    'No guarded balance is below its floor, and every figure is a finite number',
    sql`select id from account where (guarded and not balance >= floor)
      or not (balance > '-Infinity' and balance < 'Infinity') or not (floor > '-Infinity' and floor < 'Infinity')
      union all select journal_id from transfer where not (amount > 0 and amount < 'Infinity')`,
  ),
  invariant(
    'I04',
    'The running balances of a guarded account form a chain without a gap',
    sql`select account_id, seq from (
        select side.account_id, side.seq, side.after, side.amount,
          row_number() over chain as expected_seq, sum(side.amount) over chain as expected_after
        from ${SIDES} as side join account on account.id = side.account_id where account.guarded
        window chain as (partition by side.account_id order by side.seq)
      ) as links where seq is distinct from expected_seq or after is distinct from expected_after`,
  ),
  invariant(
    'I05',
    'No journal is empty',
    sql`select ref_kind, ref_id, slot from ${JOURNAL_SUMS} as sums where transfers = 0`,
  ),
  invariant(
    'I06',
    'An order is paid exactly if it has one charge of exactly its total',
    sql`select orders.id from orders left join ${ORDER_SUMS} as charge on charge.ref_id = orders.id and charge.slot = 'charge'
      where (orders.status in (1, 2, 3, 4, 5, 6)) <> (charge.ref_id is not null)
        or (charge.ref_id is not null and (charge.amount <> orders.total or charge.outcome <> 'paid' or charge.transfers <> 1))
        or (orders.status in (1, 2, 3, 4, 5, 6)) <> (orders.paid_at is not null)`,
  ),
  invariant(
    'I07',
    'A received order whose time to return is over is released, one that ended by a refund is refunded, each of what no earlier refund took off',
    sql`select orders.id from orders left join ${ORDER_SUMS} as settled on settled.ref_id = orders.id and settled.slot = 'settle'
      left join (select ref_id, sum(amount) as amount from ${ORDER_SUMS} as sums where slot like 'refund:%' group by ref_id) as parts
        on parts.ref_id = orders.id
      left join ${REFUNDED} as taken on taken.order_id = orders.id
      where (orders.status in (4, 5) and orders.released_at is not null and orders.total - orders.refunded_total
          + case when orders.coupon_payer = 'mall' then orders.coupon_discount - coalesce(taken.coupon, 0) else 0 end > 0)
          <> (settled.outcome is not distinct from 'released')
        or (orders.status = 6 and orders.refund_status = 2) <> (settled.outcome is not distinct from 'refunded')
        or settled.amount <> orders.total - coalesce(parts.amount, 0) + case when orders.coupon_payer = 'mall' and settled.outcome = 'released'
          then orders.coupon_discount - coalesce(taken.coupon, 0) else 0 end`,
  ),
  invariant(
    'I08',
    'What lies in escrow is what is left of the orders that are charged and not settled, received ones included',
    sql`select held.amount, open.amount as expected from
      (select coalesce(sum(side.amount), 0) as amount from ${SIDES} as side join account on account.id = side.account_id where account.kind = 'escrow') as held,
      (select coalesce(sum(total - refunded_total), 0) as amount from orders where status in (1, 2, 3) or (status = 6 and refund_status = 1)
        or (status in (4, 5) and released_at is null)) as open
      where held.amount <> open.amount`,
  ),
  invariant(
    'I09',
    'Pieces on hand are the initial ones and the moves since, never less than none',
    sql`select sku.id from sku left join stock_move on stock_move.sku_id = sku.id group by sku.id
      having sku.stock_on_hand <> sku.stock_initial + coalesce(sum(stock_move.delta), 0) or sku.stock_on_hand < 0`,
  ),
  invariant(
    'I10',
    'Each line is reserved once; all its pieces are returned if its order was cancelled, else exactly those refunded before shipment',
    sql`select line.order_id, line.sku_id from order_line as line join orders on orders.id = line.order_id
      left join stock_move as reserved on (reserved.order_id, reserved.sku_id, reserved.slot) = (line.order_id, line.sku_id, 'reserve')
      left join (select order_id, sku_id, sum(delta) as pieces from stock_move where slot = 'return' group by order_id, sku_id) as returned
        on (returned.order_id, returned.sku_id) = (line.order_id, line.sku_id)
      where reserved.delta is distinct from -line.quantity
        or coalesce(returned.pieces, 0) <> case orders.status when -1 then line.quantity else
          coalesce((select sum(part.quantity) from refund join refund_line as part on part.refund_id = refund.id
            where refund.order_id = line.order_id and part.sku_id = line.sku_id and refund.state = 2 and refund.return_id is null), 0) end
      union all
      select order_id, sku_id from stock_move where not exists
        (select from order_line where (order_line.order_id, order_line.sku_id) = (stock_move.order_id, stock_move.sku_id))`,
  ),
  invariant(
    'I11',
    'The figures of an order are the sums of its lines, and add up to its total',
    sql`select orders.id from orders left join order_line as line on line.order_id = orders.id group by orders.id
      having orders.items is distinct from sum(line.price * line.quantity)
        or orders.discount is distinct from sum((line.price - line.paid_price) * line.quantity)
        or orders.freight is distinct from sum(line.freight)
        or orders.tax is distinct from sum(line.tax)
        or orders.pieces is distinct from sum(line.quantity)
        or orders.total <> orders.items + orders.freight + orders.tax + orders.fee - orders.discount - orders.coupon_discount`,
  ),
  ...invariants(...WALLET_INVARIANTS),
  ...invariants(...DEMO_INVARIANTS),
  invariant(
    'I26',
    'Money for tests comes from the account of tests, into wallets, and nothing else comes from it',
    sql`select journal.ref_id from journal join transfer on transfer.journal_id = journal.id
      join account as source on source.id = transfer.from_account join account as target on target.id = transfer.to_account
      where (journal.ref_kind = 'test_money') <> (source.kind = 'test') or target.kind = 'test'
        or (journal.ref_kind = 'test_money' and target.kind <> 'wallet')`,
  ),
  invariant(
    'I15',
    'The buyer pays into escrow; a release goes to this store, a refund to this buyer',
    sql`select id, outcome from ${ORDER_TRANSFERS} as moved where id is null
      or (outcome = 'paid' and not (slot = 'charge' and from_kind = 'wallet' and from_owner = buyer_id and to_kind = 'escrow'))
      or (outcome in ('released', 'refunded') and not ((slot = 'settle' or (slot like 'refund:%' and to_kind = 'wallet'))
        and (from_kind = 'escrow' or (from_kind = 'promotion' and outcome = 'released' and to_kind = 'merchant'))))
      or (slot like 'refund:%' and outcome <> 'refunded')
      or (to_kind = 'merchant' and to_owner <> store_id)
      or (to_kind = 'wallet' and not (outcome = 'refunded' and to_owner = buyer_id))
      or outcome not in ('paid', 'released', 'refunded')`,
  ),
  invariant(
    'I16',
    'A release gives the store goods less its own coupon, and freight, tax and fee their own, each without what was refunded; a last refund gives the buyer what was agreed',
    sql`select id from (
        select orders.id, outcome, refund_amount, orders.freight - coalesce(taken.freight, 0) as freight,
          orders.tax - coalesce(taken.tax, 0) as tax, orders.fee - coalesce(taken.fee, 0) as fee,
          items - discount - coalesce(taken.goods, 0)
            - case when coupon_payer = 'store' then coupon_discount - coalesce(taken.coupon, 0) else 0 end as goods,
          coalesce(sum(amount) filter (where to_kind = 'merchant'), 0) as to_store,
          coalesce(sum(amount) filter (where to_kind = 'freight'), 0) as to_freight,
          coalesce(sum(amount) filter (where to_kind = 'tax'), 0) as to_tax,
          coalesce(sum(amount) filter (where to_kind = 'fee'), 0) as to_fee,
          coalesce(sum(amount) filter (where to_kind = 'wallet'), 0) as to_buyer
        from ${ORDER_TRANSFERS} as orders
        left join ${REFUNDED} as taken on taken.order_id = orders.id where slot = 'settle'
        group by orders.id, outcome, refund_amount, items, discount, coupon_payer, coupon_discount, orders.freight, orders.tax, orders.fee,
          taken.goods, taken.coupon, taken.freight, taken.tax, taken.fee
      ) as split where (outcome = 'released' and (to_store, to_freight, to_tax, to_fee) <> (goods, freight, tax, fee))
        or (outcome = 'refunded' and to_buyer is distinct from refund_amount)`,
  ),
  ...invariants(...COUPON_INVARIANTS),
  ...invariants(...LOAN_INVARIANTS),
  invariant(
    'I18',
    'The log of an order has no gap, starts with its placement and ends with its last step',
    sql`select orders.id from orders left join order_log as entry on entry.order_id = orders.id group by orders.id
      having count(entry.position) is distinct from max(entry.position)
        or min(entry.step) filter (where entry.position = 1) is distinct from 'placed'
        or (array_agg(entry.step order by entry.position desc))[1] is distinct from orders.last_step`,
  ),
  invariant(
    'I19',
    'Pieces sold, with those that a job has yet to count, are those of paid orders that were not refunded, beside the opening figures of the demo',
    sql`with sale as (select id, store_id, pieces - refunded_pieces as pieces from orders where paid_at is not null)
      select store.id from store left join sale on sale.store_id = store.id
      group by store.id having store.sold - store.opening_sold
        <> coalesce(sum(sale.pieces), 0) - (select coalesce(sum(pieces), 0) from sold_change where store_id = store.id)
      union all
      select goods.id from goods left join (order_line join sale on sale.id = order_line.order_id) on order_line.goods_id = goods.id
      group by goods.id having goods.sold - goods.opening_sold <> coalesce(sum(order_line.quantity - order_line.refunded), 0)
        - (select coalesce(sum(pieces), 0) from sold_change where goods_id = goods.id)`,
  ),
  ...invariants(...REFUND_INVARIANTS, ...RETURN_INVARIANTS, ...CLOCK_INVARIANTS),
  invariant(
    'I43',
    'Each seal of the ledger follows from the one before and from its transfers',
    BROKEN_SEALS,
  ),
  invariant('I44', 'Each transfer is in a seal of the ledger, or waits for one', FORGOTTEN_TRANSFERS),
  ...invariants(...ACCOUNT_INVARIANTS, ...SUSPENSE_INVARIANTS, ...EARNING_INVARIANTS),
];

export interface Breach {
  readonly name: string;
  readonly description: string;
  readonly rows: readonly Record<string, unknown>[];
}

/** Checks one invariant; undefined if it holds. */
export async function checkInvariant(
  db: Db,
  { name, description, broken }: Invariant,
): Promise<Breach | undefined> {
  const { rows } = await broken.execute(db);
  return rows.length > 0 ? { name, description, rows } : undefined;
}

/** Checks all invariants and returns those that are broken. */
export async function checkInvariants(db: Db): Promise<readonly Breach[]> {
  const breaches: Breach[] = [];
  for (const one of INVARIANTS) {
    const breach = await checkInvariant(db, one);
    if (breach) breaches.push(breach);
  }
  return breaches;
}
