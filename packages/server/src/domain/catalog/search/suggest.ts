import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { loadStores } from '../../stores/load-stores.ts';
import type { Store } from '../../stores/store.ts';
import { type GoodsSort, isOnSale, orderOf } from '../goods-filter.ts';
import type { Goods, Viewer } from '../goods.ts';
import { loadListedGoods } from '../load-goods.ts';
import { correctWords, writeCorrected } from './correct-keyword.ts';
import { keywordMatches } from './search-goods.ts';
import { containsAll, findTerms, parseKeyword, rankOf, type SearchTerm } from './search-terms.ts';

const MAX_SUGGESTIONS = 20;
/** While the user types, speed matters more than the best match. */
const MAX_CANDIDATES = 500;

export interface Suggestions {
  readonly stores: readonly Store[];
  readonly goods: readonly Goods[];
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
      from found join goods using (id) where ${isOnSale} order by ${order} limit ${MAX_SUGGESTIONS}`,
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
      from store where store.is_open and ${containsAll(terms, 'en', sql`'en'`)} order by ${order} limit ${MAX_SUGGESTIONS}`,
    total: sql`select 0 as total`,
  });
  return rows.map(({ store }) => store);
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
  const stores = await suggestStores(ctx, viewer, words);
  const goods = await suggestGoods(ctx, query, terms);
  if (goods.length > 0 || stores.length > 0) return { stores, goods };
  const corrected = await correctWords(ctx, terms, viewer.lang);
  if (!corrected) return { stores, goods };
  const meant = words.map((word) => corrected.get(word) ?? word);
  const near = await suggestGoods(ctx, query, await findTerms(ctx, meant, viewer.lang));
  if (near.length === 0) return { stores, goods };
  const names = near.map(({ name }) => name);
  return { stores, goods: near, correctedKeyword: writeCorrected(keyword, corrected, names) };
}
