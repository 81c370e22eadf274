import { languages } from '@openmall/web/languages';
import { expect, test } from 'vitest';

interface Texts {
  readonly [key: string]: string | Texts;
}

const flat = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flat(value, `${prefix}${key}.`),
  );

const files = import.meta.glob<Texts>('./locales/*/office.json', { import: 'default', eager: true });
const textsOf = (code: string): ReadonlyMap<string, string> =>
  new Map(flat(files[`./locales/${code}/office.json`] ?? {}));
const english = textsOf('en');

const PLURAL = /_(zero|one|two|few|many|other)$/;
const stemOf = (key: string): string => key.replace(PLURAL, '');
/** The English keys, with the plural forms that a language has. */
const keysFor = (tag: string): string[] => {
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const plurals = new Set([...english.keys()].filter((key) => PLURAL.test(key)).map(stemOf));
  return [
    ...[...english.keys()].filter((key) => !PLURAL.test(key)),
    ...[...plurals].flatMap((stem) => forms.map((form) => `${stem}_${form}`)),
  ].toSorted();
};
const placeholdersOf = (text = ''): string[] => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted();

test.each(languages)('$name has every text of the back office, with its plural forms', ({ code, tag }) => {
  expect([...textsOf(code).keys()].toSorted()).toEqual(keysFor(tag));
});

test.each(languages)('$name keeps the placeholders of every text', ({ code }) => {
  // A form for one or two may say the number as a word.
  const wrong = [...textsOf(code)].filter(
    ([key, text]) =>
      !/_(zero|one|two)$/.test(key) &&
      placeholdersOf(text).join() !==
        placeholdersOf(english.get(key) ?? english.get(`${stemOf(key)}_other`)).join(),
  );
  expect(wrong).toEqual([]);
});

test.each(languages.filter(({ code }) => code !== 'en'))('$name is translated', ({ code }) => {
  const same = [...textsOf(code)].filter(([key, text]) => text === english.get(key) && /[a-z]{4}/.test(text));
  expect(same.length).toBeLessThan(english.size / 10);
});
