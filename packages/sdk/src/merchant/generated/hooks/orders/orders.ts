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
  MerchantOrderConfirmOk,
  MerchantOrderConfirmParams,
  MerchantOrderInfoOk,
  MerchantOrderInfoParams,
  MerchantOrderListOk,
  MerchantOrderListParams,
  MerchantOrderShipOk,
  MerchantOrderShipParams,
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
 * Lists the orders of the store by status, time and words; late ones can be asked for alone. Orders of other stores never appear.
 * @summary List orders of the store
 */
export const useMerchantOrderListHook = () => {
  const merchantOrderList = useCall<MerchantOrderListOk>(operations.merchantOrderList);

  return useCallback(
    (params?: MerchantOrderListParams, signal?: AbortSignal) => {
      return merchantOrderList(params, signal);
    },
    [merchantOrderList],
  );
};

export const getMerchantOrderListInfiniteQueryKey = (params?: MerchantOrderListParams) => {
  return ['infinite', 'merchantOrderList', ...(params ? [params] : [])] as const;
};

export const getMerchantOrderListQueryKey = (params?: MerchantOrderListParams) => {
  return ['merchantOrderList', ...(params ? [params] : [])] as const;
};

export const useMerchantOrderListInfiniteQueryOptions = <
  TData = InfiniteData<DataOf<'merchantOrderList'>, MerchantOrderListParams['pageNum']>,
  TError = ErrorType<'merchantOrderList'>,
