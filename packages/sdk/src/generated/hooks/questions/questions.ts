// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import type { DataOf } from '../../../types.ts';
import * as operations from '../../operation-functions.ts';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';

import { useCallback } from 'react';

import type {
  GoodsQuestionAskOk,
  GoodsQuestionAskParams,
  GoodsQuestionListOk,
  GoodsQuestionListParams,
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
 * Lists the questions that the store answered, those answered last first. The caller's own questions without an answer come
 * before them; nobody else sees these. Anyone may call.
 * @summary List questions about goods
 */
export const useGoodsQuestionListHook = () => {
  const goodsQuestionList = useCall<GoodsQuestionListOk>(operations.goodsQuestionList);

  return useCallback(
    (params: GoodsQuestionListParams, signal?: AbortSignal) => {
      return goodsQuestionList(params, signal);
    },
    [goodsQuestionList],
  );
};

export const getGoodsQuestionListInfiniteQueryKey = (params?: GoodsQuestionListParams) => {
  return ['infinite', 'goodsQuestionList', ...(params ? [params] : [])] as const;
};

export const getGoodsQuestionListQueryKey = (params?: GoodsQuestionListParams) => {
  return ['goodsQuestionList', ...(params ? [params] : [])] as const;
};

export const useGoodsQuestionListInfiniteQueryOptions = <
  TData = InfiniteData<DataOf<'goodsQuestionList'>, GoodsQuestionListParams['pageNum']>,
  TError = ErrorType<'goodsQuestionList'>,
>(
  params: GoodsQuestionListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'goodsQuestionList'>,
        TError,
        TData,
        QueryKey,
        GoodsQuestionListParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGoodsQuestionListInfiniteQueryKey(params);

  const goodsQuestionList = useGoodsQuestionListHook();

  const queryFn: QueryFunction<DataOf<'goodsQuestionList'>, QueryKey, GoodsQuestionListParams['pageNum']> = ({
    signal,
    pageParam,
  }) => goodsQuestionList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.goodsQuestionList,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'goodsQuestionList'>,
    TError,
    TData,
    QueryKey,
    GoodsQuestionListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GoodsQuestionListInfiniteQueryResult = NonNullable<DataOf<'goodsQuestionList'>>;
export type GoodsQuestionListInfiniteQueryError = ErrorType<'goodsQuestionList'>;

/**
 * Lists the questions that the store answered, those answered last first. The caller's own questions without an answer come
 * before them; nobody else sees these. Anyone may call.
 * Calls `goodsQuestionList`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 */
export function useGoodsQuestionListInfinite<
  TData = InfiniteData<DataOf<'goodsQuestionList'>, GoodsQuestionListParams['pageNum']>,
  TError = ErrorType<'goodsQuestionList'>,
>(
  params: GoodsQuestionListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'goodsQuestionList'>,
        TError,
        TData,
        QueryKey,
        GoodsQuestionListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'goodsQuestionList'>, TError, DataOf<'goodsQuestionList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the questions that the store answered, those answered last first. The caller's own questions without an answer come
 * before them; nobody else sees these. Anyone may call.
 * Calls `goodsQuestionList`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 */
export function useGoodsQuestionListInfinite<
  TData = InfiniteData<DataOf<'goodsQuestionList'>, GoodsQuestionListParams['pageNum']>,
  TError = ErrorType<'goodsQuestionList'>,
>(
  params: GoodsQuestionListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'goodsQuestionList'>,
        TError,
        TData,
        QueryKey,
        GoodsQuestionListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'goodsQuestionList'>,
          TError,
          DataOf<'goodsQuestionList'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the questions that the store answered, those answered last first. The caller's own questions without an answer come
 * before them; nobody else sees these. Anyone may call.
 * Calls `goodsQuestionList`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 */
export function useGoodsQuestionListInfinite<
  TData = InfiniteData<DataOf<'goodsQuestionList'>, GoodsQuestionListParams['pageNum']>,
  TError = ErrorType<'goodsQuestionList'>,
>(
  params: GoodsQuestionListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'goodsQuestionList'>,
        TError,
        TData,
        QueryKey,
        GoodsQuestionListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the questions that the store answered, those answered last first. The caller's own questions without an answer come
 * before them; nobody else sees these. Anyone may call.
 * Calls `goodsQuestionList`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 */
export function useGoodsQuestionListInfinite<
  TData = InfiniteData<DataOf<'goodsQuestionList'>, GoodsQuestionListParams['pageNum']>,
  TError = ErrorType<'goodsQuestionList'>,
>(
  params: GoodsQuestionListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'goodsQuestionList'>,
        TError,
        TData,
        QueryKey,
        GoodsQuestionListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGoodsQuestionListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useGoodsQuestionListQueryOptions = <
  TData = DataOf<'goodsQuestionList'>,
  TError = ErrorType<'goodsQuestionList'>,
>(
  params: GoodsQuestionListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'goodsQuestionList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGoodsQuestionListQueryKey(params);

  const goodsQuestionList = useGoodsQuestionListHook();

  const queryFn: QueryFunction<DataOf<'goodsQuestionList'>> = ({ signal }) =>
    goodsQuestionList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.goodsQuestionList,
  );

  return customOptions as UseQueryOptions<DataOf<'goodsQuestionList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GoodsQuestionListQueryResult = NonNullable<DataOf<'goodsQuestionList'>>;
export type GoodsQuestionListQueryError = ErrorType<'goodsQuestionList'>;

/**
 * Lists the questions that the store answered, those answered last first. The caller's own questions without an answer come
 * before them; nobody else sees these. Anyone may call.
 * Calls `goodsQuestionList`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 */
export function useGoodsQuestionList<
  TData = DataOf<'goodsQuestionList'>,
  TError = ErrorType<'goodsQuestionList'>,
>(
  params: GoodsQuestionListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'goodsQuestionList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'goodsQuestionList'>, TError, DataOf<'goodsQuestionList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the questions that the store answered, those answered last first. The caller's own questions without an answer come
 * before them; nobody else sees these. Anyone may call.
 * Calls `goodsQuestionList`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 */
export function useGoodsQuestionList<
  TData = DataOf<'goodsQuestionList'>,
  TError = ErrorType<'goodsQuestionList'>,
>(
  params: GoodsQuestionListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'goodsQuestionList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'goodsQuestionList'>, TError, DataOf<'goodsQuestionList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the questions that the store answered, those answered last first. The caller's own questions without an answer come
 * before them; nobody else sees these. Anyone may call.
 * Calls `goodsQuestionList`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 */
export function useGoodsQuestionList<
  TData = DataOf<'goodsQuestionList'>,
  TError = ErrorType<'goodsQuestionList'>,
>(
  params: GoodsQuestionListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'goodsQuestionList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the questions that the store answered, those answered last first. The caller's own questions without an answer come
 * before them; nobody else sees these. Anyone may call.
 * Calls `goodsQuestionList`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 */
export function useGoodsQuestionList<
  TData = DataOf<'goodsQuestionList'>,
  TError = ErrorType<'goodsQuestionList'>,
>(
  params: GoodsQuestionListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'goodsQuestionList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGoodsQuestionListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Asks the store a question about goods on the shelf. It is shown to others, under the caller's shortened login name, once
 * the store has answered it. Asking the same again before the answer changes nothing and answers the first question. A buyer
 * has at most three unanswered questions about the same goods, and 20 in all. Needs a token.
 * @summary Ask a question about goods
 */
export const useGoodsQuestionAskHook = () => {
  const goodsQuestionAsk = useCall<GoodsQuestionAskOk>(operations.goodsQuestionAsk);

  return useCallback(
    (params: GoodsQuestionAskParams, signal?: AbortSignal) => {
      return goodsQuestionAsk(params, signal);
    },
    [goodsQuestionAsk],
  );
};

export const getGoodsQuestionAskMutationKey = () => ['goodsQuestionAsk'] as const;

export const useGoodsQuestionAskMutationOptions = <
  TError = ErrorType<'goodsQuestionAsk'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'goodsQuestionAsk'>,
    TError,
    GoodsQuestionAskMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'goodsQuestionAsk'>, TError, GoodsQuestionAskMutationVariables, TContext> => {
  const mutationKey = getGoodsQuestionAskMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const goodsQuestionAsk = useGoodsQuestionAskHook();

  const mutationFn: MutationFunction<DataOf<'goodsQuestionAsk'>, GoodsQuestionAskMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return goodsQuestionAsk(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type GoodsQuestionAskMutationResult = NonNullable<DataOf<'goodsQuestionAsk'>>;

export type GoodsQuestionAskMutationError = ErrorType<'goodsQuestionAsk'>;
export type GoodsQuestionAskMutationVariables = { params: GoodsQuestionAskParams };

/**
 * Asks the store a question about goods on the shelf. It is shown to others, under the caller's shortened login name, once
 * the store has answered it. Asking the same again before the answer changes nothing and answers the first question. A buyer
 * has at most three unanswered questions about the same goods, and 20 in all. Needs a token.
 * Calls `goodsQuestionAsk`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 * - `productRemoved`: These goods have been removed.
 * - `questionLimit`: Too many of your questions have no answer yet.
 */
export const useGoodsQuestionAsk = <TError = ErrorType<'goodsQuestionAsk'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'goodsQuestionAsk'>,
      TError,
      GoodsQuestionAskMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'goodsQuestionAsk'>, TError, GoodsQuestionAskMutationVariables, TContext> => {
  return useMutation(useGoodsQuestionAskMutationOptions(options), queryClient);
};
