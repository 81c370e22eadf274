import {
  type BankCard,
  removeBankCard,
  saveBankCard,
  listBankCards,
} from '../../domain/wallet/bank-cards.ts';
import type { Handler } from '../handler.ts';
import { composeName, composeText } from '../wire/compose-text.ts';
import type { BankCard as WireBankCard } from '@openmall/sdk';

export const bankCardAdd: Handler<'bankCardAdd'> = async ({ ctx, input, session }) => {
  const { bankName, bankUserName, bankCardNo: number } = input;
  const card = { bank: composeText(bankName), holder: composeName(bankUserName), number };
  return showBankCard(await saveBankCard(ctx, session.userId, card));
};

export const bankCardDel: Handler<'bankCardDel'> = async ({ ctx, input, session }) => {
  await removeBankCard(ctx, session.userId, input.id);
  return null;
};

export const bankCardList: Handler<'bankCardList'> = async ({ ctx, session }) => ({
  pageList: (await listBankCards(ctx, session.userId)).map(showBankCard),
});

const showBankCard = ({ id, bank_name, holder, number, created_at }: BankCard): WireBankCard => ({
  id,
  bankName: bank_name,
  bankUserName: holder,
  bankCardNo: number,
  createTime: created_at.getTime(),
});
