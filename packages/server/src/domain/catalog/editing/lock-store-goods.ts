import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { DomainError } from '../../domain-error.ts';

/** Goods, and the person who acts for their store. */
export interface OwnedGoods {
  readonly storeId: string;
  readonly userId: string;
  readonly goodsId: string;
}

/**
 * Locks goods of a store.
 * @throws {DomainError} `goodsNotFound`, also for goods of other stores.
 */
export async function lockStoreGoods(tx: Tx, { storeId, goodsId }: Pick<OwnedGoods, 'storeId' | 'goodsId'>) {
  const goods = await tx
    .selectFrom('goods')
    .select(['id', 'name', 'version', 'is_on_shelf as isOnShelf'])
    .where('id', '=', goodsId)
    .where('store_id', '=', storeId)
    .where('is_deleted', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (!goods) throw new DomainError('goodsNotFound');
  return goods;
}

/** Sets the price of goods, by which lists are filtered and sorted, to that of the cheapest variant that buyers see. */
export const updateLowestPrice = (tx: Tx, goodsId: string) =>
  sql`update goods set price = lowest.price
    from (select min(price) as price from sku where goods_id = ${goodsId} and not is_hidden) as lowest
    where id = ${goodsId} and lowest.price is not null`.execute(tx);

/** Sets the price of goods with one variant. Several variants have prices of their own. */
export async function writeOnlyPrice(tx: Tx, goodsId: string, price: string): Promise<void> {
  const variants = await tx
    .selectFrom('sku')
    .select('id')
    .where('goods_id', '=', goodsId)
    .where('is_hidden', '=', false)
    .limit(2)
    .execute();
  const [only, second] = variants;
  if (only && !second) await tx.updateTable('sku').set({ price }).where('id', '=', only.id).execute();
  await updateLowestPrice(tx, goodsId);
}
