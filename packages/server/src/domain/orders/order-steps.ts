import { canDo, orderLog, orderRefusal, states } from '@openmall/sdk';
import { DomainError } from '../domain-error.ts';

const { transitions } = states.order;

export type OrderStep = keyof typeof transitions;
export type OrderStatus = -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Whether the order log has a step with this name. */
export const isStep = (step: string): step is keyof typeof orderLog => Object.hasOwn(orderLog, step);

/**
 * Asserts that an order may take a step in its current state.
 * @throws {DomainError} The reason for the refusal, as in `states.yaml`.
 */
export function assertStep(step: OrderStep | 'remind', status: number): void {
  if (!canDo('order', step, status)) throw new DomainError(orderRefusal(step, status));
}

/**
 * The state after a step. Steps that restore the state before the refund request are excluded: the order stores it.
 */
export function stateAfter(step: Exclude<OrderStep, 'rejectRefund' | 'refundPart'>): OrderStatus {
  return transitions[step].to;
}

export const logEntryOf = (step: OrderStep): string => transitions[step].log ?? step;
