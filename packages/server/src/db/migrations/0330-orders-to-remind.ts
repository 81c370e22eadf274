/**
 * Reminders of stores looked at all orders that are being packed, and the autopilot of the demo at all that have arrived:
 * a third of a second for each run in a mall with a million orders.
 */
export const ordersToRemind: readonly string[] = [
  `drop index concurrently if exists orders_to_remind`,
  `create index concurrently orders_to_remind on orders (ship_deadline, id)
     where status in (1, 2) and store_reminded_at is null`,
  `drop index concurrently if exists orders_to_move`,
  `create index concurrently orders_to_move on orders (changed_at, id)
     where status in (1, 2, 3) and last_step <> 'delivered'`,
  // Only the autopilot used it.
  `drop index concurrently if exists orders_moving`,
];
