import { type RawBuilder, sql } from 'kysely';

/** The variants that have one of the chosen values of each attribute, grouped by variant. */
const variantsWith = (valueIds: readonly string[], ofGoods: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  from sku_attribute as chosen join sku on sku.id = chosen.sku_id
  where ${ofGoods} not sku.is_hidden and chosen.value_id = any (cast(${valueIds} as text[]))
  group by sku.id, sku.goods_id
  having count(*) = (select count(distinct attribute_id) from attribute_value
    where id = any (cast(${valueIds} as text[])))`;

/** Selects goods with a variant that has one of the chosen values of each attribute. */
export const hasValues = (valueIds: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`goods.id in (select sku.goods_id ${variantsWith(valueIds, sql``)})`;

/** The same for a few goods: their own variants are looked at, and not all that have the values. */
export const ownVariantHasValues = (valueIds: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`exists (select ${variantsWith(valueIds, sql`sku.goods_id = goods.id and`)})`;
