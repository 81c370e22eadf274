/** Withdrawals (at most one open per user) and each user's one withdrawal address. */
export const withdrawals: readonly string[] = [
  `create table withdraw_address (
     user_id text primary key references user_account (id),
     coin text not null check (coin in ('USDT', 'ETH', 'BTC', 'USDC')),
     blockchain_name text not null,
     address text not null,
     bound_at timestamptz not null
   )`,

  `create table withdrawal (
     id text primary key,
     user_id text not null references user_account (id),
     channel text not null check (channel in ('USDT', 'ETH', 'BTC', 'USDC', 'bank')),
     blockchain_name text,
     address text,
     volume numeric(38,10) not null check (volume > 0 and volume < 'Infinity'),
     fee numeric(38,10) not null check (fee >= 0 and fee < 'Infinity'),
     arrival numeric(38,10) not null check (arrival > 0 and arrival < 'Infinity'),
     price numeric(38,10) not null check (price > 0 and price < 'Infinity'),
     amount numeric(38,10) not null check (amount > 0 and amount < 'Infinity'),
     fee_amount numeric(38,10) not null check (fee_amount >= 0 and fee_amount < amount),
     bank jsonb,
     tx text,
     state integer not null default 0 check (state in (0, 1, 2)),
     failure text,
     created_at timestamptz not null,
     reviewed_at timestamptz,
     check (volume = fee + arrival),
     check ((channel = 'bank') = (bank is not null)),
     check ((channel = 'bank') = (address is null)),
     check ((address is null) = (blockchain_name is null)),
     check ((state = 0) = (reviewed_at is null))
   )`,
  `comment on column withdrawal.amount is 'What left the wallet in USDT; fee_amount of it stays with the mall'`,
  `create unique index withdrawal_one_open on withdrawal (user_id) where state = 0`,
  `create index withdrawal_by_user on withdrawal (user_id, created_at desc, id desc)`,
  `create index withdrawal_open on withdrawal (created_at) where state = 0`,
];
