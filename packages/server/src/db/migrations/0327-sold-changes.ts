/**
 * What payments and refunds add to the sold counts. To change the counts themselves would put a row of goods into all of
 * its indexes with each payment, and buyers of the same goods would wait for each other.
 */
export const soldChanges: readonly string[] = [
  `create table sold_change (
     goods_id text not null,
     store_id text not null,
     pieces integer not null,
     noted_at timestamptz not null default now()
   )`,
  `create index sold_change_by_goods on sold_change (goods_id)`,
  `comment on table sold_change is 'A job adds it to goods.sold and store.sold within seconds'`,
];
