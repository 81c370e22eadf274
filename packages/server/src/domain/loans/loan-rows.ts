import type { Tx } from '../../db/database.ts';
import type { LoanRow } from '../../db/schema/tables.ts';
import { DomainError } from '../domain-error.ts';
import type { RunningLoan } from './loan-cost.ts';

/**
 * Locks a loan.
 * @throws {DomainError} `loanNotFound`, also if it does not belong to `ownerId`.
 */
export async function lockLoan(tx: Tx, id: string, ownerId?: string): Promise<LoanRow> {
  const loan = await tx
    .selectFrom('loan')
    .selectAll()
    .where('id', '=', id)
    .$if(ownerId !== undefined, (query) => query.where('user_id', '=', ownerId ?? ''))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!loan) throw new DomainError('loanNotFound');
  return loan;
}

/**
 * The fields of a paid-out loan that its cost is computed from.
 * @throws {DomainError} `loanNotRepayable` if it was not paid out.
 */
export function runningLoan(loan: LoanRow): RunningLoan {
  if (!loan.started_at) throw new DomainError('loanNotRepayable');
  return {
    amount: loan.amount,
    rate: loan.rate,
    defaultRate: loan.default_rate,
    termDays: loan.term_days,
    startedAt: loan.started_at,
  };
}
