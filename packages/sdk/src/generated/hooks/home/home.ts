// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
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

import type { IndexDownloadUrlOk, IndexHomeOk } from '../openmall.schemas.ts';

import { useCall } from '../../../hooks/use-call.ts';
import type { ErrorType } from '../../../hooks/use-call.ts';
import { withPaging } from '../../../hooks/with-paging.ts';

type AwaitedInput<T> = PromiseLike<T> | T;

type Awaited<O> = O extends AwaitedInput<infer T> ? T : never;

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
 * Answers the pictures of the stage, the address of customer service, announcements and the mall's description of itself. Anyone may call.
 * @summary Show the texts and links of the home page
 */
export const useIndexHomeHook = () => {
  const indexHome = useCall<IndexHomeOk>(operations.indexHome);

  return useCallback(
    (signal?: AbortSignal) => {
      return indexHome(undefined, signal);
    },
    [indexHome],
  );
};

export const getIndexHomeQueryKey = () => {
  return ['indexHome'] as const;
};

export const useIndexHomeQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useIndexHomeHook>>>,
  TError = ErrorType<'indexHome'>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useIndexHomeHook>>>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getIndexHomeQueryKey();

  const indexHome = useIndexHomeHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useIndexHomeHook>>>> = ({ signal }) =>
    indexHome(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.indexHome);

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useIndexHomeHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type IndexHomeQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useIndexHomeHook>>>>;
export type IndexHomeQueryError = ErrorType<'indexHome'>;

export function useIndexHome<
  TData = Awaited<ReturnType<ReturnType<typeof useIndexHomeHook>>>,
  TError = ErrorType<'indexHome'>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useIndexHomeHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useIndexHomeHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useIndexHomeHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useIndexHome<
  TData = Awaited<ReturnType<ReturnType<typeof useIndexHomeHook>>>,
  TError = ErrorType<'indexHome'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useIndexHomeHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useIndexHomeHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useIndexHomeHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useIndexHome<
  TData = Awaited<ReturnType<ReturnType<typeof useIndexHomeHook>>>,
  TError = ErrorType<'indexHome'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useIndexHomeHook>>>, TError, TData>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show the texts and links of the home page
 */

export function useIndexHome<
  TData = Awaited<ReturnType<ReturnType<typeof useIndexHomeHook>>>,
  TError = ErrorType<'indexHome'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useIndexHomeHook>>>, TError, TData>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useIndexHomeQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers the address of the page from which phones and desktops download the mall's client, or an empty text where there is none.
 * @summary Show the download page of the app
 */
export const useIndexDownloadUrlHook = () => {
  const indexDownloadUrl = useCall<IndexDownloadUrlOk>(operations.indexDownloadUrl);

  return useCallback(
    (signal?: AbortSignal) => {
      return indexDownloadUrl(undefined, signal);
    },
    [indexDownloadUrl],
  );
};

export const getIndexDownloadUrlQueryKey = () => {
  return ['indexDownloadUrl'] as const;
};

export const useIndexDownloadUrlQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useIndexDownloadUrlHook>>>,
  TError = ErrorType<'indexDownloadUrl'>,
>(options?: {
  query?: Partial<
    UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useIndexDownloadUrlHook>>>, TError, TData>
  >;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getIndexDownloadUrlQueryKey();

  const indexDownloadUrl = useIndexDownloadUrlHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useIndexDownloadUrlHook>>>> = ({
    signal,
  }) => indexDownloadUrl(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.indexDownloadUrl);

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useIndexDownloadUrlHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type IndexDownloadUrlQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useIndexDownloadUrlHook>>>
>;
export type IndexDownloadUrlQueryError = ErrorType<'indexDownloadUrl'>;

export function useIndexDownloadUrl<
  TData = Awaited<ReturnType<ReturnType<typeof useIndexDownloadUrlHook>>>,
  TError = ErrorType<'indexDownloadUrl'>,
>(
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useIndexDownloadUrlHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useIndexDownloadUrlHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useIndexDownloadUrlHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useIndexDownloadUrl<
  TData = Awaited<ReturnType<ReturnType<typeof useIndexDownloadUrlHook>>>,
  TError = ErrorType<'indexDownloadUrl'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useIndexDownloadUrlHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useIndexDownloadUrlHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useIndexDownloadUrlHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useIndexDownloadUrl<
  TData = Awaited<ReturnType<ReturnType<typeof useIndexDownloadUrlHook>>>,
  TError = ErrorType<'indexDownloadUrl'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useIndexDownloadUrlHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show the download page of the app
 */

export function useIndexDownloadUrl<
  TData = Awaited<ReturnType<ReturnType<typeof useIndexDownloadUrlHook>>>,
  TError = ErrorType<'indexDownloadUrl'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useIndexDownloadUrlHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useIndexDownloadUrlQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
