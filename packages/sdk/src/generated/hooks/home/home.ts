// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import type { DataOf } from '../../../types.ts';
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
  TData = DataOf<'indexHome'>,
  TError = ErrorType<'indexHome'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'indexHome'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getIndexHomeQueryKey();

  const indexHome = useIndexHomeHook();

  const queryFn: QueryFunction<DataOf<'indexHome'>> = ({ signal }) => indexHome(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.indexHome);

  return customOptions as UseQueryOptions<DataOf<'indexHome'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type IndexHomeQueryResult = NonNullable<DataOf<'indexHome'>>;
export type IndexHomeQueryError = ErrorType<'indexHome'>;

/**
 * Answers the pictures of the stage, the address of customer service, announcements and the mall's description of itself. Anyone may call.
 * Calls `indexHome`.
 */
export function useIndexHome<TData = DataOf<'indexHome'>, TError = ErrorType<'indexHome'>>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'indexHome'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'indexHome'>, TError, DataOf<'indexHome'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the pictures of the stage, the address of customer service, announcements and the mall's description of itself. Anyone may call.
 * Calls `indexHome`.
 */
export function useIndexHome<TData = DataOf<'indexHome'>, TError = ErrorType<'indexHome'>>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'indexHome'>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<DataOf<'indexHome'>, TError, DataOf<'indexHome'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the pictures of the stage, the address of customer service, announcements and the mall's description of itself. Anyone may call.
 * Calls `indexHome`.
 */
export function useIndexHome<TData = DataOf<'indexHome'>, TError = ErrorType<'indexHome'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'indexHome'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the pictures of the stage, the address of customer service, announcements and the mall's description of itself. Anyone may call.
 * Calls `indexHome`.
 */
export function useIndexHome<TData = DataOf<'indexHome'>, TError = ErrorType<'indexHome'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'indexHome'>, TError, TData>> },
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
  TData = DataOf<'indexDownloadUrl'>,
  TError = ErrorType<'indexDownloadUrl'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'indexDownloadUrl'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getIndexDownloadUrlQueryKey();

  const indexDownloadUrl = useIndexDownloadUrlHook();

  const queryFn: QueryFunction<DataOf<'indexDownloadUrl'>> = ({ signal }) => indexDownloadUrl(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.indexDownloadUrl);

  return customOptions as UseQueryOptions<DataOf<'indexDownloadUrl'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type IndexDownloadUrlQueryResult = NonNullable<DataOf<'indexDownloadUrl'>>;
export type IndexDownloadUrlQueryError = ErrorType<'indexDownloadUrl'>;

/**
 * Answers the address of the page from which phones and desktops download the mall's client, or an empty text where there is none.
 * Calls `indexDownloadUrl`.
 */
export function useIndexDownloadUrl<
  TData = DataOf<'indexDownloadUrl'>,
  TError = ErrorType<'indexDownloadUrl'>,
>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'indexDownloadUrl'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'indexDownloadUrl'>, TError, DataOf<'indexDownloadUrl'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the address of the page from which phones and desktops download the mall's client, or an empty text where there is none.
 * Calls `indexDownloadUrl`.
 */
export function useIndexDownloadUrl<
  TData = DataOf<'indexDownloadUrl'>,
  TError = ErrorType<'indexDownloadUrl'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'indexDownloadUrl'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'indexDownloadUrl'>, TError, DataOf<'indexDownloadUrl'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the address of the page from which phones and desktops download the mall's client, or an empty text where there is none.
 * Calls `indexDownloadUrl`.
 */
export function useIndexDownloadUrl<
  TData = DataOf<'indexDownloadUrl'>,
  TError = ErrorType<'indexDownloadUrl'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'indexDownloadUrl'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the address of the page from which phones and desktops download the mall's client, or an empty text where there is none.
 * Calls `indexDownloadUrl`.
 */
export function useIndexDownloadUrl<
  TData = DataOf<'indexDownloadUrl'>,
  TError = ErrorType<'indexDownloadUrl'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'indexDownloadUrl'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useIndexDownloadUrlQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
