import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/**
 * Adds the pieces of paid orders to the sold counts of goods and stores (`sign` 1), or subtracts refunded ones
 * (-1). Call it in the transaction that pays or refunds. It locks rows by ascending id, goods before stores,
 * and last in the transaction, to avoid deadlocks.
 */
export async function countSold(tx: Tx, orderIds: readonly string[], sign: 1 | -1): Promise<void> {
  const ids = sql.join(orderIds);
  await sql`
    with pieces as (
      select goods_id, sum(quantity)::integer as count from order_line where order_id in (${ids}) group by goods_id
    ), locked as (
      select goods.id from goods where goods.id in (select goods_id from pieces) order by goods.id for no key update
    )
    update goods set sold = sold + cast(${sign} as integer) * pieces.count
    from pieces, locked where goods.id = pieces.goods_id and goods.id = locked.id`.execute(tx);
  await sql`
    with pieces as (
      select store_id, sum(pieces)::integer as count from orders where id in (${ids}) group by store_id
    ), locked as (
      select store.id from store where store.id in (select store_id from pieces) order by store.id for no key update
    )
    update store set sold = sold + cast(${sign} as integer) * pieces.count
    from pieces, locked where store.id = pieces.store_id and store.id = locked.id`.execute(tx);
}
