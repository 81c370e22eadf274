/**
 * Marks of texts that were added in English and await their translation. The marks are lists of keys in
 * `untranslated/<language>.json`, outside the locale files, so that they are not shipped. A mark is invalid
 * once the text changes; `npm run i18n` then removes it.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { namespacesOf, readSentences, type Translation, translationsOf, writeJson } from './locale-files.ts';

const folder = new URL('untranslated/', import.meta.url);
const fileOf = (code: string): URL => new URL(`${code}.json`, folder);

/** Marked keys of a language, `namespace.key`. */
export const readMarks = (code: string): ReadonlySet<string> =>
  new Set(existsSync(fileOf(code)) ? (JSON.parse(readFileSync(fileOf(code), 'utf8')) as string[]) : []);

export async function writeMarks(code: string, keys: Iterable<string>): Promise<void> {
  const sorted = [...new Set(keys)].toSorted();
  mkdirSync(folder, { recursive: true });
  if (sorted.length === 0) rmSync(fileOf(code), { force: true });
  else await writeJson(fileOf(code), sorted);
}

export const isUntranslated = ({ key, text, english }: Translation, marks: ReadonlySet<string>): boolean =>
  marks.has(key) && text === english;

/** The marks of texts that are still untranslated. */
export function validMarks(code: string): string[] {
  const marks = readMarks(code);
  return namespacesOf(code).flatMap((namespace) =>
    translationsOf(namespace, readSentences(code, namespace), readSentences('en', namespace))
      .filter((translation) => isUntranslated(translation, marks))
      .map(({ key }) => key),
  );
}

/** Removes the marks of translated texts, and the file when none is left. */
export async function removeOldMarks(code: string): Promise<void> {
  const before = readMarks(code).size;
  if (before === 0) return;
  const valid = validMarks(code);
  if (valid.length < before) await writeMarks(code, valid);
}
