import type { Selectable } from 'kysely';
import type { RechargeTable, RecordState } from '../../../db/schema/wallet.ts';
import type { AppContext } from '../../../context.ts';
import type { Page, PageRequest } from '../../paging.ts';
import { listOwnRecords, readOwnRecord } from '../own-records.ts';

export type Recharge = Selectable<RechargeTable>;

/** One page of a user's own recharges, newest first. */
export const listRecharges = (
  ctx: AppContext,
  userId: string,
  state: RecordState | undefined,
  page: PageRequest,
): Promise<Page<Recharge>> => listOwnRecords(ctx, 'recharge', { userId, state }, page);

/**
 * Reads one recharge of the user.
 * @throws {DomainError} `recordNotFound`, also for recharges of other users.
 */
export const readRecharge = (ctx: AppContext, userId: string, id: string): Promise<Recharge> =>
  readOwnRecord(ctx, 'recharge', { userId, id });
