import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';

const DAYS = 30;
/** A keyword of fewer searches stays private. */
const MIN_SEARCHES = 3;
const MAX_KEYWORDS = 10;
const MIN_LENGTH = 2;

/** The spelling under which searches are counted: without case and needless spaces. */
const countedKeyword = (keyword: string): string =>
  keyword.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** Counts a search that found goods. Names of goods contain all its words, so nothing else can become popular. */
export async function countSearch(
  { db, clock }: AppContext,
  { keyword, lang }: { readonly keyword: string; readonly lang: string },
): Promise<void> {
  const counted = countedKeyword(keyword);
  if ([...counted].length < MIN_LENGTH) return;
  await sql`insert into search_count (lang, keyword, day, searches)
    values (${lang}, ${counted}, cast(${clock.now()} as date), 1)
    on conflict (lang, day, keyword) do update set searches = search_count.searches + 1`.execute(db);
}

const firstDay = ({ clock }: AppContext) => sql`cast(${clock.now()} as date) - ${DAYS}::integer`;

/** The keywords that buyers searched for most often in a language, the most frequent first. */
export async function popularSearches(ctx: AppContext, lang: string): Promise<readonly string[]> {
  const { rows } = await sql<{ keyword: string }>`
    select keyword from search_count where lang = ${lang} and day > ${firstDay(ctx)}
    group by keyword having sum(searches + opening) >= ${MIN_SEARCHES}
    order by sum(searches + opening) desc, keyword limit ${sql.lit(MAX_KEYWORDS)}`.execute(ctx.db);
  return rows.map(({ keyword }) => keyword);
}

/** Deletes counts that no longer matter. Those that the demo opened with stay. */
export async function sweepSearchCounts(ctx: AppContext): Promise<void> {
  await sql`delete from search_count where day <= ${firstDay(ctx)}`.execute(ctx.db);
}
