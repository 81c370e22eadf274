import type { Exchange } from '../target/exchange.ts';

/**
 * Why something can't be tried: `skipped` where the judge lacks a means (a second account, time, an operator), `unproven`
 * where the backend refused what a conformant one grants.
 */
export class Unmet extends Error {
  override name = 'Unmet';
  readonly verdict: 'skipped' | 'unproven';
  readonly exchange: Exchange | undefined;

  constructor(verdict: 'skipped' | 'unproven', why: string, exchange?: Exchange) {
    super(why);
    this.verdict = verdict;
    this.exchange = exchange;
  }
}

export const lacking = (what: string): Unmet => new Unmet('skipped', `needs ${what}`);
