import { states, toWireTime, type Loan, type LoanStatus } from '@openmall/sdk';
import type { LoanRow } from '../../db/tables.ts';
import { dollars } from './dollars.ts';

const { names } = states.loan;

/** The database holds the column to these numbers. */
export const loanStatus = ({ status }: LoanRow): LoanStatus => status as LoanStatus;

/** "UnderReview" as words. */
const inWords = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export const showLoan = (loan: LoanRow): Loan => ({
  id: loan.id,
  applyAmount: dollars(loan.amount),
  customerSubmitTime: toWireTime(loan.submitted_at),
  creditPeriod: loan.term_days,
  creditRate: Number(loan.rate),
  status: loanStatus(loan),
  statusStr: inWords(names[loanStatus(loan)]),
});
