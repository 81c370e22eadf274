import { expect, test } from 'vitest';
import { parseValues, toggleValue } from './chosen-values.ts';

test('Parses the values of the URL without duplicates and invalid ids', () => {
  expect(parseValues('navy,av_42,navy,<a>,')).toBe('navy,av_42');
  expect(parseValues('')).toBeUndefined();
  expect(parseValues(null)).toBeUndefined();
});

test('Choosing a value again removes it', () => {
  expect(toggleValue(undefined, 'navy')).toBe('navy');
  expect(toggleValue('navy', 'red')).toBe('navy,red');
  expect(toggleValue('navy,red', 'navy')).toBe('red');
  expect(toggleValue('navy', 'navy')).toBeUndefined();
});
