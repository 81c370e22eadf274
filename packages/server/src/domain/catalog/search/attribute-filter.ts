import { type RawBuilder, sql } from 'kysely';

/** A parameter for each value: of an array PostgreSQL does not know how many it holds. */
const oneOf = (valueIds: readonly string[]): RawBuilder<unknown> => sql`(${sql.join(valueIds)})`;

/** The number of attributes of some values. */
const countAttributes = (valueIds: readonly string[]): RawBuilder<number> =>
  sql`(select count(distinct attribute_id) from attribute_value where id in ${oneOf(valueIds)})`;

/** Values by their attributes, as an array of arrays. */
export const valuesByAttribute = (valueIds: readonly string[]): RawBuilder<readonly (readonly string[])[]> =>
  sql`(select coalesce(json_agg(ids), '[]') from (
    select json_agg(id) as ids from attribute_value where id in ${oneOf(valueIds)} group by attribute_id) as grouped)`;

/** More rows of `goods_value` than this take longer to look up than the variants that have the values. */
const MAX_KEYS = 50;

/**
 * The ids in `goods_value` of goods with a variant that has one of the values of each attribute. It has pairs of values but
 * no triples, so for three attributes there are none.
 */
export function keysOf([first = [], second, ...others]: readonly (readonly string[])[]):
  readonly string[] | undefined {
  if (others.length > 0) return undefined;
  const pairs = second?.flatMap((value) => first.map((other) => [value, other].toSorted().join('+')));
  const keys = pairs ?? first;
  return keys.length > 0 && keys.length <= MAX_KEYS ? keys : undefined;
}

/** Selects goods that have one of the values, each looked up by itself. */
export const hasOneOf = (valueIds: readonly string[]): RawBuilder<boolean> => sql<boolean>`
  exists (select from goods_value where goods_id = goods.id and value_id in ${oneOf(valueIds)} and is_shown offset 0)`;

/** Selects goods with a variant that has one of the chosen values of each attribute; `keys` are theirs if there are some. */
export const hasValues = (
  valueIds: readonly string[],
  keys = valueIds.length === 1 ? valueIds : undefined,
): RawBuilder<boolean> =>
  keys
    ? sql<boolean>`goods.id in (select goods_id from goods_value where value_id in ${oneOf(keys)} and is_shown)`
    : sql<boolean>`goods.id in (
        select sku.goods_id from sku_attribute as chosen join sku on sku.id = chosen.sku_id
        where not sku.is_hidden and chosen.value_id in ${oneOf(valueIds)}
        group by sku.id, sku.goods_id having count(*) = ${countAttributes(valueIds)})`;

/** The goods of one of the values, as `listed`: what it takes to count them, and for one value to order them. */
export const goodsOfValues = (valueIds: readonly string[]): RawBuilder<unknown> => sql`
  (select ${valueIds.length === 1 ? sql`*` : sql`distinct goods_id, store_id`} from goods_value
    where value_id in ${oneOf(valueIds)} and is_shown) as listed`;

/** Goods may have several values, but each value once. */
export const distinctIn = (valueIds: readonly string[]): RawBuilder<unknown> =>
  new Set(valueIds).size > 1 ? sql`distinct` : sql``;

/** A row for each value, as `chosen`. */
export const chosenValues = (valueIds: readonly string[]): RawBuilder<unknown> =>
  sql`(values ${sql.join([...new Set(valueIds)].map((id) => sql`(cast(${id} as text))`))}) as chosen (value)`;

/**
 * Counts goods of one of some values: up to a limit of each, so that it does not matter how many have them. Goods that have
 * several of them are counted once, unless one value alone has as many goods as the limit: to tell ten thousand apart takes
 * six times as long as to read them.
 */
export function countOfValues(valueIds: readonly string[], condition: RawBuilder<unknown>, limit: number) {
  const ofEach = sql`select listed.goods_id from goods_value as listed
    where listed.value_id = chosen.value and listed.is_shown and ${condition}`;
  const countOfAll = sql`select count(*) as total from (select ${distinctIn(valueIds)} found.goods_id
    from ${chosenValues(valueIds)} cross join lateral (${ofEach} limit ${sql.lit(limit)}) as found
    limit ${sql.lit(limit)}) as capped`;
  if (new Set(valueIds).size < 2) return countOfAll;
  // Other values are not read after the first that has enough.
  const hasLimit = sql`exists (select from ${chosenValues(valueIds)}
    cross join lateral (${ofEach} offset ${sql.lit(limit - 1)} limit 1) as last)`;
  return sql`select case when ${hasLimit} then ${sql.lit(limit)} else (${countOfAll}) end as total`;
}

/** To look each of so many goods up and sort them takes as long as to walk through a million goods up to the end of a page. */
const MAX_LOOKED_UP = 4_500;

/** The common table expression `few`: the ids of the goods that have one of some values, up to one more than are few. */
export const fewWithValues = (valueIds: readonly string[]): RawBuilder<unknown> => {
  const limit = sql.lit(MAX_LOOKED_UP + 1);
  return sql`few as materialized (
    select distinct found.goods_id from ${chosenValues(valueIds)}
    cross join lateral (select goods_id from goods_value
      where value_id = chosen.value and is_shown limit ${limit}) as found limit ${limit})`;
};

export const areFew = sql<boolean>`(select count(*) from few) <= ${sql.lit(MAX_LOOKED_UP)}`;

/** The `goods` of `few`. The limit of 1 keeps PostgreSQL from reading all goods, of which it expects many here. */
export const fewGoods = sql`few cross join lateral (select * from goods where goods.id = few.goods_id limit 1) as goods`;
