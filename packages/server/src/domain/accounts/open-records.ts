import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { DomainError } from '../domain-error.ts';

/**
 * Records that keep an account from being closed, of the buyer and of the user's store. Each query returns
 * whether there is one.
 */
const OPEN_RECORDS = {
  // Orders that can be paid or are not settled. A decided refund settles an order.
  orders: (userId) => sql`exists (select from orders
    where (buyer_id = ${userId} or store_id in (select id from store where owner_id = ${userId}))
      and (status in (0, 1, 2, 3) or (status = 6 and refund_status = 1)))`,
  // Money that the user's store gets when the time to return is over.
  storeMoney: (userId) => sql`exists (select from orders
    where store_id in (select id from store where owner_id = ${userId}) and status in (4, 5) and released_at is null)`,
  // Any recharge that is not decided.
  recharges: (userId) => sql`exists (select from recharge where user_id = ${userId} and state = 0)`,
  payments: (userId) => sql`exists (select from payment where user_id = ${userId} and state = 0)`,
  withdrawals: (userId) => sql`exists (select from withdrawal where user_id = ${userId} and state = 0)`,
  loans: (userId) => sql`exists (select from loan where user_id = ${userId} and status in (1, 2, 3))`,
  // Money held for a withdrawal, or a debt.
  held: (userId) => sql`exists (select from account
    where owner_id = ${userId} and kind in ('withdraw_hold', 'loan_debt') and balance <> 0)`,
} as const satisfies Readonly<Record<string, (userId: string) => RawBuilder<boolean>>>;

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
    Object.values(OPEN_RECORDS).map((isOpen) => isOpen(userId)),
    sql` or `,
  );
  const { rows } = await sql<{ open: boolean; isReturn: boolean }>`
    select (${any}) as open, ${openReturn(userId)} as "isReturn"`.execute(tx);
  if (rows[0]?.isReturn) throw new DomainError('deregisterWithOpenReturn');
  if (rows[0]?.open) throw new DomainError('deregisterWithOpenRecords');
}

export type OpenRecord = keyof typeof OPEN_RECORDS | 'returns';

/** Which kinds of records keep an account open. */
export async function listOpenRecords(db: Db, userId: string): Promise<readonly OpenRecord[]> {
  const queries = { ...OPEN_RECORDS, returns: openReturn };
  const columns = Object.entries(queries).map(
    ([name, isOpen]) => sql`case when ${isOpen(userId)} then ${name}::text end`,
  );
  const { rows } = await sql<{
    readonly names: readonly OpenRecord[];
  }>`select array_remove(array[${sql.join(columns)}], null) as names`.execute(db);
  return rows[0]?.names ?? [];
}
