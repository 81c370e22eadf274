/** How often buyers searched for a keyword, by language and day; and notices of changes of favourites. */
export const searchCountsAndNotices: readonly string[] = [
  `create table search_count (
     lang text not null,
     keyword text collate "C" not null,
     day date not null,
     searches integer not null default 0,
     opening integer not null default 0,
     primary key (lang, day, keyword)
   )`,

  // Null until the favourite is first compared: older favourites start with the price of that time.
  `alter table favourite add column noticed_price numeric(20, 2)`,
  `alter table favourite add column was_sold_out boolean not null default false`,
  `create table favourite_notice (
     id text primary key,
     user_id text not null,
     goods_id text not null,
     kind smallint not null check (kind in (1, 2)),
     old_price numeric(20, 2),
     new_price numeric(20, 2),
     created_at timestamptz not null,
     is_read boolean not null default false,
     unique (user_id, goods_id, kind),
     foreign key (user_id, goods_id) references favourite on delete cascade
   )`,
  `create index favourite_notice_by_user on favourite_notice (user_id, created_at desc, id)`,
];
