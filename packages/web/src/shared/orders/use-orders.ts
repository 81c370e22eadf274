import { orderInfo } from '@openmall/sdk';
import { queryOptionsOf, useTransport } from '@openmall/sdk/hooks';
import { useQueries } from '@tanstack/react-query';

/** Loads the orders of a checkout, which are paid together. */
export function useOrders(orderIds: readonly string[], pollMs?: number) {
  const transport = useTransport();
  return useQueries({
    queries: orderIds.map((orderId) => ({
      ...queryOptionsOf(transport, orderInfo, { orderId }),
      meta: { inline: true },
      refetchInterval: pollMs ?? (false as const),
    })),
    combine: (queries) => ({
      orders: queries.flatMap(({ data }) => (data ? [data.orderInfo] : [])),
      error: queries.find((query) => query.error)?.error ?? undefined,
      isPending: queries.some((query) => query.isPending),
      refetch: () => queries.forEach((query) => void query.refetch()),
    }),
  });
}
