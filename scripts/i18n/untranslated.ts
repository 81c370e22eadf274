/** English that was left standing. What may stay stands with its reason in `staying/<language>.json`. */
import { existsSync, readFileSync } from 'node:fs';
import { bare } from './marks.ts';
import type { Finding, Pair } from './words.ts';

const ownScript: Readonly<Record<string, string>> = {
  cn: 'Han',
  tw: 'Han',
  ja: 'Japanese',
  ko: 'Hangul',
  el: 'Greek',
  ru: 'Cyrillic',
  ar: 'Arabic',
  hi: 'Devanagari',
  th: 'Thai',
};

function read(name: string): string[] {
  const file = new URL(`staying/${name}.json`, import.meta.url);
  if (!existsSync(file)) return [];
  return Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object).map((word) => word.toLowerCase());
}

/** Words and whole texts that are the same in this language, in small letters. */
export const stayingIn = (code: string): ReadonlySet<string> =>
  new Set([...read('every-language'), ...read(code)]);

// Addresses and the names of files are not words.
const wordsIn = (text: string): string[] =>
  bare(text)
    .replace(/\S+@\S+|\S+\.(com|org)\b|\+\d+/g, ' ')
    .match(/\p{Script=Latin}[\p{Script=Latin}\p{M}\d]*(?:[-’'][\p{Script=Latin}\d]+)*/gu) ?? [];

export function untranslatedFindings(
  code: string,
  pairs: readonly Pair[],
  staying = stayingIn(code),
): Finding[] {
  const stays = (word: string) => word.length < 2 || staying.has(word.toLowerCase());
  return pairs.flatMap(({ at, text, english }) => {
    if (english === undefined || staying.has(text.toLowerCase())) return [];
    const left = wordsIn(text).filter((word) => !stays(word));
    if (left.length === 0) return [];
    if (text === english) return [{ at, says: `is as in English: “${text}”` }];
    if (ownScript[code]) return [{ at, says: `leaves Latin words standing (${left.join(', ')}): “${text}”` }];
    return [];
  });
}
