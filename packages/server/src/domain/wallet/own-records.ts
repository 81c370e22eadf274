import type { Selectable } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { RecordState, WalletTables } from '../../db/schema/wallet.ts';
import { DomainError } from '../domain-error.ts';
import { pageOf, type Page, type PageRequest } from '../paging.ts';

/** The tables of recharges and withdrawals, which have the same columns for owner, state and time. */
type RecordTable = 'recharge' | 'withdrawal';
type RecordOf<Table extends RecordTable> = Selectable<WalletTables[Table]>;

/** One page of a user's own records, newest first. */
export async function listOwnRecords<Table extends RecordTable>(
  { db }: AppContext,
  table: Table,
  { userId, state }: { readonly userId: string; readonly state: RecordState | undefined },
  page: PageRequest,
): Promise<Page<RecordOf<Table>>> {
  let own = db.selectFrom<RecordTable>(table).where('user_id', '=', userId);
  if (state !== undefined) own = own.where('state', '=', state);
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute();
  // Kysely types the rows as those of either table.
  return pageOf(rows as unknown as readonly RecordOf<Table>[], total, page);
}

/**
 * Reads one record of the user.
 * @throws {DomainError} `recordNotFound`, also for records of other users.
 */
export async function readOwnRecord<Table extends RecordTable>(
  { db }: AppContext,
  table: Table,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<RecordOf<Table>> {
  const row = await db
    .selectFrom<RecordTable>(table)
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new DomainError('recordNotFound');
  return row as unknown as RecordOf<Table>; // As above.
}
