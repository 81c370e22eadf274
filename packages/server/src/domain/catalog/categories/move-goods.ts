import type { Tx } from '../../../db/database.ts';

interface Move {
  readonly from: string | null;
  readonly to: string | null;
}

/** Goods name both levels, so those of a category that has moved follow it. */
export async function moveGoods(tx: Tx, categoryId: string, { from, to }: Move): Promise<void> {
  const levels =
    to === null
      ? { category_id: categoryId, secondary_category_id: null }
      : { category_id: to, secondary_category_id: categoryId };
  const column = from === null ? 'category_id' : 'secondary_category_id';
  await tx.updateTable('goods').set(levels).where(column, '=', categoryId).execute();
}
