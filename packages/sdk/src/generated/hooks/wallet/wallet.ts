// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import type { DataOf } from '../../../types.ts';
import * as operations from '../../operation-functions.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';

import { useCallback } from 'react';

import type { WalletGetUsdtOk, WalletLogsOk, WalletLogsParams } from '../openmall.schemas.ts';

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
 * Answers what the caller's wallet holds and can spend at this moment, in USDT. Money held for a withdrawal under way is not part of it.
 * @summary Show the balance
 */
export const useWalletGetUsdtHook = () => {
  const walletGetUsdt = useCall<WalletGetUsdtOk>(operations.walletGetUsdt);

  return useCallback(
    (signal?: AbortSignal) => {
      return walletGetUsdt(undefined, signal);
    },
    [walletGetUsdt],
  );
};

export const getWalletGetUsdtQueryKey = () => {
  return ['walletGetUsdt'] as const;
};

export const useWalletGetUsdtQueryOptions = <
  TData = DataOf<'walletGetUsdt'>,
  TError = ErrorType<'walletGetUsdt'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'walletGetUsdt'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getWalletGetUsdtQueryKey();

  const walletGetUsdt = useWalletGetUsdtHook();

  const queryFn: QueryFunction<DataOf<'walletGetUsdt'>> = ({ signal }) => walletGetUsdt(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.walletGetUsdt);

  return customOptions as UseQueryOptions<DataOf<'walletGetUsdt'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type WalletGetUsdtQueryResult = NonNullable<DataOf<'walletGetUsdt'>>;
export type WalletGetUsdtQueryError = ErrorType<'walletGetUsdt'>;

/**
 * Answers what the caller's wallet holds and can spend at this moment, in USDT. Money held for a withdrawal under way is not part of it.
 * Calls `walletGetUsdt`.
 */
export function useWalletGetUsdt<TData = DataOf<'walletGetUsdt'>, TError = ErrorType<'walletGetUsdt'>>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'walletGetUsdt'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'walletGetUsdt'>, TError, DataOf<'walletGetUsdt'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers what the caller's wallet holds and can spend at this moment, in USDT. Money held for a withdrawal under way is not part of it.
 * Calls `walletGetUsdt`.
 */
export function useWalletGetUsdt<TData = DataOf<'walletGetUsdt'>, TError = ErrorType<'walletGetUsdt'>>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'walletGetUsdt'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'walletGetUsdt'>, TError, DataOf<'walletGetUsdt'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers what the caller's wallet holds and can spend at this moment, in USDT. Money held for a withdrawal under way is not part of it.
 * Calls `walletGetUsdt`.
 */
export function useWalletGetUsdt<TData = DataOf<'walletGetUsdt'>, TError = ErrorType<'walletGetUsdt'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'walletGetUsdt'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers what the caller's wallet holds and can spend at this moment, in USDT. Money held for a withdrawal under way is not part of it.
 * Calls `walletGetUsdt`.
 */
export function useWalletGetUsdt<TData = DataOf<'walletGetUsdt'>, TError = ErrorType<'walletGetUsdt'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'walletGetUsdt'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useWalletGetUsdtQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Lists every movement of the caller's balance, newest first, with the reason, the serial number that it belongs to and the balance after it.
 * @summary List the movements of the wallet
 */
export const useWalletLogsHook = () => {
  const walletLogs = useCall<WalletLogsOk>(operations.walletLogs);

  return useCallback(
    (params?: WalletLogsParams, signal?: AbortSignal) => {
      return walletLogs(params, signal);
    },
    [walletLogs],
  );
};

export const getWalletLogsInfiniteQueryKey = (params?: WalletLogsParams) => {
  return ['infinite', 'walletLogs', ...(params ? [params] : [])] as const;
};

export const getWalletLogsQueryKey = (params?: WalletLogsParams) => {
  return ['walletLogs', ...(params ? [params] : [])] as const;
};

export const useWalletLogsInfiniteQueryOptions = <
  TData = InfiniteData<DataOf<'walletLogs'>, WalletLogsParams['pageNum']>,
  TError = ErrorType<'walletLogs'>,
