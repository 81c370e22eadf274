// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
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
  MerchantReviewAnswerOk,
  MerchantReviewAnswerParams,
  MerchantReviewInfoOk,
  MerchantReviewInfoParams,
  MerchantReviewListOk,
  MerchantReviewListParams,
  MerchantReviewWithdrawAnswerOk,
  MerchantReviewWithdrawAnswerParams,
} from '../openmall.schemas.ts';

import { useCall } from '../../../../hooks/use-call.ts';
import type { ErrorType } from '../../../../hooks/use-call.ts';
import { withPaging } from '../../../../hooks/with-paging.ts';

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
 * Lists what buyers wrote about goods of the store. Reviews that the mall wrote for silent buyers are left out: they say nothing that could be answered.
 * @summary List reviews of the store
 */
export const useMerchantReviewListHook = () => {
  const merchantReviewList = useCall<MerchantReviewListOk>(operations.merchantReviewList);

  return useCallback(
    (params?: MerchantReviewListParams, signal?: AbortSignal) => {
      return merchantReviewList(params, signal);
    },
    [merchantReviewList],
  );
};

export const getMerchantReviewListInfiniteQueryKey = (params?: MerchantReviewListParams) => {
  return ['infinite', 'merchantReviewList', ...(params ? [params] : [])] as const;
};

export const getMerchantReviewListQueryKey = (params?: MerchantReviewListParams) => {
  return ['merchantReviewList', ...(params ? [params] : [])] as const;
};

export const useMerchantReviewListInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>,
    MerchantReviewListParams['pageNum']
  >,
  TError = ErrorType<'merchantReviewList'>,
>(
  params?: MerchantReviewListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>,
        TError,
        TData,
        QueryKey,
        MerchantReviewListParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantReviewListInfiniteQueryKey(params);

  const merchantReviewList = useMerchantReviewListHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>,
    QueryKey,
    MerchantReviewListParams['pageNum']
  > = ({ signal, pageParam }) =>
    merchantReviewList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantReviewList,
  );

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>,
    TError,
    TData,
    QueryKey,
    MerchantReviewListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type MerchantReviewListInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>
>;
export type MerchantReviewListInfiniteQueryError = ErrorType<'merchantReviewList'>;

export function useMerchantReviewListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>,
    MerchantReviewListParams['pageNum']
  >,
  TError = ErrorType<'merchantReviewList'>,
