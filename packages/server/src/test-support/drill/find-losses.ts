import type { Db } from '../../db/database.ts';
import { openDatabase } from '../../db/open-database.ts';
import { checkInvariants } from '../../domain/ledger/invariants.ts';
import type { Acknowledged } from './load-record.ts';

/** Fewer than the parameters that a statement may have. */
const PART = 500;

/** The status of each order that exists. */
async function readStatuses(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const statuses = new Map<string, number>();
  for (let start = 0; start < ids.length; start += PART) {
    const part = ids.slice(start, start + PART);
    const rows = await db.selectFrom('orders').select(['id', 'status']).where('id', 'in', part).execute();
    for (const { id, status } of rows) statuses.set(id, status);
  }
  return statuses;
}

/** Acknowledged orders and payments that the database does not have, and broken invariants of the ledger. */
export async function findLosses(
  { databaseUrl }: { readonly databaseUrl: string },
  { orders, payments }: Acknowledged,
) {
  const { db, close } = await openDatabase({ dataFolder: '', databaseUrl });
  try {
    const statuses = await readStatuses(db, orders);
    return {
      orders: orders.filter((id) => !statuses.has(id)),
      payments: payments.filter((id) => statuses.get(id) !== 1),
      breaches: await checkInvariants(db),
    };
  } finally {
    await close();
  }
}
