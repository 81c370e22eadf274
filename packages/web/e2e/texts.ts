/** The texts of the store in any language, for stories that leave English. */
import { readFileSync } from 'node:fs';
import { createI18n } from '../src/shared/i18n/create-i18n.ts';
import { formatTagOf, type LangCode } from '../src/shared/i18n/languages.ts';
import type { Translations } from '../src/shared/i18n/translation-files.ts';

function read(code: LangCode, namespace: string): Translations {
  const file = new URL(`../src/shared/i18n/locales/${code}/${namespace}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Translations;
}

/** Returns a function that finds the texts of a namespace by key, in the plural form of a count if given. */
export function translatorOf(code: LangCode, namespace: string) {
  const tag = formatTagOf(code);
  const i18n = createI18n(tag);
  i18n.addResourceBundle(tag, namespace, read(code, namespace));
  return (key: string, count?: number): string =>
    String(i18n.t(key as never, { ns: namespace as never, ...(count !== undefined && { count }) }));
}

const textsOf = (value: Translations[string]): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value).flatMap(textsOf);

/** All texts of a language without placeholders. */
export function textsIn(code: LangCode, namespace: string): readonly string[] {
  return textsOf(read(code, namespace)).filter((text) => !text.includes('{{'));
}
