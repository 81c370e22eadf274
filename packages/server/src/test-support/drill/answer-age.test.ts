import { expect, it } from 'vitest';
import { createAges } from './answer-age.ts';

it('The age of an answer counts from the first change that it does not show', () => {
  const ages = createAges();
  ages.commit(1, 100);
  ages.commit(2, 300);
  ages.commit(3, 500);
  ages.read(3, 510);
  expect(ages.oldest()).toBe(0);
  ages.read(2, 520);
  expect(ages.oldest()).toBe(20);
  ages.read(1, 530);
  expect(ages.oldest()).toBe(230);
});

it('An answer is not out of date by a change that was committed after its question', () => {
  const ages = createAges();
  ages.commit(2, 300);
  ages.read(1, 250);
  expect(ages.oldest()).toBe(0);
});
