import type { DeskLoanRow } from '@openmall/sdk/desk';
import { type DeskLoan, listDeskLoans, readDeskLoan } from '../../domain/desk/loans.ts';
import { approveLoan, rejectLoan } from '../../domain/loans/decide.ts';
import type { DeskHandler } from '../handler.ts';
import { coins } from '../wire/money.ts';
import { pageData, pageRequest, sortOf } from '../wire/paging.ts';
import { epoch, optionalEpoch } from '../wire/time.ts';

const STATES = { 1: 'applied', 2: 'running', 3: 'overdue', 4: 'refused', 5: 'repaid' } as const;
const STATUSES = { applied: 1, running: 2, overdue: 3, refused: 4, repaid: 5 } as const;

const showLoan = (loan: DeskLoan): DeskLoanRow => ({
  id: loan.id,
  number: loan.number,
  userId: loan.userId,
  username: loan.username,
  realName: loan.realName,
  submittedAt: epoch(loan.submittedAt),
  state: STATES[loan.status],
  amount: coins(loan.amount),
  days: loan.days,
  dueAt: optionalEpoch(loan.dueAt),
});

export const deskLoanList: DeskHandler<'deskLoanList'> = async ({ ctx, input }) => {
  const filter = { keyword: input.keyword, status: input.state && STATUSES[input.state] };
  return pageData(
    await listDeskLoans(ctx, filter, sortOf(input, 'submittedAt'), pageRequest(input)),
    showLoan,
  );
};

export const deskLoanInfo: DeskHandler<'deskLoanInfo'> = async ({ ctx, input }) => {
  const loan = await readDeskLoan(ctx, input.loanId);
  return {
    loan: showLoan(loan),
    identification: loan.identification,
    rate: coins(loan.rate),
    defaultRate: coins(loan.defaultRate),
    pictures: [...loan.pictures],
    balance: coins(loan.balance),
    purchases: coins(loan.purchases),
    debt: coins(loan.debt),
    isIdentified: loan.isIdentified,
    reason: loan.reason,
    steps: loan.steps.map(({ at, ...step }) => ({ ...step, at: epoch(at) })),
  };
};

export const deskLoanDecide: DeskHandler<'deskLoanDecide'> = async ({ ctx, input }) => {
  const { loanId, decision, reason = '' } = input;
  if (decision === 'grant') await approveLoan(ctx, loanId);
  else await rejectLoan(ctx, loanId, reason);
  return null;
};
