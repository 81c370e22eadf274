import { readBalance } from '../../domain/wallet/balance.ts';
import type { Handler } from '../handler.ts';
import { coins, dollars } from '../wire/dollars.ts';

export const walletGetUsdt: Handler<'walletGetUsdt'> = async ({ mall, session }) => {
  const balance = await readBalance(mall, session.userId);
  return { money: dollars(balance), rebate: 0, balance: coins(balance) };
};
