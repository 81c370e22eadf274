import { type RawBuilder, sql } from 'kysely';
import type { AppContext } from '../../../../context.ts';
import { gramsOf } from '../fold-text.ts';
import { keysOf, lettersOf, searchLangs, type SearchTerm } from '../search-terms.ts';

/** Other signs separate words of names, and names in scripts without spaces are longer than the words that are kept. */
const IS_WORD =
  /^(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}])+$/u;

/** Whether the words of names in a language have one that contains this one. */
const isIn = (lang: string, word: string): RawBuilder<boolean> => sql<boolean>`exists (select from search_word
  where search_grams(lang, word) @> ${keysOf(gramsOf(lang, word))} and lang = ${lang} and strpos(word, ${word}) > 0)`;

/**
 * Whether names of goods may contain each term, by the words of all names that goods have or had. A word is there as soon
 * as its goods are.
 */
export async function areWordsOfNames(
  { db }: AppContext,
  terms: readonly SearchTerm[],
  lang: string,
): Promise<boolean> {
  const checked = terms
    .map((term) => term.map(lettersOf))
    .filter((forms) => forms.every((form) => IS_WORD.test(form)));
  if (checked.length === 0) return true;
  const isKnown = checked.map((forms) => {
    const places = forms.flatMap((form) => searchLangs(lang).map((spoken) => isIn(spoken, form)));
    return sql`(${sql.join(places, sql` or `)})`;
  });
  const { rows } = await sql<{ known: boolean }>`select ${sql.join(isKnown, sql` and `)} as known`.execute(
    db,
  );
  return rows[0]?.known ?? true;
}
