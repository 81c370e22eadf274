import { readBill } from '../../domain/loans/read-loans.ts';
import type { Handler } from '../handler.ts';
import { dollars } from '../wire/dollars.ts';

const NONE = { realName: null, applyAmount: 0, alreadyCreditDays: 0, interest: 0, estimatePayment: 0 };

export const creditBill: Handler<'creditBill'> = async ({ mall, session }) => {
  const bill = await readBill(mall, session.userId);
  if (!bill) return NONE;
  const { loan, cost } = bill;
  return {
    realName: loan.real_name,
    applyAmount: dollars(loan.amount),
    alreadyCreditDays: cost.days,
    interest: dollars(cost.interest),
    estimatePayment: dollars(cost.due),
  };
};
