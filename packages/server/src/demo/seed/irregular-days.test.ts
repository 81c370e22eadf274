import { createRandom } from '@openmall/seeded-random';
import { expect, it } from 'vitest';
import { irregularDays } from './irregular-days.ts';

const REGULAR = [24, 23, 22, 20, 17, 16, 0.2, 0.005];

it('Shifts keep the order of the moments and leave none in the future', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const days = irregularDays(REGULAR, createRandom(`history ${seed}`));
    expect(days.toSorted((a, b) => b - a)).toEqual(days);
    expect(days.at(-1)).toBeGreaterThan(0);
  }
});

it('No two moments are whole days apart, and the same seed gives the same moments', () => {
  const days = irregularDays(REGULAR, createRandom('history'));
  expect(irregularDays(REGULAR, createRandom('history'))).toEqual(days);
  const gaps = days.slice(1).map((at, index) => (days[index] ?? 0) - at);
  for (const gap of gaps) expect(Math.abs(gap - Math.round(gap))).toBeGreaterThan(0.001);
});
