import type { Tx } from '../../db/database.ts';
import type { LoanRow } from '../../db/schema/tables.ts';
import { DomainError } from '../domain-error.ts';
import type { RunningLoan } from './loan-cost.ts';

/** Locks a loan; where an owner is named, that of anyone else does not exist. */
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

/** A loan that was paid out, as its cost is reckoned from. */
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
