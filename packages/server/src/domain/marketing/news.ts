import { type RawBuilder, sql } from 'kysely';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { type Page, type PageRequest, pageOf } from '../paging.ts';

export interface NewsItem {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  /** Whether the text is in the requested language; otherwise it is in English. */
  readonly isTranslated: boolean;
  readonly icon: string | null;
  readonly releasedAt: Date;
}

const released = ({ clock }: AppContext): RawBuilder<boolean> =>
  sql`not is_hidden and released_at <= ${clock.now()}`;

const columns = (lang: string) => sql`id, coalesce(titles ->> ${lang}, titles ->> 'en') as title,
  coalesce(contents ->> ${lang}, contents ->> 'en') as content,
  contents ? ${lang} as "isTranslated", icon_image as icon, released_at as "releasedAt"`;

/** One page of news articles, newest first. */
export async function listNews(ctx: AppContext, lang: string, page: PageRequest): Promise<Page<NewsItem>> {
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from news where ${released(ctx)}`.execute(ctx.db);
  const { rows } = await sql<NewsItem>`
    select ${columns(lang)} from news where ${released(ctx)} order by released_at desc, id desc
    limit ${page.size} offset ${(page.number - 1) * page.size}`.execute(ctx.db);
  return pageOf(rows, counted[0]?.total ?? 0, page);
}

/**
 * Reads one article.
 * @throws {DomainError} `newsNotFound`, also before its release.
 */
export async function readNews(ctx: AppContext, lang: string, id: string): Promise<NewsItem> {
  const { rows } = await sql<NewsItem>`
    select ${columns(lang)} from news where id = ${id} and ${released(ctx)}`.execute(ctx.db);
  const [item] = rows;
  if (!item) throw new DomainError('newsNotFound');
  return item;
}
