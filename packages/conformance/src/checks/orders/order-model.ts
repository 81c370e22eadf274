/** An order as `states.yaml` has it: what may be done with it, and what it is afterwards. */
import { canDo, states, type ErrorKey, type OperationId } from '@openmall/sdk';

/** What may be done with an order; the last ones only a merchant does. */
export const buyerActions = ['pay', 'cancel', 'requestRefund', 'receive', 'review', 'remind'] as const;
export const counterActions = ['confirm', 'ship', 'approveRefund', 'rejectRefund'] as const;
export type BuyerAction = (typeof buyerActions)[number];
export type CounterAction = (typeof counterActions)[number];
export type Action = BuyerAction | CounterAction;

export const isByBuyer = (action: Action): action is BuyerAction =>
  (buyerActions as readonly string[]).includes(action);

export const operationOf: Readonly<Record<BuyerAction, OperationId>> = {
  pay: 'orderPay',
  cancel: 'orderCancel',
  requestRefund: 'orderReturns',
  receive: 'orderReceipt',
  review: 'evaluationAddList',
  remind: 'orderRemind',
};

/** What an action is refused with in a state that does not allow it. */
export const refusalsOf: Readonly<Record<BuyerAction, readonly ErrorKey[]>> = {
  pay: ['orderAlreadyPaid', 'orderAlreadyCancelled', 'orderAlreadyCompleted'],
  cancel: ['onlyPendingPaymentCancellable', 'orderAlreadyCancelled', 'orderAlreadyCompleted'],
  requestRefund: [
    'orderNotRefundable',
    'shippedOrderNotRefundable',
    'orderAlreadyCancelled',
    'orderAlreadyCompleted',
  ],
  receive: ['orderNotReceivable', 'orderAlreadyCancelled', 'orderAlreadyCompleted'],
  review: ['orderNotReviewable', 'alreadyReviewed'],
  remind: ['orderNotRemindable', 'alreadyReminded'],
};

/** An order as the model has it. */
export interface Model {
  readonly status: number;
  readonly refund: number;
  /** The state to which a refused refund returns. */
  readonly former: number;
  readonly reminded: boolean;
}

/** Just submitted. */
export const newOrder = (): Model => ({ status: 0, refund: 0, former: 0, reminded: false });

/** The state by its name in the contract. */
export const stateName = ({ status }: Model): string =>
  `${status} (${states.order.names[String(status) as keyof typeof states.order.names]})`;

const isRefundAction = (action: Action): action is 'approveRefund' | 'rejectRefund' =>
  action === 'approveRefund' || action === 'rejectRefund';

export function allows({ status, refund, reminded }: Model, action: Action): boolean {
  if (isRefundAction(action)) return status === 6 && refund === 1;
  if (action === 'remind') return canDo('order', 'remind', status) && !reminded;
  return canDo('order', action, status);
}

/** The order after an action that it allows. */
export function applyAction(model: Model, action: Action): Model {
  if (action === 'remind') return { ...model, reminded: true };
  if (action === 'requestRefund') return { ...model, former: model.status, status: 6, refund: 1 };
  if (action === 'approveRefund') return { ...model, refund: 2 };
  if (action === 'rejectRefund') return { ...model, status: model.former, refund: 3 };
  return { ...model, status: Number([states.order.transitions[action].to].flat()[0]) };
}

/** What the clock does with an order. */
const clockMoves = ['expire', 'reviewByDefault'] as const;

/** What an order may be a moment later, where a store and the clock are at work: itself, and all that they lead to. */
export function possibleAfterOthers(model: Model): readonly Model[] {
  const byStore = counterActions
    .filter((action) => allows(model, action))
    .map((action) => applyAction(model, action));
  const byClock = clockMoves
    .filter((move) => canDo('order', move, model.status))
    .map((move) => ({ ...model, status: states.order.transitions[move].to }));
  return [model, ...[...byStore, ...byClock].flatMap(possibleAfterOthers)];
}
