import { expect, test } from 'vitest';
import { groupByDay } from './group-by-day.ts';

const at = (...[month, day, hour, minute = 0]: [number, number, number, number?]): number =>
  new Date(2026, month - 1, day, hour, minute).getTime();
const identity = (moment: number) => moment;

test('groups entries by day and preserves their order', () => {
  const moments = [at(3, 14, 9), at(3, 14, 0), at(3, 13, 23, 59), at(3, 1, 12)];
  expect(groupByDay(moments, identity, at(3, 14, 10))).toEqual([
    { day: at(3, 14, 0), daysAgo: 0, entries: [at(3, 14, 9), at(3, 14, 0)] },
    { day: at(3, 13, 0), daysAgo: 1, entries: [at(3, 13, 23, 59)] },
    { day: at(3, 1, 0), daysAgo: 13, entries: [at(3, 1, 12)] },
  ]);
});

test('counts the minute before midnight as yesterday', () => {
  expect(groupByDay([at(3, 13, 23, 59)], identity, at(3, 14, 0, 1)).map(({ daysAgo }) => daysAgo)).toEqual([
    1,
  ]);
});

test('counts days correctly across daylight-saving changes', () => {
  for (let day = 1; day <= 365; day += 1) {
    const noon = new Date(2026, 0, day, 12).getTime();
    const dayBefore = new Date(2026, 0, day - 1, 12).getTime();
    expect(groupByDay([dayBefore], identity, noon)[0]?.daysAgo).toBe(1);
  }
});

test('returns no groups for no entries', () => {
  expect(groupByDay([], identity, 0)).toEqual([]);
});
