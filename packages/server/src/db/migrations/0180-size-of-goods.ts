/** How big goods are, and which body a size fits. */
export const sizeOfGoods: readonly string[] = [
  `alter table goods add column size_guide jsonb`,
  `comment on column goods.size_guide is 'Body measurements in cm of each size, see domain/catalog/size-guide.ts; null where goods need none'`,
  `alter table sku add column dimensions_mm integer[]
     check (dimensions_mm is null or (cardinality(dimensions_mm) = 3 and 0 < all (dimensions_mm)))`,
  `comment on column sku.dimensions_mm is 'Width, height and depth of one piece in mm; null if not known'`,
];
