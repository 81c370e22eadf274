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
  DeskDisputeDecideOk,
  DeskDisputeDecideParams,
  DeskDisputeInfoOk,
  DeskDisputeInfoParams,
  DeskDisputeListOk,
  DeskDisputeListParams,
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
 * Lists returns, and parcels that were reported as never arrived; those to decide are in state 6.
 * @summary List disputes
 */
export const useDeskDisputeListHook = () => {
  const deskDisputeList = useCall<DeskDisputeListOk>(operations.deskDisputeList);

  return useCallback(
    (params?: DeskDisputeListParams, signal?: AbortSignal) => {
      return deskDisputeList(params, signal);
    },
    [deskDisputeList],
  );
};

export const getDeskDisputeListInfiniteQueryKey = (params?: DeskDisputeListParams) => {
  return ['infinite', 'deskDisputeList', ...(params ? [params] : [])] as const;
};

export const getDeskDisputeListQueryKey = (params?: DeskDisputeListParams) => {
  return ['deskDisputeList', ...(params ? [params] : [])] as const;
};

export const useDeskDisputeListInfiniteQueryOptions = <
  TData = InfiniteData<DataOf<'deskDisputeList'>, DeskDisputeListParams['pageNum']>,
  TError = ErrorType<'deskDisputeList'>,
