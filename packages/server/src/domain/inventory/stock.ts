import { sql } from 'kysely';
import type { Clock } from '../../db/clock.ts';
import type { Tx } from '../../db/database.ts';
import { DomainError } from '../domain-error.ts';

interface StockNeed {
  readonly orderId: string;
  readonly skuId: string;
  readonly quantity: number;
}

/**
 * Locks by ascending id, so that two baskets with the same goods can't deadlock. `for no key update` is
 * enough: a stronger lock would wait for every order line that references the row.
 */
async function lockStock(tx: Tx, skuIds: readonly string[]): Promise<void> {
  await tx.selectFrom('sku').select('id').where('id', 'in', skuIds).orderBy('id').forNoKeyUpdate().execute();
}

async function moveStock(tx: Tx, clock: Clock, slot: 'reserve' | 'return', requested: readonly StockNeed[]) {
  const sign = slot === 'reserve' ? -1 : 1;
  const deltas = new Map<string, number>();
  for (const { skuId, quantity } of requested) deltas.set(skuId, (deltas.get(skuId) ?? 0) + sign * quantity);
  await lockStock(tx, [...deltas.keys()]);

  const rows = [...deltas].map(([id, delta]) => sql`(${id}, cast(${delta} as integer))`);
  const { rows: moved } = await sql<{ id: string }>`
    update sku set stock_on_hand = stock_on_hand + move.delta
    from (values ${sql.join(rows)}) as move (id, delta)
    where sku.id = move.id and stock_on_hand + move.delta >= 0
    returning sku.id`.execute(tx);
  if (moved.length !== deltas.size) throw new DomainError('insufficientStock');

  const moves = requested.map(({ orderId, skuId, quantity }) => ({
    order_id: orderId,
    sku_id: skuId,
    slot,
    delta: sign * quantity,
    at: clock.now(),
  }));
  await tx.insertInto('stock_move').values(moves).execute();
}

/** Reserves stock for orders: all lines or none. */
export const reserveStock = (tx: Tx, clock: Clock, requested: readonly StockNeed[]) =>
  moveStock(tx, clock, 'reserve', requested);

/** Returns the reserved stock of orders. */
export async function returnStock(tx: Tx, clock: Clock, orderIds: readonly string[]): Promise<void> {
  const lines = await tx
    .selectFrom('order_line')
    .select(['order_id as orderId', 'sku_id as skuId', 'quantity'])
    .where('order_id', 'in', orderIds)
    .execute();
  await moveStock(tx, clock, 'return', lines);
}
