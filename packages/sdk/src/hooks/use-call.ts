import { useCallback } from 'react';
import type { OperationId } from '../operation.ts';
import type { ApiError } from '../transport/api-error.ts';
import type { DataIn } from '../transport/data-in.ts';
import type { SendRequest } from '../transport/options.ts';
import { useTransport } from './transport-provider.tsx';

/** What every generated hook calls: the transport of the nearest provider. */
export const useCall = <Ok>() => {
  const transport = useTransport();
  return useCallback(
    (request: SendRequest): Promise<DataIn<Ok>> => transport.send(request) as Promise<DataIn<Ok>>,
    [transport],
  );
};

export type ErrorType<Id extends OperationId> = ApiError<Id>;
