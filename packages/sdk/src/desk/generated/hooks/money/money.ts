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
  DeskChannelDecideOk,
  DeskChannelDecideParams,
  DeskChannelListOk,
  DeskChannelPriceOk,
  DeskChannelPriceParams,
  DeskChannelSaveOk,
  DeskChannelSaveParams,
  DeskLedgerAccountsOk,
  DeskLedgerAccountsParams,
  DeskLedgerLastCheckOk,
  DeskLedgerStartCheckOk,
  DeskLedgerSuspendedOk,
  DeskLedgerTransfersOk,
  DeskLedgerTransfersParams,
  DeskMethodListOk,
  DeskMethodSaveOk,
  DeskMethodSaveParams,
  DeskMethodSaveProductOk,
  DeskMethodSaveProductParams,
  DeskRechargeDecideOk,
  DeskRechargeDecideParams,
  DeskRechargeListOk,
  DeskRechargeListParams,
  DeskWithdrawalDecideOk,
  DeskWithdrawalDecideParams,
  DeskWithdrawalInfoOk,
  DeskWithdrawalInfoParams,
  DeskWithdrawalListOk,
  DeskWithdrawalListParams,
  DeskWithdrawalPayOutOk,
  DeskWithdrawalPayOutParams,
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
 * Lists withdrawals of all users by what comes next, oldest first unless asked otherwise, with approvals and reasons to look twice.
 * @summary List withdrawals
 */
export const useDeskWithdrawalListHook = () => {
  const deskWithdrawalList = useCall<DeskWithdrawalListOk>(operations.deskWithdrawalList);

  return useCallback(
    (params?: DeskWithdrawalListParams, signal?: AbortSignal) => {
      return deskWithdrawalList(params, signal);
    },
    [deskWithdrawalList],
  );
};

export const getDeskWithdrawalListInfiniteQueryKey = (params?: DeskWithdrawalListParams) => {
  return ['infinite', 'deskWithdrawalList', ...(params ? [params] : [])] as const;
};

export const getDeskWithdrawalListQueryKey = (params?: DeskWithdrawalListParams) => {
  return ['deskWithdrawalList', ...(params ? [params] : [])] as const;
};

export const useDeskWithdrawalListInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>,
    DeskWithdrawalListParams['pageNum']
  >,
  TError = ErrorType<'deskWithdrawalList'>,
>(
  params?: DeskWithdrawalListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskWithdrawalListParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskWithdrawalListInfiniteQueryKey(params);

  const deskWithdrawalList = useDeskWithdrawalListHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>,
    QueryKey,
    DeskWithdrawalListParams['pageNum']
  > = ({ signal, pageParam }) =>
    deskWithdrawalList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskWithdrawalList,
  );

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>,
    TError,
    TData,
    QueryKey,
    DeskWithdrawalListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskWithdrawalListInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>
>;
export type DeskWithdrawalListInfiniteQueryError = ErrorType<'deskWithdrawalList'>;

export function useDeskWithdrawalListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>,
    DeskWithdrawalListParams['pageNum']
  >,
  TError = ErrorType<'deskWithdrawalList'>,
