import { expect, test } from 'vitest';
import { formatLength, formatRange, unitName } from './lengths.ts';

test('shows a range in centimetres or inches, and a single number once', () => {
  expect(formatRange(78, 82, 'centimeter')).toBe('78–82');
  expect(formatRange(78, 82, 'inch')).toBe('30.7–32.3');
  expect(formatRange(5.2, 5.2, 'centimeter')).toBe('5.2');
});

test('names the unit in the language of the page', () => {
  expect(unitName('centimeter')).toBe('cm');
  expect(formatLength(24.5)).toBe('24.5 cm');
});
