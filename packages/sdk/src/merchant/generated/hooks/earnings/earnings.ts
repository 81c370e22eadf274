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
  MerchantEarningListOk,
  MerchantEarningListParams,
  MerchantPayoutAskOk,
  MerchantPayoutAskParams,
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
 * Lists every booking of the account of the store, newest first: sales that buyers received, commission of the mall, and payouts.
 * @summary List what the store earned
 */
export const useMerchantEarningListHook = () => {
  const merchantEarningList = useCall<MerchantEarningListOk>(operations.merchantEarningList);

  return useCallback(
    (params?: MerchantEarningListParams, signal?: AbortSignal) => {
      return merchantEarningList(params, signal);
    },
    [merchantEarningList],
  );
};

export const getMerchantEarningListInfiniteQueryKey = (params?: MerchantEarningListParams) => {
  return ['infinite', 'merchantEarningList', ...(params ? [params] : [])] as const;
};

export const getMerchantEarningListQueryKey = (params?: MerchantEarningListParams) => {
  return ['merchantEarningList', ...(params ? [params] : [])] as const;
};

export const useMerchantEarningListInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>,
    MerchantEarningListParams['pageNum']
  >,
  TError = ErrorType<'merchantEarningList'>,
>(
  params?: MerchantEarningListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>,
        TError,
        TData,
        QueryKey,
        MerchantEarningListParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantEarningListInfiniteQueryKey(params);

  const merchantEarningList = useMerchantEarningListHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>,
    QueryKey,
    MerchantEarningListParams['pageNum']
  > = ({ signal, pageParam }) =>
    merchantEarningList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantEarningList,
  );

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>,
    TError,
    TData,
    QueryKey,
    MerchantEarningListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type MerchantEarningListInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>
>;
export type MerchantEarningListInfiniteQueryError = ErrorType<'merchantEarningList'>;

export function useMerchantEarningListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>,
    MerchantEarningListParams['pageNum']
  >,
  TError = ErrorType<'merchantEarningList'>,
>(
  params: undefined | MerchantEarningListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>,
        TError,
        TData,
        QueryKey,
        MerchantEarningListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantEarningListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>,
    MerchantEarningListParams['pageNum']
  >,
  TError = ErrorType<'merchantEarningList'>,
>(
  params?: MerchantEarningListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>,
        TError,
        TData,
        QueryKey,
        MerchantEarningListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantEarningListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>,
    MerchantEarningListParams['pageNum']
  >,
  TError = ErrorType<'merchantEarningList'>,
>(
  params?: MerchantEarningListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>,
        TError,
        TData,
        QueryKey,
        MerchantEarningListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List what the store earned
 */

export function useMerchantEarningListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>,
    MerchantEarningListParams['pageNum']
  >,
  TError = ErrorType<'merchantEarningList'>,
>(
  params?: MerchantEarningListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>,
        TError,
        TData,
        QueryKey,
        MerchantEarningListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useMerchantEarningListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useMerchantEarningListQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>,
  TError = ErrorType<'merchantEarningList'>,
>(
  params?: MerchantEarningListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantEarningListQueryKey(params);

  const merchantEarningList = useMerchantEarningListHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>> = ({
    signal,
  }) => merchantEarningList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantEarningList,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type MerchantEarningListQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>
>;
export type MerchantEarningListQueryError = ErrorType<'merchantEarningList'>;

export function useMerchantEarningList<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>,
  TError = ErrorType<'merchantEarningList'>,
>(
  params: undefined | MerchantEarningListParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantEarningList<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>,
  TError = ErrorType<'merchantEarningList'>,
>(
  params?: MerchantEarningListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantEarningList<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>,
  TError = ErrorType<'merchantEarningList'>,
>(
  params?: MerchantEarningListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List what the store earned
 */

export function useMerchantEarningList<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>,
  TError = ErrorType<'merchantEarningList'>,
>(
  params?: MerchantEarningListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantEarningListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useMerchantEarningListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Moves earnings of the store to the wallet of its owner, who can buy with them or withdraw them to the bound address.
 * @summary Take earnings out
 */
export const useMerchantPayoutAskHook = () => {
  const merchantPayoutAsk = useCall<MerchantPayoutAskOk>(operations.merchantPayoutAsk);

  return useCallback(
    (params: MerchantPayoutAskParams, signal?: AbortSignal) => {
      return merchantPayoutAsk(params, signal);
    },
    [merchantPayoutAsk],
  );
};

export const getMerchantPayoutAskMutationKey = () => ['merchantPayoutAsk'] as const;

export const useMerchantPayoutAskMutationOptions = <
  TError = ErrorType<'merchantPayoutAsk'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useMerchantPayoutAskHook>>>,
    TError,
    MerchantPayoutAskMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useMerchantPayoutAskHook>>>,
  TError,
  MerchantPayoutAskMutationVariables,
  TContext
> => {
  const mutationKey = getMerchantPayoutAskMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const merchantPayoutAsk = useMerchantPayoutAskHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useMerchantPayoutAskHook>>>,
    MerchantPayoutAskMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return merchantPayoutAsk(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantPayoutAskMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantPayoutAskHook>>>
>;

export type MerchantPayoutAskMutationError = ErrorType<'merchantPayoutAsk'>;
export type MerchantPayoutAskMutationVariables = { params: MerchantPayoutAskParams };

/**
 * @summary Take earnings out
 */
export const useMerchantPayoutAsk = <TError = ErrorType<'merchantPayoutAsk'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useMerchantPayoutAskHook>>>,
      TError,
      MerchantPayoutAskMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useMerchantPayoutAskHook>>>,
  TError,
  MerchantPayoutAskMutationVariables,
  TContext
> => {
  return useMutation(useMerchantPayoutAskMutationOptions(options), queryClient);
};
