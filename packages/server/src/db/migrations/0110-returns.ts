/**
 * Returns after delivery, and reports of parcels that never arrived. The money of a received order is held until its time
 * to return is over. Orders that were received before have paid their stores: their time is over.
 */
const FIGURE = `numeric(38,10) not null check (`;
const figure = (name: string) => `${name} ${FIGURE}${name} >= 0 and ${name} < 'Infinity')`;

export const returns: readonly string[] = [
  `alter table orders
     add column return_deadline timestamptz,
     add column released_at timestamptz,
     add column arrival_deadline timestamptz`,
  `update orders set return_deadline = coalesce(received_at, changed_at), released_at = coalesce(received_at, changed_at)
     where status in (4, 5)`,
  `update orders set arrival_deadline = now() + interval '30 days' where status = 3`,
  `create index orders_to_release on orders (return_deadline, id) where status in (4, 5) and released_at is null`,
  `create table return_case (
     id text primary key,
     order_id text not null references orders (id),
     state smallint not null default 1 check (state between 1 and 7),
     is_missing boolean not null,
     keeps_costs boolean not null,
     reason smallint not null check (reason between 1 and 9),
     detail text,
     images text[] not null default '{}',
     answer text,
     dispute text,
     disputed_by text check (disputed_by in ('buyer', 'store')),
     verdict text,
     carrier text,
     tracking_number text,
     total numeric(38,10) not null check (total > 0 and total < 'Infinity'),
     by_default boolean not null default false,
     requested_at timestamptz not null,
     decided_at timestamptz,
     sent_at timestamptz,
     disputed_at timestamptz,
     closed_at timestamptz,
     deadline timestamptz,
     check ((state in (4, 7)) = (deadline is null)),
     check ((state in (4, 7)) = (closed_at is not null)),
     check ((disputed_by is null) = (disputed_at is null)),
     check (is_missing = (reason = 1)),
     check (not (is_missing and keeps_costs))
   )`,
  `create index return_case_by_order on return_case (order_id, requested_at, id)`,
  `create unique index return_case_open on return_case (order_id) where state not in (4, 7)`,
  `create index return_case_due on return_case (deadline, id) where deadline is not null`,
  `create table return_line (
     return_id text not null references return_case (id),
     sku_id text not null references sku (id),
     quantity integer not null check (quantity > 0),
     ${['goods', 'coupon', 'freight', 'tax', 'fee'].map(figure).join(', ')},
     primary key (return_id, sku_id)
   )`,
  `alter table refund
     add column return_id text unique references return_case (id),
     add column keeps_costs boolean not null default false,
     add check (return_id is not null or not keeps_costs),
     add check (not keeps_costs or (freight = 0 and fee = 0))`,
];
