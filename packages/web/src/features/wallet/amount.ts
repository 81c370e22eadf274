import { compare } from '@openmall/sdk/money';

export interface Bounds {
  readonly min: string;
  readonly max: string;
}

/** Parses a typed amount; undefined if it is invalid. */
export const amountOf = (text: string): string | undefined =>
  /^\d{1,18}(\.\d{1,10})?$/.test(text.trim()) ? text.trim() : undefined;

/** The message key for an amount outside of its bounds. */
export function boundsMessage(amount: string | undefined, { min, max }: Bounds): string | undefined {
  if (amount === undefined) return undefined;
  if (compare(amount, min) < 0) return 'form.amount.min';
  return compare(amount, max) > 0 ? 'form.amount.max' : undefined;
}
