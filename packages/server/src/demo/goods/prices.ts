import type { Random } from '@openmall/seeded-random';

/** Formats cents as dollars with two decimals. */
export const dollars = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** Rounds to a typical retail price in cents: 490, 3850, 12900. */
export function shopPrice(cents: number, random: Random): number {
  if (cents < 1000) return Math.max(190, Math.round(cents / 50) * 50 - random.pick([10, 5, 0]));
  const rounded = Math.round(cents / 100) * 100;
  if (cents < 10000) return rounded - random.pick([10, 5, 1, 50, 100]) + (random.boolean(0.3) ? 100 : 0);
  return rounded - random.pick([100, 10, 5, 0]);
}

/** A random price in cents within a range of dollars such as `10-25`. Lower prices are likelier. */
export function priceWithin(range: string, random: Random): number {
  const [low = 1, high = low] = range.split('-').map(Number);
  const share = (random.next() + random.next() * random.next()) / 2;
  return shopPrice(Math.round((low + (high - low) * share) * 100), random);
}

/** Delivery fee in cents by weight. Free for light goods and some random ones. */
export function deliveryCents(grams: number, random: Random): number {
  if (grams < 150 || random.boolean(0.18)) return 0;
  return Math.min(2400, Math.round((60 + grams * 0.09) / 10) * 10);
}
