/**
 * Coupons of stores (`store_id`) and of the mall (null), and free delivery. Only an order uses a coupon: one that is
 * cancelled before payment (status -1) gives it back without further bookkeeping.
 */
export const coupons: readonly string[] = [
  `alter table store add column free_delivery_from numeric(20, 2) check (free_delivery_from > 0)`,
  // An amount is below the minimum goods total, and a share is at most 90 %, so that something is always left to pay.
  `create table coupon (
     id text primary key,
     code text not null unique check (code ~ '^[A-Z0-9]{4,32}$'),
     store_id text references store (id),
     amount numeric(20, 2) check (amount > 0),
     percent smallint check (percent between 1 and 90),
     max_discount numeric(20, 2) check (max_discount > 0),
     min_goods numeric(20, 2) not null check (min_goods >= 1),
     starts_at timestamptz not null,
     ends_at timestamptz not null,
     total_limit integer check (total_limit > 0),
     user_limit integer not null default 1 check (user_limit > 0),
     created_at timestamptz not null,
     check ((amount is null) <> (percent is null)),
     check (amount < min_goods),
     check (max_discount is null or percent is not null),
     check (starts_at < ends_at)
   )`,
  `create index coupon_by_end on coupon (ends_at, id)`,
  `create table coupon_claim (
     user_id text not null references user_account (id),
     coupon_id text not null references coupon (id),
     claimed_at timestamptz not null,
     primary key (user_id, coupon_id)
   )`,
  `alter table orders
     add column coupon_id text references coupon (id),
     add column coupon_payer text check (coupon_payer in ('store', 'mall')),
     add column coupon_discount numeric(38,10) not null default 0`,
  `do $$ declare name text; begin
     select conname into strict name from pg_constraint
       where conrelid = 'orders'::regclass and pg_get_constraintdef(oid) like '%total =%';
     execute format('alter table orders drop constraint %I', name);
   end $$`,
  `alter table orders
     add check (total = items + freight + tax + fee - discount - coupon_discount and total > 0),
     add check (coupon_discount >= 0 and (coupon_discount = 0 or coupon_discount < items - discount)),
     add check ((coupon_id is null) = (coupon_discount = 0)),
     add check ((coupon_id is null) = (coupon_payer is null))`,
  `create index orders_by_coupon on orders (coupon_id, buyer_id) where coupon_id is not null and status <> -1`,
  `alter table account drop constraint account_kind_check`,
  `alter table account add constraint account_kind_check check (kind in
     ('wallet', 'withdraw_hold', 'merchant', 'loan_debt', 'escrow', 'chain', 'fee', 'tax', 'freight', 'interest', 'demo', 'test',
      'suspense', 'promotion'))`,
  `insert into account (id, kind, guarded) values ('promotion::USDT', 'promotion', false)`,
];
