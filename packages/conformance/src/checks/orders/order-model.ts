/** Model of an order, from `states.yaml`: the actions that a state allows, and the states that follow. */
import { canDo, orderRefusals, states, type ErrorKey, type OperationId } from '@openmall/sdk';

/** The actions of buyers and merchants. */
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

const refusalsIn = (action: BuyerAction): readonly ErrorKey[] => [
  ...new Set(Object.values(orderRefusals[action])),
];

/** The errors that may refuse an action. A second reminder has an error of its own. */
export const refusalsOf: Readonly<Record<BuyerAction, readonly ErrorKey[]>> = {
  pay: refusalsIn('pay'),
  cancel: refusalsIn('cancel'),
  requestRefund: refusalsIn('requestRefund'),
  receive: refusalsIn('receive'),
  review: refusalsIn('review'),
  remind: [...refusalsIn('remind'), 'alreadyReminded'],
};

/** The state of an order in the model. */
export interface Model {
  readonly status: number;
  readonly refund: number;
  /** The state before the refund request, which a rejected refund restores. */
  readonly former: number;
  readonly reminded: boolean;
}

/** An order that was just submitted. */
export const newOrder = (): Model => ({ status: 0, refund: 0, former: 0, reminded: false });

/** The number and name of the state. */
export const stateName = ({ status }: Model): string =>
  `${status} (${states.order.names[String(status) as keyof typeof states.order.names]})`;

const isRefundAction = (action: Action): action is 'approveRefund' | 'rejectRefund' =>
  action === 'approveRefund' || action === 'rejectRefund';

export function allows({ status, refund, reminded }: Model, action: Action): boolean {
  if (isRefundAction(action)) return status === 6 && refund === 1;
  if (action === 'remind') return canDo('order', 'remind', status) && !reminded;
  return canDo('order', action, status);
}

/** The state after an action. The action must be allowed. */
export function applyAction(model: Model, action: Action): Model {
  if (action === 'remind') return { ...model, reminded: true };
  if (action === 'requestRefund') return { ...model, former: model.status, status: 6, refund: 1 };
  if (action === 'approveRefund') return { ...model, refund: 2 };
  if (action === 'rejectRefund') return { ...model, status: model.former, refund: 3 };
  return { ...model, status: Number([states.order.transitions[action].to].flat()[0]) };
}

/** Transitions that the clock makes. */
const clockMoves = ['expire', 'reviewByDefault'] as const;

/** All states that an order may have a moment later, if a merchant and the clock act on it. */
export function possibleAfterOthers(model: Model): readonly Model[] {
  const byStore = counterActions
    .filter((action) => allows(model, action))
    .map((action) => applyAction(model, action));
  const byClock = clockMoves
    .filter((move) => canDo('order', move, model.status))
    .map((move) => ({ ...model, status: states.order.transitions[move].to }));
  return [model, ...[...byStore, ...byClock].flatMap(possibleAfterOthers)];
}
