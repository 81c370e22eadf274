import type { OrderDetails } from '@openmall/sdk';
import { subtract, sum } from '@openmall/sdk/money';

/** The total without the fee of the payment method. Servers that omit the total return its parts. */
export const orderTotal = ({ total, prizeReal, fees, tax }: OrderDetails): string =>
  sum([total ?? sum([prizeReal, fees, tax])]);

/** What is left of the total after refunds. */
export const orderRest = (order: OrderDetails): string =>
  subtract(orderTotal(order), order.refundedTotal ?? 0);
