/** A variant may have pictures of its own, so that choosing a color changes every picture of the gallery. */
export const variantPictures: readonly string[] = [
  `alter table sku add column pictures text[] not null default '{}'
     check (cardinality(pictures) <= 9)`,
  `comment on column sku.pictures is 'Pictures after the cover. Empty: the gallery shows those of the goods'`,
];
