import { sql } from 'kysely';
import { DomainError } from '../../domain/domain-error.ts';
import { approveLoan, rejectLoan } from '../../domain/loans/decide.ts';
import type { AppContext } from '../../context.ts';
import { isGreater } from '../../domain/money/exact.ts';

const BATCH = 20;
/** Larger applications are rejected, so that visitors can see a rejection. In USDT. */
const MAX_AMOUNT = '5000000';
const REASON = 'The amount is above what we lend at present. Please apply for 5,000,000 or less.';

/** Decides applications that are at least `waitMs` old. Returns how many. */
export async function decideLoans(ctx: AppContext, waitMs: number): Promise<number> {
  const { db, clock } = ctx;
  const waiting = await db
    .selectFrom('loan')
    .select(['id', 'amount'])
    .where('status', '=', 1)
    .where(
      'changed_at',
      '<=',
      sql<Date>`${clock.now()} - make_interval(secs => ${waitMs / 1000}::double precision)`,
    )
    .orderBy('changed_at')
    .limit(BATCH)
    .execute();
  let decided = 0;
  for (const { id, amount } of waiting) {
    try {
      await (isGreater(amount, MAX_AMOUNT) ? rejectLoan(ctx, id, REASON) : approveLoan(ctx, id));
      decided += 1;
    } catch (error) {
      // Another process was faster.
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return decided;
}
