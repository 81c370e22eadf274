import { expect, test } from 'vitest';
import { parseValues, toggleValue } from './chosen-values.ts';

test('Values are parsed from the URL, each once, and what is no id is ignored', () => {
  expect(parseValues('navy,av_42,navy,<a>,')).toBe('navy,av_42');
  expect(parseValues('')).toBeUndefined();
  expect(parseValues(null)).toBeUndefined();
});

test('A second choice of a value removes it', () => {
  expect(toggleValue(undefined, 'navy')).toBe('navy');
  expect(toggleValue('navy', 'red')).toBe('navy,red');
  expect(toggleValue('navy,red', 'navy')).toBe('red');
  expect(toggleValue('navy', 'navy')).toBeUndefined();
});
