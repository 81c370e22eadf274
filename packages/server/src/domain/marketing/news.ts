import { type RawBuilder, sql } from 'kysely';
import { DomainError } from '../domain-error.ts';
import type { Mall } from '../../context.ts';
import { type Page, type PageRequest, pageOf } from '../paging.ts';

export interface NewsItem {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  /** Otherwise it is in English. */
  readonly isTranslated: boolean;
  readonly icon: string | null;
  readonly releasedAt: Date;
}

const released = ({ clock }: Mall): RawBuilder<boolean> =>
  sql`not is_hidden and released_at <= ${clock.now()}`;

const columns = (lang: string) => sql`id, coalesce(titles ->> ${lang}, titles ->> 'en') as title,
  coalesce(contents ->> ${lang}, contents ->> 'en') as content,
  contents ? ${lang} as "isTranslated", icon_image as icon, released_at as "releasedAt"`;

/** One page of what the mall reports, the newest first. */
export async function listNews(mall: Mall, lang: string, page: PageRequest): Promise<Page<NewsItem>> {
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from news where ${released(mall)}`.execute(mall.db);
  const { rows } = await sql<NewsItem>`
    select ${columns(lang)} from news where ${released(mall)} order by released_at desc, id desc
    limit ${page.size} offset ${(page.number - 1) * page.size}`.execute(mall.db);
  return pageOf(rows, counted[0]?.total ?? 0, page);
}

export async function readNews(mall: Mall, lang: string, id: string): Promise<NewsItem> {
  const { rows } = await sql<NewsItem>`
    select ${columns(lang)} from news where id = ${id} and ${released(mall)}`.execute(mall.db);
  const [item] = rows;
  if (!item) throw new DomainError('newsNotFound');
  return item;
}