>(
  params?: WalletLogsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'walletLogs'>, TError, TData, QueryKey, WalletLogsParams['pageNum']>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getWalletLogsInfiniteQueryKey(params);

  const walletLogs = useWalletLogsHook();

  const queryFn: QueryFunction<DataOf<'walletLogs'>, QueryKey, WalletLogsParams['pageNum']> = ({
    signal,
    pageParam,
  }) => walletLogs({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, { params }, operations.walletLogs);

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'walletLogs'>,
    TError,
    TData,
    QueryKey,
    WalletLogsParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type WalletLogsInfiniteQueryResult = NonNullable<DataOf<'walletLogs'>>;
export type WalletLogsInfiniteQueryError = ErrorType<'walletLogs'>;

/**
 * Lists every movement of the caller's balance, newest first, with the reason, the serial number that it belongs to and the balance after it.
 * Calls `walletLogs`.
 */
export function useWalletLogsInfinite<
  TData = InfiniteData<DataOf<'walletLogs'>, WalletLogsParams['pageNum']>,
  TError = ErrorType<'walletLogs'>,
>(
  params: undefined | WalletLogsParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<DataOf<'walletLogs'>, TError, TData, QueryKey, WalletLogsParams['pageNum']>
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'walletLogs'>, TError, DataOf<'walletLogs'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists every movement of the caller's balance, newest first, with the reason, the serial number that it belongs to and the balance after it.
 * Calls `walletLogs`.
 */
export function useWalletLogsInfinite<
  TData = InfiniteData<DataOf<'walletLogs'>, WalletLogsParams['pageNum']>,
  TError = ErrorType<'walletLogs'>,
>(
  params?: WalletLogsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'walletLogs'>, TError, TData, QueryKey, WalletLogsParams['pageNum']>
    > &
      Pick<
        UndefinedInitialDataOptions<DataOf<'walletLogs'>, TError, DataOf<'walletLogs'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists every movement of the caller's balance, newest first, with the reason, the serial number that it belongs to and the balance after it.
 * Calls `walletLogs`.
 */
export function useWalletLogsInfinite<
  TData = InfiniteData<DataOf<'walletLogs'>, WalletLogsParams['pageNum']>,
  TError = ErrorType<'walletLogs'>,
>(
  params?: WalletLogsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'walletLogs'>, TError, TData, QueryKey, WalletLogsParams['pageNum']>
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists every movement of the caller's balance, newest first, with the reason, the serial number that it belongs to and the balance after it.
 * Calls `walletLogs`.
 */
export function useWalletLogsInfinite<
  TData = InfiniteData<DataOf<'walletLogs'>, WalletLogsParams['pageNum']>,
  TError = ErrorType<'walletLogs'>,
>(
  params?: WalletLogsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'walletLogs'>, TError, TData, QueryKey, WalletLogsParams['pageNum']>
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useWalletLogsInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useWalletLogsQueryOptions = <TData = DataOf<'walletLogs'>, TError = ErrorType<'walletLogs'>>(
  params?: WalletLogsParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'walletLogs'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getWalletLogsQueryKey(params);

  const walletLogs = useWalletLogsHook();

  const queryFn: QueryFunction<DataOf<'walletLogs'>> = ({ signal }) => walletLogs(params, signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, { params }, operations.walletLogs);

  return customOptions as UseQueryOptions<DataOf<'walletLogs'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type WalletLogsQueryResult = NonNullable<DataOf<'walletLogs'>>;
export type WalletLogsQueryError = ErrorType<'walletLogs'>;

/**
 * Lists every movement of the caller's balance, newest first, with the reason, the serial number that it belongs to and the balance after it.
 * Calls `walletLogs`.
 */
export function useWalletLogs<TData = DataOf<'walletLogs'>, TError = ErrorType<'walletLogs'>>(
  params: undefined | WalletLogsParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'walletLogs'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'walletLogs'>, TError, DataOf<'walletLogs'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists every movement of the caller's balance, newest first, with the reason, the serial number that it belongs to and the balance after it.
 * Calls `walletLogs`.
 */
export function useWalletLogs<TData = DataOf<'walletLogs'>, TError = ErrorType<'walletLogs'>>(
  params?: WalletLogsParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'walletLogs'>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<DataOf<'walletLogs'>, TError, DataOf<'walletLogs'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists every movement of the caller's balance, newest first, with the reason, the serial number that it belongs to and the balance after it.
 * Calls `walletLogs`.
 */
export function useWalletLogs<TData = DataOf<'walletLogs'>, TError = ErrorType<'walletLogs'>>(
  params?: WalletLogsParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'walletLogs'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists every movement of the caller's balance, newest first, with the reason, the serial number that it belongs to and the balance after it.
 * Calls `walletLogs`.
 */
export function useWalletLogs<TData = DataOf<'walletLogs'>, TError = ErrorType<'walletLogs'>>(
  params?: WalletLogsParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'walletLogs'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useWalletLogsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
