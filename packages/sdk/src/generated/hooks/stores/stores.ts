// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
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
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>,
    SellerListParams['pageNum']
  >,
  TError = ErrorType<'sellerList'>,
>(
  params?: SellerListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>,
        TError,
        TData,
        QueryKey,
        SellerListParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerListInfiniteQueryKey(params);

  const sellerList = useSellerListHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>,
    QueryKey,
    SellerListParams['pageNum']
  > = ({ signal, pageParam }) => sellerList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, { params }, operations.sellerList);

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>,
    TError,
    TData,
    QueryKey,
    SellerListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SellerListInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>
>;
export type SellerListInfiniteQueryError = ErrorType<'sellerList'>;

export function useSellerListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>,
    SellerListParams['pageNum']
  >,
  TError = ErrorType<'sellerList'>,
>(
  params: undefined | SellerListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>,
        TError,
        TData,
        QueryKey,
        SellerListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>,
    SellerListParams['pageNum']
  >,
  TError = ErrorType<'sellerList'>,
>(
  params?: SellerListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>,
        TError,
        TData,
        QueryKey,
        SellerListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>,
    SellerListParams['pageNum']
  >,
  TError = ErrorType<'sellerList'>,
>(
  params?: SellerListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>,
        TError,
        TData,
        QueryKey,
        SellerListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List stores
 */

export function useSellerListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>,
    SellerListParams['pageNum']
  >,
  TError = ErrorType<'sellerList'>,
>(
  params?: SellerListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>,
        TError,
        TData,
        QueryKey,
        SellerListParams['pageNum']
      >
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

export const useSellerListQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>,
  TError = ErrorType<'sellerList'>,
>(
  params?: SellerListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerListQueryKey(params);

  const sellerList = useSellerListHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>> = ({ signal }) =>
    sellerList(params, signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, { params }, operations.sellerList);

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SellerListQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>>;
export type SellerListQueryError = ErrorType<'sellerList'>;

export function useSellerList<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>,
  TError = ErrorType<'sellerList'>,
>(
  params: undefined | SellerListParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerList<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>,
  TError = ErrorType<'sellerList'>,
>(
  params?: SellerListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerList<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>,
  TError = ErrorType<'sellerList'>,
>(
  params?: SellerListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List stores
 */

export function useSellerList<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>,
  TError = ErrorType<'sellerList'>,
>(
  params?: SellerListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerListHook>>>, TError, TData>
    >;
  },
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

export const useSellerInfoQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useSellerInfoHook>>>,
  TError = ErrorType<'sellerInfo'>,
>(
  params: SellerInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerInfoHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerInfoQueryKey(params);

  const sellerInfo = useSellerInfoHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useSellerInfoHook>>>> = ({ signal }) =>
    sellerInfo(params, signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, { params }, operations.sellerInfo);

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useSellerInfoHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SellerInfoQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useSellerInfoHook>>>>;
export type SellerInfoQueryError = ErrorType<'sellerInfo'>;

export function useSellerInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerInfoHook>>>,
  TError = ErrorType<'sellerInfo'>,
>(
  params: SellerInfoParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerInfoHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerInfoHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerInfoHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerInfoHook>>>,
  TError = ErrorType<'sellerInfo'>,
>(
  params: SellerInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerInfoHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerInfoHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerInfoHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerInfoHook>>>,
  TError = ErrorType<'sellerInfo'>,
>(
  params: SellerInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerInfoHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show one store
 */

export function useSellerInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerInfoHook>>>,
  TError = ErrorType<'sellerInfo'>,
>(
  params: SellerInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerInfoHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useSellerInfoQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
