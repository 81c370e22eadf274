import { readBoundAddress } from '../../domain/wallet/withdraw-address.ts';
import { countOwnToday, readWithdrawTerms } from '../../domain/wallet/withdraw-terms.ts';
import type { Handler } from '../handler.ts';

export const withdrawWithdrawLimitConfig: Handler<'withdrawWithdrawLimitConfig'> = async ({
  mall,
  session,
}) => {
  const terms = await readWithdrawTerms(mall.db);
  const bound = await readBoundAddress(mall.db, session.userId);
  return {
    withdrawAmountMin: terms.minimum,
    withdrawAmountMax: terms.maximum,
    dailyMax: terms.dailyMax,
    dailyUsed: await countOwnToday(mall, session.userId),
    openFrom: terms.openFrom,
    openUntil: terms.openUntil,
    boundAddress: bound?.address ?? '',
  };
};
