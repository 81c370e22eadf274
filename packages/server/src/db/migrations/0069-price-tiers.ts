/** Prices by quantity: each piece of an order line with at least `min_quantity` pieces costs `price`. */
export const priceTiers: readonly string[] = [
  `create table price_tier (
     sku_id text not null references sku,
     min_quantity integer not null check (min_quantity > 1),
     price numeric(20, 2) not null check (price > 0),
     primary key (sku_id, min_quantity)
   )`,
];
