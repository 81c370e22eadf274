/** Reviews that the mall writes for silent buyers leave the average ratings and the opinion about stores. */
export const systemReviews: readonly string[] = [
  `alter table goods add column system_reviews integer not null default 0
     check (system_reviews between 0 and reviews)`,
  `update goods set system_reviews = counted.total
     from (select goods_id, count(*)::integer as total from review where is_default group by goods_id) as counted
     where goods.id = counted.goods_id`,
  `update store set reviews = reviews - counted.total, good_reviews = good_reviews - counted.total
     from (select store_id, count(*)::integer as total from review where is_default group by store_id) as counted
     where store.id = counted.store_id and good_reviews >= counted.total`,
  `drop index goods_by_rating`,
  `alter table goods drop column rating`,
  `alter table goods add column rating numeric(2, 1) not null generated always as (
     case when reviews = system_reviews then 0
       else round((stars - 5 * system_reviews)::numeric / (reviews - system_reviews), 1) end) stored`,
  `create index goods_by_rating on goods (rating, reviews, id) include (store_id) where is_on_shelf and not is_deleted`,
  `comment on column goods.system_reviews is 'Those of its reviews that the mall wrote, with five stars each'`,
];
