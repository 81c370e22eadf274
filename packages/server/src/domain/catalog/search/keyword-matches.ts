import { type RawBuilder, sql } from 'kysely';
import { closedStores, type FilteredStore } from '../goods-filter.ts';
import { containsAll, rankOf, type SearchTerm } from './search-terms.ts';
import { GOODS_NAMES, mayMatch, namesOfStore, type TieredNames, translatedNames } from './search-tiers.ts';

interface SearchScope {
  readonly lang: string;
  readonly store?: FilteredStore | undefined;
  readonly limit?: number | undefined;
}

/** The maximum number of ranked matches. With more matches, users refine the keyword. */
export const MAX_MATCHES = 400;
/** The same for a search with a filter or another order, which leaves most of its matches out. */
export const MAX_FILTERED = 1_000;

/** What orders a list without a sort, so that a page is chosen before its goods are looked up. */
const WEIGHTS = sql`weight_1, weight_2, created_at`;

/**
 * Selects the goods on sale whose name in a language or in English contains every term, up to a limit, as `found`: their
 * `id`, the `rank` of the match, and the columns that order a list.
 */
export function keywordMatches(
  terms: readonly SearchTerm[],
  { lang, store, limit = MAX_MATCHES }: SearchScope,
): RawBuilder<unknown> {
  const namesIn = (names: TieredNames) =>
    store?.isSmall ? namesOfStore(store.id, names) : mayMatch(terms, names);
  const ofStore = store ? sql`and store_id = ${store.id}` : sql``;
  const isOnSale = sql`is_shown and store_id not in ${closedStores} ${ofStore}`;
  const matches = sql`${containsAll(terms)} limit ${sql.lit(limit)}`;
  const rank = sql`${rankOf(terms)} as rank`;
  const english = sql`select goods_id as id, ${rank}, ${WEIGHTS} from ${namesIn(GOODS_NAMES)}
    where ${isOnSale} and ${matches}`;
  if (lang === 'en') return sql`found as materialized (${english})`;
  const goodsOfStore =
    store && !store.isSmall
      ? sql`goods_id in (select id from goods where store_id = ${store.id}) and`
      : sql``;
  // The limit of 1 keeps PostgreSQL from reading all names instead of looking up these.
  const translated = sql`select goods_id as id, rank, ${WEIGHTS}
    from (select goods_id, ${rank} from ${namesIn(translatedNames(lang))}
      where ${goodsOfStore} ${matches}) as translated
    cross join lateral (select ${WEIGHTS} from goods_name
      where goods_id = translated.goods_id and ${isOnSale} limit 1) as on_sale`;
  // Who finds enough in the own language needs no English names.
  return sql`found as materialized (select distinct on (id) * from (
    select * from ((${translated}) union all (${english})) as named limit ${sql.lit(limit)}) as named
    order by id, rank)`;
}

/**
 * The matches `found` that fulfil a condition, with their `goods`. The limit of 1 keeps PostgreSQL from reading all goods
 * that fulfil it, such as those of a category, instead of looking up the matches.
 */
export const goodsFound = (condition: RawBuilder<boolean>): RawBuilder<unknown> =>
  sql`found cross join lateral (select * from goods where goods.id = found.id and ${condition} limit 1) as goods`;
