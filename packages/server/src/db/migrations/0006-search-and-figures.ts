const SHOWN = 'where is_on_shelf and not is_deleted';
const WEIGHTS = 'weight_1 desc, weight_2 desc, created_at desc, id desc';

/** Lists omit goods of closed stores, so the index includes the store. */
const listIndex = (name: string, columns: string): readonly string[] => [
  `drop index ${name}`,
  `create index ${name} on goods (${columns}) include (store_id) ${SHOWN}`,
];

/** Indexes for lists and searches of goods, review counts, and news. */
export const searchAndFigures: readonly string[] = [
  ...listIndex('goods_shown', WEIGHTS),
  ...listIndex('goods_by_price', 'price, id'),
  ...listIndex('goods_by_age', 'shelved_at, id'),
  ...listIndex('goods_by_sold', 'sold, id'),
  ...listIndex('goods_by_category', `category_id, ${WEIGHTS}`),
  ...listIndex('goods_by_subcategory', `secondary_category_id, ${WEIGHTS}`),
  `create index goods_recommended on goods (store_id, recommended_at, id)
   where is_on_shelf and not is_deleted and is_recommended`,
  `create index goods_of_store_by_category on goods (store_id, category_id, secondary_category_id) ${SHOWN}`,
  `create index store_closed on store (id) where not is_open`,
  `create index store_by_owner on store (owner_id)`,

  // Removes case, accents and width. fold-text.ts does the same for keywords.
  `create function search_fold(t text) returns text language sql immutable strict parallel safe
   return translate(lower(normalize(regexp_replace(normalize(t, NFKD),
     '[\\u0300-\\u036f\\u064b-\\u065f\\u0640]', '', 'g'), NFKC) collate "und-x-icu"), 'ıđøłς', 'idolσ')`,
  // Single characters and bigrams: trigrams would not find words of two characters, and most Chinese words have two.
  `create function search_grams(lang text, folded text) returns text[] language sql immutable strict parallel safe
   cost 1000 return array(select lang || ':' || substr(folded, i, n)
     from generate_series(1, 2) as n, generate_series(1, length(folded) - n + 1) as i)`,
  `alter table goods add column search_text text not null generated always as (search_fold(name)) stored`,
  `alter table goods_translation add column search_text text not null generated always as (search_fold(name)) stored`,
  `alter table store add column search_text text not null generated always as (search_fold(name)) stored`,
  `create index goods_search on goods using gin (search_grams('en', search_text)) with (fastupdate = off)
   where is_on_shelf and not is_deleted`,
  `create index goods_translation_search on goods_translation
   using gin (search_grams(lang, search_text)) with (fastupdate = off)`,
  `create index store_search on store using gin (search_grams('en', search_text)) with (fastupdate = off)`,

  // Updated in the transaction that writes a review.
  `alter table goods add column reviews integer not null default 0 check (reviews >= 0)`,
  `alter table goods add column stars integer not null default 0`,
  `alter table goods add check (stars between reviews and reviews::bigint * 5)`,
  `comment on column goods.stars is 'The ratings of its reviews, added up'`,
  `create index review_with_pictures on review (goods_id, created_at desc, id desc) where cardinality(images) > 0`,

  `create table news (
     id text primary key,
     titles jsonb not null check (titles ? 'en'),
     contents jsonb not null check (contents ? 'en'),
     icon_image text,
     is_hidden boolean not null default false,
     released_at timestamptz not null
   )`,
  `create index news_released on news (released_at desc, id desc) where not is_hidden`,
];
