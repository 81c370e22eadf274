import { COLUMNS, columnsOf, COPIED, deleteUnused, valuesOf } from './0331-goods-values.ts';

const ORDERS = 'price, shelved_at';
const ALL_COPIED = `${COPIED}, ${ORDERS}`;

const insertValues = (goods: string): string =>
  `insert into goods_value (${COLUMNS}, ${ORDERS}) ${valuesOf(goods, ', goods.price, goods.shelved_at')}`;

/** Lists of goods with an attribute value are also sorted by price and by age. */
export const goodsValueOrders: readonly string[] = [
  `alter table goods_value add column price numeric(38,10), add column shelved_at timestamptz`,
  `create or replace function keep_goods_values(ids text[]) returns void language plpgsql as $$ begin
     ${deleteUnused('and goods_id = any (ids)')};
     ${insertValues('and goods.id = any (ids)')};
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

/** Adds the values of all goods. */
export const copyGoodsValues = insertValues('');

const GOODS_AT_ONCE = 2_000;

/**
 * Fills in what rows of before lack, some goods at a time, so that nobody waits for long who changes one of them. A row
 * that was changed meanwhile has its columns from its trigger.
 */
const fillOrders = `do $$
  declare done text := ''; next text; begin
    loop
      select max(id) into next from
        (select id from goods where id > done order by id limit ${GOODS_AT_ONCE}) as slice;
      exit when next is null;
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

/** Fills the columns and builds their indexes beside the traffic. */
export const goodsValueOrderIndexes: readonly string[] = [
  fillOrders,
  ...orderIndexes,
  `vacuum analyze goods_value`,
];
