/**
 * Exact decimal arithmetic. Amounts are strings or the numbers of a response, results are strings. Nothing is rounded.
 * Every function throws an Error if an amount is not a number.
 */
import Big from 'big.js';

export type Amount = string | number;

// Only division needs a limit of decimals in big.js. Rounding mode 0 truncates.
const Exact = Big();
Exact.DP = 20;
Exact.RM = 0;
// No exponents such as 1e-7: the API does not accept them.
Exact.NE = -40;
Exact.PE = 40;

const exact = (amount: Amount): Big => new Exact(amount);

export const add = (left: Amount, right: Amount): string => exact(left).plus(right).toString();
export const subtract = (left: Amount, right: Amount): string => exact(left).minus(right).toString();
export const multiply = (left: Amount, right: Amount): string => exact(left).times(right).toString();
export const sum = (amounts: readonly Amount[]): string =>
  amounts.reduce<Big>((total, amount) => total.plus(amount), exact(0)).toString();

/** Returns the quotient, truncated to at most `decimals` decimals. */
export const divide = (left: Amount, right: Amount, decimals: number): string =>
  truncate(exact(left).div(right).toString(), decimals);

export const compare = (left: Amount, right: Amount): -1 | 0 | 1 => exact(left).cmp(right);

/** Truncates an amount to at most `decimals` decimals. */
export const truncate = (amount: Amount, decimals: number): string =>
  exact(amount).round(decimals, 0).toString();

/**
 * Converts a dollar amount to the number that the API takes.
 * @throws RangeError if the amount has more than two decimals.
 */
export function toWireDollars(amount: Amount): number {
  const value = exact(amount);
  if (!value.eq(value.round(2, 0)))
    throw new RangeError(`A dollar amount has at most two decimals: ${value.toString()}`);
  return Number(value.toString());
}
