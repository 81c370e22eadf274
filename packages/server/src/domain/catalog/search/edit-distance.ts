/**
 * How many signs have to be added, removed, replaced or swapped with their neighbour to turn one word into the other
 * (optimal string alignment).
 */
export function editDistance(from: string, to: string): number {
  const [a, b] = [[...from], [...to]];
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  a.forEach((sign, row) => {
    const line = [row + 1];
    b.forEach((other, column) => {
      const cost = sign === other ? 0 : 1;
      const isSwap = row > 0 && column > 0 && sign === b[column - 1] && a[row - 1] === other;
      line.push(
        Math.min(
          (line[column] ?? 0) + 1,
          (last[column + 1] ?? 0) + 1,
          (last[column] ?? 0) + cost,
          isSwap ? (beforeLast[column - 1] ?? 0) + 1 : Infinity,
        ),
      );
    });
    [beforeLast, last] = [last, line];
  });
  return last[b.length] ?? 0;
}

/** Scripts that write no spaces between words, so that a name is one long word. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]+$/u;
export const isUnspaced = (word: string): boolean => UNSPACED.test(word);

/** How many mistakes a word of this length may have. */
export function maxMistakes(word: string): number {
  const { length } = [...word];
  if (length < 3 || /\p{N}/u.test(word)) return 0;
  return length < 6 || isUnspaced(word) ? 1 : 2;
}

export interface NearWord {
  readonly word: string;
  readonly distance: number;
}

/** The part of a name without spaces that is nearest to a word. */
function nearestPart(word: string, name: string): NearWord {
  const signs = [...name];
  const size = [...word].length;
  const parts = signs.flatMap((_, start) =>
    [size - 1, size, size + 1].map((length) => signs.slice(start, start + length).join('')),
  );
  const rated = parts.map((part) => ({ word: part, distance: editDistance(word, part) }));
  return rated.reduce((best, part) => (part.distance < best.distance ? part : best), {
    word: name,
    distance: Infinity,
  });
}

/** What a misspelt word may mean: those of `candidates` within the allowed number of mistakes, the nearest first. */
export function nearWords(word: string, candidates: readonly string[]): readonly NearWord[] {
  const max = maxMistakes(word);
  const rate = isUnspaced(word)
    ? (name: string) => nearestPart(word, name)
    : (other: string) => ({ word: other, distance: editDistance(word, other) });
  const near = candidates.map(rate).filter(({ distance }) => distance > 0 && distance <= max);
  const distinct = [...new Map(near.map((found) => [found.word, found])).values()];
  // Few people miss the first letter.
  const startsAlike = (found: NearWord) => (found.word[0] === word[0] ? 0 : 1);
  return distinct.sort((a, b) => a.distance - b.distance || startsAlike(a) - startsAlike(b));
}
