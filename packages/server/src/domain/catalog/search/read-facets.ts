import { type RawBuilder, sql } from 'kysely';
import type { GoodsFacetKind } from '@openmall/sdk';
import type { AppContext } from '../../../context.ts';
import { filterCondition, type GoodsFilter, type ResolvedFilter, resolveFilter } from '../goods-filter.ts';
import { createKeptValues } from '../../kept-values.ts';
import { LIST_END } from '../../paging.ts';
import { hasValues } from './attribute-filter.ts';
import { goodsFound, keywordMatches, MAX_FILTERED } from './keyword-matches.ts';
import { findTerms, parseKeyword } from './search-terms.ts';

/** Limits of the contract. */
const MAX_FACETS = 8;
const MAX_VALUES = 60;

export interface FacetValue {
  readonly id: string;
  readonly name: string;
  readonly icon: string | null;
  readonly goods: number;
}
/** An attribute of listed goods or their stores, with the number of goods of each value. */
export interface Facet {
  readonly id: string;
  readonly name: string;
  readonly kind: GoodsFacetKind;
  readonly values: readonly FacetValue[];
}

interface FacetQuery {
  readonly lang: string;
  readonly keyword?: string | undefined;
  readonly filter: GoodsFilter;
}

interface Row extends FacetValue {
  readonly kind: GoodsFacetKind;
  readonly attributeId: string;
  readonly attributeName: string;
  /** The number of goods in the list. */
  readonly listed: number;
}

/** To count the values of thousands of goods takes many times as long as to list a page of them. */
const keptFacets = createKeptValues<readonly Facet[]>({ lifeMs: 60_000, maxValues: 500 });
/** Those of shorter lists are counted each time: a person would notice a wrong one. */
const MIN_KEPT = 1_000;

const textArray = (ids: readonly string[]): RawBuilder<readonly string[]> =>
  sql<readonly string[]>`cast(${ids} as text[])`;

/** Counts only variants that have the chosen values of all other attributes. */
const hasOtherValues = (valueIds: readonly string[]): RawBuilder<unknown> =>
  valueIds.length === 0
    ? sql``
    : sql`and (select count(*) from sku_attribute as other where other.sku_id = sku.id
        and other.attribute_id <> has.attribute_id and other.value_id = any (${textArray(valueIds)}))
      = (select count(distinct attribute_id) from attribute_value
        where id = any (${textArray(valueIds)}) and attribute_id <> has.attribute_id)`;

/** Counts by attribute, of goods of the chosen stores. */
const attributeRows = ({ lang, filter: { valueIds = [], storeIds } }: FacetQuery): RawBuilder<unknown> => sql`
  select 'attribute' as kind, attribute.position as "attributePosition", attribute.id as "attributeId",
    coalesce(attribute.names ->> ${lang}, attribute.names ->> 'en') as "attributeName",
    value.position, value.id, coalesce(value.names ->> ${lang}, value.names ->> 'en') as name,
    value.icon_image as icon, coalesce(counted.goods, 0) as goods
  from attribute_value as value join attribute on attribute.id = value.attribute_id
  left join (
    select has.attribute_id, has.value_id, count(distinct sku.goods_id) as goods
    from listed join sku on sku.goods_id = listed.id join sku_attribute as has on has.sku_id = sku.id
    where not sku.is_hidden ${storeIds ? sql`and listed.store_id = any (${textArray(storeIds)})` : sql``}
      ${hasOtherValues(valueIds)} group by 1, 2) as counted on counted.value_id = value.id
  where counted.goods > 0 or value.id = any (${textArray(valueIds)})`;

/** Counts by store, of goods with the chosen values, most goods first. */
const storeRows = ({ filter: { valueIds, storeIds = [] } }: FacetQuery): RawBuilder<unknown> => sql`
  select 'store', 0, 'store', 'Store', -coalesce(counted.goods, 0), store.id, store.name, null, coalesce(counted.goods, 0)
  from store left join (
    select goods.store_id, count(*) as goods from listed as goods
    ${valueIds ? sql`where ${hasValues(valueIds)}` : sql``} group by 1) as counted on counted.store_id = store.id
  where counted.goods > 0 or (store.is_open and store.id = any (${textArray(storeIds)}))`;

async function selectCounts(
  { db }: AppContext,
  query: FacetQuery,
  found: RawBuilder<unknown>,
): Promise<readonly Row[]> {
  // A list of one store has no other stores.
  const stores = query.filter.storeId === undefined ? sql`union all ${storeRows(query)}` : sql``;
  const { rows } = await sql<Row>`
    with ${found} select kind, "attributeId", "attributeName", id, name, icon, goods,
      (select count(*) from listed) as listed
    from (${attributeRows(query)} ${stores}) as counts
    order by kind, "attributePosition", "attributeId", position, id`.execute(db);
  return rows;
}

const facetsOf = (rows: readonly Row[], kind: GoodsFacetKind): readonly Facet[] =>
  [
    ...Map.groupBy(
      rows.filter((row) => row.kind === kind),
      ({ attributeId }) => attributeId,
    ),
  ].map(([id, values]) => ({
    id,
    name: values[0]?.attributeName ?? '',
    kind,
    values: values.slice(0, MAX_VALUES),
  }));

async function countFacets(
  ctx: AppContext,
  query: FacetQuery,
  resolved: ResolvedFilter,
): Promise<readonly Row[]> {
  const { lang, keyword, filter } = query;
  const unchosen = { ...filter, valueIds: undefined, storeIds: undefined };
  const condition = filterCondition(ctx.clock, unchosen, resolved);
  const columns = sql`goods.id, goods.store_id`;
  const listed = sql`listed as (select ${columns} from goods where ${condition} limit ${sql.lit(LIST_END)})`;
  const terms = keyword === undefined ? [] : await findTerms(ctx, parseKeyword(keyword), lang);
  const found =
    keyword === undefined
      ? listed
      : sql`${keywordMatches(terms, { lang, store: resolved.store, limit: MAX_FILTERED })},
          listed as (select ${columns} from ${goodsFound(condition)})`;
  return selectCounts(ctx, query, found);
}

/**
 * Counts the goods of a list or search by the values of their attributes and by store. The chosen values of an
 * attribute do not narrow the counts of its other values, nor chosen stores those of the others. Those of a long list may
 * be a minute old.
 * @throws {DomainError} `keywordRequired`, `storeNotFound` or `categoryNotFound`.
 */
export async function readFacets(ctx: AppContext, query: FacetQuery): Promise<readonly Facet[]> {
  // Before what is kept, so that a closed store is refused at once.
  const resolved = await resolveFilter(ctx, query.filter);
  const list = JSON.stringify(query);
  const kept = keptFacets.read(ctx.db, list);
  if (kept) return kept;
  const rows = await countFacets(ctx, query, resolved);
  const stores = facetsOf(rows, 'store');
  const facets = [...facetsOf(rows, 'attribute').slice(0, MAX_FACETS - stores.length), ...stores];
  if ((rows[0]?.listed ?? 0) >= MIN_KEPT) keptFacets.keep(ctx.db, list, facets);
  return facets;
}
