/**
 * Refunds by line and piece. The money of a refund that leaves something of its order is booked in a slot of its own
 * (`refund:<id>`); one that leaves nothing settles the order.
 */

/** What cents of a figure of an order fall to each line, in proportion to its goods. The shares add up exactly. */
const shareOf = (
  figure: string,
) => `(case when upto = goods_sum then ${figure} else trunc(${figure} * upto / goods_sum, 2) end
  - trunc(${figure} * (upto - goods) / goods_sum, 2))`;

const LINES = `(
  select order_line.*, orders.coupon_discount, orders.fee, paid_price * quantity as goods,
    sum(paid_price * quantity) over (partition by order_id order by position) as upto,
    sum(paid_price * quantity) over (partition by order_id) as goods_sum
  from order_line join orders on orders.id = order_line.order_id where orders.refund_status <> 0
)`;

const FIGURE = `numeric(38,10) not null check (`;
const figure = (name: string) => `${name} ${FIGURE}${name} >= 0 and ${name} < 'Infinity')`;

export const refunds: readonly string[] = [
  `create table refund (
     id text primary key,
     order_id text not null references orders (id),
     state smallint not null default 1 check (state in (1, 2, 3)),
     is_whole boolean not null,
     reason smallint not null check (reason between 1 and 9),
     detail text,
     ${['goods', 'coupon', 'freight', 'tax', 'fee'].map(figure).join(', ')},
     total numeric(38,10) not null check (total > 0 and total < 'Infinity'),
     -- What was paid back of refunds from before they named lines, if less.
     agreed numeric(38,10) check (agreed > 0 and agreed < total),
     answer text,
     requested_at timestamptz not null,
     decided_at timestamptz,
     check (total = goods + freight + tax + fee - coupon),
     check ((state = 1) = (decided_at is null))
   )`,
  `create index refund_by_order on refund (order_id, requested_at, id)`,
  `create unique index refund_open on refund (order_id) where state = 1`,
  `create table refund_line (
     refund_id text not null references refund (id),
     sku_id text not null references sku (id),
     quantity integer not null check (quantity > 0),
     ${['goods', 'coupon', 'freight', 'tax', 'fee'].map(figure).join(', ')},
     primary key (refund_id, sku_id)
   )`,
  `alter table order_line add column refunded integer not null default 0 check (refunded between 0 and quantity)`,
  `alter table orders
     add column refunded_total numeric(38,10) not null default 0 check (refunded_total >= 0 and refunded_total <= total),
     add column refunded_pieces integer not null default 0 check (refunded_pieces between 0 and pieces)`,

  // A request for a part of the money that names no goods is closed: the buyer can ask again and name them.
  `insert into order_log (order_id, position, step, detail, at)
     select id, (select count(*) + 1 from order_log where order_id = orders.id), 'refundRejected', '', now()
     from orders where refund_status = 1 and refund_amount < total`,
  `update orders set status = status_before_refund, status_before_refund = null, refund_status = 3,
     last_step = 'refundRejected', changed_at = now() where refund_status = 1 and refund_amount < total`,
  `insert into refund (id, order_id, state, is_whole, reason, detail, goods, coupon, freight, tax, fee, total, agreed, requested_at, decided_at)
     select 'rf_' || id, id, refund_status, true, coalesce(return_reason, 9), return_detail, items - discount, coupon_discount,
       freight, tax, fee, total, case when refund_status = 2 and refund_amount < total then refund_amount end,
       coalesce((select max(at) from order_log where order_id = orders.id and step = 'refundRequested'), changed_at),
       case when refund_status <> 1 then coalesce(
         (select max(at) from order_log where order_id = orders.id and step in ('refundSucceeded', 'refundRejected')), changed_at) end
     from orders where refund_status <> 0`,
  `insert into refund_line (refund_id, sku_id, quantity, goods, coupon, freight, tax, fee)
     select 'rf_' || order_id, sku_id, quantity, goods, ${shareOf('coupon_discount')}, freight, tax, ${shareOf('fee')}
     from ${LINES} as line`,
  `update order_line set refunded = quantity from orders where orders.id = order_line.order_id and orders.refund_status = 2`,
  `update orders set refunded_total = refund_amount, refunded_pieces = pieces where refund_status = 2`,

  `do $$ declare name text; begin
     select conname into strict name from pg_constraint
       where conrelid = 'orders'::regclass and pg_get_constraintdef(oid) like '%refund_status%status = 6%';
     execute format('alter table orders drop constraint %I', name);
   end $$`,
  `alter table orders add check (refund_status <> 1 or status = 6), add check (status <> 6 or refund_status in (1, 2))`,
  `alter table journal drop constraint journal_slot_check`,
  `alter table journal add constraint journal_slot_check check (slot in ('charge', 'settle') or slot like 'refund:%')`,
  `alter table stock_move add column refund_id text not null default ''`,
  `alter table stock_move drop constraint stock_move_pkey`,
  `alter table stock_move add primary key (order_id, sku_id, slot, refund_id)`,
];
