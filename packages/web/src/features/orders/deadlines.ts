import type { OrderDetails, OrderMain } from '@openmall/sdk';

type Deadlines = Pick<
  OrderMain & OrderDetails,
  'status' | 'shipDeadline' | 'receiptDeadline' | 'refundDeadline'
>;

interface Deadline {
  readonly key: 'receipt' | 'refund' | 'ship' | 'shipOver';
  readonly at: number;
}

/** What happens next to an order if nobody acts. Older servers tell nothing. */
export function deadlineOf(order: Deadlines, now: number): Deadline | undefined {
  const { refundDeadline, receiptDeadline, shipDeadline } = order;
  if (typeof refundDeadline === 'number') return { key: 'refund', at: refundDeadline };
  if (typeof receiptDeadline === 'number') return { key: 'receipt', at: receiptDeadline };
  if (typeof shipDeadline !== 'number') return undefined;
  return { key: shipDeadline <= now ? 'shipOver' : 'ship', at: shipDeadline };
}
