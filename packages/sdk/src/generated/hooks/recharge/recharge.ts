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
  ChannelBlockchainListOk,
  ChannelBlockchainListParams,
  RechargeBlockchainFeeOk,
  RechargeBlockchainFeeParams,
  RechargeBlockchainGetOk,
  RechargeBlockchainGetParams,
  RechargeBlockchainListOk,
  RechargeBlockchainListParams,
  RechargeBlockchainRechargeLimitConfigOk,
  RechargeBlockchainRechargeOk,
  RechargeBlockchainRechargeOpenOk,
  RechargeBlockchainRechargeParams,
  ThirdPartyRechargeGetCoinListOk,
  ThirdPartyRechargePhpRecharge2Ok,
  ThirdPartyRechargePhpRecharge2Params,
  ThirdPartyRechargePhpRecharge3Ok,
  ThirdPartyRechargePhpRecharge3Params,
  ThirdPartyRechargePhpRecharge4Ok,
  ThirdPartyRechargePhpRecharge4Params,
  ThirdPartyRechargePhpRecharge5Ok,
  ThirdPartyRechargePhpRecharge5Params,
  ThirdPartyRechargePhpRechargeOk,
  ThirdPartyRechargePhpRechargeParams,
  ThirdPartyRechargeRechargeOk,
  ThirdPartyRechargeRechargeParams,
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
 * Answers a fresh one-time session token that the next recharge must carry, so that a form is never taken twice. Older clients also fetch it before a withdrawal.
 * @summary Open a recharge form
 */
export const useRechargeBlockchainRechargeOpenHook = () => {
  const rechargeBlockchainRechargeOpen = useCall<RechargeBlockchainRechargeOpenOk>(
    operations.rechargeBlockchainRechargeOpen,
  );

  return useCallback(
    (signal?: AbortSignal) => {
      return rechargeBlockchainRechargeOpen(undefined, signal);
    },
    [rechargeBlockchainRechargeOpen],
  );
};

export const getRechargeBlockchainRechargeOpenMutationKey = () => ['rechargeBlockchainRechargeOpen'] as const;

export const useRechargeBlockchainRechargeOpenMutationOptions = <
  TError = ErrorType<'rechargeBlockchainRechargeOpen'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainRechargeOpenHook>>>,
    TError,
    void,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainRechargeOpenHook>>>,
  TError,
  void,
  TContext
> => {
  const mutationKey = getRechargeBlockchainRechargeOpenMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const rechargeBlockchainRechargeOpen = useRechargeBlockchainRechargeOpenHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainRechargeOpenHook>>>,
    void
  > = () => {
    return rechargeBlockchainRechargeOpen();
  };

  return { mutationFn, ...mutationOptions };
};

export type RechargeBlockchainRechargeOpenMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainRechargeOpenHook>>>
>;

export type RechargeBlockchainRechargeOpenMutationError = ErrorType<'rechargeBlockchainRechargeOpen'>;

/**
 * @summary Open a recharge form
 */
export const useRechargeBlockchainRechargeOpen = <
  TError = ErrorType<'rechargeBlockchainRechargeOpen'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainRechargeOpenHook>>>,
      TError,
      void,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainRechargeOpenHook>>>,
  TError,
  void,
  TContext
> => {
  return useMutation(useRechargeBlockchainRechargeOpenMutationOptions(options), queryClient);
};
/**
 * Reports that the caller has sent a coin to an address of the mall. The record appears at once as processing;
 * its worth in USDT is credited when the transfer is confirmed, once and only once.
 * @summary Report a recharge over a chain
 */
export const useRechargeBlockchainRechargeHook = () => {
  const rechargeBlockchainRecharge = useCall<RechargeBlockchainRechargeOk>(
    operations.rechargeBlockchainRecharge,
  );

  return useCallback(
    (params: RechargeBlockchainRechargeParams, signal?: AbortSignal) => {
      return rechargeBlockchainRecharge(params, signal);
    },
    [rechargeBlockchainRecharge],
  );
};

export const getRechargeBlockchainRechargeMutationKey = () => ['rechargeBlockchainRecharge'] as const;

export const useRechargeBlockchainRechargeMutationOptions = <
  TError = ErrorType<'rechargeBlockchainRecharge'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainRechargeHook>>>,
    TError,
    RechargeBlockchainRechargeMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainRechargeHook>>>,
  TError,
  RechargeBlockchainRechargeMutationVariables,
  TContext
