import { beforeEach, expect, test } from 'vitest';
import { searchHistory } from './search-history.ts';

const keywords = () => searchHistory.store.get();

beforeEach(() => {
  searchHistory.clear();
});

test('lists the latest search first', () => {
  searchHistory.add('lamp');
  searchHistory.add('chair');
  expect(keywords()).toEqual(['chair', 'lamp']);
});

test('moves a repeated search to the front', () => {
  for (const word of ['lamp', 'chair', 'lamp']) searchHistory.add(word);
  expect(keywords()).toEqual(['lamp', 'chair']);
});

test('stores only the last ten searches', () => {
  for (let number = 1; number <= 12; number++) searchHistory.add(`word ${number}`);
  expect(keywords()).toHaveLength(10);
  expect(keywords()[0]).toBe('word 12');
  expect(keywords()).not.toContain('word 2');
});

test('trims keywords and ignores blank ones', () => {
  searchHistory.add('  lamp ');
  searchHistory.add('   ');
  expect(keywords()).toEqual(['lamp']);
});

test('removes a single search', () => {
  searchHistory.add('lamp');
  searchHistory.add('chair');
  searchHistory.remove('chair');
  expect(keywords()).toEqual(['lamp']);
});

test('stores searches across reloads', () => {
  searchHistory.add('lamp');
  expect(JSON.parse(localStorage.getItem('searchHistory') ?? '')).toEqual(['lamp']);
});
