import { compare } from '@openmall/sdk/money';

export interface Bounds {
  readonly least: string;
  readonly most: string;
}

/** What can be computed with, from what was typed; undefined while it is no amount. */
export const amountOf = (text: string): string | undefined =>
  /^\d{1,18}(\.\d{1,10})?$/.test(text.trim()) ? text.trim() : undefined;

/** The message for an amount outside of its bounds. */
export function boundsMessage(amount: string | undefined, { least, most }: Bounds): string | undefined {
  if (amount === undefined) return undefined;
  if (compare(amount, least) < 0) return 'form.amount.min';
  return compare(amount, most) > 0 ? 'form.amount.max' : undefined;
}
