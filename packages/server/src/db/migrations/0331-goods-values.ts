export const COPIED = 'store_id, is_on_shelf, is_deleted, weight_1, weight_2, created_at';
export const COLUMNS = 'value_id, goods_id, store_id, is_shown, weight_1, weight_2, created_at';

/** Columns of a row, of which a list is `columns`. */
export const columnsOf = (row: string, columns = COPIED): string =>
  columns
    .split(', ')
    .map((column) => `${row}.${column}`)
    .join(', ');

/** A row for each value of the variants that buyers can choose. */
const valuesOf = (goods: string): string => `
  select distinct chosen.value_id, goods.id, goods.store_id, goods.is_on_shelf and not goods.is_deleted,
    goods.weight_1, goods.weight_2, goods.created_at
  from goods join sku on sku.goods_id = goods.id join sku_attribute as chosen on chosen.sku_id = sku.id
  where not sku.is_hidden ${goods} on conflict do nothing`;

/** Deletes the values that no variant has any more. */
const deleteUnused = (goods: string): string => `
  delete from goods_value as kept where not exists (
    select from sku join sku_attribute as chosen on chosen.sku_id = sku.id
    where sku.goods_id = kept.goods_id and chosen.value_id = kept.value_id and not sku.is_hidden) ${goods}`;

/** The goods of the variants of a statement. */
const OF_CHANGED = 'array(select distinct goods_id from sku where id in (select sku_id from changed))';

const keepAfter = (event: 'insert' | 'update' | 'delete'): string =>
  `create trigger keep_goods_values_after_${event} after ${event} on sku_attribute
   referencing ${event === 'delete' ? 'old' : 'new'} table as changed
   for each statement execute function keep_values_of_variants()`;

/**
 * The attribute values of goods, with what lists order and show by, in a table of their own. A list of goods with a value
 * looked at all variants that have it: a second of the database with a million goods. Whoever changes the variants of goods
 * has locked their row.
 */
export const goodsValues: readonly string[] = [
  `create table goods_value (
     value_id text not null,
     goods_id text not null references goods (id) on delete cascade,
     store_id text not null,
     is_shown boolean not null,
     weight_1 integer not null,
     weight_2 integer not null,
     created_at timestamptz not null,
     primary key (goods_id, value_id)
   )`,
  `comment on table goods_value is 'Triggers of the catalog keep it: nobody else writes to it'`,
  `create function keep_goods_values(ids text[]) returns void language plpgsql as $$ begin
     ${deleteUnused('and goods_id = any (ids)')};
     insert into goods_value (${COLUMNS}) ${valuesOf('and goods.id = any (ids)')};
   end $$`,
  `create function keep_values_of_variants() returns trigger language plpgsql as $$ begin
     perform keep_goods_values(${OF_CHANGED});
     return null;
   end $$`,
  ...(['insert', 'update', 'delete'] as const).map(keepAfter),
  `create function keep_values_of_goods() returns trigger language plpgsql as $$ begin
     perform keep_goods_values(array[old.goods_id]);
     return null;
   end $$`,
  `create trigger keep_goods_values after update of is_hidden on sku
   for each row when (old.is_hidden <> new.is_hidden) execute function keep_values_of_goods()`,
  `create trigger keep_goods_values_after_delete after delete on sku
   for each row execute function keep_values_of_goods()`,
  // A row may be missing until the next migration has copied those from before.
  `create function change_goods_values() returns trigger language plpgsql as $$ begin
     perform keep_goods_values(array[new.id]);
     update goods_value set store_id = new.store_id, is_shown = new.is_on_shelf and not new.is_deleted,
       weight_1 = new.weight_1, weight_2 = new.weight_2, created_at = new.created_at
     where goods_id = new.id;
     return null;
   end $$`,
  `create trigger change_goods_values after update of ${COPIED} on goods
   for each row when ((${columnsOf('old')}) is distinct from (${columnsOf('new')})) execute function change_goods_values()`,
];

const copyGoodsValues = `insert into goods_value (${COLUMNS}) ${valuesOf('')}`;

/** Copies the values and builds the index beside the traffic. */
export const goodsValueIndexes: readonly string[] = [
  copyGoodsValues,
  `drop index concurrently if exists goods_value_shown`,
  `create index concurrently goods_value_shown
     on goods_value (value_id, weight_1 desc, weight_2 desc, created_at desc, goods_id desc)
     include (store_id) where is_shown`,
  // By now those have ended who changed variants while their values were copied.
  deleteUnused(''),
  `vacuum analyze goods_value`,
];
