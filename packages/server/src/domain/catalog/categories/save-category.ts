import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Names } from '../../../db/schema/tables.ts';
import { transact } from '../../../db/transact.ts';
import type { AppContext } from '../../../context.ts';
import { assertMay } from '../../audit/assert-may.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import { DomainError } from '../../domain-error.ts';
import { newId } from '../../new-id.ts';
import { assertTranslations, textsByLanguage, type Translation } from '../../translated-texts.ts';
import { replaceMallPicture } from '../../uploads/use-mall-picture.ts';
import {
  assertNoChildren,
  auditedCategory,
  type CategoryRow,
  lockCategories,
  readVersion,
} from './lock-categories.ts';
import { moveGoods } from './move-goods.ts';

export interface CategoryDraft {
  readonly categoryId?: string | undefined;
  readonly version?: number | undefined;
  readonly parentId?: string | null | undefined;
  readonly texts: readonly Translation<'name' | 'description'>[];
  readonly image?: string | null | undefined;
  readonly isHidden?: boolean | undefined;
  readonly isRecommended?: boolean | undefined;
}

/** @throws {DomainError} `categoryNotFound`, or `parameterError` for a parent that is not of the first level. */
async function assertParent(tx: Tx, parentId: string | null, id: string | undefined): Promise<void> {
  if (parentId === null) return;
  const parent = await tx
    .selectFrom('category')
    .select('parent_id')
    .where('id', '=', parentId)
    .executeTakeFirst();
  if (!parent) throw new DomainError('categoryNotFound');
  if (parent.parent_id !== null || parentId === id) throw new DomainError('parameterError');
}

async function nextPosition(tx: Tx, parentId: string | null): Promise<number> {
  const { rows } = await sql<{ next: number }>`select coalesce(max(position) + 1, 0) as next from category
    where parent_id is not distinct from ${parentId}`.execute(tx);
  return rows[0]?.next ?? 0;
}

const NEW = { parent_id: null, icon_image: null, is_hidden: false, is_recommended: false } as const;

/** The fields of the draft; what it leaves out stays as it is. */
function rowOf(draft: CategoryDraft, before: CategoryRow | undefined) {
  const { parent_id, icon_image, is_hidden, is_recommended } = before ?? NEW;
  const { texts, image = icon_image, parentId = parent_id, isHidden, isRecommended } = draft;
  return {
    parent_id: parentId,
    names: textsByLanguage(texts, 'name') as Names, // English has been asserted.
    descriptions: textsByLanguage(texts, 'description'),
    icon_image: image,
    is_hidden: isHidden ?? is_hidden,
    is_recommended: isRecommended ?? is_recommended,
  };
}

async function write(tx: Tx, { clock }: AppContext, before: CategoryRow | undefined, draft: CategoryDraft) {
  const { names, descriptions, ...row } = rowOf(draft, before);
  const values = { ...row, names: JSON.stringify(names), descriptions: JSON.stringify(descriptions) };
  const isMoved = before && before.parent_id !== row.parent_id;
  await assertParent(tx, row.parent_id, before?.id);
  if (isMoved && row.parent_id !== null) await assertNoChildren(tx, before.id);
  await replaceMallPicture(tx, before?.icon_image ?? null, row.icon_image);
  const after = auditedCategory({ ...row, names, descriptions });
  if (!before) {
    const id = newId('c');
    const position = await nextPosition(tx, row.parent_id);
    await tx
      .insertInto('category')
      .values({ id, ...values, position, created_at: clock.now() })
      .execute();
    return { categoryId: id, version: 1, after };
  }
  const version = before.version + 1;
  const position = isMoved ? await nextPosition(tx, row.parent_id) : before.position;
  await tx
    .updateTable('category')
    .set({ ...values, position, version })
    .where('id', '=', before.id)
    .execute();
  if (isMoved) await moveGoods(tx, before.id, { from: before.parent_id, to: row.parent_id });
  return { categoryId: before.id, version, after };
}

/**
 * Creates a category as the last one of its level, or changes one. With another parent, it moves with its goods.
 * @throws {DomainError} `categoryNotFound`, `categoryHasChildren`, `changedMeanwhile`, `imageUploadFailed` or
 * `parameterError`.
 */
export async function saveCategory(
  ctx: AppContext,
  draft: CategoryDraft,
): Promise<{ readonly categoryId: string; readonly version: number }> {
  assertMay(ctx, 'content:act');
  assertTranslations(draft.texts);
  return transact(ctx, async (tx) => {
    await lockCategories(tx);
    const { categoryId: known } = draft;
    const before = known === undefined ? undefined : await readVersion(tx, known, draft.version);
    const { after, ...saved } = await write(tx, ctx, before, draft);
    await recordAudit(tx, ctx, {
      subjectId: saved.categoryId,
      action: 'saveCategory',
      before: before && auditedCategory(before),
      after,
    });
    return saved;
  });
}
