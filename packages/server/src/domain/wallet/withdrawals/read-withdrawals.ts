import type { Selectable } from 'kysely';
import type { WithdrawalTable, RecordState } from '../../../db/schema/wallet.ts';
import type { AppContext } from '../../../context.ts';
import type { Page, PageRequest } from '../../paging.ts';
import { listOwnRecords, readOwnRecord } from '../own-records.ts';

export type Withdrawal = Selectable<WithdrawalTable>;

/** One page of a user's own withdrawals, newest first. */
export const listWithdrawals = (
  ctx: AppContext,
  userId: string,
  state: RecordState | undefined,
  page: PageRequest,
): Promise<Page<Withdrawal>> => listOwnRecords(ctx, 'withdrawal', { userId, state }, page);

/**
 * Reads one withdrawal of the user.
 * @throws {DomainError} `recordNotFound`, also for withdrawals of other users.
 */
export const readWithdrawal = (ctx: AppContext, userId: string, id: string): Promise<Withdrawal> =>
  readOwnRecord(ctx, 'withdrawal', { userId, id });
