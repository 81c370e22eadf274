/** Days on which an order goes on by itself, as the defaults of the settings say. */
import type { Order } from '../../state/account.ts';

const DAY = 86_400_000;
const DELIVERED = 14;

/** Until when the store ships a paid order. */
export const shipDeadline = ({ status, paidAt }: Order): number | null =>
  (status === 1 || status === 2) && paidAt !== undefined ? paidAt + 7 * DAY : null;

/** When a delivered order counts as received. */
export function receiptDeadline({ status, log }: Order): number | null {
  const delivered = status === 3 ? log.find(({ state }) => state === DELIVERED) : undefined;
  // Wire times are wall times in UTC+8.
  return delivered ? Date.parse(`${delivered.createTime.replace(' ', 'T')}+08:00`) + 10 * DAY : null;
}

/** When the requested refund is granted. */
export function refundDeadline({ refunds }: Order): number | null {
  const open = refunds.find(({ state }) => state === 1);
  return open ? open.at + 3 * DAY : null;
}
