import { forgetBankCard } from '../../domain/wallet/bank-cards.ts';
import type { Handler } from '../handler.ts';

export const bankCardDel: Handler<'bankCardDel'> = async ({ mall, input, session }) => {
  await forgetBankCard(mall, session.userId, input.id);
  return null;
};
