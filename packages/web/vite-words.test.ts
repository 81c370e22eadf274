import { expect, test } from 'vitest';
import { pseudoWords } from './pseudo-words.ts';
import { pageFile, pageWords } from './src/shared/i18n/page-words.ts';
import { completed, wordsFile } from './vite-words.ts';

test('What a language lacks is said in English, never as a key', () => {
  const english = { a: 'A', group: { b: 'B', c: 'C' }, cup_one: 'cup', cup_other: 'cups' };
  expect(completed({ group: { c: 'Z' }, cup_other: 'Tassen' }, english)).toEqual({
    a: 'A',
    group: { b: 'B', c: 'Z' },
    cup_one: 'cup',
    cup_other: 'Tassen',
  });
});

test('The words of a page lie in one file, by namespace', async () => {
  const file = wordsFile('de', pageFile('index'), (code, namespace) => ({ said: `${namespace} in ${code}` }));
  const { default: books } = (await import(`data:text/javascript,${encodeURIComponent(file)}`)) as {
    default: unknown;
  };
  const expected = [...pageWords.start, ...pageWords.index].map((namespace) => [
    namespace,
    { said: `${namespace} in de` },
  ]);
  expect(books).toEqual({ ...Object.fromEntries(expected), lost: {} });
});

test('With the words of a page come those for a network that is gone', () => {
  const failures = { checkNetwork: 'No network.', outOfStock: 'Sold out.' };
  const file = wordsFile('de', pageFile('index'), (_, namespace) => (namespace === 'errors' ? failures : {}));
  expect(file).toContain('"lost":{"checkNetwork":"No network."}');
});

test('The pseudo-language keeps values and links, and is longer by 40 %', () => {
  const words = pseudoWords({ a: 'Pay <rules>{{amount}}</rules> now', parts: [{ b: 'To the shop' }] }, false);
  expect(words['a']).toContain('<rules>{{amount}}</rules>');
  expect(words['a']).toContain('Ñóŵ'.toLowerCase());
  expect(words['parts']).toEqual([{ b: '[Ţó ţĥé šĥóp one t]' }]);
  expect(String(pseudoWords({ a: 'To the shop' }, true)['a'])).toMatch(/\u202e.*\u202c/);
});
