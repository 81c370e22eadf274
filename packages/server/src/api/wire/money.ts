import { toWireDollars, truncate } from '@openmall/sdk/money';

/** An exact amount as the number of dollars that the wire carries; parts of a cent are dropped. */
export const dollars = (amount: string): number => toWireDollars(truncate(amount, 2));

export const optionalDollars = (amount: string | null): number | null =>
  amount === null ? null : dollars(amount);

/** An amount of a coin as text, without zeros at its end. */
export const coins = (amount: string): string => truncate(amount, 10);
