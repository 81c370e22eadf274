import { readRechargeLimits } from '../../domain/wallet/recharge-limits.ts';
import type { Handler } from '../handler.ts';

export const rechargeBlockchainRechargeLimitConfig: Handler<
  'rechargeBlockchainRechargeLimitConfig'
> = async ({ mall }) => {
  const { minimum, maximum } = await readRechargeLimits(mall.db);
  return { rechargeAmountMin: minimum, rechargeAmountMax: maximum };
};
