import type { OrderRow } from '../../db/schema/tables.ts';
import { plus } from '../money/exact.ts';

/** What mails tell about one or several orders. The button opens a single order, or the list. */
export function orderFacts(...orders: readonly OrderRow[]) {
  const [first] = orders;
  return {
    order: orders.map(({ number }) => number).join(', '),
    orderId: orders.length === 1 && first ? first.id : '',
    amount: orders.reduce((sum, { total }) => plus(sum, total), '0'),
  };
}
