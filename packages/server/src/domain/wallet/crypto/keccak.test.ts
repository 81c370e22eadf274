import { expect, it } from 'vitest';
import { keccak256 } from './keccak.ts';

it.each([
  ['', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
  ['abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
])('Keccak-256 of "%s" is %s', (text, hash) => {
  expect(keccak256(text)).toBe(hash);
});

it('Keccak-256 refuses input longer than one block', () => {
  expect(() => keccak256('a'.repeat(136))).toThrow(RangeError);
});
