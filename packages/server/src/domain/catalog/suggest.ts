import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { loadStores } from '../stores/load-stores.ts';
import type { Store } from '../stores/store.ts';
import { type GoodsSort, isOnSale, orderOf } from './goods-filter.ts';
import type { Goods, Viewer } from './goods.ts';
import { loadListedGoods } from './load-goods.ts';
import { containsAll, keywordMatches, rankOf, parseKeyword } from './search-goods.ts';

const MAX_SUGGESTIONS = 20;
/** While the user types, speed matters more than the best match. */
const MAX_CANDIDATES = 500;

export interface Suggestions {
  readonly stores: readonly Store[];
  readonly goods: readonly Goods[];
}

interface SuggestQuery {
  readonly viewer: Viewer;
  readonly keyword: string;
  readonly sort?: GoodsSort | undefined;
}

async function suggestGoods(ctx: AppContext, { viewer, sort }: SuggestQuery, words: readonly string[]) {
  const order = sort ? orderOf(ctx.clock, sort) : sql`found.rank, goods.sold desc, goods.id`;
  const { rows } = await loadListedGoods(ctx, viewer, {
    prelude: keywordMatches(words, { lang: viewer.lang, limit: MAX_CANDIDATES }),
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
  const order = sql`${rankOf(words)}, store.sold desc, store.id`;
  const { rows } = await loadStores(ctx, viewer, {
    page: sql`select store.id, row_number() over (order by ${order}) as position, cast(null as timestamptz) as at
      from store where store.is_open and ${containsAll(words, 'en', sql`'en'`)} order by ${order} limit ${MAX_SUGGESTIONS}`,
    total: sql`select 0 as total`,
  });
  return rows.map(({ store }) => store);
}

/** Suggestions for a partial keyword: a few stores and a few goods on sale, best match first. */
export async function suggest(ctx: AppContext, query: SuggestQuery): Promise<Suggestions> {
  const words = parseKeyword(query.keyword);
  const stores = await suggestStores(ctx, query.viewer, words);
  return { stores, goods: await suggestGoods(ctx, query, words) };
}
