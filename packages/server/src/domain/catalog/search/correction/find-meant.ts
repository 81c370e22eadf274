import { sql } from 'kysely';
import type { AppContext } from '../../../../context.ts';
import { createKeptValues } from '../../../kept-values.ts';
import { type MeantWord, meantKeywords } from './correct-keyword.ts';
import { areWordsOfNames } from './known-words.ts';
import { keywordMatches } from '../keyword-matches.ts';
import { findTerms, type SearchTerm } from '../search-terms.ts';

/** The keyword that is probably meant, with its terms. */
export interface MeantKeyword {
  readonly words: readonly MeantWord[];
  readonly terms: readonly SearchTerm[];
}

/** Whether any goods on sale match, whatever filters a list has. */
async function findsGoods(ctx: AppContext, terms: readonly SearchTerm[], lang: string): Promise<boolean> {
  const { rows } = await sql`with ${keywordMatches(terms, { lang })}
    select from found limit 1`.execute(ctx.db);
  return rows.length > 0;
}

/** A misspelt keyword, like any other, is searched for again and again; null if nothing near it has goods. */
const keptMeant = createKeptValues<MeantKeyword | null>({ lifeMs: 30_000, maxValues: 1_000 });
const keyOf = (terms: readonly SearchTerm[], lang: string): string => JSON.stringify([terms, lang]);

/**
 * Whether a search is known to find nothing: it found nothing some seconds ago, and since then no goods got a name with
 * these words. Reading the names of a large mall to find nothing takes longer than most searches.
 */
export async function surelyFindsNothing(
  ctx: AppContext,
  terms: readonly SearchTerm[],
  lang: string,
): Promise<boolean> {
  const foundNothing = keptMeant.read(ctx.db, keyOf(terms, lang)) !== undefined;
  return foundNothing && !(await areWordsOfNames(ctx, terms, lang));
}

async function lookUpMeant(
  ctx: AppContext,
  terms: readonly SearchTerm[],
  lang: string,
): Promise<MeantKeyword | undefined> {
  for (const words of await meantKeywords(ctx, terms, lang)) {
    const meant = await findTerms(
      ctx,
      words.map((word) => word.meant),
      lang,
    );
    if (await findsGoods(ctx, meant, lang)) return { words, terms: meant };
  }
  return undefined;
}

/**
 * Finds what is meant by a keyword for which there are no goods; undefined if nothing near has goods. The filters of a
 * list do not matter, so each filter shows goods of the same keyword.
 */
export async function findMeant(
  ctx: AppContext,
  terms: readonly SearchTerm[],
  lang: string,
): Promise<MeantKeyword | undefined> {
  const key = keyOf(terms, lang);
  const kept = keptMeant.read(ctx.db, key);
  if (kept !== undefined) return kept ?? undefined;
  if (await findsGoods(ctx, terms, lang)) return undefined;
  const meant = await lookUpMeant(ctx, terms, lang);
  keptMeant.keep(ctx.db, key, meant ?? null);
  return meant;
}
