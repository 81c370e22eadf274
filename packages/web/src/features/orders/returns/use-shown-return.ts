import { orderReturnQuote } from '@openmall/sdk';
import { queryKeyOf } from '@openmall/sdk/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { quoteInput, type ReturnValues } from './return-values.ts';

interface ShownReturn {
  /** The amount that the buyer was shown for some values. */
  readonly totalOf: (values: ReturnValues) => number | undefined;
  /** Asks for the amount again, after the server has refused it. */
  readonly refresh: (values: ReturnValues) => void;
}

export function useShownReturn(orderId: string): ShownReturn {
  const client = useQueryClient();
  const keyOf = (values: ReturnValues) => queryKeyOf(orderReturnQuote, quoteInput(orderId, values));
  return {
    totalOf: (values) => client.getQueryData(keyOf(values))?.total,
    refresh: (values) => void client.invalidateQueries({ queryKey: keyOf(values) }),
  };
}
