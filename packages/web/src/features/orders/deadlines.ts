import type { OrderDetails, OrderMain } from '@openmall/sdk';

type Deadlines = Pick<
  OrderMain & OrderDetails,
  | 'status'
  | 'shipDeadline'
  | 'receiptDeadline'
  | 'refundDeadline'
  | 'returnState'
  | 'returnDeadline'
  | 'returnStepDeadline'
>;

interface Deadline {
  readonly key:
    | `deadline.${'receipt' | 'refund' | 'ship' | 'shipOver'}`
    | `return.state${1 | 2 | 3 | 5 | 6}`
    | 'return.until';
  readonly at: number;
}

/** The next step of an open return, or until when goods can be returned. */
function returnDeadlineOf(order: Deadlines, now: number): Deadline | undefined {
  const { returnState: state = 0, returnStepDeadline, returnDeadline } = order;
  if (typeof returnStepDeadline === 'number' && state !== 0 && state !== 4 && state !== 7)
    return { key: `return.state${state}`, at: returnStepDeadline };
  const isReturnable = typeof returnDeadline === 'number' && returnDeadline > now;
  return isReturnable ? { key: 'return.until', at: returnDeadline } : undefined;
}

/** What happens next to an order if nobody acts. Older servers tell nothing. */
export function deadlineOf(order: Deadlines, now: number): Deadline | undefined {
  const { refundDeadline, receiptDeadline, shipDeadline } = order;
  const ofReturn = returnDeadlineOf(order, now);
  if (ofReturn) return ofReturn;
  if (typeof refundDeadline === 'number') return { key: 'deadline.refund', at: refundDeadline };
  if (typeof receiptDeadline === 'number') return { key: 'deadline.receipt', at: receiptDeadline };
  if (typeof shipDeadline !== 'number') return undefined;
  return { key: shipDeadline <= now ? 'deadline.shipOver' : 'deadline.ship', at: shipDeadline };
}
