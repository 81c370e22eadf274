/** Recharges, form tokens that count once, and the mall's blockchain addresses. */
export const recharges: readonly string[] = [
  // Stores only the SHA-256 of a form's token. A used token stays until it would have expired.
  `create table money_form (
     token_hash text primary key,
     user_id text not null references user_account (id),
     created_at timestamptz not null,
     expires_at timestamptz not null,
     used_at timestamptz
   )`,
  `create index money_form_by_user on money_form (user_id, expires_at)`,

  `create table recharge_channel (
     id text primary key,
     coin text not null check (coin in ('USDT', 'ETH', 'BTC', 'USDC')),
     blockchain_name text not null,
     address text not null,
     minimum numeric(38,10) not null check (minimum > 0),
     maximum numeric(38,10) not null check (maximum < 'Infinity'),
     is_auto boolean not null default false,
     is_open boolean not null default true,
     position integer not null default 0,
     check (maximum >= minimum),
     unique (coin, blockchain_name, address)
   )`,

  // The price at the time of the report, so that the credited amount is the promised one.
  `create table recharge (
     id text primary key,
     user_id text not null references user_account (id),
     is_third_party boolean not null default false,
     coin text not null check (coin in ('USDT', 'ETH', 'BTC', 'USDC')),
     blockchain_name text not null,
     channel_address text not null,
     volume numeric(38,10) not null check (volume > 0 and volume < 'Infinity'),
     price numeric(38,10) not null check (price > 0 and price < 'Infinity'),
     amount numeric(38,10) not null check (amount > 0 and amount < 'Infinity'),
     sent_from text,
     reported_tx text,
     hash text,
     image text,
     pay_url text,
     state integer not null default 0 check (state in (0, 1, 2)),
     failure text,
     created_at timestamptz not null,
     reviewed_at timestamptz,
     reversed_at timestamptz,
     check ((state = 0) = (reviewed_at is null)),
     check (reversed_at is null or state = 1),
     check (is_third_party or image is not null)
   )`,
  `comment on column recharge.hash is 'The transfer on the chain as it was seen there, in lower case; credits once'`,
  `create unique index recharge_by_hash on recharge (blockchain_name, hash) where hash is not null`,
  `create index recharge_by_user on recharge (user_id, created_at desc, id desc)`,
  `create index recharge_open on recharge (created_at) where state = 0`,
];
