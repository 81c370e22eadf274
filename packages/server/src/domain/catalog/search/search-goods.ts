import { type RawBuilder, sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { Clock } from '../../../db/clock.ts';
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
import { writeMeant } from './correction/correct-keyword.ts';
import { findMeant, surelyFindsNothing } from './correction/find-meant.ts';
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
      from ${goodsKept(ids.slice(start, start + page.size), condition)}`,
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
  const page =
    mayCorrect && (await surelyFindsNothing(ctx, terms, viewer.lang))
      ? pageOf([], 0, query.page)
      : await searchTerms(ctx, query, { terms, resolved });
  if (page.total > 0 || !mayCorrect) return page;
  const meant = await findMeant(ctx, terms, viewer.lang);
  if (!meant) return page;
  const near = await searchTerms(ctx, query, { terms: meant.terms, resolved });
  if (near.total === 0) return page;
  const names = near.rows.map(({ name }) => name);
  return { ...near, correctedKeyword: writeMeant(keyword, meant.words, names) };
}
