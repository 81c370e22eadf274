import { useCallback } from 'react';
import type { OperationId } from '../operation.ts';
import type { ApiError } from '../transport/api-error.ts';
import type { SendRequest } from '../transport/options.ts';
import { useTransport } from './transport-provider.tsx';

/** The `data` of a success; null where an operation answers nothing. */
export type DataOfOk<Ok> = Ok extends { data: infer Data } ? Data : null;

/** What every generated hook calls: the transport of the nearest provider. */
export const useCall = <Ok>() => {
  const transport = useTransport();
  return useCallback((request: SendRequest): Promise<DataOfOk<Ok>> => transport.send(request) as Promise<DataOfOk<Ok>>, [transport]);
};

export type ErrorType<Id extends OperationId> = ApiError<Id>;
