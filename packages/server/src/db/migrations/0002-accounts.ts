/** Users with their sessions, lockouts, addresses, favourites and followed stores. */
export const accounts: readonly string[] = [
  `create table user_account (
     id text primary key,
     usercode text not null unique,
     username text not null unique,
     login_name text not null unique,
     email text unique,
     phone text unique,
     password_hash text not null,
     fund_password_hash text,
     avatar integer not null default 1 check (avatar between 1 and 100),
     state text not null default 'active' check (state in ('active', 'frozen', 'closed')),
     is_demo boolean not null default false,
     referrer_id text references user_account (id),
     created_at timestamptz not null default now(),
     last_login_at timestamptz
   )`,
  `comment on column user_account.login_name is 'The e-mail address in lower case, or the digits of area code and number'`,
  `create index user_account_by_referrer on user_account (referrer_id)`,
  `alter table store add foreign key (owner_id) references user_account (id)`,

  // Stores only the SHA-256 of a token, so that a stolen table gives access to no session.
  `create table token (
     hash text primary key,
     user_id text not null references user_account (id),
     created_at timestamptz not null,
     expires_at timestamptz not null
   )`,
  `create index token_by_user on token (user_id)`,
  `create index token_by_expiry on token (expires_at)`,

  // in_flight limits concurrent guesses to the attempts that are left before the lockout.
  `create table lockout (
     kind text not null check (kind in ('login', 'fund')),
     subject text not null,
     consecutive integer not null default 0 check (consecutive >= 0),
     wrong_today integer not null default 0 check (wrong_today >= 0),
     day date not null,
     locked_until timestamptz,
     in_flight integer not null default 0 check (in_flight >= 0),
     in_flight_since timestamptz,
     primary key (kind, subject)
   )`,

  `create table address (
     id text primary key,
     user_id text not null references user_account (id),
     is_default boolean not null default false,
     contacts text not null,
     phone text not null,
     email text not null default '',
     postcode text not null default '',
     country text not null default '',
     province text not null default '',
     city text not null default '',
     address text not null,
     country_id integer not null default 0,
     province_id integer not null default 0,
     city_id integer not null default 0,
     created_at timestamptz not null default now()
   )`,
  `create index address_by_user on address (user_id, is_default desc, created_at, id)`,
  `create unique index address_one_default on address (user_id) where is_default`,

  `create table favourite (
     user_id text not null references user_account (id),
     goods_id text not null references goods (id),
     created_at timestamptz not null,
     primary key (user_id, goods_id)
   )`,
  `create index favourite_by_user on favourite (user_id, created_at desc, goods_id)`,
  `create table follow (
     user_id text not null references user_account (id),
     store_id text not null references store (id),
     created_at timestamptz not null,
     primary key (user_id, store_id)
   )`,
  `create index follow_by_user on follow (user_id, created_at desc, store_id)`,
  `create table browse_history (
     user_id text not null references user_account (id),
     goods_id text not null references goods (id),
     viewed_at timestamptz not null,
     primary key (user_id, goods_id)
   )`,
  `create index browse_history_by_user on browse_history (user_id, viewed_at desc, goods_id)`,
  `create table subscription (
     email text primary key,
     created_at timestamptz not null
   )`,
];
