import { readFeeShare } from '../../domain/wallet/withdraw-terms.ts';
import type { Handler } from '../handler.ts';

export const withdrawFee: Handler<'withdrawFee'> = async ({ mall, input }) => ({
  withdraw_fee: Number(await readFeeShare(mall.db, input.channel ?? 'USDT')),
});
