import { type RawBuilder, sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { Clock } from '../../../db/clock.ts';
import { createKeptValues } from '../../kept-values.ts';
import { type Page, type PageRequest, pageOf } from '../../paging.ts';
import {
  filterCondition,
  isUnfiltered,
  type ResolvedFilter,
  resolveFilter,
  orderOf,
} from '../goods-filter.ts';
import type { Goods } from '../goods.ts';
import type { GoodsQuery, Selected } from '../list-goods.ts';
import { cutPage, type GoodsSelection, loadGoodsPage, loadListedGoods } from '../load-goods.ts';
import { type MeantWord, meantKeywords, writeMeant } from './correct-keyword.ts';
import { goodsKept, idsIfMany, keptMatches } from './kept-matches.ts';
import { goodsFound, keywordMatches, MAX_FILTERED, MAX_MATCHES } from './keyword-matches.ts';
import { findTerms, parseKeyword, type SearchTerm } from './search-terms.ts';

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

/** Whether any goods on sale match, whatever filters a list has. */
async function findsGoods(ctx: AppContext, terms: readonly SearchTerm[], lang: string): Promise<boolean> {
  const { rows } = await sql`with ${keywordMatches(terms, { lang })}
    select from found limit 1`.execute(ctx.db);
  return rows.length > 0;
}

/** A misspelt keyword, like any other, is searched for again and again; null if nothing near it has goods. */
const keptMeant = createKeptValues<MeantKeyword | null>({ lifeMs: 30_000, maxValues: 1_000 });

async function lookUpMeant(
  ctx: AppContext,
  terms: readonly SearchTerm[],
  lang: string,
): Promise<MeantKeyword | undefined> {
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

/**
 * Finds what is meant by a keyword for which there are no goods; undefined if nothing near has goods. The filters of a
 * list do not matter, so each filter shows goods of the same keyword.
 */
export async function findMeant(
  ctx: AppContext,
  terms: readonly SearchTerm[],
  lang: string,
): Promise<MeantKeyword | undefined> {
  const key = JSON.stringify([terms, lang]);
  const kept = keptMeant.read(ctx.db, key);
  if (kept !== undefined) return kept ?? undefined;
  if (await findsGoods(ctx, terms, lang)) return undefined;
  const meant = await lookUpMeant(ctx, terms, lang);
  keptMeant.keep(ctx.db, key, meant ?? null);
  return meant;
}

/** A page of all matches: goods that are not on the page are not looked up. */
function selectRanked(clock: Clock, prelude: RawBuilder<unknown>, page: PageRequest): GoodsSelection {
  const order = sql`goods.rank, ${orderOf(clock, undefined)}`;
  const ids = idsIfMany({ from: sql`found as goods`, order, limit: MAX_MATCHES });
  return {
    prelude,
    page: sql`select goods.id, row_number() over (order by ${order}) as position, cast(null as timestamptz) as at
      from (select * from found as goods order by ${order} ${cutPage(page)}) as goods`,
    total: sql`select count(*) as total, ${ids} as ids from found`,
  };
}

/** A page of the matches that fulfil a condition. */
function selectHits(
  clock: Clock,
  matches: RawBuilder<unknown>,
  { condition, sort, page }: Selected,
): GoodsSelection {
  const order = sort ? orderOf(clock, sort) : sql`found.rank, ${orderOf(clock, undefined)}`;
  const ids = sort ? sql`null` : idsIfMany({ from: sql`hit`, order: sql`position`, limit: MAX_FILTERED });
  return {
    prelude: sql`${matches},
      hit as materialized (select goods.id, row_number() over (order by ${order}) as position
        from ${goodsFound(condition)})`,
    page: sql`select id, position, cast(null as timestamptz) as at from hit order by position ${cutPage(page)}`,
    total: sql`select count(*) as total, ${ids} as ids from hit`,
  };
}

/** They would take longer to send with each row. */
const firstIds = sql`, case when page.position = 1 then counted.ids end as ids`;

/** A page of kept matches. Goods that are no longer found are left out, so it may be shorter than others. */
function selectKept(ids: readonly string[], { condition, page }: Selected): GoodsSelection {
  const start = (page.number - 1) * page.size;
  return {
    page: sql`select id, rank as position, cast(null as timestamptz) as at
      from ${goodsKept(ids.slice(start, start + page.size), condition)} as kept`,
    total: sql`select cast(${ids.length} as integer) as total`,
  };
}

async function searchTerms(
  ctx: AppContext,
  { viewer, page, filter, sort }: SearchQuery,
  { terms, resolved }: { readonly terms: readonly SearchTerm[]; readonly resolved: ResolvedFilter },
): Promise<Page<Goods>> {
  const { clock } = ctx;
  const { lang } = viewer;
  const selected = { condition: filterCondition(clock, filter, resolved), sort, page };
  const kept = keptMatches(ctx.db, 'page', terms, lang, filter);
  // A price that changes would be out of order.
  if (kept.ids && !sort) return loadGoodsPage(ctx, viewer, page, selectKept(kept.ids, selected));
  const isPlain = sort === undefined && isUnfiltered(filter);
  const prelude = keywordMatches(terms, {
    lang,
    store: resolved.store,
    limit: isPlain ? MAX_MATCHES : MAX_FILTERED,
  });
  const selection = isPlain ? selectRanked(clock, prelude, page) : selectHits(clock, prelude, selected);
  const { total, rows, ids } = await loadListedGoods(ctx, viewer, { ...selection, more: firstIds });
  kept.keep(ids);
  return pageOf(
    rows.map(({ goods }) => goods),
    total,
    page,
  );
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
