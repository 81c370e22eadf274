import type { InsertObject } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { queueEvents } from '../../../db/pending-events.ts';
import type { OrderRow, Tables } from '../../../db/schema/tables.ts';
import type { AppContext } from '../../../context.ts';

type Values<Table extends keyof Tables> = InsertObject<Tables, Table>;

/** Inserts orders with their lines and the first entries of their logs, and queues an event for their buyer. */
export async function insertOrders(
  tx: Tx,
  { clock }: AppContext,
  orders: readonly (Values<'orders'> & { readonly id: string; readonly buyer_id: string })[],
  lines: readonly Values<'order_line'>[],
): Promise<readonly OrderRow[]> {
  const step = 'placed';
  const first = { position: 1, step, detail: '', at: clock.now() };
  const inserted = await tx
    .with('lines', (db) => db.insertInto('order_line').values(lines))
    .with('log', (db) =>
      db.insertInto('order_log').values(orders.map(({ id }) => ({ order_id: id, ...first }))),
    )
    .insertInto('orders')
    .values(orders)
    .returningAll()
    .execute();
  const events = orders.map(
    ({ id: orderId, buyer_id: userId }) => ({ kind: 'order', userId, orderId, step }) as const,
  );
  queueEvents(tx, events);
  return inserted;
}
