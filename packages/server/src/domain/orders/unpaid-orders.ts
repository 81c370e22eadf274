import type { Tx } from '../../db/database.ts';
import { DomainError } from '../domain-error.ts';
import { readSettings } from '../settings/settings.ts';

const MAX_UNPAID = 100;

interface Requested {
  readonly skuId: string;
  readonly quantity: number;
}

/**
 * Locks the buyer, so that two submissions are counted one after the other, and asserts that few orders are unpaid.
 * @throws {DomainError} `submitWithOpenOrders`.
 */
export async function assertFewUnpaid(tx: Tx, buyerId: string): Promise<void> {
  await tx.selectFrom('user_account').select('id').where('id', '=', buyerId).forNoKeyUpdate().execute();
  const { unpaid } = await tx
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('unpaid'))
    .where('buyer_id', '=', buyerId)
    .where('status', '=', 0)
    .executeTakeFirstOrThrow();
  if (unpaid >= MAX_UNPAID) throw new DomainError('submitWithOpenOrders');
}

/**
 * Asserts that the unpaid orders of a buyer hold few pieces of each variant: otherwise one person could empty a shelf
 * without paying. The caller has locked the buyer.
 * @throws {DomainError} `submitWithOpenOrders`.
 */
export async function assertFairShare(
  tx: Tx,
  buyerId: string,
  requested: readonly Requested[],
): Promise<void> {
  const { unpaid_pieces_max: max } = await readSettings(tx, ['unpaid_pieces_max']);
  const held = await tx
    .selectFrom('order_line')
    .innerJoin('orders', 'orders.id', 'order_line.order_id')
    .select(['sku_id', (eb) => eb.fn.sum<string>('quantity').as('pieces')])
    .where('buyer_id', '=', buyerId)
    .where('status', '=', 0)
    .groupBy('sku_id')
    .execute();
  const piecesOf = new Map(held.map(({ sku_id: id, pieces }) => [id, Number(pieces)]));
  for (const { skuId, quantity } of requested) {
    const pieces = piecesOf.get(skuId) ?? 0;
    if (pieces > 0 && pieces + quantity > Number(max)) throw new DomainError('submitWithOpenOrders');
  }
}
