import type { AppContext } from '../../context.ts';
import { countryCodeOf } from '../addresses/countries.ts';
import type { OrderWithStore } from '../orders/read-orders.ts';
import { estimateDelivery, type DeliveryEstimate } from './delivery-estimate.ts';
import { readDeliveryTerms } from './goods-delivery.ts';

/** Statuses of orders whose parcel can still arrive: from unpaid to shipped. */
const MAX_OPEN_STATUS = 3;

/** When the parcel of an order should arrive; undefined once it has, or if its country is unknown. */
export async function estimateOrderDelivery(
  { db }: AppContext,
  order: OrderWithStore,
): Promise<DeliveryEstimate | undefined> {
  const { status, receipt_deadline: receiptDeadline, paid_at: paidAt, created_at: placedAt } = order;
  const isOpen = status >= 0 && status <= MAX_OPEN_STATUS && receiptDeadline === null;
  const to = isOpen ? countryCodeOf(order) : undefined;
  if (to === undefined) return undefined;
  const { days } = await readDeliveryTerms(db);
  return estimateDelivery(paidAt ?? placedAt, { from: order.storeCountry, to }, days);
}
