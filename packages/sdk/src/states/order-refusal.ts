import type { ErrorKey } from '../generated/operation-types.ts';
import { orderRefusals } from '../generated/states.ts';
import type { ActionOf } from './can-do.ts';

/**
 * Returns the error of an action in an order state that does not allow it.
 * @example orderRefusal('requestRefund', 3) // 'shippedOrderNotRefundable'
 */
export function orderRefusal(action: ActionOf<'order'>, status: number): ErrorKey {
  const refusals: Readonly<Record<string, ErrorKey>> & { readonly else: ErrorKey } = orderRefusals[action];
  return refusals[String(status)] ?? refusals.else;
}
