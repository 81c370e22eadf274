import { add, compare, multiply, subtract, sum, truncate } from '@openmall/sdk/money';

/** Exact decimals as text. Every figure of an order passes through here, none through a float. */
export const plus = (...amounts: readonly string[]): string => sum(amounts);
export const minus = (from: string, amount: string): string => subtract(from, amount);
export const times = (amount: string, factor: string | number): string => multiply(amount, factor);
export const isGreater = (a: string, b: string): boolean => compare(a, b) > 0;
export const isPositive = (amount: string): boolean => compare(amount, '0') > 0;
/** Dollar figures have two decimals; what is below a cent is dropped, never rounded up. */
export const truncateCents = (amount: string): string => truncate(amount, 2);
/** Amounts of coins have ten decimals, cut likewise. */
export const truncateCoin = (amount: string): string => truncate(amount, 10);
/** Adds a list without spreading it. */
export const total = (amounts: readonly string[]): string =>
  amounts.reduce((all, amount) => add(all, amount), '0');
