/** Suggests what is probably meant by a keyword for which there are no goods. */
import type { Mall } from '../../state/mall.ts';
import { type LocalNames, namesOf, wordsOf } from './match-keyword.ts';

const MIN_CORRECTED = 4;
const MIN_MEANINGFUL = 3;

/** The word, and the word without each of its letters. Two words that differ by one mistake share one of these. */
function spellingsOf(word: string): ReadonlySet<string> {
  const letters = [...word];
  return new Set([word, ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))]);
}

function correct(word: string, known: readonly string[]): string | undefined {
  if (word.length < MIN_CORRECTED) return undefined;
  const spellings = spellingsOf(word);
  return known.find((other) => !spellingsOf(other).isDisjointFrom(spellings));
}

/**
 * Keywords that are probably meant: the whole keyword with its misspelt words corrected; without a correction of each,
 * the words that names have, leaving out the one that the fewest names have, and so on. A word is not corrected beside
 * one that nothing is known of: who looks for a wool beanie where there is neither does not mean wood.
 */
export function nearKeywords({ goods }: Mall, keyword: string, local: LocalNames): readonly string[] {
  const names = goods.map(({ listing }) => namesOf(listing.name, local));
  const countOf = (word: string) => names.filter((own) => own.some((name) => name.includes(word))).length;
  const known = [...new Set(names.flat().flatMap((name) => name.split(/[\s-]+/)))];
  const words = wordsOf(keyword);
  const meant = words.map((word) => (countOf(word) > 0 ? word : correct(word, known)));
  const isMisspelt = meant.some((word, at) => word !== words[at]);
  if (isMisspelt && meant.every((word) => word !== undefined)) return [meant.join(' ')];
  const rarestFirst = words.filter((word) => countOf(word) > 0).sort((a, b) => countOf(a) - countOf(b));
  return rarestFirst
    .map((_, dropped) => words.filter((word) => rarestFirst.indexOf(word) >= dropped))
    .filter((part) => part.length < words.length && part.some((word) => word.length >= MIN_MEANINGFUL))
    .map((part) => part.join(' '));
}
