import { greatest, minus, plus, times, toCents, total } from '../money/exact.ts';

export type PricedLine = {
  readonly goodsId: string;
  readonly skuId: string;
  readonly quantity: number;
  /** Of one piece, before the discount. */
  readonly price: string;
  /** Of the whole line. */
  readonly discount: string;
  readonly tax: string;
};

export type OrderFigures = {
  readonly items: string;
  readonly dispatchFee: string;
  readonly longDistanceFee: string;
  readonly deliveryFee: string;
  readonly freight: string;
  readonly tax: string;
  readonly fee: string;
  readonly discount: string;
  readonly total: string;
};

type LineTerms = {
  readonly goodsId: string;
  readonly skuId: string;
  readonly quantity: number;
  readonly price: string;
  readonly discountRatio: string | null;
  readonly taxRate: string;
};

/** What one piece costs while a discount runs. */
export const discountedPrice = (price: string, ratio: string): string => toCents(times(price, minus('1', ratio)));

export function priceLine(terms: LineTerms): PricedLine {
  const { goodsId, skuId, quantity, price, discountRatio, taxRate } = terms;
  const paid = discountRatio === null ? price : discountedPrice(price, discountRatio);
  const tax = toCents(times(times(paid, quantity), taxRate));
  return { goodsId, skuId, quantity, price, discount: times(minus(price, paid), quantity), tax };
}

type Terms = {
  readonly lines: readonly PricedLine[];
  readonly deliveryFees: readonly string[];
  readonly dispatchFee: string;
  /** Asked only where the parcel crosses a border. */
  readonly longDistanceFee: string;
  readonly serviceFeeRate: string;
};

/** The figures of one store's order: items + freight + tax + fee − discount. The parcel costs as its costliest goods. */
export function priceOrder({ lines, deliveryFees, dispatchFee, longDistanceFee, serviceFeeRate }: Terms): OrderFigures {
  const items = total(lines.map(({ price, quantity }) => times(price, quantity)));
  const discount = total(lines.map((line) => line.discount));
  const tax = total(lines.map((line) => line.tax));
  const deliveryFee = greatest(deliveryFees);
  const freight = plus(dispatchFee, longDistanceFee, deliveryFee);
  const fee = toCents(times(minus(items, discount), serviceFeeRate));
  const sumOfAll = minus(plus(items, freight, tax, fee), discount);
  return { items, dispatchFee, longDistanceFee, deliveryFee, freight, tax, fee, discount, total: sumOfAll };
}
