import type { Tx } from '../../db/database.ts';
import { DomainError } from '../domain-error.ts';
import { readSettings } from '../settings/settings.ts';

const MAX_UNPAID = 100;

interface Requested {
  readonly skuId: string;
  readonly quantity: number;
}

/**
 * Locks the buyer, so that two submissions are counted one after the other and the account is not closed meanwhile, and
 * asserts that few orders are unpaid. The count is a statement of its own, so that it sees what was placed before the lock.
 * @throws {DomainError} `sessionExpired` if the account is closed, or `submitWithOpenOrders`.
 */
export async function assertFewUnpaid(tx: Tx, buyerId: string): Promise<void> {
  const buyer = await tx
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', buyerId)
    .where('state', '<>', 'closed')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!buyer) throw new DomainError('sessionExpired');
  const { unpaid } = await tx
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('unpaid'))
    .where('buyer_id', '=', buyerId)
    .where('status', '=', 0)
    .executeTakeFirstOrThrow();
  if (unpaid >= MAX_UNPAID) throw new DomainError('submitWithOpenOrders');
}

/** The pieces of each variant that the unpaid orders of a buyer hold. */
async function readHeld(tx: Tx, buyerId: string): Promise<ReadonlyMap<string, number>> {
  const held = await tx
    .selectFrom('order_line')
    .innerJoin('orders', 'orders.id', 'order_line.order_id')
    .select(['sku_id', (eb) => eb.fn.sum<string>('quantity').as('pieces')])
    .where('buyer_id', '=', buyerId)
    .where('status', '=', 0)
    .groupBy('sku_id')
    .execute();
  return new Map(held.map(({ sku_id: id, pieces }) => [id, Number(pieces)]));
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((all, count) => all + count, 0);

/**
 * Asserts that the unpaid orders of a buyer hold few pieces of each variant, and of all together: otherwise one person
 * could empty the shelves without paying. A buyer who holds nothing may place an order of any size that the mall takes.
 * The caller has locked the buyer.
 * @throws {DomainError} `submitWithOpenOrders`.
 */
export async function assertFewHeldPieces(
  tx: Tx,
  buyerId: string,
  requested: readonly Requested[],
): Promise<void> {
  const held = await readHeld(tx, buyerId);
  if (held.size === 0) return;
  const max = await readSettings(tx, ['unpaid_pieces_max', 'unpaid_total_pieces_max']);
  const all = sum(held.values()) + sum(requested.map(({ quantity }) => quantity));
  if (all > Number(max.unpaid_total_pieces_max)) throw new DomainError('submitWithOpenOrders');
  for (const { skuId, quantity } of requested) {
    const pieces = held.get(skuId) ?? 0;
    if (pieces > 0 && pieces + quantity > Number(max.unpaid_pieces_max))
      throw new DomainError('submitWithOpenOrders');
  }
}
