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
  MerchantReturnArriveOk,
  MerchantReturnArriveParams,
  MerchantReturnDecideOk,
  MerchantReturnDecideParams,
  MerchantReturnInfoOk,
  MerchantReturnInfoParams,
  MerchantReturnListOk,
  MerchantReturnListParams,
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
 * Lists what buyers of the store want to return, and parcels that they report as never arrived.
 * @summary List returns of the store
 */
export const useMerchantReturnListHook = () => {
  const merchantReturnList = useCall<MerchantReturnListOk>(operations.merchantReturnList);

  return useCallback(
    (params?: MerchantReturnListParams, signal?: AbortSignal) => {
      return merchantReturnList(params, signal);
    },
    [merchantReturnList],
  );
};

export const getMerchantReturnListInfiniteQueryKey = (params?: MerchantReturnListParams) => {
  return ['infinite', 'merchantReturnList', ...(params ? [params] : [])] as const;
};

export const getMerchantReturnListQueryKey = (params?: MerchantReturnListParams) => {
  return ['merchantReturnList', ...(params ? [params] : [])] as const;
};

export const useMerchantReturnListInfiniteQueryOptions = <
  TData = InfiniteData<DataOf<'merchantReturnList'>, MerchantReturnListParams['pageNum']>,
  TError = ErrorType<'merchantReturnList'>,
