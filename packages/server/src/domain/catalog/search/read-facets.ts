import { type RawBuilder, sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { filterCondition, type GoodsFilter, resolveFilter } from '../goods-filter.ts';
import { LIST_END } from '../load-goods.ts';
import { keywordMatches } from './search-goods.ts';
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
/** An attribute of listed goods, with the number of goods of each value. */
export interface Facet {
  readonly id: string;
  readonly name: string;
  readonly values: readonly FacetValue[];
}

interface FacetQuery {
  readonly lang: string;
  readonly keyword?: string | undefined;
  readonly filter: GoodsFilter;
}

interface Row extends FacetValue {
  readonly attributeId: string;
  readonly attributeName: string;
}

/** Counts only variants that have the chosen values of all other attributes. */
const hasOtherValues = (valueIds: readonly string[]): RawBuilder<unknown> =>
  valueIds.length === 0
    ? sql``
    : sql`and (select count(*) from sku_attribute as other where other.sku_id = sku.id
        and other.attribute_id <> has.attribute_id and other.value_id = any (cast(${valueIds} as text[])))
      = (select count(distinct attribute_id) from attribute_value
        where id = any (cast(${valueIds} as text[])) and attribute_id <> has.attribute_id)`;

async function selectCounts(
  { db }: AppContext,
  { lang, filter: { valueIds = [] } }: FacetQuery,
  found: RawBuilder<unknown>,
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    with ${found}, counted as (
      select has.attribute_id, has.value_id, count(distinct sku.goods_id) as goods
      from listed join sku on sku.goods_id = listed.id join sku_attribute as has on has.sku_id = sku.id
      where not sku.is_hidden ${hasOtherValues(valueIds)} group by 1, 2)
    select attribute.id as "attributeId", coalesce(attribute.names ->> ${lang}, attribute.names ->> 'en') as "attributeName",
      value.id, coalesce(value.names ->> ${lang}, value.names ->> 'en') as name, value.icon_image as icon,
      coalesce(counted.goods, 0) as goods
    from attribute_value as value join attribute on attribute.id = value.attribute_id
    left join counted on counted.value_id = value.id
    where counted.goods > 0 or value.id = any (cast(${valueIds} as text[]))
    order by attribute.position, attribute.id, value.position, value.id`.execute(db);
  return rows;
}

/**
 * Counts the goods of a list or search by the values of their attributes. The chosen values of an attribute do
 * not narrow the counts of its other values.
 * @throws {DomainError} `keywordRequired`, `storeNotFound` or `categoryNotFound`.
 */
export async function readFacets(ctx: AppContext, query: FacetQuery): Promise<readonly Facet[]> {
  const { lang, keyword, filter } = query;
  const resolved = await resolveFilter(ctx, filter);
  const condition = filterCondition(ctx.clock, { ...filter, valueIds: undefined }, resolved);
  const listed = sql`listed as (select goods.id from goods where ${condition} limit ${sql.lit(LIST_END)})`;
  const terms = keyword === undefined ? [] : await findTerms(ctx, parseKeyword(keyword), lang);
  const found =
    keyword === undefined
      ? listed
      : sql`${keywordMatches(terms, { lang, storeId: filter.storeId })},
          listed as (select goods.id from found join goods using (id) where ${condition})`;
  const rows = await selectCounts(ctx, query, found);
  const facets = [...Map.groupBy(rows, ({ attributeId }) => attributeId).values()].map((values): Facet => ({
    id: values[0]?.attributeId ?? '',
    name: values[0]?.attributeName ?? '',
    values: values.slice(0, MAX_VALUES),
  }));
  return facets.slice(0, MAX_FACETS);
}
