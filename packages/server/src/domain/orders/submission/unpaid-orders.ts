import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { runTogether } from '../../../db/statements/send-together.ts';
import { DomainError } from '../../domain-error.ts';
import { readSettings } from '../../settings/settings.ts';

const MAX_UNPAID = 100;

interface Requested {
  readonly skuId: string;
  readonly quantity: number;
}

/** What a buyer has ordered and not paid. */
export interface Unpaid {
  /** Pieces by variant. */
  readonly pieces: ReadonlyMap<string, number>;
}

/**
 * Locks the buyer, so that two submissions are counted one after the other and the account is not closed meanwhile, and
 * asserts that few orders are unpaid. The count is a statement of its own, so that it sees what was placed before the lock.
 * @throws {DomainError} `sessionExpired` if the account is closed, or `submitWithOpenOrders`.
 */
export async function assertFewUnpaid(tx: Tx, buyerId: string): Promise<Unpaid> {
  const lock = tx
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', buyerId)
    .where('state', '<>', 'closed')
    .forNoKeyUpdate();
  const count = sql<{ skuId: string; pieces: number; orders: number }>`
    with unpaid as (select id from orders where buyer_id = ${buyerId} and status = 0)
    select sku_id as "skuId", sum(quantity)::int as pieces, (select count(*) from unpaid) as orders
    from order_line join unpaid on unpaid.id = order_id group by sku_id`;
  const [buyer, { rows }] = await runTogether(lock.executeTakeFirst(), count.execute(tx));
  if (!buyer) throw new DomainError('sessionExpired');
  if ((rows[0]?.orders ?? 0) >= MAX_UNPAID) throw new DomainError('submitWithOpenOrders');
  return { pieces: new Map(rows.map(({ skuId, pieces }) => [skuId, pieces])) };
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((all, count) => all + count, 0);

/**
 * Asserts that the unpaid orders of a buyer hold few pieces of each variant, and of all together: otherwise one person
 * could empty the shelves without paying. A buyer who holds nothing may place an order of any size that the mall takes.
 * @throws {DomainError} `submitWithOpenOrders`.
 */
export async function assertFewHeldPieces(
  tx: Tx,
  { pieces: held }: Unpaid,
  requested: readonly Requested[],
): Promise<void> {
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
