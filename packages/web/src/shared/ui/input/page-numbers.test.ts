import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

const shown = (page: number, pages: number) =>
  pageNumbers(page, pages)
    .map((number) => number ?? '…')
    .join(' ');

test('few pages are all shown', () => {
  expect(shown(1, 3)).toBe('1 2 3');
  expect(shown(3, 5)).toBe('1 2 3 4 5');
});

test('many pages show the ends and the neighbours', () => {
  expect(shown(10, 20)).toBe('1 2 … 9 10 11 … 19 20');
});

test('a gap of a single page is that page', () => {
  expect(shown(5, 20)).toBe('1 2 3 4 5 6 … 19 20');
});
