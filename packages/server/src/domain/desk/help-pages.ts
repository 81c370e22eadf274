import type { Selectable } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { HelpPageTable } from '../../db/schema/orders.ts';
import { type Translation, translationsOf } from '../translated-texts.ts';

export interface DeskHelpPage {
  readonly topic: string;
  /** In the language of the caller, or in English. */
  readonly title: string;
  readonly languages: readonly string[];
  readonly isHidden: boolean;
  /** 0 before it is written. */
  readonly version: number;
}

const pageOf = (row: Selectable<HelpPageTable>, lang: string): DeskHelpPage => ({
  topic: row.topic,
  title: row.titles[lang] ?? row.titles.en,
  languages: Object.keys(row.titles),
  isHidden: row.is_hidden,
  version: row.version,
});

/** The pages that the mall has written, by topic. */
export async function listHelpPages({ db }: AppContext, lang: string): Promise<readonly DeskHelpPage[]> {
  const rows = await db.selectFrom('help_page').selectAll().orderBy('topic').execute();
  return rows.map((row) => pageOf(row, lang));
}

interface Detail {
  readonly page: DeskHelpPage;
  readonly texts: readonly Translation<'title' | 'content'>[];
}

/** A page with its texts; without any where the mall has not written it. */
export async function readDeskHelpPage({ db }: AppContext, lang: string, topic: string): Promise<Detail> {
  const row = await db.selectFrom('help_page').selectAll().where('topic', '=', topic).executeTakeFirst();
  if (!row) return { page: { topic, title: '', languages: [], isHidden: false, version: 0 }, texts: [] };
  return {
    page: pageOf(row, lang),
    texts: translationsOf({ title: row.titles, content: row.contents }),
  };
}
