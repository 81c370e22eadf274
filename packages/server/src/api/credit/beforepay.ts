import { readRepayment } from '../../domain/loans/read-loans.ts';
import { readBalance } from '../../domain/wallet/balance.ts';
import type { Handler } from '../handler.ts';
import { dollars } from '../wire/dollars.ts';

export const creditBeforepay: Handler<'creditBeforepay'> = async ({ mall, input, session }) => {
  const { loan, cost } = await readRepayment(mall, session.userId, input.creditId);
  return {
    realName: loan.real_name,
    alreadyCreditDays: cost.days,
    estimatePayment: dollars(cost.due),
    creditRate: Number(loan.rate),
    accountAmount: dollars(await readBalance(mall, session.userId)),
  };
};
