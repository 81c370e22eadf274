import type { Exchange } from '../target/exchange.ts';

/**
 * Why a check cannot be run. `skipped`: the judge is missing something, such as a second account or an operator.
 * `inconclusive`: the backend refused what a conforming one grants, or the control contract failed.
 */
export class PreconditionError extends Error {
  override name = 'PreconditionError';
  readonly verdict: 'skipped' | 'inconclusive';
  readonly exchange: Exchange | undefined;

  constructor(verdict: 'skipped' | 'inconclusive', reason: string, exchange?: Exchange) {
    super(reason);
    this.verdict = verdict;
    this.exchange = exchange;
  }
}

/** A skip because something is missing; `what` completes "needs …". */
export const missingPrecondition = (what: string): PreconditionError =>
  new PreconditionError('skipped', `needs ${what}`);
