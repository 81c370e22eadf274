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

import type { DeskHomeFiguresOk } from '../openmall.schemas.ts';

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
 * Counts the work of each queue that the caller may see, with the age of the oldest, and how the mall does, all from records.
 * @summary Count what waits
 */
export const useDeskHomeFiguresHook = () => {
  const deskHomeFigures = useCall<DeskHomeFiguresOk>(operations.deskHomeFigures);

  return useCallback(
    (signal?: AbortSignal) => {
      return deskHomeFigures(undefined, signal);
    },
    [deskHomeFigures],
  );
};

export const getDeskHomeFiguresQueryKey = () => {
  return ['deskHomeFigures'] as const;
};

export const useDeskHomeFiguresQueryOptions = <
  TData = DataOf<'deskHomeFigures'>,
  TError = ErrorType<'deskHomeFigures'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'deskHomeFigures'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskHomeFiguresQueryKey();

  const deskHomeFigures = useDeskHomeFiguresHook();

  const queryFn: QueryFunction<DataOf<'deskHomeFigures'>> = ({ signal }) => deskHomeFigures(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.deskHomeFigures);

  return customOptions as UseQueryOptions<DataOf<'deskHomeFigures'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskHomeFiguresQueryResult = NonNullable<DataOf<'deskHomeFigures'>>;
export type DeskHomeFiguresQueryError = ErrorType<'deskHomeFigures'>;

/**
 * Counts the work of each queue that the caller may see, with the age of the oldest, and how the mall does, all from records.
 * Calls `deskHomeFigures`.
 */
export function useDeskHomeFigures<TData = DataOf<'deskHomeFigures'>, TError = ErrorType<'deskHomeFigures'>>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskHomeFigures'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskHomeFigures'>, TError, DataOf<'deskHomeFigures'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Counts the work of each queue that the caller may see, with the age of the oldest, and how the mall does, all from records.
 * Calls `deskHomeFigures`.
 */
export function useDeskHomeFigures<TData = DataOf<'deskHomeFigures'>, TError = ErrorType<'deskHomeFigures'>>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskHomeFigures'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskHomeFigures'>, TError, DataOf<'deskHomeFigures'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Counts the work of each queue that the caller may see, with the age of the oldest, and how the mall does, all from records.
 * Calls `deskHomeFigures`.
 */
export function useDeskHomeFigures<TData = DataOf<'deskHomeFigures'>, TError = ErrorType<'deskHomeFigures'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskHomeFigures'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Counts the work of each queue that the caller may see, with the age of the oldest, and how the mall does, all from records.
 * Calls `deskHomeFigures`.
 */
export function useDeskHomeFigures<TData = DataOf<'deskHomeFigures'>, TError = ErrorType<'deskHomeFigures'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskHomeFigures'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskHomeFiguresQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