>(
  params?: MerchantOrderListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantOrderList'>,
        TError,
        TData,
        QueryKey,
        MerchantOrderListParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantOrderListInfiniteQueryKey(params);

  const merchantOrderList = useMerchantOrderListHook();

  const queryFn: QueryFunction<DataOf<'merchantOrderList'>, QueryKey, MerchantOrderListParams['pageNum']> = ({
    signal,
    pageParam,
  }) => merchantOrderList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantOrderList,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'merchantOrderList'>,
    TError,
    TData,
    QueryKey,
    MerchantOrderListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type MerchantOrderListInfiniteQueryResult = NonNullable<DataOf<'merchantOrderList'>>;
export type MerchantOrderListInfiniteQueryError = ErrorType<'merchantOrderList'>;

/**
 * Lists the orders of the store by status, time and words; late ones can be asked for alone. Orders of other stores never appear.
 * Calls `merchantOrderList`.
 */
export function useMerchantOrderListInfinite<
  TData = InfiniteData<DataOf<'merchantOrderList'>, MerchantOrderListParams['pageNum']>,
  TError = ErrorType<'merchantOrderList'>,
>(
  params: undefined | MerchantOrderListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantOrderList'>,
        TError,
        TData,
        QueryKey,
        MerchantOrderListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'merchantOrderList'>, TError, DataOf<'merchantOrderList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the orders of the store by status, time and words; late ones can be asked for alone. Orders of other stores never appear.
 * Calls `merchantOrderList`.
 */
export function useMerchantOrderListInfinite<
  TData = InfiniteData<DataOf<'merchantOrderList'>, MerchantOrderListParams['pageNum']>,
  TError = ErrorType<'merchantOrderList'>,
>(
  params?: MerchantOrderListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantOrderList'>,
        TError,
        TData,
        QueryKey,
        MerchantOrderListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'merchantOrderList'>,
          TError,
          DataOf<'merchantOrderList'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the orders of the store by status, time and words; late ones can be asked for alone. Orders of other stores never appear.
 * Calls `merchantOrderList`.
 */
export function useMerchantOrderListInfinite<
  TData = InfiniteData<DataOf<'merchantOrderList'>, MerchantOrderListParams['pageNum']>,
  TError = ErrorType<'merchantOrderList'>,
>(
  params?: MerchantOrderListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantOrderList'>,
        TError,
        TData,
        QueryKey,
        MerchantOrderListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the orders of the store by status, time and words; late ones can be asked for alone. Orders of other stores never appear.
 * Calls `merchantOrderList`.
 */
export function useMerchantOrderListInfinite<
  TData = InfiniteData<DataOf<'merchantOrderList'>, MerchantOrderListParams['pageNum']>,
  TError = ErrorType<'merchantOrderList'>,
>(
  params?: MerchantOrderListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantOrderList'>,
        TError,
        TData,
        QueryKey,
        MerchantOrderListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useMerchantOrderListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useMerchantOrderListQueryOptions = <
  TData = DataOf<'merchantOrderList'>,
  TError = ErrorType<'merchantOrderList'>,
>(
  params?: MerchantOrderListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantOrderList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantOrderListQueryKey(params);

  const merchantOrderList = useMerchantOrderListHook();

  const queryFn: QueryFunction<DataOf<'merchantOrderList'>> = ({ signal }) =>
    merchantOrderList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantOrderList,
  );

  return customOptions as UseQueryOptions<DataOf<'merchantOrderList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type MerchantOrderListQueryResult = NonNullable<DataOf<'merchantOrderList'>>;
export type MerchantOrderListQueryError = ErrorType<'merchantOrderList'>;

/**
 * Lists the orders of the store by status, time and words; late ones can be asked for alone. Orders of other stores never appear.
 * Calls `merchantOrderList`.
 */
export function useMerchantOrderList<
  TData = DataOf<'merchantOrderList'>,
  TError = ErrorType<'merchantOrderList'>,
>(
  params: undefined | MerchantOrderListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'merchantOrderList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'merchantOrderList'>, TError, DataOf<'merchantOrderList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the orders of the store by status, time and words; late ones can be asked for alone. Orders of other stores never appear.
 * Calls `merchantOrderList`.
 */
export function useMerchantOrderList<
  TData = DataOf<'merchantOrderList'>,
  TError = ErrorType<'merchantOrderList'>,
>(
  params?: MerchantOrderListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'merchantOrderList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'merchantOrderList'>, TError, DataOf<'merchantOrderList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the orders of the store by status, time and words; late ones can be asked for alone. Orders of other stores never appear.
 * Calls `merchantOrderList`.
 */
export function useMerchantOrderList<
  TData = DataOf<'merchantOrderList'>,
  TError = ErrorType<'merchantOrderList'>,
>(
  params?: MerchantOrderListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantOrderList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the orders of the store by status, time and words; late ones can be asked for alone. Orders of other stores never appear.
 * Calls `merchantOrderList`.
 */
export function useMerchantOrderList<
  TData = DataOf<'merchantOrderList'>,
  TError = ErrorType<'merchantOrderList'>,
>(
  params?: MerchantOrderListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantOrderList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useMerchantOrderListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers one order with its lines, sums, address, timeline and what may be done with it now.
 * @summary Show one order of the store
 */
export const useMerchantOrderInfoHook = () => {
  const merchantOrderInfo = useCall<MerchantOrderInfoOk>(operations.merchantOrderInfo);

  return useCallback(
    (params: MerchantOrderInfoParams, signal?: AbortSignal) => {
      return merchantOrderInfo(params, signal);
    },
    [merchantOrderInfo],
  );
};

export const getMerchantOrderInfoQueryKey = (params?: MerchantOrderInfoParams) => {
  return ['merchantOrderInfo', ...(params ? [params] : [])] as const;
};

export const useMerchantOrderInfoQueryOptions = <
  TData = DataOf<'merchantOrderInfo'>,
  TError = ErrorType<'merchantOrderInfo'>,
>(
  params: MerchantOrderInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantOrderInfo'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantOrderInfoQueryKey(params);

  const merchantOrderInfo = useMerchantOrderInfoHook();

  const queryFn: QueryFunction<DataOf<'merchantOrderInfo'>> = ({ signal }) =>
    merchantOrderInfo(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantOrderInfo,
  );

  return customOptions as UseQueryOptions<DataOf<'merchantOrderInfo'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type MerchantOrderInfoQueryResult = NonNullable<DataOf<'merchantOrderInfo'>>;
export type MerchantOrderInfoQueryError = ErrorType<'merchantOrderInfo'>;

/**
 * Answers one order with its lines, sums, address, timeline and what may be done with it now.
 * Calls `merchantOrderInfo`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 */
export function useMerchantOrderInfo<
  TData = DataOf<'merchantOrderInfo'>,
  TError = ErrorType<'merchantOrderInfo'>,
>(
  params: MerchantOrderInfoParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'merchantOrderInfo'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'merchantOrderInfo'>, TError, DataOf<'merchantOrderInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one order with its lines, sums, address, timeline and what may be done with it now.
 * Calls `merchantOrderInfo`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 */
export function useMerchantOrderInfo<
  TData = DataOf<'merchantOrderInfo'>,
  TError = ErrorType<'merchantOrderInfo'>,
>(
  params: MerchantOrderInfoParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'merchantOrderInfo'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'merchantOrderInfo'>, TError, DataOf<'merchantOrderInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one order with its lines, sums, address, timeline and what may be done with it now.
 * Calls `merchantOrderInfo`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 */
export function useMerchantOrderInfo<
  TData = DataOf<'merchantOrderInfo'>,
  TError = ErrorType<'merchantOrderInfo'>,
>(
  params: MerchantOrderInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantOrderInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one order with its lines, sums, address, timeline and what may be done with it now.
 * Calls `merchantOrderInfo`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 */
export function useMerchantOrderInfo<
  TData = DataOf<'merchantOrderInfo'>,
  TError = ErrorType<'merchantOrderInfo'>,
>(
  params: MerchantOrderInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantOrderInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useMerchantOrderInfoQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The store takes a paid order on and begins to pack it. The buyer sees that it is confirmed.
 * @summary Confirm an order
 */
export const useMerchantOrderConfirmHook = () => {
  const merchantOrderConfirm = useCall<MerchantOrderConfirmOk>(operations.merchantOrderConfirm);

  return useCallback(
    (params: MerchantOrderConfirmParams, signal?: AbortSignal) => {
      return merchantOrderConfirm(params, signal);
    },
    [merchantOrderConfirm],
  );
};

export const getMerchantOrderConfirmMutationKey = () => ['merchantOrderConfirm'] as const;

export const useMerchantOrderConfirmMutationOptions = <
  TError = ErrorType<'merchantOrderConfirm'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'merchantOrderConfirm'>,
    TError,
    MerchantOrderConfirmMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'merchantOrderConfirm'>,
  TError,
  MerchantOrderConfirmMutationVariables,
  TContext
> => {
  const mutationKey = getMerchantOrderConfirmMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const merchantOrderConfirm = useMerchantOrderConfirmHook();

  const mutationFn: MutationFunction<
    DataOf<'merchantOrderConfirm'>,
    MerchantOrderConfirmMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return merchantOrderConfirm(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantOrderConfirmMutationResult = NonNullable<DataOf<'merchantOrderConfirm'>>;

export type MerchantOrderConfirmMutationError = ErrorType<'merchantOrderConfirm'>;
export type MerchantOrderConfirmMutationVariables = { params: MerchantOrderConfirmParams };

/**
 * The store takes a paid order on and begins to pack it. The buyer sees that it is confirmed.
 * Calls `merchantOrderConfirm`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 * - `orderAlreadyCancelled`: This order has been cancelled.
 * - `orderAlreadyCompleted`: This order is already completed.
 * - `duplicateSubmission`: This was already submitted.
 */
export const useMerchantOrderConfirm = <TError = ErrorType<'merchantOrderConfirm'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'merchantOrderConfirm'>,
      TError,
      MerchantOrderConfirmMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'merchantOrderConfirm'>,
  TError,
  MerchantOrderConfirmMutationVariables,
  TContext
> => {
  return useMutation(useMerchantOrderConfirmMutationOptions(options), queryClient);
};
/**
 * The store hands the parcel of a paid or confirmed order to a carrier. The buyer sees carrier and number, and can no longer ask for the money back before receipt.
 * @summary Ship an order
 */
export const useMerchantOrderShipHook = () => {
  const merchantOrderShip = useCall<MerchantOrderShipOk>(operations.merchantOrderShip);

  return useCallback(
    (params: MerchantOrderShipParams, signal?: AbortSignal) => {
      return merchantOrderShip(params, signal);
    },
    [merchantOrderShip],
  );
};

export const getMerchantOrderShipMutationKey = () => ['merchantOrderShip'] as const;

export const useMerchantOrderShipMutationOptions = <
  TError = ErrorType<'merchantOrderShip'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'merchantOrderShip'>,
    TError,
    MerchantOrderShipMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'merchantOrderShip'>, TError, MerchantOrderShipMutationVariables, TContext> => {
  const mutationKey = getMerchantOrderShipMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const merchantOrderShip = useMerchantOrderShipHook();

  const mutationFn: MutationFunction<DataOf<'merchantOrderShip'>, MerchantOrderShipMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return merchantOrderShip(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantOrderShipMutationResult = NonNullable<DataOf<'merchantOrderShip'>>;

export type MerchantOrderShipMutationError = ErrorType<'merchantOrderShip'>;
export type MerchantOrderShipMutationVariables = { params: MerchantOrderShipParams };

/**
 * The store hands the parcel of a paid or confirmed order to a carrier. The buyer sees carrier and number, and can no longer ask for the money back before receipt.
 * Calls `merchantOrderShip`.
 *
 * Its errors, besides those of every operation:
 * - `orderNotFound`: There is no such order.
 * - `orderAlreadyCancelled`: This order has been cancelled.
 * - `orderAlreadyCompleted`: This order is already completed.
 * - `duplicateSubmission`: This was already submitted.
 */
export const useMerchantOrderShip = <TError = ErrorType<'merchantOrderShip'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'merchantOrderShip'>,
      TError,
      MerchantOrderShipMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'merchantOrderShip'>, TError, MerchantOrderShipMutationVariables, TContext> => {
  return useMutation(useMerchantOrderShipMutationOptions(options), queryClient);
};
