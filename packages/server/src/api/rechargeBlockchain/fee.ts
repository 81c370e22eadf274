import { DomainError } from '../../domain/domain-error.ts';
import { readPrices } from '../../domain/wallet/coins.ts';
import type { Handler } from '../handler.ts';

export const rechargeBlockchainFee: Handler<'rechargeBlockchainFee'> = async ({ mall, input }) => {
  const price = (await readPrices(mall.db))[input.symbol ?? 'USDT'];
  if (price === undefined) throw new DomainError('parameterError');
  return { price };
};
