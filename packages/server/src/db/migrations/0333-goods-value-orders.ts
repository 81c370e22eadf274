import { COLUMNS, columnsOf, COPIED } from './0331-goods-values.ts';

const ORDERS = 'price, shelved_at';
const ALL_COPIED = `${COPIED}, ${ORDERS}`;

/** The values of variants that buyers can choose, and each two that a variant has together, with the lower id first. */
const chosenOf = (goods: string): string => `
  select sku.goods_id, chosen.value_id from sku join sku_attribute as chosen on chosen.sku_id = sku.id
  where not sku.is_hidden ${goods}
  union
  select sku.goods_id, chosen.value_id || '+' || other.value_id
  from sku join sku_attribute as chosen on chosen.sku_id = sku.id
  join sku_attribute as other on other.sku_id = sku.id and other.value_id collate "C" > chosen.value_id collate "C"
  where not sku.is_hidden ${goods}`;

const insertValues = (goods: string): string => `
  insert into goods_value (${COLUMNS}, ${ORDERS})
  select said.value_id, goods.id, goods.store_id, goods.is_on_shelf and not goods.is_deleted,
    goods.weight_1, goods.weight_2, goods.created_at, goods.price, goods.shelved_at
  from (${chosenOf(goods)}) as said join goods on goods.id = said.goods_id on conflict do nothing`;

/** Deletes what no variant has any more. */
const deleteUnused = (goods: string, kept: string): string => `
  delete from goods_value as kept where ${kept} not exists (
    select from (${chosenOf(goods)}) as said where said.goods_id = kept.goods_id and said.value_id = kept.value_id)`;

/**
 * Lists of goods with an attribute value are also sorted by price and by age, and ask for two values of one variant. Such
 * a pair has a row as each value has.
 */
export const goodsValueOrders: readonly string[] = [
  `alter table goods_value add column price numeric(38,10), add column shelved_at timestamptz`,
  `create or replace function keep_goods_values(ids text[]) returns void language plpgsql as $$ begin
     ${deleteUnused('and sku.goods_id = any (ids)', 'kept.goods_id = any (ids) and')};
     ${insertValues('and sku.goods_id = any (ids)')};
   end $$`,
  // A row of before has neither, so all are set.
  `create or replace function change_goods_values() returns trigger language plpgsql as $$ begin
     perform keep_goods_values(array[new.id]);
     update goods_value set store_id = new.store_id, is_shown = new.is_on_shelf and not new.is_deleted,
       weight_1 = new.weight_1, weight_2 = new.weight_2, created_at = new.created_at, price = new.price,
       shelved_at = new.shelved_at
     where goods_id = new.id;
     return null;
   end $$`,
  `create or replace trigger change_goods_values after update of ${ALL_COPIED} on goods
   for each row when ((${columnsOf('old', ALL_COPIED)}) is distinct from (${columnsOf('new', ALL_COPIED)}))
   execute function change_goods_values()`,
];

/** Adds the values of all goods at once, where nobody waits. */
export const copyGoodsValues = insertValues('');

const GOODS_AT_ONCE = 2_000;

/**
 * Adds the pairs and fills in what rows of before lack, some goods at a time, so that nobody waits for long who changes
 * one of them. A row that was changed meanwhile has its columns from its trigger.
 */
const fillOrders = `do $$
  declare done text := ''; next text; begin
    loop
      select max(id) into next from
        (select id from goods where id > done order by id limit ${GOODS_AT_ONCE}) as slice;
      exit when next is null;
      ${insertValues('and sku.goods_id > done and sku.goods_id <= next')};
      update goods_value set price = goods.price, shelved_at = goods.shelved_at from goods
        where goods.id = goods_value.goods_id and goods.id > done and goods.id <= next and goods_value.price is null;
      commit;
      done := next;
    end loop;
  end $$`;

const orderIndexes = Object.entries({ price: 'price', age: 'shelved_at' }).flatMap(([name, column]) => [
  `drop index concurrently if exists goods_value_by_${name}`,
  `create index concurrently goods_value_by_${name} on goods_value (value_id, ${column}, goods_id)
     include (store_id) where is_shown`,
]);

/** Adds the pairs, fills the columns and builds their indexes beside the traffic. */
export const goodsValueOrderIndexes: readonly string[] = [
  fillOrders,
  ...orderIndexes,
  // By now those have ended who changed variants while their values were copied.
  deleteUnused('', ''),
  `vacuum analyze goods_value`,
];
