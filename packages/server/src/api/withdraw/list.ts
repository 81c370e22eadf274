import { listWithdrawals } from '../../domain/wallet/read-withdrawals.ts';
import type { Handler } from '../handler.ts';
import { recordPageData, recordPageRequest } from '../wire/record-page.ts';
import { showWithdrawRecord } from '../wire/withdrawal.ts';

export const withdrawList: Handler<'withdrawList'> = async ({ mall, input, session }) => {
  const page = await listWithdrawals(mall, session.userId, input.state, recordPageRequest(input));
  return recordPageData(page, showWithdrawRecord);
};
