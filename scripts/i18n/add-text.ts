/** `npm run i18n -- --add cart.title "Your cart"`: adds an English text to all languages, marked as untranslated. */
import { readFileSync } from 'node:fs';
import { languages, tagOf } from '@openmall/web/languages';
import { pluralForms } from './keys.ts';
import { localeFile, namespacesOf, writeJson } from './locale-files.ts';
import { validMarks, writeMarks } from './untranslated-marks.ts';

interface Texts {
  [key: string]: string | Texts;
}

/** Adds a text at a path. Throws if the path is taken. */
function insert(texts: Texts, [name = '', ...rest]: readonly string[], text: string): void {
  const found = texts[name];
  if (rest.length === 0) {
    if (found !== undefined) throw new Error(`The key ${name} already exists.`);
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

/**
 * Adds a text, or the two forms of a plural, to all languages.
 * @throws {Error} if the key or the number of texts is wrong.
 */
export async function addText(path: string, english: readonly string[]): Promise<void> {
  const [namespace = '', ...names] = path.split('.');
  if (!namespacesOf('en').includes(namespace) || names.length === 0 || names.includes(''))
    throw new Error(`--add requires <namespace>.<key>. The namespaces are ${namespacesOf('en').join(', ')}`);
  if (english.length < 1 || english.length > 2 || english.some((text) => text.trim() === ''))
    throw new Error('--add requires the English text, or two texts for a plural: the forms one and other.');
  const key = names.join('.');
  const changed = languages.map(({ code }) => {
    const file = localeFile(code, namespace);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Texts;
    const added = keysWithTexts(key, tagOf(code), english);
    for (const [name, text] of added) insert(texts, name.split('.'), text);
    return { code, file, texts, added };
  });
  // Writes only after all languages accepted the text.
  for (const { code, file, texts, added } of changed) {
    await writeJson(file, texts);
    if (code !== 'en')
      await writeMarks(code, [...validMarks(code), ...added.map(([name]) => `${namespace}.${name}`)]);
  }
}
