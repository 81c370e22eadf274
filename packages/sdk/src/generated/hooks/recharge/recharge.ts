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
  mutation?: UseMutationOptions<DataOf<'rechargeBlockchainRechargeOpen'>, TError, void, TContext>;
}): UseMutationOptions<DataOf<'rechargeBlockchainRechargeOpen'>, TError, void, TContext> => {
  const mutationKey = getRechargeBlockchainRechargeOpenMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const rechargeBlockchainRechargeOpen = useRechargeBlockchainRechargeOpenHook();

  const mutationFn: MutationFunction<DataOf<'rechargeBlockchainRechargeOpen'>, void> = () => {
    return rechargeBlockchainRechargeOpen();
  };

  return { mutationFn, ...mutationOptions };
};

export type RechargeBlockchainRechargeOpenMutationResult = NonNullable<
  DataOf<'rechargeBlockchainRechargeOpen'>
>;

export type RechargeBlockchainRechargeOpenMutationError = ErrorType<'rechargeBlockchainRechargeOpen'>;

/**
 * Answers a fresh one-time session token that the next recharge must carry, so that a form is never taken twice. Older clients also fetch it before a withdrawal.
 * Calls `rechargeBlockchainRechargeOpen`.
 *
 * Its errors, besides those of every operation:
 * - `accountFrozen`: This account is frozen. Please contact customer service.
 */
