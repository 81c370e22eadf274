import type { Tx } from '../../db/database.ts';
import { KINDS } from './read-reviews.ts';

/** The kind of a rating: good, medium or bad. */
export const kindOf = (rating: number): 1 | 2 | 3 =>
  rating >= 4 ? KINDS.good : rating >= 2 ? KINDS.medium : KINDS.bad;

/** The rating of reviews that the mall writes. */
export const BEST = 5;

/**
 * Updates the review counts of goods and store. It locks rows in the same order as sales do, to avoid
 * deadlocks.
 */
export async function countReviewed(
  tx: Tx,
  storeId: string,
  drafts: readonly { readonly goodsId: string; readonly rating: number }[],
): Promise<void> {
  for (const { goodsId, rating } of drafts.toSorted((a, b) => (a.goodsId < b.goodsId ? -1 : 1))) {
    await tx
      .updateTable('goods')
      .set((eb) => ({ reviews: eb('reviews', '+', 1), stars: eb('stars', '+', rating) }))
      .where('id', '=', goodsId)
      .execute();
  }
  const good = drafts.filter(({ rating }) => kindOf(rating) === KINDS.good).length;
  await tx
    .updateTable('store')
    .set((eb) => ({
      reviews: eb('reviews', '+', drafts.length),
      good_reviews: eb('good_reviews', '+', good),
    }))
    .where('id', '=', storeId)
    .execute();
}

/** Counts reviews that the mall wrote. They are listed, but say nothing about goods and store. */
export async function countSystemReviews(
  tx: Tx,
  lines: readonly { readonly goodsId: string }[],
): Promise<void> {
  for (const { goodsId } of lines.toSorted((a, b) => (a.goodsId < b.goodsId ? -1 : 1)))
    await tx
      .updateTable('goods')
      .set((eb) => ({
        reviews: eb('reviews', '+', 1),
        stars: eb('stars', '+', BEST),
        system_reviews: eb('system_reviews', '+', 1),
      }))
      .where('id', '=', goodsId)
      .execute();
}
