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

import type {
  SellerGoodsDeliveryEstimateOk,
  SellerGoodsDeliveryEstimateParams,
  SellerGoodsFacetsOk,
  SellerGoodsFacetsParams,
  SellerGoodsInfoOk,
  SellerGoodsInfoParams,
  SellerGoodsListOk,
  SellerGoodsListParams,
  SellerGoodsPopularSearchesOk,
  SellerGoodsRecommendLikeOk,
  SellerGoodsRecommendLikeParams,
  SellerGoodsRecommendNewOk,
  SellerGoodsRecommendNewParams,
  SellerGoodsSearchKeywordOk,
  SellerGoodsSearchKeywordParams,
  SellerGoodsSearchOk,
  SellerGoodsSearchParams,
  SellerGoodsSearchSellerGoodsOk,
  SellerGoodsSearchSellerGoodsParams,
} from '../openmall.schemas.ts';

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
 * Answers at most 20 stores and 20 goods on the shelf whose names contain the keyword, for suggestions while a buyer types;
 * a server may add categories and completed keywords. If there are no stores and goods, a server may suggest goods for
 * what was probably meant, and answers `correctedKeyword`. Anyone may call.
 * @summary Suggest stores and goods for a keyword
 */
export const useSellerGoodsSearchKeywordHook = () => {
  const sellerGoodsSearchKeyword = useCall<SellerGoodsSearchKeywordOk>(operations.sellerGoodsSearchKeyword);

  return useCallback(
    (params: SellerGoodsSearchKeywordParams, signal?: AbortSignal) => {
      return sellerGoodsSearchKeyword(params, signal);
    },
    [sellerGoodsSearchKeyword],
  );
};

export const getSellerGoodsSearchKeywordQueryKey = (params?: SellerGoodsSearchKeywordParams) => {
  return ['sellerGoodsSearchKeyword', ...(params ? [params] : [])] as const;
};

export const useSellerGoodsSearchKeywordQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchKeywordHook>>>,
  TError = ErrorType<'sellerGoodsSearchKeyword'>,
