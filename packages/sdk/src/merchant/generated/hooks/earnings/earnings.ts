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
  MerchantEarningListOk,
  MerchantEarningListParams,
  MerchantPayoutAskOk,
  MerchantPayoutAskParams,
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
  TData = InfiniteData<DataOf<'merchantEarningList'>, MerchantEarningListParams['pageNum']>,
  TError = ErrorType<'merchantEarningList'>,
>(
  params?: MerchantEarningListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantEarningList'>,
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
    DataOf<'merchantEarningList'>,
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
    DataOf<'merchantEarningList'>,
    TError,
    TData,
    QueryKey,
    MerchantEarningListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type MerchantEarningListInfiniteQueryResult = NonNullable<DataOf<'merchantEarningList'>>;
export type MerchantEarningListInfiniteQueryError = ErrorType<'merchantEarningList'>;

/**
 * Lists every booking of the account of the store, newest first: sales that buyers received, commission of the mall, and payouts.
 * Calls `merchantEarningList`.
 */
export function useMerchantEarningListInfinite<
  TData = InfiniteData<DataOf<'merchantEarningList'>, MerchantEarningListParams['pageNum']>,
  TError = ErrorType<'merchantEarningList'>,
>(
  params: undefined | MerchantEarningListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantEarningList'>,
        TError,
        TData,
        QueryKey,
        MerchantEarningListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'merchantEarningList'>,
          TError,
          DataOf<'merchantEarningList'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists every booking of the account of the store, newest first: sales that buyers received, commission of the mall, and payouts.
 * Calls `merchantEarningList`.
 */
export function useMerchantEarningListInfinite<
  TData = InfiniteData<DataOf<'merchantEarningList'>, MerchantEarningListParams['pageNum']>,
  TError = ErrorType<'merchantEarningList'>,
>(
  params?: MerchantEarningListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantEarningList'>,
        TError,
        TData,
        QueryKey,
        MerchantEarningListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'merchantEarningList'>,
          TError,
          DataOf<'merchantEarningList'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists every booking of the account of the store, newest first: sales that buyers received, commission of the mall, and payouts.
 * Calls `merchantEarningList`.
 */
export function useMerchantEarningListInfinite<
  TData = InfiniteData<DataOf<'merchantEarningList'>, MerchantEarningListParams['pageNum']>,
  TError = ErrorType<'merchantEarningList'>,
>(
  params?: MerchantEarningListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantEarningList'>,
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
 * Lists every booking of the account of the store, newest first: sales that buyers received, commission of the mall, and payouts.
 * Calls `merchantEarningList`.
 */
export function useMerchantEarningListInfinite<
  TData = InfiniteData<DataOf<'merchantEarningList'>, MerchantEarningListParams['pageNum']>,
  TError = ErrorType<'merchantEarningList'>,
>(
  params?: MerchantEarningListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantEarningList'>,
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
  TData = DataOf<'merchantEarningList'>,
  TError = ErrorType<'merchantEarningList'>,
>(
  params?: MerchantEarningListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantEarningList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantEarningListQueryKey(params);

  const merchantEarningList = useMerchantEarningListHook();

  const queryFn: QueryFunction<DataOf<'merchantEarningList'>> = ({ signal }) =>
    merchantEarningList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantEarningList,
  );

  return customOptions as UseQueryOptions<DataOf<'merchantEarningList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type MerchantEarningListQueryResult = NonNullable<DataOf<'merchantEarningList'>>;
export type MerchantEarningListQueryError = ErrorType<'merchantEarningList'>;

/**
 * Lists every booking of the account of the store, newest first: sales that buyers received, commission of the mall, and payouts.
 * Calls `merchantEarningList`.
 */
export function useMerchantEarningList<
  TData = DataOf<'merchantEarningList'>,
  TError = ErrorType<'merchantEarningList'>,
>(
  params: undefined | MerchantEarningListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'merchantEarningList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'merchantEarningList'>, TError, DataOf<'merchantEarningList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists every booking of the account of the store, newest first: sales that buyers received, commission of the mall, and payouts.
 * Calls `merchantEarningList`.
 */
export function useMerchantEarningList<
  TData = DataOf<'merchantEarningList'>,
  TError = ErrorType<'merchantEarningList'>,
>(
  params?: MerchantEarningListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'merchantEarningList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'merchantEarningList'>, TError, DataOf<'merchantEarningList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists every booking of the account of the store, newest first: sales that buyers received, commission of the mall, and payouts.
 * Calls `merchantEarningList`.
 */
export function useMerchantEarningList<
  TData = DataOf<'merchantEarningList'>,
  TError = ErrorType<'merchantEarningList'>,
>(
  params?: MerchantEarningListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantEarningList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists every booking of the account of the store, newest first: sales that buyers received, commission of the mall, and payouts.
 * Calls `merchantEarningList`.
 */
export function useMerchantEarningList<
  TData = DataOf<'merchantEarningList'>,
  TError = ErrorType<'merchantEarningList'>,
>(
  params?: MerchantEarningListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantEarningList'>, TError, TData>> },
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
    DataOf<'merchantPayoutAsk'>,
    TError,
    MerchantPayoutAskMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'merchantPayoutAsk'>, TError, MerchantPayoutAskMutationVariables, TContext> => {
  const mutationKey = getMerchantPayoutAskMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const merchantPayoutAsk = useMerchantPayoutAskHook();

  const mutationFn: MutationFunction<DataOf<'merchantPayoutAsk'>, MerchantPayoutAskMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return merchantPayoutAsk(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantPayoutAskMutationResult = NonNullable<DataOf<'merchantPayoutAsk'>>;

export type MerchantPayoutAskMutationError = ErrorType<'merchantPayoutAsk'>;
export type MerchantPayoutAskMutationVariables = { params: MerchantPayoutAskParams };

/**
 * Moves earnings of the store to the wallet of its owner, who can buy with them or withdraw them to the bound address.
 * Calls `merchantPayoutAsk`.
 *
 * Its errors, besides those of every operation:
 * - `insufficientBalance`: Your balance is too low. Please recharge.
 * - `withdrawalOutsideLimits`: The withdrawal is outside the limits.
 * - `duplicateSubmission`: This was already submitted.
 * - `accountFrozen`: This account is frozen. Please contact customer service.
 * - `extraVerificationNeeded`: Something about this account is unusual. Please contact customer service for an extra verification.
 */
export const useMerchantPayoutAsk = <TError = ErrorType<'merchantPayoutAsk'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'merchantPayoutAsk'>,
      TError,
      MerchantPayoutAskMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'merchantPayoutAsk'>, TError, MerchantPayoutAskMutationVariables, TContext> => {
  return useMutation(useMerchantPayoutAskMutationOptions(options), queryClient);
};
