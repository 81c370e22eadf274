import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../db/database.ts';

/**
 * Adds pieces to the sold counts of goods and of stores. It locks rows by ascending id, goods before stores, and is
 * called last in the transaction, to avoid deadlocks.
 */
async function addSold(tx: Tx, goods: RawBuilder<unknown>, stores: RawBuilder<unknown>): Promise<void> {
  await sql`
    with of_goods as (${goods}), of_stores as (${stores}),
    held as materialized (
      select goods.id from goods where goods.id in (select goods_id from of_goods) order by goods.id for no key update),
    counted as (update goods set sold = sold + of_goods.count
      from of_goods, held where goods.id = of_goods.goods_id and goods.id = held.id),
    held_stores as materialized (
      select store.id from store
      where store.id in (select store_id from of_stores) and (select count(*) from held) > 0
      order by store.id for no key update)
    update store set sold = sold + of_stores.count
    from of_stores, held_stores where store.id = of_stores.store_id and store.id = held_stores.id`.execute(
    tx,
  );
}

/** Counts the pieces of paid orders as sold. */
export async function countSold(tx: Tx, orderIds: readonly string[]): Promise<void> {
  const ids = sql.join(orderIds);
  await addSold(
    tx,
    sql`select goods_id, sum(quantity)::integer as count from order_line where order_id in (${ids}) group by goods_id`,
    sql`select store_id, sum(pieces)::integer as count from orders where id in (${ids}) group by store_id`,
  );
}

/** Takes the pieces of an approved refund off the sold counts. */
export async function countRefunded(tx: Tx, refundId: string): Promise<void> {
  const refunded = sql`refund_line
    join refund on refund.id = refund_line.refund_id
    join order_line using (order_id, sku_id)
    join orders on orders.id = refund.order_id where refund.id = ${refundId}`;
  await addSold(
    tx,
    sql`select goods_id, -sum(refund_line.quantity)::integer as count from ${refunded} group by goods_id`,
    sql`select store_id, -sum(refund_line.quantity)::integer as count from ${refunded} group by store_id`,
  );
}
