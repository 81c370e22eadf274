import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import type { AppContext } from '../../context.ts';

/** So many changes are added to the counts at once, so a quiet mall shows each sale within a second. */
const FEW = 50;
/** More wait until they are as old as this: goods that are sold often are then changed once for all their buyers. */
const LONGEST_SECONDS = 10;

const noteChanges = (tx: Tx, changes: RawBuilder<unknown>) =>
  sql`insert into sold_change (goods_id, store_id, pieces) ${changes}`.execute(tx);

/**
 * Counts the pieces of paid orders as sold. The lines of each order are looked up by themselves: where PostgreSQL has no
 * statistics yet, it would read all orders to join them.
 */
export async function countSold(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await noteChanges(
    tx,
    sql`select line.goods_id, orders.store_id, sum(line.quantity)::integer from orders
      cross join lateral (select goods_id, quantity from order_line where order_id = orders.id offset 0) as line
      where orders.id in (${sql.join(orderIds)}) group by line.goods_id, orders.store_id`,
  );
}

/** Takes the pieces of an approved refund off the sold counts. */
export async function countRefunded(tx: Tx, refundId: string): Promise<void> {
  await noteChanges(
    tx,
    sql`select goods_id, store_id, -sum(refund_line.quantity)::integer from refund_line
      join refund on refund.id = refund_line.refund_id
      join order_line using (order_id, sku_id)
      join orders on orders.id = refund.order_id
      where refund.id = ${refundId} group by goods_id, store_id`,
  );
}

/** Pieces of goods that were sold and are not in `goods.sold` yet. */
export const soldLately = (goodsId: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select coalesce(sum(pieces), 0)::integer from sold_change where goods_id = ${goodsId})`;

/** One server at a time: another might add a refund before the sale that it belongs to. */
const LOCK = sql`hashtext('sold_change')`;

/**
 * Adds what was sold and refunded to the sold counts of goods and stores, if it is little or has waited for long. It
 * locks rows by ascending id, goods before stores.
 */
export async function addSoldChanges({ db }: Pick<AppContext, 'db'>): Promise<void> {
  await transact(db, async (tx) => {
    const { rows } = await sql<{ isDue: boolean | null }>`
      select (count(*) between 1 and ${FEW} or min(noted_at) <= now() - make_interval(secs => ${LONGEST_SECONDS}))
        and pg_try_advisory_xact_lock(${LOCK}) as "isDue" from sold_change`.execute(tx);
    if (rows[0]?.isDue !== true) return;
    await sql`
      with taken as (delete from sold_change returning goods_id, store_id, pieces),
      of_goods as (select goods_id, sum(pieces)::integer as pieces from taken group by goods_id),
      of_stores as (select store_id, sum(pieces)::integer as pieces from taken group by store_id),
      held as materialized (
        select goods.id from goods where goods.id in (select goods_id from of_goods) order by goods.id for no key update),
      counted as (update goods set sold = sold + of_goods.pieces
        from of_goods, held where goods.id = of_goods.goods_id and goods.id = held.id),
      held_stores as materialized (
        select store.id from store
        where store.id in (select store_id from of_stores) and (select count(*) from held) > 0
        order by store.id for no key update)
      update store set sold = sold + of_stores.pieces
      from of_stores, held_stores where store.id = of_stores.store_id and store.id = held_stores.id`.execute(
      tx,
    );
  });
}
