/** What the store says in a language, for stories that leave English. */
import { readFileSync } from 'node:fs';
import { formatTagOf, type LangCode } from '../src/shared/i18n/languages.ts';
import { makeTranslator, type Words } from '../src/shared/i18n/translate.ts';

function read(code: LangCode, namespace: string): Words {
  const file = new URL(`../src/shared/i18n/locales/${code}/${namespace}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Words;
}

/** Says the sentence of a key; with a count, in its plural. */
export function wordsIn(code: LangCode, namespace: string) {
  const words = read(code, namespace);
  const say = makeTranslator(formatTagOf(code));
  return (key: string, count?: number): string => say(words, key, count === undefined ? {} : { count });
}

const textsOf = (words: Words[string]): readonly string[] =>
  typeof words === 'string' ? [words] : Object.values(words).flatMap(textsOf);

/** All sentences of a language, without those that have places for values. */
export function textsIn(code: LangCode, namespace: string): readonly string[] {
  return textsOf(read(code, namespace)).filter((text) => !text.includes('{{'));
}
