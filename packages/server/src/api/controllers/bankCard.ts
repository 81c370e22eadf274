import {
  type BankCard,
  forgetBankCard,
  keepBankCard,
  listBankCards,
} from '../../domain/wallet/bank-cards.ts';
import type { Handler } from '../handler.ts';
import type { BankCard as WireBankCard } from '@openmall/sdk';

export const bankCardAdd: Handler<'bankCardAdd'> = async ({ mall, input, session }) => {
  const { bankName: bank, bankUserName: holder, bankCardNo: number } = input;
  return showBankCard(await keepBankCard(mall, session.userId, { bank, holder, number }));
};

export const bankCardDel: Handler<'bankCardDel'> = async ({ mall, input, session }) => {
  await forgetBankCard(mall, session.userId, input.id);
  return null;
};

export const bankCardList: Handler<'bankCardList'> = async ({ mall, session }) => ({
  pageList: (await listBankCards(mall, session.userId)).map(showBankCard),
});

const showBankCard = ({ id, bank_name, holder, number, created_at }: BankCard): WireBankCard => ({
  id,
  bankName: bank_name,
  bankUserName: holder,
  bankCardNo: number,
  createTime: created_at.getTime(),
});
