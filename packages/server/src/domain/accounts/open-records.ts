import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { DomainError } from '../domain-error.ts';

/** What a user can't leave behind, as a buyer or as a store. Each answers whether there is something of it. */
const OPEN_RECORDS: readonly ((userId: string) => RawBuilder<boolean>)[] = [
  // Paid and not settled, or still payable; a refund that was granted or refused settles it.
  (userId) => sql`exists (select from orders
    where (buyer_id = ${userId} or store_id in (select id from store where owner_id = ${userId}))
      and (status in (0, 1, 2, 3) or (status = 6 and refund_status = 1)))`,
  // Under way, however little is known of it yet.
  (userId) => sql`exists (select from recharge where user_id = ${userId} and state = 0)`,
  (userId) => sql`exists (select from payment where user_id = ${userId} and state = 0)`,
  (userId) => sql`exists (select from withdrawal where user_id = ${userId} and state = 0)`,
  (userId) => sql`exists (select from loan where user_id = ${userId} and status in (1, 2, 3))`,
  // Held for a withdrawal, or owed.
  (userId) => sql`exists (select from account
    where owner_id = ${userId} and kind in ('withdraw_hold', 'loan_debt') and balance <> 0)`,
];

/** Refuses where an order, payment, recharge, withdrawal or loan is not at its end. */
export async function assertNothingOpen(tx: Tx, userId: string): Promise<void> {
  const any = sql.join(
    OPEN_RECORDS.map((isOpen) => isOpen(userId)),
    sql` or `,
  );
  const { rows } = await sql<{ open: boolean }>`select (${any}) as open`.execute(tx);
  if (rows[0]?.open) throw new DomainError('deregisterWithOpenRecords');
}
