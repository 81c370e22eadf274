import { DomainError } from '../../domain/domain-error.ts';
import { readQuotes } from '../../domain/wallet/coins.ts';
import type { Handler } from '../handler.ts';

/** What a coin is worth is told of every coin that the contract names, whether or not the site takes it. */
export const rechargeBlockchainFee: Handler<'rechargeBlockchainFee'> = async ({ mall, input }) => {
  const price = (await readQuotes(mall.db))[input.symbol ?? 'USDT'];
  if (price === undefined) throw new DomainError('parameterError');
  return { price };
};
