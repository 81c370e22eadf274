import { orderLog, states, type ErrorKey } from '@openmall/sdk';
import { DomainError } from '../domain-error.ts';

const { transitions, actions } = states.order;

export type OrderStep = keyof typeof transitions;
export type OrderStatus = -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Whether the order log has a step with this name. */
export const isStep = (step: string): step is keyof typeof orderLog => Object.hasOwn(orderLog, step);

type Refusals = Readonly<Record<OrderStatus, ErrorKey>>;

const closed = {
  [-1]: 'orderAlreadyCancelled',
  4: 'orderAlreadyCompleted',
  5: 'orderAlreadyCompleted',
} as const;
const everywhere = <Key extends ErrorKey>(key: Key) =>
  ({ [-1]: key, 0: key, 1: key, 2: key, 3: key, 4: key, 5: key, 6: key }) as const;

/** Why a step is refused, by the state that the order is in; states in which it works are never looked up. */
const REFUSALS: Readonly<Record<OrderStep | 'remind', Refusals>> = {
  pay: { ...everywhere('orderAlreadyPaid'), ...closed },
  cancel: { ...everywhere('onlyPendingPaymentCancellable'), ...closed },
  expire: { ...everywhere('onlyPendingPaymentCancellable'), ...closed },
  confirm: { ...everywhere('duplicateSubmission'), ...closed, 0: 'orderNotFound' },
  ship: { ...everywhere('duplicateSubmission'), ...closed, 0: 'orderNotFound', 6: 'orderNotFound' },
  receive: { ...everywhere('orderNotReceivable'), ...closed },
  review: { ...everywhere('orderNotReviewable'), 5: 'alreadyReviewed' },
  reviewByDefault: everywhere('orderNotReviewable'),
  requestRefund: { ...everywhere('orderNotRefundable'), ...closed, 3: 'shippedOrderNotRefundable' },
  rejectRefund: everywhere('orderNotRefundable'),
  remind: everywhere('orderNotRemindable'),
};

/**
 * Asserts that an order may take a step in its current state.
 * @throws {DomainError} The reason for the refusal, from `REFUSALS`.
 */
export function assertStep(step: OrderStep | 'remind', status: number): void {
  const { from } = step === 'remind' ? actions.remind : transitions[step];
  const allowed: readonly number[] = from;
  if (allowed.includes(status)) return;
  throw new DomainError(REFUSALS[step][status as OrderStatus]); // A check constraint limits `status` to these numbers.
}

/**
 * The state after a step. `rejectRefund` is excluded: it restores the state before the refund request, which
 * the order stores.
 */
export function stateAfter(step: Exclude<OrderStep, 'rejectRefund'>): OrderStatus {
  return transitions[step].to;
}

export const logEntryOf = (step: OrderStep): string => transitions[step].log ?? step;
