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

/** Days of 24 hours that have begun since the money was paid out; the first begins with it. */
const startedDays = (since: Date, now: Date): number =>
  Math.max(1, Math.floor((now.getTime() - since.getTime()) / DAY_MS) + 1);

/** What a loan comes to by now: interest for each started day, and the default rate on top for each after the term. */
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
