/** Corrects a keyword with a typing error. */
import type { Mall } from '../../state/mall.ts';

/** A word and all words that lack one of its letters: two words with one mistake between them have one in common. */
function spellingsOf(word: string): ReadonlySet<string> {
  const letters = [...word];
  return new Set([word, ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))]);
}

/** The keyword with every word that no name has replaced by one that differs by one mistake, if there is any. */
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
