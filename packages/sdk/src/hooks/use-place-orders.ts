import {
  useMutation,
  type QueryClient,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { placeOrders, type OrderWish, type PlacedOrder } from '../orders/place-orders.ts';
import type { ApiError } from '../transport/errors/api-error.ts';
import { useTransport } from './transport-provider.tsx';

/**
 * A mutation of `placeOrders`: one order for each store of the lines, and none twice after a lost response. What the orders
 * make stale is read again, as after `useOrderSubmit`.
 * @example usePlaceOrders().mutate({ lines: [{ sellerGoodsId: 'g_1', count: 2 }], addressId: 'ad_home' });
 */
export function usePlaceOrders<TContext = unknown>(
  options: {
    mutation?: UseMutationOptions<PlacedOrder[], ApiError<'orderSubmit'>, OrderWish, TContext> | undefined;
  } = {},
  queryClient?: QueryClient,
): UseMutationResult<PlacedOrder[], ApiError<'orderSubmit'>, OrderWish, TContext> {
  const transport = useTransport();
  return useMutation(
    {
      mutationFn: (wish: OrderWish) => placeOrders(transport, wish),
      ...options.mutation,
      // The query client invalidates by this key.
      mutationKey: ['orderSubmit'],
    },
    queryClient,
  );
}
