/** Payments through a provider, and the events that providers report, each of them once. */
export const payments: readonly string[] = [
  `create table payment (
     id text primary key,
     user_id text not null references user_account (id),
     method text not null check (method in ('ewallet', 'card', 'crypto')),
     order_key text not null,
     amount numeric(38,10) not null check (amount > 0 and amount < 'Infinity'),
     handling_fee numeric(38,10) not null check (handling_fee >= 0 and handling_fee < 'Infinity'),
     total numeric(38,10) not null,
     pay_url text,
     state integer not null default 0 check (state in (0, 1, 2)),
     failure text,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     reviewed_at timestamptz,
     check (total = amount + handling_fee),
     check ((state = 0) = (reviewed_at is null))
   )`,
  `comment on column payment.order_key is 'The ids of its orders in ascending order, joined by commas'`,
  `create unique index payment_one_open on payment (user_id, method, order_key) where state = 0`,
  `create index payment_by_user on payment (user_id, created_at)`,
  `create index payment_open on payment (expires_at) where state = 0`,

  `create table gateway_event (
     event_id text primary key,
     reference text not null,
     outcome text not null check (outcome in ('paid', 'failed')),
     amount numeric(38,10) not null,
     received_at timestamptz not null
   )`,

  // Charges of the payment sandbox, for its own page. The mall does not read them.
  `create table sandbox_charge (
     reference text primary key,
     amount numeric(38,10) not null check (amount > 0 and amount < 'Infinity'),
     currency text not null,
     return_path text not null,
     expires_at timestamptz not null,
     outcome text check (outcome in ('paid', 'failed'))
   )`,
];
