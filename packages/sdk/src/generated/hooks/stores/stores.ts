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

import type { SellerInfoOk, SellerInfoParams, SellerListOk, SellerListParams } from '../openmall.schemas.ts';

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
 * Lists the open stores of the mall, the recommended ones only if asked for, with figures that are counted from records.
 * @summary List stores
 */
export const useSellerListHook = () => {
  const sellerList = useCall<SellerListOk>(operations.sellerList);

  return useCallback(
    (params?: SellerListParams, signal?: AbortSignal) => {
      return sellerList(params, signal);
    },
    [sellerList],
  );
};

export const getSellerListInfiniteQueryKey = (params?: SellerListParams) => {
  return ['infinite', 'sellerList', ...(params ? [params] : [])] as const;
};

export const getSellerListQueryKey = (params?: SellerListParams) => {
  return ['sellerList', ...(params ? [params] : [])] as const;
};

export const useSellerListInfiniteQueryOptions = <
  TData = InfiniteData<DataOf<'sellerList'>, SellerListParams['pageNum']>,
  TError = ErrorType<'sellerList'>,
>(
  params?: SellerListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'sellerList'>, TError, TData, QueryKey, SellerListParams['pageNum']>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerListInfiniteQueryKey(params);

  const sellerList = useSellerListHook();

  const queryFn: QueryFunction<DataOf<'sellerList'>, QueryKey, SellerListParams['pageNum']> = ({
    signal,
    pageParam,
  }) => sellerList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, { params }, operations.sellerList);

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'sellerList'>,
    TError,
    TData,
    QueryKey,
    SellerListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SellerListInfiniteQueryResult = NonNullable<DataOf<'sellerList'>>;
export type SellerListInfiniteQueryError = ErrorType<'sellerList'>;

/**
 * Lists the open stores of the mall, the recommended ones only if asked for, with figures that are counted from records.
 * Calls `sellerList`.
 */
export function useSellerListInfinite<
  TData = InfiniteData<DataOf<'sellerList'>, SellerListParams['pageNum']>,
  TError = ErrorType<'sellerList'>,
