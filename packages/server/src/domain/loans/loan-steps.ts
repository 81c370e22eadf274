import { states } from '@openmall/sdk';
import { sql } from 'kysely';
import type { Clock } from '../../db/clock.ts';
import type { Tx } from '../../db/database.ts';

const { transitions, initial } = states.loan;

export type LoanStep = keyof typeof transitions;

export const isAllowed = (step: LoanStep, status: number): boolean =>
  (transitions[step].from as readonly number[]).includes(status);

export const stateAfter = (step: LoanStep | 'apply'): number =>
  step === 'apply' ? initial : transitions[step].to;

/** Adds an entry to the log of each loan. The caller has locked the loans. */
export async function logLoanStep(
  tx: Tx,
  clock: Clock,
  ids: readonly string[],
  { step, detail = '' }: { readonly step: LoanStep | 'apply'; readonly detail?: string },
): Promise<void> {
  await sql`insert into loan_log (loan_id, position, step, detail, at)
    select loan.id, (select count(*) + 1 from loan_log where loan_id = loan.id), ${step}, ${detail}, ${clock.now()}
    from loan where loan.id = any(${ids})`.execute(tx);
}
