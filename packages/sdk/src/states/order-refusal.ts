import type { ErrorKey } from '../generated/operation-types.ts';
import { orderRefusals } from '../generated/states.ts';
import type { ActionOf } from './can-do.ts';

/**
 * The error of an action in a state of an order where it does not work.
 * @example orderRefusal('requestRefund', 3) // 'shippedOrderNotRefundable'
 */
export function orderRefusal(action: ActionOf<'order'>, status: number): ErrorKey {
  const refusals: Readonly<Record<string, ErrorKey>> & { readonly else: ErrorKey } = orderRefusals[action];
  return refusals[String(status)] ?? refusals.else;
}
