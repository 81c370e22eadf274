import { canDo, orderRefusal, type ActionOf, type OrderStatus } from '@openmall/sdk';
import { demand } from '../../state/refusal.ts';

/** Refuses an action that the state of the order does not allow, with the error of `states.yaml`. */
export const demandAction = (action: ActionOf<'order'>, status: OrderStatus): void =>
  demand(canDo('order', action, status as number), orderRefusal(action, status));
