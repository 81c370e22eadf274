/** Operators and stores change coupons: versions against stale changes, and an index for their lists. */
export const couponVersions: readonly string[] = [
  `alter table coupon add column version integer not null default 1`,
  `create index coupon_by_time on coupon (created_at desc, id desc)`,
];
