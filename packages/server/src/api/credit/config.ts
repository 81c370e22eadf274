import { readLoanTerms } from '../../domain/loans/loan-terms.ts';
import type { Handler } from '../handler.ts';
import { dollars } from '../wire/dollars.ts';

export const creditConfig: Handler<'creditConfig'> = async ({ mall, session }) => {
  const { rate, defaultRate, open, all, least, most } = await readLoanTerms(mall.db, session?.userId);
  return {
    rate: Number(rate),
    defaultRate: Number(defaultRate),
    lendableDays: open.map(String),
    allLendableDays: all.map(String),
    amountMin: dollars(least),
    amountMax: dollars(most),
    repayMethod: 'lumpSum',
  };
};
