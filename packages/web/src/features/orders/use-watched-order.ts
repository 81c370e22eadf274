import { useOrderInfo } from '@openmall/sdk/hooks';
import { isMoving, ORDER_POLL_MS } from './order-actions.ts';

/** One order, read again while others may change it, so that changes show without a reload. */
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
