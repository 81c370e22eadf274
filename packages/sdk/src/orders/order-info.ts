/** What to order: pieces of goods in a variant. */
export interface WantedLine {
  readonly sellerGoodsId: string;
  /** The variant; absent for goods without variants. */
  readonly skuId?: string | undefined;
  readonly count: number;
}

/**
 * Returns the `orderInfo` of order!submit and order!quote for some lines. The wire has triplets joined by commas.
 * @example const quote = await orderQuote(transport, { orderInfo: orderInfoOf([{ sellerGoodsId: 'g_1', count: 2 }]) });
 */
export const orderInfoOf = (lines: readonly WantedLine[]): string =>
  lines.map(({ sellerGoodsId, skuId = '-1', count }) => `${sellerGoodsId},${skuId},${count}`).join(',');
