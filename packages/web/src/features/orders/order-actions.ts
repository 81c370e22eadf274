import {
  canDo,
  type OrderDetails,
  type OrderStatus,
  type RefundStatus,
  type ReturnCaseStatus,
} from '@openmall/sdk';

/** Actions of a buyer on an order; the state table of the contract decides which are available. */
export type OrderAction =
  | 'pay'
  | 'cancel'
  | 'remind'
  | 'receive'
  | 'review'
  | 'requestRefund'
  | 'seeRefund'
  | 'requestReturn'
  | 'seeReturn'
  | 'track'
  | 'buyAgain';

/** In order of importance; the first available one is the filled button. */
const prioritized = ['pay', 'receive', 'review', 'remind', 'requestRefund', 'cancel'] as const;

/** Tracking starts with the payment. */
const isTracked = (status: OrderStatus) => status > 0;
const isOver = (status: OrderStatus) => status === -1 || status >= 4;

/** A return of an order, as far as the buttons go; empty where the server knows no returns. */
export interface Returning {
  readonly returnState?: ReturnCaseStatus | undefined;
  readonly returnDeadline?: number | null | undefined;
}

const isEnded = (state: ReturnCaseStatus) => state === 0 || state === 4 || state === 7;

/** Whether goods of an order can be returned now, or its parcel be reported as never arrived. */
export function isReturnable(status: OrderStatus, { returnState, returnDeadline }: Returning): boolean {
  if (returnState === undefined || !isEnded(returnState)) return false;
  if (status === 3) return true;
  return (status === 4 || status === 5) && typeof returnDeadline === 'number' && returnDeadline > Date.now();
}

/** Whether goods come back, or can: only orders that were shipped have returns. */
export const isReturn = (order: OrderDetails): boolean =>
  (order.returns?.length ?? 0) > 0 || isReturnable(order.status, order);

function returnActions(status: OrderStatus, returning: Returning): readonly OrderAction[] {
  const isOpen = returning.returnState !== undefined && !isEnded(returning.returnState);
  if (isOpen) return ['seeReturn'];
  return isReturnable(status, returning) ? ['requestReturn'] : [];
}

/** The actions of an order in this state, most important first. */
export const actionsOf = (status: OrderStatus, returning: Returning = {}): readonly OrderAction[] => [
  ...prioritized.filter((action) => canDo('order', action, status)),
  ...returnActions(status, returning),
  ...(status === 6 ? (['seeRefund'] as const) : []),
  ...(isOver(status) ? (['buyAgain'] as const) : []),
  ...(isTracked(status) ? (['track'] as const) : []),
];

/** Parses the `?action=` of a link; `refund` is short for `requestRefund`. */
export function actionOfLink(name: string | null): OrderAction | undefined {
  if (name === 'refund') return 'requestRefund';
  return prioritized.find((action) => action === name);
}

/** Only actions that move an order forward are filled, so a card has at most one filled button. */
export const isFilled = (action: OrderAction): boolean =>
  action === 'pay' || action === 'receive' || action === 'review';

interface Moving extends Pick<Returning, 'returnState'> {
  readonly status: OrderStatus;
  readonly returnStatus?: RefundStatus;
}

/** The order can still change without the buyer: it is paid, packed, shipped, being refunded or returned. */
export const isMoving = ({ status, returnStatus, returnState = 0 }: Moving): boolean =>
  (status >= 0 && status <= 3) || (status === 6 && returnStatus === 1) || !isEnded(returnState);

/** The polling interval of such an order in milliseconds. */
export const ORDER_POLL_MS = 5000;
