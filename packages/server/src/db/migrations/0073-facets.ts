/** An index of the variants that have an attribute value, for facets and filters. */
export const facets: readonly string[] = [
  `create index sku_attribute_by_value on sku_attribute (value_id, sku_id)`,
];
