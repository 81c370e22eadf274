/** Facets and filters by attribute look up the variants that have a value. */
export const facets: readonly string[] = [
  `create index sku_attribute_by_value on sku_attribute (value_id, sku_id)`,
];
