import { canDo, type OrderStatus, type RefundStatus } from '@openmall/sdk';

/** Actions of a buyer on an order; the state table of the contract decides which are available. */
export type OrderAction =
  'pay' | 'cancel' | 'remind' | 'receive' | 'review' | 'requestRefund' | 'seeRefund' | 'track' | 'buyAgain';

/** In order of importance; the first available one is the filled button. */
const prioritized = ['pay', 'receive', 'review', 'remind', 'requestRefund', 'cancel'] as const;

/** Tracking starts with the payment. */
const isTracked = (status: OrderStatus) => status > 0;
const isOver = (status: OrderStatus) => status === -1 || status >= 4;

/** The actions of an order in this state, most important first. */
export const actionsOf = (status: OrderStatus): readonly OrderAction[] => [
  ...prioritized.filter((action) => canDo('order', action, status)),
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

interface Moving {
  readonly status: OrderStatus;
  readonly returnStatus?: RefundStatus;
}

/** The order can still change without the buyer: it is paid, packed, shipped or being refunded. */
export const isMoving = ({ status, returnStatus }: Moving): boolean =>
  (status >= 0 && status <= 3) || (status === 6 && returnStatus === 1);

/** The polling interval of such an order in milliseconds. */
export const ORDER_POLL_MS = 5000;
