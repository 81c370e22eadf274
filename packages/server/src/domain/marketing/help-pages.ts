import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';

export interface HelpPage {
  readonly title: string;
  readonly content: string;
  /** Whether the text is in the requested language; otherwise it is in English. */
  readonly isTranslated: boolean;
}

/** The mall's own text of an information page; undefined where a client shows its own. */
export async function readHelpPage(
  { db }: AppContext,
  lang: string,
  topic: string,
): Promise<HelpPage | undefined> {
  const { rows } = await sql<HelpPage>`select coalesce(titles ->> ${lang}, titles ->> 'en') as title,
      coalesce(contents ->> ${lang}, contents ->> 'en') as content, contents ? ${lang} as "isTranslated"
    from help_page where topic = ${topic} and not is_hidden`.execute(db);
  return rows[0];
}
