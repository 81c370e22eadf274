import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { interpolate, splitAtPlaceholders, loadTranslation, type Texts } from './translations.ts';
import english from './locales/en.json';

const folder = (path: string): URL => new URL(path, import.meta.url);
/** The languages of the store. */
const languages = readdirSync(folder('../../../web/src/shared/i18n/locales'));
const readTexts = (code: string): Texts =>
  JSON.parse(readFileSync(folder(`./locales/${code}.json`), 'utf8')) as Texts;
const placeholdersOf = (texts: Texts) =>
  Object.entries(texts).map(([key, text]) => [key, [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()]);

test.each(languages)('The demo has every text in %s, with the same placeholders', (code) => {
  expect(placeholdersOf(readTexts(code))).toEqual(placeholdersOf(english));
  expect(Object.values(readTexts(code)).every((text) => text.trim() !== '')).toBe(true);
});

test('The language is that of the URL, Arabic from right to left', async () => {
  const at = (search: string) => loadTranslation({ search } as Location);
  expect(await at('?lang=ar')).toEqual({ texts: readTexts('ar'), lang: 'ar', dir: 'rtl' });
  expect(await at('?lang=de')).toMatchObject({ lang: 'de', dir: 'ltr' });
  expect(await at('?lang=xx')).toMatchObject({ lang: 'en', texts: english });
  expect(await at('')).toMatchObject({ lang: 'en' });
});

test('Values are not searched for placeholders', () => {
  expect(interpolate('{a} of {b} MB', { a: '{b}', b: '2' })).toBe('{b} of 2 MB');
  expect(splitAtPlaceholders('As {user} now')).toEqual(['As ', 'user', ' now']);
});
