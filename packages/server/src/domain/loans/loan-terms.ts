import type { Db, Tx } from '../../db/database.ts';
import { readSettings } from '../settings/settings.ts';

export interface LoanTerms {
  readonly rate: string;
  readonly defaultRate: string;
  /** Terms in days, shortest first: those open to the user, and all. */
  readonly open: readonly number[];
  readonly all: readonly number[];
  readonly minAmount: string;
  readonly maxAmount: string;
}

const daysIn = (text: string): readonly number[] => text.split(',').map(Number);

async function hasRepaid(db: Db | Tx, userId: string): Promise<boolean> {
  const loan = await db
    .selectFrom('loan')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 5)
    .limit(1)
    .executeTakeFirst();
  return loan !== undefined;
}

/** The terms of loans. Users who have repaid a loan may choose longer terms. */
export async function readLoanTerms(db: Db | Tx, userId: string | undefined): Promise<LoanTerms> {
  const settings = await readSettings(db, [
    'loan_rate',
    'loan_default_rate',
    'loan_amount_min',
    'loan_amount_max',
    'loan_first_terms',
    'loan_terms',
  ]);
  const all = daysIn(settings.loan_terms);
  const isTrusted = userId !== undefined && (await hasRepaid(db, userId));
  return {
    rate: settings.loan_rate,
    defaultRate: settings.loan_default_rate,
    open: isTrusted ? all : daysIn(settings.loan_first_terms),
    all,
    minAmount: settings.loan_amount_min,
    maxAmount: settings.loan_amount_max,
  };
}
