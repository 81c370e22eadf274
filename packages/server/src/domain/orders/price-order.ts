import type { PriceTier } from '../catalog/price-tiers.ts';
import { isGreater, minus, plus, times, truncateCents, total } from '../money/exact.ts';

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
  /** Prices by quantity, from the smallest quantity to the largest. */
  readonly tiers?: readonly PriceTier[];
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
  readonly couponDiscount: string;
  readonly total: string;
}

/**
 * Price of one piece after discount, truncated to cents. A ratio of 0.2 takes 20% off; null means no discount.
 */
export function discountedPrice(price: string, ratio: string | null): string {
  return ratio === null ? price : truncateCents(times(price, minus('1', ratio)));
}

/** Price of one piece in a line: the discounted price or the price of the tier that the quantity reaches, if lower. */
export function unitPrice({
  price,
  discountRatio,
  tiers = [],
  quantity,
}: Pick<LineTerms, 'price' | 'discountRatio' | 'tiers' | 'quantity'>): string {
  const discounted = discountedPrice(price, discountRatio);
  const tier = tiers.findLast(({ minQuantity }) => minQuantity <= quantity);
  return tier && isGreater(discounted, tier.price) ? tier.price : discounted;
}

/**
 * Prices one line. Freight is charged once per line, whatever its quantity. Tax applies to the price after
 * discount and quantity.
 */
export function priceLine(terms: LineTerms): LineFigures {
  const { quantity, price, taxRate, dispatchFee, longDistanceFee, deliveryFee } = terms;
  const paidPrice = unitPrice(terms);
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

/** The amounts of one store's order without a coupon. Total = items + freight + tax + fee − discount. */
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
    couponDiscount: '0',
    total: plus(paid, freight, tax, fee),
  };
}

/** What the goods of an order cost after discount and before a coupon. */
export const goodsSum = ({ items, discount }: OrderFigures): string => minus(items, discount);

/** The amounts of an order with a coupon. Tax, freight and fee stay as they are without it. */
export const takeCoupon = (figures: OrderFigures, discount: string): OrderFigures => ({
  ...figures,
  couponDiscount: discount,
  total: minus(figures.total, discount),
});

const FREE = { dispatchFee: '0', longDistanceFee: '0', deliveryFee: '0', freight: '0' } as const;

/** A line of an order that the store delivers free of charge. */
export const deliverFree = (line: LineFigures): LineFigures => ({ ...line, ...FREE });

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
    couponDiscount: sumOf('couponDiscount'),
    total: sumOf('total'),
  };
}
