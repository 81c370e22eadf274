import { readTime } from '../../db/clock.ts';
import type { LoanRow } from '../../db/schema/tables.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { pageOf, type Page, type PageRequest } from '../paging.ts';
import { meetsConditions } from './apply.ts';
import { loanCost, type LoanCost } from './loan-cost.ts';
import { runningLoan } from './loan-rows.ts';
import { isAllowed } from './loan-steps.ts';

export interface LoanBill {
  readonly loan: LoanRow;
  readonly cost: LoanCost;
}

const billOf = async (ctx: AppContext, loan: LoanRow): Promise<LoanBill> => ({
  loan,
  cost: loanCost(runningLoan(loan), await readTime(ctx.db, ctx.clock)),
});

/** Whether a user may apply: no loan or application is open. A rejected application does not count. */
export async function canApply({ db }: AppContext, userId: string): Promise<boolean> {
  const open = await db
    .selectFrom('loan')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', [1, 2, 3])
    .executeTakeFirst();
  return !open && meetsConditions(db, userId);
}

/** The current cost of the user's loan; undefined if none is paid out. */
export async function readBill(ctx: AppContext, userId: string): Promise<LoanBill | undefined> {
  const loan = await ctx.db
    .selectFrom('loan')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', 'in', [2, 3])
    .executeTakeFirst();
  return loan && billOf(ctx, loan);
}

async function findOwn({ db }: AppContext, userId: string, loanId: string): Promise<LoanRow> {
  const loan = await db
    .selectFrom('loan')
    .selectAll()
    .where('id', '=', loanId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!loan) throw new DomainError('loanNotFound');
  return loan;
}

/**
 * The current cost of repaying a loan.
 * @throws {DomainError} `loanNotFound` or `loanNotRepayable`.
 */
export async function readRepayment(ctx: AppContext, userId: string, loanId: string): Promise<LoanBill> {
  const loan = await findOwn(ctx, userId, loanId);
  if (!isAllowed('repay', loan.status)) throw new DomainError('loanNotRepayable');
  return billOf(ctx, loan);
}

/**
 * A rejected application, as the user submitted it.
 * @throws {DomainError} `loanNotFound`.
 */
export async function readRejectedLoan(ctx: AppContext, userId: string, loanId: string): Promise<LoanRow> {
  const loan = await findOwn(ctx, userId, loanId);
  if (!isAllowed('reapply', loan.status)) throw new DomainError('loanNotFound');
  return loan;
}

/** A user's loans and applications, newest first. */
export async function listLoans(
  { db }: AppContext,
  userId: string,
  page: PageRequest,
): Promise<Page<LoanRow>> {
  const own = db.selectFrom('loan').where('user_id', '=', userId);
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute();
  return pageOf(rows, total, page);
}
