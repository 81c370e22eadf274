/** The mocks compute in whole cents, so that sums stay exact. */

export const dollars = (cents: number): number => cents / 100;

/** Formats cents as a coin amount such as "120.5". */
export const coins = (cents: number): string => String(cents / 100);

/** Converts a decimal text to cents. Truncates fractions of a cent. */
export function centsOf(amount: string | number): number {
  const [whole = '0', part = ''] = String(amount).split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0').slice(0, 2));
}

export const sumOf = <T>(list: readonly T[], pick: (item: T) => number): number =>
  list.reduce((sum, item) => sum + pick(item), 0);
