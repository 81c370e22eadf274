import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { CategoryTable } from '../../../db/schema/catalog.ts';
import { DomainError } from '../../domain-error.ts';

export type CategoryRow = Selectable<CategoryTable>;

/** Changes of categories happen one after the other: what one may do depends on the others. */
export async function lockCategories(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('categories'))`.execute(tx);
}

/**
 * A category in the version that the operator has read.
 * @throws {DomainError} `categoryNotFound` or `changedMeanwhile`.
 */
export async function readVersion(tx: Tx, id: string, version: number | undefined): Promise<CategoryRow> {
  const category = await tx.selectFrom('category').selectAll().where('id', '=', id).executeTakeFirst();
  if (!category) throw new DomainError('categoryNotFound');
  if (category.version !== version) throw new DomainError('changedMeanwhile');
  return category;
}

/** @throws {DomainError} `categoryHasChildren`. */
export async function assertNoChildren(tx: Tx, id: string): Promise<void> {
  const child = await tx.selectFrom('category').select('id').where('parent_id', '=', id).executeTakeFirst();
  if (child) throw new DomainError('categoryHasChildren');
}

/** What the audit log keeps of a category. */
export const auditedCategory = (
  row: Omit<CategoryRow, 'id' | 'created_at' | 'version' | 'position' | 'search_names'>,
) => ({
  parentId: row.parent_id,
  names: row.names,
  descriptions: row.descriptions,
  image: row.icon_image,
  isHidden: row.is_hidden,
  isRecommended: row.is_recommended,
});
