import { isUnspaced } from './correction/edit-distance.ts';
import { foldText } from './fold-text.ts';

const MAX_COMPLETED = 5;
/** Shorter words beside a complete word are mostly prepositions. */
const MIN_NEIGHBOUR = 4;
/** The maximum length of a name without spaces that completes a keyword. */
const MAX_UNSPACED = 12;
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;

const isNeighbour = (word: string | undefined): word is string =>
  word !== undefined && [...word].length >= MIN_NEIGHBOUR && !/\p{N}/u.test(word);

/** The word of a name that continues the last word of a keyword; a complete word takes a neighbour along. */
function continuations(words: readonly string[], last: string): readonly string[] {
  return words.flatMap((word, at) => {
    const folded = foldText(word);
    if (!folded.startsWith(last) || /\p{N}/u.test(word)) return [];
    if (isUnspaced(word)) return [...word].length <= MAX_UNSPACED ? [word] : [];
    const [before, after] = [words[at - 1], words[at + 1]];
    const pairs = [
      ...(isNeighbour(before) ? [`${before} ${word}`] : []),
      ...(isNeighbour(after) ? [`${word} ${after}`] : []),
    ];
    return folded === last ? pairs : [word, ...pairs];
  });
}

/**
 * Keywords that begin with the typed one, by the names of the goods that it finds: those of most goods first, then the
 * shortest.
 */
export function completeKeyword(keyword: string, names: readonly string[]): readonly string[] {
  const typed = keyword.trim().toLowerCase().split(/\s+/u);
  const start = typed.slice(0, -1);
  const last = foldText(typed.at(-1) ?? '');
  const counts = new Map<string, number>();
  for (const name of names) {
    const words = name
      .toLowerCase()
      .split(/\s+/u)
      .map((word) => word.replace(EDGES, ''))
      .filter((word) => word !== '');
    const completed = continuations(words, last).filter((text) => !start.some((word) => text.includes(word)));
    for (const text of new Set(completed)) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([a, countA], [b, countB]) => countB - countA || a.length - b.length || (a < b ? -1 : 1))
    .map(([text]) => [...start, text].join(' '))
    .filter((text) => text !== typed.join(' ') && text.length <= 64)
    .slice(0, MAX_COMPLETED);
}
