import { maskName } from '@openmall/sdk';
import type { Tx } from '../../db/database.ts';

/** Replaces the full names on a buyer's reviews by the masked names that the reviews have always shown. */
export async function maskAuthors(tx: Tx, buyerId: string): Promise<void> {
  const authors = await tx
    .selectFrom('review')
    .select('author')
    .distinct()
    .where('buyer_id', '=', buyerId)
    .execute();
  for (const { author } of authors)
    await tx
      .updateTable('review')
      .set({ author: maskName(author), author_avatar: 1 })
      .where('buyer_id', '=', buyerId)
      .where('author', '=', author)
      .execute();
}
