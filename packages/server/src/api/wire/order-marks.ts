import type { OrderDetails, OrderMain } from '@openmall/sdk';
import type { OrderRow } from '../../db/tables.ts';

type Marks = Pick<OrderMain & OrderDetails, 'payDeadline' | 'reminded' | 'delivered'>;

/** What beside its status says what a buyer may do with an order now, and what to wait for. */
export const orderMarks = (order: OrderRow): Marks => ({
  payDeadline: order.status === 0 ? order.pay_deadline.getTime() : null,
  reminded: order.reminded_at ? 1 : 0,
  delivered: order.status === 3 && order.last_step === 'delivered' ? 1 : 0,
});
