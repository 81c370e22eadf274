import { type RawBuilder, sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { Clock } from '../../../db/clock.ts';
import { onOneConnection, runTogether } from '../../../db/statements/send-together.ts';
import { loadStores } from '../../stores/load-stores.ts';
import type { Store } from '../../stores/store.ts';
import { type GoodsSort, isOnSale, orderOf } from '../goods-filter.ts';
import { deepestRatio } from '../current-price.ts';
import type { Viewer } from '../goods.ts';
import { completeKeyword } from './complete-keyword.ts';
import { writeMeant } from './correction/correct-keyword.ts';
import { findMeant } from './correction/find-meant.ts';
import { goodsKept, idsIfMany, type KeptMatches, keptMatches } from './kept-matches.ts';
import { keywordMatches } from './keyword-matches.ts';
import {
  containsAll,
  findTerms,
  keysOf,
  mayContainAll,
  parseKeyword,
  rankOf,
  type SearchedNames,
  type SearchTerm,
} from './search-terms.ts';
import { type SuggestedCategory, suggestCategories } from './suggest-categories.ts';

const MAX_SUGGESTIONS = 20;
/** While the user types, speed matters more than the best match. */
const MAX_MATCHES = 200;
/** The best matches, which are looked up. */
const MAX_CANDIDATES = 50;
/** Some of the kept matches may be off the shelf. */
const MAX_KEPT = 25;

export interface Suggestions {
  readonly stores: readonly Store[];
  readonly goods: readonly SuggestedGoods[];
  readonly categories: readonly SuggestedCategory[];
  /** Keywords that begin with the requested one and find goods. */
  readonly completed: readonly string[];
  /** The corrected keyword, if the requested one is misspelt. */
  readonly correctedKeyword?: string | undefined;
}

const storeNames: SearchedNames = {
  lang: 'en',
  pairs: sql`search_grams('en', search_text)`,
  keysOf,
};

interface SuggestQuery {
  readonly viewer: Viewer;
  readonly keyword: string;
  readonly sort?: GoodsSort | undefined;
}

/** Goods as suggestions show them, in the viewer's language or in English. */
export interface SuggestedGoods {
  readonly id: string;
  readonly name: string;
  readonly picture: string | null;
  /** Price of the cheapest variant before discount, in dollars. */
  readonly price: string;
  /** The ratio of the current discount; null while there is none. */
  readonly ratio: string | null;
}

interface Row extends SuggestedGoods {
  /** In the first row: names of goods that the keyword finds, if they are not kept. */
  readonly names: readonly string[] | null;
  /** In the first row: the ids of these goods, if they are to be kept. */
  readonly ids: string | null;
}

const translated = (lang: string) =>
  lang === 'en'
    ? { name: sql`hit.name`, join: sql`` }
    : {
        name: sql`coalesce(nullif(translation.name, ''), hit.name)`,
        join: sql`left join goods_translation as translation
            on translation.goods_id = hit.id and translation.lang = ${lang}`,
      };

interface BestMatches {
  readonly clock: Clock;
  readonly terms: readonly SearchTerm[];
  readonly lang: string;
  readonly names: RawBuilder<unknown>;
}

/** The `goods` of the best matches with their `rank`. Their names, and their ids if they are to be kept. */
const findBest = ({ clock, terms, lang, names }: BestMatches) => ({
  matches: sql`${keywordMatches(terms, { lang, limit: MAX_MATCHES })},`,
  best: sql`(select id, rank from found as goods order by goods.rank, ${orderOf(clock, undefined)}
    limit ${sql.lit(MAX_CANDIDATES)}) as best join goods using (id)`,
  names,
  ids: idsIfMany({ from: sql`hit`, order: sql`rank, sold desc`, limit: MAX_MATCHES }),
});

/** The same of kept matches, whose names are known. */
const keptBest = (ids: readonly string[]) => ({
  matches: sql``,
  best: goodsKept(ids, isOnSale),
  names: sql`null`,
  ids: sql`null`,
});

interface FoundGoods {
  readonly goods: readonly SuggestedGoods[];
  /** The names of more. */
  readonly names: readonly string[];
}

/** The best goods for a keyword. */
async function suggestGoods(
  { db, clock }: AppContext,
  { viewer: { lang }, sort }: SuggestQuery,
  terms: readonly SearchTerm[],
  kept: KeptMatches,
): Promise<FoundGoods> {
  const order = sort ? orderOf(clock, sort) : sql`rank, goods.sold desc, goods.id`;
  const { name, join } = translated(lang);
  const all = sql`(select json_agg(${name} order by hit.rank, hit.sold desc) from hit ${join})`;
  const { matches, best, names, ids } = kept.ids
    ? keptBest(sort ? kept.ids : kept.ids.slice(0, MAX_KEPT))
    : findBest({ clock, terms, lang, names: all });
  const { rows } = await sql<Row>`
    with ${matches} hit as materialized (
      select goods.id, goods.name, goods.price, goods.sold, rank, row_number() over (order by ${order}) as position
      from ${best})
    select hit.id, ${name} as name, hit.price, ${deepestRatio(clock, sql`hit.id`)} as ratio,
      (select image from goods_picture where goods_id = hit.id order by position limit 1) as picture,
      case when hit.position = 1 then ${names} end as names, case when hit.position = 1 then ${ids} end as ids
    from hit ${join}
    where hit.position <= ${sql.lit(MAX_SUGGESTIONS)} order by hit.position`.execute(db);
  const found = rows[0]?.names ?? kept.names;
  kept.keep(rows[0]?.ids, found);
  return { goods: rows.map(({ names: _, ids: _ids, ...goods }) => goods), names: found };
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
      from (select id, search_text, sold from store where is_open and ${mayContainAll(terms, storeNames)}
        and ${containsAll(terms)} limit ${sql.lit(MAX_MATCHES)}) as store
      order by ${order} limit ${sql.lit(MAX_SUGGESTIONS)}`,
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
  const { lang } = viewer;
  const words = parseKeyword(keyword);
  const terms = await findTerms(ctx, words, lang);
  const keptOf = (searched: readonly SearchTerm[]) => keptMatches(ctx.db, 'suggestions', searched, lang);
  const [stores, { goods, names }, categories] = await onOneConnection(ctx.db, (db) => {
    const one = { ...ctx, db };
    return runTogether(
      suggestStores(one, viewer, words),
      suggestGoods(one, query, terms, keptOf(terms)),
      suggestCategories(one, words, lang),
    );
  });
  const suggestions = { stores, goods, categories, completed: completeKeyword(keyword, names) };
  if (goods.length > 0 || stores.length > 0) return suggestions;
  const meant = await findMeant(ctx, terms, lang);
  if (!meant) return suggestions;
  const { goods: near } = await suggestGoods(ctx, query, meant.terms, keptOf(meant.terms));
  const found = near.map(({ name }) => name);
  return { ...suggestions, goods: near, correctedKeyword: writeMeant(keyword, meant.words, found) };
}
