import { minus, plus, times, truncateCents, total } from '../money/exact.ts';

/** The amounts of one order line, in dollars. */
export interface LineFigures {
  readonly quantity: number;
  /** Price of one piece before discount. `paidPrice` is after discount. */
  readonly price: string;
  readonly paidPrice: string;
  readonly dispatchFee: string;
  readonly longDistanceFee: string;
  readonly deliveryFee: string;
  readonly freight: string;
  readonly tax: string;
}

interface LineTerms {
  readonly quantity: number;
  readonly price: string;
  readonly discountRatio: string | null;
  readonly taxRate: string;
  readonly dispatchFee: string;
  readonly longDistanceFee: string;
  readonly deliveryFee: string;
}

export interface OrderFigures {
  readonly items: string;
  readonly dispatchFee: string;
  readonly longDistanceFee: string;
  readonly deliveryFee: string;
  readonly freight: string;
  readonly tax: string;
  readonly fee: string;
  readonly discount: string;
  readonly total: string;
}

/**
 * Price of one piece after discount, truncated to cents. A ratio of 0.2 takes 20% off; null means no discount.
 */
export function discountedPrice(price: string, ratio: string | null): string {
  return ratio === null ? price : truncateCents(times(price, minus('1', ratio)));
}

/**
 * Prices one line. Freight is charged once per line, whatever its quantity. Tax applies to the price after
 * discount.
 */
export function priceLine(terms: LineTerms): LineFigures {
  const { quantity, price, discountRatio, taxRate, dispatchFee, longDistanceFee, deliveryFee } = terms;
  const paidPrice = discountedPrice(price, discountRatio);
  return {
    quantity,
    price,
    paidPrice,
    dispatchFee,
    longDistanceFee,
    deliveryFee,
    freight: plus(dispatchFee, longDistanceFee, deliveryFee),
    tax: truncateCents(times(times(paidPrice, quantity), taxRate)),
  };
}

/** The amounts of one store's order. Total = items + freight + tax + fee − discount. */
export function priceOrder(lines: readonly LineFigures[], serviceFeeRate: string): OrderFigures {
  const sumOf = (pick: (line: LineFigures) => string) => total(lines.map(pick));
  const items = sumOf(({ price, quantity }) => times(price, quantity));
  const paid = sumOf(({ paidPrice, quantity }) => times(paidPrice, quantity));
  const freight = sumOf((line) => line.freight);
  const tax = sumOf((line) => line.tax);
  const fee = truncateCents(times(paid, serviceFeeRate));
  return {
    items,
    dispatchFee: sumOf((line) => line.dispatchFee),
    longDistanceFee: sumOf((line) => line.longDistanceFee),
    deliveryFee: sumOf((line) => line.deliveryFee),
    freight,
    tax,
    fee,
    discount: minus(items, paid),
    total: plus(paid, freight, tax, fee),
  };
}

/** Sums the amounts of several orders. */
export function addFigures(orders: readonly OrderFigures[]): OrderFigures {
  const sumOf = (name: keyof OrderFigures) => total(orders.map((order) => order[name]));
  return {
    items: sumOf('items'),
    dispatchFee: sumOf('dispatchFee'),
    longDistanceFee: sumOf('longDistanceFee'),
    deliveryFee: sumOf('deliveryFee'),
    freight: sumOf('freight'),
    tax: sumOf('tax'),
    fee: sumOf('fee'),
    discount: sumOf('discount'),
    total: sumOf('total'),
  };
}
