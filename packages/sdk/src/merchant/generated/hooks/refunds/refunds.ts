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
  MerchantRefundDecideOk,
  MerchantRefundDecideParams,
  MerchantRefundInfoOk,
  MerchantRefundInfoParams,
  MerchantRefundListOk,
  MerchantRefundListParams,
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
 * Lists refunds that buyers asked for before the shipment of an order. What comes back after the shipment is a return.
 * @summary List refunds of the store
 */
export const useMerchantRefundListHook = () => {
  const merchantRefundList = useCall<MerchantRefundListOk>(operations.merchantRefundList);

  return useCallback(
    (params?: MerchantRefundListParams, signal?: AbortSignal) => {
      return merchantRefundList(params, signal);
    },
    [merchantRefundList],
  );
};

export const getMerchantRefundListInfiniteQueryKey = (params?: MerchantRefundListParams) => {
  return ['infinite', 'merchantRefundList', ...(params ? [params] : [])] as const;
};

export const getMerchantRefundListQueryKey = (params?: MerchantRefundListParams) => {
  return ['merchantRefundList', ...(params ? [params] : [])] as const;
};

export const useMerchantRefundListInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>,
    MerchantRefundListParams['pageNum']
  >,
  TError = ErrorType<'merchantRefundList'>,
>(
  params?: MerchantRefundListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>,
        TError,
        TData,
        QueryKey,
        MerchantRefundListParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantRefundListInfiniteQueryKey(params);

  const merchantRefundList = useMerchantRefundListHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>,
    QueryKey,
    MerchantRefundListParams['pageNum']
  > = ({ signal, pageParam }) =>
    merchantRefundList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantRefundList,
  );

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>,
    TError,
    TData,
    QueryKey,
    MerchantRefundListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type MerchantRefundListInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>
>;
export type MerchantRefundListInfiniteQueryError = ErrorType<'merchantRefundList'>;

export function useMerchantRefundListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>,
    MerchantRefundListParams['pageNum']
  >,
  TError = ErrorType<'merchantRefundList'>,
