import { type RawBuilder, sql } from 'kysely';
import { keysOf, mayContainAll, type SearchedNames, type SearchTerm } from './search-terms.ts';

/** The tiers of goods, the smallest first. More would be slower in a small mall, where a search reads all of them. */
const TIERS: readonly string[] = ['1', '2'];

/** A table of names of goods, whose indexes have the tier in front of each key. */
export interface TieredNames extends Omit<SearchedNames, 'keysOf'> {
  readonly table: string;
  readonly columns: RawBuilder<unknown>;
  /** The condition of these names, if the table has others. */
  readonly condition?: RawBuilder<unknown>;
}

/** The English names of goods. */
export const GOODS_NAMES: TieredNames = {
  table: 'goods_name',
  columns: sql`goods_id, store_id, search_text, is_shown, weight_1, weight_2, created_at`,
  lang: 'en',
  pairs: sql`search_grams(search_tier(goods_id) || 'en', search_text)`,
  trigrams: sql`search_trigrams(search_tier(goods_id), search_text)`,
};

/** The names of goods in another language, which is in each key too. */
export const translatedNames = (lang: string): TieredNames => ({
  table: 'goods_translation',
  columns: sql`goods_id, search_text`,
  lang,
  condition: sql`lang = ${lang}`,
  pairs: sql`search_grams(search_tier(goods_id) || lang, search_text)`,
});

const ofTier = (tier: string) => (grams: readonly string[]) => keysOf(grams.map((gram) => tier + gram));

/**
 * The names that may contain all terms, as a table `named`. They come one tier after the other, so a query with a limit
 * leaves the larger one out when it has enough.
 */
export function mayMatch(terms: readonly SearchTerm[], names: TieredNames): RawBuilder<unknown> {
  const ofTiers = TIERS.map(
    (tier) => sql`select ${names.columns} from ${sql.table(names.table)}
      where ${mayContainAll(terms, { ...names, keysOf: ofTier(tier) })}`,
  );
  return sql`(${sql.join(ofTiers, sql` union all `)}) as named`;
}

/**
 * All names of a store, as a table `named`. If they are few, this is faster than the index, which reads the matches of
 * the whole mall.
 */
export const namesOfStore = (
  storeId: string,
  { table, columns, condition }: TieredNames,
): RawBuilder<unknown> =>
  sql`(select ${columns} from ${sql.table(table)}
    where goods_id in (select id from goods where store_id = ${storeId} and is_on_shelf and not is_deleted)
      ${condition ? sql`and ${condition}` : sql``}) as named`;
