/** The cart of an account. It stores no prices: they are read with the goods. */
export const carts: readonly string[] = [
  `create table cart (
     user_id text primary key references user_account (id),
     revision integer not null check (revision >= 0)
   )`,
  `create table cart_line (
     user_id text not null references cart (user_id) on delete cascade,
     goods_id text not null references goods (id),
     sku_id text not null,
     quantity integer not null check (quantity > 0),
     is_later boolean not null,
     position integer not null,
     primary key (user_id, goods_id, sku_id)
   )`,
  `comment on column cart_line.sku_id is 'Empty for goods without variants. A variant may be gone, so it is no reference'`,
  `comment on column cart_line.position is 'Rises: the line with the highest one was added last'`,
];
