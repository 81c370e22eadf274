import { type RawBuilder, sql } from 'kysely';
import type { AppContext } from '../../../../context.ts';
import { closedStores, isOnSale } from '../../goods-filter.ts';
import { isUnspaced, maxMistakes, nearWords, type NearWord } from './edit-distance.ts';
import { foldText, gramsOf } from '../fold-text.ts';
import { containsAll, lettersOf, searchLangs, type SearchTerm } from '../search-terms.ts';
import { GOODS_NAMES, mayMatch, translatedNames } from '../search-tiers.ts';

/** The maximum number of words of names that are compared with a misspelt word. */
const MAX_CANDIDATES = 60;
/** The maximum number of words with a common bigram that are ranked; each takes time. */
const MAX_RANKED = 5_000;
/** Goods are counted up to this number; more do not make a word more likely. */
const MAX_COUNT = 50;
const MAX_WORDS = 6;
const MAX_SHORT = 5;

/** The goods on sale and the stores whose names contain a word, up to a number. */
function namesWith(word: string, lang: string): RawBuilder<unknown> {
  const terms = [[word]] as const;
  const isFound = containsAll(terms);
  const atMost = sql`limit ${sql.lit(MAX_COUNT)}`;
  const english = sql`(select goods_id as id from ${mayMatch(terms, GOODS_NAMES)}
    where is_shown and store_id not in ${closedStores} and ${isFound} ${atMost})`;
  const translated = sql`(select goods_id from (
      select goods_id from ${mayMatch(terms, translatedNames(lang))} where ${isFound}) as translated
    join goods on goods.id = translated.goods_id where ${isOnSale} ${atMost})`;
  const stores = sql`(select id from store where is_open
    and search_grams('en', search_text) @> search_grams('en', ${word}) and strpos(search_text, ${word}) > 0 limit 1)`;
  return sql.join(lang === 'en' ? [english, stores] : [english, translated, stores], sql` union `);
}

/** Counts the goods on sale and the stores whose names contain each word. */
async function countNames(
  { db }: AppContext,
  words: readonly string[],
  lang: string,
): Promise<ReadonlyMap<string, number>> {
  if (words.length === 0) return new Map();
  const counts = [...new Set(words)].map(
    (word) =>
      sql`select cast(${word} as text) as word, count(*) as count from (${namesWith(word, lang)}) as found`,
  );
  const { rows } = await sql<{ word: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(
    db,
  );
  return new Map(rows.map(({ word, count }) => [word, count]));
}

/** A swap changes most bigrams of a short word, so its other spellings are looked up too. */
function spellingsOf(word: string): readonly string[] {
  const characters = [...word];
  if (characters.length > MAX_SHORT) return [word];
  const swapAt = (at: number) =>
    [...characters.slice(0, at), characters[at + 1], characters[at], ...characters.slice(at + 2)].join('');
  return [word, ...characters.slice(1).map((_, at) => swapAt(at))];
}

/** Finds the words of names that share the most bigrams with a word. */
async function findCandidates({ db }: AppContext, word: string, lang: string): Promise<readonly string[]> {
  const spellings = spellingsOf(word);
  const grams = [
    ...new Set(
      searchLangs(lang).flatMap((spoken) => spellings.flatMap((spelling) => gramsOf(spoken, spelling))),
    ),
  ];
  const { length } = [...word];
  const maxLength = isUnspaced(word) ? MAX_CANDIDATES : length + 2;
  const { rows } = await sql<{ word: string }>`
    select near.word from (
      select word, search_grams(lang, word) as grams from search_word
      where search_grams(lang, word) && cast(${grams} as text[]) and length(word) between ${length - 2} and ${maxLength}
      limit ${sql.lit(MAX_RANKED)}) as near
    order by (select count(*) from unnest(near.grams) as gram where gram = any (cast(${grams} as text[]))) desc, near.word
    limit ${sql.lit(MAX_CANDIDATES)}`.execute(db);
  return rows.map((row) => row.word);
}

/** The most likely correction of a word: among the nearest words, the one that most goods have. */
async function correctWord(ctx: AppContext, word: string, lang: string): Promise<string | undefined> {
  if (maxMistakes(word) === 0) return undefined;
  const near = nearWords(word, await findCandidates(ctx, word, lang)).slice(0, 8);
  if (near.length === 0) return undefined;
  const counts = await countNames(
    ctx,
    near.map((found) => found.word),
    lang,
  );
  const countOf = (found: NearWord) => counts.get(found.word) ?? 0;
  const sold = near.filter((found) => countOf(found) > 0);
  const nearest = sold.filter(({ distance }) => distance === sold[0]?.distance);
  return nearest.reduce<NearWord | undefined>(
    (best, found) => (best === undefined || countOf(found) > countOf(best) ? found : best),
    undefined,
  )?.word;
}

/** Shorter words alone do not show what is meant. */
const MIN_MEANINGFUL = 3;
const isMeaningful = (word: string): boolean => isUnspaced(word) || [...word].length >= MIN_MEANINGFUL;

/** A word of a keyword, as it is written and as it is meant. */
export interface MeantWord {
  readonly written: string;
  readonly meant: string;
}

/**
 * Finds what is probably meant by the words of a keyword that finds nothing: first the whole keyword with each misspelt
 * word corrected, then parts of it, which leave out the word that the fewest names contain, and so on.
 */
export async function meantKeywords(
  ctx: AppContext,
  terms: readonly SearchTerm[],
  lang: string,
): Promise<readonly (readonly MeantWord[])[]> {
  if (terms.length > MAX_WORDS) return [];
  const counts = await countNames(ctx, terms.flat().map(lettersOf), lang);
  const words: MeantWord[] = [];
  for (const [written, ...forms] of terms) {
    const isKnown = [written, ...forms].some((form) => counts.get(lettersOf(form)));
    const meant = isKnown ? written : await correctWord(ctx, written, lang);
    if (meant !== undefined) words.push({ written, meant });
  }
  const meantCounts = await countNames(
    ctx,
    words.map(({ meant }) => meant),
    lang,
  );
  const isSpelt = words.length === terms.length && words.every(({ written, meant }) => written === meant);
  const rarestFirst = words.toSorted(
    (a, b) => (meantCounts.get(a.meant) ?? 0) - (meantCounts.get(b.meant) ?? 0),
  );
  const parts = rarestFirst.map((_, dropped) => {
    const left = new Set(rarestFirst.slice(dropped));
    return words.filter((word) => left.has(word));
  });
  return (isSpelt ? parts.slice(1) : parts).filter((part) => part.some(({ meant }) => isMeaningful(meant)));
}

const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;

/** What is meant by a keyword, with the accents of the found names and without the words that are left out. */
export function writeMeant(
  keyword: string,
  meantWords: readonly MeantWord[],
  names: readonly string[],
): string {
  const meantBy = new Map(meantWords.map(({ written, meant }) => [written, meant]));
  const spellings = new Map(
    names
      .flatMap((name) => name.toLowerCase().split(/\s+/u))
      .map((word) => word.replace(EDGES, ''))
      .map((word) => [foldText(word), word]),
  );
  const words = keyword.trim().split(/\s+/u);
  return words
    .flatMap((word) => {
      const meant = meantBy.get(foldText(word));
      if (meant === undefined) return [];
      return meant === foldText(word) ? [word] : [spellings.get(meant) ?? meant];
    })
    .join(' ');
}