>(
  params: undefined | MerchantReviewListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>,
        TError,
        TData,
        QueryKey,
        MerchantReviewListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantReviewListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>,
    MerchantReviewListParams['pageNum']
  >,
  TError = ErrorType<'merchantReviewList'>,
>(
  params?: MerchantReviewListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>,
        TError,
        TData,
        QueryKey,
        MerchantReviewListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantReviewListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>,
    MerchantReviewListParams['pageNum']
  >,
  TError = ErrorType<'merchantReviewList'>,
>(
  params?: MerchantReviewListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>,
        TError,
        TData,
        QueryKey,
        MerchantReviewListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List reviews of the store
 */

export function useMerchantReviewListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>,
    MerchantReviewListParams['pageNum']
  >,
  TError = ErrorType<'merchantReviewList'>,
>(
  params?: MerchantReviewListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>,
        TError,
        TData,
        QueryKey,
        MerchantReviewListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useMerchantReviewListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useMerchantReviewListQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>,
  TError = ErrorType<'merchantReviewList'>,
>(
  params?: MerchantReviewListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantReviewListQueryKey(params);

  const merchantReviewList = useMerchantReviewListHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>> = ({
    signal,
  }) => merchantReviewList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantReviewList,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type MerchantReviewListQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>
>;
export type MerchantReviewListQueryError = ErrorType<'merchantReviewList'>;

export function useMerchantReviewList<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>,
  TError = ErrorType<'merchantReviewList'>,
>(
  params: undefined | MerchantReviewListParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantReviewList<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>,
  TError = ErrorType<'merchantReviewList'>,
>(
  params?: MerchantReviewListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantReviewList<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>,
  TError = ErrorType<'merchantReviewList'>,
>(
  params?: MerchantReviewListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List reviews of the store
 */

export function useMerchantReviewList<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>,
  TError = ErrorType<'merchantReviewList'>,
>(
  params?: MerchantReviewListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantReviewListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useMerchantReviewListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers one review with its pictures, the chosen variant and its order.
 * @summary Show one review
 */
export const useMerchantReviewInfoHook = () => {
  const merchantReviewInfo = useCall<MerchantReviewInfoOk>(operations.merchantReviewInfo);

  return useCallback(
    (params: MerchantReviewInfoParams, signal?: AbortSignal) => {
      return merchantReviewInfo(params, signal);
    },
    [merchantReviewInfo],
  );
};

export const getMerchantReviewInfoQueryKey = (params?: MerchantReviewInfoParams) => {
  return ['merchantReviewInfo', ...(params ? [params] : [])] as const;
};

export const useMerchantReviewInfoQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantReviewInfoHook>>>,
  TError = ErrorType<'merchantReviewInfo'>,
>(
  params: MerchantReviewInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantReviewInfoHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantReviewInfoQueryKey(params);

  const merchantReviewInfo = useMerchantReviewInfoHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useMerchantReviewInfoHook>>>> = ({
    signal,
  }) => merchantReviewInfo(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantReviewInfo,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useMerchantReviewInfoHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type MerchantReviewInfoQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantReviewInfoHook>>>
>;
export type MerchantReviewInfoQueryError = ErrorType<'merchantReviewInfo'>;

export function useMerchantReviewInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantReviewInfoHook>>>,
  TError = ErrorType<'merchantReviewInfo'>,
>(
  params: MerchantReviewInfoParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantReviewInfoHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantReviewInfoHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantReviewInfoHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantReviewInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantReviewInfoHook>>>,
  TError = ErrorType<'merchantReviewInfo'>,
>(
  params: MerchantReviewInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantReviewInfoHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantReviewInfoHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantReviewInfoHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantReviewInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantReviewInfoHook>>>,
  TError = ErrorType<'merchantReviewInfo'>,
>(
  params: MerchantReviewInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantReviewInfoHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show one review
 */

export function useMerchantReviewInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantReviewInfoHook>>>,
  TError = ErrorType<'merchantReviewInfo'>,
>(
  params: MerchantReviewInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantReviewInfoHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useMerchantReviewInfoQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Writes the public answer of the store, or replaces it. Buyers read it below the review; the one who wrote the review is told of the first answer.
 * @summary Answer a review
 */
export const useMerchantReviewAnswerHook = () => {
  const merchantReviewAnswer = useCall<MerchantReviewAnswerOk>(operations.merchantReviewAnswer);

  return useCallback(
    (params: MerchantReviewAnswerParams, signal?: AbortSignal) => {
      return merchantReviewAnswer(params, signal);
    },
    [merchantReviewAnswer],
  );
};

export const getMerchantReviewAnswerMutationKey = () => ['merchantReviewAnswer'] as const;

export const useMerchantReviewAnswerMutationOptions = <
  TError = ErrorType<'merchantReviewAnswer'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useMerchantReviewAnswerHook>>>,
    TError,
    MerchantReviewAnswerMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useMerchantReviewAnswerHook>>>,
  TError,
  MerchantReviewAnswerMutationVariables,
  TContext
> => {
  const mutationKey = getMerchantReviewAnswerMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const merchantReviewAnswer = useMerchantReviewAnswerHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useMerchantReviewAnswerHook>>>,
    MerchantReviewAnswerMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return merchantReviewAnswer(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantReviewAnswerMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantReviewAnswerHook>>>
>;

export type MerchantReviewAnswerMutationError = ErrorType<'merchantReviewAnswer'>;
export type MerchantReviewAnswerMutationVariables = { params: MerchantReviewAnswerParams };

/**
 * @summary Answer a review
 */
export const useMerchantReviewAnswer = <TError = ErrorType<'merchantReviewAnswer'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useMerchantReviewAnswerHook>>>,
      TError,
      MerchantReviewAnswerMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useMerchantReviewAnswerHook>>>,
  TError,
  MerchantReviewAnswerMutationVariables,
  TContext
> => {
  return useMutation(useMerchantReviewAnswerMutationOptions(options), queryClient);
};
/**
 * Removes the public answer of the store below the review. Doing it again changes nothing.
 * @summary Withdraw the answer to a review
 */
export const useMerchantReviewWithdrawAnswerHook = () => {
  const merchantReviewWithdrawAnswer = useCall<MerchantReviewWithdrawAnswerOk>(
    operations.merchantReviewWithdrawAnswer,
  );

  return useCallback(
    (params: MerchantReviewWithdrawAnswerParams, signal?: AbortSignal) => {
      return merchantReviewWithdrawAnswer(params, signal);
    },
    [merchantReviewWithdrawAnswer],
  );
};

export const getMerchantReviewWithdrawAnswerMutationKey = () => ['merchantReviewWithdrawAnswer'] as const;

export const useMerchantReviewWithdrawAnswerMutationOptions = <
  TError = ErrorType<'merchantReviewWithdrawAnswer'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useMerchantReviewWithdrawAnswerHook>>>,
    TError,
    MerchantReviewWithdrawAnswerMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useMerchantReviewWithdrawAnswerHook>>>,
  TError,
  MerchantReviewWithdrawAnswerMutationVariables,
  TContext
> => {
  const mutationKey = getMerchantReviewWithdrawAnswerMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const merchantReviewWithdrawAnswer = useMerchantReviewWithdrawAnswerHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useMerchantReviewWithdrawAnswerHook>>>,
    MerchantReviewWithdrawAnswerMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return merchantReviewWithdrawAnswer(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantReviewWithdrawAnswerMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantReviewWithdrawAnswerHook>>>
>;

export type MerchantReviewWithdrawAnswerMutationError = ErrorType<'merchantReviewWithdrawAnswer'>;
export type MerchantReviewWithdrawAnswerMutationVariables = { params: MerchantReviewWithdrawAnswerParams };

/**
 * @summary Withdraw the answer to a review
 */
export const useMerchantReviewWithdrawAnswer = <
  TError = ErrorType<'merchantReviewWithdrawAnswer'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useMerchantReviewWithdrawAnswerHook>>>,
      TError,
      MerchantReviewWithdrawAnswerMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useMerchantReviewWithdrawAnswerHook>>>,
  TError,
  MerchantReviewWithdrawAnswerMutationVariables,
  TContext
> => {
  return useMutation(useMerchantReviewWithdrawAnswerMutationOptions(options), queryClient);
};
