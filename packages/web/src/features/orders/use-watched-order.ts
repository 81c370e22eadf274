import { useOrderInfo } from '@openmall/sdk/hooks';
import { isMoving, ORDER_POLL_MS } from './order-actions.ts';

/** Loads an order and polls it while it can change without the buyer. */
export const useWatchedOrder = (orderId: string) =>
  useOrderInfo(
    { orderId },
    {
      query: {
        staleTime: 0,
        meta: { inline: true },
        refetchInterval: ({ state }) =>
          state.data && isMoving(state.data.orderInfo) ? ORDER_POLL_MS : false,
        refetchIntervalInBackground: false,
      },
    },
  );
