import type { InputOf } from '@openmall/sdk';
import type { BankAccount } from '../../db/wallet-tables.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { requestWithdrawal } from '../../domain/wallet/withdraw.ts';
import type { Handler } from '../handler.ts';

type Input = InputOf<'withdrawApply'>;

const orNull = (text: string | undefined): string | null => text ?? null;

function bankOf(input: Input): BankAccount | undefined {
  const { bankName: name, bankUserName: holder, bankCardNo: number } = input;
  if (name === undefined || holder === undefined || number === undefined) return undefined;
  return {
    name,
    holder,
    number,
    routing: orNull(input.routingNum),
    swift: orNull(input.swiftCode),
    holderAddress: orNull(input.accountAddress),
    bankAddress: orNull(input.bankAddress),
    country: orNull(input.countryName),
  };
}

export const withdrawApply: Handler<'withdrawApply'> = async ({ mall, input, session }) => {
  if (input.currency !== undefined && input.currency !== 'USDT') throw new DomainError('parameterError');
  const id = await requestWithdrawal(mall, session.userId, {
    formToken: input.session_token,
    fundPassword: input.safeword,
    channel: input.channel,
    volume: input.amount,
    address: input.from,
    bank: input.channel === 'bank' ? bankOf(input) : undefined,
  });
  return { order_no: id };
};
