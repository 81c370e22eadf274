import type { WantedLine } from './order-info.ts';

export interface WantedCartLine extends WantedLine {
  /** Whether the line is saved for later instead of being in the cart. */
  readonly isLater?: boolean | undefined;
}

/**
 * Returns the `lines` of cart!put and cart!merge. A count of 0 removes a line. The wire has quadruplets joined by commas.
 * @example await cartPut(transport, { lines: cartLinesOf([{ sellerGoodsId: 'g_1', count: 2 }]) });
 */
export const cartLinesOf = (lines: readonly WantedCartLine[]): string =>
  lines
    .map(({ sellerGoodsId, skuId = '-1', count, isLater = false }) =>
      [sellerGoodsId, skuId, count, isLater ? 1 : 0].join(),
    )
    .join();
