import type { OrderQuoteData } from '@openmall/sdk';
import type { LineChanges } from './QuoteStore.tsx';

export type SubmitBlocker = 'address' | 'problems' | 'prices';

/** What has to be done before the orders can be submitted; a changed price is never accepted in silence. */
export function submitBlockerOf(
  quote: OrderQuoteData | undefined,
  priceOf: LineChanges['priceOf'],
): SubmitBlocker | undefined {
  if (!quote) return undefined;
  if (quote.addressId === null) return 'address';
  if (quote.orderable !== 1) return 'problems';
  const lines = quote.stores.flatMap((store) => store.lines);
  const changed = lines.some((line) => {
    const known = priceOf({ id: line.sellerGoodsId, skuId: line.skuId });
    return known !== undefined && known !== line.goodsReal;
  });
  return changed ? 'prices' : undefined;
}
