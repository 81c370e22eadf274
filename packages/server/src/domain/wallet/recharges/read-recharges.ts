import type { Selectable } from 'kysely';
import type { RechargeTable, RecordState } from '../../../db/schema/wallet.ts';
import { DomainError } from '../../domain-error.ts';
import type { AppContext } from '../../../context.ts';
import { pageOf, type Page, type PageRequest } from '../../paging.ts';

export type Recharge = Selectable<RechargeTable>;

/** One page of a user's own recharges, newest first. */
export async function listRecharges(
  { db }: AppContext,
  userId: string,
  state: RecordState | undefined,
  page: PageRequest,
): Promise<Page<Recharge>> {
  let own = db.selectFrom('recharge').where('user_id', '=', userId);
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
 * Reads one recharge of the user.
 * @throws {DomainError} `recordNotFound`, also for recharges of other users.
 */
export async function readRecharge({ db }: AppContext, userId: string, id: string): Promise<Recharge> {
  const row = await db
    .selectFrom('recharge')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new DomainError('recordNotFound');
  return row;
}
