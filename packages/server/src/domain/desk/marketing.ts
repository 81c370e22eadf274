import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { BannerTable, LotteryTable } from '../../db/schema/catalog.ts';
import { DomainError } from '../domain-error.ts';
import type { Page, PageRequest } from '../paging.ts';
import { patternOf, readPage, when } from '../read-page.ts';
import { type ByLanguage, type Translation, translationsOf } from '../translated-texts.ts';

export type PeriodState = 'shown' | 'scheduled' | 'ended' | 'hidden';

const periodState = (now: RawBuilder<Date>): RawBuilder<PeriodState> =>
  sql`case when is_hidden then 'hidden' when ends_at <= ${now} then 'ended'
    when starts_at > ${now} then 'scheduled' else 'shown' end`;

interface Titled {
  /** In the language of the caller, or in English. */
  readonly title: string;
  readonly texts: readonly Translation<'title'>[];
}
interface WithState {
  readonly state: PeriodState;
}

const titled = (titles: ByLanguage, lang: string): Titled => ({
  title: titles[lang] ?? titles['en'] ?? '',
  texts: translationsOf({ title: titles }),
});

const MAX_ROWS = 500;

/** All banners in display order, those of the wide store first. */
export async function listDeskBanners(
  { db, clock }: AppContext,
  lang: string,
): Promise<readonly (Selectable<BannerTable> & Titled & WithState)[]> {
  const rows = await db
    .selectFrom('banner')
    .selectAll()
    .select(periodState(clock.now()).as('state'))
    .orderBy('type', 'desc')
    .orderBy('position')
    .orderBy('id')
    .limit(MAX_ROWS)
    .execute();
  return rows.map((row) => ({ ...row, ...titled(row.titles, lang) }));
}

/** All lucky draws, the latest first. */
export async function listDeskLotteries(
  { db, clock }: AppContext,
  lang: string,
): Promise<readonly (Selectable<LotteryTable> & Titled & WithState)[]> {
  const rows = await db
    .selectFrom('lottery')
    .selectAll()
    .select(periodState(clock.now()).as('state'))
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(MAX_ROWS)
    .execute();
  return rows.map((row) => ({ ...row, ...titled(row.titles, lang) }));
}

export type NewsState = 'shown' | 'scheduled' | 'hidden';

export interface DeskNews {
  readonly id: string;
  readonly title: string;
  readonly languages: readonly string[];
  readonly image: string | null;
  readonly state: NewsState;
  readonly releasedAt: Date;
  readonly version: number;
}

interface NewsFilter {
  readonly keyword?: string | undefined;
  readonly state?: NewsState | undefined;
}

const newsState = (now: RawBuilder<Date>): RawBuilder<NewsState> =>
  sql`case when is_hidden then 'hidden' when released_at > ${now} then 'scheduled' else 'shown' end`;

const newsColumns = (lang: string, now: RawBuilder<Date>) => sql`id,
  coalesce(titles ->> ${lang}, titles ->> 'en') as title, icon_image as image, released_at as "releasedAt", version,
  array(select jsonb_object_keys(titles)) as languages, ${newsState(now)} as state`;

const hasTitle = (keyword: string | undefined) =>
  when(
    keyword,
    (word) =>
      sql`exists (select from jsonb_each_text(titles) as each where each.value ilike ${patternOf(word)})`,
  );

/** One page of news, newest first, and how many are in each state. */
export async function listDeskNews(
  { db, clock }: AppContext,
  lang: string,
  { keyword, state }: NewsFilter,
  page: PageRequest,
): Promise<{ readonly page: Page<DeskNews>; readonly counts: { state: NewsState; count: number }[] }> {
  const isState = newsState(clock.now());
  const found = await readPage<DeskNews>(db, page, {
    select: newsColumns(lang, clock.now()),
    from: sql`news`,
    where: [hasTitle(keyword), when(state, (value) => sql`${isState} = ${value}`)],
    orderBy: sql`released_at desc, id desc`,
  });
  const { rows: counts } = await sql<{ state: NewsState; count: number }>`
    select ${isState} as state, count(*)::int as count from news
    where ${hasTitle(keyword) ?? sql`true`} group by 1 order by 1`.execute(db);
  return { page: found, counts };
}

interface NewsDetail {
  readonly news: DeskNews;
  readonly texts: readonly Translation<'title' | 'content'>[];
  readonly isHidden: boolean;
}

/** @throws {DomainError} `newsNotFound`. */
export async function readDeskNews({ db, clock }: AppContext, lang: string, id: string): Promise<NewsDetail> {
  const { rows } = await sql<DeskNews & { titles: ByLanguage; contents: ByLanguage }>`
    select ${newsColumns(lang, clock.now())}, titles, contents from news where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new DomainError('newsNotFound');
  const { titles, contents, ...news } = row;
  const texts = translationsOf({ title: titles, content: contents });
  return { news, texts, isHidden: news.state === 'hidden' };
}
