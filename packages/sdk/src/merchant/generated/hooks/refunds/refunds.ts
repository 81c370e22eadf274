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
  TData = InfiniteData<DataOf<'merchantRefundList'>, MerchantRefundListParams['pageNum']>,
  TError = ErrorType<'merchantRefundList'>,
>(
  params?: MerchantRefundListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantRefundList'>,
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
    DataOf<'merchantRefundList'>,
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
    DataOf<'merchantRefundList'>,
    TError,
    TData,
    QueryKey,
    MerchantRefundListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type MerchantRefundListInfiniteQueryResult = NonNullable<DataOf<'merchantRefundList'>>;
export type MerchantRefundListInfiniteQueryError = ErrorType<'merchantRefundList'>;

/**
 * Lists refunds that buyers asked for before the shipment of an order. What comes back after the shipment is a return.
 * Calls `merchantRefundList`.
 */
export function useMerchantRefundListInfinite<
  TData = InfiniteData<DataOf<'merchantRefundList'>, MerchantRefundListParams['pageNum']>,
  TError = ErrorType<'merchantRefundList'>,
>(
  params: undefined | MerchantRefundListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantRefundList'>,
        TError,
        TData,
        QueryKey,
        MerchantRefundListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'merchantRefundList'>,
          TError,
          DataOf<'merchantRefundList'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists refunds that buyers asked for before the shipment of an order. What comes back after the shipment is a return.
 * Calls `merchantRefundList`.
 */
export function useMerchantRefundListInfinite<
  TData = InfiniteData<DataOf<'merchantRefundList'>, MerchantRefundListParams['pageNum']>,
  TError = ErrorType<'merchantRefundList'>,
>(
  params?: MerchantRefundListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantRefundList'>,
        TError,
        TData,
        QueryKey,
        MerchantRefundListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'merchantRefundList'>,
          TError,
          DataOf<'merchantRefundList'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists refunds that buyers asked for before the shipment of an order. What comes back after the shipment is a return.
 * Calls `merchantRefundList`.
 */
export function useMerchantRefundListInfinite<
  TData = InfiniteData<DataOf<'merchantRefundList'>, MerchantRefundListParams['pageNum']>,
  TError = ErrorType<'merchantRefundList'>,
>(
  params?: MerchantRefundListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantRefundList'>,
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
 * Lists refunds that buyers asked for before the shipment of an order. What comes back after the shipment is a return.
 * Calls `merchantRefundList`.
 */
export function useMerchantRefundListInfinite<
  TData = InfiniteData<DataOf<'merchantRefundList'>, MerchantRefundListParams['pageNum']>,
  TError = ErrorType<'merchantRefundList'>,
>(
  params?: MerchantRefundListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantRefundList'>,
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
  TData = DataOf<'merchantRefundList'>,
  TError = ErrorType<'merchantRefundList'>,
>(
  params?: MerchantRefundListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantRefundList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantRefundListQueryKey(params);

  const merchantRefundList = useMerchantRefundListHook();

  const queryFn: QueryFunction<DataOf<'merchantRefundList'>> = ({ signal }) =>
    merchantRefundList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantRefundList,
  );

  return customOptions as UseQueryOptions<DataOf<'merchantRefundList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type MerchantRefundListQueryResult = NonNullable<DataOf<'merchantRefundList'>>;
export type MerchantRefundListQueryError = ErrorType<'merchantRefundList'>;

/**
 * Lists refunds that buyers asked for before the shipment of an order. What comes back after the shipment is a return.
 * Calls `merchantRefundList`.
 */
export function useMerchantRefundList<
  TData = DataOf<'merchantRefundList'>,
  TError = ErrorType<'merchantRefundList'>,
>(
  params: undefined | MerchantRefundListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'merchantRefundList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'merchantRefundList'>, TError, DataOf<'merchantRefundList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists refunds that buyers asked for before the shipment of an order. What comes back after the shipment is a return.
 * Calls `merchantRefundList`.
 */
export function useMerchantRefundList<
  TData = DataOf<'merchantRefundList'>,
  TError = ErrorType<'merchantRefundList'>,
>(
  params?: MerchantRefundListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'merchantRefundList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'merchantRefundList'>, TError, DataOf<'merchantRefundList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists refunds that buyers asked for before the shipment of an order. What comes back after the shipment is a return.
 * Calls `merchantRefundList`.
 */
export function useMerchantRefundList<
  TData = DataOf<'merchantRefundList'>,
  TError = ErrorType<'merchantRefundList'>,
>(
  params?: MerchantRefundListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantRefundList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists refunds that buyers asked for before the shipment of an order. What comes back after the shipment is a return.
 * Calls `merchantRefundList`.
 */
export function useMerchantRefundList<
  TData = DataOf<'merchantRefundList'>,
  TError = ErrorType<'merchantRefundList'>,
>(
  params?: MerchantRefundListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantRefundList'>, TError, TData>> },
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
  TData = DataOf<'merchantRefundInfo'>,
  TError = ErrorType<'merchantRefundInfo'>,
>(
  params: MerchantRefundInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantRefundInfo'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantRefundInfoQueryKey(params);

  const merchantRefundInfo = useMerchantRefundInfoHook();

  const queryFn: QueryFunction<DataOf<'merchantRefundInfo'>> = ({ signal }) =>
    merchantRefundInfo(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantRefundInfo,
  );

  return customOptions as UseQueryOptions<DataOf<'merchantRefundInfo'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type MerchantRefundInfoQueryResult = NonNullable<DataOf<'merchantRefundInfo'>>;
export type MerchantRefundInfoQueryError = ErrorType<'merchantRefundInfo'>;

/**
 * Answers one refund with its pieces, the sums that would be paid back, and what the buyer says.
 * Calls `merchantRefundInfo`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export function useMerchantRefundInfo<
  TData = DataOf<'merchantRefundInfo'>,
  TError = ErrorType<'merchantRefundInfo'>,
>(
  params: MerchantRefundInfoParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'merchantRefundInfo'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'merchantRefundInfo'>, TError, DataOf<'merchantRefundInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one refund with its pieces, the sums that would be paid back, and what the buyer says.
 * Calls `merchantRefundInfo`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export function useMerchantRefundInfo<
  TData = DataOf<'merchantRefundInfo'>,
  TError = ErrorType<'merchantRefundInfo'>,
>(
  params: MerchantRefundInfoParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'merchantRefundInfo'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'merchantRefundInfo'>, TError, DataOf<'merchantRefundInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one refund with its pieces, the sums that would be paid back, and what the buyer says.
 * Calls `merchantRefundInfo`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export function useMerchantRefundInfo<
  TData = DataOf<'merchantRefundInfo'>,
  TError = ErrorType<'merchantRefundInfo'>,
>(
  params: MerchantRefundInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantRefundInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one refund with its pieces, the sums that would be paid back, and what the buyer says.
 * Calls `merchantRefundInfo`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export function useMerchantRefundInfo<
  TData = DataOf<'merchantRefundInfo'>,
  TError = ErrorType<'merchantRefundInfo'>,
>(
  params: MerchantRefundInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantRefundInfo'>, TError, TData>> },
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
    DataOf<'merchantRefundDecide'>,
    TError,
    MerchantRefundDecideMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'merchantRefundDecide'>,
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
    DataOf<'merchantRefundDecide'>,
    MerchantRefundDecideMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return merchantRefundDecide(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantRefundDecideMutationResult = NonNullable<DataOf<'merchantRefundDecide'>>;

export type MerchantRefundDecideMutationError = ErrorType<'merchantRefundDecide'>;
export type MerchantRefundDecideMutationVariables = { params: MerchantRefundDecideParams };

/**
 * Granting pays the buyer back at once and returns the pieces to stock. Refusing needs a reason, which the buyer reads, and the order goes on; the buyer may ask again. Without a decision by the deadline the refund is granted.
 * Calls `merchantRefundDecide`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 * - `orderNotRefundable`: This order can't be refunded in its present state.
 * - `reasonRequired`: Please give a reason.
 */
export const useMerchantRefundDecide = <TError = ErrorType<'merchantRefundDecide'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'merchantRefundDecide'>,
      TError,
      MerchantRefundDecideMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'merchantRefundDecide'>,
  TError,
  MerchantRefundDecideMutationVariables,
  TContext
> => {
  return useMutation(useMerchantRefundDecideMutationOptions(options), queryClient);
};