>(
  params?: DeskDisputeListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskDisputeList'>,
        TError,
        TData,
        QueryKey,
        DeskDisputeListParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskDisputeListInfiniteQueryKey(params);

  const deskDisputeList = useDeskDisputeListHook();

  const queryFn: QueryFunction<DataOf<'deskDisputeList'>, QueryKey, DeskDisputeListParams['pageNum']> = ({
    signal,
    pageParam,
  }) => deskDisputeList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskDisputeList,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'deskDisputeList'>,
    TError,
    TData,
    QueryKey,
    DeskDisputeListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskDisputeListInfiniteQueryResult = NonNullable<DataOf<'deskDisputeList'>>;
export type DeskDisputeListInfiniteQueryError = ErrorType<'deskDisputeList'>;

/**
 * Lists returns, and parcels that were reported as never arrived; those to decide are in state 6.
 * Calls `deskDisputeList`.
 */
export function useDeskDisputeListInfinite<
  TData = InfiniteData<DataOf<'deskDisputeList'>, DeskDisputeListParams['pageNum']>,
  TError = ErrorType<'deskDisputeList'>,
>(
  params: undefined | DeskDisputeListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskDisputeList'>,
        TError,
        TData,
        QueryKey,
        DeskDisputeListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskDisputeList'>, TError, DataOf<'deskDisputeList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists returns, and parcels that were reported as never arrived; those to decide are in state 6.
 * Calls `deskDisputeList`.
 */
export function useDeskDisputeListInfinite<
  TData = InfiniteData<DataOf<'deskDisputeList'>, DeskDisputeListParams['pageNum']>,
  TError = ErrorType<'deskDisputeList'>,
>(
  params?: DeskDisputeListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskDisputeList'>,
        TError,
        TData,
        QueryKey,
        DeskDisputeListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskDisputeList'>, TError, DataOf<'deskDisputeList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists returns, and parcels that were reported as never arrived; those to decide are in state 6.
 * Calls `deskDisputeList`.
 */
export function useDeskDisputeListInfinite<
  TData = InfiniteData<DataOf<'deskDisputeList'>, DeskDisputeListParams['pageNum']>,
  TError = ErrorType<'deskDisputeList'>,
>(
  params?: DeskDisputeListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskDisputeList'>,
        TError,
        TData,
        QueryKey,
        DeskDisputeListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists returns, and parcels that were reported as never arrived; those to decide are in state 6.
 * Calls `deskDisputeList`.
 */
export function useDeskDisputeListInfinite<
  TData = InfiniteData<DataOf<'deskDisputeList'>, DeskDisputeListParams['pageNum']>,
  TError = ErrorType<'deskDisputeList'>,
>(
  params?: DeskDisputeListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskDisputeList'>,
        TError,
        TData,
        QueryKey,
        DeskDisputeListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskDisputeListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useDeskDisputeListQueryOptions = <
  TData = DataOf<'deskDisputeList'>,
  TError = ErrorType<'deskDisputeList'>,
>(
  params?: DeskDisputeListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskDisputeList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskDisputeListQueryKey(params);

  const deskDisputeList = useDeskDisputeListHook();

  const queryFn: QueryFunction<DataOf<'deskDisputeList'>> = ({ signal }) => deskDisputeList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskDisputeList,
  );

  return customOptions as UseQueryOptions<DataOf<'deskDisputeList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskDisputeListQueryResult = NonNullable<DataOf<'deskDisputeList'>>;
export type DeskDisputeListQueryError = ErrorType<'deskDisputeList'>;

/**
 * Lists returns, and parcels that were reported as never arrived; those to decide are in state 6.
 * Calls `deskDisputeList`.
 */
export function useDeskDisputeList<TData = DataOf<'deskDisputeList'>, TError = ErrorType<'deskDisputeList'>>(
  params: undefined | DeskDisputeListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskDisputeList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskDisputeList'>, TError, DataOf<'deskDisputeList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists returns, and parcels that were reported as never arrived; those to decide are in state 6.
 * Calls `deskDisputeList`.
 */
export function useDeskDisputeList<TData = DataOf<'deskDisputeList'>, TError = ErrorType<'deskDisputeList'>>(
  params?: DeskDisputeListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskDisputeList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskDisputeList'>, TError, DataOf<'deskDisputeList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists returns, and parcels that were reported as never arrived; those to decide are in state 6.
 * Calls `deskDisputeList`.
 */
export function useDeskDisputeList<TData = DataOf<'deskDisputeList'>, TError = ErrorType<'deskDisputeList'>>(
  params?: DeskDisputeListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskDisputeList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists returns, and parcels that were reported as never arrived; those to decide are in state 6.
 * Calls `deskDisputeList`.
 */
export function useDeskDisputeList<TData = DataOf<'deskDisputeList'>, TError = ErrorType<'deskDisputeList'>>(
  params?: DeskDisputeListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskDisputeList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskDisputeListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers what both sides say, with pieces, pictures, sums and what happened to the order.
 * @summary Show one dispute
 */
export const useDeskDisputeInfoHook = () => {
  const deskDisputeInfo = useCall<DeskDisputeInfoOk>(operations.deskDisputeInfo);

  return useCallback(
    (params: DeskDisputeInfoParams, signal?: AbortSignal) => {
      return deskDisputeInfo(params, signal);
    },
    [deskDisputeInfo],
  );
};

export const getDeskDisputeInfoQueryKey = (params?: DeskDisputeInfoParams) => {
  return ['deskDisputeInfo', ...(params ? [params] : [])] as const;
};

export const useDeskDisputeInfoQueryOptions = <
  TData = DataOf<'deskDisputeInfo'>,
  TError = ErrorType<'deskDisputeInfo'>,
>(
  params: DeskDisputeInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskDisputeInfo'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskDisputeInfoQueryKey(params);

  const deskDisputeInfo = useDeskDisputeInfoHook();

  const queryFn: QueryFunction<DataOf<'deskDisputeInfo'>> = ({ signal }) => deskDisputeInfo(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskDisputeInfo,
  );

  return customOptions as UseQueryOptions<DataOf<'deskDisputeInfo'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskDisputeInfoQueryResult = NonNullable<DataOf<'deskDisputeInfo'>>;
export type DeskDisputeInfoQueryError = ErrorType<'deskDisputeInfo'>;

/**
 * Answers what both sides say, with pieces, pictures, sums and what happened to the order.
 * Calls `deskDisputeInfo`.
 *
 * Its errors, besides those of every operation:
 * - `returnNotFound`: There is no such return.
 */
export function useDeskDisputeInfo<TData = DataOf<'deskDisputeInfo'>, TError = ErrorType<'deskDisputeInfo'>>(
  params: DeskDisputeInfoParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskDisputeInfo'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskDisputeInfo'>, TError, DataOf<'deskDisputeInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers what both sides say, with pieces, pictures, sums and what happened to the order.
 * Calls `deskDisputeInfo`.
 *
 * Its errors, besides those of every operation:
 * - `returnNotFound`: There is no such return.
 */
export function useDeskDisputeInfo<TData = DataOf<'deskDisputeInfo'>, TError = ErrorType<'deskDisputeInfo'>>(
  params: DeskDisputeInfoParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskDisputeInfo'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskDisputeInfo'>, TError, DataOf<'deskDisputeInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers what both sides say, with pieces, pictures, sums and what happened to the order.
 * Calls `deskDisputeInfo`.
 *
 * Its errors, besides those of every operation:
 * - `returnNotFound`: There is no such return.
 */
export function useDeskDisputeInfo<TData = DataOf<'deskDisputeInfo'>, TError = ErrorType<'deskDisputeInfo'>>(
  params: DeskDisputeInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskDisputeInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers what both sides say, with pieces, pictures, sums and what happened to the order.
 * Calls `deskDisputeInfo`.
 *
 * Its errors, besides those of every operation:
 * - `returnNotFound`: There is no such return.
 */
export function useDeskDisputeInfo<TData = DataOf<'deskDisputeInfo'>, TError = ErrorType<'deskDisputeInfo'>>(
  params: DeskDisputeInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskDisputeInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskDisputeInfoQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Decides between buyer and store, with a reason that both read. `refund`: all is paid back. `part`: the buyer gets `amount` and keeps the goods. `return`: the buyer sends the goods back first. `close`: the store is right.
 * @summary Decide a dispute
 */
export const useDeskDisputeDecideHook = () => {
  const deskDisputeDecide = useCall<DeskDisputeDecideOk>(operations.deskDisputeDecide);

  return useCallback(
    (params: DeskDisputeDecideParams, signal?: AbortSignal) => {
      return deskDisputeDecide(params, signal);
    },
    [deskDisputeDecide],
  );
};

export const getDeskDisputeDecideMutationKey = () => ['deskDisputeDecide'] as const;

export const useDeskDisputeDecideMutationOptions = <
  TError = ErrorType<'deskDisputeDecide'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'deskDisputeDecide'>,
    TError,
    DeskDisputeDecideMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'deskDisputeDecide'>, TError, DeskDisputeDecideMutationVariables, TContext> => {
  const mutationKey = getDeskDisputeDecideMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskDisputeDecide = useDeskDisputeDecideHook();

  const mutationFn: MutationFunction<DataOf<'deskDisputeDecide'>, DeskDisputeDecideMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return deskDisputeDecide(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskDisputeDecideMutationResult = NonNullable<DataOf<'deskDisputeDecide'>>;

export type DeskDisputeDecideMutationError = ErrorType<'deskDisputeDecide'>;
export type DeskDisputeDecideMutationVariables = { params: DeskDisputeDecideParams };

/**
 * Decides between buyer and store, with a reason that both read. `refund`: all is paid back. `part`: the buyer gets `amount` and keeps the goods. `return`: the buyer sends the goods back first. `close`: the store is right.
 * Calls `deskDisputeDecide`.
 *
 * Its errors, besides those of every operation:
 * - `returnNotFound`: There is no such return.
 * - `returnStepNotPossible`: This is not possible at this point of the return.
 * - `reasonRequired`: Please give a reason.
 * - `refundAmountTooHigh`: The refund can't be more than what was paid.
 * - `secondFactorNeeded`: Please confirm with a code of your authenticator.
 */
export const useDeskDisputeDecide = <TError = ErrorType<'deskDisputeDecide'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskDisputeDecide'>,
      TError,
      DeskDisputeDecideMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskDisputeDecide'>, TError, DeskDisputeDecideMutationVariables, TContext> => {
  return useMutation(useDeskDisputeDecideMutationOptions(options), queryClient);
};
