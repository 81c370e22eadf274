import { orderInfo, type OrderDetails } from '@openmall/sdk';
import { getOrderInfoQueryKey, useTransport } from '@openmall/sdk/hooks';
import { sum } from '@openmall/sdk/money';
import { useQueries } from '@tanstack/react-query';

/** What an order costs, without what the way of paying takes. */
export const totalOf = (order: OrderDetails): string =>
  sum([order.total ?? sum([order.prizeReal, order.fees, order.tax])]);

/** The orders of one checkout, which are paid together. */
export function useOrders(orderIds: readonly string[], everyMs?: number) {
  const transport = useTransport();
  return useQueries({
    queries: orderIds.map((orderId) => ({
      queryKey: getOrderInfoQueryKey({ orderId }),
      queryFn: ({ signal }: { signal: AbortSignal }) => orderInfo(transport, { orderId }, { signal }),
      meta: { inline: true },
      refetchInterval: everyMs ?? (false as const),
    })),
    combine: (answers) => ({
      orders: answers.flatMap(({ data }) => (data ? [data.orderInfo] : [])),
      error: answers.find((answer) => answer.error)?.error ?? undefined,
      isPending: answers.some((answer) => answer.isPending),
      refetch: () => answers.forEach((answer) => void answer.refetch()),
    }),
  });
}