>(
  params: undefined | SellerListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<DataOf<'sellerList'>, TError, TData, QueryKey, SellerListParams['pageNum']>
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'sellerList'>, TError, DataOf<'sellerList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the open stores of the mall, the recommended ones only if asked for, with figures that are counted from records.
 * Calls `sellerList`.
 */
export function useSellerListInfinite<
  TData = InfiniteData<DataOf<'sellerList'>, SellerListParams['pageNum']>,
  TError = ErrorType<'sellerList'>,
>(
  params?: SellerListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'sellerList'>, TError, TData, QueryKey, SellerListParams['pageNum']>
    > &
      Pick<
        UndefinedInitialDataOptions<DataOf<'sellerList'>, TError, DataOf<'sellerList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the open stores of the mall, the recommended ones only if asked for, with figures that are counted from records.
 * Calls `sellerList`.
 */
export function useSellerListInfinite<
  TData = InfiniteData<DataOf<'sellerList'>, SellerListParams['pageNum']>,
  TError = ErrorType<'sellerList'>,
>(
  params?: SellerListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'sellerList'>, TError, TData, QueryKey, SellerListParams['pageNum']>
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the open stores of the mall, the recommended ones only if asked for, with figures that are counted from records.
 * Calls `sellerList`.
 */
export function useSellerListInfinite<
  TData = InfiniteData<DataOf<'sellerList'>, SellerListParams['pageNum']>,
  TError = ErrorType<'sellerList'>,
>(
  params?: SellerListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'sellerList'>, TError, TData, QueryKey, SellerListParams['pageNum']>
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useSellerListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useSellerListQueryOptions = <TData = DataOf<'sellerList'>, TError = ErrorType<'sellerList'>>(
  params?: SellerListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerListQueryKey(params);

  const sellerList = useSellerListHook();

  const queryFn: QueryFunction<DataOf<'sellerList'>> = ({ signal }) => sellerList(params, signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, { params }, operations.sellerList);

  return customOptions as UseQueryOptions<DataOf<'sellerList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type SellerListQueryResult = NonNullable<DataOf<'sellerList'>>;
export type SellerListQueryError = ErrorType<'sellerList'>;

/**
 * Lists the open stores of the mall, the recommended ones only if asked for, with figures that are counted from records.
 * Calls `sellerList`.
 */
export function useSellerList<TData = DataOf<'sellerList'>, TError = ErrorType<'sellerList'>>(
  params: undefined | SellerListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'sellerList'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'sellerList'>, TError, DataOf<'sellerList'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the open stores of the mall, the recommended ones only if asked for, with figures that are counted from records.
 * Calls `sellerList`.
 */
export function useSellerList<TData = DataOf<'sellerList'>, TError = ErrorType<'sellerList'>>(
  params?: SellerListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'sellerList'>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<DataOf<'sellerList'>, TError, DataOf<'sellerList'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the open stores of the mall, the recommended ones only if asked for, with figures that are counted from records.
 * Calls `sellerList`.
 */
export function useSellerList<TData = DataOf<'sellerList'>, TError = ErrorType<'sellerList'>>(
  params?: SellerListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the open stores of the mall, the recommended ones only if asked for, with figures that are counted from records.
 * Calls `sellerList`.
 */
export function useSellerList<TData = DataOf<'sellerList'>, TError = ErrorType<'sellerList'>>(
  params?: SellerListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useSellerListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers one store with its figures and, for a logged-in caller, whether the caller follows it. Viewing counts as a page view.
 * @summary Show one store
 */
export const useSellerInfoHook = () => {
  const sellerInfo = useCall<SellerInfoOk>(operations.sellerInfo);

  return useCallback(
    (params: SellerInfoParams, signal?: AbortSignal) => {
      return sellerInfo(params, signal);
    },
    [sellerInfo],
  );
};

export const getSellerInfoQueryKey = (params?: SellerInfoParams) => {
  return ['sellerInfo', ...(params ? [params] : [])] as const;
};

export const useSellerInfoQueryOptions = <TData = DataOf<'sellerInfo'>, TError = ErrorType<'sellerInfo'>>(
  params: SellerInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerInfo'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerInfoQueryKey(params);

  const sellerInfo = useSellerInfoHook();

  const queryFn: QueryFunction<DataOf<'sellerInfo'>> = ({ signal }) => sellerInfo(params, signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, { params }, operations.sellerInfo);

  return customOptions as UseQueryOptions<DataOf<'sellerInfo'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type SellerInfoQueryResult = NonNullable<DataOf<'sellerInfo'>>;
export type SellerInfoQueryError = ErrorType<'sellerInfo'>;

/**
 * Answers one store with its figures and, for a logged-in caller, whether the caller follows it. Viewing counts as a page view.
 * Calls `sellerInfo`.
 *
 * Its errors, besides those of every operation:
 * - `storeNotFound`: There is no such store.
 */
export function useSellerInfo<TData = DataOf<'sellerInfo'>, TError = ErrorType<'sellerInfo'>>(
  params: SellerInfoParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'sellerInfo'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'sellerInfo'>, TError, DataOf<'sellerInfo'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one store with its figures and, for a logged-in caller, whether the caller follows it. Viewing counts as a page view.
 * Calls `sellerInfo`.
 *
 * Its errors, besides those of every operation:
 * - `storeNotFound`: There is no such store.
 */
export function useSellerInfo<TData = DataOf<'sellerInfo'>, TError = ErrorType<'sellerInfo'>>(
  params: SellerInfoParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'sellerInfo'>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<DataOf<'sellerInfo'>, TError, DataOf<'sellerInfo'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one store with its figures and, for a logged-in caller, whether the caller follows it. Viewing counts as a page view.
 * Calls `sellerInfo`.
 *
 * Its errors, besides those of every operation:
 * - `storeNotFound`: There is no such store.
 */
export function useSellerInfo<TData = DataOf<'sellerInfo'>, TError = ErrorType<'sellerInfo'>>(
  params: SellerInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one store with its figures and, for a logged-in caller, whether the caller follows it. Viewing counts as a page view.
 * Calls `sellerInfo`.
 *
 * Its errors, besides those of every operation:
 * - `storeNotFound`: There is no such store.
 */
export function useSellerInfo<TData = DataOf<'sellerInfo'>, TError = ErrorType<'sellerInfo'>>(
  params: SellerInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useSellerInfoQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
