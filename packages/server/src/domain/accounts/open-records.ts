import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { DomainError } from '../domain-error.ts';

/**
 * Records that keep an account from being closed, of the buyer and of the user's store. Each query returns
 * whether there is one.
 */
const OPEN_RECORDS: readonly ((userId: string) => RawBuilder<boolean>)[] = [
  // Orders that can be paid or are not settled. A decided refund settles an order.
  (userId) => sql`exists (select from orders
    where (buyer_id = ${userId} or store_id in (select id from store where owner_id = ${userId}))
      and (status in (0, 1, 2, 3) or (status = 6 and refund_status = 1)))`,
  // Money that the user's store gets when the time to return is over.
  (userId) => sql`exists (select from orders
    where store_id in (select id from store where owner_id = ${userId}) and status in (4, 5) and released_at is null)`,
  // Any recharge that is not decided.
  (userId) => sql`exists (select from recharge where user_id = ${userId} and state = 0)`,
  (userId) => sql`exists (select from payment where user_id = ${userId} and state = 0)`,
  (userId) => sql`exists (select from withdrawal where user_id = ${userId} and state = 0)`,
  (userId) => sql`exists (select from loan where user_id = ${userId} and status in (1, 2, 3))`,
  // Money held for a withdrawal, or a debt.
  (userId) => sql`exists (select from account
    where owner_id = ${userId} and kind in ('withdraw_hold', 'loan_debt') and balance <> 0)`,
];

/** Returns of received orders, which are settled otherwise: of the buyer, or to the user's store. */
const openReturn = (userId: string) => sql<boolean>`exists (select from return_case
  join orders on orders.id = return_case.order_id
  where return_case.state not in (4, 7)
    and (orders.buyer_id = ${userId} or orders.store_id in (select id from store where owner_id = ${userId})))`;

/**
 * @throws {DomainError} `deregisterWithOpenReturn` if goods are on their way back; `deregisterWithOpenRecords` if an
 * order, payment, recharge, withdrawal or loan is open, or money is held for the user's store.
 */
export async function assertNothingOpen(tx: Tx, userId: string): Promise<void> {
  const any = sql.join(
    OPEN_RECORDS.map((isOpen) => isOpen(userId)),
    sql` or `,
  );
  const { rows } = await sql<{ open: boolean; isReturn: boolean }>`
    select (${any}) as open, ${openReturn(userId)} as "isReturn"`.execute(tx);
  if (rows[0]?.isReturn) throw new DomainError('deregisterWithOpenReturn');
  if (rows[0]?.open) throw new DomainError('deregisterWithOpenRecords');
}
