/** Adds a received order with a return in some state. */
import { addReturn, moveReturn } from '../handlers/orders/returns.ts';
import type { Account } from '../state/account.ts';
import type { Mall } from '../state/mall.ts';
import { addOrder } from './add-order.ts';

const HOUR = 3_600_000;
const AGE_MINUTES = 6 * 1440;

/** Leaves one order: received two days ago, with a return that was asked for some hours ago. */
export function addReturned(mall: Mall, account: Account, state: 1 | 2 | 5 | 6): void {
  account.orders.splice(0);
  addOrder(mall, account, { ageMinutes: AGE_MINUTES, status: 4 });
  const [order] = account.orders;
  if (!order) return;
  const at = mall.openedAt - 20 * HOUR;
  const remark = 'The seam was open when I unpacked it.';
  const goods = addReturn(order, { id: mall.nextId('rc'), reason: 6, remark, images: [], at });
  if (state === 1) return;
  goods.decidedAt = at + 8 * HOUR;
  moveReturn(goods, state, goods.decidedAt);
  if (state === 5 || state === 6) goods.answer = 'It was whole when we sent it.';
  if (state !== 6) return;
  goods.dispute = 'The picture shows the seam beside the label of the parcel.';
  goods.disputedAt = at + 12 * HOUR;
  moveReturn(goods, 6, goods.disputedAt);
}
