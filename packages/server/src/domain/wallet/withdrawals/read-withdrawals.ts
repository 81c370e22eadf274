import type { Selectable } from 'kysely';
import type { WithdrawalTable, RecordState } from '../../../db/schema/wallet.ts';
import { DomainError } from '../../domain-error.ts';
import type { AppContext } from '../../../context.ts';
import { pageOf, type Page, type PageRequest } from '../../paging.ts';

export type Withdrawal = Selectable<WithdrawalTable>;

/** One page of a user's own withdrawals, newest first. */
export async function listWithdrawals(
  { db }: AppContext,
  userId: string,
  state: RecordState | undefined,
  page: PageRequest,
): Promise<Page<Withdrawal>> {
  let own = db.selectFrom('withdrawal').where('user_id', '=', userId);
  if (state !== undefined) own = own.where('state', '=', state);
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute();
  return pageOf(rows, total, page);
}

/**
 * Reads one withdrawal of the user.
 * @throws {DomainError} `recordNotFound`, also for withdrawals of other users.
 */
export async function readWithdrawal({ db }: AppContext, userId: string, id: string): Promise<Withdrawal> {
  const row = await db
    .selectFrom('withdrawal')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new DomainError('recordNotFound');
  return row;
}
