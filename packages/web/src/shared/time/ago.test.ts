import { expect, test } from 'vitest';
import { daysBetween, makeAgo, makeDayName } from './ago.ts';
import { formatDay } from '../i18n/format.ts';
import { formatTagOf, languages } from '../i18n/languages.ts';

const at = (day: number, hour: number, minute = 0, second = 0): number =>
  new Date(2026, 2, day, hour, minute, second).getTime();
const now = at(14, 12);
const ago = makeAgo('en');

test('Uses the largest full unit: now, minutes, hours or days', () => {
  const moments = [at(14, 11, 59, 1), at(14, 11, 59), at(14, 11, 1), at(14, 11), at(13, 12, 1), at(13, 12)];
  expect(moments.map((moment) => ago(moment, now))).toEqual([
    'now',
    '1 minute ago',
    '59 minutes ago',
    '1 hour ago',
    '23 hours ago',
    'yesterday',
  ]);
});

test('Counts calendar days, and shows the date after six days', () => {
  expect(ago(at(12, 23, 59), now)).toBe('2 days ago');
  expect(ago(at(8, 0), now)).toBe('6 days ago');
  expect(ago(at(7, 23, 59), now)).toBeUndefined();
});

test('A time in the near future counts as now', () => {
  expect(ago(at(14, 12, 3), now)).toBe('now');
});

test('Every language has its own texts and plurals', () => {
  const [threeHours, yesterday] = [at(14, 9), at(13, 9)];
  const text = languages.map(({ code }) => makeAgo(formatTagOf(code))(threeHours, now));
  expect(new Set(text).size).toBe(languages.length);
  expect(makeAgo('de')(yesterday, now)).toBe('gestern');
  expect(makeAgo('ru')(at(14, 10), now)).toBe('2 часа назад');
  expect(makeAgo(formatTagOf('ar'))(threeHours, now)).toBe('قبل 3 ساعات');
  expect(makeAgo('de', 'short')(at(14, 11, 46), now)).toBe('vor 14 Min.');
});

test('The last two days have capitalized names, older days are dates', () => {
  const nameOf = (tag: string, daysAgo: number) => makeDayName(tag)(at(14 - daysAgo, 0), daysAgo);
  expect(nameOf('en', 0)).toBe('Today');
  expect(nameOf('el', 1)).toBe('Χθες');
  expect(nameOf('fr', 0)).toBe('Aujourd’hui');
  expect(nameOf('tr', 1)).toBe('Dün');
  expect(nameOf('en', 2)).toBe(formatDay(at(12, 0)));
  expect(nameOf('en', -1)).toBe(formatDay(at(15, 0)));
});

test('One minute before midnight was yesterday', () => {
  expect(daysBetween(at(13, 23, 59), at(14, 0, 1))).toBe(1);
});
