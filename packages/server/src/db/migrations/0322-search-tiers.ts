/** The indexes of names, by name. */
const INDEXES = {
  goods_name_by_pair: `goods_name using gin (search_grams(search_tier(goods_id) || 'en', search_text))
    with (fastupdate = off) where is_shown`,
  goods_name_by_trigram: `goods_name using gin (search_trigrams(search_tier(goods_id), search_text))
    with (fastupdate = off) where is_shown`,
  goods_translation_by_pair: `goods_translation using gin (search_grams(search_tier(goods_id) || lang, search_text))
    with (fastupdate = off)`,
};

/**
 * Two tiers of goods, by a hash of their id: of 16 goods, one is in the first tier. The keys of an index begin with the
 * tier, so a search that finds enough in the first tier does not read the second. Without tiers, an index reads all
 * matches of a common word, which grow with the mall.
 */
export const searchTiers: readonly string[] = [
  `create function search_tier(goods_id text) returns text language sql immutable strict parallel safe
   return case when hashtext(goods_id) & 15 = 0 then '1' else '2' end`,
  `create function search_trigrams(tier text, folded text) returns text[] language sql immutable strict parallel safe
   cost 1000 return array(select tier || substr(' ' || folded, i, 3)
     from generate_series(1, length(folded) - 1) as i)`,
];

/** Builds the indexes beside the traffic. Older servers, which run for some minutes more, read all names until they end. */
export const searchTierIndexes: readonly string[] = [
  ...Object.entries(INDEXES).flatMap(([name, definition]) => [
    `drop index concurrently if exists ${name}`,
    `create index concurrently ${name} on ${definition}`,
  ]),
  ...['goods_name_pairs', 'goods_name_trigrams', 'goods_translation_search'].map(
    (name) => `drop index concurrently if exists ${name}`,
  ),
];
