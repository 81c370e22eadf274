import { repayLoan } from '../../domain/loans/repay.ts';
import type { Handler } from '../handler.ts';

export const creditPay: Handler<'creditPay'> = async ({ mall, input, session }) => {
  await repayLoan(mall, session.userId, input.creditId, input.safeword);
  return null;
};
