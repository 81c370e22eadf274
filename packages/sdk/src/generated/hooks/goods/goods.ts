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
  TData = DataOf<'sellerGoodsSearchKeyword'>,
  TError = ErrorType<'sellerGoodsSearchKeyword'>,
>(
  params: SellerGoodsSearchKeywordParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerGoodsSearchKeyword'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerGoodsSearchKeywordQueryKey(params);

  const sellerGoodsSearchKeyword = useSellerGoodsSearchKeywordHook();

  const queryFn: QueryFunction<DataOf<'sellerGoodsSearchKeyword'>> = ({ signal }) =>
    sellerGoodsSearchKeyword(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.sellerGoodsSearchKeyword,
  );

  return customOptions as UseQueryOptions<DataOf<'sellerGoodsSearchKeyword'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type SellerGoodsSearchKeywordQueryResult = NonNullable<DataOf<'sellerGoodsSearchKeyword'>>;
export type SellerGoodsSearchKeywordQueryError = ErrorType<'sellerGoodsSearchKeyword'>;

/**
 * Answers at most 20 stores and 20 goods on the shelf whose names contain the keyword, for suggestions while a buyer types;
 * a server may add categories and completed keywords. If there are no stores and goods, a server may suggest goods for
 * what was probably meant, and answers `correctedKeyword`. Anyone may call.
 * Calls `sellerGoodsSearchKeyword`.
 *
 * Its errors, besides those of every operation:
 * - `keywordRequired`: Please enter a word to search for.
 */
export function useSellerGoodsSearchKeyword<
  TData = DataOf<'sellerGoodsSearchKeyword'>,
  TError = ErrorType<'sellerGoodsSearchKeyword'>,
>(
  params: SellerGoodsSearchKeywordParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'sellerGoodsSearchKeyword'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'sellerGoodsSearchKeyword'>,
          TError,
          DataOf<'sellerGoodsSearchKeyword'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers at most 20 stores and 20 goods on the shelf whose names contain the keyword, for suggestions while a buyer types;
 * a server may add categories and completed keywords. If there are no stores and goods, a server may suggest goods for
 * what was probably meant, and answers `correctedKeyword`. Anyone may call.
 * Calls `sellerGoodsSearchKeyword`.
 *
 * Its errors, besides those of every operation:
 * - `keywordRequired`: Please enter a word to search for.
 */
export function useSellerGoodsSearchKeyword<
  TData = DataOf<'sellerGoodsSearchKeyword'>,
  TError = ErrorType<'sellerGoodsSearchKeyword'>,
>(
  params: SellerGoodsSearchKeywordParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'sellerGoodsSearchKeyword'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'sellerGoodsSearchKeyword'>,
          TError,
          DataOf<'sellerGoodsSearchKeyword'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers at most 20 stores and 20 goods on the shelf whose names contain the keyword, for suggestions while a buyer types;
 * a server may add categories and completed keywords. If there are no stores and goods, a server may suggest goods for
 * what was probably meant, and answers `correctedKeyword`. Anyone may call.
 * Calls `sellerGoodsSearchKeyword`.
 *
 * Its errors, besides those of every operation:
 * - `keywordRequired`: Please enter a word to search for.
 */
export function useSellerGoodsSearchKeyword<
  TData = DataOf<'sellerGoodsSearchKeyword'>,
  TError = ErrorType<'sellerGoodsSearchKeyword'>,
>(
  params: SellerGoodsSearchKeywordParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerGoodsSearchKeyword'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers at most 20 stores and 20 goods on the shelf whose names contain the keyword, for suggestions while a buyer types;
 * a server may add categories and completed keywords. If there are no stores and goods, a server may suggest goods for
 * what was probably meant, and answers `correctedKeyword`. Anyone may call.
 * Calls `sellerGoodsSearchKeyword`.
 *
 * Its errors, besides those of every operation:
 * - `keywordRequired`: Please enter a word to search for.
 */
export function useSellerGoodsSearchKeyword<
  TData = DataOf<'sellerGoodsSearchKeyword'>,
  TError = ErrorType<'sellerGoodsSearchKeyword'>,
>(
  params: SellerGoodsSearchKeywordParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerGoodsSearchKeyword'>, TError, TData>> },
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
  TData = DataOf<'sellerGoodsPopularSearches'>,
  TError = ErrorType<'sellerGoodsPopularSearches'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'sellerGoodsPopularSearches'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerGoodsPopularSearchesQueryKey();

  const sellerGoodsPopularSearches = useSellerGoodsPopularSearchesHook();

  const queryFn: QueryFunction<DataOf<'sellerGoodsPopularSearches'>> = ({ signal }) =>
    sellerGoodsPopularSearches(signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    {},
    operations.sellerGoodsPopularSearches,
  );

  return customOptions as UseQueryOptions<DataOf<'sellerGoodsPopularSearches'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type SellerGoodsPopularSearchesQueryResult = NonNullable<DataOf<'sellerGoodsPopularSearches'>>;
export type SellerGoodsPopularSearchesQueryError = ErrorType<'sellerGoodsPopularSearches'>;

/**
 * Answers at most 10 keywords that buyers searched for most often in the caller's language during the last 30 days. Only
 * searches that found goods count, and a keyword appears once it was searched for several times. Anyone may call.
 * Calls `sellerGoodsPopularSearches`.
 */
export function useSellerGoodsPopularSearches<
  TData = DataOf<'sellerGoodsPopularSearches'>,
  TError = ErrorType<'sellerGoodsPopularSearches'>,
>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'sellerGoodsPopularSearches'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'sellerGoodsPopularSearches'>,
          TError,
          DataOf<'sellerGoodsPopularSearches'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers at most 10 keywords that buyers searched for most often in the caller's language during the last 30 days. Only
 * searches that found goods count, and a keyword appears once it was searched for several times. Anyone may call.
 * Calls `sellerGoodsPopularSearches`.
 */
export function useSellerGoodsPopularSearches<
  TData = DataOf<'sellerGoodsPopularSearches'>,
  TError = ErrorType<'sellerGoodsPopularSearches'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'sellerGoodsPopularSearches'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'sellerGoodsPopularSearches'>,
          TError,
          DataOf<'sellerGoodsPopularSearches'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers at most 10 keywords that buyers searched for most often in the caller's language during the last 30 days. Only
 * searches that found goods count, and a keyword appears once it was searched for several times. Anyone may call.
 * Calls `sellerGoodsPopularSearches`.
 */
export function useSellerGoodsPopularSearches<
  TData = DataOf<'sellerGoodsPopularSearches'>,
  TError = ErrorType<'sellerGoodsPopularSearches'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerGoodsPopularSearches'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers at most 10 keywords that buyers searched for most often in the caller's language during the last 30 days. Only
 * searches that found goods count, and a keyword appears once it was searched for several times. Anyone may call.
 * Calls `sellerGoodsPopularSearches`.
 */
export function useSellerGoodsPopularSearches<
  TData = DataOf<'sellerGoodsPopularSearches'>,
  TError = ErrorType<'sellerGoodsPopularSearches'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerGoodsPopularSearches'>, TError, TData>> },
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
  TData = InfiniteData<DataOf<'sellerGoodsList'>, SellerGoodsListParams['pageNum']>,
  TError = ErrorType<'sellerGoodsList'>,
>(
  params?: SellerGoodsListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'sellerGoodsList'>,
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

  const queryFn: QueryFunction<DataOf<'sellerGoodsList'>, QueryKey, SellerGoodsListParams['pageNum']> = ({
    signal,
    pageParam,
  }) => sellerGoodsList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.sellerGoodsList,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'sellerGoodsList'>,
    TError,
    TData,
    QueryKey,
    SellerGoodsListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SellerGoodsListInfiniteQueryResult = NonNullable<DataOf<'sellerGoodsList'>>;
export type SellerGoodsListInfiniteQueryError = ErrorType<'sellerGoodsList'>;

/**
 * Lists goods on the shelf, of the whole mall, of one category of either level or of one store. Unsorted, what the mall puts
 * forward comes first, then the newest. Goods of equal rank are ordered by id. Anyone may call; a page past the end is empty.
 * Calls `sellerGoodsList`.
 *
 * Its errors, besides those of every operation:
 * - `categoryNotFound`: There is no such category.
 * - `storeNotFound`: There is no such store.
 */
export function useSellerGoodsListInfinite<
  TData = InfiniteData<DataOf<'sellerGoodsList'>, SellerGoodsListParams['pageNum']>,
  TError = ErrorType<'sellerGoodsList'>,
>(
  params: undefined | SellerGoodsListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'sellerGoodsList'>,
        TError,
        TData,
        QueryKey,
        SellerGoodsListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'sellerGoodsList'>, TError, DataOf<'sellerGoodsList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists goods on the shelf, of the whole mall, of one category of either level or of one store. Unsorted, what the mall puts
 * forward comes first, then the newest. Goods of equal rank are ordered by id. Anyone may call; a page past the end is empty.
 * Calls `sellerGoodsList`.
 *
 * Its errors, besides those of every operation:
 * - `categoryNotFound`: There is no such category.
 * - `storeNotFound`: There is no such store.
 */
export function useSellerGoodsListInfinite<
  TData = InfiniteData<DataOf<'sellerGoodsList'>, SellerGoodsListParams['pageNum']>,
  TError = ErrorType<'sellerGoodsList'>,
>(
  params?: SellerGoodsListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'sellerGoodsList'>,
        TError,
        TData,
        QueryKey,
        SellerGoodsListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<DataOf<'sellerGoodsList'>, TError, DataOf<'sellerGoodsList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists goods on the shelf, of the whole mall, of one category of either level or of one store. Unsorted, what the mall puts
 * forward comes first, then the newest. Goods of equal rank are ordered by id. Anyone may call; a page past the end is empty.
 * Calls `sellerGoodsList`.
 *
 * Its errors, besides those of every operation:
 * - `categoryNotFound`: There is no such category.
 * - `storeNotFound`: There is no such store.
 */
export function useSellerGoodsListInfinite<
  TData = InfiniteData<DataOf<'sellerGoodsList'>, SellerGoodsListParams['pageNum']>,
  TError = ErrorType<'sellerGoodsList'>,
>(
  params?: SellerGoodsListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'sellerGoodsList'>,
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
 * Lists goods on the shelf, of the whole mall, of one category of either level or of one store. Unsorted, what the mall puts
 * forward comes first, then the newest. Goods of equal rank are ordered by id. Anyone may call; a page past the end is empty.
 * Calls `sellerGoodsList`.
 *
 * Its errors, besides those of every operation:
 * - `categoryNotFound`: There is no such category.
 * - `storeNotFound`: There is no such store.
 */
export function useSellerGoodsListInfinite<
  TData = InfiniteData<DataOf<'sellerGoodsList'>, SellerGoodsListParams['pageNum']>,
  TError = ErrorType<'sellerGoodsList'>,
>(
  params?: SellerGoodsListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'sellerGoodsList'>,
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
  TData = DataOf<'sellerGoodsList'>,
  TError = ErrorType<'sellerGoodsList'>,
>(
  params?: SellerGoodsListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerGoodsList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerGoodsListQueryKey(params);

  const sellerGoodsList = useSellerGoodsListHook();

  const queryFn: QueryFunction<DataOf<'sellerGoodsList'>> = ({ signal }) => sellerGoodsList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.sellerGoodsList,
  );

  return customOptions as UseQueryOptions<DataOf<'sellerGoodsList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type SellerGoodsListQueryResult = NonNullable<DataOf<'sellerGoodsList'>>;
export type SellerGoodsListQueryError = ErrorType<'sellerGoodsList'>;

/**
 * Lists goods on the shelf, of the whole mall, of one category of either level or of one store. Unsorted, what the mall puts
 * forward comes first, then the newest. Goods of equal rank are ordered by id. Anyone may call; a page past the end is empty.
 * Calls `sellerGoodsList`.
 *
 * Its errors, besides those of every operation:
 * - `categoryNotFound`: There is no such category.
 * - `storeNotFound`: There is no such store.
 */
export function useSellerGoodsList<TData = DataOf<'sellerGoodsList'>, TError = ErrorType<'sellerGoodsList'>>(
  params: undefined | SellerGoodsListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'sellerGoodsList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'sellerGoodsList'>, TError, DataOf<'sellerGoodsList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists goods on the shelf, of the whole mall, of one category of either level or of one store. Unsorted, what the mall puts
 * forward comes first, then the newest. Goods of equal rank are ordered by id. Anyone may call; a page past the end is empty.
 * Calls `sellerGoodsList`.
 *
 * Its errors, besides those of every operation:
 * - `categoryNotFound`: There is no such category.
 * - `storeNotFound`: There is no such store.
 */
export function useSellerGoodsList<TData = DataOf<'sellerGoodsList'>, TError = ErrorType<'sellerGoodsList'>>(
  params?: SellerGoodsListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'sellerGoodsList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'sellerGoodsList'>, TError, DataOf<'sellerGoodsList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists goods on the shelf, of the whole mall, of one category of either level or of one store. Unsorted, what the mall puts
 * forward comes first, then the newest. Goods of equal rank are ordered by id. Anyone may call; a page past the end is empty.
 * Calls `sellerGoodsList`.
 *
 * Its errors, besides those of every operation:
 * - `categoryNotFound`: There is no such category.
 * - `storeNotFound`: There is no such store.
 */
export function useSellerGoodsList<TData = DataOf<'sellerGoodsList'>, TError = ErrorType<'sellerGoodsList'>>(
  params?: SellerGoodsListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerGoodsList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists goods on the shelf, of the whole mall, of one category of either level or of one store. Unsorted, what the mall puts
 * forward comes first, then the newest. Goods of equal rank are ordered by id. Anyone may call; a page past the end is empty.
 * Calls `sellerGoodsList`.
 *
 * Its errors, besides those of every operation:
 * - `categoryNotFound`: There is no such category.
 * - `storeNotFound`: There is no such store.
 */
export function useSellerGoodsList<TData = DataOf<'sellerGoodsList'>, TError = ErrorType<'sellerGoodsList'>>(
  params?: SellerGoodsListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerGoodsList'>, TError, TData>> },
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
  TData = InfiniteData<DataOf<'sellerGoodsSearch'>, SellerGoodsSearchParams['pageNum']>,
  TError = ErrorType<'sellerGoodsSearch'>,
>(
  params: SellerGoodsSearchParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'sellerGoodsSearch'>,
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

  const queryFn: QueryFunction<DataOf<'sellerGoodsSearch'>, QueryKey, SellerGoodsSearchParams['pageNum']> = ({
    signal,
    pageParam,
  }) => sellerGoodsSearch({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.sellerGoodsSearch,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'sellerGoodsSearch'>,
    TError,
    TData,
    QueryKey,
    SellerGoodsSearchParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SellerGoodsSearchInfiniteQueryResult = NonNullable<DataOf<'sellerGoodsSearch'>>;
export type SellerGoodsSearchInfiniteQueryError = ErrorType<'sellerGoodsSearch'>;

/**
 * Finds goods on the shelf whose names in the caller's language or in English contain every word of the keyword, case aside. A server may
 * also find other forms of a word, and correct a keyword that finds nothing; it then answers `correctedKeyword`.
 * Anyone may call.
 * Calls `sellerGoodsSearch`.
 *
 * Its errors, besides those of every operation:
 * - `keywordRequired`: Please enter a word to search for.
 * - `categoryNotFound`: There is no such category.
 */
export function useSellerGoodsSearchInfinite<
  TData = InfiniteData<DataOf<'sellerGoodsSearch'>, SellerGoodsSearchParams['pageNum']>,
  TError = ErrorType<'sellerGoodsSearch'>,
>(
  params: SellerGoodsSearchParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'sellerGoodsSearch'>,
        TError,
        TData,
        QueryKey,
        SellerGoodsSearchParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'sellerGoodsSearch'>, TError, DataOf<'sellerGoodsSearch'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Finds goods on the shelf whose names in the caller's language or in English contain every word of the keyword, case aside. A server may
 * also find other forms of a word, and correct a keyword that finds nothing; it then answers `correctedKeyword`.
 * Anyone may call.
 * Calls `sellerGoodsSearch`.
 *
 * Its errors, besides those of every operation:
 * - `keywordRequired`: Please enter a word to search for.
 * - `categoryNotFound`: There is no such category.
 */
export function useSellerGoodsSearchInfinite<
  TData = InfiniteData<DataOf<'sellerGoodsSearch'>, SellerGoodsSearchParams['pageNum']>,
  TError = ErrorType<'sellerGoodsSearch'>,
>(
  params: SellerGoodsSearchParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'sellerGoodsSearch'>,
        TError,
        TData,
        QueryKey,
        SellerGoodsSearchParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'sellerGoodsSearch'>,
          TError,
          DataOf<'sellerGoodsSearch'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Finds goods on the shelf whose names in the caller's language or in English contain every word of the keyword, case aside. A server may
 * also find other forms of a word, and correct a keyword that finds nothing; it then answers `correctedKeyword`.
 * Anyone may call.
 * Calls `sellerGoodsSearch`.
 *
 * Its errors, besides those of every operation:
 * - `keywordRequired`: Please enter a word to search for.
 * - `categoryNotFound`: There is no such category.
 */
export function useSellerGoodsSearchInfinite<
  TData = InfiniteData<DataOf<'sellerGoodsSearch'>, SellerGoodsSearchParams['pageNum']>,
  TError = ErrorType<'sellerGoodsSearch'>,
>(
  params: SellerGoodsSearchParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'sellerGoodsSearch'>,
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
 * Finds goods on the shelf whose names in the caller's language or in English contain every word of the keyword, case aside. A server may
 * also find other forms of a word, and correct a keyword that finds nothing; it then answers `correctedKeyword`.
 * Anyone may call.
 * Calls `sellerGoodsSearch`.
 *
 * Its errors, besides those of every operation:
 * - `keywordRequired`: Please enter a word to search for.
 * - `categoryNotFound`: There is no such category.
 */
export function useSellerGoodsSearchInfinite<
  TData = InfiniteData<DataOf<'sellerGoodsSearch'>, SellerGoodsSearchParams['pageNum']>,
  TError = ErrorType<'sellerGoodsSearch'>,
>(
  params: SellerGoodsSearchParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'sellerGoodsSearch'>,
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
  TData = DataOf<'sellerGoodsSearch'>,
  TError = ErrorType<'sellerGoodsSearch'>,
>(
  params: SellerGoodsSearchParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerGoodsSearch'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerGoodsSearchQueryKey(params);

  const sellerGoodsSearch = useSellerGoodsSearchHook();

  const queryFn: QueryFunction<DataOf<'sellerGoodsSearch'>> = ({ signal }) =>
    sellerGoodsSearch(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.sellerGoodsSearch,
  );

  return customOptions as UseQueryOptions<DataOf<'sellerGoodsSearch'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type SellerGoodsSearchQueryResult = NonNullable<DataOf<'sellerGoodsSearch'>>;
export type SellerGoodsSearchQueryError = ErrorType<'sellerGoodsSearch'>;

/**
 * Finds goods on the shelf whose names in the caller's language or in English contain every word of the keyword, case aside. A server may
 * also find other forms of a word, and correct a keyword that finds nothing; it then answers `correctedKeyword`.
 * Anyone may call.
 * Calls `sellerGoodsSearch`.
 *
 * Its errors, besides those of every operation:
 * - `keywordRequired`: Please enter a word to search for.
 * - `categoryNotFound`: There is no such category.
 */
export function useSellerGoodsSearch<
  TData = DataOf<'sellerGoodsSearch'>,
  TError = ErrorType<'sellerGoodsSearch'>,
>(
  params: SellerGoodsSearchParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'sellerGoodsSearch'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'sellerGoodsSearch'>, TError, DataOf<'sellerGoodsSearch'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Finds goods on the shelf whose names in the caller's language or in English contain every word of the keyword, case aside. A server may
 * also find other forms of a word, and correct a keyword that finds nothing; it then answers `correctedKeyword`.
 * Anyone may call.
 * Calls `sellerGoodsSearch`.
 *
 * Its errors, besides those of every operation:
 * - `keywordRequired`: Please enter a word to search for.
 * - `categoryNotFound`: There is no such category.
 */
export function useSellerGoodsSearch<
  TData = DataOf<'sellerGoodsSearch'>,
  TError = ErrorType<'sellerGoodsSearch'>,
>(
  params: SellerGoodsSearchParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'sellerGoodsSearch'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'sellerGoodsSearch'>, TError, DataOf<'sellerGoodsSearch'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Finds goods on the shelf whose names in the caller's language or in English contain every word of the keyword, case aside. A server may
 * also find other forms of a word, and correct a keyword that finds nothing; it then answers `correctedKeyword`.
 * Anyone may call.
 * Calls `sellerGoodsSearch`.
 *
 * Its errors, besides those of every operation:
 * - `keywordRequired`: Please enter a word to search for.
 * - `categoryNotFound`: There is no such category.
 */
export function useSellerGoodsSearch<
  TData = DataOf<'sellerGoodsSearch'>,
  TError = ErrorType<'sellerGoodsSearch'>,
>(
  params: SellerGoodsSearchParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerGoodsSearch'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Finds goods on the shelf whose names in the caller's language or in English contain every word of the keyword, case aside. A server may
 * also find other forms of a word, and correct a keyword that finds nothing; it then answers `correctedKeyword`.
 * Anyone may call.
 * Calls `sellerGoodsSearch`.
 *
 * Its errors, besides those of every operation:
 * - `keywordRequired`: Please enter a word to search for.
 * - `categoryNotFound`: There is no such category.
 */
export function useSellerGoodsSearch<
  TData = DataOf<'sellerGoodsSearch'>,
  TError = ErrorType<'sellerGoodsSearch'>,
>(
  params: SellerGoodsSearchParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerGoodsSearch'>, TError, TData>> },
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
 * keyword is not corrected. Goods of several stores also differ by store, except with `sellerId`. Anyone may call.
 * @summary Count the goods of a list by attribute and store
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
  TData = DataOf<'sellerGoodsFacets'>,
  TError = ErrorType<'sellerGoodsFacets'>,
>(
  params?: SellerGoodsFacetsParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerGoodsFacets'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerGoodsFacetsQueryKey(params);

  const sellerGoodsFacets = useSellerGoodsFacetsHook();

  const queryFn: QueryFunction<DataOf<'sellerGoodsFacets'>> = ({ signal }) =>
    sellerGoodsFacets(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.sellerGoodsFacets,
  );

  return customOptions as UseQueryOptions<DataOf<'sellerGoodsFacets'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type SellerGoodsFacetsQueryResult = NonNullable<DataOf<'sellerGoodsFacets'>>;
export type SellerGoodsFacetsQueryError = ErrorType<'sellerGoodsFacets'>;

/**
 * Answers by which attributes the goods of a list or search differ, such as colour and size, and how many goods each value would leave. It
 * takes the filters of sellerGoods!list and sellerGoods!search; values chosen of one attribute do not lower the counts of its others. The
 * keyword is not corrected. Goods of several stores also differ by store, except with `sellerId`. Anyone may call.
 * Calls `sellerGoodsFacets`.
 *
 * Its errors, besides those of every operation:
 * - `keywordRequired`: Please enter a word to search for.
 * - `categoryNotFound`: There is no such category.
 * - `storeNotFound`: There is no such store.
 */
export function useSellerGoodsFacets<
  TData = DataOf<'sellerGoodsFacets'>,
  TError = ErrorType<'sellerGoodsFacets'>,
>(
  params: undefined | SellerGoodsFacetsParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'sellerGoodsFacets'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'sellerGoodsFacets'>, TError, DataOf<'sellerGoodsFacets'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers by which attributes the goods of a list or search differ, such as colour and size, and how many goods each value would leave. It
 * takes the filters of sellerGoods!list and sellerGoods!search; values chosen of one attribute do not lower the counts of its others. The
 * keyword is not corrected. Goods of several stores also differ by store, except with `sellerId`. Anyone may call.
 * Calls `sellerGoodsFacets`.
 *
 * Its errors, besides those of every operation:
 * - `keywordRequired`: Please enter a word to search for.
 * - `categoryNotFound`: There is no such category.
 * - `storeNotFound`: There is no such store.
 */
export function useSellerGoodsFacets<
  TData = DataOf<'sellerGoodsFacets'>,
  TError = ErrorType<'sellerGoodsFacets'>,
>(
  params?: SellerGoodsFacetsParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'sellerGoodsFacets'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'sellerGoodsFacets'>, TError, DataOf<'sellerGoodsFacets'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers by which attributes the goods of a list or search differ, such as colour and size, and how many goods each value would leave. It
 * takes the filters of sellerGoods!list and sellerGoods!search; values chosen of one attribute do not lower the counts of its others. The
 * keyword is not corrected. Goods of several stores also differ by store, except with `sellerId`. Anyone may call.
 * Calls `sellerGoodsFacets`.
 *
 * Its errors, besides those of every operation:
 * - `keywordRequired`: Please enter a word to search for.
 * - `categoryNotFound`: There is no such category.
 * - `storeNotFound`: There is no such store.
 */
export function useSellerGoodsFacets<
  TData = DataOf<'sellerGoodsFacets'>,
  TError = ErrorType<'sellerGoodsFacets'>,
>(
  params?: SellerGoodsFacetsParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerGoodsFacets'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers by which attributes the goods of a list or search differ, such as colour and size, and how many goods each value would leave. It
 * takes the filters of sellerGoods!list and sellerGoods!search; values chosen of one attribute do not lower the counts of its others. The
 * keyword is not corrected. Goods of several stores also differ by store, except with `sellerId`. Anyone may call.
 * Calls `sellerGoodsFacets`.
 *
 * Its errors, besides those of every operation:
 * - `keywordRequired`: Please enter a word to search for.
 * - `categoryNotFound`: There is no such category.
 * - `storeNotFound`: There is no such store.
 */
export function useSellerGoodsFacets<
  TData = DataOf<'sellerGoodsFacets'>,
  TError = ErrorType<'sellerGoodsFacets'>,
>(
  params?: SellerGoodsFacetsParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerGoodsFacets'>, TError, TData>> },
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
  TData = InfiniteData<DataOf<'sellerGoodsSearchSellerGoods'>, SellerGoodsSearchSellerGoodsParams['pageNum']>,
  TError = ErrorType<'sellerGoodsSearchSellerGoods'>,
>(
  params: SellerGoodsSearchSellerGoodsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'sellerGoodsSearchSellerGoods'>,
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
    DataOf<'sellerGoodsSearchSellerGoods'>,
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
    DataOf<'sellerGoodsSearchSellerGoods'>,
    TError,
    TData,
    QueryKey,
    SellerGoodsSearchSellerGoodsParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SellerGoodsSearchSellerGoodsInfiniteQueryResult = NonNullable<
  DataOf<'sellerGoodsSearchSellerGoods'>
>;
export type SellerGoodsSearchSellerGoodsInfiniteQueryError = ErrorType<'sellerGoodsSearchSellerGoods'>;

/**
 * Finds goods on the shelf of one store by the same rule as the search of the whole mall. Anyone may call.
 * Calls `sellerGoodsSearchSellerGoods`.
 *
 * Its errors, besides those of every operation:
 * - `keywordRequired`: Please enter a word to search for.
 * - `storeNotFound`: There is no such store.
 */
export function useSellerGoodsSearchSellerGoodsInfinite<
  TData = InfiniteData<DataOf<'sellerGoodsSearchSellerGoods'>, SellerGoodsSearchSellerGoodsParams['pageNum']>,
  TError = ErrorType<'sellerGoodsSearchSellerGoods'>,
>(
  params: SellerGoodsSearchSellerGoodsParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'sellerGoodsSearchSellerGoods'>,
        TError,
        TData,
        QueryKey,
        SellerGoodsSearchSellerGoodsParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'sellerGoodsSearchSellerGoods'>,
          TError,
          DataOf<'sellerGoodsSearchSellerGoods'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Finds goods on the shelf of one store by the same rule as the search of the whole mall. Anyone may call.
 * Calls `sellerGoodsSearchSellerGoods`.
 *
 * Its errors, besides those of every operation:
 * - `keywordRequired`: Please enter a word to search for.
 * - `storeNotFound`: There is no such store.
 */
export function useSellerGoodsSearchSellerGoodsInfinite<
  TData = InfiniteData<DataOf<'sellerGoodsSearchSellerGoods'>, SellerGoodsSearchSellerGoodsParams['pageNum']>,
  TError = ErrorType<'sellerGoodsSearchSellerGoods'>,
>(
  params: SellerGoodsSearchSellerGoodsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'sellerGoodsSearchSellerGoods'>,
        TError,
        TData,
        QueryKey,
        SellerGoodsSearchSellerGoodsParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'sellerGoodsSearchSellerGoods'>,
          TError,
          DataOf<'sellerGoodsSearchSellerGoods'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Finds goods on the shelf of one store by the same rule as the search of the whole mall. Anyone may call.
 * Calls `sellerGoodsSearchSellerGoods`.
 *
 * Its errors, besides those of every operation:
 * - `keywordRequired`: Please enter a word to search for.
 * - `storeNotFound`: There is no such store.
 */
export function useSellerGoodsSearchSellerGoodsInfinite<
  TData = InfiniteData<DataOf<'sellerGoodsSearchSellerGoods'>, SellerGoodsSearchSellerGoodsParams['pageNum']>,
  TError = ErrorType<'sellerGoodsSearchSellerGoods'>,
>(
  params: SellerGoodsSearchSellerGoodsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'sellerGoodsSearchSellerGoods'>,
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
 * Finds goods on the shelf of one store by the same rule as the search of the whole mall. Anyone may call.
 * Calls `sellerGoodsSearchSellerGoods`.
 *
 * Its errors, besides those of every operation:
 * - `keywordRequired`: Please enter a word to search for.
 * - `storeNotFound`: There is no such store.
 */
export function useSellerGoodsSearchSellerGoodsInfinite<
  TData = InfiniteData<DataOf<'sellerGoodsSearchSellerGoods'>, SellerGoodsSearchSellerGoodsParams['pageNum']>,
  TError = ErrorType<'sellerGoodsSearchSellerGoods'>,
>(
  params: SellerGoodsSearchSellerGoodsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'sellerGoodsSearchSellerGoods'>,
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
  TData = DataOf<'sellerGoodsSearchSellerGoods'>,
  TError = ErrorType<'sellerGoodsSearchSellerGoods'>,
>(
  params: SellerGoodsSearchSellerGoodsParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerGoodsSearchSellerGoods'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerGoodsSearchSellerGoodsQueryKey(params);

  const sellerGoodsSearchSellerGoods = useSellerGoodsSearchSellerGoodsHook();

  const queryFn: QueryFunction<DataOf<'sellerGoodsSearchSellerGoods'>> = ({ signal }) =>
    sellerGoodsSearchSellerGoods(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.sellerGoodsSearchSellerGoods,
  );

  return customOptions as UseQueryOptions<DataOf<'sellerGoodsSearchSellerGoods'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type SellerGoodsSearchSellerGoodsQueryResult = NonNullable<DataOf<'sellerGoodsSearchSellerGoods'>>;
export type SellerGoodsSearchSellerGoodsQueryError = ErrorType<'sellerGoodsSearchSellerGoods'>;

/**
 * Finds goods on the shelf of one store by the same rule as the search of the whole mall. Anyone may call.
 * Calls `sellerGoodsSearchSellerGoods`.
 *
 * Its errors, besides those of every operation:
 * - `keywordRequired`: Please enter a word to search for.
 * - `storeNotFound`: There is no such store.
 */
export function useSellerGoodsSearchSellerGoods<
  TData = DataOf<'sellerGoodsSearchSellerGoods'>,
  TError = ErrorType<'sellerGoodsSearchSellerGoods'>,
>(
  params: SellerGoodsSearchSellerGoodsParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'sellerGoodsSearchSellerGoods'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'sellerGoodsSearchSellerGoods'>,
          TError,
          DataOf<'sellerGoodsSearchSellerGoods'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Finds goods on the shelf of one store by the same rule as the search of the whole mall. Anyone may call.
 * Calls `sellerGoodsSearchSellerGoods`.
 *
 * Its errors, besides those of every operation:
 * - `keywordRequired`: Please enter a word to search for.
 * - `storeNotFound`: There is no such store.
 */
export function useSellerGoodsSearchSellerGoods<
  TData = DataOf<'sellerGoodsSearchSellerGoods'>,
  TError = ErrorType<'sellerGoodsSearchSellerGoods'>,
>(
  params: SellerGoodsSearchSellerGoodsParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'sellerGoodsSearchSellerGoods'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'sellerGoodsSearchSellerGoods'>,
          TError,
          DataOf<'sellerGoodsSearchSellerGoods'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Finds goods on the shelf of one store by the same rule as the search of the whole mall. Anyone may call.
 * Calls `sellerGoodsSearchSellerGoods`.
 *
 * Its errors, besides those of every operation:
 * - `keywordRequired`: Please enter a word to search for.
 * - `storeNotFound`: There is no such store.
 */
export function useSellerGoodsSearchSellerGoods<
  TData = DataOf<'sellerGoodsSearchSellerGoods'>,
  TError = ErrorType<'sellerGoodsSearchSellerGoods'>,
>(
  params: SellerGoodsSearchSellerGoodsParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerGoodsSearchSellerGoods'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Finds goods on the shelf of one store by the same rule as the search of the whole mall. Anyone may call.
 * Calls `sellerGoodsSearchSellerGoods`.
 *
 * Its errors, besides those of every operation:
 * - `keywordRequired`: Please enter a word to search for.
 * - `storeNotFound`: There is no such store.
 */
export function useSellerGoodsSearchSellerGoods<
  TData = DataOf<'sellerGoodsSearchSellerGoods'>,
  TError = ErrorType<'sellerGoodsSearchSellerGoods'>,
>(
  params: SellerGoodsSearchSellerGoodsParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerGoodsSearchSellerGoods'>, TError, TData>> },
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
  TData = InfiniteData<DataOf<'sellerGoodsRecommendNew'>, SellerGoodsRecommendNewParams['pageNum']>,
  TError = ErrorType<'sellerGoodsRecommendNew'>,
>(
  params?: SellerGoodsRecommendNewParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'sellerGoodsRecommendNew'>,
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
    DataOf<'sellerGoodsRecommendNew'>,
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
    DataOf<'sellerGoodsRecommendNew'>,
    TError,
    TData,
    QueryKey,
    SellerGoodsRecommendNewParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type SellerGoodsRecommendNewInfiniteQueryResult = NonNullable<DataOf<'sellerGoodsRecommendNew'>>;
export type SellerGoodsRecommendNewInfiniteQueryError = ErrorType<'sellerGoodsRecommendNew'>;

/**
 * Lists goods on the shelf for the home page, the newest, recommended or most sold first. Anyone may call; pages have 12 rows unless asked otherwise.
 * Calls `sellerGoodsRecommendNew`.
 */
export function useSellerGoodsRecommendNewInfinite<
  TData = InfiniteData<DataOf<'sellerGoodsRecommendNew'>, SellerGoodsRecommendNewParams['pageNum']>,
  TError = ErrorType<'sellerGoodsRecommendNew'>,
>(
  params: undefined | SellerGoodsRecommendNewParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'sellerGoodsRecommendNew'>,
        TError,
        TData,
        QueryKey,
        SellerGoodsRecommendNewParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'sellerGoodsRecommendNew'>,
          TError,
          DataOf<'sellerGoodsRecommendNew'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists goods on the shelf for the home page, the newest, recommended or most sold first. Anyone may call; pages have 12 rows unless asked otherwise.
 * Calls `sellerGoodsRecommendNew`.
 */
export function useSellerGoodsRecommendNewInfinite<
  TData = InfiniteData<DataOf<'sellerGoodsRecommendNew'>, SellerGoodsRecommendNewParams['pageNum']>,
  TError = ErrorType<'sellerGoodsRecommendNew'>,
>(
  params?: SellerGoodsRecommendNewParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'sellerGoodsRecommendNew'>,
        TError,
        TData,
        QueryKey,
        SellerGoodsRecommendNewParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'sellerGoodsRecommendNew'>,
          TError,
          DataOf<'sellerGoodsRecommendNew'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists goods on the shelf for the home page, the newest, recommended or most sold first. Anyone may call; pages have 12 rows unless asked otherwise.
 * Calls `sellerGoodsRecommendNew`.
 */
export function useSellerGoodsRecommendNewInfinite<
  TData = InfiniteData<DataOf<'sellerGoodsRecommendNew'>, SellerGoodsRecommendNewParams['pageNum']>,
  TError = ErrorType<'sellerGoodsRecommendNew'>,
>(
  params?: SellerGoodsRecommendNewParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'sellerGoodsRecommendNew'>,
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
 * Lists goods on the shelf for the home page, the newest, recommended or most sold first. Anyone may call; pages have 12 rows unless asked otherwise.
 * Calls `sellerGoodsRecommendNew`.
 */
export function useSellerGoodsRecommendNewInfinite<
  TData = InfiniteData<DataOf<'sellerGoodsRecommendNew'>, SellerGoodsRecommendNewParams['pageNum']>,
  TError = ErrorType<'sellerGoodsRecommendNew'>,
>(
  params?: SellerGoodsRecommendNewParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'sellerGoodsRecommendNew'>,
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
  TData = DataOf<'sellerGoodsRecommendNew'>,
  TError = ErrorType<'sellerGoodsRecommendNew'>,
>(
  params?: SellerGoodsRecommendNewParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerGoodsRecommendNew'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerGoodsRecommendNewQueryKey(params);

  const sellerGoodsRecommendNew = useSellerGoodsRecommendNewHook();

  const queryFn: QueryFunction<DataOf<'sellerGoodsRecommendNew'>> = ({ signal }) =>
    sellerGoodsRecommendNew(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.sellerGoodsRecommendNew,
  );

  return customOptions as UseQueryOptions<DataOf<'sellerGoodsRecommendNew'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type SellerGoodsRecommendNewQueryResult = NonNullable<DataOf<'sellerGoodsRecommendNew'>>;
export type SellerGoodsRecommendNewQueryError = ErrorType<'sellerGoodsRecommendNew'>;

/**
 * Lists goods on the shelf for the home page, the newest, recommended or most sold first. Anyone may call; pages have 12 rows unless asked otherwise.
 * Calls `sellerGoodsRecommendNew`.
 */
export function useSellerGoodsRecommendNew<
  TData = DataOf<'sellerGoodsRecommendNew'>,
  TError = ErrorType<'sellerGoodsRecommendNew'>,
>(
  params: undefined | SellerGoodsRecommendNewParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'sellerGoodsRecommendNew'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'sellerGoodsRecommendNew'>,
          TError,
          DataOf<'sellerGoodsRecommendNew'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists goods on the shelf for the home page, the newest, recommended or most sold first. Anyone may call; pages have 12 rows unless asked otherwise.
 * Calls `sellerGoodsRecommendNew`.
 */
export function useSellerGoodsRecommendNew<
  TData = DataOf<'sellerGoodsRecommendNew'>,
  TError = ErrorType<'sellerGoodsRecommendNew'>,
>(
  params?: SellerGoodsRecommendNewParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'sellerGoodsRecommendNew'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'sellerGoodsRecommendNew'>,
          TError,
          DataOf<'sellerGoodsRecommendNew'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists goods on the shelf for the home page, the newest, recommended or most sold first. Anyone may call; pages have 12 rows unless asked otherwise.
 * Calls `sellerGoodsRecommendNew`.
 */
export function useSellerGoodsRecommendNew<
  TData = DataOf<'sellerGoodsRecommendNew'>,
  TError = ErrorType<'sellerGoodsRecommendNew'>,
>(
  params?: SellerGoodsRecommendNewParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerGoodsRecommendNew'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists goods on the shelf for the home page, the newest, recommended or most sold first. Anyone may call; pages have 12 rows unless asked otherwise.
 * Calls `sellerGoodsRecommendNew`.
 */
export function useSellerGoodsRecommendNew<
  TData = DataOf<'sellerGoodsRecommendNew'>,
  TError = ErrorType<'sellerGoodsRecommendNew'>,
>(
  params?: SellerGoodsRecommendNewParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerGoodsRecommendNew'>, TError, TData>> },
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
  TData = DataOf<'sellerGoodsRecommendLike'>,
  TError = ErrorType<'sellerGoodsRecommendLike'>,
>(
  params: SellerGoodsRecommendLikeParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerGoodsRecommendLike'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerGoodsRecommendLikeQueryKey(params);

  const sellerGoodsRecommendLike = useSellerGoodsRecommendLikeHook();

  const queryFn: QueryFunction<DataOf<'sellerGoodsRecommendLike'>> = ({ signal }) =>
    sellerGoodsRecommendLike(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.sellerGoodsRecommendLike,
  );

  return customOptions as UseQueryOptions<DataOf<'sellerGoodsRecommendLike'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type SellerGoodsRecommendLikeQueryResult = NonNullable<DataOf<'sellerGoodsRecommendLike'>>;
export type SellerGoodsRecommendLikeQueryError = ErrorType<'sellerGoodsRecommendLike'>;

/**
 * Answers at most 12 goods that the caller viewed recently, or at most 10 that the store recommends, newest first. Needs a token.
 * Calls `sellerGoodsRecommendLike`.
 *
 * Its errors, besides those of every operation:
 * - `storeNotFound`: There is no such store.
 */
export function useSellerGoodsRecommendLike<
  TData = DataOf<'sellerGoodsRecommendLike'>,
  TError = ErrorType<'sellerGoodsRecommendLike'>,
>(
  params: SellerGoodsRecommendLikeParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'sellerGoodsRecommendLike'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'sellerGoodsRecommendLike'>,
          TError,
          DataOf<'sellerGoodsRecommendLike'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers at most 12 goods that the caller viewed recently, or at most 10 that the store recommends, newest first. Needs a token.
 * Calls `sellerGoodsRecommendLike`.
 *
 * Its errors, besides those of every operation:
 * - `storeNotFound`: There is no such store.
 */
export function useSellerGoodsRecommendLike<
  TData = DataOf<'sellerGoodsRecommendLike'>,
  TError = ErrorType<'sellerGoodsRecommendLike'>,
>(
  params: SellerGoodsRecommendLikeParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'sellerGoodsRecommendLike'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'sellerGoodsRecommendLike'>,
          TError,
          DataOf<'sellerGoodsRecommendLike'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers at most 12 goods that the caller viewed recently, or at most 10 that the store recommends, newest first. Needs a token.
 * Calls `sellerGoodsRecommendLike`.
 *
 * Its errors, besides those of every operation:
 * - `storeNotFound`: There is no such store.
 */
export function useSellerGoodsRecommendLike<
  TData = DataOf<'sellerGoodsRecommendLike'>,
  TError = ErrorType<'sellerGoodsRecommendLike'>,
>(
  params: SellerGoodsRecommendLikeParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerGoodsRecommendLike'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers at most 12 goods that the caller viewed recently, or at most 10 that the store recommends, newest first. Needs a token.
 * Calls `sellerGoodsRecommendLike`.
 *
 * Its errors, besides those of every operation:
 * - `storeNotFound`: There is no such store.
 */
export function useSellerGoodsRecommendLike<
  TData = DataOf<'sellerGoodsRecommendLike'>,
  TError = ErrorType<'sellerGoodsRecommendLike'>,
>(
  params: SellerGoodsRecommendLikeParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerGoodsRecommendLike'>, TError, TData>> },
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
  TData = DataOf<'sellerGoodsInfo'>,
  TError = ErrorType<'sellerGoodsInfo'>,
>(
  params: SellerGoodsInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerGoodsInfo'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerGoodsInfoQueryKey(params);

  const sellerGoodsInfo = useSellerGoodsInfoHook();

  const queryFn: QueryFunction<DataOf<'sellerGoodsInfo'>> = ({ signal }) => sellerGoodsInfo(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.sellerGoodsInfo,
  );

  return customOptions as UseQueryOptions<DataOf<'sellerGoodsInfo'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type SellerGoodsInfoQueryResult = NonNullable<DataOf<'sellerGoodsInfo'>>;
export type SellerGoodsInfoQueryError = ErrorType<'sellerGoodsInfo'>;

/**
 * Answers the goods with gallery, description, specification, variants, freight parts and store. Anyone may call. Each call counts as a view,
 * and for a caller with a token it goes into the browsing history. Goods taken off the shelf are refused as removed.
 * Calls `sellerGoodsInfo`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 * - `productRemoved`: These goods have been removed.
 * - `skuNotFound`: Please choose one of the offered variants.
 * - `storeNotFound`: There is no such store.
 */
export function useSellerGoodsInfo<TData = DataOf<'sellerGoodsInfo'>, TError = ErrorType<'sellerGoodsInfo'>>(
  params: SellerGoodsInfoParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'sellerGoodsInfo'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'sellerGoodsInfo'>, TError, DataOf<'sellerGoodsInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the goods with gallery, description, specification, variants, freight parts and store. Anyone may call. Each call counts as a view,
 * and for a caller with a token it goes into the browsing history. Goods taken off the shelf are refused as removed.
 * Calls `sellerGoodsInfo`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 * - `productRemoved`: These goods have been removed.
 * - `skuNotFound`: Please choose one of the offered variants.
 * - `storeNotFound`: There is no such store.
 */
export function useSellerGoodsInfo<TData = DataOf<'sellerGoodsInfo'>, TError = ErrorType<'sellerGoodsInfo'>>(
  params: SellerGoodsInfoParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'sellerGoodsInfo'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'sellerGoodsInfo'>, TError, DataOf<'sellerGoodsInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the goods with gallery, description, specification, variants, freight parts and store. Anyone may call. Each call counts as a view,
 * and for a caller with a token it goes into the browsing history. Goods taken off the shelf are refused as removed.
 * Calls `sellerGoodsInfo`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 * - `productRemoved`: These goods have been removed.
 * - `skuNotFound`: Please choose one of the offered variants.
 * - `storeNotFound`: There is no such store.
 */
export function useSellerGoodsInfo<TData = DataOf<'sellerGoodsInfo'>, TError = ErrorType<'sellerGoodsInfo'>>(
  params: SellerGoodsInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerGoodsInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the goods with gallery, description, specification, variants, freight parts and store. Anyone may call. Each call counts as a view,
 * and for a caller with a token it goes into the browsing history. Goods taken off the shelf are refused as removed.
 * Calls `sellerGoodsInfo`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 * - `productRemoved`: These goods have been removed.
 * - `skuNotFound`: Please choose one of the offered variants.
 * - `storeNotFound`: There is no such store.
 */
export function useSellerGoodsInfo<TData = DataOf<'sellerGoodsInfo'>, TError = ErrorType<'sellerGoodsInfo'>>(
  params: SellerGoodsInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerGoodsInfo'>, TError, TData>> },
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
  TData = DataOf<'sellerGoodsDeliveryEstimate'>,
  TError = ErrorType<'sellerGoodsDeliveryEstimate'>,
>(
  params: SellerGoodsDeliveryEstimateParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerGoodsDeliveryEstimate'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getSellerGoodsDeliveryEstimateQueryKey(params);

  const sellerGoodsDeliveryEstimate = useSellerGoodsDeliveryEstimateHook();

  const queryFn: QueryFunction<DataOf<'sellerGoodsDeliveryEstimate'>> = ({ signal }) =>
    sellerGoodsDeliveryEstimate(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.sellerGoodsDeliveryEstimate,
  );

  return customOptions as UseQueryOptions<DataOf<'sellerGoodsDeliveryEstimate'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type SellerGoodsDeliveryEstimateQueryResult = NonNullable<DataOf<'sellerGoodsDeliveryEstimate'>>;
export type SellerGoodsDeliveryEstimateQueryError = ErrorType<'sellerGoodsDeliveryEstimate'>;

/**
 * Answers the days on which the goods would arrive if they were ordered now, from the country of their store to the country
 * asked for. Without a country, that of the caller's default address is meant; a visitor and a caller without an address get
 * the estimate for the country that the mall delivers to by default. Anyone may call.
 * Calls `sellerGoodsDeliveryEstimate`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 * - `productRemoved`: These goods have been removed.
 */
export function useSellerGoodsDeliveryEstimate<
  TData = DataOf<'sellerGoodsDeliveryEstimate'>,
  TError = ErrorType<'sellerGoodsDeliveryEstimate'>,
>(
  params: SellerGoodsDeliveryEstimateParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'sellerGoodsDeliveryEstimate'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'sellerGoodsDeliveryEstimate'>,
          TError,
          DataOf<'sellerGoodsDeliveryEstimate'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the days on which the goods would arrive if they were ordered now, from the country of their store to the country
 * asked for. Without a country, that of the caller's default address is meant; a visitor and a caller without an address get
 * the estimate for the country that the mall delivers to by default. Anyone may call.
 * Calls `sellerGoodsDeliveryEstimate`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 * - `productRemoved`: These goods have been removed.
 */
export function useSellerGoodsDeliveryEstimate<
  TData = DataOf<'sellerGoodsDeliveryEstimate'>,
  TError = ErrorType<'sellerGoodsDeliveryEstimate'>,
>(
  params: SellerGoodsDeliveryEstimateParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'sellerGoodsDeliveryEstimate'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'sellerGoodsDeliveryEstimate'>,
          TError,
          DataOf<'sellerGoodsDeliveryEstimate'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the days on which the goods would arrive if they were ordered now, from the country of their store to the country
 * asked for. Without a country, that of the caller's default address is meant; a visitor and a caller without an address get
 * the estimate for the country that the mall delivers to by default. Anyone may call.
 * Calls `sellerGoodsDeliveryEstimate`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 * - `productRemoved`: These goods have been removed.
 */
export function useSellerGoodsDeliveryEstimate<
  TData = DataOf<'sellerGoodsDeliveryEstimate'>,
  TError = ErrorType<'sellerGoodsDeliveryEstimate'>,
>(
  params: SellerGoodsDeliveryEstimateParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerGoodsDeliveryEstimate'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the days on which the goods would arrive if they were ordered now, from the country of their store to the country
 * asked for. Without a country, that of the caller's default address is meant; a visitor and a caller without an address get
 * the estimate for the country that the mall delivers to by default. Anyone may call.
 * Calls `sellerGoodsDeliveryEstimate`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 * - `productRemoved`: These goods have been removed.
 */
export function useSellerGoodsDeliveryEstimate<
  TData = DataOf<'sellerGoodsDeliveryEstimate'>,
  TError = ErrorType<'sellerGoodsDeliveryEstimate'>,
>(
  params: SellerGoodsDeliveryEstimateParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'sellerGoodsDeliveryEstimate'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useSellerGoodsDeliveryEstimateQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
