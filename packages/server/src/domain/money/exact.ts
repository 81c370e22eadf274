import { add, compare, multiply, subtract, sum, truncate } from '@openmall/sdk/money';

/** Exact decimals as text. All amounts of orders are computed with these functions, never with floats. */
export const plus = (...amounts: readonly string[]): string => sum(amounts);
export const minus = (from: string, amount: string): string => subtract(from, amount);
export const times = (amount: string, factor: string | number): string => multiply(amount, factor);
export const isGreater = (a: string, b: string): boolean => compare(a, b) > 0;
export const equals = (a: string, b: string): boolean => compare(a, b) === 0;
/** Less than a cent: no page shows it, and nobody can spend it. */
export const isDust = (amount: string): boolean => compare(amount, '0.01') < 0;
export const isPositive = (amount: string): boolean => compare(amount, '0') > 0;
/** Truncates an amount in dollars to two decimals. It never rounds up. */
export const truncateCents = (amount: string): string => truncate(amount, 2);
/** Truncates a quantity of a coin to ten decimals. */
export const truncateCoin = (amount: string): string => truncate(amount, 10);
/** Sums a list of any length. (`plus` spreads its arguments.) */
export const total = (amounts: readonly string[]): string =>
  amounts.reduce((all, amount) => add(all, amount), '0');
