import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { BannerTable } from '../../../db/schema/catalog.ts';
import { transact } from '../../../db/transact.ts';
import type { AppContext } from '../../../context.ts';
import { assertMay } from '../../audit/assert-may.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import { newId } from '../../new-id.ts';
import { assertTranslations, textsByLanguage, type Translation } from '../../translated-texts.ts';
import { replaceMallPicture } from '../../uploads/use-mall-picture.ts';
import type { Device } from '../banners.ts';
import { assertPeriod, assertVersion } from './assert-version.ts';

export interface BannerDraft {
  readonly bannerId?: string | undefined;
  readonly version?: number | undefined;
  readonly device: Device;
  readonly isBig: boolean;
  readonly texts: readonly Translation<'title'>[];
  readonly image: string;
  readonly link: string | null;
  readonly isHidden: boolean;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

export type BannerRow = Selectable<BannerTable>;

/** What the audit log keeps of a banner. */
export const auditedBanner = (row: Omit<BannerRow, 'id' | 'position' | 'created_at' | 'version'>) => ({
  device: row.type,
  isBig: row.is_big,
  titles: row.titles,
  image: row.image,
  link: row.link,
  isHidden: row.is_hidden,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
});

export async function lockBanner(tx: Tx, id: string, version: number | undefined): Promise<BannerRow> {
  const row = await tx.selectFrom('banner').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return assertVersion(row, version);
}

const rowOf = (draft: BannerDraft) => ({
  type: draft.device,
  is_big: draft.isBig,
  titles: textsByLanguage(draft.texts, 'title'),
  image: draft.image,
  link: draft.link ?? '',
  is_hidden: draft.isHidden,
  starts_at: draft.startsAt,
  ends_at: draft.endsAt,
});

async function write(tx: Tx, { clock }: AppContext, before: BannerRow | undefined, draft: BannerDraft) {
  const row = rowOf(draft);
  await replaceMallPicture(tx, before?.image ?? null, row.image);
  const values = { ...row, titles: JSON.stringify(row.titles) };
  const last = sql<number>`(select coalesce(max(position) + 1, 0) from banner where type = ${row.type})`;
  if (!before) {
    const id = newId('bn');
    await tx
      .insertInto('banner')
      .values({ id, ...values, position: last, created_at: clock.now() })
      .execute();
    return { bannerId: id, version: 1, after: auditedBanner(row) };
  }
  const version = before.version + 1;
  const position = before.type === row.type ? before.position : last;
  await tx
    .updateTable('banner')
    .set({ ...values, position, version })
    .where('id', '=', before.id)
    .execute();
  return { bannerId: before.id, version, after: auditedBanner(row) };
}

/**
 * Creates a banner as the last one of its kind of store, or changes one.
 * @throws {DomainError} `recordNotFound`, `changedMeanwhile`, `imageUploadFailed` or `parameterError`.
 */
export async function saveBanner(
  ctx: AppContext,
  draft: BannerDraft,
): Promise<{ readonly bannerId: string; readonly version: number }> {
  assertMay(ctx, 'content:act');
  assertTranslations(draft.texts);
  assertPeriod(draft.startsAt, draft.endsAt);
  return transact(ctx, async (tx) => {
    const { bannerId: known } = draft;
    const before = known === undefined ? undefined : await lockBanner(tx, known, draft.version);
    const { after, ...saved } = await write(tx, ctx, before, draft);
    await recordAudit(tx, ctx, {
      subjectId: saved.bannerId,
      action: 'saveBanner',
      before: before && auditedBanner(before),
      after,
    });
    return saved;
  });
}
