import type { Tx } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';

/**
 * Locks goods and returns whether they are listed.
 * @throws {DomainError} `goodsNotFound`, also if they belong to another store than the actor's.
 */
async function lockGoods(tx: Tx, { actor }: AppContext, goodsId: string): Promise<boolean> {
  const goods = await tx
    .selectFrom('goods')
    .select(['store_id', 'is_on_shelf'])
    .where('id', '=', goodsId)
    .where('is_deleted', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const isForeign = actor?.storeId !== undefined && actor.storeId !== goods?.store_id;
  if (!goods || isForeign) throw new DomainError('goodsNotFound');
  return goods.is_on_shelf;
}

/**
 * Sets the number of pieces that can be ordered. Reserved pieces are not affected.
 * @throws {DomainError} `skuNotFound` or `parameterError`.
 */
export async function setStock(ctx: AppContext, skuId: string, onHand: number): Promise<void> {
  if (!Number.isInteger(onHand) || onHand < 0) throw new DomainError('parameterError');
  await transact(ctx, async (tx) => {
    const sku = await tx
      .selectFrom('sku')
      .innerJoin('goods', 'goods.id', 'sku.goods_id')
      .select(['goods.store_id', 'sku.stock_on_hand'])
      .where('sku.id', '=', skuId)
      .executeTakeFirst();
    const { storeId } = ctx.actor ?? {};
    if (!sku || (storeId !== undefined && storeId !== sku.store_id)) throw new DomainError('skuNotFound');
    // The initial stock changes by the same number, so that it still equals the stock minus all moves.
    await tx
      .updateTable('sku')
      .set((eb) => ({
        stock_initial: eb('stock_initial', '+', eb(eb.val(onHand), '-', eb.ref('stock_on_hand'))),
        stock_on_hand: onHand,
      }))
      .where('id', '=', skuId)
      .execute();
    const change = { before: { stock: sku.stock_on_hand }, after: { stock: onHand } };
    await recordAudit(tx, ctx, { subjectId: skuId, action: 'setStock', reason: String(onHand), ...change });
  });
}

/**
 * Lists goods or removes them from sale. Nothing happens if they are already in that state.
 * @throws {DomainError} `goodsNotFound`.
 */
export async function setListed(ctx: AppContext, goodsId: string, isListed: boolean): Promise<void> {
  await transact(ctx, async (tx) => {
    if ((await lockGoods(tx, ctx, goodsId)) === isListed) return;
    const listing = { is_on_shelf: isListed, ...(isListed && { shelved_at: ctx.clock.now() }) };
    await tx.updateTable('goods').set(listing).where('id', '=', goodsId).execute();
    await recordAudit(tx, ctx, { subjectId: goodsId, action: isListed ? 'putOnShelf' : 'takeOffShelf' });
  });
}
