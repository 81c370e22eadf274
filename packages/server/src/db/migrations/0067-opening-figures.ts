/**
 * The figures that a demo opens with. The totals include them: total − opening = figures that this mall counted. 0 in a
 * real mall. Sales of older demo data without orders become opening figures.
 */
export const openingFigures: readonly string[] = [
  `alter table goods
     add column opening_sold integer not null default 0 check (opening_sold >= 0),
     add column opening_views integer not null default 0 check (opening_views >= 0)`,
  `alter table store
     add column opening_sold integer not null default 0 check (opening_sold >= 0),
     add column opening_views integer not null default 0 check (opening_views >= 0),
     add column opening_followers integer not null default 0 check (opening_followers >= 0)`,
  `update goods set opening_sold = sold - coalesce((
     select sum(order_line.quantity) from order_line join orders on orders.id = order_line.order_id
     where order_line.goods_id = goods.id and orders.paid_at is not null and orders.refund_status <> 2), 0)`,
  `update store set opening_sold = sold - coalesce((
     select sum(orders.pieces) from orders
     where orders.store_id = store.id and orders.paid_at is not null and orders.refund_status <> 2), 0)`,
  `alter table goods add check (sold >= opening_sold and views >= opening_views)`,
  `alter table store add check (sold >= opening_sold and views >= opening_views and followers >= opening_followers)`,
  `comment on column goods.opening_sold is 'Demo data: the part of sold that no order explains'`,
];
