import { plus, times, truncateCents } from '../money/exact.ts';

const DAY_MS = 86_400_000;

export interface RunningLoan {
  readonly amount: string;
  readonly rate: string;
  readonly defaultRate: string;
  readonly termDays: number;
  readonly startedAt: Date;
}

export interface LoanCost {
  readonly days: number;
  readonly interest: string;
  readonly due: string;
}

/** Started days of 24 hours since the payout. The first starts with the payout. */
const startedDays = (since: Date, now: Date): number =>
  Math.max(1, Math.floor((now.getTime() - since.getTime()) / DAY_MS) + 1);

/** The cost of a loan: interest for each started day, plus the default rate for each day after the term. */
export function loanCost(
  { amount, rate, defaultRate, termDays, startedAt }: RunningLoan,
  now: Date,
): LoanCost {
  const days = startedDays(startedAt, now);
  const lateDays = Math.max(0, days - termDays);
  const interest = truncateCents(
    plus(times(times(amount, rate), days), times(times(amount, defaultRate), lateDays)),
  );
  return { days, interest, due: plus(amount, interest) };
}
