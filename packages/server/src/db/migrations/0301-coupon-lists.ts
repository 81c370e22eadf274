/**
 * The lists of coupons begin with the newest, and count the orders of each. Another coupon index takes the place of
 * `orders_by_coupon`: it also finds cancelled orders, which a coupon that is removed must not have.
 */
export const couponLists: readonly string[] = [
  `drop index concurrently if exists orders_of_coupon`,
  `create index concurrently orders_of_coupon on orders (coupon_id, buyer_id) include (status, coupon_discount)
     where coupon_id is not null`,
  `drop index concurrently if exists orders_by_coupon`,
  `drop index concurrently if exists coupon_by_time`,
  `create index concurrently coupon_by_time on coupon (created_at desc, id desc)`,
  `drop index concurrently if exists coupon_of_store`,
  `create index concurrently coupon_of_store on coupon (store_id, created_at desc, id desc)`,
];
