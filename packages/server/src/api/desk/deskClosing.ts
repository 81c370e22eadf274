import { listClosings } from '../../domain/desk/closings.ts';
import type { DeskHandler } from '../handler.ts';
import { coins } from '../wire/money.ts';
import { pageData, pageRequest } from '../wire/paging.ts';
import { epoch } from '../wire/time.ts';

export const deskClosingList: DeskHandler<'deskClosingList'> = async ({ ctx, input }) => {
  const page = await listClosings(ctx, input, pageRequest(input));
  return pageData(page, ({ at, balance, suspended, blockers, ...row }) => ({
    ...row,
    at: epoch(at),
    balance: coins(balance),
    suspended: coins(suspended),
    blockers: [...blockers],
  }));
};
