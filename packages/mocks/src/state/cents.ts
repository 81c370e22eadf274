/** Money inside the mocks is whole cents: sums stay exact, and an answer is one division away. */

export const dollars = (cents: number): number => cents / 100;

/** A coin amount as the wire has it, such as "120.5". */
export const coins = (cents: number): string => String(cents / 100);

/** Cents of a decimal text; what is finer than a cent is cut off. */
export function centsOf(amount: string | number): number {
  const [whole = '0', part = ''] = String(amount).split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0').slice(0, 2));
}

export const sumOf = <T>(list: readonly T[], pick: (one: T) => number): number =>
  list.reduce((sum, one) => sum + pick(one), 0);