> => {
  const mutationKey = getRechargeBlockchainRechargeMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const rechargeBlockchainRecharge = useRechargeBlockchainRechargeHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainRechargeHook>>>,
    RechargeBlockchainRechargeMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return rechargeBlockchainRecharge(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type RechargeBlockchainRechargeMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainRechargeHook>>>
>;

export type RechargeBlockchainRechargeMutationError = ErrorType<'rechargeBlockchainRecharge'>;
export type RechargeBlockchainRechargeMutationVariables = { params: RechargeBlockchainRechargeParams };

/**
 * @summary Report a recharge over a chain
 */
export const useRechargeBlockchainRecharge = <
  TError = ErrorType<'rechargeBlockchainRecharge'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainRechargeHook>>>,
      TError,
      RechargeBlockchainRechargeMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainRechargeHook>>>,
  TError,
  RechargeBlockchainRechargeMutationVariables,
  TContext
> => {
  return useMutation(useRechargeBlockchainRechargeMutationOptions(options), queryClient);
};
/**
 * Lists the recharges of the caller, newest first, over a chain as well as through third parties. Nobody else can see them.
 * @summary List own recharges
 */
export const useRechargeBlockchainListHook = () => {
  const rechargeBlockchainList = useCall<RechargeBlockchainListOk>(operations.rechargeBlockchainList);

  return useCallback(
    (params?: RechargeBlockchainListParams, signal?: AbortSignal) => {
      return rechargeBlockchainList(params, signal);
    },
    [rechargeBlockchainList],
  );
};

export const getRechargeBlockchainListInfiniteQueryKey = (params?: RechargeBlockchainListParams) => {
  return ['infinite', 'rechargeBlockchainList', ...(params ? [params] : [])] as const;
};

export const getRechargeBlockchainListQueryKey = (params?: RechargeBlockchainListParams) => {
  return ['rechargeBlockchainList', ...(params ? [params] : [])] as const;
};

export const useRechargeBlockchainListInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>,
    RechargeBlockchainListParams['page_no']
  >,
  TError = ErrorType<'rechargeBlockchainList'>,
>(
  params?: RechargeBlockchainListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>,
        TError,
        TData,
        QueryKey,
        RechargeBlockchainListParams['page_no']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getRechargeBlockchainListInfiniteQueryKey(params);

  const rechargeBlockchainList = useRechargeBlockchainListHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>,
    QueryKey,
    RechargeBlockchainListParams['page_no']
  > = ({ signal, pageParam }) =>
    rechargeBlockchainList({ ...params, page_no: pageParam ?? params?.['page_no'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.rechargeBlockchainList,
  );

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>,
    TError,
    TData,
    QueryKey,
    RechargeBlockchainListParams['page_no']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type RechargeBlockchainListInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>
>;
export type RechargeBlockchainListInfiniteQueryError = ErrorType<'rechargeBlockchainList'>;

export function useRechargeBlockchainListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>,
    RechargeBlockchainListParams['page_no']
  >,
  TError = ErrorType<'rechargeBlockchainList'>,
>(
  params: undefined | RechargeBlockchainListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>,
        TError,
        TData,
        QueryKey,
        RechargeBlockchainListParams['page_no']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useRechargeBlockchainListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>,
    RechargeBlockchainListParams['page_no']
  >,
  TError = ErrorType<'rechargeBlockchainList'>,
>(
  params?: RechargeBlockchainListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>,
        TError,
        TData,
        QueryKey,
        RechargeBlockchainListParams['page_no']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useRechargeBlockchainListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>,
    RechargeBlockchainListParams['page_no']
  >,
  TError = ErrorType<'rechargeBlockchainList'>,
>(
  params?: RechargeBlockchainListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>,
        TError,
        TData,
        QueryKey,
        RechargeBlockchainListParams['page_no']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List own recharges
 */

export function useRechargeBlockchainListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>,
    RechargeBlockchainListParams['page_no']
  >,
  TError = ErrorType<'rechargeBlockchainList'>,
>(
  params?: RechargeBlockchainListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>,
        TError,
        TData,
        QueryKey,
        RechargeBlockchainListParams['page_no']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useRechargeBlockchainListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useRechargeBlockchainListQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>,
  TError = ErrorType<'rechargeBlockchainList'>,
>(
  params?: RechargeBlockchainListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getRechargeBlockchainListQueryKey(params);

  const rechargeBlockchainList = useRechargeBlockchainListHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>> = ({
    signal,
  }) => rechargeBlockchainList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.rechargeBlockchainList,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type RechargeBlockchainListQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>
>;
export type RechargeBlockchainListQueryError = ErrorType<'rechargeBlockchainList'>;

export function useRechargeBlockchainList<
  TData = Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>,
  TError = ErrorType<'rechargeBlockchainList'>,
>(
  params: undefined | RechargeBlockchainListParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useRechargeBlockchainList<
  TData = Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>,
  TError = ErrorType<'rechargeBlockchainList'>,
>(
  params?: RechargeBlockchainListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useRechargeBlockchainList<
  TData = Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>,
  TError = ErrorType<'rechargeBlockchainList'>,
>(
  params?: RechargeBlockchainListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List own recharges
 */

export function useRechargeBlockchainList<
  TData = Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>,
  TError = ErrorType<'rechargeBlockchainList'>,
>(
  params?: RechargeBlockchainListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useRechargeBlockchainListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers one recharge of the caller with all details. Records of other users count as missing.
 * @summary Show one of the own recharges
 */
export const useRechargeBlockchainGetHook = () => {
  const rechargeBlockchainGet = useCall<RechargeBlockchainGetOk>(operations.rechargeBlockchainGet);

  return useCallback(
    (params: RechargeBlockchainGetParams, signal?: AbortSignal) => {
      return rechargeBlockchainGet(params, signal);
    },
    [rechargeBlockchainGet],
  );
};

export const getRechargeBlockchainGetQueryKey = (params?: RechargeBlockchainGetParams) => {
  return ['rechargeBlockchainGet', ...(params ? [params] : [])] as const;
};

export const useRechargeBlockchainGetQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainGetHook>>>,
  TError = ErrorType<'rechargeBlockchainGet'>,
>(
  params: RechargeBlockchainGetParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainGetHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getRechargeBlockchainGetQueryKey(params);

  const rechargeBlockchainGet = useRechargeBlockchainGetHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainGetHook>>>> = ({
    signal,
  }) => rechargeBlockchainGet(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.rechargeBlockchainGet,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainGetHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type RechargeBlockchainGetQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainGetHook>>>
>;
export type RechargeBlockchainGetQueryError = ErrorType<'rechargeBlockchainGet'>;

export function useRechargeBlockchainGet<
  TData = Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainGetHook>>>,
  TError = ErrorType<'rechargeBlockchainGet'>,
>(
  params: RechargeBlockchainGetParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainGetHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainGetHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainGetHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useRechargeBlockchainGet<
  TData = Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainGetHook>>>,
  TError = ErrorType<'rechargeBlockchainGet'>,
>(
  params: RechargeBlockchainGetParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainGetHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainGetHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainGetHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useRechargeBlockchainGet<
  TData = Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainGetHook>>>,
  TError = ErrorType<'rechargeBlockchainGet'>,
>(
  params: RechargeBlockchainGetParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainGetHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show one of the own recharges
 */

export function useRechargeBlockchainGet<
  TData = Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainGetHook>>>,
  TError = ErrorType<'rechargeBlockchainGet'>,
>(
  params: RechargeBlockchainGetParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainGetHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useRechargeBlockchainGetQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers what one coin is worth in USDT at the moment, so that a form can show what a recharge will bring.
 * @summary Show the price of a coin
 */
export const useRechargeBlockchainFeeHook = () => {
  const rechargeBlockchainFee = useCall<RechargeBlockchainFeeOk>(operations.rechargeBlockchainFee);

  return useCallback(
    (params?: RechargeBlockchainFeeParams, signal?: AbortSignal) => {
      return rechargeBlockchainFee(params, signal);
    },
    [rechargeBlockchainFee],
  );
};

export const getRechargeBlockchainFeeQueryKey = (params?: RechargeBlockchainFeeParams) => {
  return ['rechargeBlockchainFee', ...(params ? [params] : [])] as const;
};

export const useRechargeBlockchainFeeQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainFeeHook>>>,
  TError = ErrorType<'rechargeBlockchainFee'>,
>(
  params?: RechargeBlockchainFeeParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainFeeHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getRechargeBlockchainFeeQueryKey(params);

  const rechargeBlockchainFee = useRechargeBlockchainFeeHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainFeeHook>>>> = ({
    signal,
  }) => rechargeBlockchainFee(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.rechargeBlockchainFee,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainFeeHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type RechargeBlockchainFeeQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainFeeHook>>>
>;
export type RechargeBlockchainFeeQueryError = ErrorType<'rechargeBlockchainFee'>;

export function useRechargeBlockchainFee<
  TData = Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainFeeHook>>>,
  TError = ErrorType<'rechargeBlockchainFee'>,
>(
  params: undefined | RechargeBlockchainFeeParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainFeeHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainFeeHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainFeeHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useRechargeBlockchainFee<
  TData = Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainFeeHook>>>,
  TError = ErrorType<'rechargeBlockchainFee'>,
>(
  params?: RechargeBlockchainFeeParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainFeeHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainFeeHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainFeeHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useRechargeBlockchainFee<
  TData = Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainFeeHook>>>,
  TError = ErrorType<'rechargeBlockchainFee'>,
>(
  params?: RechargeBlockchainFeeParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainFeeHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show the price of a coin
 */

export function useRechargeBlockchainFee<
  TData = Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainFeeHook>>>,
  TError = ErrorType<'rechargeBlockchainFee'>,
>(
  params?: RechargeBlockchainFeeParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainFeeHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useRechargeBlockchainFeeQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers the minimum and the maximum value of one recharge in USDT. A channel may set narrower limits in its own coin.
 * @summary Show the limits of recharges
 */
export const useRechargeBlockchainRechargeLimitConfigHook = () => {
  const rechargeBlockchainRechargeLimitConfig = useCall<RechargeBlockchainRechargeLimitConfigOk>(
    operations.rechargeBlockchainRechargeLimitConfig,
  );

  return useCallback(
    (signal?: AbortSignal) => {
      return rechargeBlockchainRechargeLimitConfig(undefined, signal);
    },
    [rechargeBlockchainRechargeLimitConfig],
  );
};

export const getRechargeBlockchainRechargeLimitConfigQueryKey = () => {
  return ['rechargeBlockchainRechargeLimitConfig'] as const;
};

export const useRechargeBlockchainRechargeLimitConfigQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainRechargeLimitConfigHook>>>,
  TError = ErrorType<'rechargeBlockchainRechargeLimitConfig'>,
>(options?: {
  query?: Partial<
    UseQueryOptions<
      Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainRechargeLimitConfigHook>>>,
      TError,
      TData
    >
  >;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getRechargeBlockchainRechargeLimitConfigQueryKey();

  const rechargeBlockchainRechargeLimitConfig = useRechargeBlockchainRechargeLimitConfigHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainRechargeLimitConfigHook>>>
  > = ({ signal }) => rechargeBlockchainRechargeLimitConfig(signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    {},
    operations.rechargeBlockchainRechargeLimitConfig,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainRechargeLimitConfigHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type RechargeBlockchainRechargeLimitConfigQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainRechargeLimitConfigHook>>>
>;
export type RechargeBlockchainRechargeLimitConfigQueryError =
  ErrorType<'rechargeBlockchainRechargeLimitConfig'>;

export function useRechargeBlockchainRechargeLimitConfig<
  TData = Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainRechargeLimitConfigHook>>>,
  TError = ErrorType<'rechargeBlockchainRechargeLimitConfig'>,
>(
  options: {
    query: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainRechargeLimitConfigHook>>>,
        TError,
        TData
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainRechargeLimitConfigHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainRechargeLimitConfigHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useRechargeBlockchainRechargeLimitConfig<
  TData = Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainRechargeLimitConfigHook>>>,
  TError = ErrorType<'rechargeBlockchainRechargeLimitConfig'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainRechargeLimitConfigHook>>>,
        TError,
        TData
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainRechargeLimitConfigHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainRechargeLimitConfigHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useRechargeBlockchainRechargeLimitConfig<
  TData = Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainRechargeLimitConfigHook>>>,
  TError = ErrorType<'rechargeBlockchainRechargeLimitConfig'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainRechargeLimitConfigHook>>>,
        TError,
        TData
      >
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show the limits of recharges
 */

export function useRechargeBlockchainRechargeLimitConfig<
  TData = Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainRechargeLimitConfigHook>>>,
  TError = ErrorType<'rechargeBlockchainRechargeLimitConfig'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useRechargeBlockchainRechargeLimitConfigHook>>>,
        TError,
        TData
      >
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useRechargeBlockchainRechargeLimitConfigQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Lists the coins and networks on which the mall takes recharges, with its address, the rate and the limits of each. Withdrawals use the same rates.
 * @summary List the channels of coins
 */
export const useChannelBlockchainListHook = () => {
  const channelBlockchainList = useCall<ChannelBlockchainListOk>(operations.channelBlockchainList);

  return useCallback(
    (params?: ChannelBlockchainListParams, signal?: AbortSignal) => {
      return channelBlockchainList(params, signal);
    },
    [channelBlockchainList],
  );
};

export const getChannelBlockchainListQueryKey = (params?: ChannelBlockchainListParams) => {
  return ['channelBlockchainList', ...(params ? [params] : [])] as const;
};

export const useChannelBlockchainListQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useChannelBlockchainListHook>>>,
  TError = ErrorType<'channelBlockchainList'>,
>(
  params?: ChannelBlockchainListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useChannelBlockchainListHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getChannelBlockchainListQueryKey(params);

  const channelBlockchainList = useChannelBlockchainListHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useChannelBlockchainListHook>>>> = ({
    signal,
  }) => channelBlockchainList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.channelBlockchainList,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useChannelBlockchainListHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ChannelBlockchainListQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useChannelBlockchainListHook>>>
>;
export type ChannelBlockchainListQueryError = ErrorType<'channelBlockchainList'>;

export function useChannelBlockchainList<
  TData = Awaited<ReturnType<ReturnType<typeof useChannelBlockchainListHook>>>,
  TError = ErrorType<'channelBlockchainList'>,
>(
  params: undefined | ChannelBlockchainListParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useChannelBlockchainListHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useChannelBlockchainListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useChannelBlockchainListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useChannelBlockchainList<
  TData = Awaited<ReturnType<ReturnType<typeof useChannelBlockchainListHook>>>,
  TError = ErrorType<'channelBlockchainList'>,
>(
  params?: ChannelBlockchainListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useChannelBlockchainListHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useChannelBlockchainListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useChannelBlockchainListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useChannelBlockchainList<
  TData = Awaited<ReturnType<ReturnType<typeof useChannelBlockchainListHook>>>,
  TError = ErrorType<'channelBlockchainList'>,
>(
  params?: ChannelBlockchainListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useChannelBlockchainListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List the channels of coins
 */

export function useChannelBlockchainList<
  TData = Awaited<ReturnType<ReturnType<typeof useChannelBlockchainListHook>>>,
  TError = ErrorType<'channelBlockchainList'>,
>(
  params?: ChannelBlockchainListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useChannelBlockchainListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useChannelBlockchainListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Lists the banks and e-wallets through which a recharge can be paid instead of a blockchain, each with its amounts.
 * @summary List the third parties for a recharge
 */
export const useThirdPartyRechargeGetCoinListHook = () => {
  const thirdPartyRechargeGetCoinList = useCall<ThirdPartyRechargeGetCoinListOk>(
    operations.thirdPartyRechargeGetCoinList,
  );

  return useCallback(
    (signal?: AbortSignal) => {
      return thirdPartyRechargeGetCoinList(undefined, signal);
    },
    [thirdPartyRechargeGetCoinList],
  );
};

export const getThirdPartyRechargeGetCoinListQueryKey = () => {
  return ['thirdPartyRechargeGetCoinList'] as const;
};

export const useThirdPartyRechargeGetCoinListQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargeGetCoinListHook>>>,
  TError = ErrorType<'thirdPartyRechargeGetCoinList'>,
>(options?: {
  query?: Partial<
    UseQueryOptions<
      Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargeGetCoinListHook>>>,
      TError,
      TData
    >
  >;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getThirdPartyRechargeGetCoinListQueryKey();

  const thirdPartyRechargeGetCoinList = useThirdPartyRechargeGetCoinListHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargeGetCoinListHook>>>
  > = ({ signal }) => thirdPartyRechargeGetCoinList(signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    {},
    operations.thirdPartyRechargeGetCoinList,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargeGetCoinListHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ThirdPartyRechargeGetCoinListQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargeGetCoinListHook>>>
>;
export type ThirdPartyRechargeGetCoinListQueryError = ErrorType<'thirdPartyRechargeGetCoinList'>;

export function useThirdPartyRechargeGetCoinList<
  TData = Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargeGetCoinListHook>>>,
  TError = ErrorType<'thirdPartyRechargeGetCoinList'>,
>(
  options: {
    query: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargeGetCoinListHook>>>,
        TError,
        TData
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargeGetCoinListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargeGetCoinListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useThirdPartyRechargeGetCoinList<
  TData = Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargeGetCoinListHook>>>,
  TError = ErrorType<'thirdPartyRechargeGetCoinList'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargeGetCoinListHook>>>,
        TError,
        TData
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargeGetCoinListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargeGetCoinListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useThirdPartyRechargeGetCoinList<
  TData = Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargeGetCoinListHook>>>,
  TError = ErrorType<'thirdPartyRechargeGetCoinList'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargeGetCoinListHook>>>,
        TError,
        TData
      >
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List the third parties for a recharge
 */

export function useThirdPartyRechargeGetCoinList<
  TData = Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargeGetCoinListHook>>>,
  TError = ErrorType<'thirdPartyRechargeGetCoinList'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargeGetCoinListHook>>>,
        TError,
        TData
      >
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useThirdPartyRechargeGetCoinListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Begins a recharge through a bank abroad and answers the page on which to pay. The record stays processing until the third party reports the payment.
 * @summary Recharge through a bank
 */
export const useThirdPartyRechargeRechargeHook = () => {
  const thirdPartyRechargeRecharge = useCall<ThirdPartyRechargeRechargeOk>(
    operations.thirdPartyRechargeRecharge,
  );

  return useCallback(
    (params: ThirdPartyRechargeRechargeParams, signal?: AbortSignal) => {
      return thirdPartyRechargeRecharge(params, signal);
    },
    [thirdPartyRechargeRecharge],
  );
};

export const getThirdPartyRechargeRechargeMutationKey = () => ['thirdPartyRechargeRecharge'] as const;

export const useThirdPartyRechargeRechargeMutationOptions = <
  TError = ErrorType<'thirdPartyRechargeRecharge'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargeRechargeHook>>>,
    TError,
    ThirdPartyRechargeRechargeMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargeRechargeHook>>>,
  TError,
  ThirdPartyRechargeRechargeMutationVariables,
  TContext
> => {
  const mutationKey = getThirdPartyRechargeRechargeMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const thirdPartyRechargeRecharge = useThirdPartyRechargeRechargeHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargeRechargeHook>>>,
    ThirdPartyRechargeRechargeMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return thirdPartyRechargeRecharge(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type ThirdPartyRechargeRechargeMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargeRechargeHook>>>
>;

export type ThirdPartyRechargeRechargeMutationError = ErrorType<'thirdPartyRechargeRecharge'>;
export type ThirdPartyRechargeRechargeMutationVariables = { params: ThirdPartyRechargeRechargeParams };

/**
 * @summary Recharge through a bank
 */
export const useThirdPartyRechargeRecharge = <
  TError = ErrorType<'thirdPartyRechargeRecharge'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargeRechargeHook>>>,
      TError,
      ThirdPartyRechargeRechargeMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargeRechargeHook>>>,
  TError,
  ThirdPartyRechargeRechargeMutationVariables,
  TContext
> => {
  return useMutation(useThirdPartyRechargeRechargeMutationOptions(options), queryClient);
};
/**
 * Begins a recharge through GCash and answers the page on which to pay. The record stays processing until the third party reports the payment.
 * @summary Recharge through GCash
 */
export const useThirdPartyRechargePhpRechargeHook = () => {
  const thirdPartyRechargePhpRecharge = useCall<ThirdPartyRechargePhpRechargeOk>(
    operations.thirdPartyRechargePhpRecharge,
  );

  return useCallback(
    (params: ThirdPartyRechargePhpRechargeParams, signal?: AbortSignal) => {
      return thirdPartyRechargePhpRecharge(params, signal);
    },
    [thirdPartyRechargePhpRecharge],
  );
};

export const getThirdPartyRechargePhpRechargeMutationKey = () => ['thirdPartyRechargePhpRecharge'] as const;

export const useThirdPartyRechargePhpRechargeMutationOptions = <
  TError = ErrorType<'thirdPartyRechargePhpRecharge'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRechargeHook>>>,
    TError,
    ThirdPartyRechargePhpRechargeMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRechargeHook>>>,
  TError,
  ThirdPartyRechargePhpRechargeMutationVariables,
  TContext
> => {
  const mutationKey = getThirdPartyRechargePhpRechargeMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const thirdPartyRechargePhpRecharge = useThirdPartyRechargePhpRechargeHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRechargeHook>>>,
    ThirdPartyRechargePhpRechargeMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return thirdPartyRechargePhpRecharge(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type ThirdPartyRechargePhpRechargeMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRechargeHook>>>
>;

export type ThirdPartyRechargePhpRechargeMutationError = ErrorType<'thirdPartyRechargePhpRecharge'>;
export type ThirdPartyRechargePhpRechargeMutationVariables = { params: ThirdPartyRechargePhpRechargeParams };

/**
 * @summary Recharge through GCash
 */
export const useThirdPartyRechargePhpRecharge = <
  TError = ErrorType<'thirdPartyRechargePhpRecharge'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRechargeHook>>>,
      TError,
      ThirdPartyRechargePhpRechargeMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRechargeHook>>>,
  TError,
  ThirdPartyRechargePhpRechargeMutationVariables,
  TContext
> => {
  return useMutation(useThirdPartyRechargePhpRechargeMutationOptions(options), queryClient);
};
/**
 * Begins a recharge through GCash 2.0 and answers the page on which to pay. The record stays processing until the third party reports the payment.
 * @summary Recharge through GCash 2.0
 */
export const useThirdPartyRechargePhpRecharge2Hook = () => {
  const thirdPartyRechargePhpRecharge2 = useCall<ThirdPartyRechargePhpRecharge2Ok>(
    operations.thirdPartyRechargePhpRecharge2,
  );

  return useCallback(
    (params: ThirdPartyRechargePhpRecharge2Params, signal?: AbortSignal) => {
      return thirdPartyRechargePhpRecharge2(params, signal);
    },
    [thirdPartyRechargePhpRecharge2],
  );
};

export const getThirdPartyRechargePhpRecharge2MutationKey = () => ['thirdPartyRechargePhpRecharge2'] as const;

export const useThirdPartyRechargePhpRecharge2MutationOptions = <
  TError = ErrorType<'thirdPartyRechargePhpRecharge2'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRecharge2Hook>>>,
    TError,
    ThirdPartyRechargePhpRecharge2MutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRecharge2Hook>>>,
  TError,
  ThirdPartyRechargePhpRecharge2MutationVariables,
  TContext
> => {
  const mutationKey = getThirdPartyRechargePhpRecharge2MutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const thirdPartyRechargePhpRecharge2 = useThirdPartyRechargePhpRecharge2Hook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRecharge2Hook>>>,
    ThirdPartyRechargePhpRecharge2MutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return thirdPartyRechargePhpRecharge2(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type ThirdPartyRechargePhpRecharge2MutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRecharge2Hook>>>
>;

export type ThirdPartyRechargePhpRecharge2MutationError = ErrorType<'thirdPartyRechargePhpRecharge2'>;
export type ThirdPartyRechargePhpRecharge2MutationVariables = {
  params: ThirdPartyRechargePhpRecharge2Params;
};

/**
 * @summary Recharge through GCash 2.0
 */
export const useThirdPartyRechargePhpRecharge2 = <
  TError = ErrorType<'thirdPartyRechargePhpRecharge2'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRecharge2Hook>>>,
      TError,
      ThirdPartyRechargePhpRecharge2MutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRecharge2Hook>>>,
  TError,
  ThirdPartyRechargePhpRecharge2MutationVariables,
  TContext
> => {
  return useMutation(useThirdPartyRechargePhpRecharge2MutationOptions(options), queryClient);
};
/**
 * Begins a recharge through GCash 3.0 and answers the page on which to pay. The record stays processing until the third party reports the payment.
 * @summary Recharge through GCash 3.0
 */
export const useThirdPartyRechargePhpRecharge3Hook = () => {
  const thirdPartyRechargePhpRecharge3 = useCall<ThirdPartyRechargePhpRecharge3Ok>(
    operations.thirdPartyRechargePhpRecharge3,
  );

  return useCallback(
    (params: ThirdPartyRechargePhpRecharge3Params, signal?: AbortSignal) => {
      return thirdPartyRechargePhpRecharge3(params, signal);
    },
    [thirdPartyRechargePhpRecharge3],
  );
};

export const getThirdPartyRechargePhpRecharge3MutationKey = () => ['thirdPartyRechargePhpRecharge3'] as const;

export const useThirdPartyRechargePhpRecharge3MutationOptions = <
  TError = ErrorType<'thirdPartyRechargePhpRecharge3'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRecharge3Hook>>>,
    TError,
    ThirdPartyRechargePhpRecharge3MutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRecharge3Hook>>>,
  TError,
  ThirdPartyRechargePhpRecharge3MutationVariables,
  TContext
> => {
  const mutationKey = getThirdPartyRechargePhpRecharge3MutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const thirdPartyRechargePhpRecharge3 = useThirdPartyRechargePhpRecharge3Hook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRecharge3Hook>>>,
    ThirdPartyRechargePhpRecharge3MutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return thirdPartyRechargePhpRecharge3(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type ThirdPartyRechargePhpRecharge3MutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRecharge3Hook>>>
>;

export type ThirdPartyRechargePhpRecharge3MutationError = ErrorType<'thirdPartyRechargePhpRecharge3'>;
export type ThirdPartyRechargePhpRecharge3MutationVariables = {
  params: ThirdPartyRechargePhpRecharge3Params;
};

/**
 * @summary Recharge through GCash 3.0
 */
export const useThirdPartyRechargePhpRecharge3 = <
  TError = ErrorType<'thirdPartyRechargePhpRecharge3'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRecharge3Hook>>>,
      TError,
      ThirdPartyRechargePhpRecharge3MutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRecharge3Hook>>>,
  TError,
  ThirdPartyRechargePhpRecharge3MutationVariables,
  TContext
> => {
  return useMutation(useThirdPartyRechargePhpRecharge3MutationOptions(options), queryClient);
};
/**
 * Begins a recharge through Maya and answers the page on which to pay. The record stays processing until the third party reports the payment.
 * @summary Recharge through Maya
 */
export const useThirdPartyRechargePhpRecharge4Hook = () => {
  const thirdPartyRechargePhpRecharge4 = useCall<ThirdPartyRechargePhpRecharge4Ok>(
    operations.thirdPartyRechargePhpRecharge4,
  );

  return useCallback(
    (params: ThirdPartyRechargePhpRecharge4Params, signal?: AbortSignal) => {
      return thirdPartyRechargePhpRecharge4(params, signal);
    },
    [thirdPartyRechargePhpRecharge4],
  );
};

export const getThirdPartyRechargePhpRecharge4MutationKey = () => ['thirdPartyRechargePhpRecharge4'] as const;

export const useThirdPartyRechargePhpRecharge4MutationOptions = <
  TError = ErrorType<'thirdPartyRechargePhpRecharge4'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRecharge4Hook>>>,
    TError,
    ThirdPartyRechargePhpRecharge4MutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRecharge4Hook>>>,
  TError,
  ThirdPartyRechargePhpRecharge4MutationVariables,
  TContext
> => {
  const mutationKey = getThirdPartyRechargePhpRecharge4MutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const thirdPartyRechargePhpRecharge4 = useThirdPartyRechargePhpRecharge4Hook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRecharge4Hook>>>,
    ThirdPartyRechargePhpRecharge4MutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return thirdPartyRechargePhpRecharge4(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type ThirdPartyRechargePhpRecharge4MutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRecharge4Hook>>>
>;

export type ThirdPartyRechargePhpRecharge4MutationError = ErrorType<'thirdPartyRechargePhpRecharge4'>;
export type ThirdPartyRechargePhpRecharge4MutationVariables = {
  params: ThirdPartyRechargePhpRecharge4Params;
};

/**
 * @summary Recharge through Maya
 */
export const useThirdPartyRechargePhpRecharge4 = <
  TError = ErrorType<'thirdPartyRechargePhpRecharge4'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRecharge4Hook>>>,
      TError,
      ThirdPartyRechargePhpRecharge4MutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRecharge4Hook>>>,
  TError,
  ThirdPartyRechargePhpRecharge4MutationVariables,
  TContext
> => {
  return useMutation(useThirdPartyRechargePhpRecharge4MutationOptions(options), queryClient);
};
/**
 * Begins a recharge through GCash pay and answers the page on which to pay. The record stays processing until the third party reports the payment.
 * @summary Recharge through GCash pay
 */
export const useThirdPartyRechargePhpRecharge5Hook = () => {
  const thirdPartyRechargePhpRecharge5 = useCall<ThirdPartyRechargePhpRecharge5Ok>(
    operations.thirdPartyRechargePhpRecharge5,
  );

  return useCallback(
    (params: ThirdPartyRechargePhpRecharge5Params, signal?: AbortSignal) => {
      return thirdPartyRechargePhpRecharge5(params, signal);
    },
    [thirdPartyRechargePhpRecharge5],
  );
};

export const getThirdPartyRechargePhpRecharge5MutationKey = () => ['thirdPartyRechargePhpRecharge5'] as const;

export const useThirdPartyRechargePhpRecharge5MutationOptions = <
  TError = ErrorType<'thirdPartyRechargePhpRecharge5'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRecharge5Hook>>>,
    TError,
    ThirdPartyRechargePhpRecharge5MutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRecharge5Hook>>>,
  TError,
  ThirdPartyRechargePhpRecharge5MutationVariables,
  TContext
> => {
  const mutationKey = getThirdPartyRechargePhpRecharge5MutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const thirdPartyRechargePhpRecharge5 = useThirdPartyRechargePhpRecharge5Hook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRecharge5Hook>>>,
    ThirdPartyRechargePhpRecharge5MutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return thirdPartyRechargePhpRecharge5(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type ThirdPartyRechargePhpRecharge5MutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRecharge5Hook>>>
>;

export type ThirdPartyRechargePhpRecharge5MutationError = ErrorType<'thirdPartyRechargePhpRecharge5'>;
export type ThirdPartyRechargePhpRecharge5MutationVariables = {
  params: ThirdPartyRechargePhpRecharge5Params;
};

/**
 * @summary Recharge through GCash pay
 */
export const useThirdPartyRechargePhpRecharge5 = <
  TError = ErrorType<'thirdPartyRechargePhpRecharge5'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRecharge5Hook>>>,
      TError,
      ThirdPartyRechargePhpRecharge5MutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useThirdPartyRechargePhpRecharge5Hook>>>,
  TError,
  ThirdPartyRechargePhpRecharge5MutationVariables,
  TContext
> => {
  return useMutation(useThirdPartyRechargePhpRecharge5MutationOptions(options), queryClient);
};
