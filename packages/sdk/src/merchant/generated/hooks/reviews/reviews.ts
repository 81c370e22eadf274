// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import type { DataOf } from '../../../../types.ts';
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
  TData = InfiniteData<DataOf<'merchantReviewList'>, MerchantReviewListParams['pageNum']>,
  TError = ErrorType<'merchantReviewList'>,
>(
  params?: MerchantReviewListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantReviewList'>,
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
    DataOf<'merchantReviewList'>,
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
    DataOf<'merchantReviewList'>,
    TError,
    TData,
    QueryKey,
    MerchantReviewListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type MerchantReviewListInfiniteQueryResult = NonNullable<DataOf<'merchantReviewList'>>;
export type MerchantReviewListInfiniteQueryError = ErrorType<'merchantReviewList'>;

/**
 * Lists what buyers wrote about goods of the store. Reviews that the mall wrote for silent buyers are left out: they say nothing that could be answered.
 * Calls `merchantReviewList`.
 */
export function useMerchantReviewListInfinite<
  TData = InfiniteData<DataOf<'merchantReviewList'>, MerchantReviewListParams['pageNum']>,
  TError = ErrorType<'merchantReviewList'>,
>(
  params: undefined | MerchantReviewListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantReviewList'>,
        TError,
        TData,
        QueryKey,
        MerchantReviewListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'merchantReviewList'>,
          TError,
          DataOf<'merchantReviewList'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists what buyers wrote about goods of the store. Reviews that the mall wrote for silent buyers are left out: they say nothing that could be answered.
 * Calls `merchantReviewList`.
 */
export function useMerchantReviewListInfinite<
  TData = InfiniteData<DataOf<'merchantReviewList'>, MerchantReviewListParams['pageNum']>,
  TError = ErrorType<'merchantReviewList'>,
>(
  params?: MerchantReviewListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantReviewList'>,
        TError,
        TData,
        QueryKey,
        MerchantReviewListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'merchantReviewList'>,
          TError,
          DataOf<'merchantReviewList'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists what buyers wrote about goods of the store. Reviews that the mall wrote for silent buyers are left out: they say nothing that could be answered.
 * Calls `merchantReviewList`.
 */
export function useMerchantReviewListInfinite<
  TData = InfiniteData<DataOf<'merchantReviewList'>, MerchantReviewListParams['pageNum']>,
  TError = ErrorType<'merchantReviewList'>,
>(
  params?: MerchantReviewListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantReviewList'>,
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
 * Lists what buyers wrote about goods of the store. Reviews that the mall wrote for silent buyers are left out: they say nothing that could be answered.
 * Calls `merchantReviewList`.
 */
export function useMerchantReviewListInfinite<
  TData = InfiniteData<DataOf<'merchantReviewList'>, MerchantReviewListParams['pageNum']>,
  TError = ErrorType<'merchantReviewList'>,
>(
  params?: MerchantReviewListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantReviewList'>,
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
  TData = DataOf<'merchantReviewList'>,
  TError = ErrorType<'merchantReviewList'>,
>(
  params?: MerchantReviewListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantReviewList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantReviewListQueryKey(params);

  const merchantReviewList = useMerchantReviewListHook();

  const queryFn: QueryFunction<DataOf<'merchantReviewList'>> = ({ signal }) =>
    merchantReviewList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantReviewList,
  );

  return customOptions as UseQueryOptions<DataOf<'merchantReviewList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type MerchantReviewListQueryResult = NonNullable<DataOf<'merchantReviewList'>>;
export type MerchantReviewListQueryError = ErrorType<'merchantReviewList'>;

/**
 * Lists what buyers wrote about goods of the store. Reviews that the mall wrote for silent buyers are left out: they say nothing that could be answered.
 * Calls `merchantReviewList`.
 */
export function useMerchantReviewList<
  TData = DataOf<'merchantReviewList'>,
  TError = ErrorType<'merchantReviewList'>,
>(
  params: undefined | MerchantReviewListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'merchantReviewList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'merchantReviewList'>, TError, DataOf<'merchantReviewList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists what buyers wrote about goods of the store. Reviews that the mall wrote for silent buyers are left out: they say nothing that could be answered.
 * Calls `merchantReviewList`.
 */
export function useMerchantReviewList<
  TData = DataOf<'merchantReviewList'>,
  TError = ErrorType<'merchantReviewList'>,
>(
  params?: MerchantReviewListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'merchantReviewList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'merchantReviewList'>, TError, DataOf<'merchantReviewList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists what buyers wrote about goods of the store. Reviews that the mall wrote for silent buyers are left out: they say nothing that could be answered.
 * Calls `merchantReviewList`.
 */
export function useMerchantReviewList<
  TData = DataOf<'merchantReviewList'>,
  TError = ErrorType<'merchantReviewList'>,
>(
  params?: MerchantReviewListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantReviewList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists what buyers wrote about goods of the store. Reviews that the mall wrote for silent buyers are left out: they say nothing that could be answered.
 * Calls `merchantReviewList`.
 */
export function useMerchantReviewList<
  TData = DataOf<'merchantReviewList'>,
  TError = ErrorType<'merchantReviewList'>,
>(
  params?: MerchantReviewListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantReviewList'>, TError, TData>> },
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
  TData = DataOf<'merchantReviewInfo'>,
  TError = ErrorType<'merchantReviewInfo'>,
>(
  params: MerchantReviewInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantReviewInfo'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantReviewInfoQueryKey(params);

  const merchantReviewInfo = useMerchantReviewInfoHook();

  const queryFn: QueryFunction<DataOf<'merchantReviewInfo'>> = ({ signal }) =>
    merchantReviewInfo(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantReviewInfo,
  );

  return customOptions as UseQueryOptions<DataOf<'merchantReviewInfo'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type MerchantReviewInfoQueryResult = NonNullable<DataOf<'merchantReviewInfo'>>;
export type MerchantReviewInfoQueryError = ErrorType<'merchantReviewInfo'>;

/**
 * Answers one review with its pictures, the chosen variant and its order.
 * Calls `merchantReviewInfo`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export function useMerchantReviewInfo<
  TData = DataOf<'merchantReviewInfo'>,
  TError = ErrorType<'merchantReviewInfo'>,
>(
  params: MerchantReviewInfoParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'merchantReviewInfo'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'merchantReviewInfo'>, TError, DataOf<'merchantReviewInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one review with its pictures, the chosen variant and its order.
 * Calls `merchantReviewInfo`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export function useMerchantReviewInfo<
  TData = DataOf<'merchantReviewInfo'>,
  TError = ErrorType<'merchantReviewInfo'>,
>(
  params: MerchantReviewInfoParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'merchantReviewInfo'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'merchantReviewInfo'>, TError, DataOf<'merchantReviewInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one review with its pictures, the chosen variant and its order.
 * Calls `merchantReviewInfo`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export function useMerchantReviewInfo<
  TData = DataOf<'merchantReviewInfo'>,
  TError = ErrorType<'merchantReviewInfo'>,
>(
  params: MerchantReviewInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantReviewInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one review with its pictures, the chosen variant and its order.
 * Calls `merchantReviewInfo`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export function useMerchantReviewInfo<
  TData = DataOf<'merchantReviewInfo'>,
  TError = ErrorType<'merchantReviewInfo'>,
>(
  params: MerchantReviewInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantReviewInfo'>, TError, TData>> },
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
    DataOf<'merchantReviewAnswer'>,
    TError,
    MerchantReviewAnswerMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'merchantReviewAnswer'>,
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
    DataOf<'merchantReviewAnswer'>,
    MerchantReviewAnswerMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return merchantReviewAnswer(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantReviewAnswerMutationResult = NonNullable<DataOf<'merchantReviewAnswer'>>;

export type MerchantReviewAnswerMutationError = ErrorType<'merchantReviewAnswer'>;
export type MerchantReviewAnswerMutationVariables = { params: MerchantReviewAnswerParams };

/**
 * Writes the public answer of the store, or replaces it. Buyers read it below the review; the one who wrote the review is told of the first answer.
 * Calls `merchantReviewAnswer`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export const useMerchantReviewAnswer = <TError = ErrorType<'merchantReviewAnswer'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'merchantReviewAnswer'>,
      TError,
      MerchantReviewAnswerMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'merchantReviewAnswer'>,
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
    DataOf<'merchantReviewWithdrawAnswer'>,
    TError,
    MerchantReviewWithdrawAnswerMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'merchantReviewWithdrawAnswer'>,
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
    DataOf<'merchantReviewWithdrawAnswer'>,
    MerchantReviewWithdrawAnswerMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return merchantReviewWithdrawAnswer(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantReviewWithdrawAnswerMutationResult = NonNullable<DataOf<'merchantReviewWithdrawAnswer'>>;

export type MerchantReviewWithdrawAnswerMutationError = ErrorType<'merchantReviewWithdrawAnswer'>;
export type MerchantReviewWithdrawAnswerMutationVariables = { params: MerchantReviewWithdrawAnswerParams };

/**
 * Removes the public answer of the store below the review. Doing it again changes nothing.
 * Calls `merchantReviewWithdrawAnswer`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export const useMerchantReviewWithdrawAnswer = <
  TError = ErrorType<'merchantReviewWithdrawAnswer'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'merchantReviewWithdrawAnswer'>,
      TError,
      MerchantReviewWithdrawAnswerMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'merchantReviewWithdrawAnswer'>,
  TError,
  MerchantReviewWithdrawAnswerMutationVariables,
  TContext
> => {
  return useMutation(useMerchantReviewWithdrawAnswerMutationOptions(options), queryClient);
};
