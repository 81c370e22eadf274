/** Servers ask which discounts have begun since they looked last. */
export const discountStarts: readonly string[] = [
  `drop index concurrently if exists discount_by_start`,
  `create index concurrently discount_by_start on discount (starts_at)`,
];
