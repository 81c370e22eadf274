import { isApiError, orderInfo } from '@openmall/sdk';
import { queryOptionsOf, useOrderPay, useTransport } from '@openmall/sdk/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isOutcomeUnknown } from '../outcome-unknown.ts';

const isAlreadyPaid = (error: unknown) => isApiError(error) && error.key === 'orderAlreadyPaid';

export interface Pay {
  readonly pay: (safeword: string) => void;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly reset: () => void;
}

interface Options {
  /** The error of an earlier attempt, shown until the next one. */
  readonly firstError?: unknown;
  readonly onFailed?: (error: unknown) => void;
}

/** Pays the orders from the balance exactly once. After a lost response, the orders show whether they are paid. */
export function usePay(
  orderIds: readonly string[],
  onPaid: () => void,
  { firstError, onFailed }: Options = {},
): Pay {
  const transport = useTransport();
  const queryClient = useQueryClient();
  const call = useOrderPay({ mutation: { meta: { inline: true } } });
  const [error, setError] = useState(firstError);
  const [isPending, setPending] = useState(false);
  const isSending = useRef(false);
  // Fetched through the query cache, so that the next page does not show old data.
  const fetchOrder = (orderId: string) =>
    queryClient.fetchQuery({ ...queryOptionsOf(transport, orderInfo, { orderId }), staleTime: 0 });
  const arePaid = async () => {
    const orders = await Promise.all(orderIds.map(fetchOrder));
    return orders.every((order) => order.orderInfo.payStatus === 1);
  };
  const send = async (safeword: string) => {
    try {
      await call.mutateAsync({ params: { orderId: orderIds.join(','), safeword } });
    } catch (cause) {
      const paid = (isOutcomeUnknown(cause) || isAlreadyPaid(cause)) && (await arePaid());
      if (!paid) throw cause;
    }
  };
  const pay = async (safeword: string) => {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setError(undefined);
    try {
      await send(safeword);
      onPaid();
    } catch (cause) {
      setError(cause);
      onFailed?.(cause);
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };
  return { pay: (safeword) => void pay(safeword), isPending, error, reset: () => setError(undefined) };
}
