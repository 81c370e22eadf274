import type { Tx } from '../../../db/database.ts';
import { transact } from '../../../db/transact.ts';
import type { AppContext } from '../../../context.ts';
import { assertMay } from '../../audit/assert-may.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import { DomainError } from '../../domain-error.ts';
import { replaceMallPicture } from '../../uploads/use-mall-picture.ts';
import { assertNoChildren, auditedCategory, lockCategories, readVersion } from './lock-categories.ts';

/** Goods that a store has deleted count too, since orders still name them. */
async function assertNoGoods(tx: Tx, id: string): Promise<void> {
  const goods = await tx
    .selectFrom('goods')
    .select('id')
    .where((eb) => eb.or([eb('category_id', '=', id), eb('secondary_category_id', '=', id)]))
    .executeTakeFirst();
  if (goods) throw new DomainError('categoryHasGoods');
}

/**
 * Deletes a category that nothing uses.
 * @throws {DomainError} `categoryNotFound`, `categoryHasGoods`, `categoryHasChildren` or `changedMeanwhile`.
 */
export async function removeCategory(ctx: AppContext, id: string, version: number): Promise<void> {
  assertMay(ctx, 'content:act');
  await transact(ctx, async (tx) => {
    await lockCategories(tx);
    const category = await readVersion(tx, id, version);
    await assertNoChildren(tx, id);
    await assertNoGoods(tx, id);
    await replaceMallPicture(tx, category.icon_image, null);
    await tx.deleteFrom('category').where('id', '=', id).execute();
    await recordAudit(tx, ctx, {
      subjectId: id,
      action: 'removeCategory',
      before: auditedCategory(category),
    });
  });
}
