import type { Random } from '@openmall/seeded-random';

/** Two decimals from whole cents. */
export const dollars = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** The nearest price that a shop would print: 4.90, 38.50, 129.00. */
export function shopPrice(cents: number, random: Random): number {
  if (cents < 1000) return Math.max(190, Math.round(cents / 50) * 50 - random.pick([10, 5, 0]));
  const whole = Math.round(cents / 100) * 100;
  if (cents < 10000) return whole - random.pick([10, 5, 1, 50, 100]) + (random.boolean(0.3) ? 100 : 0);
  return whole - random.pick([100, 10, 5, 0]);
}

/** A price inside `lo-hi` dollars, cheaper ones likelier. */
export function priceWithin(range: string, random: Random): number {
  const [low = 1, high = low] = range.split('-').map(Number);
  const share = (random.next() + random.next() * random.next()) / 2;
  return shopPrice(Math.round((low + (high - low) * share) * 100), random);
}

/** What delivery of so many grams costs, in cents; light things and some offers travel free. */
export function deliveryCents(grams: number, random: Random): number {
  if (grams < 150 || random.boolean(0.18)) return 0;
  return Math.min(2400, Math.round((60 + grams * 0.09) / 10) * 10);
}
