import type { GoodsId, SkuId } from '../generated/hooks/openmall.schemas.ts';

/** What to order: pieces of goods in a variant. */
export interface WantedLine {
  readonly sellerGoodsId: GoodsId;
  /** The variant; absent for goods without variants. */
  readonly skuId?: SkuId | undefined;
  readonly count: number;
}

/**
 * Returns the `orderInfo` of order!submit and order!quote for some lines. The wire has triplets joined by commas.
 * @example const quote = await orderQuote(transport, { orderInfo: orderInfoOf([{ sellerGoodsId: 'g_1', count: 2 }]) });
 */
export const orderInfoOf = (lines: readonly WantedLine[]): string =>
  lines.map(({ sellerGoodsId, skuId = '-1', count }) => `${sellerGoodsId},${skuId},${count}`).join(',');
