/** Suggests a correction for a keyword without results. */
import type { Mall } from '../../state/mall.ts';

/** The word, and the word without each of its letters. Two words that differ by one mistake share one of these. */
function spellingsOf(word: string): ReadonlySet<string> {
  const letters = [...word];
  return new Set([word, ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))]);
}

/**
 * Keywords that are probably meant: first with each unknown word replaced by a word of a name that differs by one
 * mistake, then each single word.
 */
export function nearKeywords({ goods }: Mall, keyword: string): readonly string[] {
  const known = [...new Set(goods.flatMap(({ listing }) => listing.name.toLowerCase().split(/[\s-]+/)))];
  const words = keyword.trim().toLowerCase().split(/\s+/);
  const meant = words.map((word) => {
    if (word.length < 4 || known.some((other) => other.includes(word))) return word;
    const spellings = spellingsOf(word);
    return known.find((other) => !spellingsOf(other).isDisjointFrom(spellings)) ?? word;
  });
  const near = [meant.join(' '), ...(meant.length > 1 ? meant.toReversed() : [])];
  return near.filter((text) => text !== words.join(' '));
}
