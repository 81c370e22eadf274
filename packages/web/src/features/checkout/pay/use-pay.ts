import { isApiError, orderInfo } from '@openmall/sdk';
import { getOrderInfoQueryKey, useOrderPay, useTransport } from '@openmall/sdk/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

const isUnknown = (error: unknown) =>
  isApiError(error) && (error.kind === 'timeout' || error.kind === 'network');
const isPaidAlready = (error: unknown) => isApiError(error) && error.key === 'orderAlreadyPaid';

export interface Pay {
  readonly pay: (safeword: string) => void;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly reset: () => void;
}

/** Pays from the balance, once. A lost answer is not a failure: the orders themselves tell whether they are paid. */
export function usePay(orderIds: readonly string[], onPaid: () => void): Pay {
  const transport = useTransport();
  const queryClient = useQueryClient();
  const call = useOrderPay({ mutation: { meta: { inline: true } } });
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const underWay = useRef(false);
  // Asked through the cache, so that the next page does not show what was known before.
  const now = (orderId: string) =>
    queryClient.fetchQuery({
      queryKey: getOrderInfoQueryKey({ orderId }),
      queryFn: () => orderInfo(transport, { orderId }),
      staleTime: 0,
    });
  const arePaid = async () => {
    const orders = await Promise.all(orderIds.map(now));
    return orders.every((one) => one.orderInfo.payStatus === 1);
  };
  const send = async (safeword: string) => {
    try {
      await call.mutateAsync({ params: { orderId: orderIds.join(','), safeword } });
    } catch (cause) {
      const paid = (isUnknown(cause) || isPaidAlready(cause)) && (await arePaid());
      if (!paid) throw cause;
    }
  };
  const pay = async (safeword: string) => {
    if (underWay.current) return;
    underWay.current = true;
    setPending(true);
    setError(undefined);
    try {
      await send(safeword);
      onPaid();
    } catch (cause) {
      setError(cause);
    } finally {
      underWay.current = false;
      setPending(false);
    }
  };
  return { pay: (safeword) => void pay(safeword), isPending, error, reset: () => setError(undefined) };
}