export const useRechargeBlockchainRechargeOpen = <
  TError = ErrorType<'rechargeBlockchainRechargeOpen'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'rechargeBlockchainRechargeOpen'>, TError, void, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'rechargeBlockchainRechargeOpen'>, TError, void, TContext> => {
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
    DataOf<'rechargeBlockchainRecharge'>,
    TError,
    RechargeBlockchainRechargeMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'rechargeBlockchainRecharge'>,
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
    DataOf<'rechargeBlockchainRecharge'>,
    RechargeBlockchainRechargeMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return rechargeBlockchainRecharge(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type RechargeBlockchainRechargeMutationResult = NonNullable<DataOf<'rechargeBlockchainRecharge'>>;

export type RechargeBlockchainRechargeMutationError = ErrorType<'rechargeBlockchainRecharge'>;
export type RechargeBlockchainRechargeMutationVariables = { params: RechargeBlockchainRechargeParams };

/**
 * Reports that the caller has sent a coin to an address of the mall. The record appears at once as processing;
 * its worth in USDT is credited when the transfer is confirmed, once and only once.
 * Calls `rechargeBlockchainRecharge`.
 *
 * Its errors, besides those of every operation:
 * - `sessionTokenInvalid`: This form has expired. Please open it again.
 * - `duplicateSubmission`: This was already submitted.
 * - `depositOutsideLimits`: The deposit is outside the limits.
 * - `wrongDepositChain`: The chain does not fit the coin.
 * - `proofImageRequired`: Please upload a picture of the payment.
 * - `accountFrozen`: This account is frozen. Please contact customer service.
 * - `imageUploadFailed`: The picture could not be uploaded.
 */
export const useRechargeBlockchainRecharge = <
  TError = ErrorType<'rechargeBlockchainRecharge'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'rechargeBlockchainRecharge'>,
      TError,
      RechargeBlockchainRechargeMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'rechargeBlockchainRecharge'>,
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
  TData = InfiniteData<DataOf<'rechargeBlockchainList'>, RechargeBlockchainListParams['page_no']>,
  TError = ErrorType<'rechargeBlockchainList'>,
>(
  params?: RechargeBlockchainListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'rechargeBlockchainList'>,
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
    DataOf<'rechargeBlockchainList'>,
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
    DataOf<'rechargeBlockchainList'>,
    TError,
    TData,
    QueryKey,
    RechargeBlockchainListParams['page_no']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type RechargeBlockchainListInfiniteQueryResult = NonNullable<DataOf<'rechargeBlockchainList'>>;
export type RechargeBlockchainListInfiniteQueryError = ErrorType<'rechargeBlockchainList'>;

/**
 * Lists the recharges of the caller, newest first, over a chain as well as through third parties. Nobody else can see them.
 * Calls `rechargeBlockchainList`.
 */
export function useRechargeBlockchainListInfinite<
  TData = InfiniteData<DataOf<'rechargeBlockchainList'>, RechargeBlockchainListParams['page_no']>,
  TError = ErrorType<'rechargeBlockchainList'>,
>(
  params: undefined | RechargeBlockchainListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'rechargeBlockchainList'>,
        TError,
        TData,
        QueryKey,
        RechargeBlockchainListParams['page_no']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'rechargeBlockchainList'>,
          TError,
          DataOf<'rechargeBlockchainList'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the recharges of the caller, newest first, over a chain as well as through third parties. Nobody else can see them.
 * Calls `rechargeBlockchainList`.
 */
export function useRechargeBlockchainListInfinite<
  TData = InfiniteData<DataOf<'rechargeBlockchainList'>, RechargeBlockchainListParams['page_no']>,
  TError = ErrorType<'rechargeBlockchainList'>,
>(
  params?: RechargeBlockchainListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'rechargeBlockchainList'>,
        TError,
        TData,
        QueryKey,
        RechargeBlockchainListParams['page_no']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'rechargeBlockchainList'>,
          TError,
          DataOf<'rechargeBlockchainList'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the recharges of the caller, newest first, over a chain as well as through third parties. Nobody else can see them.
 * Calls `rechargeBlockchainList`.
 */
export function useRechargeBlockchainListInfinite<
  TData = InfiniteData<DataOf<'rechargeBlockchainList'>, RechargeBlockchainListParams['page_no']>,
  TError = ErrorType<'rechargeBlockchainList'>,
>(
  params?: RechargeBlockchainListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'rechargeBlockchainList'>,
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
 * Lists the recharges of the caller, newest first, over a chain as well as through third parties. Nobody else can see them.
 * Calls `rechargeBlockchainList`.
 */
export function useRechargeBlockchainListInfinite<
  TData = InfiniteData<DataOf<'rechargeBlockchainList'>, RechargeBlockchainListParams['page_no']>,
  TError = ErrorType<'rechargeBlockchainList'>,
>(
  params?: RechargeBlockchainListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'rechargeBlockchainList'>,
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
  TData = DataOf<'rechargeBlockchainList'>,
  TError = ErrorType<'rechargeBlockchainList'>,
>(
  params?: RechargeBlockchainListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'rechargeBlockchainList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getRechargeBlockchainListQueryKey(params);

  const rechargeBlockchainList = useRechargeBlockchainListHook();

  const queryFn: QueryFunction<DataOf<'rechargeBlockchainList'>> = ({ signal }) =>
    rechargeBlockchainList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.rechargeBlockchainList,
  );

  return customOptions as UseQueryOptions<DataOf<'rechargeBlockchainList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type RechargeBlockchainListQueryResult = NonNullable<DataOf<'rechargeBlockchainList'>>;
export type RechargeBlockchainListQueryError = ErrorType<'rechargeBlockchainList'>;

/**
 * Lists the recharges of the caller, newest first, over a chain as well as through third parties. Nobody else can see them.
 * Calls `rechargeBlockchainList`.
 */
export function useRechargeBlockchainList<
  TData = DataOf<'rechargeBlockchainList'>,
  TError = ErrorType<'rechargeBlockchainList'>,
>(
  params: undefined | RechargeBlockchainListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'rechargeBlockchainList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'rechargeBlockchainList'>, TError, DataOf<'rechargeBlockchainList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the recharges of the caller, newest first, over a chain as well as through third parties. Nobody else can see them.
 * Calls `rechargeBlockchainList`.
 */
export function useRechargeBlockchainList<
  TData = DataOf<'rechargeBlockchainList'>,
  TError = ErrorType<'rechargeBlockchainList'>,
>(
  params?: RechargeBlockchainListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'rechargeBlockchainList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'rechargeBlockchainList'>,
          TError,
          DataOf<'rechargeBlockchainList'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the recharges of the caller, newest first, over a chain as well as through third parties. Nobody else can see them.
 * Calls `rechargeBlockchainList`.
 */
export function useRechargeBlockchainList<
  TData = DataOf<'rechargeBlockchainList'>,
  TError = ErrorType<'rechargeBlockchainList'>,
>(
  params?: RechargeBlockchainListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'rechargeBlockchainList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the recharges of the caller, newest first, over a chain as well as through third parties. Nobody else can see them.
 * Calls `rechargeBlockchainList`.
 */
export function useRechargeBlockchainList<
  TData = DataOf<'rechargeBlockchainList'>,
  TError = ErrorType<'rechargeBlockchainList'>,
>(
  params?: RechargeBlockchainListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'rechargeBlockchainList'>, TError, TData>> },
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
  TData = DataOf<'rechargeBlockchainGet'>,
  TError = ErrorType<'rechargeBlockchainGet'>,
>(
  params: RechargeBlockchainGetParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'rechargeBlockchainGet'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getRechargeBlockchainGetQueryKey(params);

  const rechargeBlockchainGet = useRechargeBlockchainGetHook();

  const queryFn: QueryFunction<DataOf<'rechargeBlockchainGet'>> = ({ signal }) =>
    rechargeBlockchainGet(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.rechargeBlockchainGet,
  );

  return customOptions as UseQueryOptions<DataOf<'rechargeBlockchainGet'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type RechargeBlockchainGetQueryResult = NonNullable<DataOf<'rechargeBlockchainGet'>>;
export type RechargeBlockchainGetQueryError = ErrorType<'rechargeBlockchainGet'>;

/**
 * Answers one recharge of the caller with all details. Records of other users count as missing.
 * Calls `rechargeBlockchainGet`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export function useRechargeBlockchainGet<
  TData = DataOf<'rechargeBlockchainGet'>,
  TError = ErrorType<'rechargeBlockchainGet'>,
>(
  params: RechargeBlockchainGetParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'rechargeBlockchainGet'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'rechargeBlockchainGet'>, TError, DataOf<'rechargeBlockchainGet'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one recharge of the caller with all details. Records of other users count as missing.
 * Calls `rechargeBlockchainGet`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export function useRechargeBlockchainGet<
  TData = DataOf<'rechargeBlockchainGet'>,
  TError = ErrorType<'rechargeBlockchainGet'>,
>(
  params: RechargeBlockchainGetParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'rechargeBlockchainGet'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'rechargeBlockchainGet'>, TError, DataOf<'rechargeBlockchainGet'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one recharge of the caller with all details. Records of other users count as missing.
 * Calls `rechargeBlockchainGet`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export function useRechargeBlockchainGet<
  TData = DataOf<'rechargeBlockchainGet'>,
  TError = ErrorType<'rechargeBlockchainGet'>,
>(
  params: RechargeBlockchainGetParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'rechargeBlockchainGet'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one recharge of the caller with all details. Records of other users count as missing.
 * Calls `rechargeBlockchainGet`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export function useRechargeBlockchainGet<
  TData = DataOf<'rechargeBlockchainGet'>,
  TError = ErrorType<'rechargeBlockchainGet'>,
>(
  params: RechargeBlockchainGetParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'rechargeBlockchainGet'>, TError, TData>> },
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
  TData = DataOf<'rechargeBlockchainFee'>,
  TError = ErrorType<'rechargeBlockchainFee'>,
>(
  params?: RechargeBlockchainFeeParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'rechargeBlockchainFee'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getRechargeBlockchainFeeQueryKey(params);

  const rechargeBlockchainFee = useRechargeBlockchainFeeHook();

  const queryFn: QueryFunction<DataOf<'rechargeBlockchainFee'>> = ({ signal }) =>
    rechargeBlockchainFee(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.rechargeBlockchainFee,
  );

  return customOptions as UseQueryOptions<DataOf<'rechargeBlockchainFee'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type RechargeBlockchainFeeQueryResult = NonNullable<DataOf<'rechargeBlockchainFee'>>;
export type RechargeBlockchainFeeQueryError = ErrorType<'rechargeBlockchainFee'>;

/**
 * Answers what one coin is worth in USDT at the moment, so that a form can show what a recharge will bring.
 * Calls `rechargeBlockchainFee`.
 */
export function useRechargeBlockchainFee<
  TData = DataOf<'rechargeBlockchainFee'>,
  TError = ErrorType<'rechargeBlockchainFee'>,
>(
  params: undefined | RechargeBlockchainFeeParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'rechargeBlockchainFee'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'rechargeBlockchainFee'>, TError, DataOf<'rechargeBlockchainFee'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers what one coin is worth in USDT at the moment, so that a form can show what a recharge will bring.
 * Calls `rechargeBlockchainFee`.
 */
export function useRechargeBlockchainFee<
  TData = DataOf<'rechargeBlockchainFee'>,
  TError = ErrorType<'rechargeBlockchainFee'>,
>(
  params?: RechargeBlockchainFeeParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'rechargeBlockchainFee'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'rechargeBlockchainFee'>, TError, DataOf<'rechargeBlockchainFee'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers what one coin is worth in USDT at the moment, so that a form can show what a recharge will bring.
 * Calls `rechargeBlockchainFee`.
 */
export function useRechargeBlockchainFee<
  TData = DataOf<'rechargeBlockchainFee'>,
  TError = ErrorType<'rechargeBlockchainFee'>,
>(
  params?: RechargeBlockchainFeeParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'rechargeBlockchainFee'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers what one coin is worth in USDT at the moment, so that a form can show what a recharge will bring.
 * Calls `rechargeBlockchainFee`.
 */
export function useRechargeBlockchainFee<
  TData = DataOf<'rechargeBlockchainFee'>,
  TError = ErrorType<'rechargeBlockchainFee'>,
>(
  params?: RechargeBlockchainFeeParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'rechargeBlockchainFee'>, TError, TData>> },
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
  TData = DataOf<'rechargeBlockchainRechargeLimitConfig'>,
  TError = ErrorType<'rechargeBlockchainRechargeLimitConfig'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'rechargeBlockchainRechargeLimitConfig'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getRechargeBlockchainRechargeLimitConfigQueryKey();

  const rechargeBlockchainRechargeLimitConfig = useRechargeBlockchainRechargeLimitConfigHook();

  const queryFn: QueryFunction<DataOf<'rechargeBlockchainRechargeLimitConfig'>> = ({ signal }) =>
    rechargeBlockchainRechargeLimitConfig(signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    {},
    operations.rechargeBlockchainRechargeLimitConfig,
  );

  return customOptions as UseQueryOptions<DataOf<'rechargeBlockchainRechargeLimitConfig'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type RechargeBlockchainRechargeLimitConfigQueryResult = NonNullable<
  DataOf<'rechargeBlockchainRechargeLimitConfig'>
>;
export type RechargeBlockchainRechargeLimitConfigQueryError =
  ErrorType<'rechargeBlockchainRechargeLimitConfig'>;

/**
 * Answers the minimum and the maximum value of one recharge in USDT. A channel may set narrower limits in its own coin.
 * Calls `rechargeBlockchainRechargeLimitConfig`.
 */
export function useRechargeBlockchainRechargeLimitConfig<
  TData = DataOf<'rechargeBlockchainRechargeLimitConfig'>,
  TError = ErrorType<'rechargeBlockchainRechargeLimitConfig'>,
>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'rechargeBlockchainRechargeLimitConfig'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'rechargeBlockchainRechargeLimitConfig'>,
          TError,
          DataOf<'rechargeBlockchainRechargeLimitConfig'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the minimum and the maximum value of one recharge in USDT. A channel may set narrower limits in its own coin.
 * Calls `rechargeBlockchainRechargeLimitConfig`.
 */
export function useRechargeBlockchainRechargeLimitConfig<
  TData = DataOf<'rechargeBlockchainRechargeLimitConfig'>,
  TError = ErrorType<'rechargeBlockchainRechargeLimitConfig'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'rechargeBlockchainRechargeLimitConfig'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'rechargeBlockchainRechargeLimitConfig'>,
          TError,
          DataOf<'rechargeBlockchainRechargeLimitConfig'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the minimum and the maximum value of one recharge in USDT. A channel may set narrower limits in its own coin.
 * Calls `rechargeBlockchainRechargeLimitConfig`.
 */
export function useRechargeBlockchainRechargeLimitConfig<
  TData = DataOf<'rechargeBlockchainRechargeLimitConfig'>,
  TError = ErrorType<'rechargeBlockchainRechargeLimitConfig'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'rechargeBlockchainRechargeLimitConfig'>, TError, TData>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the minimum and the maximum value of one recharge in USDT. A channel may set narrower limits in its own coin.
 * Calls `rechargeBlockchainRechargeLimitConfig`.
 */
export function useRechargeBlockchainRechargeLimitConfig<
  TData = DataOf<'rechargeBlockchainRechargeLimitConfig'>,
  TError = ErrorType<'rechargeBlockchainRechargeLimitConfig'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'rechargeBlockchainRechargeLimitConfig'>, TError, TData>>;
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
  TData = DataOf<'channelBlockchainList'>,
  TError = ErrorType<'channelBlockchainList'>,
>(
  params?: ChannelBlockchainListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'channelBlockchainList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getChannelBlockchainListQueryKey(params);

  const channelBlockchainList = useChannelBlockchainListHook();

  const queryFn: QueryFunction<DataOf<'channelBlockchainList'>> = ({ signal }) =>
    channelBlockchainList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.channelBlockchainList,
  );

  return customOptions as UseQueryOptions<DataOf<'channelBlockchainList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ChannelBlockchainListQueryResult = NonNullable<DataOf<'channelBlockchainList'>>;
export type ChannelBlockchainListQueryError = ErrorType<'channelBlockchainList'>;

/**
 * Lists the coins and networks on which the mall takes recharges, with its address, the rate and the limits of each. Withdrawals use the same rates.
 * Calls `channelBlockchainList`.
 */
export function useChannelBlockchainList<
  TData = DataOf<'channelBlockchainList'>,
  TError = ErrorType<'channelBlockchainList'>,
>(
  params: undefined | ChannelBlockchainListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'channelBlockchainList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'channelBlockchainList'>, TError, DataOf<'channelBlockchainList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the coins and networks on which the mall takes recharges, with its address, the rate and the limits of each. Withdrawals use the same rates.
 * Calls `channelBlockchainList`.
 */
export function useChannelBlockchainList<
  TData = DataOf<'channelBlockchainList'>,
  TError = ErrorType<'channelBlockchainList'>,
>(
  params?: ChannelBlockchainListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'channelBlockchainList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'channelBlockchainList'>, TError, DataOf<'channelBlockchainList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the coins and networks on which the mall takes recharges, with its address, the rate and the limits of each. Withdrawals use the same rates.
 * Calls `channelBlockchainList`.
 */
export function useChannelBlockchainList<
  TData = DataOf<'channelBlockchainList'>,
  TError = ErrorType<'channelBlockchainList'>,
>(
  params?: ChannelBlockchainListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'channelBlockchainList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the coins and networks on which the mall takes recharges, with its address, the rate and the limits of each. Withdrawals use the same rates.
 * Calls `channelBlockchainList`.
 */
export function useChannelBlockchainList<
  TData = DataOf<'channelBlockchainList'>,
  TError = ErrorType<'channelBlockchainList'>,
>(
  params?: ChannelBlockchainListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'channelBlockchainList'>, TError, TData>> },
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
  TData = DataOf<'thirdPartyRechargeGetCoinList'>,
  TError = ErrorType<'thirdPartyRechargeGetCoinList'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'thirdPartyRechargeGetCoinList'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getThirdPartyRechargeGetCoinListQueryKey();

  const thirdPartyRechargeGetCoinList = useThirdPartyRechargeGetCoinListHook();

  const queryFn: QueryFunction<DataOf<'thirdPartyRechargeGetCoinList'>> = ({ signal }) =>
    thirdPartyRechargeGetCoinList(signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    {},
    operations.thirdPartyRechargeGetCoinList,
  );

  return customOptions as UseQueryOptions<DataOf<'thirdPartyRechargeGetCoinList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type ThirdPartyRechargeGetCoinListQueryResult = NonNullable<DataOf<'thirdPartyRechargeGetCoinList'>>;
export type ThirdPartyRechargeGetCoinListQueryError = ErrorType<'thirdPartyRechargeGetCoinList'>;

/**
 * Lists the banks and e-wallets through which a recharge can be paid instead of a blockchain, each with its amounts.
 * Calls `thirdPartyRechargeGetCoinList`.
 */
export function useThirdPartyRechargeGetCoinList<
  TData = DataOf<'thirdPartyRechargeGetCoinList'>,
  TError = ErrorType<'thirdPartyRechargeGetCoinList'>,
>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'thirdPartyRechargeGetCoinList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'thirdPartyRechargeGetCoinList'>,
          TError,
          DataOf<'thirdPartyRechargeGetCoinList'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the banks and e-wallets through which a recharge can be paid instead of a blockchain, each with its amounts.
 * Calls `thirdPartyRechargeGetCoinList`.
 */
export function useThirdPartyRechargeGetCoinList<
  TData = DataOf<'thirdPartyRechargeGetCoinList'>,
  TError = ErrorType<'thirdPartyRechargeGetCoinList'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'thirdPartyRechargeGetCoinList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'thirdPartyRechargeGetCoinList'>,
          TError,
          DataOf<'thirdPartyRechargeGetCoinList'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the banks and e-wallets through which a recharge can be paid instead of a blockchain, each with its amounts.
 * Calls `thirdPartyRechargeGetCoinList`.
 */
export function useThirdPartyRechargeGetCoinList<
  TData = DataOf<'thirdPartyRechargeGetCoinList'>,
  TError = ErrorType<'thirdPartyRechargeGetCoinList'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'thirdPartyRechargeGetCoinList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the banks and e-wallets through which a recharge can be paid instead of a blockchain, each with its amounts.
 * Calls `thirdPartyRechargeGetCoinList`.
 */
export function useThirdPartyRechargeGetCoinList<
  TData = DataOf<'thirdPartyRechargeGetCoinList'>,
  TError = ErrorType<'thirdPartyRechargeGetCoinList'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'thirdPartyRechargeGetCoinList'>, TError, TData>> },
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
    DataOf<'thirdPartyRechargeRecharge'>,
    TError,
    ThirdPartyRechargeRechargeMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'thirdPartyRechargeRecharge'>,
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
    DataOf<'thirdPartyRechargeRecharge'>,
    ThirdPartyRechargeRechargeMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return thirdPartyRechargeRecharge(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type ThirdPartyRechargeRechargeMutationResult = NonNullable<DataOf<'thirdPartyRechargeRecharge'>>;

export type ThirdPartyRechargeRechargeMutationError = ErrorType<'thirdPartyRechargeRecharge'>;
export type ThirdPartyRechargeRechargeMutationVariables = { params: ThirdPartyRechargeRechargeParams };

/**
 * Begins a recharge through a bank abroad and answers the page on which to pay. The record stays processing until the third party reports the payment.
 * Calls `thirdPartyRechargeRecharge`.
 *
 * Its errors, besides those of every operation:
 * - `sessionTokenInvalid`: This form has expired. Please open it again.
 * - `duplicateSubmission`: This was already submitted.
 * - `depositOutsideLimits`: The deposit is outside the limits.
 * - `paymentMethodNotOpen`: This payment method is not open in your region.
 * - `paymentFailed`: The payment was not completed.
 * - `accountFrozen`: This account is frozen. Please contact customer service.
 */
export const useThirdPartyRechargeRecharge = <
  TError = ErrorType<'thirdPartyRechargeRecharge'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'thirdPartyRechargeRecharge'>,
      TError,
      ThirdPartyRechargeRechargeMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'thirdPartyRechargeRecharge'>,
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
    DataOf<'thirdPartyRechargePhpRecharge'>,
    TError,
    ThirdPartyRechargePhpRechargeMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'thirdPartyRechargePhpRecharge'>,
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
    DataOf<'thirdPartyRechargePhpRecharge'>,
    ThirdPartyRechargePhpRechargeMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return thirdPartyRechargePhpRecharge(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type ThirdPartyRechargePhpRechargeMutationResult = NonNullable<
  DataOf<'thirdPartyRechargePhpRecharge'>
>;

export type ThirdPartyRechargePhpRechargeMutationError = ErrorType<'thirdPartyRechargePhpRecharge'>;
export type ThirdPartyRechargePhpRechargeMutationVariables = { params: ThirdPartyRechargePhpRechargeParams };

/**
 * Begins a recharge through GCash and answers the page on which to pay. The record stays processing until the third party reports the payment.
 * Calls `thirdPartyRechargePhpRecharge`.
 *
 * Its errors, besides those of every operation:
 * - `sessionTokenInvalid`: This form has expired. Please open it again.
 * - `duplicateSubmission`: This was already submitted.
 * - `depositOutsideLimits`: The deposit is outside the limits.
 * - `paymentMethodNotOpen`: This payment method is not open in your region.
 * - `paymentFailed`: The payment was not completed.
 * - `accountFrozen`: This account is frozen. Please contact customer service.
 */
export const useThirdPartyRechargePhpRecharge = <
  TError = ErrorType<'thirdPartyRechargePhpRecharge'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'thirdPartyRechargePhpRecharge'>,
      TError,
      ThirdPartyRechargePhpRechargeMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'thirdPartyRechargePhpRecharge'>,
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
    DataOf<'thirdPartyRechargePhpRecharge2'>,
    TError,
    ThirdPartyRechargePhpRecharge2MutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'thirdPartyRechargePhpRecharge2'>,
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
    DataOf<'thirdPartyRechargePhpRecharge2'>,
    ThirdPartyRechargePhpRecharge2MutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return thirdPartyRechargePhpRecharge2(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type ThirdPartyRechargePhpRecharge2MutationResult = NonNullable<
  DataOf<'thirdPartyRechargePhpRecharge2'>
>;

export type ThirdPartyRechargePhpRecharge2MutationError = ErrorType<'thirdPartyRechargePhpRecharge2'>;
export type ThirdPartyRechargePhpRecharge2MutationVariables = {
  params: ThirdPartyRechargePhpRecharge2Params;
};

/**
 * Begins a recharge through GCash 2.0 and answers the page on which to pay. The record stays processing until the third party reports the payment.
 * Calls `thirdPartyRechargePhpRecharge2`.
 *
 * Its errors, besides those of every operation:
 * - `sessionTokenInvalid`: This form has expired. Please open it again.
 * - `duplicateSubmission`: This was already submitted.
 * - `depositOutsideLimits`: The deposit is outside the limits.
 * - `paymentMethodNotOpen`: This payment method is not open in your region.
 * - `paymentFailed`: The payment was not completed.
 * - `accountFrozen`: This account is frozen. Please contact customer service.
 */
export const useThirdPartyRechargePhpRecharge2 = <
  TError = ErrorType<'thirdPartyRechargePhpRecharge2'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'thirdPartyRechargePhpRecharge2'>,
      TError,
      ThirdPartyRechargePhpRecharge2MutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'thirdPartyRechargePhpRecharge2'>,
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
    DataOf<'thirdPartyRechargePhpRecharge3'>,
    TError,
    ThirdPartyRechargePhpRecharge3MutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'thirdPartyRechargePhpRecharge3'>,
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
    DataOf<'thirdPartyRechargePhpRecharge3'>,
    ThirdPartyRechargePhpRecharge3MutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return thirdPartyRechargePhpRecharge3(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type ThirdPartyRechargePhpRecharge3MutationResult = NonNullable<
  DataOf<'thirdPartyRechargePhpRecharge3'>
>;

export type ThirdPartyRechargePhpRecharge3MutationError = ErrorType<'thirdPartyRechargePhpRecharge3'>;
export type ThirdPartyRechargePhpRecharge3MutationVariables = {
  params: ThirdPartyRechargePhpRecharge3Params;
};

/**
 * Begins a recharge through GCash 3.0 and answers the page on which to pay. The record stays processing until the third party reports the payment.
 * Calls `thirdPartyRechargePhpRecharge3`.
 *
 * Its errors, besides those of every operation:
 * - `sessionTokenInvalid`: This form has expired. Please open it again.
 * - `duplicateSubmission`: This was already submitted.
 * - `depositOutsideLimits`: The deposit is outside the limits.
 * - `paymentMethodNotOpen`: This payment method is not open in your region.
 * - `paymentFailed`: The payment was not completed.
 * - `accountFrozen`: This account is frozen. Please contact customer service.
 */
export const useThirdPartyRechargePhpRecharge3 = <
  TError = ErrorType<'thirdPartyRechargePhpRecharge3'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'thirdPartyRechargePhpRecharge3'>,
      TError,
      ThirdPartyRechargePhpRecharge3MutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'thirdPartyRechargePhpRecharge3'>,
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
    DataOf<'thirdPartyRechargePhpRecharge4'>,
    TError,
    ThirdPartyRechargePhpRecharge4MutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'thirdPartyRechargePhpRecharge4'>,
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
    DataOf<'thirdPartyRechargePhpRecharge4'>,
    ThirdPartyRechargePhpRecharge4MutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return thirdPartyRechargePhpRecharge4(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type ThirdPartyRechargePhpRecharge4MutationResult = NonNullable<
  DataOf<'thirdPartyRechargePhpRecharge4'>
>;

export type ThirdPartyRechargePhpRecharge4MutationError = ErrorType<'thirdPartyRechargePhpRecharge4'>;
export type ThirdPartyRechargePhpRecharge4MutationVariables = {
  params: ThirdPartyRechargePhpRecharge4Params;
};

/**
 * Begins a recharge through Maya and answers the page on which to pay. The record stays processing until the third party reports the payment.
 * Calls `thirdPartyRechargePhpRecharge4`.
 *
 * Its errors, besides those of every operation:
 * - `sessionTokenInvalid`: This form has expired. Please open it again.
 * - `duplicateSubmission`: This was already submitted.
 * - `depositOutsideLimits`: The deposit is outside the limits.
 * - `paymentMethodNotOpen`: This payment method is not open in your region.
 * - `paymentFailed`: The payment was not completed.
 * - `accountFrozen`: This account is frozen. Please contact customer service.
 */
export const useThirdPartyRechargePhpRecharge4 = <
  TError = ErrorType<'thirdPartyRechargePhpRecharge4'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'thirdPartyRechargePhpRecharge4'>,
      TError,
      ThirdPartyRechargePhpRecharge4MutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'thirdPartyRechargePhpRecharge4'>,
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
    DataOf<'thirdPartyRechargePhpRecharge5'>,
    TError,
    ThirdPartyRechargePhpRecharge5MutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'thirdPartyRechargePhpRecharge5'>,
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
    DataOf<'thirdPartyRechargePhpRecharge5'>,
    ThirdPartyRechargePhpRecharge5MutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return thirdPartyRechargePhpRecharge5(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type ThirdPartyRechargePhpRecharge5MutationResult = NonNullable<
  DataOf<'thirdPartyRechargePhpRecharge5'>
>;

export type ThirdPartyRechargePhpRecharge5MutationError = ErrorType<'thirdPartyRechargePhpRecharge5'>;
export type ThirdPartyRechargePhpRecharge5MutationVariables = {
  params: ThirdPartyRechargePhpRecharge5Params;
};

/**
 * Begins a recharge through GCash pay and answers the page on which to pay. The record stays processing until the third party reports the payment.
 * Calls `thirdPartyRechargePhpRecharge5`.
 *
 * Its errors, besides those of every operation:
 * - `sessionTokenInvalid`: This form has expired. Please open it again.
 * - `duplicateSubmission`: This was already submitted.
 * - `depositOutsideLimits`: The deposit is outside the limits.
 * - `paymentMethodNotOpen`: This payment method is not open in your region.
 * - `paymentFailed`: The payment was not completed.
 * - `accountFrozen`: This account is frozen. Please contact customer service.
 */
export const useThirdPartyRechargePhpRecharge5 = <
  TError = ErrorType<'thirdPartyRechargePhpRecharge5'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'thirdPartyRechargePhpRecharge5'>,
      TError,
      ThirdPartyRechargePhpRecharge5MutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'thirdPartyRechargePhpRecharge5'>,
  TError,
  ThirdPartyRechargePhpRecharge5MutationVariables,
  TContext
> => {
  return useMutation(useThirdPartyRechargePhpRecharge5MutationOptions(options), queryClient);
};
