import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filled, parted, readSpeech, type Words } from './words.ts';
import english from './words/en.json';

const folder = (path: string): URL => new URL(path, import.meta.url);
/** The languages of the store. */
const languages = readdirSync(folder('../../../web/src/shared/i18n/locales'));
const wordsIn = (code: string): Words =>
  JSON.parse(readFileSync(folder(`./words/${code}.json`), 'utf8')) as Words;
const gapsOf = (words: Words) =>
  Object.entries(words).map(([key, text]) => [key, [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()]);

test.each(languages)('The demo speaks %s: every text, with the same gaps', (code) => {
  expect(gapsOf(wordsIn(code))).toEqual(gapsOf(english));
  expect(Object.values(wordsIn(code)).every((text) => text.trim() !== '')).toBe(true);
});

test('The language is the one that the address asks for, Arabic from the right', async () => {
  const at = (search: string) => readSpeech({ search } as Location);
  expect(await at('?lang=ar')).toEqual({ words: wordsIn('ar'), lang: 'ar', dir: 'rtl' });
  expect(await at('?lang=de')).toMatchObject({ lang: 'de', dir: 'ltr' });
  expect(await at('?lang=xx')).toMatchObject({ lang: 'en', words: english });
  expect(await at('')).toMatchObject({ lang: 'en' });
});

test('What fills a gap is not searched for gaps', () => {
  expect(filled('{a} of {b} MB', { a: '{b}', b: '2' })).toBe('{b} of 2 MB');
  expect(parted('As {user} now')).toEqual(['As ', 'user', ' now']);
});
