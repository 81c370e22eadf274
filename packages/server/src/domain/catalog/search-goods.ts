import { type RawBuilder, sql } from 'kysely';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import type { Page } from '../paging.ts';
import { gramsOf, splitKeyword } from './fold-text.ts';
import { filterCondition, resolveFilter, orderOf } from './goods-filter.ts';
import type { Goods } from './goods.ts';
import type { GoodsQuery } from './list-goods.ts';
import { cutPage, type GoodsSelection, loadGoodsPage } from './load-goods.ts';

export type SearchQuery = GoodsQuery & { readonly keyword: string };

/**
 * Splits a keyword into folded words.
 * @throws {DomainError} `keywordRequired` if there are none.
 */
export function parseKeyword(keyword: string): readonly string[] {
  const words = splitKeyword(keyword);
  if (words.length === 0) throw new DomainError('keywordRequired');
  return words;
}

/** The condition that `search_text` contains all words. Its bigrams let an index answer it. */
export function containsAll(
  words: readonly string[],
  lang: string,
  langColumn: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const grams = [...new Set(words.flatMap((word) => gramsOf(lang, word)))];
  const holds = words.map((word) => sql`strpos(search_text, ${word}) > 0`);
  return sql<boolean>`search_grams(${langColumn}, search_text) @> cast(${grams} as text[])
    and ${sql.join(holds, sql` and `)}`;
}

/** The rank of a match: 0 if the name starts with the keyword, 1 if one of its words does, otherwise 2. */
export const rankOf = (words: readonly string[]): RawBuilder<number> => {
  const [first = ''] = words;
  return sql<number>`case when starts_with(search_text, ${first}) then 0
    when strpos(search_text, ${` ${first}`}) > 0 then 1 else 2 end`;
};

interface SearchScope {
  readonly lang: string;
  readonly storeId?: string | undefined;
  readonly limit?: number;
}

/** The maximum of matches that are ranked; each costs a lookup. With more, users refine the keyword. */
const MAX_MATCHES = 2_000;

/** Selects goods whose name in a language or in English contains every word, up to a limit for each. */
export function keywordMatches(
  words: readonly string[],
  { lang, storeId, limit = MAX_MATCHES }: SearchScope,
): RawBuilder<unknown> {
  const rank = rankOf(words);
  const ofStore = storeId === undefined ? sql`` : sql`and store_id = ${storeId}`;
  const english = sql`(select id, ${rank} as rank from goods
    where is_on_shelf and not is_deleted ${ofStore} and ${containsAll(words, 'en', sql`'en'`)} limit ${limit})`;
  const goodsOfStore =
    storeId === undefined ? sql`` : sql`and goods_id in (select id from goods where store_id = ${storeId})`;
  const translated = sql`union all (select goods_id, ${rank} from goods_translation
    where lang = ${lang} ${goodsOfStore} and ${containsAll(words, lang, sql`lang`)} limit ${limit})`;
  return sql`found as materialized (select id, min(rank) as rank from (${english} ${lang === 'en' ? sql`` : translated})
    as named group by id)`;
}

/**
 * One page of the goods on sale that match a keyword, best match first unless sorted otherwise.
 * @throws {DomainError} `keywordRequired`, `storeNotFound` or `categoryNotFound`.
 */
export async function searchGoods(ctx: AppContext, query: SearchQuery): Promise<Page<Goods>> {
  const { viewer, page, filter, sort } = query;
  const words = parseKeyword(query.keyword);
  const { level } = await resolveFilter(ctx, filter);
  const condition = filterCondition(ctx.clock, filter, level);
  const order = sort ? orderOf(ctx.clock, sort) : sql`found.rank, ${orderOf(ctx.clock, undefined)}`;
  const selection: GoodsSelection = {
    prelude: keywordMatches(words, { lang: viewer.lang, storeId: filter.storeId }),
    page: sql`select goods.id, row_number() over (order by ${order}) as position, cast(null as timestamptz) as at
      from found join goods using (id) where ${condition} order by ${order} ${cutPage(page)}`,
    total: sql`select count(*) as total from
      (select from found join goods using (id) where ${condition}) as named`,
  };
  return loadGoodsPage(ctx, viewer, page, selection);
}
