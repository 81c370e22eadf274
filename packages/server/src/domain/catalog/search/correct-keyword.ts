import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { isOnSale } from '../goods-filter.ts';
import { isUnspaced, maxMistakes, nearWords, type NearWord } from './edit-distance.ts';
import { foldText, gramsOf } from './fold-text.ts';
import { searchLangs, type SearchTerm } from './search-terms.ts';

/** The maximum number of words of names that are compared with a misspelt word. */
const MAX_CANDIDATES = 60;
/** The maximum number of words with a common bigram that are ranked; each takes time. */
const MAX_RANKED = 5_000;
/** Goods are counted up to this number; more do not make a word more likely. */
const MAX_COUNT = 50;
const MAX_WORDS = 6;
const MAX_SHORT = 5;

/** Counts the goods on sale and the stores whose names contain each word. */
async function countNames(
  { db }: AppContext,
  words: readonly string[],
  lang: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ word: string; count: number }>`
    select searched.word, (select count(*) from (
        (select goods.id from goods where ${isOnSale}
          and search_grams('en', goods.search_text) @> search_grams('en', searched.word)
          and strpos(goods.search_text, searched.word) > 0 limit ${MAX_COUNT})
        union
        (select goods.id from goods_translation as named join goods on goods.id = named.goods_id
          where named.lang = ${lang} and ${isOnSale}
          and search_grams(named.lang, named.search_text) @> search_grams(${lang}, searched.word)
          and strpos(named.search_text, searched.word) > 0 limit ${MAX_COUNT})
        union
        (select store.id from store where store.is_open
          and search_grams('en', store.search_text) @> search_grams('en', searched.word)
          and strpos(store.search_text, searched.word) > 0 limit 1)) as named) as count
    from unnest(cast(${words} as text[])) as searched (word)`.execute(db);
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
      limit ${MAX_RANKED}) as near
    order by (select count(*) from unnest(near.grams) as gram where gram = any (cast(${grams} as text[]))) desc, near.word
    limit ${MAX_CANDIDATES}`.execute(db);
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

/**
 * Maps each misspelt word of a keyword, which no name contains, to its most likely correction. Undefined if no word is
 * misspelt, or if one has no correction.
 */
export async function correctWords(
  ctx: AppContext,
  terms: readonly SearchTerm[],
  lang: string,
): Promise<ReadonlyMap<string, string> | undefined> {
  if (terms.length > MAX_WORDS) return undefined;
  const counts = await countNames(ctx, terms.flat(), lang);
  const unknown = terms.filter((term) => term.every((word) => !counts.get(word))).map(([word]) => word);
  const corrected = new Map<string, string>();
  for (const word of unknown) {
    const meant = await correctWord(ctx, word, lang);
    if (meant === undefined) return undefined;
    corrected.set(word, meant);
  }
  return corrected.size === 0 ? undefined : corrected;
}

const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;

/** The corrected keyword, with the accents of the found names. */
export function writeCorrected(
  keyword: string,
  corrected: ReadonlyMap<string, string>,
  names: readonly string[],
): string {
  const spellings = new Map(
    names
      .flatMap((name) => name.toLowerCase().split(/\s+/u))
      .map((word) => word.replace(EDGES, ''))
      .map((word) => [foldText(word), word]),
  );
  const words = keyword.trim().split(/\s+/u);
  return words
    .map((word) => {
      const meant = corrected.get(foldText(word));
      return meant === undefined ? word : (spellings.get(meant) ?? meant);
    })
    .join(' ');
}
