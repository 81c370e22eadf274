import type { InputOf } from '@openmall/sdk';
import { base } from '../../../shared/navigation/base.ts';
import { paySuccessPath } from '../../../shared/navigation/paths.ts';

/** The parameters of `payment!open`: the provider redirects back with the payment's id. */
export const paymentOf = (orderIds: readonly string[], method: string): InputOf<'paymentOpen'> => ({
  orderId: orderIds.join(','),
  // The method comes from the URL; the server rejects unknown ones.
  method: method as InputOf<'paymentOpen'>['method'],
  returnPath: base + paySuccessPath(orderIds),
});
