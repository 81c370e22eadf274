import { canDo, type OrderStatus, type RefundStatus } from '@openmall/sdk';

/** What a buyer can do with an order from here; the state table of the contract decides. */
export type OrderAction =
  'pay' | 'cancel' | 'remind' | 'receive' | 'review' | 'requestRefund' | 'seeRefund' | 'track' | 'buyAgain';

/** Best first: the first that works is the filled button. */
const tried = ['pay', 'receive', 'review', 'remind', 'requestRefund', 'cancel'] as const;

/** There is something to follow as soon as it is paid. */
const isTracked = (status: OrderStatus) => status > 0;
const isOver = (status: OrderStatus) => status === -1 || status >= 4;

/** All actions of an order in this state, the most useful one first. */
export const actionsOf = (status: OrderStatus): readonly OrderAction[] => [
  ...tried.filter((action) => canDo('order', action, status)),
  ...(status === 6 ? (['seeRefund'] as const) : []),
  ...(isOver(status) ? (['buyAgain'] as const) : []),
  ...(isTracked(status) ? (['track'] as const) : []),
];

/** What a link may ask for with `?action=`; `refund` is the short name of asking for one. */
export function actionOfLink(name: string | null): OrderAction | undefined {
  if (name === 'refund') return 'requestRefund';
  return tried.find((action) => action === name);
}

/** Only what brings an order on is filled: at most one button of a card. */
export const isFilled = (action: OrderAction): boolean =>
  action === 'pay' || action === 'receive' || action === 'review';

interface Moving {
  readonly status: OrderStatus;
  readonly returnStatus?: RefundStatus;
}

/** Something will still happen to it without the buyer: it is paid, packed, on its way or being refunded. */
export const isMoving = ({ status, returnStatus }: Moving): boolean =>
  (status >= 0 && status <= 3) || (status === 6 && returnStatus === 1);

/** How often a moving order is looked at; not at all while the page is hidden. */
export const WATCH_MS = 5000;
