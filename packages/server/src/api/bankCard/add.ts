import { keepBankCard } from '../../domain/wallet/bank-cards.ts';
import type { Handler } from '../handler.ts';
import { showBankCard } from '../wire/bank-card.ts';

export const bankCardAdd: Handler<'bankCardAdd'> = async ({ mall, input, session }) => {
  const { bankName: bank, bankUserName: holder, bankCardNo: number } = input;
  return showBankCard(await keepBankCard(mall, session.userId, { bank, holder, number }));
};
