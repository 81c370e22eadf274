import { sql } from 'kysely';
import { transact } from '../../db/transact.ts';
import type { Tx } from '../../db/database.ts';
import { assertMay, requireReason } from '../audit/assert-may.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { DomainError } from '../domain-error.ts';
import { ledgerAccount } from '../ledger/ledger-accounts.ts';
import { AlreadyPosted, post } from '../ledger/post.ts';
import { assertOwnerActive } from '../ledger/suspense.ts';
import type { AppContext } from '../../context.ts';
import { lockLoan } from './loan-rows.ts';
import { isAllowed, logLoanStep, stateAfter } from './loan-steps.ts';

/** Maximum debt of a user (spec §9). It is the floor of the ledger account. */
const QUOTA = '30000000';

async function openDebt(tx: Tx, userId: string): Promise<void> {
  const { id, kind, owner, currency, guarded } = ledgerAccount('loan_debt', userId);
  await tx
    .insertInto('account')
    .values({ id, kind, owner_id: owner, currency, guarded, floor: `-${QUOTA}` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * The loan officer approves an application: the money is paid to the wallet and the term starts.
 * @throws {DomainError} `loanNotFound` or `duplicateSubmission`.
 */
export async function approveLoan(ctx: AppContext, loanId: string): Promise<void> {
  assertMay(ctx, 'loans:act');
  const { clock } = ctx;
  await transact(ctx, async (tx) => {
    const loan = await lockLoan(tx, loanId);
    if (!isAllowed('approve', loan.status)) throw new DomainError('duplicateSubmission');
    const { user_id: user, amount, term_days: days } = loan;
    await assertOwnerActive(tx, user);
    await openDebt(tx, user);
    const movements = [{ from: ledgerAccount('loan_debt', user), to: ledgerAccount('wallet', user), amount }];
    try {
      await post(tx, clock, [
        { refKind: 'loan', refId: loan.id, slot: 'charge', outcome: 'granted', movements },
      ]);
    } catch (cause) {
      if (cause instanceof AlreadyPosted) throw new DomainError('duplicateSubmission', { cause });
      throw cause;
    }
    await tx
      .updateTable('loan')
      .set({
        status: stateAfter('approve'),
        started_at: clock.now(),
        due_at: sql<Date>`${clock.now()} + ${days} * interval '24 hours'`,
        changed_at: clock.now(),
      })
      .where('id', '=', loan.id)
      .execute();
    await logLoanStep(tx, clock, [loan.id], { step: 'approve' });
    await recordAudit(tx, ctx, { subjectId: loan.id, action: 'approveLoan' });
  });
}

/**
 * The loan officer rejects an application with a reason. The user can apply again.
 * @throws {DomainError} `loanNotFound` or `duplicateSubmission`.
 */
export async function rejectLoan(ctx: AppContext, loanId: string, why: string): Promise<void> {
  assertMay(ctx, 'loans:act');
  const reason = requireReason(why);
  const { clock } = ctx;
  await transact(ctx, async (tx) => {
    const loan = await lockLoan(tx, loanId);
    if (!isAllowed('reject', loan.status)) throw new DomainError('duplicateSubmission');
    await tx
      .updateTable('loan')
      .set({ status: stateAfter('reject'), reject_reason: reason, changed_at: clock.now() })
      .where('id', '=', loan.id)
      .execute();
    await logLoanStep(tx, clock, [loan.id], { step: 'reject', detail: reason });
    await recordAudit(tx, ctx, { subjectId: loan.id, action: 'refuseLoan', reason });
  });
}

const BATCH = 50;

/** Marks a batch of loans as overdue and returns their number. Several processes may run it at once. */
export async function expireLoans(ctx: AppContext): Promise<number> {
  const { clock } = ctx;
  return transact(ctx, async (tx) => {
    const due = await tx
      .selectFrom('loan')
      .select('id')
      .where('status', '=', 2)
      .where('due_at', '<=', clock.now())
      .orderBy('id')
      .limit(BATCH)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await tx
      .updateTable('loan')
      .set({ status: stateAfter('expire'), changed_at: clock.now() })
      .where('id', 'in', ids)
      .execute();
    await logLoanStep(tx, clock, ids, { step: 'expire' });
    return ids.length;
  });
}
