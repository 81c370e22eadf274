import { expect, test } from 'vitest';
import { scaleOf } from './scale.ts';

test('draws large goods beside a person, middle ones beside a sheet of paper and small ones beside a card', () => {
  expect(scaleOf({ width: 78, height: 88, depth: 80 }).reference).toBe('person');
  expect(scaleOf({ width: 22, height: 15, depth: 14 }).reference).toBe('sheet');
  expect(scaleOf({ width: 2, height: 7.5, depth: 2 }).reference).toBe('card');
});

test('draws what lies flat from above', () => {
  expect(scaleOf({ width: 80, height: 1, depth: 150 })).toEqual({
    reference: 'person',
    width: 80,
    height: 150,
  });
});