>(
  params: SellerGoodsSearchKeywordParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchKeywordHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerGoodsSearchKeywordQueryKey(params);

  const sellerGoodsSearchKeyword = useSellerGoodsSearchKeywordHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchKeywordHook>>>> = ({
    signal,
  }) => sellerGoodsSearchKeyword(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.sellerGoodsSearchKeyword,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchKeywordHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SellerGoodsSearchKeywordQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchKeywordHook>>>
>;
export type SellerGoodsSearchKeywordQueryError = ErrorType<'sellerGoodsSearchKeyword'>;

export function useSellerGoodsSearchKeyword<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchKeywordHook>>>,
  TError = ErrorType<'sellerGoodsSearchKeyword'>,
>(
  params: SellerGoodsSearchKeywordParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchKeywordHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchKeywordHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchKeywordHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerGoodsSearchKeyword<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchKeywordHook>>>,
  TError = ErrorType<'sellerGoodsSearchKeyword'>,
>(
  params: SellerGoodsSearchKeywordParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchKeywordHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchKeywordHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchKeywordHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerGoodsSearchKeyword<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchKeywordHook>>>,
  TError = ErrorType<'sellerGoodsSearchKeyword'>,
>(
  params: SellerGoodsSearchKeywordParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchKeywordHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Suggest stores and goods for a keyword
 */

export function useSellerGoodsSearchKeyword<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchKeywordHook>>>,
  TError = ErrorType<'sellerGoodsSearchKeyword'>,
>(
  params: SellerGoodsSearchKeywordParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchKeywordHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useSellerGoodsSearchKeywordQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers at most 10 keywords that buyers searched for most often in the caller's language during the last 30 days. Only
 * searches that found goods count, and a keyword appears once it was searched for several times. Anyone may call.
 * @summary List what buyers search for most
 */
export const useSellerGoodsPopularSearchesHook = () => {
  const sellerGoodsPopularSearches = useCall<SellerGoodsPopularSearchesOk>(
    operations.sellerGoodsPopularSearches,
  );

  return useCallback(
    (signal?: AbortSignal) => {
      return sellerGoodsPopularSearches(undefined, signal);
    },
    [sellerGoodsPopularSearches],
  );
};

export const getSellerGoodsPopularSearchesQueryKey = () => {
  return ['sellerGoodsPopularSearches'] as const;
};

export const useSellerGoodsPopularSearchesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsPopularSearchesHook>>>,
  TError = ErrorType<'sellerGoodsPopularSearches'>,
>(options?: {
  query?: Partial<
    UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsPopularSearchesHook>>>, TError, TData>
  >;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerGoodsPopularSearchesQueryKey();

  const sellerGoodsPopularSearches = useSellerGoodsPopularSearchesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useSellerGoodsPopularSearchesHook>>>> = ({
    signal,
  }) => sellerGoodsPopularSearches(signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    {},
    operations.sellerGoodsPopularSearches,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsPopularSearchesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SellerGoodsPopularSearchesQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useSellerGoodsPopularSearchesHook>>>
>;
export type SellerGoodsPopularSearchesQueryError = ErrorType<'sellerGoodsPopularSearches'>;

export function useSellerGoodsPopularSearches<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsPopularSearchesHook>>>,
  TError = ErrorType<'sellerGoodsPopularSearches'>,
>(
  options: {
    query: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsPopularSearchesHook>>>,
        TError,
        TData
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsPopularSearchesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsPopularSearchesHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerGoodsPopularSearches<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsPopularSearchesHook>>>,
  TError = ErrorType<'sellerGoodsPopularSearches'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsPopularSearchesHook>>>,
        TError,
        TData
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsPopularSearchesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsPopularSearchesHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerGoodsPopularSearches<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsPopularSearchesHook>>>,
  TError = ErrorType<'sellerGoodsPopularSearches'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsPopularSearchesHook>>>,
        TError,
        TData
      >
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List what buyers search for most
 */

export function useSellerGoodsPopularSearches<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsPopularSearchesHook>>>,
  TError = ErrorType<'sellerGoodsPopularSearches'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsPopularSearchesHook>>>,
        TError,
        TData
      >
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useSellerGoodsPopularSearchesQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Lists goods on the shelf, of the whole mall, of one category of either level or of one store. Unsorted, what the mall puts
 * forward comes first, then the newest. Goods of equal rank are ordered by id. Anyone may call; a page past the end is empty.
 * @summary List goods
 */
export const useSellerGoodsListHook = () => {
  const sellerGoodsList = useCall<SellerGoodsListOk>(operations.sellerGoodsList);

  return useCallback(
    (params?: SellerGoodsListParams, signal?: AbortSignal) => {
      return sellerGoodsList(params, signal);
    },
    [sellerGoodsList],
  );
};

export const getSellerGoodsListInfiniteQueryKey = (params?: SellerGoodsListParams) => {
  return ['infinite', 'sellerGoodsList', ...(params ? [params] : [])] as const;
};

export const getSellerGoodsListQueryKey = (params?: SellerGoodsListParams) => {
  return ['sellerGoodsList', ...(params ? [params] : [])] as const;
};

export const useSellerGoodsListInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>,
    SellerGoodsListParams['pageNum']
  >,
  TError = ErrorType<'sellerGoodsList'>,
>(
  params?: SellerGoodsListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>,
        TError,
        TData,
        QueryKey,
        SellerGoodsListParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerGoodsListInfiniteQueryKey(params);

  const sellerGoodsList = useSellerGoodsListHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>,
    QueryKey,
    SellerGoodsListParams['pageNum']
  > = ({ signal, pageParam }) =>
    sellerGoodsList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.sellerGoodsList,
  );

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>,
    TError,
    TData,
    QueryKey,
    SellerGoodsListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SellerGoodsListInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>
>;
export type SellerGoodsListInfiniteQueryError = ErrorType<'sellerGoodsList'>;

export function useSellerGoodsListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>,
    SellerGoodsListParams['pageNum']
  >,
  TError = ErrorType<'sellerGoodsList'>,
>(
  params: undefined | SellerGoodsListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>,
        TError,
        TData,
        QueryKey,
        SellerGoodsListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerGoodsListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>,
    SellerGoodsListParams['pageNum']
  >,
  TError = ErrorType<'sellerGoodsList'>,
>(
  params?: SellerGoodsListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>,
        TError,
        TData,
        QueryKey,
        SellerGoodsListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerGoodsListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>,
    SellerGoodsListParams['pageNum']
  >,
  TError = ErrorType<'sellerGoodsList'>,
>(
  params?: SellerGoodsListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>,
        TError,
        TData,
        QueryKey,
        SellerGoodsListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List goods
 */

export function useSellerGoodsListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>,
    SellerGoodsListParams['pageNum']
  >,
  TError = ErrorType<'sellerGoodsList'>,
>(
  params?: SellerGoodsListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>,
        TError,
        TData,
        QueryKey,
        SellerGoodsListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useSellerGoodsListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useSellerGoodsListQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>,
  TError = ErrorType<'sellerGoodsList'>,
>(
  params?: SellerGoodsListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerGoodsListQueryKey(params);

  const sellerGoodsList = useSellerGoodsListHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>> = ({
    signal,
  }) => sellerGoodsList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.sellerGoodsList,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SellerGoodsListQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>
>;
export type SellerGoodsListQueryError = ErrorType<'sellerGoodsList'>;

export function useSellerGoodsList<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>,
  TError = ErrorType<'sellerGoodsList'>,
>(
  params: undefined | SellerGoodsListParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerGoodsList<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>,
  TError = ErrorType<'sellerGoodsList'>,
>(
  params?: SellerGoodsListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerGoodsList<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>,
  TError = ErrorType<'sellerGoodsList'>,
>(
  params?: SellerGoodsListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List goods
 */

export function useSellerGoodsList<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>,
  TError = ErrorType<'sellerGoodsList'>,
>(
  params?: SellerGoodsListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useSellerGoodsListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Finds goods on the shelf whose names in the caller's language or in English contain every word of the keyword, case aside. A server may
 * also find other forms of a word, and correct a keyword that finds nothing; it then answers `correctedKeyword`.
 * Anyone may call.
 * @summary Search goods
 */
export const useSellerGoodsSearchHook = () => {
  const sellerGoodsSearch = useCall<SellerGoodsSearchOk>(operations.sellerGoodsSearch);

  return useCallback(
    (params: SellerGoodsSearchParams, signal?: AbortSignal) => {
      return sellerGoodsSearch(params, signal);
    },
    [sellerGoodsSearch],
  );
};

export const getSellerGoodsSearchInfiniteQueryKey = (params?: SellerGoodsSearchParams) => {
  return ['infinite', 'sellerGoodsSearch', ...(params ? [params] : [])] as const;
};

export const getSellerGoodsSearchQueryKey = (params?: SellerGoodsSearchParams) => {
  return ['sellerGoodsSearch', ...(params ? [params] : [])] as const;
};

export const useSellerGoodsSearchInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>,
    SellerGoodsSearchParams['pageNum']
  >,
  TError = ErrorType<'sellerGoodsSearch'>,
>(
  params: SellerGoodsSearchParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>,
        TError,
        TData,
        QueryKey,
        SellerGoodsSearchParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerGoodsSearchInfiniteQueryKey(params);

  const sellerGoodsSearch = useSellerGoodsSearchHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>,
    QueryKey,
    SellerGoodsSearchParams['pageNum']
  > = ({ signal, pageParam }) =>
    sellerGoodsSearch({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.sellerGoodsSearch,
  );

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>,
    TError,
    TData,
    QueryKey,
    SellerGoodsSearchParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SellerGoodsSearchInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>
>;
export type SellerGoodsSearchInfiniteQueryError = ErrorType<'sellerGoodsSearch'>;

export function useSellerGoodsSearchInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>,
    SellerGoodsSearchParams['pageNum']
  >,
  TError = ErrorType<'sellerGoodsSearch'>,
>(
  params: SellerGoodsSearchParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>,
        TError,
        TData,
        QueryKey,
        SellerGoodsSearchParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerGoodsSearchInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>,
    SellerGoodsSearchParams['pageNum']
  >,
  TError = ErrorType<'sellerGoodsSearch'>,
>(
  params: SellerGoodsSearchParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>,
        TError,
        TData,
        QueryKey,
        SellerGoodsSearchParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerGoodsSearchInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>,
    SellerGoodsSearchParams['pageNum']
  >,
  TError = ErrorType<'sellerGoodsSearch'>,
>(
  params: SellerGoodsSearchParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>,
        TError,
        TData,
        QueryKey,
        SellerGoodsSearchParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Search goods
 */

export function useSellerGoodsSearchInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>,
    SellerGoodsSearchParams['pageNum']
  >,
  TError = ErrorType<'sellerGoodsSearch'>,
>(
  params: SellerGoodsSearchParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>,
        TError,
        TData,
        QueryKey,
        SellerGoodsSearchParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useSellerGoodsSearchInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useSellerGoodsSearchQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>,
  TError = ErrorType<'sellerGoodsSearch'>,
>(
  params: SellerGoodsSearchParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerGoodsSearchQueryKey(params);

  const sellerGoodsSearch = useSellerGoodsSearchHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>> = ({
    signal,
  }) => sellerGoodsSearch(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.sellerGoodsSearch,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SellerGoodsSearchQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>
>;
export type SellerGoodsSearchQueryError = ErrorType<'sellerGoodsSearch'>;

export function useSellerGoodsSearch<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>,
  TError = ErrorType<'sellerGoodsSearch'>,
>(
  params: SellerGoodsSearchParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerGoodsSearch<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>,
  TError = ErrorType<'sellerGoodsSearch'>,
>(
  params: SellerGoodsSearchParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerGoodsSearch<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>,
  TError = ErrorType<'sellerGoodsSearch'>,
>(
  params: SellerGoodsSearchParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Search goods
 */

export function useSellerGoodsSearch<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>,
  TError = ErrorType<'sellerGoodsSearch'>,
>(
  params: SellerGoodsSearchParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useSellerGoodsSearchQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers by which attributes the goods of a list or search differ, such as colour and size, and how many goods each value would leave. It
 * takes the filters of sellerGoods!list and sellerGoods!search; values chosen of one attribute do not lower the counts of its others. The
 * keyword is not corrected. Anyone may call.
 * @summary Count the goods of a list by attribute
 */
export const useSellerGoodsFacetsHook = () => {
  const sellerGoodsFacets = useCall<SellerGoodsFacetsOk>(operations.sellerGoodsFacets);

  return useCallback(
    (params?: SellerGoodsFacetsParams, signal?: AbortSignal) => {
      return sellerGoodsFacets(params, signal);
    },
    [sellerGoodsFacets],
  );
};

export const getSellerGoodsFacetsQueryKey = (params?: SellerGoodsFacetsParams) => {
  return ['sellerGoodsFacets', ...(params ? [params] : [])] as const;
};

export const useSellerGoodsFacetsQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsFacetsHook>>>,
  TError = ErrorType<'sellerGoodsFacets'>,
>(
  params?: SellerGoodsFacetsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsFacetsHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerGoodsFacetsQueryKey(params);

  const sellerGoodsFacets = useSellerGoodsFacetsHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useSellerGoodsFacetsHook>>>> = ({
    signal,
  }) => sellerGoodsFacets(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.sellerGoodsFacets,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsFacetsHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SellerGoodsFacetsQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useSellerGoodsFacetsHook>>>
>;
export type SellerGoodsFacetsQueryError = ErrorType<'sellerGoodsFacets'>;

export function useSellerGoodsFacets<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsFacetsHook>>>,
  TError = ErrorType<'sellerGoodsFacets'>,
>(
  params: undefined | SellerGoodsFacetsParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsFacetsHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsFacetsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsFacetsHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerGoodsFacets<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsFacetsHook>>>,
  TError = ErrorType<'sellerGoodsFacets'>,
>(
  params?: SellerGoodsFacetsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsFacetsHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsFacetsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsFacetsHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerGoodsFacets<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsFacetsHook>>>,
  TError = ErrorType<'sellerGoodsFacets'>,
>(
  params?: SellerGoodsFacetsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsFacetsHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Count the goods of a list by attribute
 */

export function useSellerGoodsFacets<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsFacetsHook>>>,
  TError = ErrorType<'sellerGoodsFacets'>,
>(
  params?: SellerGoodsFacetsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsFacetsHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useSellerGoodsFacetsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Finds goods on the shelf of one store by the same rule as the search of the whole mall. Anyone may call.
 * @summary Search the goods of a store
 */
export const useSellerGoodsSearchSellerGoodsHook = () => {
  const sellerGoodsSearchSellerGoods = useCall<SellerGoodsSearchSellerGoodsOk>(
    operations.sellerGoodsSearchSellerGoods,
  );

  return useCallback(
    (params: SellerGoodsSearchSellerGoodsParams, signal?: AbortSignal) => {
      return sellerGoodsSearchSellerGoods(params, signal);
    },
    [sellerGoodsSearchSellerGoods],
  );
};

export const getSellerGoodsSearchSellerGoodsInfiniteQueryKey = (
  params?: SellerGoodsSearchSellerGoodsParams,
) => {
  return ['infinite', 'sellerGoodsSearchSellerGoods', ...(params ? [params] : [])] as const;
};

export const getSellerGoodsSearchSellerGoodsQueryKey = (params?: SellerGoodsSearchSellerGoodsParams) => {
  return ['sellerGoodsSearchSellerGoods', ...(params ? [params] : [])] as const;
};

export const useSellerGoodsSearchSellerGoodsInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>,
    SellerGoodsSearchSellerGoodsParams['pageNum']
  >,
  TError = ErrorType<'sellerGoodsSearchSellerGoods'>,
>(
  params: SellerGoodsSearchSellerGoodsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>,
        TError,
        TData,
        QueryKey,
        SellerGoodsSearchSellerGoodsParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerGoodsSearchSellerGoodsInfiniteQueryKey(params);

  const sellerGoodsSearchSellerGoods = useSellerGoodsSearchSellerGoodsHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>,
    QueryKey,
    SellerGoodsSearchSellerGoodsParams['pageNum']
  > = ({ signal, pageParam }) =>
    sellerGoodsSearchSellerGoods({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.sellerGoodsSearchSellerGoods,
  );

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>,
    TError,
    TData,
    QueryKey,
    SellerGoodsSearchSellerGoodsParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SellerGoodsSearchSellerGoodsInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>
>;
export type SellerGoodsSearchSellerGoodsInfiniteQueryError = ErrorType<'sellerGoodsSearchSellerGoods'>;

export function useSellerGoodsSearchSellerGoodsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>,
    SellerGoodsSearchSellerGoodsParams['pageNum']
  >,
  TError = ErrorType<'sellerGoodsSearchSellerGoods'>,
>(
  params: SellerGoodsSearchSellerGoodsParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>,
        TError,
        TData,
        QueryKey,
        SellerGoodsSearchSellerGoodsParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerGoodsSearchSellerGoodsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>,
    SellerGoodsSearchSellerGoodsParams['pageNum']
  >,
  TError = ErrorType<'sellerGoodsSearchSellerGoods'>,
>(
  params: SellerGoodsSearchSellerGoodsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>,
        TError,
        TData,
        QueryKey,
        SellerGoodsSearchSellerGoodsParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerGoodsSearchSellerGoodsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>,
    SellerGoodsSearchSellerGoodsParams['pageNum']
  >,
  TError = ErrorType<'sellerGoodsSearchSellerGoods'>,
>(
  params: SellerGoodsSearchSellerGoodsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>,
        TError,
        TData,
        QueryKey,
        SellerGoodsSearchSellerGoodsParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Search the goods of a store
 */

export function useSellerGoodsSearchSellerGoodsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>,
    SellerGoodsSearchSellerGoodsParams['pageNum']
  >,
  TError = ErrorType<'sellerGoodsSearchSellerGoods'>,
>(
  params: SellerGoodsSearchSellerGoodsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>,
        TError,
        TData,
        QueryKey,
        SellerGoodsSearchSellerGoodsParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useSellerGoodsSearchSellerGoodsInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useSellerGoodsSearchSellerGoodsQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>,
  TError = ErrorType<'sellerGoodsSearchSellerGoods'>,
>(
  params: SellerGoodsSearchSellerGoodsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>,
        TError,
        TData
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerGoodsSearchSellerGoodsQueryKey(params);

  const sellerGoodsSearchSellerGoods = useSellerGoodsSearchSellerGoodsHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>
  > = ({ signal }) => sellerGoodsSearchSellerGoods(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.sellerGoodsSearchSellerGoods,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SellerGoodsSearchSellerGoodsQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>
>;
export type SellerGoodsSearchSellerGoodsQueryError = ErrorType<'sellerGoodsSearchSellerGoods'>;

export function useSellerGoodsSearchSellerGoods<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>,
  TError = ErrorType<'sellerGoodsSearchSellerGoods'>,
>(
  params: SellerGoodsSearchSellerGoodsParams,
  options: {
    query: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>,
        TError,
        TData
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerGoodsSearchSellerGoods<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>,
  TError = ErrorType<'sellerGoodsSearchSellerGoods'>,
>(
  params: SellerGoodsSearchSellerGoodsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>,
        TError,
        TData
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerGoodsSearchSellerGoods<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>,
  TError = ErrorType<'sellerGoodsSearchSellerGoods'>,
>(
  params: SellerGoodsSearchSellerGoodsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>,
        TError,
        TData
      >
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Search the goods of a store
 */

export function useSellerGoodsSearchSellerGoods<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>,
  TError = ErrorType<'sellerGoodsSearchSellerGoods'>,
>(
  params: SellerGoodsSearchSellerGoodsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsSearchSellerGoodsHook>>>,
        TError,
        TData
      >
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useSellerGoodsSearchSellerGoodsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Lists goods on the shelf for the home page, the newest, recommended or most sold first. Anyone may call; pages have 12 rows unless asked otherwise.
 * @summary List new, recommended or best-selling goods
 */
export const useSellerGoodsRecommendNewHook = () => {
  const sellerGoodsRecommendNew = useCall<SellerGoodsRecommendNewOk>(operations.sellerGoodsRecommendNew);

  return useCallback(
    (params?: SellerGoodsRecommendNewParams, signal?: AbortSignal) => {
      return sellerGoodsRecommendNew(params, signal);
    },
    [sellerGoodsRecommendNew],
  );
};

export const getSellerGoodsRecommendNewInfiniteQueryKey = (params?: SellerGoodsRecommendNewParams) => {
  return ['infinite', 'sellerGoodsRecommendNew', ...(params ? [params] : [])] as const;
};

export const getSellerGoodsRecommendNewQueryKey = (params?: SellerGoodsRecommendNewParams) => {
  return ['sellerGoodsRecommendNew', ...(params ? [params] : [])] as const;
};

export const useSellerGoodsRecommendNewInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>,
    SellerGoodsRecommendNewParams['pageNum']
  >,
  TError = ErrorType<'sellerGoodsRecommendNew'>,
>(
  params?: SellerGoodsRecommendNewParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>,
        TError,
        TData,
        QueryKey,
        SellerGoodsRecommendNewParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerGoodsRecommendNewInfiniteQueryKey(params);

  const sellerGoodsRecommendNew = useSellerGoodsRecommendNewHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>,
    QueryKey,
    SellerGoodsRecommendNewParams['pageNum']
  > = ({ signal, pageParam }) =>
    sellerGoodsRecommendNew({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.sellerGoodsRecommendNew,
  );

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>,
    TError,
    TData,
    QueryKey,
    SellerGoodsRecommendNewParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SellerGoodsRecommendNewInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>
>;
export type SellerGoodsRecommendNewInfiniteQueryError = ErrorType<'sellerGoodsRecommendNew'>;

export function useSellerGoodsRecommendNewInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>,
    SellerGoodsRecommendNewParams['pageNum']
  >,
  TError = ErrorType<'sellerGoodsRecommendNew'>,
>(
  params: undefined | SellerGoodsRecommendNewParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>,
        TError,
        TData,
        QueryKey,
        SellerGoodsRecommendNewParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerGoodsRecommendNewInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>,
    SellerGoodsRecommendNewParams['pageNum']
  >,
  TError = ErrorType<'sellerGoodsRecommendNew'>,
>(
  params?: SellerGoodsRecommendNewParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>,
        TError,
        TData,
        QueryKey,
        SellerGoodsRecommendNewParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerGoodsRecommendNewInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>,
    SellerGoodsRecommendNewParams['pageNum']
  >,
  TError = ErrorType<'sellerGoodsRecommendNew'>,
>(
  params?: SellerGoodsRecommendNewParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>,
        TError,
        TData,
        QueryKey,
        SellerGoodsRecommendNewParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List new, recommended or best-selling goods
 */

export function useSellerGoodsRecommendNewInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>,
    SellerGoodsRecommendNewParams['pageNum']
  >,
  TError = ErrorType<'sellerGoodsRecommendNew'>,
>(
  params?: SellerGoodsRecommendNewParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>,
        TError,
        TData,
        QueryKey,
        SellerGoodsRecommendNewParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useSellerGoodsRecommendNewInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useSellerGoodsRecommendNewQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>,
  TError = ErrorType<'sellerGoodsRecommendNew'>,
>(
  params?: SellerGoodsRecommendNewParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerGoodsRecommendNewQueryKey(params);

  const sellerGoodsRecommendNew = useSellerGoodsRecommendNewHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>> = ({
    signal,
  }) => sellerGoodsRecommendNew(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.sellerGoodsRecommendNew,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SellerGoodsRecommendNewQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>
>;
export type SellerGoodsRecommendNewQueryError = ErrorType<'sellerGoodsRecommendNew'>;

export function useSellerGoodsRecommendNew<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>,
  TError = ErrorType<'sellerGoodsRecommendNew'>,
>(
  params: undefined | SellerGoodsRecommendNewParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerGoodsRecommendNew<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>,
  TError = ErrorType<'sellerGoodsRecommendNew'>,
>(
  params?: SellerGoodsRecommendNewParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerGoodsRecommendNew<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>,
  TError = ErrorType<'sellerGoodsRecommendNew'>,
>(
  params?: SellerGoodsRecommendNewParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List new, recommended or best-selling goods
 */

export function useSellerGoodsRecommendNew<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>,
  TError = ErrorType<'sellerGoodsRecommendNew'>,
>(
  params?: SellerGoodsRecommendNewParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendNewHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useSellerGoodsRecommendNewQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers at most 12 goods that the caller viewed recently, or at most 10 that the store recommends, newest first. Needs a token.
 * @summary List what the caller may like
 */
export const useSellerGoodsRecommendLikeHook = () => {
  const sellerGoodsRecommendLike = useCall<SellerGoodsRecommendLikeOk>(operations.sellerGoodsRecommendLike);

  return useCallback(
    (params: SellerGoodsRecommendLikeParams, signal?: AbortSignal) => {
      return sellerGoodsRecommendLike(params, signal);
    },
    [sellerGoodsRecommendLike],
  );
};

export const getSellerGoodsRecommendLikeQueryKey = (params?: SellerGoodsRecommendLikeParams) => {
  return ['sellerGoodsRecommendLike', ...(params ? [params] : [])] as const;
};

export const useSellerGoodsRecommendLikeQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendLikeHook>>>,
  TError = ErrorType<'sellerGoodsRecommendLike'>,
>(
  params: SellerGoodsRecommendLikeParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendLikeHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerGoodsRecommendLikeQueryKey(params);

  const sellerGoodsRecommendLike = useSellerGoodsRecommendLikeHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendLikeHook>>>> = ({
    signal,
  }) => sellerGoodsRecommendLike(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.sellerGoodsRecommendLike,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendLikeHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SellerGoodsRecommendLikeQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendLikeHook>>>
>;
export type SellerGoodsRecommendLikeQueryError = ErrorType<'sellerGoodsRecommendLike'>;

export function useSellerGoodsRecommendLike<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendLikeHook>>>,
  TError = ErrorType<'sellerGoodsRecommendLike'>,
>(
  params: SellerGoodsRecommendLikeParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendLikeHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendLikeHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendLikeHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerGoodsRecommendLike<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendLikeHook>>>,
  TError = ErrorType<'sellerGoodsRecommendLike'>,
>(
  params: SellerGoodsRecommendLikeParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendLikeHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendLikeHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendLikeHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerGoodsRecommendLike<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendLikeHook>>>,
  TError = ErrorType<'sellerGoodsRecommendLike'>,
>(
  params: SellerGoodsRecommendLikeParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendLikeHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List what the caller may like
 */

export function useSellerGoodsRecommendLike<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendLikeHook>>>,
  TError = ErrorType<'sellerGoodsRecommendLike'>,
>(
  params: SellerGoodsRecommendLikeParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsRecommendLikeHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useSellerGoodsRecommendLikeQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers the goods with gallery, description, specification, variants, freight parts and store. Anyone may call. Each call counts as a view,
 * and for a caller with a token it goes into the browsing history. Goods taken off the shelf are refused as removed.
 * @summary Show goods with their variants and store
 */
export const useSellerGoodsInfoHook = () => {
  const sellerGoodsInfo = useCall<SellerGoodsInfoOk>(operations.sellerGoodsInfo);

  return useCallback(
    (params: SellerGoodsInfoParams, signal?: AbortSignal) => {
      return sellerGoodsInfo(params, signal);
    },
    [sellerGoodsInfo],
  );
};

export const getSellerGoodsInfoQueryKey = (params?: SellerGoodsInfoParams) => {
  return ['sellerGoodsInfo', ...(params ? [params] : [])] as const;
};

export const useSellerGoodsInfoQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsInfoHook>>>,
  TError = ErrorType<'sellerGoodsInfo'>,
>(
  params: SellerGoodsInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsInfoHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerGoodsInfoQueryKey(params);

  const sellerGoodsInfo = useSellerGoodsInfoHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useSellerGoodsInfoHook>>>> = ({
    signal,
  }) => sellerGoodsInfo(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.sellerGoodsInfo,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsInfoHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SellerGoodsInfoQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useSellerGoodsInfoHook>>>
>;
export type SellerGoodsInfoQueryError = ErrorType<'sellerGoodsInfo'>;

export function useSellerGoodsInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsInfoHook>>>,
  TError = ErrorType<'sellerGoodsInfo'>,
>(
  params: SellerGoodsInfoParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsInfoHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsInfoHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsInfoHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerGoodsInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsInfoHook>>>,
  TError = ErrorType<'sellerGoodsInfo'>,
>(
  params: SellerGoodsInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsInfoHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsInfoHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsInfoHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerGoodsInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsInfoHook>>>,
  TError = ErrorType<'sellerGoodsInfo'>,
>(
  params: SellerGoodsInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsInfoHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show goods with their variants and store
 */

export function useSellerGoodsInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsInfoHook>>>,
  TError = ErrorType<'sellerGoodsInfo'>,
>(
  params: SellerGoodsInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useSellerGoodsInfoHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useSellerGoodsInfoQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers the days on which the goods would arrive if they were ordered now, from the country of their store to the country
 * asked for. Without a country, that of the caller's default address is meant; a visitor and a caller without an address get
 * the estimate for the country that the mall delivers to by default. Anyone may call.
 * @summary Estimate when goods arrive
 */
export const useSellerGoodsDeliveryEstimateHook = () => {
  const sellerGoodsDeliveryEstimate = useCall<SellerGoodsDeliveryEstimateOk>(
    operations.sellerGoodsDeliveryEstimate,
  );

  return useCallback(
    (params: SellerGoodsDeliveryEstimateParams, signal?: AbortSignal) => {
      return sellerGoodsDeliveryEstimate(params, signal);
    },
    [sellerGoodsDeliveryEstimate],
  );
};

export const getSellerGoodsDeliveryEstimateQueryKey = (params?: SellerGoodsDeliveryEstimateParams) => {
  return ['sellerGoodsDeliveryEstimate', ...(params ? [params] : [])] as const;
};

export const useSellerGoodsDeliveryEstimateQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsDeliveryEstimateHook>>>,
  TError = ErrorType<'sellerGoodsDeliveryEstimate'>,
>(
  params: SellerGoodsDeliveryEstimateParams,
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsDeliveryEstimateHook>>>,
        TError,
        TData
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerGoodsDeliveryEstimateQueryKey(params);

  const sellerGoodsDeliveryEstimate = useSellerGoodsDeliveryEstimateHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsDeliveryEstimateHook>>>
  > = ({ signal }) => sellerGoodsDeliveryEstimate(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.sellerGoodsDeliveryEstimate,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useSellerGoodsDeliveryEstimateHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SellerGoodsDeliveryEstimateQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useSellerGoodsDeliveryEstimateHook>>>
>;
export type SellerGoodsDeliveryEstimateQueryError = ErrorType<'sellerGoodsDeliveryEstimate'>;

export function useSellerGoodsDeliveryEstimate<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsDeliveryEstimateHook>>>,
  TError = ErrorType<'sellerGoodsDeliveryEstimate'>,
>(
  params: SellerGoodsDeliveryEstimateParams,
  options: {
    query: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsDeliveryEstimateHook>>>,
        TError,
        TData
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsDeliveryEstimateHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsDeliveryEstimateHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerGoodsDeliveryEstimate<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsDeliveryEstimateHook>>>,
  TError = ErrorType<'sellerGoodsDeliveryEstimate'>,
>(
  params: SellerGoodsDeliveryEstimateParams,
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsDeliveryEstimateHook>>>,
        TError,
        TData
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsDeliveryEstimateHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useSellerGoodsDeliveryEstimateHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useSellerGoodsDeliveryEstimate<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsDeliveryEstimateHook>>>,
  TError = ErrorType<'sellerGoodsDeliveryEstimate'>,
>(
  params: SellerGoodsDeliveryEstimateParams,
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsDeliveryEstimateHook>>>,
        TError,
        TData
      >
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Estimate when goods arrive
 */

export function useSellerGoodsDeliveryEstimate<
  TData = Awaited<ReturnType<ReturnType<typeof useSellerGoodsDeliveryEstimateHook>>>,
  TError = ErrorType<'sellerGoodsDeliveryEstimate'>,
>(
  params: SellerGoodsDeliveryEstimateParams,
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useSellerGoodsDeliveryEstimateHook>>>,
        TError,
        TData
      >
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useSellerGoodsDeliveryEstimateQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
