/** Each submission counts the unpaid orders of its buyer, who may have thousands of others. */
export const unpaidOrdersOfBuyer: readonly string[] = [
  `drop index concurrently if exists orders_unpaid_of_buyer`,
  `create index concurrently orders_unpaid_of_buyer on orders (buyer_id) where status = 0`,
];
