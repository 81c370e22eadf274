import { transact } from '../../../db/transact.ts';
import type { AppContext } from '../../../context.ts';
import { assertMay } from '../../audit/assert-may.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import { DomainError } from '../../domain-error.ts';
import { newId } from '../../new-id.ts';
import { lockCategories } from './lock-categories.ts';
import { starterCategories } from './starter-set.ts';

/**
 * Creates the starter set of categories in a mall without any. Returns their number.
 * @throws {DomainError} `categoriesExist`.
 */
export async function importStarterCategories(ctx: AppContext): Promise<number> {
  assertMay(ctx, 'content:act');
  const found = starterCategories().map((category) => ({ id: newId('c'), ...category }));
  const idOf = new Map(found.map(({ slug, id }) => [slug, id]));
  const rows = found.map(({ id, parentSlug, names, image, isRecommended }, position) => ({
    id,
    parent_id: parentSlug === undefined ? null : (idOf.get(parentSlug) ?? null),
    names: JSON.stringify(names),
    icon_image: image,
    position,
    is_recommended: isRecommended,
    created_at: ctx.clock.now(),
  }));
  await transact(ctx, async (tx) => {
    await lockCategories(tx);
    const existing = await tx.selectFrom('category').select('id').limit(1).executeTakeFirst();
    if (existing) throw new DomainError('categoriesExist');
    await tx.insertInto('category').values(rows).execute();
    await recordAudit(tx, ctx, {
      subjectId: 'categories',
      action: 'importCategories',
      after: { categories: rows.length },
    });
  });
  return rows.length;
}
