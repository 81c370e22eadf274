import { type RawBuilder, sql } from 'kysely';

/** Selects goods with a variant that has one of the chosen values of each attribute. */
export const hasValues = (valueIds: readonly string[]): RawBuilder<boolean> => sql<boolean>`goods.id in (
  select sku.goods_id from sku_attribute as chosen join sku on sku.id = chosen.sku_id
  where not sku.is_hidden and chosen.value_id = any (cast(${valueIds} as text[]))
  group by sku.id, sku.goods_id
  having count(*) = (select count(distinct attribute_id) from attribute_value
    where id = any (cast(${valueIds} as text[]))))`;
