/** Exact decimals: amounts are strings or the numbers of the wire, answers are strings; nothing is ever rounded. */
import Big from 'big.js';

export type Amount = string | number;

// Division is the only operation of big.js that needs a limit; 0 rounds towards zero.
const Exact = Big();
Exact.DP = 20;
Exact.RM = 0;
// Never in the form 1e-7: neither wire nor people read it.
Exact.NE = -40;
Exact.PE = 40;

const exact = (amount: Amount): Big => new Exact(amount);

export const add = (left: Amount, right: Amount): string => exact(left).plus(right).toString();
export const subtract = (left: Amount, right: Amount): string => exact(left).minus(right).toString();
export const multiply = (left: Amount, right: Amount): string => exact(left).times(right).toString();
export const sum = (amounts: readonly Amount[]): string =>
  amounts.reduce<Big>((total, amount) => total.plus(amount), exact(0)).toString();

/** The quotient with at most `decimals` decimals, cut off. */
export const divide = (left: Amount, right: Amount, decimals: number): string =>
  truncate(exact(left).div(right).toString(), decimals);

export const compare = (left: Amount, right: Amount): -1 | 0 | 1 => exact(left).cmp(right);

/** Cuts off what is behind the given number of decimals. */
export const truncate = (amount: Amount, decimals: number): string =>
  exact(amount).round(decimals, 0).toString();

/** The number that the wire carries for a dollar figure of at most two decimals. */
export function toWireDollars(amount: Amount): number {
  const value = exact(amount);
  if (!value.eq(value.round(2, 0)))
    throw new RangeError(`A dollar figure has at most two decimals: ${value.toString()}`);
  return Number(value.toString());
}
