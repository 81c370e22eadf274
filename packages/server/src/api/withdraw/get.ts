import { readWithdrawal } from '../../domain/wallet/read-withdrawals.ts';
import type { Handler } from '../handler.ts';
import { showWithdrawDetail } from '../wire/withdrawal.ts';

export const withdrawGet: Handler<'withdrawGet'> = async ({ mall, input, session }) =>
  showWithdrawDetail(await readWithdrawal(mall, session.userId, input.order_no));
