import { toWireDollars, truncate } from '@openmall/sdk/money';

/** Few enough digits for a number to hold, with the cents apart from what is cut off. */
const PLAIN = /^(\d{1,12})(?:(\.\d{1,2})\d*)?$/;

/** Converts an exact amount to the wire's number of dollars, truncated to cents. */
export function dollars(amount: string): number {
  // Most amounts are plain decimals, and a page of goods has hundreds: cutting the text is exact, and ten times as fast.
  const [, whole, cents = ''] = PLAIN.exec(amount) ?? [];
  return whole === undefined ? toWireDollars(truncate(amount, 2)) : Number(whole + cents);
}

export const optionalDollars = (amount: string | null): number | null =>
  amount === null ? null : dollars(amount);

/** Formats an amount of a coin with up to ten decimals, without trailing zeros. */
export const coins = (amount: string): string => truncate(amount, 10);
