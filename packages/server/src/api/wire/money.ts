import { toWireDollars, truncate } from '@openmall/sdk/money';

/** Converts an exact amount to the wire's number of dollars, truncated to cents. */
export const dollars = (amount: string): number => toWireDollars(truncate(amount, 2));

export const optionalDollars = (amount: string | null): number | null =>
  amount === null ? null : dollars(amount);

/** Formats an amount of a coin with up to ten decimals, without trailing zeros. */
export const coins = (amount: string): string => truncate(amount, 10);
