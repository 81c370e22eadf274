import { type RawBuilder, sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { Page } from '../../paging.ts';
import { filterCondition, isOnSale, type ResolvedFilter, resolveFilter, orderOf } from '../goods-filter.ts';
import type { Goods } from '../goods.ts';
import type { GoodsQuery } from '../list-goods.ts';
import { cutPage, type GoodsSelection, loadGoodsPage } from '../load-goods.ts';
import { type MeantWord, meantKeywords, writeMeant } from './correct-keyword.ts';
import { containsAll, findTerms, parseKeyword, rankOf, type SearchTerm } from './search-terms.ts';

export type SearchQuery = GoodsQuery & {
  readonly keyword: string;
  /** Whether a keyword that finds nothing is corrected. */
  readonly mayCorrect?: boolean;
};

export type SearchResult = Page<Goods> & {
  /** The corrected keyword, if the requested one is misspelt. */
  readonly correctedKeyword?: string | undefined;
};

/** The keyword that is probably meant, with its terms. */
export interface MeantKeyword {
  readonly words: readonly MeantWord[];
  readonly terms: readonly SearchTerm[];
}

interface SearchScope {
  readonly lang: string;
  readonly storeId?: string | undefined;
  readonly limit?: number;
}

/** The maximum number of ranked matches; each costs a lookup. With more matches, users refine the keyword. */
const MAX_MATCHES = 2_000;

/** Selects goods whose name in a language or in English contains every term, up to a limit for each. */
export function keywordMatches(
  terms: readonly SearchTerm[],
  { lang, storeId, limit = MAX_MATCHES }: SearchScope,
): RawBuilder<unknown> {
  const rank = rankOf(terms);
  const ofStore = storeId === undefined ? sql`` : sql`and store_id = ${storeId}`;
  const english = sql`(select id, ${rank} as rank from goods
    where is_on_shelf and not is_deleted ${ofStore} and ${containsAll(terms, 'en', sql`'en'`)} limit ${sql.lit(limit)})`;
  const goodsOfStore =
    storeId === undefined ? sql`` : sql`and goods_id in (select id from goods where store_id = ${storeId})`;
  const translated = sql`union all (select goods_id, ${rank} from goods_translation
    where lang = ${lang} ${goodsOfStore} and ${containsAll(terms, lang, sql`lang`)} limit ${sql.lit(limit)})`;
  return sql`found as materialized (select id, min(rank) as rank from (${english} ${lang === 'en' ? sql`` : translated})
    as named group by id)`;
}

/** Whether any goods on sale match, whatever filters a list has. */
async function findsGoods(ctx: AppContext, terms: readonly SearchTerm[], lang: string): Promise<boolean> {
  const { rows } = await sql`with ${keywordMatches(terms, { lang })}
    select from found join goods using (id) where ${isOnSale} limit 1`.execute(ctx.db);
  return rows.length > 0;
}

/**
 * Finds what is meant by a keyword for which there are no goods; undefined if nothing near has goods. The filters of a
 * list do not matter, so each filter shows goods of the same keyword.
 */
export async function findMeant(
  ctx: AppContext,
  terms: readonly SearchTerm[],
  lang: string,
): Promise<MeantKeyword | undefined> {
  if (await findsGoods(ctx, terms, lang)) return undefined;
  for (const words of await meantKeywords(ctx, terms, lang)) {
    const meant = await findTerms(
      ctx,
      words.map((word) => word.meant),
      lang,
    );
    if (await findsGoods(ctx, meant, lang)) return { words, terms: meant };
  }
  return undefined;
}

async function searchTerms(
  ctx: AppContext,
  { viewer, page, filter, sort }: SearchQuery,
  { terms, resolved }: { readonly terms: readonly SearchTerm[]; readonly resolved: ResolvedFilter },
): Promise<Page<Goods>> {
  const condition = filterCondition(ctx.clock, filter, resolved);
  const order = sort ? orderOf(ctx.clock, sort) : sql`found.rank, ${orderOf(ctx.clock, undefined)}`;
  const selection: GoodsSelection = {
    prelude: sql`${keywordMatches(terms, { lang: viewer.lang, storeId: filter.storeId })},
      hit as materialized (select goods.id, row_number() over (order by ${order}) as position
        from found join goods using (id) where ${condition})`,
    page: sql`select id, position, cast(null as timestamptz) as at from hit order by position ${cutPage(page)}`,
    total: sql`select count(*) as total from hit`,
  };
  return loadGoodsPage(ctx, viewer, page, selection);
}

/**
 * One page of the goods on sale that match a keyword, best match first unless sorted otherwise. A keyword that finds
 * nothing may be corrected.
 * @throws {DomainError} `keywordRequired`, `storeNotFound` or `categoryNotFound`.
 */
export async function searchGoods(ctx: AppContext, query: SearchQuery): Promise<SearchResult> {
  const { keyword, viewer, filter, mayCorrect = false } = query;
  const words = parseKeyword(keyword);
  const resolved = await resolveFilter(ctx, filter);
  const terms = await findTerms(ctx, words, viewer.lang);
  const page = await searchTerms(ctx, query, { terms, resolved });
  if (page.total > 0 || !mayCorrect) return page;
  const meant = await findMeant(ctx, terms, viewer.lang);
  if (!meant) return page;
  const near = await searchTerms(ctx, query, { terms: meant.terms, resolved });
  if (near.total === 0) return page;
  const names = near.rows.map(({ name }) => name);
  return { ...near, correctedKeyword: writeMeant(keyword, meant.words, names) };
}
