import { type RawBuilder, sql } from 'kysely';
import { closedStores } from '../goods-filter.ts';
import { containsAll, rankOf, type SearchTerm } from './search-terms.ts';

interface SearchScope {
  readonly lang: string;
  readonly storeId?: string | undefined;
  readonly limit?: number;
}

/** The maximum number of ranked matches. With more matches, users refine the keyword. */
const MAX_MATCHES = 1_000;

const ENGLISH = { lang: 'en', langColumn: sql`'en'`, hasTrigrams: true };

/** What orders a list without a sort, so that a page is chosen before its goods are looked up. */
const WEIGHTS = sql`weight_1, weight_2, created_at`;

/**
 * Selects the goods on sale whose name in a language or in English contains every term, up to a limit for each, as
 * `found`: their `id`, the `rank` of the match, and the columns that order a list.
 */
export function keywordMatches(
  terms: readonly SearchTerm[],
  { lang, storeId, limit = MAX_MATCHES }: SearchScope,
): RawBuilder<unknown> {
  const rank = rankOf(terms);
  const ofStore = storeId === undefined ? sql`` : sql`and store_id = ${storeId}`;
  const isOnSale = sql`is_shown and store_id not in ${closedStores} ${ofStore}`;
  const english = sql`select goods_id as id, ${rank} as rank, ${WEIGHTS} from goods_name
    where ${isOnSale} and ${containsAll(terms, ENGLISH)} limit ${sql.lit(limit)}`;
  if (lang === 'en') return sql`found as materialized (${english})`;
  const goodsOfStore =
    storeId === undefined ? sql`` : sql`and goods_id in (select id from goods where store_id = ${storeId})`;
  const translated = sql`select goods_id, rank, ${WEIGHTS}
    from (select goods_id, ${rank} as rank from goods_translation
      where lang = ${lang} ${goodsOfStore} and ${containsAll(terms, { lang, langColumn: sql`lang`, hasTrigrams: false })} limit ${sql.lit(limit)}) as translated
    join goods_name using (goods_id) where ${isOnSale}`;
  return sql`found as materialized (select distinct on (id) * from ((${english}) union all (${translated})) as named
    order by id, rank)`;
}
