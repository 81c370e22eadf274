import { useCallback } from 'react';
import type { AnyOperationId, Operation } from '../types.ts';
import type { ApiError } from '../transport/errors/api-error.ts';
import type { EnvelopeData } from '../transport/response/envelope-data.ts';
import { useTransport } from './transport-provider.tsx';

type Run<Ok> = (input: object | undefined, signal: AbortSignal | undefined) => Promise<EnvelopeData<Ok>>;

/** Calls an operation on the transport of the nearest provider. Every generated hook uses it. */
export const useCall = <Ok>(operation: Operation<AnyOperationId>): Run<Ok> => {
  const transport = useTransport();
  return useCallback(
    (input, signal) => transport.call(operation, input as never, { signal }) as Promise<EnvelopeData<Ok>>,
    [transport, operation],
  );
};

export type ErrorType<Id extends AnyOperationId> = ApiError<Id>;
