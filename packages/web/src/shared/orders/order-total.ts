import type { OrderDetails } from '@openmall/sdk';
import { sum } from '@openmall/sdk/money';

/** The total without the fee of the payment method. Servers that omit the total return its parts. */
export const orderTotal = ({ total, prizeReal, fees, tax }: OrderDetails): string =>
  sum([total ?? sum([prizeReal, fees, tax])]);
