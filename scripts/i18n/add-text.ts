/** `npm run i18n -- --add cart.title "Your cart"`: adds a text to all languages, in English and marked as untranslated. */
import { readFileSync } from 'node:fs';
import { languages, tagOf } from '@openmall/web/languages';
import { pluralForms } from './keys.ts';
import { localeFile, namespacesOf, readSentences, translationsOf, writeJson } from './locale-files.ts';
import { isUntranslated, readMarks, writeMarks } from './untranslated-marks.ts';

interface Texts {
  [key: string]: string | Texts;
}

/** Adds a text under its path of names. A path that is taken is an error. */
function insert(texts: Texts, [name = '', ...rest]: readonly string[], text: string): void {
  const found = texts[name];
  if (rest.length === 0) {
    if (found !== undefined) throw new Error(`The key ${name} exists already.`);
    texts[name] = text;
  } else if (typeof found === 'string') throw new Error(`The key ${name} is a text, not a group of texts.`);
  else insert((texts[name] ??= {}) as Texts, rest, text);
}

/** The keys of a new text in a language; with a plural, one key for each form that the language needs. */
export function keysWithTexts(key: string, tag: string, english: readonly string[]): [string, string][] {
  const [first = '', other] = english;
  if (other === undefined) return [[key, first]];
  return pluralForms(tag).needed.map((form) => [`${key}_${form}`, form === 'one' ? first : other]);
}

/** The marks of a language that still hold: texts that were translated lose theirs. */
function validMarks(code: string): string[] {
  const marks = readMarks(code);
  return namespacesOf(code).flatMap((namespace) =>
    translationsOf(namespace, readSentences(code, namespace), readSentences('en', namespace))
      .filter((translation) => isUntranslated(translation, marks))
      .map(({ key }) => key),
  );
}

export async function addText(path: string, english: readonly string[]): Promise<void> {
  const [namespace = '', ...names] = path.split('.');
  if (!namespacesOf('en').includes(namespace) || names.length === 0 || names.includes(''))
    throw new Error(`--add needs <namespace>.<key>; namespaces: ${namespacesOf('en').join(', ')}`);
  if (english.length < 1 || english.length > 2 || english.some((text) => text.trim() === ''))
    throw new Error('--add needs the English text, or two of them for a plural: one and other.');
  const key = names.join('.');
  const changed = languages.map(({ code }) => {
    const file = localeFile(code, namespace);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Texts;
    const added = keysWithTexts(key, tagOf(code), english);
    for (const [name, text] of added) insert(texts, name.split('.'), text);
    return { code, file, texts, added };
  });
  // Written only when every language could take it.
  for (const { code, file, texts, added } of changed) {
    await writeJson(file, texts);
    if (code !== 'en')
      await writeMarks(code, [...validMarks(code), ...added.map(([name]) => `${namespace}.${name}`)]);
  }
}
