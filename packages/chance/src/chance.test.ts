import { expect, test } from 'vitest';
import { chanceFrom, hashText } from './chance.ts';

const drawn = (seed: string) => {
  const chance = chanceFrom(seed);
  return [chance.next(), chance.whole(1, 6), chance.pick(['a', 'b', 'c']), chance.some([1, 2, 3, 4], 2)];
};

test('The same seed draws the same, on every machine and in every release, and another seed draws otherwise', () => {
  expect(drawn('mall')).toEqual(drawn('mall'));
  expect(drawn('mall')).not.toEqual(drawn('mall 2'));
  // The goods of the demo and the mocks are made of it: these figures must not change.
  expect(hashText('mall')).toBe(3_936_202_235);
  expect(drawn('mall')).toEqual([0.2567433707881719, 3, 'b', [4, 2]]);
});

test('Whole numbers reach both ends and nothing beyond them', () => {
  const chance = chanceFrom('dice');
  const thrown = new Set(Array.from({ length: 300 }, () => chance.whole(1, 6)));
  expect([...thrown].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('What is drawn from a list is different members of it, and no more than there are', () => {
  expect(chanceFrom('cards').some([1, 2, 3], 9).toSorted()).toEqual([1, 2, 3]);
  expect(() => chanceFrom('cards').pick([])).toThrow(RangeError);
});
