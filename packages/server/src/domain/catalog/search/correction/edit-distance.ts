/**
 * The number of characters to add, remove, replace or swap with their neighbour to turn one word into the other
 * (optimal string alignment).
 */
export function editDistance(from: string, to: string): number {
  const [a, b] = [[...from], [...to]];
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  a.forEach((character, row) => {
    const line = [row + 1];
    b.forEach((other, column) => {
      const cost = character === other ? 0 : 1;
      const isSwap = row > 0 && column > 0 && character === b[column - 1] && a[row - 1] === other;
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

/** Scripts without spaces between words, in which a name is one long word. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]+$/u;
export const isUnspaced = (word: string): boolean => UNSPACED.test(word);

/** The maximum number of mistakes in a word of this length. */
export function maxMistakes(word: string): number {
  const { length } = [...word];
  if (length < 3 || /\p{N}/u.test(word)) return 0;
  return length < 6 || isUnspaced(word) ? 1 : 2;
}

export interface NearWord {
  readonly word: string;
  readonly distance: number;
}

/** The part of an unspaced name that is nearest to a word. */
function nearestPart(word: string, name: string): NearWord {
  const characters = [...name];
  const size = [...word].length;
  const parts = characters.flatMap((_, start) =>
    [size - 1, size, size + 1].map((length) => characters.slice(start, start + length).join('')),
  );
  const rated = parts.map((part) => ({ word: part, distance: editDistance(word, part) }));
  return rated.reduce((best, part) => (part.distance < best.distance ? part : best), {
    word: name,
    distance: Infinity,
  });
}

/** The `candidates` within the allowed number of mistakes of a word, nearest first. */
export function nearWords(word: string, candidates: readonly string[]): readonly NearWord[] {
  const max = maxMistakes(word);
  const rate = isUnspaced(word)
    ? (name: string) => nearestPart(word, name)
    : (other: string) => ({ word: other, distance: editDistance(word, other) });
  const near = candidates.map(rate).filter(({ distance }) => distance > 0 && distance <= max);
  const distinct = [...new Map(near.map((found) => [found.word, found])).values()];
  // The first letter is rarely wrong.
  const startsAlike = (found: NearWord) => (found.word[0] === word[0] ? 0 : 1);
  return distinct.sort((a, b) => a.distance - b.distance || startsAlike(a) - startsAlike(b));
}
