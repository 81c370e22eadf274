/** Operators and stores change coupons: with versions against stale changes. */
export const couponVersions: readonly string[] = [
  `alter table coupon add column version integer not null default 1`,
];
