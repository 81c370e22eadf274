import { sql } from 'kysely';
import { transact } from '../../../db/transact.ts';
import type { AppContext } from '../../../context.ts';
import { assertMay } from '../../audit/assert-may.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import { DomainError } from '../../domain-error.ts';
import { lockCategories } from './lock-categories.ts';

const FIRST_LEVEL = 'categories';

/**
 * Puts the categories beneath one, or those of the first level, in an order.
 * @throws {DomainError} `changedMeanwhile` if they are not those that the level has.
 */
export async function orderCategories(
  ctx: AppContext,
  parentId: string | null,
  ids: readonly string[],
): Promise<void> {
  assertMay(ctx, 'content:act');
  await transact(ctx, async (tx) => {
    await lockCategories(tx);
    const siblings = await tx
      .selectFrom('category')
      .select('id')
      .where('parent_id', 'is not distinct from', parentId)
      .orderBy('position')
      .orderBy('id')
      .execute();
    const before = siblings.map(({ id }) => id);
    if (before.toSorted().join() !== ids.toSorted().join()) throw new DomainError('changedMeanwhile');
    await sql`update category set position = wanted.position - 1
      from unnest(${[...ids]}::text[]) with ordinality as wanted (id, position)
      where category.id = wanted.id`.execute(tx);
    await recordAudit(tx, ctx, {
      subjectId: parentId ?? FIRST_LEVEL,
      action: 'orderCategories',
      before: { categoryIds: before },
      after: { categoryIds: ids },
    });
  });
}
