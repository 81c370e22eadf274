import { expect, test } from 'vitest';
import { makeRows } from './rows.ts';

test.each([
  ['en', 'Lisboa, Portugal', 'Colour, Size'],
  ['zh-Hans', 'Portugal Lisboa', 'Colour、Size'],
  ['ko', 'Portugal Lisboa', 'Colour, Size'],
  ['ar-u-nu-latn', '\u200fLisboa، Portugal', '\u200fColour، Size'],
])('In %s a place reads %j and a row of names %j', (tag, place, names) => {
  const rows = makeRows(tag);
  expect(rows.place('Lisboa', 'Portugal')).toBe(place);
  expect(rows.names(['Colour', 'Size'])).toBe(names);
  expect(rows.place('', 'Portugal')).toBe('Portugal');
});
