import { minus, plus } from '../../domain/money/exact.ts';
import { dollars } from './dollars.ts';

type Figures = {
  readonly items: string;
  readonly dispatch_fee: string;
  readonly long_distance_fee: string;
  readonly delivery_fee: string;
  readonly freight: string;
  readonly tax: string;
  readonly fee: string;
  readonly discount: string;
  readonly total: string;
};

/** The sums of an order under the wire's names: `prizeReal` is the goods after discount, `fees` freight and service fee. */
export function orderFigures(order: Figures) {
  return {
    prizeReal: dollars(minus(order.items, order.discount)),
    fees: dollars(plus(order.freight, order.fee)),
    tax: dollars(order.tax),
    freight: dollars(order.freight),
    dispatchFee: dollars(order.dispatch_fee),
    longDistanceFee: dollars(order.long_distance_fee),
    deliveryFee: dollars(order.delivery_fee),
    serviceFee: dollars(order.fee),
    discount: dollars(order.discount),
    total: dollars(order.total),
  };
}
