import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { loadStores } from '../../stores/load-stores.ts';
import type { Store } from '../../stores/store.ts';
import { type GoodsSort, isOnSale, orderOf } from '../goods-filter.ts';
import type { Goods, Viewer } from '../goods.ts';
import { loadListedGoods } from '../load-goods.ts';
import { completeKeyword } from './complete-keyword.ts';
import { writeMeant } from './correct-keyword.ts';
import { findMeant, keywordMatches } from './search-goods.ts';
import { containsAll, findTerms, parseKeyword, rankOf, type SearchTerm } from './search-terms.ts';
import { type SuggestedCategory, suggestCategories } from './suggest-categories.ts';

const MAX_SUGGESTIONS = 20;
/** While the user types, speed matters more than the best match. */
const MAX_CANDIDATES = 500;
const MAX_NAMES = 200;

export interface Suggestions {
  readonly stores: readonly Store[];
  readonly goods: readonly Goods[];
  readonly categories: readonly SuggestedCategory[];
  /** Keywords that begin with the requested one and find goods. */
  readonly completed: readonly string[];
  /** The corrected keyword, if the requested one is misspelt. */
  readonly correctedKeyword?: string | undefined;
}

interface SuggestQuery {
  readonly viewer: Viewer;
  readonly keyword: string;
  readonly sort?: GoodsSort | undefined;
}

async function suggestGoods(ctx: AppContext, { viewer, sort }: SuggestQuery, terms: readonly SearchTerm[]) {
  const order = sort ? orderOf(ctx.clock, sort) : sql`found.rank, goods.sold desc, goods.id`;
  const { rows } = await loadListedGoods(ctx, viewer, {
    prelude: keywordMatches(terms, { lang: viewer.lang, limit: MAX_CANDIDATES }),
    page: sql`select goods.id, row_number() over (order by ${order}) as position, cast(null as timestamptz) as at
      from found join goods using (id) where ${isOnSale} order by ${order} limit ${sql.lit(MAX_SUGGESTIONS)}`,
    total: sql`select 0 as total`,
  });
  return rows.map(({ goods }) => goods);
}

async function suggestStores(
  ctx: AppContext,
  viewer: Viewer,
  words: readonly string[],
): Promise<readonly Store[]> {
  const terms = words.map((word): SearchTerm => [word]);
  const order = sql`${rankOf(terms)}, store.sold desc, store.id`;
  const { rows } = await loadStores(ctx, viewer, {
    page: sql`select store.id, row_number() over (order by ${order}) as position, cast(null as timestamptz) as at
      from store where store.is_open and ${containsAll(terms, 'en', sql`'en'`)} order by ${order} limit ${sql.lit(MAX_SUGGESTIONS)}`,
    total: sql`select 0 as total`,
  });
  return rows.map(({ store }) => store);
}

/** The names of the goods that a keyword finds, in the viewer's language. */
async function findNames(
  { db }: AppContext,
  { lang }: Viewer,
  terms: readonly SearchTerm[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    with ${keywordMatches(terms, { lang, limit: MAX_CANDIDATES })}
    select coalesce(nullif(translation.name, ''), goods.name) as name
    from found join goods using (id)
    left join goods_translation as translation on translation.goods_id = goods.id and translation.lang = ${lang}
    where ${isOnSale} order by found.rank, goods.sold desc limit ${sql.lit(MAX_NAMES)}`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Suggestions for a partial keyword: a few stores and a few goods on sale, best match first. A keyword that finds
 * neither is corrected.
 * @throws {DomainError} `keywordRequired`.
 */
export async function suggest(ctx: AppContext, query: SuggestQuery): Promise<Suggestions> {
  const { viewer, keyword } = query;
  const words = parseKeyword(keyword);
  const terms = await findTerms(ctx, words, viewer.lang);
  const [stores, goods, categories, found] = await Promise.all([
    suggestStores(ctx, viewer, words),
    suggestGoods(ctx, query, terms),
    suggestCategories(ctx, words, viewer.lang),
    findNames(ctx, viewer, terms),
  ]);
  const suggestions = { stores, goods, categories, completed: completeKeyword(keyword, found) };
  if (goods.length > 0 || stores.length > 0) return suggestions;
  const meant = await findMeant(ctx, terms, viewer.lang);
  if (!meant) return suggestions;
  const near = await suggestGoods(ctx, query, meant.terms);
  const names = near.map(({ name }) => name);
  return { ...suggestions, goods: near, correctedKeyword: writeMeant(keyword, meant.words, names) };
}
