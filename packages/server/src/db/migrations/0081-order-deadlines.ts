/**
 * Days on which orders go on by themselves. They are kept with the order, so that a setting that changes later moves no
 * date that a buyer was shown. Orders from before get the whole time from now on.
 */
export const orderDeadlines: readonly string[] = [
  `alter table orders
     add column ship_deadline timestamptz,
     add column receipt_deadline timestamptz,
     add column ship_reminded_at timestamptz,
     add column receipt_reminded_at timestamptz`,
  `alter table refund
     add column deadline timestamptz,
     add column reminded_at timestamptz,
     add column by_default boolean not null default false`,
  `update orders set ship_deadline = now() + interval '7 days' where status in (1, 2) or (status = 6 and refund_status = 1)`,
  `update orders set receipt_deadline = now() + interval '10 days' where status = 3 and last_step = 'delivered'`,
  `update refund set deadline = now() + interval '3 days' where state = 1`,
  `update refund set deadline = decided_at where state <> 1`,
  `alter table refund alter column deadline set not null, add check (not by_default or state = 2)`,
  `create index orders_to_receive on orders (receipt_deadline, id) where status = 3`,
  `create index orders_to_ship on orders (ship_deadline, id) where status in (1, 2) and ship_reminded_at is null`,
  `create index refund_to_decide on refund (deadline, id) where state = 1`,
];
