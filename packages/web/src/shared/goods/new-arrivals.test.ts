import { expect, test } from 'vitest';
import { isNewArrival } from './new-arrivals.ts';

const now = new Date(2026, 2, 31, 12).getTime();
const listedDaysAgo = (days: number) => ({ createTime: now - days * 86_400_000 });

test('Goods are new arrivals for 30 days', () => {
  expect([0, 29, 30, 400].map((days) => isNewArrival(listedDaysAgo(days), now))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
