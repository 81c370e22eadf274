/** Corrects a keyword with a typing error. */
import type { Mall } from '../../state/mall.ts';

/** The word, and the word with each letter removed. Words that differ by one typing error share one of these. */
function spellingsOf(word: string): ReadonlySet<string> {
  const letters = [...word];
  return new Set([word, ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))]);
}

/** Replaces each unknown word by a word of a name that differs by one typing error; undefined if there is none. */
export function nearKeyword({ goods }: Mall, keyword: string): string | undefined {
  const known = [...new Set(goods.flatMap(({ listing }) => listing.name.toLowerCase().split(/[\s-]+/)))];
  const words = keyword.trim().toLowerCase().split(/\s+/);
  const meant = words.map((word) => {
    if (word.length < 4 || known.some((other) => other.includes(word))) return word;
    const spellings = spellingsOf(word);
    return known.find((other) => !spellingsOf(other).isDisjointFrom(spellings)) ?? word;
  });
  const corrected = meant.join(' ');
  return corrected === words.join(' ') ? undefined : corrected;
}
