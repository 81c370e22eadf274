import type { GoodsSku } from '../generated/hooks/openmall.schemas.ts';

/**
 * Price of one piece of a variant if an order line has `quantity` pieces, in dollars: the last price tier that the line
 * reaches, else the price of the variant.
 * @example unitPrice({ price: 39.6, priceTiers: [{ minNum: 10, price: 37.1 }] }, 12) // 37.1
 */
export function unitPrice(
  { price, priceTiers = [] }: Pick<GoodsSku, 'price' | 'priceTiers'>,
  quantity: number,
): number {
  return priceTiers.findLast(({ minNum }) => minNum <= quantity)?.price ?? price;
}
