/** Finds texts left in English. `same-as-english/<language>.json` lists the words that are the same, with the reason. */
import { existsSync, readFileSync } from 'node:fs';
import { isLangCode, tagOf } from '@openmall/web/languages';
import { withoutPlaceholders } from './placeholders.ts';
import type { Finding, Translation } from './locale-files.ts';

/** Whether a language is written in Latin letters, so that English words may be right in it. */
const isLatin = (code: string): boolean =>
  !isLangCode(code) || new Intl.Locale(tagOf(code)).maximize().script === 'Latn';

function read(name: string): string[] {
  const file = new URL(`same-as-english/${name}.json`, import.meta.url);
  if (!existsSync(file)) return [];
  return Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object).map((word) => word.toLowerCase());
}

/** Words and whole texts that are the same in this language, in lower case. */
const sameAsEnglishIn = (code: string): ReadonlySet<string> =>
  new Set([...read('every-language'), ...read(code)]);

// Email addresses, domains and phone numbers are not words.
const wordsIn = (text: string): string[] =>
  withoutPlaceholders(text)
    .replace(/\S+@\S+|\S+\.(com|org)\b|\+\d+/g, ' ')
    .match(/\p{Script=Latin}[\p{Script=Latin}\p{M}\d]*(?:[-’'][\p{Script=Latin}\d]+)*/gu) ?? [];

export function checkUntranslated(
  code: string,
  translations: readonly Translation[],
  sameAsEnglish = sameAsEnglishIn(code),
): Finding[] {
  const isSame = (word: string) => word.length < 2 || sameAsEnglish.has(word.toLowerCase());
  return translations.flatMap(({ key, text, english }) => {
    if (english === undefined || sameAsEnglish.has(text.toLowerCase())) return [];
    const englishWords = wordsIn(text).filter((word) => !isSame(word));
    if (englishWords.length === 0) return [];
    if (text === english) return [{ key, message: `is the same as in English: “${text}”` }];
    if (!isLatin(code)) return [{ key, message: `has Latin words (${englishWords.join(', ')}): “${text}”` }];
    return [];
  });
}
