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

interface Movement {
  readonly slot: 'reserve' | 'return';
  readonly requested: readonly StockNeed[];
  /** The refund that returns the pieces. */
  readonly refundId?: string;
}

async function moveStock(tx: Tx, clock: Clock, { slot, requested, refundId = '' }: Movement): Promise<void> {
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
    refund_id: refundId,
    delta: sign * quantity,
    at: clock.now(),
  }));
  await tx.insertInto('stock_move').values(moves).execute();
}

/** Reserves stock for orders: all lines or none. */
export const reserveStock = (tx: Tx, clock: Clock, requested: readonly StockNeed[]) =>
  moveStock(tx, clock, { slot: 'reserve', requested });

/** Returns the pieces of a refund. */
export const returnPieces = (tx: Tx, clock: Clock, refundId: string, requested: readonly StockNeed[]) =>
  moveStock(tx, clock, { slot: 'return', requested, refundId });

/** Returns the reserved stock of orders that were never paid. */
export async function returnStock(tx: Tx, clock: Clock, orderIds: readonly string[]): Promise<void> {
  const requested = await tx
    .selectFrom('order_line')
    .select(['order_id as orderId', 'sku_id as skuId', 'quantity'])
    .where('order_id', 'in', orderIds)
    .execute();
  await moveStock(tx, clock, { slot: 'return', requested });
}
