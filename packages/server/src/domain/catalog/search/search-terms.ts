import { type RawBuilder, sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { gramsOf, splitKeyword } from './fold-text.ts';

/** A folded word of a keyword, followed by its other forms, such as the plural. A name must contain one of them. */
export type SearchTerm = readonly [word: string, ...forms: string[]];

const MAX_FORMS = 5;

/**
 * Splits a keyword into folded words.
 * @throws {DomainError} `keywordRequired` if there are none.
 */
export function parseKeyword(keyword: string): readonly string[] {
  const words = splitKeyword(keyword);
  if (words.length === 0) throw new DomainError('keywordRequired');
  return words;
}

/** The possible languages of a keyword. */
export const searchLangs = (lang: string): readonly string[] => (lang === 'en' ? ['en'] : ['en', lang]);

/** Adds to each word its other forms in the names of goods: those with the same stem. */
export async function findTerms(
  { db }: AppContext,
  words: readonly string[],
  lang: string,
): Promise<readonly SearchTerm[]> {
  const { rows } = await sql<{ word: string; form: string }>`
    select typed.word, form.word as form
    from unnest(cast(${words} as text[])) as typed (word)
    cross join unnest(cast(${searchLangs(lang)} as text[])) as spoken (lang)
    join search_word as form on form.lang = spoken.lang and form.stem = search_stem(spoken.lang, typed.word)
    order by length(form.word), form.word`.execute(db);
  return words.map((word) => {
    // Longer forms of the word contain it.
    const forms = rows.filter((row) => row.word === word && !row.form.includes(word)).map(({ form }) => form);
    return [word, ...[...new Set(forms)].slice(0, MAX_FORMS)];
  });
}

const either = (conditions: readonly RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` or `)})`;

/** The condition that `search_text` contains a word of every term. The bigrams let it use an index. */
export function containsAll(
  terms: readonly SearchTerm[],
  lang: string,
  langColumn: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const mayHold = (word: string) =>
    sql`search_grams(${langColumn}, search_text) @> cast(${[...new Set(gramsOf(lang, word))]} as text[])`;
  const conditions = terms.map(
    ([word, ...forms]) =>
      sql`${either([word, ...forms].map(mayHold))} and ${either([
        sql`strpos(search_text, ${word}) > 0`,
        // A shorter form must match a whole word, not a part of another.
        ...forms.map((form) => sql`strpos(' ' || search_text, ${` ${form}`}) > 0`),
      ])}`,
  );
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** The rank of a match: 0 if the name starts with the keyword, 1 if one of its words does, otherwise 2. */
export const rankOf = (terms: readonly SearchTerm[]): RawBuilder<number> => {
  const first = terms[0] ?? [''];
  const starts = first.map((word) => sql`starts_with(search_text, ${word})`);
  const begins = first.map((word) => sql`strpos(search_text, ${` ${word}`}) > 0`);
  return sql<number>`case when ${either(starts)} then 0 when ${either(begins)} then 1 else 2 end`;
};
