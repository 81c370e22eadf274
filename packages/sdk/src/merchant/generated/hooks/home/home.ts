// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import type { DataOf } from '../../../../types.ts';
import * as operations from '../../operation-functions.ts';
import { useQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';

import { useCallback } from 'react';

import type { MerchantHomeFiguresOk } from '../openmall.schemas.ts';

import { useCall } from '../../../../hooks/use-call.ts';
import type { ErrorType } from '../../../../hooks/use-call.ts';
import { withPaging } from '../../../../hooks/with-paging.ts';

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * Counts the work that waits, the money of the store and its sales of the last 30 days beside the 30 before, all from records.
 * @summary Count what waits and what was sold
 */
export const useMerchantHomeFiguresHook = () => {
  const merchantHomeFigures = useCall<MerchantHomeFiguresOk>(operations.merchantHomeFigures);

  return useCallback(
    (signal?: AbortSignal) => {
      return merchantHomeFigures(undefined, signal);
    },
    [merchantHomeFigures],
  );
};

export const getMerchantHomeFiguresQueryKey = () => {
  return ['merchantHomeFigures'] as const;
};

export const useMerchantHomeFiguresQueryOptions = <
  TData = DataOf<'merchantHomeFigures'>,
  TError = ErrorType<'merchantHomeFigures'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'merchantHomeFigures'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantHomeFiguresQueryKey();

  const merchantHomeFigures = useMerchantHomeFiguresHook();

  const queryFn: QueryFunction<DataOf<'merchantHomeFigures'>> = ({ signal }) => merchantHomeFigures(signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    {},
    operations.merchantHomeFigures,
  );

  return customOptions as UseQueryOptions<DataOf<'merchantHomeFigures'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type MerchantHomeFiguresQueryResult = NonNullable<DataOf<'merchantHomeFigures'>>;
export type MerchantHomeFiguresQueryError = ErrorType<'merchantHomeFigures'>;

/**
 * Counts the work that waits, the money of the store and its sales of the last 30 days beside the 30 before, all from records.
 * Calls `merchantHomeFigures`.
 */
export function useMerchantHomeFigures<
  TData = DataOf<'merchantHomeFigures'>,
  TError = ErrorType<'merchantHomeFigures'>,
>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'merchantHomeFigures'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'merchantHomeFigures'>, TError, DataOf<'merchantHomeFigures'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Counts the work that waits, the money of the store and its sales of the last 30 days beside the 30 before, all from records.
 * Calls `merchantHomeFigures`.
 */
export function useMerchantHomeFigures<
  TData = DataOf<'merchantHomeFigures'>,
  TError = ErrorType<'merchantHomeFigures'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'merchantHomeFigures'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'merchantHomeFigures'>, TError, DataOf<'merchantHomeFigures'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Counts the work that waits, the money of the store and its sales of the last 30 days beside the 30 before, all from records.
 * Calls `merchantHomeFigures`.
 */
export function useMerchantHomeFigures<
  TData = DataOf<'merchantHomeFigures'>,
  TError = ErrorType<'merchantHomeFigures'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantHomeFigures'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Counts the work that waits, the money of the store and its sales of the last 30 days beside the 30 before, all from records.
 * Calls `merchantHomeFigures`.
 */
export function useMerchantHomeFigures<
  TData = DataOf<'merchantHomeFigures'>,
  TError = ErrorType<'merchantHomeFigures'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantHomeFigures'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useMerchantHomeFiguresQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
