/** The average rating as lists show it, 0 without reviews. A column, so that an index can sort by it. */
export const rating: readonly string[] = [
  `alter table goods add column rating numeric(2, 1) not null
     generated always as (case when reviews = 0 then 0 else round(stars::numeric / reviews, 1) end) stored`,
  `create index goods_by_rating on goods (rating, reviews, id) include (store_id) where is_on_shelf and not is_deleted`,
];