>(
  params: undefined | DeskWithdrawalListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskWithdrawalListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskWithdrawalListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>,
    DeskWithdrawalListParams['pageNum']
  >,
  TError = ErrorType<'deskWithdrawalList'>,
>(
  params?: DeskWithdrawalListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskWithdrawalListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskWithdrawalListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>,
    DeskWithdrawalListParams['pageNum']
  >,
  TError = ErrorType<'deskWithdrawalList'>,
>(
  params?: DeskWithdrawalListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskWithdrawalListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List withdrawals
 */

export function useDeskWithdrawalListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>,
    DeskWithdrawalListParams['pageNum']
  >,
  TError = ErrorType<'deskWithdrawalList'>,
>(
  params?: DeskWithdrawalListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskWithdrawalListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskWithdrawalListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useDeskWithdrawalListQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>,
  TError = ErrorType<'deskWithdrawalList'>,
>(
  params?: DeskWithdrawalListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskWithdrawalListQueryKey(params);

  const deskWithdrawalList = useDeskWithdrawalListHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>> = ({
    signal,
  }) => deskWithdrawalList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskWithdrawalList,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskWithdrawalListQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>
>;
export type DeskWithdrawalListQueryError = ErrorType<'deskWithdrawalList'>;

export function useDeskWithdrawalList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>,
  TError = ErrorType<'deskWithdrawalList'>,
>(
  params: undefined | DeskWithdrawalListParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskWithdrawalList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>,
  TError = ErrorType<'deskWithdrawalList'>,
>(
  params?: DeskWithdrawalListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskWithdrawalList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>,
  TError = ErrorType<'deskWithdrawalList'>,
>(
  params?: DeskWithdrawalListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List withdrawals
 */

export function useDeskWithdrawalList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>,
  TError = ErrorType<'deskWithdrawalList'>,
>(
  params?: DeskWithdrawalListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskWithdrawalListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers one withdrawal with where it goes, where the money came from, who approved it and what the caller may do.
 * @summary Show one withdrawal
 */
export const useDeskWithdrawalInfoHook = () => {
  const deskWithdrawalInfo = useCall<DeskWithdrawalInfoOk>(operations.deskWithdrawalInfo);

  return useCallback(
    (params: DeskWithdrawalInfoParams, signal?: AbortSignal) => {
      return deskWithdrawalInfo(params, signal);
    },
    [deskWithdrawalInfo],
  );
};

export const getDeskWithdrawalInfoQueryKey = (params?: DeskWithdrawalInfoParams) => {
  return ['deskWithdrawalInfo', ...(params ? [params] : [])] as const;
};

export const useDeskWithdrawalInfoQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalInfoHook>>>,
  TError = ErrorType<'deskWithdrawalInfo'>,
>(
  params: DeskWithdrawalInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalInfoHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskWithdrawalInfoQueryKey(params);

  const deskWithdrawalInfo = useDeskWithdrawalInfoHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalInfoHook>>>> = ({
    signal,
  }) => deskWithdrawalInfo(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskWithdrawalInfo,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalInfoHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskWithdrawalInfoQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalInfoHook>>>
>;
export type DeskWithdrawalInfoQueryError = ErrorType<'deskWithdrawalInfo'>;

export function useDeskWithdrawalInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalInfoHook>>>,
  TError = ErrorType<'deskWithdrawalInfo'>,
>(
  params: DeskWithdrawalInfoParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalInfoHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalInfoHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalInfoHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskWithdrawalInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalInfoHook>>>,
  TError = ErrorType<'deskWithdrawalInfo'>,
>(
  params: DeskWithdrawalInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalInfoHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalInfoHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalInfoHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskWithdrawalInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalInfoHook>>>,
  TError = ErrorType<'deskWithdrawalInfo'>,
>(
  params: DeskWithdrawalInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalInfoHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show one withdrawal
 */

export function useDeskWithdrawalInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalInfoHook>>>,
  TError = ErrorType<'deskWithdrawalInfo'>,
>(
  params: DeskWithdrawalInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalInfoHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskWithdrawalInfoQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Approves a withdrawal, or refuses it with a reason, which gives the money back. From a sum in the settings on, two people have to approve.
 * @summary Approve or refuse a withdrawal
 */
export const useDeskWithdrawalDecideHook = () => {
  const deskWithdrawalDecide = useCall<DeskWithdrawalDecideOk>(operations.deskWithdrawalDecide);

  return useCallback(
    (params: DeskWithdrawalDecideParams, signal?: AbortSignal) => {
      return deskWithdrawalDecide(params, signal);
    },
    [deskWithdrawalDecide],
  );
};

export const getDeskWithdrawalDecideMutationKey = () => ['deskWithdrawalDecide'] as const;

export const useDeskWithdrawalDecideMutationOptions = <
  TError = ErrorType<'deskWithdrawalDecide'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalDecideHook>>>,
    TError,
    DeskWithdrawalDecideMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalDecideHook>>>,
  TError,
  DeskWithdrawalDecideMutationVariables,
  TContext
> => {
  const mutationKey = getDeskWithdrawalDecideMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskWithdrawalDecide = useDeskWithdrawalDecideHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalDecideHook>>>,
    DeskWithdrawalDecideMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return deskWithdrawalDecide(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskWithdrawalDecideMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalDecideHook>>>
>;

export type DeskWithdrawalDecideMutationError = ErrorType<'deskWithdrawalDecide'>;
export type DeskWithdrawalDecideMutationVariables = { params: DeskWithdrawalDecideParams };

/**
 * @summary Approve or refuse a withdrawal
 */
export const useDeskWithdrawalDecide = <TError = ErrorType<'deskWithdrawalDecide'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalDecideHook>>>,
      TError,
      DeskWithdrawalDecideMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalDecideHook>>>,
  TError,
  DeskWithdrawalDecideMutationVariables,
  TContext
> => {
  return useMutation(useDeskWithdrawalDecideMutationOptions(options), queryClient);
};
/**
 * Takes down that an approved withdrawal was paid out, with the number of the transfer. Who approved it can not pay it out.
 * @summary Pay out a withdrawal
 */
export const useDeskWithdrawalPayOutHook = () => {
  const deskWithdrawalPayOut = useCall<DeskWithdrawalPayOutOk>(operations.deskWithdrawalPayOut);

  return useCallback(
    (params: DeskWithdrawalPayOutParams, signal?: AbortSignal) => {
      return deskWithdrawalPayOut(params, signal);
    },
    [deskWithdrawalPayOut],
  );
};

export const getDeskWithdrawalPayOutMutationKey = () => ['deskWithdrawalPayOut'] as const;

export const useDeskWithdrawalPayOutMutationOptions = <
  TError = ErrorType<'deskWithdrawalPayOut'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalPayOutHook>>>,
    TError,
    DeskWithdrawalPayOutMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalPayOutHook>>>,
  TError,
  DeskWithdrawalPayOutMutationVariables,
  TContext
> => {
  const mutationKey = getDeskWithdrawalPayOutMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskWithdrawalPayOut = useDeskWithdrawalPayOutHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalPayOutHook>>>,
    DeskWithdrawalPayOutMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return deskWithdrawalPayOut(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskWithdrawalPayOutMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalPayOutHook>>>
>;

export type DeskWithdrawalPayOutMutationError = ErrorType<'deskWithdrawalPayOut'>;
export type DeskWithdrawalPayOutMutationVariables = { params: DeskWithdrawalPayOutParams };

/**
 * @summary Pay out a withdrawal
 */
export const useDeskWithdrawalPayOut = <TError = ErrorType<'deskWithdrawalPayOut'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalPayOutHook>>>,
      TError,
      DeskWithdrawalPayOutMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskWithdrawalPayOutHook>>>,
  TError,
  DeskWithdrawalPayOutMutationVariables,
  TContext
> => {
  return useMutation(useDeskWithdrawalPayOutMutationOptions(options), queryClient);
};
/**
 * Lists recharges of all users with the number of the transfer and the picture that the user gave as a proof.
 * @summary List recharges
 */
export const useDeskRechargeListHook = () => {
  const deskRechargeList = useCall<DeskRechargeListOk>(operations.deskRechargeList);

  return useCallback(
    (params?: DeskRechargeListParams, signal?: AbortSignal) => {
      return deskRechargeList(params, signal);
    },
    [deskRechargeList],
  );
};

export const getDeskRechargeListInfiniteQueryKey = (params?: DeskRechargeListParams) => {
  return ['infinite', 'deskRechargeList', ...(params ? [params] : [])] as const;
};

export const getDeskRechargeListQueryKey = (params?: DeskRechargeListParams) => {
  return ['deskRechargeList', ...(params ? [params] : [])] as const;
};

export const useDeskRechargeListInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>,
    DeskRechargeListParams['pageNum']
  >,
  TError = ErrorType<'deskRechargeList'>,
>(
  params?: DeskRechargeListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskRechargeListParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskRechargeListInfiniteQueryKey(params);

  const deskRechargeList = useDeskRechargeListHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>,
    QueryKey,
    DeskRechargeListParams['pageNum']
  > = ({ signal, pageParam }) =>
    deskRechargeList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskRechargeList,
  );

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>,
    TError,
    TData,
    QueryKey,
    DeskRechargeListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskRechargeListInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>
>;
export type DeskRechargeListInfiniteQueryError = ErrorType<'deskRechargeList'>;

export function useDeskRechargeListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>,
    DeskRechargeListParams['pageNum']
  >,
  TError = ErrorType<'deskRechargeList'>,
>(
  params: undefined | DeskRechargeListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskRechargeListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskRechargeListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>,
    DeskRechargeListParams['pageNum']
  >,
  TError = ErrorType<'deskRechargeList'>,
>(
  params?: DeskRechargeListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskRechargeListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskRechargeListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>,
    DeskRechargeListParams['pageNum']
  >,
  TError = ErrorType<'deskRechargeList'>,
>(
  params?: DeskRechargeListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskRechargeListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List recharges
 */

export function useDeskRechargeListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>,
    DeskRechargeListParams['pageNum']
  >,
  TError = ErrorType<'deskRechargeList'>,
>(
  params?: DeskRechargeListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskRechargeListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskRechargeListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useDeskRechargeListQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>,
  TError = ErrorType<'deskRechargeList'>,
>(
  params?: DeskRechargeListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskRechargeListQueryKey(params);

  const deskRechargeList = useDeskRechargeListHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>> = ({
    signal,
  }) => deskRechargeList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskRechargeList,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskRechargeListQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>
>;
export type DeskRechargeListQueryError = ErrorType<'deskRechargeList'>;

export function useDeskRechargeList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>,
  TError = ErrorType<'deskRechargeList'>,
>(
  params: undefined | DeskRechargeListParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskRechargeList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>,
  TError = ErrorType<'deskRechargeList'>,
>(
  params?: DeskRechargeListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskRechargeList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>,
  TError = ErrorType<'deskRechargeList'>,
>(
  params?: DeskRechargeListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List recharges
 */

export function useDeskRechargeList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>,
  TError = ErrorType<'deskRechargeList'>,
>(
  params?: DeskRechargeListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskRechargeListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskRechargeListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Credits a recharge whose money has arrived, fails one whose money has not, or reverses one that was credited. The last two need a reason.
 * @summary Decide a recharge
 */
export const useDeskRechargeDecideHook = () => {
  const deskRechargeDecide = useCall<DeskRechargeDecideOk>(operations.deskRechargeDecide);

  return useCallback(
    (params: DeskRechargeDecideParams, signal?: AbortSignal) => {
      return deskRechargeDecide(params, signal);
    },
    [deskRechargeDecide],
  );
};

export const getDeskRechargeDecideMutationKey = () => ['deskRechargeDecide'] as const;

export const useDeskRechargeDecideMutationOptions = <
  TError = ErrorType<'deskRechargeDecide'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskRechargeDecideHook>>>,
    TError,
    DeskRechargeDecideMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskRechargeDecideHook>>>,
  TError,
  DeskRechargeDecideMutationVariables,
  TContext
> => {
  const mutationKey = getDeskRechargeDecideMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskRechargeDecide = useDeskRechargeDecideHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskRechargeDecideHook>>>,
    DeskRechargeDecideMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return deskRechargeDecide(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskRechargeDecideMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskRechargeDecideHook>>>
>;

export type DeskRechargeDecideMutationError = ErrorType<'deskRechargeDecide'>;
export type DeskRechargeDecideMutationVariables = { params: DeskRechargeDecideParams };

/**
 * @summary Decide a recharge
 */
export const useDeskRechargeDecide = <TError = ErrorType<'deskRechargeDecide'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskRechargeDecideHook>>>,
      TError,
      DeskRechargeDecideMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskRechargeDecideHook>>>,
  TError,
  DeskRechargeDecideMutationVariables,
  TContext
> => {
  return useMutation(useDeskRechargeDecideMutationOptions(options), queryClient);
};
/**
 * Lists all recharge channels, open and closed, in the order in which buyers see them, and the price of each coin.
 * @summary List recharge channels
 */
export const useDeskChannelListHook = () => {
  const deskChannelList = useCall<DeskChannelListOk>(operations.deskChannelList);

  return useCallback(
    (signal?: AbortSignal) => {
      return deskChannelList(undefined, signal);
    },
    [deskChannelList],
  );
};

export const getDeskChannelListQueryKey = () => {
  return ['deskChannelList'] as const;
};

export const useDeskChannelListQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useDeskChannelListHook>>>,
  TError = ErrorType<'deskChannelList'>,
>(options?: {
  query?: Partial<
    UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskChannelListHook>>>, TError, TData>
  >;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskChannelListQueryKey();

  const deskChannelList = useDeskChannelListHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useDeskChannelListHook>>>> = ({
    signal,
  }) => deskChannelList(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.deskChannelList);

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskChannelListHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskChannelListQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskChannelListHook>>>
>;
export type DeskChannelListQueryError = ErrorType<'deskChannelList'>;

export function useDeskChannelList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskChannelListHook>>>,
  TError = ErrorType<'deskChannelList'>,
>(
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskChannelListHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskChannelListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskChannelListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskChannelList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskChannelListHook>>>,
  TError = ErrorType<'deskChannelList'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskChannelListHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskChannelListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskChannelListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskChannelList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskChannelListHook>>>,
  TError = ErrorType<'deskChannelList'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskChannelListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List recharge channels
 */

export function useDeskChannelList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskChannelListHook>>>,
  TError = ErrorType<'deskChannelList'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskChannelListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskChannelListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Creates a recharge channel or changes one. The address has to be valid on its network. Where the setting `channel_second_approval` is on, another receiving address of an open channel, and opening one, wait for a second person.
 * @summary Create or change a recharge channel
 */
export const useDeskChannelSaveHook = () => {
  const deskChannelSave = useCall<DeskChannelSaveOk>(operations.deskChannelSave);

  return useCallback(
    (params: DeskChannelSaveParams, signal?: AbortSignal) => {
      return deskChannelSave(params, signal);
    },
    [deskChannelSave],
  );
};

export const getDeskChannelSaveMutationKey = () => ['deskChannelSave'] as const;

export const useDeskChannelSaveMutationOptions = <
  TError = ErrorType<'deskChannelSave'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskChannelSaveHook>>>,
    TError,
    DeskChannelSaveMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskChannelSaveHook>>>,
  TError,
  DeskChannelSaveMutationVariables,
  TContext
> => {
  const mutationKey = getDeskChannelSaveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskChannelSave = useDeskChannelSaveHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskChannelSaveHook>>>,
    DeskChannelSaveMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return deskChannelSave(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskChannelSaveMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskChannelSaveHook>>>
>;

export type DeskChannelSaveMutationError = ErrorType<'deskChannelSave'>;
export type DeskChannelSaveMutationVariables = { params: DeskChannelSaveParams };

/**
 * @summary Create or change a recharge channel
 */
export const useDeskChannelSave = <TError = ErrorType<'deskChannelSave'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskChannelSaveHook>>>,
      TError,
      DeskChannelSaveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskChannelSaveHook>>>,
  TError,
  DeskChannelSaveMutationVariables,
  TContext
> => {
  return useMutation(useDeskChannelSaveMutationOptions(options), queryClient);
};
/**
 * A second person grants a change of a receiving address or refuses it. The person who asked for it can only take it back.
 * @summary Decide another receiving address
 */
export const useDeskChannelDecideHook = () => {
  const deskChannelDecide = useCall<DeskChannelDecideOk>(operations.deskChannelDecide);

  return useCallback(
    (params: DeskChannelDecideParams, signal?: AbortSignal) => {
      return deskChannelDecide(params, signal);
    },
    [deskChannelDecide],
  );
};

export const getDeskChannelDecideMutationKey = () => ['deskChannelDecide'] as const;

export const useDeskChannelDecideMutationOptions = <
  TError = ErrorType<'deskChannelDecide'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskChannelDecideHook>>>,
    TError,
    DeskChannelDecideMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskChannelDecideHook>>>,
  TError,
  DeskChannelDecideMutationVariables,
  TContext
> => {
  const mutationKey = getDeskChannelDecideMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskChannelDecide = useDeskChannelDecideHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskChannelDecideHook>>>,
    DeskChannelDecideMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return deskChannelDecide(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskChannelDecideMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskChannelDecideHook>>>
>;

export type DeskChannelDecideMutationError = ErrorType<'deskChannelDecide'>;
export type DeskChannelDecideMutationVariables = { params: DeskChannelDecideParams };

/**
 * @summary Decide another receiving address
 */
export const useDeskChannelDecide = <TError = ErrorType<'deskChannelDecide'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskChannelDecideHook>>>,
      TError,
      DeskChannelDecideMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskChannelDecideHook>>>,
  TError,
  DeskChannelDecideMutationVariables,
  TContext
> => {
  return useMutation(useDeskChannelDecideMutationOptions(options), queryClient);
};
/**
 * Sets what a coin is worth in dollars from now on, or takes its price away. Recharges that were reported keep their price.
 * @summary Set the price of a coin
 */
export const useDeskChannelPriceHook = () => {
  const deskChannelPrice = useCall<DeskChannelPriceOk>(operations.deskChannelPrice);

  return useCallback(
    (params: DeskChannelPriceParams, signal?: AbortSignal) => {
      return deskChannelPrice(params, signal);
    },
    [deskChannelPrice],
  );
};

export const getDeskChannelPriceMutationKey = () => ['deskChannelPrice'] as const;

export const useDeskChannelPriceMutationOptions = <
  TError = ErrorType<'deskChannelPrice'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskChannelPriceHook>>>,
    TError,
    DeskChannelPriceMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskChannelPriceHook>>>,
  TError,
  DeskChannelPriceMutationVariables,
  TContext
> => {
  const mutationKey = getDeskChannelPriceMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskChannelPrice = useDeskChannelPriceHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskChannelPriceHook>>>,
    DeskChannelPriceMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return deskChannelPrice(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskChannelPriceMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskChannelPriceHook>>>
>;

export type DeskChannelPriceMutationError = ErrorType<'deskChannelPrice'>;
export type DeskChannelPriceMutationVariables = { params: DeskChannelPriceParams };

/**
 * @summary Set the price of a coin
 */
export const useDeskChannelPrice = <TError = ErrorType<'deskChannelPrice'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskChannelPriceHook>>>,
      TError,
      DeskChannelPriceMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskChannelPriceHook>>>,
  TError,
  DeskChannelPriceMutationVariables,
  TContext
> => {
  return useMutation(useDeskChannelPriceMutationOptions(options), queryClient);
};
/**
 * Lists the payment methods besides the balance, with countries, fee and order, and the products of third parties for recharges.
 * @summary List payment methods
 */
export const useDeskMethodListHook = () => {
  const deskMethodList = useCall<DeskMethodListOk>(operations.deskMethodList);

  return useCallback(
    (signal?: AbortSignal) => {
      return deskMethodList(undefined, signal);
    },
    [deskMethodList],
  );
};

export const getDeskMethodListQueryKey = () => {
  return ['deskMethodList'] as const;
};

export const useDeskMethodListQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useDeskMethodListHook>>>,
  TError = ErrorType<'deskMethodList'>,
>(options?: {
  query?: Partial<
    UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskMethodListHook>>>, TError, TData>
  >;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskMethodListQueryKey();

  const deskMethodList = useDeskMethodListHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useDeskMethodListHook>>>> = ({
    signal,
  }) => deskMethodList(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.deskMethodList);

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskMethodListHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskMethodListQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskMethodListHook>>>
>;
export type DeskMethodListQueryError = ErrorType<'deskMethodList'>;

export function useDeskMethodList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskMethodListHook>>>,
  TError = ErrorType<'deskMethodList'>,
>(
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskMethodListHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskMethodListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskMethodListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskMethodList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskMethodListHook>>>,
  TError = ErrorType<'deskMethodList'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskMethodListHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskMethodListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskMethodListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskMethodList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskMethodListHook>>>,
  TError = ErrorType<'deskMethodList'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskMethodListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List payment methods
 */

export function useDeskMethodList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskMethodListHook>>>,
  TError = ErrorType<'deskMethodList'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskMethodListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskMethodListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Opens or closes a payment method, and says in which countries, for which fee and at which place of the list buyers see it.
 * @summary Change a payment method
 */
export const useDeskMethodSaveHook = () => {
  const deskMethodSave = useCall<DeskMethodSaveOk>(operations.deskMethodSave);

  return useCallback(
    (params: DeskMethodSaveParams, signal?: AbortSignal) => {
      return deskMethodSave(params, signal);
    },
    [deskMethodSave],
  );
};

export const getDeskMethodSaveMutationKey = () => ['deskMethodSave'] as const;

export const useDeskMethodSaveMutationOptions = <
  TError = ErrorType<'deskMethodSave'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskMethodSaveHook>>>,
    TError,
    DeskMethodSaveMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskMethodSaveHook>>>,
  TError,
  DeskMethodSaveMutationVariables,
  TContext
> => {
  const mutationKey = getDeskMethodSaveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskMethodSave = useDeskMethodSaveHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskMethodSaveHook>>>,
    DeskMethodSaveMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return deskMethodSave(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskMethodSaveMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskMethodSaveHook>>>
>;

export type DeskMethodSaveMutationError = ErrorType<'deskMethodSave'>;
export type DeskMethodSaveMutationVariables = { params: DeskMethodSaveParams };

/**
 * @summary Change a payment method
 */
export const useDeskMethodSave = <TError = ErrorType<'deskMethodSave'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskMethodSaveHook>>>,
      TError,
      DeskMethodSaveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskMethodSaveHook>>>,
  TError,
  DeskMethodSaveMutationVariables,
  TContext
> => {
  return useMutation(useDeskMethodSaveMutationOptions(options), queryClient);
};
/**
 * Adds a bank or wallet by which users recharge through the payment provider, changes the one of this type and code, or removes it.
 * @summary Save or remove a product of a third party
 */
export const useDeskMethodSaveProductHook = () => {
  const deskMethodSaveProduct = useCall<DeskMethodSaveProductOk>(operations.deskMethodSaveProduct);

  return useCallback(
    (params: DeskMethodSaveProductParams, signal?: AbortSignal) => {
      return deskMethodSaveProduct(params, signal);
    },
    [deskMethodSaveProduct],
  );
};

export const getDeskMethodSaveProductMutationKey = () => ['deskMethodSaveProduct'] as const;

export const useDeskMethodSaveProductMutationOptions = <
  TError = ErrorType<'deskMethodSaveProduct'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskMethodSaveProductHook>>>,
    TError,
    DeskMethodSaveProductMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskMethodSaveProductHook>>>,
  TError,
  DeskMethodSaveProductMutationVariables,
  TContext
> => {
  const mutationKey = getDeskMethodSaveProductMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskMethodSaveProduct = useDeskMethodSaveProductHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskMethodSaveProductHook>>>,
    DeskMethodSaveProductMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return deskMethodSaveProduct(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskMethodSaveProductMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskMethodSaveProductHook>>>
>;

export type DeskMethodSaveProductMutationError = ErrorType<'deskMethodSaveProduct'>;
export type DeskMethodSaveProductMutationVariables = { params: DeskMethodSaveProductParams };

/**
 * @summary Save or remove a product of a third party
 */
export const useDeskMethodSaveProduct = <TError = ErrorType<'deskMethodSaveProduct'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskMethodSaveProductHook>>>,
      TError,
      DeskMethodSaveProductMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskMethodSaveProductHook>>>,
  TError,
  DeskMethodSaveProductMutationVariables,
  TContext
> => {
  return useMutation(useDeskMethodSaveProductMutationOptions(options), queryClient);
};
/**
 * Lists the accounts of the ledger with their balances, also those of users and stores.
 * @summary List accounts of the ledger
 */
export const useDeskLedgerAccountsHook = () => {
  const deskLedgerAccounts = useCall<DeskLedgerAccountsOk>(operations.deskLedgerAccounts);

  return useCallback(
    (params?: DeskLedgerAccountsParams, signal?: AbortSignal) => {
      return deskLedgerAccounts(params, signal);
    },
    [deskLedgerAccounts],
  );
};

export const getDeskLedgerAccountsInfiniteQueryKey = (params?: DeskLedgerAccountsParams) => {
  return ['infinite', 'deskLedgerAccounts', ...(params ? [params] : [])] as const;
};

export const getDeskLedgerAccountsQueryKey = (params?: DeskLedgerAccountsParams) => {
  return ['deskLedgerAccounts', ...(params ? [params] : [])] as const;
};

export const useDeskLedgerAccountsInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>,
    DeskLedgerAccountsParams['pageNum']
  >,
  TError = ErrorType<'deskLedgerAccounts'>,
>(
  params?: DeskLedgerAccountsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>,
        TError,
        TData,
        QueryKey,
        DeskLedgerAccountsParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskLedgerAccountsInfiniteQueryKey(params);

  const deskLedgerAccounts = useDeskLedgerAccountsHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>,
    QueryKey,
    DeskLedgerAccountsParams['pageNum']
  > = ({ signal, pageParam }) =>
    deskLedgerAccounts({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskLedgerAccounts,
  );

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>,
    TError,
    TData,
    QueryKey,
    DeskLedgerAccountsParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskLedgerAccountsInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>
>;
export type DeskLedgerAccountsInfiniteQueryError = ErrorType<'deskLedgerAccounts'>;

export function useDeskLedgerAccountsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>,
    DeskLedgerAccountsParams['pageNum']
  >,
  TError = ErrorType<'deskLedgerAccounts'>,
>(
  params: undefined | DeskLedgerAccountsParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>,
        TError,
        TData,
        QueryKey,
        DeskLedgerAccountsParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskLedgerAccountsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>,
    DeskLedgerAccountsParams['pageNum']
  >,
  TError = ErrorType<'deskLedgerAccounts'>,
>(
  params?: DeskLedgerAccountsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>,
        TError,
        TData,
        QueryKey,
        DeskLedgerAccountsParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskLedgerAccountsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>,
    DeskLedgerAccountsParams['pageNum']
  >,
  TError = ErrorType<'deskLedgerAccounts'>,
>(
  params?: DeskLedgerAccountsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>,
        TError,
        TData,
        QueryKey,
        DeskLedgerAccountsParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List accounts of the ledger
 */

export function useDeskLedgerAccountsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>,
    DeskLedgerAccountsParams['pageNum']
  >,
  TError = ErrorType<'deskLedgerAccounts'>,
>(
  params?: DeskLedgerAccountsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>,
        TError,
        TData,
        QueryKey,
        DeskLedgerAccountsParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskLedgerAccountsInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useDeskLedgerAccountsQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>,
  TError = ErrorType<'deskLedgerAccounts'>,
>(
  params?: DeskLedgerAccountsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskLedgerAccountsQueryKey(params);

  const deskLedgerAccounts = useDeskLedgerAccountsHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>> = ({
    signal,
  }) => deskLedgerAccounts(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskLedgerAccounts,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskLedgerAccountsQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>
>;
export type DeskLedgerAccountsQueryError = ErrorType<'deskLedgerAccounts'>;

export function useDeskLedgerAccounts<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>,
  TError = ErrorType<'deskLedgerAccounts'>,
>(
  params: undefined | DeskLedgerAccountsParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskLedgerAccounts<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>,
  TError = ErrorType<'deskLedgerAccounts'>,
>(
  params?: DeskLedgerAccountsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskLedgerAccounts<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>,
  TError = ErrorType<'deskLedgerAccounts'>,
>(
  params?: DeskLedgerAccountsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List accounts of the ledger
 */

export function useDeskLedgerAccounts<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>,
  TError = ErrorType<'deskLedgerAccounts'>,
>(
  params?: DeskLedgerAccountsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLedgerAccountsHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskLedgerAccountsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Lists the transfers of an account, or those that were booked for an order or another record, the newest first.
 * @summary List transfers of the ledger
 */
export const useDeskLedgerTransfersHook = () => {
  const deskLedgerTransfers = useCall<DeskLedgerTransfersOk>(operations.deskLedgerTransfers);

  return useCallback(
    (params?: DeskLedgerTransfersParams, signal?: AbortSignal) => {
      return deskLedgerTransfers(params, signal);
    },
    [deskLedgerTransfers],
  );
};

export const getDeskLedgerTransfersInfiniteQueryKey = (params?: DeskLedgerTransfersParams) => {
  return ['infinite', 'deskLedgerTransfers', ...(params ? [params] : [])] as const;
};

export const getDeskLedgerTransfersQueryKey = (params?: DeskLedgerTransfersParams) => {
  return ['deskLedgerTransfers', ...(params ? [params] : [])] as const;
};

export const useDeskLedgerTransfersInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>,
    DeskLedgerTransfersParams['pageNum']
  >,
  TError = ErrorType<'deskLedgerTransfers'>,
>(
  params?: DeskLedgerTransfersParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>,
        TError,
        TData,
        QueryKey,
        DeskLedgerTransfersParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskLedgerTransfersInfiniteQueryKey(params);

  const deskLedgerTransfers = useDeskLedgerTransfersHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>,
    QueryKey,
    DeskLedgerTransfersParams['pageNum']
  > = ({ signal, pageParam }) =>
    deskLedgerTransfers({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskLedgerTransfers,
  );

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>,
    TError,
    TData,
    QueryKey,
    DeskLedgerTransfersParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskLedgerTransfersInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>
>;
export type DeskLedgerTransfersInfiniteQueryError = ErrorType<'deskLedgerTransfers'>;

export function useDeskLedgerTransfersInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>,
    DeskLedgerTransfersParams['pageNum']
  >,
  TError = ErrorType<'deskLedgerTransfers'>,
>(
  params: undefined | DeskLedgerTransfersParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>,
        TError,
        TData,
        QueryKey,
        DeskLedgerTransfersParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskLedgerTransfersInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>,
    DeskLedgerTransfersParams['pageNum']
  >,
  TError = ErrorType<'deskLedgerTransfers'>,
>(
  params?: DeskLedgerTransfersParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>,
        TError,
        TData,
        QueryKey,
        DeskLedgerTransfersParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskLedgerTransfersInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>,
    DeskLedgerTransfersParams['pageNum']
  >,
  TError = ErrorType<'deskLedgerTransfers'>,
>(
  params?: DeskLedgerTransfersParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>,
        TError,
        TData,
        QueryKey,
        DeskLedgerTransfersParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List transfers of the ledger
 */

export function useDeskLedgerTransfersInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>,
    DeskLedgerTransfersParams['pageNum']
  >,
  TError = ErrorType<'deskLedgerTransfers'>,
>(
  params?: DeskLedgerTransfersParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>,
        TError,
        TData,
        QueryKey,
        DeskLedgerTransfersParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskLedgerTransfersInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useDeskLedgerTransfersQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>,
  TError = ErrorType<'deskLedgerTransfers'>,
>(
  params?: DeskLedgerTransfersParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskLedgerTransfersQueryKey(params);

  const deskLedgerTransfers = useDeskLedgerTransfersHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>> = ({
    signal,
  }) => deskLedgerTransfers(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskLedgerTransfers,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskLedgerTransfersQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>
>;
export type DeskLedgerTransfersQueryError = ErrorType<'deskLedgerTransfers'>;

export function useDeskLedgerTransfers<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>,
  TError = ErrorType<'deskLedgerTransfers'>,
>(
  params: undefined | DeskLedgerTransfersParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskLedgerTransfers<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>,
  TError = ErrorType<'deskLedgerTransfers'>,
>(
  params?: DeskLedgerTransfersParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskLedgerTransfers<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>,
  TError = ErrorType<'deskLedgerTransfers'>,
>(
  params?: DeskLedgerTransfersParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List transfers of the ledger
 */

export function useDeskLedgerTransfers<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>,
  TError = ErrorType<'deskLedgerTransfers'>,
>(
  params?: DeskLedgerTransfersParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLedgerTransfersHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskLedgerTransfersQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Lists money that came in after its owner had closed the account, the oldest first. A person decides about it.
 * @summary List money in suspense
 */
export const useDeskLedgerSuspendedHook = () => {
  const deskLedgerSuspended = useCall<DeskLedgerSuspendedOk>(operations.deskLedgerSuspended);

  return useCallback(
    (signal?: AbortSignal) => {
      return deskLedgerSuspended(undefined, signal);
    },
    [deskLedgerSuspended],
  );
};

export const getDeskLedgerSuspendedQueryKey = () => {
  return ['deskLedgerSuspended'] as const;
};

export const useDeskLedgerSuspendedQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLedgerSuspendedHook>>>,
  TError = ErrorType<'deskLedgerSuspended'>,
>(options?: {
  query?: Partial<
    UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLedgerSuspendedHook>>>, TError, TData>
  >;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskLedgerSuspendedQueryKey();

  const deskLedgerSuspended = useDeskLedgerSuspendedHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useDeskLedgerSuspendedHook>>>> = ({
    signal,
  }) => deskLedgerSuspended(signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    {},
    operations.deskLedgerSuspended,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskLedgerSuspendedHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskLedgerSuspendedQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskLedgerSuspendedHook>>>
>;
export type DeskLedgerSuspendedQueryError = ErrorType<'deskLedgerSuspended'>;

export function useDeskLedgerSuspended<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLedgerSuspendedHook>>>,
  TError = ErrorType<'deskLedgerSuspended'>,
>(
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLedgerSuspendedHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskLedgerSuspendedHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskLedgerSuspendedHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskLedgerSuspended<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLedgerSuspendedHook>>>,
  TError = ErrorType<'deskLedgerSuspended'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLedgerSuspendedHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskLedgerSuspendedHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskLedgerSuspendedHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskLedgerSuspended<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLedgerSuspendedHook>>>,
  TError = ErrorType<'deskLedgerSuspended'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLedgerSuspendedHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List money in suspense
 */

export function useDeskLedgerSuspended<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLedgerSuspendedHook>>>,
  TError = ErrorType<'deskLedgerSuspended'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLedgerSuspendedHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskLedgerSuspendedQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Has all invariants of money, stock and orders checked in the background, by the rules of `npm run ledger:check`. One check runs at a time.
 * @summary Check the ledger
 */
export const useDeskLedgerStartCheckHook = () => {
  const deskLedgerStartCheck = useCall<DeskLedgerStartCheckOk>(operations.deskLedgerStartCheck);

  return useCallback(
    (signal?: AbortSignal) => {
      return deskLedgerStartCheck(undefined, signal);
    },
    [deskLedgerStartCheck],
  );
};

export const getDeskLedgerStartCheckMutationKey = () => ['deskLedgerStartCheck'] as const;

export const useDeskLedgerStartCheckMutationOptions = <
  TError = ErrorType<'deskLedgerStartCheck'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskLedgerStartCheckHook>>>,
    TError,
    void,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskLedgerStartCheckHook>>>,
  TError,
  void,
  TContext
> => {
  const mutationKey = getDeskLedgerStartCheckMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskLedgerStartCheck = useDeskLedgerStartCheckHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskLedgerStartCheckHook>>>,
    void
  > = () => {
    return deskLedgerStartCheck();
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskLedgerStartCheckMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskLedgerStartCheckHook>>>
>;

export type DeskLedgerStartCheckMutationError = ErrorType<'deskLedgerStartCheck'>;

/**
 * @summary Check the ledger
 */
export const useDeskLedgerStartCheck = <TError = ErrorType<'deskLedgerStartCheck'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskLedgerStartCheckHook>>>,
      TError,
      void,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskLedgerStartCheckHook>>>,
  TError,
  void,
  TContext
> => {
  return useMutation(useDeskLedgerStartCheckMutationOptions(options), queryClient);
};
/**
 * Reads how far the last check of the ledger is, or what it has found, rule by rule.
 * @summary Read the last check of the ledger
 */
export const useDeskLedgerLastCheckHook = () => {
  const deskLedgerLastCheck = useCall<DeskLedgerLastCheckOk>(operations.deskLedgerLastCheck);

  return useCallback(
    (signal?: AbortSignal) => {
      return deskLedgerLastCheck(undefined, signal);
    },
    [deskLedgerLastCheck],
  );
};

export const getDeskLedgerLastCheckQueryKey = () => {
  return ['deskLedgerLastCheck'] as const;
};

export const useDeskLedgerLastCheckQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLedgerLastCheckHook>>>,
  TError = ErrorType<'deskLedgerLastCheck'>,
>(options?: {
  query?: Partial<
    UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLedgerLastCheckHook>>>, TError, TData>
  >;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskLedgerLastCheckQueryKey();

  const deskLedgerLastCheck = useDeskLedgerLastCheckHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useDeskLedgerLastCheckHook>>>> = ({
    signal,
  }) => deskLedgerLastCheck(signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    {},
    operations.deskLedgerLastCheck,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskLedgerLastCheckHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskLedgerLastCheckQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskLedgerLastCheckHook>>>
>;
export type DeskLedgerLastCheckQueryError = ErrorType<'deskLedgerLastCheck'>;

export function useDeskLedgerLastCheck<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLedgerLastCheckHook>>>,
  TError = ErrorType<'deskLedgerLastCheck'>,
>(
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLedgerLastCheckHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskLedgerLastCheckHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskLedgerLastCheckHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskLedgerLastCheck<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLedgerLastCheckHook>>>,
  TError = ErrorType<'deskLedgerLastCheck'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLedgerLastCheckHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskLedgerLastCheckHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskLedgerLastCheckHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskLedgerLastCheck<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLedgerLastCheckHook>>>,
  TError = ErrorType<'deskLedgerLastCheck'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLedgerLastCheckHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Read the last check of the ledger
 */

export function useDeskLedgerLastCheck<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLedgerLastCheckHook>>>,
  TError = ErrorType<'deskLedgerLastCheck'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLedgerLastCheckHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskLedgerLastCheckQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
