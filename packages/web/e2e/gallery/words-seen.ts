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

/** Scripts that are written without a blank between words. */
const unspaced = /\p{scx=Han}|\p{scx=Hira}|\p{scx=Kana}|\p{scx=Thai}/u;
const letter = /[\p{L}\p{M}\p{N}]/u;

const value = /\{\{[^}]*\}\}|<\/?\w+>/;

/** A sentence as a pattern: values may stand for anything short, and any blank for any other. */
function patternOf(sentence: string): RegExp {
  const pieces = sentence.split(value).map((piece) => RegExp.escape(piece));
  return new RegExp(pieces.join('.{0,80}?').replaceAll(/(\\x20|\\xa0|\\u202f|\s)+/g, '\\s+'), 'gu');
}

/** Whether somebody says it, and not just a part of another word. */
function isSaid(sentence: string, all: string): boolean {
  // Beside a value at its end there may be more of the value.
  const [head = '', tail = ''] = [sentence.split(value)[0], sentence.split(value).at(-1)];
  const isUnspaced = unspaced.test(sentence);
  return all.matchAll(patternOf(sentence)).some(({ 0: found, index }) => {
    const before = head && (all[index - 1] ?? '');
    const after = tail && (all[index + found.length] ?? '');
    return isUnspaced || !letter.test(before + after);
  });
}

/** Keys of a language that none of the texts says. */
export function wordsNotSeen(code: string, texts: readonly string[]): readonly string[] {
  const language = existsSync(folder(code)) ? code : 'en';
  const all = [...new Set(texts.flatMap((text) => text.split('\n')))].join('\n');
  return readdirSync(folder(language)).flatMap((file) => {
    const namespace = file.replace(/\.json$/, '');
    const words: unknown = JSON.parse(readFileSync(`${folder(language)}${file}`, 'utf8'));
    return leaves(words, [namespace])
      .filter(([, sentence]) => !isSaid(sentence, all))
      .map(([key]) => key);
  });
}
