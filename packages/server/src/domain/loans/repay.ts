import { readTime } from '../../db/clock.ts';
import type { Tx } from '../../db/database.ts';
import type { LoanRow } from '../../db/schema/tables.ts';
import { transact } from '../../db/transact.ts';
import { checkFundPassword } from '../accounts/passwords/fund-password.ts';
import { DomainError } from '../domain-error.ts';
import { ledgerAccount } from '../ledger/ledger-accounts.ts';
import { AlreadyPosted, FloorReached, post } from '../ledger/post.ts';
import type { AppContext } from '../../context.ts';
import { equals, isPositive, truncateCents } from '../money/exact.ts';
import { loanCost } from './loan-cost.ts';
import { lockLoan, runningLoan } from './loan-rows.ts';
import { isAllowed, logLoanStep, stateAfter } from './loan-steps.ts';

async function postRepayment(tx: Tx, { clock }: AppContext, loan: LoanRow, interest: string): Promise<void> {
  const { user_id: user, amount } = loan;
  const from = ledgerAccount('wallet', user);
  const movements = [
    { from, to: ledgerAccount('loan_debt', user), amount },
    ...(isPositive(interest) ? [{ from, to: ledgerAccount('interest'), amount: interest }] : []),
  ];
  try {
    await post(tx, clock, [{ refKind: 'loan', refId: loan.id, slot: 'settle', outcome: 'paid', movements }]);
  } catch (cause) {
    if (cause instanceof FloorReached) throw new DomainError('insufficientBalance', { cause });
    if (cause instanceof AlreadyPosted) throw new DomainError('duplicateSubmission', { cause });
    throw cause;
  }
}

export interface Repayment {
  readonly loanId: string;
  readonly fundPassword: string;
  /** The sum that the borrower saw, in dollars. */
  readonly shown?: string | undefined;
}

/**
 * Repays a loan: charges amount and interest to the wallet in one sum.
 * @throws {DomainError} `loanNotFound`, `loanNotRepayable`, `repaymentChanged`, `duplicateSubmission`, `insufficientBalance`, or
 * an error of the fund password.
 */
export async function repayLoan(
  ctx: AppContext,
  userId: string,
  { loanId, fundPassword, shown }: Repayment,
): Promise<void> {
  await checkFundPassword(ctx, userId, fundPassword);
  const { clock } = ctx;
  await transact(ctx, async (tx) => {
    const loan = await lockLoan(tx, loanId, userId);
    if (loan.status === stateAfter('repay')) throw new DomainError('duplicateSubmission');
    if (!isAllowed('repay', loan.status)) throw new DomainError('loanNotRepayable');
    const { interest, due } = loanCost(runningLoan(loan), await readTime(tx, clock));
    if (shown !== undefined && !equals(truncateCents(due), shown)) throw new DomainError('repaymentChanged');
    await postRepayment(tx, ctx, loan, interest);
    await tx
      .updateTable('loan')
      .set({ status: stateAfter('repay'), interest, repaid_at: clock.now(), changed_at: clock.now() })
      .where('id', '=', loan.id)
      .execute();
    await logLoanStep(tx, clock, [loan.id], { step: 'repay' });
  });
}
