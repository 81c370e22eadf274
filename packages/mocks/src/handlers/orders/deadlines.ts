/** Days on which an order goes on by itself, as the defaults of the settings say. */
import type { Order } from '../../state/account.ts';

export const DAY = 86_400_000;
const DELIVERED = 14;
const RECEIVED: readonly number[] = [7, 17];

/** Days of each step of a return, by the state that it starts in. */
export const RETURN_DAYS = { 1: 3, 2: 14, 3: 14, 5: 7, 6: 14 } as const;

/** Wire times are wall times in UTC+8. */
const timeOf = (wire: string): number => Date.parse(`${wire.replace(' ', 'T')}+08:00`);

/** How long an order waits for its payment. */
export const PAYMENT_TIME_MS = 30 * 60_000;
const REVIEW_DAYS = 15;

/** Until when goods of a received order can be returned. */
export function returnDeadline({ log }: Order): number | null {
  const received = log.find(({ state }) => RECEIVED.includes(state));
  return received ? timeOf(received.createTime) + 14 * DAY : null;
}

/** From when on a parcel that nobody has delivered may be reported as never arrived. */
export const arrivalDeadline = ({ status, shippedAt }: Order): number | null =>
  status === 3 && shippedAt !== undefined ? shippedAt + 30 * DAY : null;

/** Until when the store ships a paid order. */
export const shipDeadline = ({ status, paidAt }: Order): number | null =>
  (status === 1 || status === 2) && paidAt !== undefined ? paidAt + 7 * DAY : null;

/** When a delivered order counts as received. */
export function receiptDeadline({ status, log }: Order): number | null {
  const delivered = status === 3 ? log.find(({ state }) => state === DELIVERED) : undefined;
  return delivered ? timeOf(delivered.createTime) + 10 * DAY : null;
}

/** When the mall reviews a received order for its silent buyer. */
export function reviewDeadline({ status, log }: Order): number | null {
  const received = status === 4 ? log.find(({ state }) => RECEIVED.includes(state)) : undefined;
  return received ? timeOf(received.createTime) + REVIEW_DAYS * DAY : null;
}

/** When the requested refund is granted. */
export function refundDeadline({ refunds }: Order): number | null {
  const open = refunds.find(({ state }) => state === 1);
  return open ? open.at + 3 * DAY : null;
}
