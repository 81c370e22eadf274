import type { BankCard as WireBankCard } from '@openmall/sdk';
import type { BankCard } from '../../domain/wallet/bank-cards.ts';

export const showBankCard = ({ id, bank_name, holder, number, created_at }: BankCard): WireBankCard => ({
  id,
  bankName: bank_name,
  bankUserName: holder,
  bankCardNo: number,
  createTime: created_at.getTime(),
});
