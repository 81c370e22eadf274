const COPIED = 'store_id, is_on_shelf, is_deleted, weight_1, weight_2, created_at';
const COLUMNS = 'goods_id, store_id, search_text, is_shown, weight_1, weight_2, created_at';
const valuesOf = (row: string) =>
  `${row}.id, ${row}.store_id, ${row}.search_text, ${row}.is_on_shelf and not ${row}.is_deleted, ${row}.weight_1, ${row}.weight_2, ${row}.created_at`;

/**
 * The English names of goods, with what searches rank and show by, in a table of their own. In `goods` the search index
 * was written again at each sale, because a row that moves is put into all indexes of its table: 35 kB of log for a
 * counter. Words of three letters and more are looked up by groups of three, which fewer names share.
 */
export const goodsNames: readonly string[] = [
  // A space in front, so that the beginning of a word is found like any other group.
  `create function search_trigrams(folded text) returns text[] language sql immutable strict parallel safe
   cost 1000 return array(select substr(' ' || folded, i, 3)
     from generate_series(1, length(folded) - 1) as i)`,
  `create table goods_name (
     goods_id text primary key references goods (id) on delete cascade,
     store_id text not null,
     search_text text not null,
     is_shown boolean not null,
     weight_1 integer not null,
     weight_2 integer not null,
     created_at timestamptz not null
   ) with (fillfactor = 90)`,
  `comment on table goods_name is 'Triggers of goods keep it: nobody else writes to it'`,
  `create function add_goods_names() returns trigger language plpgsql as $$ begin
     insert into goods_name (${COLUMNS}) select ${valuesOf('added')} from added on conflict do nothing;
     return null;
   end $$`,
  `create trigger add_goods_names after insert on goods referencing new table as added
   for each statement execute function add_goods_names()`,
  // A row may be missing until the next migration has copied those from before.
  `create function change_goods_name() returns trigger language plpgsql as $$ begin
     insert into goods_name (${COLUMNS}) values (${valuesOf('new')})
     on conflict (goods_id) do update set (${COLUMNS}) = (${COLUMNS.split(', ')
       .map((column) => `excluded.${column}`)
       .join(', ')});
     return null;
   end $$`,
  `create trigger change_goods_name after update of name, ${COPIED} on goods
   for each row execute function change_goods_name()`,
];

/** Copies the names and builds the indexes beside the traffic. */
export const goodsNameIndexes: readonly string[] = [
  `insert into goods_name (${COLUMNS}) select ${valuesOf('goods')} from goods on conflict do nothing`,
  `drop index concurrently if exists goods_name_pairs`,
  `create index concurrently goods_name_pairs on goods_name
     using gin (search_grams('en', search_text)) with (fastupdate = off) where is_shown`,
  `drop index concurrently if exists goods_name_trigrams`,
  `create index concurrently goods_name_trigrams on goods_name
     using gin (search_trigrams(search_text)) with (fastupdate = off) where is_shown`,
  // Older servers, which run for some minutes more, read all names until they end.
  `drop index concurrently if exists goods_search`,
];
