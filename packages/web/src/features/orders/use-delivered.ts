import type { OrderMain } from '@openmall/sdk';
import { useOrderLogList } from '@openmall/sdk/hooks';

/** The state of the order's log in which the parcel is handed over. */
const handedOver = 14;

/** Whether a shipped order has arrived, by the trail that is shown beside it: its status waits for the buyer. */
export function useDelivered({ id, status }: Pick<OrderMain, 'id' | 'status'>): boolean {
  // It only reads along: a list does not ask for the trails of all its orders.
  const trail = useOrderLogList({ orderId: id }, { query: { enabled: false } });
  return status === 3 && trail.data?.some(({ state }) => state === handedOver) === true;
}
