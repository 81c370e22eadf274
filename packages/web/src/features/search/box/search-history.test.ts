import { beforeEach, expect, test } from 'vitest';
import { searchHistory } from './search-history.ts';

const words = () => searchHistory.store.get();

beforeEach(() => {
  searchHistory.clear();
});

test('the latest search comes first', () => {
  searchHistory.add('lamp');
  searchHistory.add('chair');
  expect(words()).toEqual(['chair', 'lamp']);
});

test('a repeated search is kept once and moves to the front', () => {
  for (const word of ['lamp', 'chair', 'lamp']) searchHistory.add(word);
  expect(words()).toEqual(['lamp', 'chair']);
});

test('only the last ten searches are kept', () => {
  for (let number = 1; number <= 12; number++) searchHistory.add(`word ${number}`);
  expect(words()).toHaveLength(10);
  expect(words()[0]).toBe('word 12');
  expect(words()).not.toContain('word 2');
});

test('blanks around a word do not count, and blanks alone are nothing', () => {
  searchHistory.add('  lamp ');
  searchHistory.add('   ');
  expect(words()).toEqual(['lamp']);
});

test('a single search can be taken away', () => {
  searchHistory.add('lamp');
  searchHistory.add('chair');
  searchHistory.remove('chair');
  expect(words()).toEqual(['lamp']);
});

test('searches outlive a reload', () => {
  searchHistory.add('lamp');
  expect(JSON.parse(localStorage.getItem('searchHistory') ?? '')).toEqual(['lamp']);
});
