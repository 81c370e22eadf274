import { useCallback } from 'react';
import type { Operation, OperationId } from '../operation.ts';
import type { ApiError } from '../transport/api-error.ts';
import type { DataIn } from '../transport/data-in.ts';
import { useTransport } from './transport-provider.tsx';

type Run<Ok> = (input: object | undefined, signal: AbortSignal | undefined) => Promise<DataIn<Ok>>;

/** What every generated hook calls: the transport of the nearest provider. */
export const useCall = <Ok>(operation: Operation): Run<Ok> => {
  const transport = useTransport();
  return useCallback(
    (input, signal) => transport.call(operation, input as never, { signal }) as Promise<DataIn<Ok>>,
    [transport, operation],
  );
};

export type ErrorType<Id extends OperationId> = ApiError<Id>;
