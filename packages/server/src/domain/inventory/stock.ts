import { sql } from 'kysely';
import type { Clock } from '../../db/clock.ts';
import type { Tx } from '../../db/database.ts';
import { sqlArray } from '../../db/statements/sql-array.ts';
import { DomainError } from '../domain-error.ts';

interface StockNeed {
  readonly orderId: string;
  readonly skuId: string;
  readonly quantity: number;
}

interface Movement {
  readonly slot: 'reserve' | 'return';
  readonly requested: readonly StockNeed[];
  /** The refund that returns the pieces. */
  readonly refundId?: string;
}

/**
 * Moves the stock of all lines, or none. It locks by ascending id, so that two baskets with the same goods can't deadlock.
 * `for no key update` is enough: a stronger lock would wait for every order line that references the row.
 */
async function moveStock(tx: Tx, clock: Clock, { slot, requested, refundId = '' }: Movement): Promise<void> {
  const sign = slot === 'reserve' ? -1 : 1;
  const deltas = new Map<string, number>();
  for (const { skuId, quantity } of requested) deltas.set(skuId, (deltas.get(skuId) ?? 0) + sign * quantity);
  const skuIds = sqlArray('text', [...deltas.keys()]);
  const texts = (read: (need: StockNeed) => string) => sqlArray('text', requested.map(read));
  const quantities = sqlArray(
    'int',
    requested.map(({ quantity }) => quantity),
  );
  const { rows } = await sql<{ moved: number }>`
    with held as materialized (
      select id from sku where id = any (${skuIds}) order by id for no key update),
    moved as (
      update sku set stock_on_hand = stock_on_hand + move.delta
      from unnest(${skuIds}, ${sqlArray('int', [...deltas.values()])}) as move (id, delta)
      join held using (id)
      where sku.id = move.id and stock_on_hand + move.delta >= 0
      returning sku.id),
    noted as (
      insert into stock_move (order_id, sku_id, slot, refund_id, delta, at)
      select order_id, sku_id, ${slot}, ${refundId}, ${sql.lit(sign)} * quantity, ${clock.now()}
      from unnest(${texts(({ orderId }) => orderId)}, ${texts(({ skuId }) => skuId)}, ${quantities})
        as need (order_id, sku_id, quantity))
    select count(*)::int as moved from moved`.execute(tx);
  if (rows[0]?.moved !== deltas.size) throw new DomainError('insufficientStock');
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
