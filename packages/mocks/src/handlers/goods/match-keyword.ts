/** Which names a keyword finds, and how well: as in the server, by names in English and in the language of the caller. */
import type { NamesByEnglish } from '../../fixtures/load-names.ts';

/** The names in the language of the caller; undefined for English. */
export type LocalNames = NamesByEnglish | undefined;

const foldText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The distinct folded words of a keyword. */
export const wordsOf = (keyword: string): readonly string[] => [
  ...new Set(
    foldText(keyword)
      .split(/\s+/)
      .filter((word) => word !== ''),
  ),
];

/** A name in English and in the language of the caller, folded. */
export const namesOf = (english: string, local: LocalNames): readonly string[] =>
  [english, local?.[english]].flatMap((name) => (name === undefined ? [] : [foldText(name)]));

/** Whether one of the names contains every word. */
export const hasWords = (names: readonly string[], words: readonly string[]): boolean =>
  names.some((name) => words.every((word) => name.includes(word)));

/** 0 if a name starts with the first word, 1 if a word of it does, otherwise 2; undefined without a match. */
export function rankOf(names: readonly string[], words: readonly string[]): number | undefined {
  const [first = ''] = words;
  const ranks = names
    .filter((name) => hasWords([name], words))
    .map((name) => (name.startsWith(first) ? 0 : name.includes(` ${first}`) ? 1 : 2));
  return ranks.length > 0 ? Math.min(...ranks) : undefined;
}
