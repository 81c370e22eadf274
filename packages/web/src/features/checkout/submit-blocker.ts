import type { OrderQuoteData } from '@openmall/sdk';
import type { LineChanges } from './quote/QuoteStore.tsx';

export type SubmitBlocker = 'address' | 'coupon' | 'problems' | 'prices' | 'balance';

/** Why the orders cannot be submitted yet. A changed price must be accepted explicitly; the balance may be too low. */
export function submitBlockerOf(
  quote: OrderQuoteData | undefined,
  priceOf: LineChanges['priceOf'],
  isShort: boolean,
): SubmitBlocker | undefined {
  if (!quote) return undefined;
  if (quote.addressId === null) return 'address';
  if (quote.stores.some(({ coupon }) => coupon?.problem)) return 'coupon';
  if (quote.orderable !== 1) return 'problems';
  const lines = quote.stores.flatMap((store) => store.lines);
  const changed = lines.some((line) => {
    const knownPrice = priceOf({ id: line.sellerGoodsId, skuId: line.skuId, count: line.goodsNum });
    return knownPrice !== undefined && knownPrice !== line.goodsReal;
  });
  if (changed) return 'prices';
  return isShort ? 'balance' : undefined;
}