>(
  params: undefined | MerchantRefundListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>,
        TError,
        TData,
        QueryKey,
        MerchantRefundListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantRefundListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>,
    MerchantRefundListParams['pageNum']
  >,
  TError = ErrorType<'merchantRefundList'>,
>(
  params?: MerchantRefundListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>,
        TError,
        TData,
        QueryKey,
        MerchantRefundListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantRefundListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>,
    MerchantRefundListParams['pageNum']
  >,
  TError = ErrorType<'merchantRefundList'>,
>(
  params?: MerchantRefundListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>,
        TError,
        TData,
        QueryKey,
        MerchantRefundListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List refunds of the store
 */

export function useMerchantRefundListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>,
    MerchantRefundListParams['pageNum']
  >,
  TError = ErrorType<'merchantRefundList'>,
>(
  params?: MerchantRefundListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>,
        TError,
        TData,
        QueryKey,
        MerchantRefundListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useMerchantRefundListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useMerchantRefundListQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>,
  TError = ErrorType<'merchantRefundList'>,
>(
  params?: MerchantRefundListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantRefundListQueryKey(params);

  const merchantRefundList = useMerchantRefundListHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>> = ({
    signal,
  }) => merchantRefundList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantRefundList,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type MerchantRefundListQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>
>;
export type MerchantRefundListQueryError = ErrorType<'merchantRefundList'>;

export function useMerchantRefundList<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>,
  TError = ErrorType<'merchantRefundList'>,
>(
  params: undefined | MerchantRefundListParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantRefundList<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>,
  TError = ErrorType<'merchantRefundList'>,
>(
  params?: MerchantRefundListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantRefundList<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>,
  TError = ErrorType<'merchantRefundList'>,
>(
  params?: MerchantRefundListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List refunds of the store
 */

export function useMerchantRefundList<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>,
  TError = ErrorType<'merchantRefundList'>,
>(
  params?: MerchantRefundListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantRefundListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useMerchantRefundListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers one refund with its pieces, the sums that would be paid back, and what the buyer says.
 * @summary Show one refund
 */
export const useMerchantRefundInfoHook = () => {
  const merchantRefundInfo = useCall<MerchantRefundInfoOk>(operations.merchantRefundInfo);

  return useCallback(
    (params: MerchantRefundInfoParams, signal?: AbortSignal) => {
      return merchantRefundInfo(params, signal);
    },
    [merchantRefundInfo],
  );
};

export const getMerchantRefundInfoQueryKey = (params?: MerchantRefundInfoParams) => {
  return ['merchantRefundInfo', ...(params ? [params] : [])] as const;
};

export const useMerchantRefundInfoQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantRefundInfoHook>>>,
  TError = ErrorType<'merchantRefundInfo'>,
>(
  params: MerchantRefundInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantRefundInfoHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantRefundInfoQueryKey(params);

  const merchantRefundInfo = useMerchantRefundInfoHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useMerchantRefundInfoHook>>>> = ({
    signal,
  }) => merchantRefundInfo(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantRefundInfo,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useMerchantRefundInfoHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type MerchantRefundInfoQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantRefundInfoHook>>>
>;
export type MerchantRefundInfoQueryError = ErrorType<'merchantRefundInfo'>;

export function useMerchantRefundInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantRefundInfoHook>>>,
  TError = ErrorType<'merchantRefundInfo'>,
>(
  params: MerchantRefundInfoParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantRefundInfoHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantRefundInfoHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantRefundInfoHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantRefundInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantRefundInfoHook>>>,
  TError = ErrorType<'merchantRefundInfo'>,
>(
  params: MerchantRefundInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantRefundInfoHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantRefundInfoHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantRefundInfoHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantRefundInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantRefundInfoHook>>>,
  TError = ErrorType<'merchantRefundInfo'>,
>(
  params: MerchantRefundInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantRefundInfoHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show one refund
 */

export function useMerchantRefundInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantRefundInfoHook>>>,
  TError = ErrorType<'merchantRefundInfo'>,
>(
  params: MerchantRefundInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantRefundInfoHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useMerchantRefundInfoQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Granting pays the buyer back at once and returns the pieces to stock. Refusing needs a reason, which the buyer reads, and the order goes on; the buyer may ask again. Without a decision by the deadline the refund is granted.
 * @summary Grant or refuse a refund
 */
export const useMerchantRefundDecideHook = () => {
  const merchantRefundDecide = useCall<MerchantRefundDecideOk>(operations.merchantRefundDecide);

  return useCallback(
    (params: MerchantRefundDecideParams, signal?: AbortSignal) => {
      return merchantRefundDecide(params, signal);
    },
    [merchantRefundDecide],
  );
};

export const getMerchantRefundDecideMutationKey = () => ['merchantRefundDecide'] as const;

export const useMerchantRefundDecideMutationOptions = <
  TError = ErrorType<'merchantRefundDecide'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useMerchantRefundDecideHook>>>,
    TError,
    MerchantRefundDecideMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useMerchantRefundDecideHook>>>,
  TError,
  MerchantRefundDecideMutationVariables,
  TContext
> => {
  const mutationKey = getMerchantRefundDecideMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const merchantRefundDecide = useMerchantRefundDecideHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useMerchantRefundDecideHook>>>,
    MerchantRefundDecideMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return merchantRefundDecide(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantRefundDecideMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantRefundDecideHook>>>
>;

export type MerchantRefundDecideMutationError = ErrorType<'merchantRefundDecide'>;
export type MerchantRefundDecideMutationVariables = { params: MerchantRefundDecideParams };

/**
 * @summary Grant or refuse a refund
 */
export const useMerchantRefundDecide = <TError = ErrorType<'merchantRefundDecide'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useMerchantRefundDecideHook>>>,
      TError,
      MerchantRefundDecideMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useMerchantRefundDecideHook>>>,
  TError,
  MerchantRefundDecideMutationVariables,
  TContext
> => {
  return useMutation(useMerchantRefundDecideMutationOptions(options), queryClient);
};
