import { orderRefundQuote, type OrderRefundQuoteData } from '@openmall/sdk';
import { queryKeyOf, useOrderRefundQuote } from '@openmall/sdk/hooks';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { refundLines, type RefundValues } from './refund-values.ts';

const paramsOf = (orderId: string, lines: string | undefined) => ({ orderId, ...(lines && { lines }) });

interface Quotes {
  /** All that is left of the order. */
  readonly whole: OrderRefundQuoteData | undefined;
  /** What is chosen in the form; undefined while it loads. */
  readonly chosen: OrderRefundQuoteData | undefined | 'none';
  readonly isStale: boolean;
  /** The server can't tell what a refund pays back. */
  readonly isUnknown: boolean;
}

/** The quote for all that is left of an order. */
export const useWholeQuote = (orderId: string) =>
  useOrderRefundQuote({ orderId }, { query: { staleTime: 0, meta: { inline: true } } });

/** What the refund in the form would pay back. */
export function useRefundQuote(
  orderId: string,
  whole: ReturnType<typeof useWholeQuote>,
  values: RefundValues,
): Quotes {
  const lines = refundLines(values);
  const part = useOrderRefundQuote(paramsOf(orderId, lines), {
    query: { enabled: Boolean(lines), placeholderData: keepPreviousData, meta: { inline: true } },
  });
  return {
    whole: whole.data,
    chosen: lines === '' ? 'none' : lines === undefined ? whole.data : part.data,
    isStale: part.isPlaceholderData,
    isUnknown: whole.isError,
  };
}

/** Returns the amount that the buyer was shown for some values. */
export function useShownAmount(orderId: string): (values: RefundValues) => number | undefined {
  const client = useQueryClient();
  return (values) => {
    const key = queryKeyOf(orderRefundQuote, paramsOf(orderId, refundLines(values)));
    return client.getQueryData(key)?.total;
  };
}
