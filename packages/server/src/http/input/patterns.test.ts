import { expect, it } from 'vitest';
import { documentSchemas } from '../app/contract.ts';

const LENGTH = 50_000;
const MAX_MS = 50;

/** Texts that make a pattern try many ways to match. */
const ATTACKS = [
  'a',
  '0',
  ' ',
  '.',
  '-',
  '@',
  ',',
  '/',
  '%',
  '\u4e2d',
  'a.',
  '0,',
  'a@',
  '0.',
  '-1,',
  '\t ',
].flatMap((unit) => {
  const text = unit.repeat(LENGTH / unit.length);
  return [text, `${text}\u0000`, `${text}!`, `x${text}\ud800`];
});

function patternsIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    key === 'pattern' && typeof value === 'string' ? [value] : patternsIn(value),
  );
}

const patterns = [...new Set(Object.values(documentSchemas).flatMap(patternsIn))];

it('There are patterns', () => {
  expect(patterns.length).toBeGreaterThan(40);
});

it.each(patterns)('The pattern %s answers 50,000 characters at once', (pattern) => {
  // As the validator compiles it.
  const expression = new RegExp(pattern, 'u');
  const measure = (text: string) => {
    const start = performance.now();
    expression.test(text);
    return performance.now() - start;
  };
  // The best of three, because a busy machine interrupts one of them.
  const times = ATTACKS.map((text) => Math.min(measure(text), measure(text), measure(text)));
  expect(Math.max(...times)).toBeLessThan(MAX_MS);
});
