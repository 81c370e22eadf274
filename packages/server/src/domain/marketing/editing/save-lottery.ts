import type { Selectable } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { LotteryTable } from '../../../db/schema/catalog.ts';
import { transact } from '../../../db/transact.ts';
import type { AppContext } from '../../../context.ts';
import { assertMay } from '../../audit/assert-may.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import { newId } from '../../new-id.ts';
import { assertTranslations, textsByLanguage, type Translation } from '../../translated-texts.ts';
import { assertPeriod, assertVersion } from './assert-version.ts';

export interface LotteryDraft {
  readonly lotteryId?: string | undefined;
  readonly version?: number | undefined;
  readonly texts: readonly Translation<'title'>[];
  readonly link: string;
  readonly isHidden: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

type LotteryRow = Selectable<LotteryTable>;

/** What the audit log keeps of a lucky draw. */
const auditedLottery = (row: Omit<LotteryRow, 'id' | 'title' | 'version'>) => ({
  titles: row.titles,
  link: row.detail_url,
  isHidden: row.is_hidden,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
});

async function lockLottery(tx: Tx, id: string, version: number | undefined): Promise<LotteryRow> {
  const row = await tx.selectFrom('lottery').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return assertVersion(row, version);
}

async function write(tx: Tx, before: LotteryRow | undefined, draft: LotteryDraft) {
  const titles = textsByLanguage(draft.texts, 'title');
  const row = {
    detail_url: draft.link,
    is_hidden: draft.isHidden,
    starts_at: draft.startsAt,
    ends_at: draft.endsAt,
  };
  const values = { ...row, title: titles['en'] ?? '', titles: JSON.stringify(titles) };
  const after = auditedLottery({ ...row, titles });
  if (!before) {
    const id = newId('lt');
    await tx
      .insertInto('lottery')
      .values({ id, ...values })
      .execute();
    return { lotteryId: id, version: 1, after };
  }
  const version = before.version + 1;
  await tx
    .updateTable('lottery')
    .set({ ...values, version })
    .where('id', '=', before.id)
    .execute();
  return { lotteryId: before.id, version, after };
}

/**
 * Creates a lucky draw or changes one. Buyers see the first one that has not ended.
 * @throws {DomainError} `recordNotFound`, `changedMeanwhile` or `parameterError`.
 */
export async function saveLottery(
  ctx: AppContext,
  draft: LotteryDraft,
): Promise<{ readonly lotteryId: string; readonly version: number }> {
  assertMay(ctx, 'content:act');
  assertTranslations(draft.texts);
  assertPeriod(draft.startsAt, draft.endsAt);
  return transact(ctx, async (tx) => {
    const { lotteryId: known } = draft;
    const before = known === undefined ? undefined : await lockLottery(tx, known, draft.version);
    const { after, ...saved } = await write(tx, before, draft);
    await recordAudit(tx, ctx, {
      subjectId: saved.lotteryId,
      action: 'saveLottery',
      before: before && auditedLottery(before),
      after,
    });
    return saved;
  });
}

/** @throws {DomainError} `recordNotFound` or `changedMeanwhile`. */
export async function removeLottery(ctx: AppContext, id: string, version: number): Promise<void> {
  assertMay(ctx, 'content:act');
  await transact(ctx, async (tx) => {
    const lottery = await lockLottery(tx, id, version);
    await tx.deleteFrom('lottery').where('id', '=', id).execute();
    await recordAudit(tx, ctx, { subjectId: id, action: 'removeLottery', before: auditedLottery(lottery) });
  });
}
