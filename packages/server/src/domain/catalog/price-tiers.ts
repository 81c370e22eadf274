import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { isGreater, isPositive } from '../money/exact.ts';

/** A lower price of one piece, in dollars, for order lines with at least `minQuantity` pieces. */
export interface PriceTier {
  readonly minQuantity: number;
  readonly price: string;
}

/** Limit of the contract. */
const MAX_TIERS = 10;

/** The tiers of a row of `sku` as JSON, from the smallest quantity to the largest. */
export const selectPriceTiers = (skuId: RawBuilder<unknown>): RawBuilder<readonly PriceTier[]> =>
  sql<readonly PriceTier[]>`(select coalesce(json_agg(
    json_build_object('minQuantity', min_quantity, 'price', price::text) order by min_quantity), '[]')
    from price_tier where price_tier.sku_id = ${skuId})`;

/** The tiers that are lower than a price, such as the one after a discount. */
export const tiersBelow = (tiers: readonly PriceTier[], price: string): readonly PriceTier[] =>
  tiers.filter((tier) => isGreater(price, tier.price));

function assertFalling(tiers: readonly PriceTier[], price: string): void {
  const isFalling = tiers.every(({ minQuantity, price: lower }, index) => {
    const before = tiers[index - 1] ?? { minQuantity: 1, price };
    return (
      Number.isInteger(minQuantity) &&
      minQuantity > before.minQuantity &&
      isPositive(lower) &&
      isGreater(before.price, lower)
    );
  });
  if (!isFalling || tiers.length > MAX_TIERS) throw new DomainError('parameterError');
}

async function replaceTiers(tx: Tx, skuId: string, tiers: readonly PriceTier[]): Promise<void> {
  await tx.deleteFrom('price_tier').where('sku_id', '=', skuId).execute();
  if (tiers.length === 0) return;
  await tx
    .insertInto('price_tier')
    .values(tiers.map(({ minQuantity, price }) => ({ sku_id: skuId, min_quantity: minQuantity, price })))
    .execute();
}

/**
 * Replaces the prices by quantity of a variant. Orders that exist keep their prices.
 * @throws {DomainError} `skuNotFound`, also for a variant of another store than the actor's, or `parameterError` unless
 * quantities rise and prices fall.
 */
export async function setPriceTiers(
  ctx: AppContext,
  skuId: string,
  tiers: readonly PriceTier[],
): Promise<void> {
  await transact(ctx, async (tx) => {
    const sku = await tx
      .selectFrom('sku')
      .innerJoin('goods', 'goods.id', 'sku.goods_id')
      .select(['goods.store_id', 'sku.price'])
      .where('sku.id', '=', skuId)
      .executeTakeFirst();
    const { storeId } = ctx.actor ?? {};
    if (!sku || (storeId !== undefined && storeId !== sku.store_id)) throw new DomainError('skuNotFound');
    assertFalling(tiers, sku.price);
    await replaceTiers(tx, skuId, tiers);
    await recordAudit(tx, ctx, { subjectId: skuId, action: 'setPriceTiers', reason: JSON.stringify(tiers) });
  });
}
