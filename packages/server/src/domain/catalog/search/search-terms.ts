import { type RawBuilder, sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { shareReads } from '../../../db/sharing/share-reads.ts';
import { sqlArray } from '../../../db/statements/sql-array.ts';
import { DomainError } from '../../domain-error.ts';
import { gramsOf, splitKeyword, trigramsOf } from './fold-text.ts';

/**
 * A folded word of a keyword, followed by its other forms, such as the plural. A name must contain one of them. A form
 * begins a word of the name, unless it is marked: with `*` it may be any part of a word, with `~` it may end one.
 */
export type SearchTerm = readonly [word: string, ...forms: string[]];

const MAX_FORMS = 5;
/** Shorter stems are parts of too many other words. */
const MIN_PART = 5;
/** Languages that write a compound as one word, whose last part says what it is: an Armbanduhr is an Uhr. */
const COMPOUNDING: readonly string[] = ['de'];
const MIN_PART_OF_COMPOUND = 4;
const MIN_END_OF_COMPOUND = 3;
/** A form without its mark. */
export const lettersOf = (form: string): string => form.replace(/^[*~]/, '');

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

/** The stem of a word as forms, if the word has other letters after it. */
function stemForms(word: string, stem: string, lang: string): readonly string[] {
  if (word === stem || !word.startsWith(stem)) return [];
  const letters = [...stem].length;
  if (!COMPOUNDING.includes(lang)) return letters >= MIN_PART ? [`*${stem}`] : [];
  if (letters >= MIN_PART_OF_COMPOUND) return [`*${stem}`];
  return letters >= MIN_END_OF_COMPOUND ? [stem, `~${stem}`] : [];
}

/** A word as somebody typed it, and that person's language. */
interface TypedWord {
  readonly word: string;
  readonly lang: string;
}

/** A stem of a typed word in one of its languages, with a word of the same stem in the names of goods. */
interface KnownForm {
  readonly lang: string;
  readonly stem: string;
  readonly form: string | null;
}

const keyOf = ({ word, lang }: TypedWord): string => `${lang} ${word}`;

/** The stems of typed words, and the known words of these stems, shortest first. */
async function loadForms(
  { db }: AppContext,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly KnownForm[]>> {
  // Stems are computed once: PostgreSQL would otherwise compute them for each known word that it compares.
  const { rows } = await sql<KnownForm & { key: string }>`
    with typed as materialized (
      select key, split_part(key, ' ', 1) as lang, split_part(key, ' ', 2) as word
      from unnest(${sqlArray('text', keys)}) as asked (key)),
    once as materialized (
      select key, spoken.lang, search_stem(spoken.lang, word) as stem
      from typed cross join lateral (select 'en' as lang union select typed.lang) as spoken),
    stems as materialized (select key, lang, stem, array[stem, search_stem(lang, stem)] as roots from once)
    select stems.key, stems.lang, stems.stem, form.word as form
    from stems
    left join search_word as form on form.lang = stems.lang and form.stem = any (stems.roots)
    order by length(form.word), form.word`.execute(db);
  return Map.groupBy(rows, ({ key }) => key);
}

const readForms = shareReads(loadForms);

function termOf({ word, lang }: TypedWord, found: readonly KnownForm[]): SearchTerm {
  const known = found.flatMap(({ form }) => form ?? []);
  // Longer forms of the word contain it.
  const forms = known.filter((form) => !form.includes(word));
  const stem = found.find((row) => row.lang === lang)?.stem ?? word;
  const hasStem = known.length === 0 || COMPOUNDING.includes(lang);
  const stems = hasStem ? stemForms(word, stem, lang) : [];
  return [word, ...new Set([...[...new Set(forms)].slice(0, MAX_FORMS), ...stems])];
}

/**
 * Adds to each word its other forms in the names of goods: those with the same stem, or with the stem of
 * the stem: in Turkish and Arabic, a plural loses one ending and a singular another. If there are none, the stem itself
 * is one. In German it always is, because there lanterns are garden lanterns in one word.
 */
export const findTerms = (
  ctx: AppContext,
  words: readonly string[],
  lang: string,
): Promise<readonly SearchTerm[]> =>
  Promise.all(
    words.map(async (word) => {
      const typed = { word, lang };
      return termOf(typed, (await readForms(ctx, keyOf(typed))) ?? []);
    }),
  );

const either = (conditions: readonly RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` or `)})`;

/**
 * Groups of characters as an array. A subquery, so that PostgreSQL plans once for all keywords. The groups travel as lines,
 * because no word contains a line break.
 */
export const keysOf = (grams: readonly string[]): RawBuilder<unknown> =>
  sql`(select string_to_array(cast(${grams.join('\n')} as text), e'\n'))`;

/** Names in a table with `search_text`, and the indexes that it has. */
export interface SearchedNames {
  readonly lang: string;
  /** The indexed expression of pairs of characters. */
  readonly pairs: RawBuilder<unknown>;
  /** The indexed expression of groups of three characters, if there is one. */
  readonly trigrams?: RawBuilder<unknown>;
  /** The keys of groups of characters in the indexes. */
  readonly keysOf: (grams: readonly string[]) => RawBuilder<unknown>;
}

const MIN_TRIGRAM = 3;

/** What `search_text` contains if it has a form of a word, with spaces in front of it and behind. */
function patternOf(form: string): string {
  if (form.startsWith('*')) return lettersOf(form);
  return form.startsWith('~') ? `${lettersOf(form)} ` : ` ${form}`;
}
const patternsOf = ([word, ...forms]: SearchTerm): readonly string[] => [word, ...forms.map(patternOf)];

/** What an index is asked for: the names with all these groups of characters. */
interface Lookup {
  readonly isTrigrams: boolean;
  readonly grams: ReadonlySet<string>;
}

function lookupOf({ lang, trigrams }: SearchedNames, pattern: string): Lookup {
  // The index knows where a word begins, and not where it ends.
  const indexed = pattern.trimEnd();
  const isTrigrams = trigrams !== undefined && [...indexed].length >= MIN_TRIGRAM;
  return {
    isTrigrams,
    grams: new Set(isTrigrams ? trigramsOf(indexed) : gramsOf(lang, pattern.trim())),
  };
}

/** Leaves out a lookup that only finds what another one finds: a word, beside its stem. */
const widest = (lookups: readonly Lookup[]): readonly Lookup[] =>
  lookups.filter(
    ({ isTrigrams, grams }, index) =>
      !lookups.some((other, at) => {
        const isWider = other.isTrigrams === isTrigrams && other.grams.isSubsetOf(grams);
        return isWider && (other.grams.size < grams.size || at < index);
      }),
  );

/** The condition that an index answers: `search_text` has all groups of characters of every term, and perhaps the terms. */
export function mayContainAll(terms: readonly SearchTerm[], names: SearchedNames): RawBuilder<boolean> {
  const ofTerm = (term: SearchTerm) =>
    widest(patternsOf(term).map((pattern) => lookupOf(names, pattern))).map(
      ({ isTrigrams, grams }) =>
        sql`${isTrigrams ? names.trigrams : names.pairs} @> ${names.keysOf([...grams])}`,
    );
  return sql<boolean>`${sql.join(
    terms.map((term) => either(ofTerm(term))),
    sql` and `,
  )}`;
}

function has(pattern: string): RawBuilder<unknown> {
  if (pattern.startsWith(' ')) return sql`strpos(' ' || search_text, ${pattern}) > 0`;
  if (pattern.endsWith(' ')) return sql`strpos(search_text || ' ', ${pattern}) > 0`;
  return sql`strpos(search_text, ${pattern}) > 0`;
}

/** The condition that `search_text` contains a word of every term. No index answers it. */
export const containsAll = (terms: readonly SearchTerm[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(
    terms.map((term) => either(patternsOf(term).map(has))),
    sql` and `,
  )}`;

/**
 * The rank of a match: 0 if the name starts with the first word, 1 if one of its words does, otherwise 2. A name that has
 * only other forms of the word comes after those that have it as it is written: leather before LED lamps in German.
 */
export const rankOf = (terms: readonly SearchTerm[]): RawBuilder<number> => {
  const [written, ...forms] = terms[0] ?? [''];
  const first = [written, ...forms.map(lettersOf)];
  const starts = first.map((word) => sql`starts_with(search_text, ${word})`);
  const begins = first.map((word) => sql`strpos(search_text, ${` ${word}`}) > 0`);
  const place = sql<number>`case when ${either(starts)} then 0 when ${either(begins)} then 1 else 2 end`;
  if (forms.length === 0) return place;
  return sql<number>`case when strpos(search_text, ${written}) > 0 then 0 else 3 end + ${place}`;
};
