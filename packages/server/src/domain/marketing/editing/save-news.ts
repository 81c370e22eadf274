import type { Selectable } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { NewsTable } from '../../../db/schema/orders.ts';
import { transact } from '../../../db/transact.ts';
import type { AppContext } from '../../../context.ts';
import { assertMay } from '../../audit/assert-may.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import { newId } from '../../new-id.ts';
import { assertTranslations, textsByLanguage, type Translation } from '../../translated-texts.ts';
import { replaceMallPicture } from '../../uploads/use-mall-picture.ts';
import { assertVersion } from './assert-version.ts';
import { shortened } from './shortened.ts';

export interface NewsDraft {
  readonly newsId?: string | undefined;
  readonly version?: number | undefined;
  readonly texts: readonly Translation<'title' | 'content'>[];
  readonly image: string | null;
  readonly isHidden: boolean;
  readonly releasedAt: Date;
}

type NewsRow = Selectable<NewsTable>;

/** What the audit log keeps of a news item. */
const auditedNews = (row: Pick<NewsRow, 'icon_image' | 'is_hidden' | 'released_at'> & Texts) => ({
  titles: row.titles,
  contents: shortened(row.contents),
  image: row.icon_image,
  isHidden: row.is_hidden,
  releasedAt: row.released_at,
});
interface Texts {
  readonly titles: Readonly<Record<string, string>>;
  readonly contents: Readonly<Record<string, string>>;
}

async function lockNews(tx: Tx, id: string, version: number | undefined): Promise<NewsRow> {
  const row = await tx.selectFrom('news').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return assertVersion(row, version, 'newsNotFound');
}

async function write(tx: Tx, before: NewsRow | undefined, draft: NewsDraft) {
  const titles = textsByLanguage(draft.texts, 'title');
  const contents = textsByLanguage(draft.texts, 'content');
  const row = { icon_image: draft.image, is_hidden: draft.isHidden, released_at: draft.releasedAt };
  await replaceMallPicture(tx, before?.icon_image ?? null, draft.image);
  const values = { ...row, titles: JSON.stringify(titles), contents: JSON.stringify(contents) };
  const after = auditedNews({ ...row, titles, contents });
  if (!before) {
    const id = newId('nw');
    await tx
      .insertInto('news')
      .values({ id, ...values })
      .execute();
    return { newsId: id, version: 1, after };
  }
  const version = before.version + 1;
  await tx
    .updateTable('news')
    .set({ ...values, version })
    .where('id', '=', before.id)
    .execute();
  return { newsId: before.id, version, after };
}

/**
 * Creates a news item or changes one. It appears at its date, unless it is hidden.
 * @throws {DomainError} `newsNotFound`, `changedMeanwhile`, `imageUploadFailed` or `parameterError`.
 */
export async function saveNews(
  ctx: AppContext,
  draft: NewsDraft,
): Promise<{ readonly newsId: string; readonly version: number }> {
  assertMay(ctx, 'content:act');
  assertTranslations(draft.texts);
  return transact(ctx, async (tx) => {
    const { newsId: known } = draft;
    const before = known === undefined ? undefined : await lockNews(tx, known, draft.version);
    const { after, ...saved } = await write(tx, before, draft);
    await recordAudit(tx, ctx, {
      subjectId: saved.newsId,
      action: 'saveNews',
      before: before && auditedNews(before),
      after,
    });
    return saved;
  });
}

/** @throws {DomainError} `newsNotFound` or `changedMeanwhile`. */
export async function removeNews(ctx: AppContext, id: string, version: number): Promise<void> {
  assertMay(ctx, 'content:act');
  await transact(ctx, async (tx) => {
    const news = await lockNews(tx, id, version);
    await replaceMallPicture(tx, news.icon_image, null);
    await tx.deleteFrom('news').where('id', '=', id).execute();
    await recordAudit(tx, ctx, { subjectId: id, action: 'removeNews', before: auditedNews(news) });
  });
}