>(
  params?: MerchantReturnListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantReturnList'>,
        TError,
        TData,
        QueryKey,
        MerchantReturnListParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantReturnListInfiniteQueryKey(params);

  const merchantReturnList = useMerchantReturnListHook();

  const queryFn: QueryFunction<
    DataOf<'merchantReturnList'>,
    QueryKey,
    MerchantReturnListParams['pageNum']
  > = ({ signal, pageParam }) =>
    merchantReturnList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantReturnList,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'merchantReturnList'>,
    TError,
    TData,
    QueryKey,
    MerchantReturnListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type MerchantReturnListInfiniteQueryResult = NonNullable<DataOf<'merchantReturnList'>>;
export type MerchantReturnListInfiniteQueryError = ErrorType<'merchantReturnList'>;

/**
 * Lists what buyers of the store want to return, and parcels that they report as never arrived.
 * Calls `merchantReturnList`.
 */
export function useMerchantReturnListInfinite<
  TData = InfiniteData<DataOf<'merchantReturnList'>, MerchantReturnListParams['pageNum']>,
  TError = ErrorType<'merchantReturnList'>,
>(
  params: undefined | MerchantReturnListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantReturnList'>,
        TError,
        TData,
        QueryKey,
        MerchantReturnListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'merchantReturnList'>,
          TError,
          DataOf<'merchantReturnList'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists what buyers of the store want to return, and parcels that they report as never arrived.
 * Calls `merchantReturnList`.
 */
export function useMerchantReturnListInfinite<
  TData = InfiniteData<DataOf<'merchantReturnList'>, MerchantReturnListParams['pageNum']>,
  TError = ErrorType<'merchantReturnList'>,
>(
  params?: MerchantReturnListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantReturnList'>,
        TError,
        TData,
        QueryKey,
        MerchantReturnListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'merchantReturnList'>,
          TError,
          DataOf<'merchantReturnList'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists what buyers of the store want to return, and parcels that they report as never arrived.
 * Calls `merchantReturnList`.
 */
export function useMerchantReturnListInfinite<
  TData = InfiniteData<DataOf<'merchantReturnList'>, MerchantReturnListParams['pageNum']>,
  TError = ErrorType<'merchantReturnList'>,
>(
  params?: MerchantReturnListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantReturnList'>,
        TError,
        TData,
        QueryKey,
        MerchantReturnListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists what buyers of the store want to return, and parcels that they report as never arrived.
 * Calls `merchantReturnList`.
 */
export function useMerchantReturnListInfinite<
  TData = InfiniteData<DataOf<'merchantReturnList'>, MerchantReturnListParams['pageNum']>,
  TError = ErrorType<'merchantReturnList'>,
>(
  params?: MerchantReturnListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantReturnList'>,
        TError,
        TData,
        QueryKey,
        MerchantReturnListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useMerchantReturnListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useMerchantReturnListQueryOptions = <
  TData = DataOf<'merchantReturnList'>,
  TError = ErrorType<'merchantReturnList'>,
>(
  params?: MerchantReturnListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantReturnList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantReturnListQueryKey(params);

  const merchantReturnList = useMerchantReturnListHook();

  const queryFn: QueryFunction<DataOf<'merchantReturnList'>> = ({ signal }) =>
    merchantReturnList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantReturnList,
  );

  return customOptions as UseQueryOptions<DataOf<'merchantReturnList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type MerchantReturnListQueryResult = NonNullable<DataOf<'merchantReturnList'>>;
export type MerchantReturnListQueryError = ErrorType<'merchantReturnList'>;

/**
 * Lists what buyers of the store want to return, and parcels that they report as never arrived.
 * Calls `merchantReturnList`.
 */
export function useMerchantReturnList<
  TData = DataOf<'merchantReturnList'>,
  TError = ErrorType<'merchantReturnList'>,
>(
  params: undefined | MerchantReturnListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'merchantReturnList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'merchantReturnList'>, TError, DataOf<'merchantReturnList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists what buyers of the store want to return, and parcels that they report as never arrived.
 * Calls `merchantReturnList`.
 */
export function useMerchantReturnList<
  TData = DataOf<'merchantReturnList'>,
  TError = ErrorType<'merchantReturnList'>,
>(
  params?: MerchantReturnListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'merchantReturnList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'merchantReturnList'>, TError, DataOf<'merchantReturnList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists what buyers of the store want to return, and parcels that they report as never arrived.
 * Calls `merchantReturnList`.
 */
export function useMerchantReturnList<
  TData = DataOf<'merchantReturnList'>,
  TError = ErrorType<'merchantReturnList'>,
>(
  params?: MerchantReturnListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantReturnList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists what buyers of the store want to return, and parcels that they report as never arrived.
 * Calls `merchantReturnList`.
 */
export function useMerchantReturnList<
  TData = DataOf<'merchantReturnList'>,
  TError = ErrorType<'merchantReturnList'>,
>(
  params?: MerchantReturnListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantReturnList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useMerchantReturnListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers one return with pieces, pictures, sums and what may be done with it now.
 * @summary Show one return
 */
export const useMerchantReturnInfoHook = () => {
  const merchantReturnInfo = useCall<MerchantReturnInfoOk>(operations.merchantReturnInfo);

  return useCallback(
    (params: MerchantReturnInfoParams, signal?: AbortSignal) => {
      return merchantReturnInfo(params, signal);
    },
    [merchantReturnInfo],
  );
};

export const getMerchantReturnInfoQueryKey = (params?: MerchantReturnInfoParams) => {
  return ['merchantReturnInfo', ...(params ? [params] : [])] as const;
};

export const useMerchantReturnInfoQueryOptions = <
  TData = DataOf<'merchantReturnInfo'>,
  TError = ErrorType<'merchantReturnInfo'>,
>(
  params: MerchantReturnInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantReturnInfo'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantReturnInfoQueryKey(params);

  const merchantReturnInfo = useMerchantReturnInfoHook();

  const queryFn: QueryFunction<DataOf<'merchantReturnInfo'>> = ({ signal }) =>
    merchantReturnInfo(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantReturnInfo,
  );

  return customOptions as UseQueryOptions<DataOf<'merchantReturnInfo'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type MerchantReturnInfoQueryResult = NonNullable<DataOf<'merchantReturnInfo'>>;
export type MerchantReturnInfoQueryError = ErrorType<'merchantReturnInfo'>;

/**
 * Answers one return with pieces, pictures, sums and what may be done with it now.
 * Calls `merchantReturnInfo`.
 *
 * Its errors, besides those of every operation:
 * - `returnNotFound`: There is no such return.
 */
export function useMerchantReturnInfo<
  TData = DataOf<'merchantReturnInfo'>,
  TError = ErrorType<'merchantReturnInfo'>,
>(
  params: MerchantReturnInfoParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'merchantReturnInfo'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'merchantReturnInfo'>, TError, DataOf<'merchantReturnInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one return with pieces, pictures, sums and what may be done with it now.
 * Calls `merchantReturnInfo`.
 *
 * Its errors, besides those of every operation:
 * - `returnNotFound`: There is no such return.
 */
export function useMerchantReturnInfo<
  TData = DataOf<'merchantReturnInfo'>,
  TError = ErrorType<'merchantReturnInfo'>,
>(
  params: MerchantReturnInfoParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'merchantReturnInfo'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'merchantReturnInfo'>, TError, DataOf<'merchantReturnInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one return with pieces, pictures, sums and what may be done with it now.
 * Calls `merchantReturnInfo`.
 *
 * Its errors, besides those of every operation:
 * - `returnNotFound`: There is no such return.
 */
export function useMerchantReturnInfo<
  TData = DataOf<'merchantReturnInfo'>,
  TError = ErrorType<'merchantReturnInfo'>,
>(
  params: MerchantReturnInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantReturnInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one return with pieces, pictures, sums and what may be done with it now.
 * Calls `merchantReturnInfo`.
 *
 * Its errors, besides those of every operation:
 * - `returnNotFound`: There is no such return.
 */
export function useMerchantReturnInfo<
  TData = DataOf<'merchantReturnInfo'>,
  TError = ErrorType<'merchantReturnInfo'>,
>(
  params: MerchantReturnInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantReturnInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useMerchantReturnInfoQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The store takes the goods back, or refuses with a reason, which the buyer may dispute. Accepting that a parcel never arrived pays it back at once. A return without an answer is accepted when its time is over.
 * @summary Accept or refuse a return
 */
export const useMerchantReturnDecideHook = () => {
  const merchantReturnDecide = useCall<MerchantReturnDecideOk>(operations.merchantReturnDecide);

  return useCallback(
    (params: MerchantReturnDecideParams, signal?: AbortSignal) => {
      return merchantReturnDecide(params, signal);
    },
    [merchantReturnDecide],
  );
};

export const getMerchantReturnDecideMutationKey = () => ['merchantReturnDecide'] as const;

export const useMerchantReturnDecideMutationOptions = <
  TError = ErrorType<'merchantReturnDecide'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'merchantReturnDecide'>,
    TError,
    MerchantReturnDecideMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'merchantReturnDecide'>,
  TError,
  MerchantReturnDecideMutationVariables,
  TContext
> => {
  const mutationKey = getMerchantReturnDecideMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const merchantReturnDecide = useMerchantReturnDecideHook();

  const mutationFn: MutationFunction<
    DataOf<'merchantReturnDecide'>,
    MerchantReturnDecideMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return merchantReturnDecide(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantReturnDecideMutationResult = NonNullable<DataOf<'merchantReturnDecide'>>;

export type MerchantReturnDecideMutationError = ErrorType<'merchantReturnDecide'>;
export type MerchantReturnDecideMutationVariables = { params: MerchantReturnDecideParams };

/**
 * The store takes the goods back, or refuses with a reason, which the buyer may dispute. Accepting that a parcel never arrived pays it back at once. A return without an answer is accepted when its time is over.
 * Calls `merchantReturnDecide`.
 *
 * Its errors, besides those of every operation:
 * - `returnNotFound`: There is no such return.
 * - `returnStepNotPossible`: This is not possible at this point of the return.
 * - `reasonRequired`: Please give a reason.
 */
export const useMerchantReturnDecide = <TError = ErrorType<'merchantReturnDecide'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'merchantReturnDecide'>,
      TError,
      MerchantReturnDecideMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'merchantReturnDecide'>,
  TError,
  MerchantReturnDecideMutationVariables,
  TContext
> => {
  return useMutation(useMerchantReturnDecideMutationOptions(options), queryClient);
};
/**
 * The goods are back: `refund` pays the buyer back, `contest` says what is wrong with them and calls for a decision of the mall.
 * @summary Confirm the arrival of a return
 */
export const useMerchantReturnArriveHook = () => {
  const merchantReturnArrive = useCall<MerchantReturnArriveOk>(operations.merchantReturnArrive);

  return useCallback(
    (params: MerchantReturnArriveParams, signal?: AbortSignal) => {
      return merchantReturnArrive(params, signal);
    },
    [merchantReturnArrive],
  );
};

export const getMerchantReturnArriveMutationKey = () => ['merchantReturnArrive'] as const;

export const useMerchantReturnArriveMutationOptions = <
  TError = ErrorType<'merchantReturnArrive'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'merchantReturnArrive'>,
    TError,
    MerchantReturnArriveMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'merchantReturnArrive'>,
  TError,
  MerchantReturnArriveMutationVariables,
  TContext
> => {
  const mutationKey = getMerchantReturnArriveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const merchantReturnArrive = useMerchantReturnArriveHook();

  const mutationFn: MutationFunction<
    DataOf<'merchantReturnArrive'>,
    MerchantReturnArriveMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return merchantReturnArrive(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantReturnArriveMutationResult = NonNullable<DataOf<'merchantReturnArrive'>>;

export type MerchantReturnArriveMutationError = ErrorType<'merchantReturnArrive'>;
export type MerchantReturnArriveMutationVariables = { params: MerchantReturnArriveParams };

/**
 * The goods are back: `refund` pays the buyer back, `contest` says what is wrong with them and calls for a decision of the mall.
 * Calls `merchantReturnArrive`.
 *
 * Its errors, besides those of every operation:
 * - `returnNotFound`: There is no such return.
 * - `returnStepNotPossible`: This is not possible at this point of the return.
 * - `reasonRequired`: Please give a reason.
 */
export const useMerchantReturnArrive = <TError = ErrorType<'merchantReturnArrive'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'merchantReturnArrive'>,
      TError,
      MerchantReturnArriveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'merchantReturnArrive'>,
  TError,
  MerchantReturnArriveMutationVariables,
  TContext
> => {
  return useMutation(useMerchantReturnArriveMutationOptions(options), queryClient);
};
