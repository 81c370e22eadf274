import { canDo, orderRefusal, type ActionOf, type OrderStatus } from '@openmall/sdk';
import { demand } from '../../state/refusal.ts';

/**
 * Checks that the state of an order allows an action.
 * @throws Refusal with the error of `states.yaml` if not.
 */
export const demandAction = (action: ActionOf<'order'>, status: OrderStatus): void =>
  demand(canDo('order', action, status as number), orderRefusal(action, status));
