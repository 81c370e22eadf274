import type { Selectable } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { HelpPageTable } from '../../../db/schema/orders.ts';
import { isUniqueViolation, transact } from '../../../db/transact.ts';
import type { AppContext } from '../../../context.ts';
import { assertMay } from '../../audit/assert-may.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import { DomainError } from '../../domain-error.ts';
import {
  assertTranslations,
  type ByLanguage,
  textsByLanguage,
  type Translation,
} from '../../translated-texts.ts';
import { assertVersion } from './assert-version.ts';
import { shortened } from './shortened.ts';

export interface HelpPageDraft {
  readonly topic: string;
  /** 0 for a page that is not written yet. */
  readonly version: number;
  readonly texts: readonly Translation<'title' | 'content'>[];
  readonly isHidden: boolean;
}

interface Audited {
  readonly titles: ByLanguage;
  readonly contents: ByLanguage;
  readonly is_hidden: boolean;
}

/** What the audit log keeps of a help page. */
const auditedPage = ({ titles, contents, is_hidden }: Audited) => ({
  titles,
  contents: shortened(contents),
  isHidden: is_hidden,
});

const lockPage = (tx: Tx, topic: string): Promise<Selectable<HelpPageTable> | undefined> =>
  tx.selectFrom('help_page').selectAll().where('topic', '=', topic).forUpdate().executeTakeFirst();

/**
 * Writes an information page. Returns its new version.
 * @throws {DomainError} `changedMeanwhile` or `parameterError`.
 */
export async function saveHelpPage(ctx: AppContext, draft: HelpPageDraft): Promise<number> {
  assertMay(ctx, 'content:act');
  assertTranslations(draft.texts);
  const { topic, isHidden: is_hidden } = draft;
  const titles = textsByLanguage(draft.texts, 'title');
  const contents = textsByLanguage(draft.texts, 'content');
  const version = draft.version + 1;
  const row = { is_hidden, titles: JSON.stringify(titles), contents: JSON.stringify(contents), version };
  try {
    await transact(ctx, async (tx) => {
      const before = await lockPage(tx, topic);
      if ((before?.version ?? 0) !== draft.version) throw new DomainError('changedMeanwhile');
      if (before) await tx.updateTable('help_page').set(row).where('topic', '=', topic).execute();
      else
        await tx
          .insertInto('help_page')
          .values({ topic, ...row })
          .execute();
      await recordAudit(tx, ctx, {
        subjectId: topic,
        action: 'saveHelpPage',
        before: before && auditedPage(before),
        after: auditedPage({ titles, contents, is_hidden }),
      });
    });
    return version;
  } catch (cause) {
    throw isUniqueViolation(cause) ? new DomainError('changedMeanwhile', { cause }) : cause;
  }
}

/**
 * Deletes the text of the mall, so that clients show their own again.
 * @throws {DomainError} `recordNotFound` or `changedMeanwhile`.
 */
export async function removeHelpPage(ctx: AppContext, topic: string, version: number): Promise<void> {
  assertMay(ctx, 'content:act');
  await transact(ctx, async (tx) => {
    const page = assertVersion(await lockPage(tx, topic), version);
    await tx.deleteFrom('help_page').where('topic', '=', topic).execute();
    await recordAudit(tx, ctx, { subjectId: topic, action: 'removeHelpPage', before: auditedPage(page) });
  });
}
