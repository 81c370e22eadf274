/** Which words of a language the drawn pages said, and which nobody has seen on any of them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = (code: string): string =>
  fileURLToPath(new URL(`../../src/shared/i18n/locales/${code}/`, import.meta.url));

function leaves(words: unknown, path: readonly string[]): readonly (readonly [string, string])[] {
  if (typeof words === 'string') return [[path.join('.'), words]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

/** A sentence as a pattern: values may stand for anything short, marks and blanks do not count. */
function patternOf(sentence: string): RegExp {
  const pieces = sentence.split(/\{\{[^}]*\}\}|<\/?\w+>/).map((piece) => RegExp.escape(piece));
  return new RegExp(pieces.join('.{0,80}?').replaceAll(/(\\x20|\s)+/g, '\\s+'), 'u');
}

/** Keys of a language that none of the texts says. */
export function wordsNotSeen(code: string, texts: readonly string[]): readonly string[] {
  const language = existsSync(folder(code)) ? code : 'en';
  const all = texts.join('\n');
  return readdirSync(folder(language)).flatMap((file) => {
    const namespace = file.replace(/\.json$/, '');
    const words: unknown = JSON.parse(readFileSync(`${folder(language)}${file}`, 'utf8'));
    return leaves(words, [namespace])
      .filter(([, sentence]) => !patternOf(sentence).test(all))
      .map(([key]) => key);
  });
}
