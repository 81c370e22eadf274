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
  DeskLedgerSettleOk,
  DeskLedgerSettleParams,
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
  TData = InfiniteData<DataOf<'deskWithdrawalList'>, DeskWithdrawalListParams['pageNum']>,
  TError = ErrorType<'deskWithdrawalList'>,
>(
  params?: DeskWithdrawalListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskWithdrawalList'>,
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
    DataOf<'deskWithdrawalList'>,
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
    DataOf<'deskWithdrawalList'>,
    TError,
    TData,
    QueryKey,
    DeskWithdrawalListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskWithdrawalListInfiniteQueryResult = NonNullable<DataOf<'deskWithdrawalList'>>;
export type DeskWithdrawalListInfiniteQueryError = ErrorType<'deskWithdrawalList'>;

/**
 * Lists withdrawals of all users by what comes next, oldest first unless asked otherwise, with approvals and reasons to look twice.
 * Calls `deskWithdrawalList`.
 */
export function useDeskWithdrawalListInfinite<
  TData = InfiniteData<DataOf<'deskWithdrawalList'>, DeskWithdrawalListParams['pageNum']>,
  TError = ErrorType<'deskWithdrawalList'>,
>(
  params: undefined | DeskWithdrawalListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskWithdrawalList'>,
        TError,
        TData,
        QueryKey,
        DeskWithdrawalListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'deskWithdrawalList'>,
          TError,
          DataOf<'deskWithdrawalList'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists withdrawals of all users by what comes next, oldest first unless asked otherwise, with approvals and reasons to look twice.
 * Calls `deskWithdrawalList`.
 */
export function useDeskWithdrawalListInfinite<
  TData = InfiniteData<DataOf<'deskWithdrawalList'>, DeskWithdrawalListParams['pageNum']>,
  TError = ErrorType<'deskWithdrawalList'>,
>(
  params?: DeskWithdrawalListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskWithdrawalList'>,
        TError,
        TData,
        QueryKey,
        DeskWithdrawalListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'deskWithdrawalList'>,
          TError,
          DataOf<'deskWithdrawalList'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists withdrawals of all users by what comes next, oldest first unless asked otherwise, with approvals and reasons to look twice.
 * Calls `deskWithdrawalList`.
 */
export function useDeskWithdrawalListInfinite<
  TData = InfiniteData<DataOf<'deskWithdrawalList'>, DeskWithdrawalListParams['pageNum']>,
  TError = ErrorType<'deskWithdrawalList'>,
>(
  params?: DeskWithdrawalListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskWithdrawalList'>,
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
 * Lists withdrawals of all users by what comes next, oldest first unless asked otherwise, with approvals and reasons to look twice.
 * Calls `deskWithdrawalList`.
 */
export function useDeskWithdrawalListInfinite<
  TData = InfiniteData<DataOf<'deskWithdrawalList'>, DeskWithdrawalListParams['pageNum']>,
  TError = ErrorType<'deskWithdrawalList'>,
>(
  params?: DeskWithdrawalListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskWithdrawalList'>,
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
  TData = DataOf<'deskWithdrawalList'>,
  TError = ErrorType<'deskWithdrawalList'>,
>(
  params?: DeskWithdrawalListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskWithdrawalList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskWithdrawalListQueryKey(params);

  const deskWithdrawalList = useDeskWithdrawalListHook();

  const queryFn: QueryFunction<DataOf<'deskWithdrawalList'>> = ({ signal }) =>
    deskWithdrawalList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskWithdrawalList,
  );

  return customOptions as UseQueryOptions<DataOf<'deskWithdrawalList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskWithdrawalListQueryResult = NonNullable<DataOf<'deskWithdrawalList'>>;
export type DeskWithdrawalListQueryError = ErrorType<'deskWithdrawalList'>;

/**
 * Lists withdrawals of all users by what comes next, oldest first unless asked otherwise, with approvals and reasons to look twice.
 * Calls `deskWithdrawalList`.
 */
export function useDeskWithdrawalList<
  TData = DataOf<'deskWithdrawalList'>,
  TError = ErrorType<'deskWithdrawalList'>,
>(
  params: undefined | DeskWithdrawalListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskWithdrawalList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskWithdrawalList'>, TError, DataOf<'deskWithdrawalList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists withdrawals of all users by what comes next, oldest first unless asked otherwise, with approvals and reasons to look twice.
 * Calls `deskWithdrawalList`.
 */
export function useDeskWithdrawalList<
  TData = DataOf<'deskWithdrawalList'>,
  TError = ErrorType<'deskWithdrawalList'>,
>(
  params?: DeskWithdrawalListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskWithdrawalList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskWithdrawalList'>, TError, DataOf<'deskWithdrawalList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists withdrawals of all users by what comes next, oldest first unless asked otherwise, with approvals and reasons to look twice.
 * Calls `deskWithdrawalList`.
 */
export function useDeskWithdrawalList<
  TData = DataOf<'deskWithdrawalList'>,
  TError = ErrorType<'deskWithdrawalList'>,
>(
  params?: DeskWithdrawalListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskWithdrawalList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists withdrawals of all users by what comes next, oldest first unless asked otherwise, with approvals and reasons to look twice.
 * Calls `deskWithdrawalList`.
 */
export function useDeskWithdrawalList<
  TData = DataOf<'deskWithdrawalList'>,
  TError = ErrorType<'deskWithdrawalList'>,
>(
  params?: DeskWithdrawalListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskWithdrawalList'>, TError, TData>> },
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
  TData = DataOf<'deskWithdrawalInfo'>,
  TError = ErrorType<'deskWithdrawalInfo'>,
>(
  params: DeskWithdrawalInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskWithdrawalInfo'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskWithdrawalInfoQueryKey(params);

  const deskWithdrawalInfo = useDeskWithdrawalInfoHook();

  const queryFn: QueryFunction<DataOf<'deskWithdrawalInfo'>> = ({ signal }) =>
    deskWithdrawalInfo(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskWithdrawalInfo,
  );

  return customOptions as UseQueryOptions<DataOf<'deskWithdrawalInfo'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskWithdrawalInfoQueryResult = NonNullable<DataOf<'deskWithdrawalInfo'>>;
export type DeskWithdrawalInfoQueryError = ErrorType<'deskWithdrawalInfo'>;

/**
 * Answers one withdrawal with where it goes, where the money came from, who approved it and what the caller may do.
 * Calls `deskWithdrawalInfo`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export function useDeskWithdrawalInfo<
  TData = DataOf<'deskWithdrawalInfo'>,
  TError = ErrorType<'deskWithdrawalInfo'>,
>(
  params: DeskWithdrawalInfoParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskWithdrawalInfo'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskWithdrawalInfo'>, TError, DataOf<'deskWithdrawalInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one withdrawal with where it goes, where the money came from, who approved it and what the caller may do.
 * Calls `deskWithdrawalInfo`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export function useDeskWithdrawalInfo<
  TData = DataOf<'deskWithdrawalInfo'>,
  TError = ErrorType<'deskWithdrawalInfo'>,
>(
  params: DeskWithdrawalInfoParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskWithdrawalInfo'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskWithdrawalInfo'>, TError, DataOf<'deskWithdrawalInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one withdrawal with where it goes, where the money came from, who approved it and what the caller may do.
 * Calls `deskWithdrawalInfo`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export function useDeskWithdrawalInfo<
  TData = DataOf<'deskWithdrawalInfo'>,
  TError = ErrorType<'deskWithdrawalInfo'>,
>(
  params: DeskWithdrawalInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskWithdrawalInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one withdrawal with where it goes, where the money came from, who approved it and what the caller may do.
 * Calls `deskWithdrawalInfo`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export function useDeskWithdrawalInfo<
  TData = DataOf<'deskWithdrawalInfo'>,
  TError = ErrorType<'deskWithdrawalInfo'>,
>(
  params: DeskWithdrawalInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskWithdrawalInfo'>, TError, TData>> },
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
    DataOf<'deskWithdrawalDecide'>,
    TError,
    DeskWithdrawalDecideMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'deskWithdrawalDecide'>,
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
    DataOf<'deskWithdrawalDecide'>,
    DeskWithdrawalDecideMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return deskWithdrawalDecide(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskWithdrawalDecideMutationResult = NonNullable<DataOf<'deskWithdrawalDecide'>>;

export type DeskWithdrawalDecideMutationError = ErrorType<'deskWithdrawalDecide'>;
export type DeskWithdrawalDecideMutationVariables = { params: DeskWithdrawalDecideParams };

/**
 * Approves a withdrawal, or refuses it with a reason, which gives the money back. From a sum in the settings on, two people have to approve.
 * Calls `deskWithdrawalDecide`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 * - `duplicateSubmission`: This was already submitted.
 * - `reasonRequired`: Please give a reason.
 * - `sameApprover`: Another person has to do this.
 * - `secondFactorNeeded`: Please confirm with a code of your authenticator.
 */
export const useDeskWithdrawalDecide = <TError = ErrorType<'deskWithdrawalDecide'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskWithdrawalDecide'>,
      TError,
      DeskWithdrawalDecideMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'deskWithdrawalDecide'>,
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
    DataOf<'deskWithdrawalPayOut'>,
    TError,
    DeskWithdrawalPayOutMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'deskWithdrawalPayOut'>,
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
    DataOf<'deskWithdrawalPayOut'>,
    DeskWithdrawalPayOutMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return deskWithdrawalPayOut(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskWithdrawalPayOutMutationResult = NonNullable<DataOf<'deskWithdrawalPayOut'>>;

export type DeskWithdrawalPayOutMutationError = ErrorType<'deskWithdrawalPayOut'>;
export type DeskWithdrawalPayOutMutationVariables = { params: DeskWithdrawalPayOutParams };

/**
 * Takes down that an approved withdrawal was paid out, with the number of the transfer. Who approved it can not pay it out.
 * Calls `deskWithdrawalPayOut`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 * - `duplicateSubmission`: This was already submitted.
 * - `approvalNeeded`: This needs the approval of another person first.
 * - `sameApprover`: Another person has to do this.
 * - `secondFactorNeeded`: Please confirm with a code of your authenticator.
 */
export const useDeskWithdrawalPayOut = <TError = ErrorType<'deskWithdrawalPayOut'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskWithdrawalPayOut'>,
      TError,
      DeskWithdrawalPayOutMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'deskWithdrawalPayOut'>,
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
  TData = InfiniteData<DataOf<'deskRechargeList'>, DeskRechargeListParams['pageNum']>,
  TError = ErrorType<'deskRechargeList'>,
>(
  params?: DeskRechargeListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskRechargeList'>,
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

  const queryFn: QueryFunction<DataOf<'deskRechargeList'>, QueryKey, DeskRechargeListParams['pageNum']> = ({
    signal,
    pageParam,
  }) => deskRechargeList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskRechargeList,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'deskRechargeList'>,
    TError,
    TData,
    QueryKey,
    DeskRechargeListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskRechargeListInfiniteQueryResult = NonNullable<DataOf<'deskRechargeList'>>;
export type DeskRechargeListInfiniteQueryError = ErrorType<'deskRechargeList'>;

/**
 * Lists recharges of all users with the number of the transfer and the picture that the user gave as a proof.
 * Calls `deskRechargeList`.
 */
export function useDeskRechargeListInfinite<
  TData = InfiniteData<DataOf<'deskRechargeList'>, DeskRechargeListParams['pageNum']>,
  TError = ErrorType<'deskRechargeList'>,
>(
  params: undefined | DeskRechargeListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskRechargeList'>,
        TError,
        TData,
        QueryKey,
        DeskRechargeListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskRechargeList'>, TError, DataOf<'deskRechargeList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists recharges of all users with the number of the transfer and the picture that the user gave as a proof.
 * Calls `deskRechargeList`.
 */
export function useDeskRechargeListInfinite<
  TData = InfiniteData<DataOf<'deskRechargeList'>, DeskRechargeListParams['pageNum']>,
  TError = ErrorType<'deskRechargeList'>,
>(
  params?: DeskRechargeListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskRechargeList'>,
        TError,
        TData,
        QueryKey,
        DeskRechargeListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskRechargeList'>, TError, DataOf<'deskRechargeList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists recharges of all users with the number of the transfer and the picture that the user gave as a proof.
 * Calls `deskRechargeList`.
 */
export function useDeskRechargeListInfinite<
  TData = InfiniteData<DataOf<'deskRechargeList'>, DeskRechargeListParams['pageNum']>,
  TError = ErrorType<'deskRechargeList'>,
>(
  params?: DeskRechargeListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskRechargeList'>,
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
 * Lists recharges of all users with the number of the transfer and the picture that the user gave as a proof.
 * Calls `deskRechargeList`.
 */
export function useDeskRechargeListInfinite<
  TData = InfiniteData<DataOf<'deskRechargeList'>, DeskRechargeListParams['pageNum']>,
  TError = ErrorType<'deskRechargeList'>,
>(
  params?: DeskRechargeListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskRechargeList'>,
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
  TData = DataOf<'deskRechargeList'>,
  TError = ErrorType<'deskRechargeList'>,
>(
  params?: DeskRechargeListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskRechargeList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskRechargeListQueryKey(params);

  const deskRechargeList = useDeskRechargeListHook();

  const queryFn: QueryFunction<DataOf<'deskRechargeList'>> = ({ signal }) => deskRechargeList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskRechargeList,
  );

  return customOptions as UseQueryOptions<DataOf<'deskRechargeList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskRechargeListQueryResult = NonNullable<DataOf<'deskRechargeList'>>;
export type DeskRechargeListQueryError = ErrorType<'deskRechargeList'>;

/**
 * Lists recharges of all users with the number of the transfer and the picture that the user gave as a proof.
 * Calls `deskRechargeList`.
 */
export function useDeskRechargeList<
  TData = DataOf<'deskRechargeList'>,
  TError = ErrorType<'deskRechargeList'>,
>(
  params: undefined | DeskRechargeListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskRechargeList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskRechargeList'>, TError, DataOf<'deskRechargeList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists recharges of all users with the number of the transfer and the picture that the user gave as a proof.
 * Calls `deskRechargeList`.
 */
export function useDeskRechargeList<
  TData = DataOf<'deskRechargeList'>,
  TError = ErrorType<'deskRechargeList'>,
>(
  params?: DeskRechargeListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskRechargeList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskRechargeList'>, TError, DataOf<'deskRechargeList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists recharges of all users with the number of the transfer and the picture that the user gave as a proof.
 * Calls `deskRechargeList`.
 */
export function useDeskRechargeList<
  TData = DataOf<'deskRechargeList'>,
  TError = ErrorType<'deskRechargeList'>,
>(
  params?: DeskRechargeListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskRechargeList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists recharges of all users with the number of the transfer and the picture that the user gave as a proof.
 * Calls `deskRechargeList`.
 */
export function useDeskRechargeList<
  TData = DataOf<'deskRechargeList'>,
  TError = ErrorType<'deskRechargeList'>,
>(
  params?: DeskRechargeListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskRechargeList'>, TError, TData>> },
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
    DataOf<'deskRechargeDecide'>,
    TError,
    DeskRechargeDecideMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'deskRechargeDecide'>,
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

  const mutationFn: MutationFunction<DataOf<'deskRechargeDecide'>, DeskRechargeDecideMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return deskRechargeDecide(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskRechargeDecideMutationResult = NonNullable<DataOf<'deskRechargeDecide'>>;

export type DeskRechargeDecideMutationError = ErrorType<'deskRechargeDecide'>;
export type DeskRechargeDecideMutationVariables = { params: DeskRechargeDecideParams };

/**
 * Credits a recharge whose money has arrived, fails one whose money has not, or reverses one that was credited. The last two need a reason.
 * Calls `deskRechargeDecide`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 * - `duplicateSubmission`: This was already submitted.
 * - `reasonRequired`: Please give a reason.
 * - `secondFactorNeeded`: Please confirm with a code of your authenticator.
 */
export const useDeskRechargeDecide = <TError = ErrorType<'deskRechargeDecide'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskRechargeDecide'>,
      TError,
      DeskRechargeDecideMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskRechargeDecide'>, TError, DeskRechargeDecideMutationVariables, TContext> => {
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
  TData = DataOf<'deskChannelList'>,
  TError = ErrorType<'deskChannelList'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'deskChannelList'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskChannelListQueryKey();

  const deskChannelList = useDeskChannelListHook();

  const queryFn: QueryFunction<DataOf<'deskChannelList'>> = ({ signal }) => deskChannelList(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.deskChannelList);

  return customOptions as UseQueryOptions<DataOf<'deskChannelList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskChannelListQueryResult = NonNullable<DataOf<'deskChannelList'>>;
export type DeskChannelListQueryError = ErrorType<'deskChannelList'>;

/**
 * Lists all recharge channels, open and closed, in the order in which buyers see them, and the price of each coin.
 * Calls `deskChannelList`.
 */
export function useDeskChannelList<TData = DataOf<'deskChannelList'>, TError = ErrorType<'deskChannelList'>>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskChannelList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskChannelList'>, TError, DataOf<'deskChannelList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists all recharge channels, open and closed, in the order in which buyers see them, and the price of each coin.
 * Calls `deskChannelList`.
 */
export function useDeskChannelList<TData = DataOf<'deskChannelList'>, TError = ErrorType<'deskChannelList'>>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskChannelList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskChannelList'>, TError, DataOf<'deskChannelList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists all recharge channels, open and closed, in the order in which buyers see them, and the price of each coin.
 * Calls `deskChannelList`.
 */
export function useDeskChannelList<TData = DataOf<'deskChannelList'>, TError = ErrorType<'deskChannelList'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskChannelList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists all recharge channels, open and closed, in the order in which buyers see them, and the price of each coin.
 * Calls `deskChannelList`.
 */
export function useDeskChannelList<TData = DataOf<'deskChannelList'>, TError = ErrorType<'deskChannelList'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskChannelList'>, TError, TData>> },
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
    DataOf<'deskChannelSave'>,
    TError,
    DeskChannelSaveMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'deskChannelSave'>, TError, DeskChannelSaveMutationVariables, TContext> => {
  const mutationKey = getDeskChannelSaveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskChannelSave = useDeskChannelSaveHook();

  const mutationFn: MutationFunction<DataOf<'deskChannelSave'>, DeskChannelSaveMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return deskChannelSave(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskChannelSaveMutationResult = NonNullable<DataOf<'deskChannelSave'>>;

export type DeskChannelSaveMutationError = ErrorType<'deskChannelSave'>;
export type DeskChannelSaveMutationVariables = { params: DeskChannelSaveParams };

/**
 * Creates a recharge channel or changes one. The address has to be valid on its network. Where the setting `channel_second_approval` is on, another receiving address of an open channel, and opening one, wait for a second person.
 * Calls `deskChannelSave`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 * - `duplicateSubmission`: This was already submitted.
 * - `changedMeanwhile`: Somebody else has changed this. Please look at it again.
 * - `wrongDepositChain`: The chain does not fit the coin.
 * - `addressFormatWrong`: The address has the wrong format for this chain.
 * - `depositOutsideLimits`: The deposit is outside the limits.
 * - `secondFactorNeeded`: Please confirm with a code of your authenticator.
 */
export const useDeskChannelSave = <TError = ErrorType<'deskChannelSave'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskChannelSave'>,
      TError,
      DeskChannelSaveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskChannelSave'>, TError, DeskChannelSaveMutationVariables, TContext> => {
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
    DataOf<'deskChannelDecide'>,
    TError,
    DeskChannelDecideMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'deskChannelDecide'>, TError, DeskChannelDecideMutationVariables, TContext> => {
  const mutationKey = getDeskChannelDecideMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskChannelDecide = useDeskChannelDecideHook();

  const mutationFn: MutationFunction<DataOf<'deskChannelDecide'>, DeskChannelDecideMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return deskChannelDecide(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskChannelDecideMutationResult = NonNullable<DataOf<'deskChannelDecide'>>;

export type DeskChannelDecideMutationError = ErrorType<'deskChannelDecide'>;
export type DeskChannelDecideMutationVariables = { params: DeskChannelDecideParams };

/**
 * A second person grants a change of a receiving address or refuses it. The person who asked for it can only take it back.
 * Calls `deskChannelDecide`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 * - `duplicateSubmission`: This was already submitted.
 * - `changedMeanwhile`: Somebody else has changed this. Please look at it again.
 * - `sameApprover`: Another person has to do this.
 * - `secondFactorNeeded`: Please confirm with a code of your authenticator.
 */
export const useDeskChannelDecide = <TError = ErrorType<'deskChannelDecide'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskChannelDecide'>,
      TError,
      DeskChannelDecideMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskChannelDecide'>, TError, DeskChannelDecideMutationVariables, TContext> => {
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
    DataOf<'deskChannelPrice'>,
    TError,
    DeskChannelPriceMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'deskChannelPrice'>, TError, DeskChannelPriceMutationVariables, TContext> => {
  const mutationKey = getDeskChannelPriceMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskChannelPrice = useDeskChannelPriceHook();

  const mutationFn: MutationFunction<DataOf<'deskChannelPrice'>, DeskChannelPriceMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return deskChannelPrice(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskChannelPriceMutationResult = NonNullable<DataOf<'deskChannelPrice'>>;

export type DeskChannelPriceMutationError = ErrorType<'deskChannelPrice'>;
export type DeskChannelPriceMutationVariables = { params: DeskChannelPriceParams };

/**
 * Sets what a coin is worth in dollars from now on, or takes its price away. Recharges that were reported keep their price.
 * Calls `deskChannelPrice`.
 *
 * Its errors, besides those of every operation:
 * - `changedMeanwhile`: Somebody else has changed this. Please look at it again.
 * - `secondFactorNeeded`: Please confirm with a code of your authenticator.
 */
export const useDeskChannelPrice = <TError = ErrorType<'deskChannelPrice'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskChannelPrice'>,
      TError,
      DeskChannelPriceMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskChannelPrice'>, TError, DeskChannelPriceMutationVariables, TContext> => {
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
  TData = DataOf<'deskMethodList'>,
  TError = ErrorType<'deskMethodList'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'deskMethodList'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskMethodListQueryKey();

  const deskMethodList = useDeskMethodListHook();

  const queryFn: QueryFunction<DataOf<'deskMethodList'>> = ({ signal }) => deskMethodList(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.deskMethodList);

  return customOptions as UseQueryOptions<DataOf<'deskMethodList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskMethodListQueryResult = NonNullable<DataOf<'deskMethodList'>>;
export type DeskMethodListQueryError = ErrorType<'deskMethodList'>;

/**
 * Lists the payment methods besides the balance, with countries, fee and order, and the products of third parties for recharges.
 * Calls `deskMethodList`.
 */
export function useDeskMethodList<TData = DataOf<'deskMethodList'>, TError = ErrorType<'deskMethodList'>>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskMethodList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskMethodList'>, TError, DataOf<'deskMethodList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the payment methods besides the balance, with countries, fee and order, and the products of third parties for recharges.
 * Calls `deskMethodList`.
 */
export function useDeskMethodList<TData = DataOf<'deskMethodList'>, TError = ErrorType<'deskMethodList'>>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskMethodList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskMethodList'>, TError, DataOf<'deskMethodList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the payment methods besides the balance, with countries, fee and order, and the products of third parties for recharges.
 * Calls `deskMethodList`.
 */
export function useDeskMethodList<TData = DataOf<'deskMethodList'>, TError = ErrorType<'deskMethodList'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskMethodList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the payment methods besides the balance, with countries, fee and order, and the products of third parties for recharges.
 * Calls `deskMethodList`.
 */
export function useDeskMethodList<TData = DataOf<'deskMethodList'>, TError = ErrorType<'deskMethodList'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskMethodList'>, TError, TData>> },
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
  mutation?: UseMutationOptions<DataOf<'deskMethodSave'>, TError, DeskMethodSaveMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'deskMethodSave'>, TError, DeskMethodSaveMutationVariables, TContext> => {
  const mutationKey = getDeskMethodSaveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskMethodSave = useDeskMethodSaveHook();

  const mutationFn: MutationFunction<DataOf<'deskMethodSave'>, DeskMethodSaveMutationVariables> = (props) => {
    const { params } = props ?? {};

    return deskMethodSave(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskMethodSaveMutationResult = NonNullable<DataOf<'deskMethodSave'>>;

export type DeskMethodSaveMutationError = ErrorType<'deskMethodSave'>;
export type DeskMethodSaveMutationVariables = { params: DeskMethodSaveParams };

/**
 * Opens or closes a payment method, and says in which countries, for which fee and at which place of the list buyers see it.
 * Calls `deskMethodSave`.
 *
 * Its errors, besides those of every operation:
 * - `changedMeanwhile`: Somebody else has changed this. Please look at it again.
 * - `secondFactorNeeded`: Please confirm with a code of your authenticator.
 */
export const useDeskMethodSave = <TError = ErrorType<'deskMethodSave'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskMethodSave'>,
      TError,
      DeskMethodSaveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskMethodSave'>, TError, DeskMethodSaveMutationVariables, TContext> => {
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
    DataOf<'deskMethodSaveProduct'>,
    TError,
    DeskMethodSaveProductMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'deskMethodSaveProduct'>,
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
    DataOf<'deskMethodSaveProduct'>,
    DeskMethodSaveProductMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return deskMethodSaveProduct(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskMethodSaveProductMutationResult = NonNullable<DataOf<'deskMethodSaveProduct'>>;

export type DeskMethodSaveProductMutationError = ErrorType<'deskMethodSaveProduct'>;
export type DeskMethodSaveProductMutationVariables = { params: DeskMethodSaveProductParams };

/**
 * Adds a bank or wallet by which users recharge through the payment provider, changes the one of this type and code, or removes it.
 * Calls `deskMethodSaveProduct`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 * - `changedMeanwhile`: Somebody else has changed this. Please look at it again.
 * - `depositOutsideLimits`: The deposit is outside the limits.
 * - `secondFactorNeeded`: Please confirm with a code of your authenticator.
 */
export const useDeskMethodSaveProduct = <TError = ErrorType<'deskMethodSaveProduct'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskMethodSaveProduct'>,
      TError,
      DeskMethodSaveProductMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'deskMethodSaveProduct'>,
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
  TData = InfiniteData<DataOf<'deskLedgerAccounts'>, DeskLedgerAccountsParams['pageNum']>,
  TError = ErrorType<'deskLedgerAccounts'>,
>(
  params?: DeskLedgerAccountsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskLedgerAccounts'>,
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
    DataOf<'deskLedgerAccounts'>,
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
    DataOf<'deskLedgerAccounts'>,
    TError,
    TData,
    QueryKey,
    DeskLedgerAccountsParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskLedgerAccountsInfiniteQueryResult = NonNullable<DataOf<'deskLedgerAccounts'>>;
export type DeskLedgerAccountsInfiniteQueryError = ErrorType<'deskLedgerAccounts'>;

/**
 * Lists the accounts of the ledger with their balances, also those of users and stores.
 * Calls `deskLedgerAccounts`.
 */
export function useDeskLedgerAccountsInfinite<
  TData = InfiniteData<DataOf<'deskLedgerAccounts'>, DeskLedgerAccountsParams['pageNum']>,
  TError = ErrorType<'deskLedgerAccounts'>,
>(
  params: undefined | DeskLedgerAccountsParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskLedgerAccounts'>,
        TError,
        TData,
        QueryKey,
        DeskLedgerAccountsParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'deskLedgerAccounts'>,
          TError,
          DataOf<'deskLedgerAccounts'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the accounts of the ledger with their balances, also those of users and stores.
 * Calls `deskLedgerAccounts`.
 */
export function useDeskLedgerAccountsInfinite<
  TData = InfiniteData<DataOf<'deskLedgerAccounts'>, DeskLedgerAccountsParams['pageNum']>,
  TError = ErrorType<'deskLedgerAccounts'>,
>(
  params?: DeskLedgerAccountsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskLedgerAccounts'>,
        TError,
        TData,
        QueryKey,
        DeskLedgerAccountsParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'deskLedgerAccounts'>,
          TError,
          DataOf<'deskLedgerAccounts'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the accounts of the ledger with their balances, also those of users and stores.
 * Calls `deskLedgerAccounts`.
 */
export function useDeskLedgerAccountsInfinite<
  TData = InfiniteData<DataOf<'deskLedgerAccounts'>, DeskLedgerAccountsParams['pageNum']>,
  TError = ErrorType<'deskLedgerAccounts'>,
>(
  params?: DeskLedgerAccountsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskLedgerAccounts'>,
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
 * Lists the accounts of the ledger with their balances, also those of users and stores.
 * Calls `deskLedgerAccounts`.
 */
export function useDeskLedgerAccountsInfinite<
  TData = InfiniteData<DataOf<'deskLedgerAccounts'>, DeskLedgerAccountsParams['pageNum']>,
  TError = ErrorType<'deskLedgerAccounts'>,
>(
  params?: DeskLedgerAccountsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskLedgerAccounts'>,
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
  TData = DataOf<'deskLedgerAccounts'>,
  TError = ErrorType<'deskLedgerAccounts'>,
>(
  params?: DeskLedgerAccountsParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskLedgerAccounts'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskLedgerAccountsQueryKey(params);

  const deskLedgerAccounts = useDeskLedgerAccountsHook();

  const queryFn: QueryFunction<DataOf<'deskLedgerAccounts'>> = ({ signal }) =>
    deskLedgerAccounts(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskLedgerAccounts,
  );

  return customOptions as UseQueryOptions<DataOf<'deskLedgerAccounts'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskLedgerAccountsQueryResult = NonNullable<DataOf<'deskLedgerAccounts'>>;
export type DeskLedgerAccountsQueryError = ErrorType<'deskLedgerAccounts'>;

/**
 * Lists the accounts of the ledger with their balances, also those of users and stores.
 * Calls `deskLedgerAccounts`.
 */
export function useDeskLedgerAccounts<
  TData = DataOf<'deskLedgerAccounts'>,
  TError = ErrorType<'deskLedgerAccounts'>,
>(
  params: undefined | DeskLedgerAccountsParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskLedgerAccounts'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskLedgerAccounts'>, TError, DataOf<'deskLedgerAccounts'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the accounts of the ledger with their balances, also those of users and stores.
 * Calls `deskLedgerAccounts`.
 */
export function useDeskLedgerAccounts<
  TData = DataOf<'deskLedgerAccounts'>,
  TError = ErrorType<'deskLedgerAccounts'>,
>(
  params?: DeskLedgerAccountsParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskLedgerAccounts'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskLedgerAccounts'>, TError, DataOf<'deskLedgerAccounts'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the accounts of the ledger with their balances, also those of users and stores.
 * Calls `deskLedgerAccounts`.
 */
export function useDeskLedgerAccounts<
  TData = DataOf<'deskLedgerAccounts'>,
  TError = ErrorType<'deskLedgerAccounts'>,
>(
  params?: DeskLedgerAccountsParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskLedgerAccounts'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the accounts of the ledger with their balances, also those of users and stores.
 * Calls `deskLedgerAccounts`.
 */
export function useDeskLedgerAccounts<
  TData = DataOf<'deskLedgerAccounts'>,
  TError = ErrorType<'deskLedgerAccounts'>,
>(
  params?: DeskLedgerAccountsParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskLedgerAccounts'>, TError, TData>> },
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
  TData = InfiniteData<DataOf<'deskLedgerTransfers'>, DeskLedgerTransfersParams['pageNum']>,
  TError = ErrorType<'deskLedgerTransfers'>,
>(
  params?: DeskLedgerTransfersParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskLedgerTransfers'>,
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
    DataOf<'deskLedgerTransfers'>,
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
    DataOf<'deskLedgerTransfers'>,
    TError,
    TData,
    QueryKey,
    DeskLedgerTransfersParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskLedgerTransfersInfiniteQueryResult = NonNullable<DataOf<'deskLedgerTransfers'>>;
export type DeskLedgerTransfersInfiniteQueryError = ErrorType<'deskLedgerTransfers'>;

/**
 * Lists the transfers of an account, or those that were booked for an order or another record, the newest first.
 * Calls `deskLedgerTransfers`.
 */
export function useDeskLedgerTransfersInfinite<
  TData = InfiniteData<DataOf<'deskLedgerTransfers'>, DeskLedgerTransfersParams['pageNum']>,
  TError = ErrorType<'deskLedgerTransfers'>,
>(
  params: undefined | DeskLedgerTransfersParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskLedgerTransfers'>,
        TError,
        TData,
        QueryKey,
        DeskLedgerTransfersParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'deskLedgerTransfers'>,
          TError,
          DataOf<'deskLedgerTransfers'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the transfers of an account, or those that were booked for an order or another record, the newest first.
 * Calls `deskLedgerTransfers`.
 */
export function useDeskLedgerTransfersInfinite<
  TData = InfiniteData<DataOf<'deskLedgerTransfers'>, DeskLedgerTransfersParams['pageNum']>,
  TError = ErrorType<'deskLedgerTransfers'>,
>(
  params?: DeskLedgerTransfersParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskLedgerTransfers'>,
        TError,
        TData,
        QueryKey,
        DeskLedgerTransfersParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'deskLedgerTransfers'>,
          TError,
          DataOf<'deskLedgerTransfers'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the transfers of an account, or those that were booked for an order or another record, the newest first.
 * Calls `deskLedgerTransfers`.
 */
export function useDeskLedgerTransfersInfinite<
  TData = InfiniteData<DataOf<'deskLedgerTransfers'>, DeskLedgerTransfersParams['pageNum']>,
  TError = ErrorType<'deskLedgerTransfers'>,
>(
  params?: DeskLedgerTransfersParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskLedgerTransfers'>,
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
 * Lists the transfers of an account, or those that were booked for an order or another record, the newest first.
 * Calls `deskLedgerTransfers`.
 */
export function useDeskLedgerTransfersInfinite<
  TData = InfiniteData<DataOf<'deskLedgerTransfers'>, DeskLedgerTransfersParams['pageNum']>,
  TError = ErrorType<'deskLedgerTransfers'>,
>(
  params?: DeskLedgerTransfersParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskLedgerTransfers'>,
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
  TData = DataOf<'deskLedgerTransfers'>,
  TError = ErrorType<'deskLedgerTransfers'>,
>(
  params?: DeskLedgerTransfersParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskLedgerTransfers'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskLedgerTransfersQueryKey(params);

  const deskLedgerTransfers = useDeskLedgerTransfersHook();

  const queryFn: QueryFunction<DataOf<'deskLedgerTransfers'>> = ({ signal }) =>
    deskLedgerTransfers(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskLedgerTransfers,
  );

  return customOptions as UseQueryOptions<DataOf<'deskLedgerTransfers'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskLedgerTransfersQueryResult = NonNullable<DataOf<'deskLedgerTransfers'>>;
export type DeskLedgerTransfersQueryError = ErrorType<'deskLedgerTransfers'>;

/**
 * Lists the transfers of an account, or those that were booked for an order or another record, the newest first.
 * Calls `deskLedgerTransfers`.
 */
export function useDeskLedgerTransfers<
  TData = DataOf<'deskLedgerTransfers'>,
  TError = ErrorType<'deskLedgerTransfers'>,
>(
  params: undefined | DeskLedgerTransfersParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskLedgerTransfers'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskLedgerTransfers'>, TError, DataOf<'deskLedgerTransfers'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the transfers of an account, or those that were booked for an order or another record, the newest first.
 * Calls `deskLedgerTransfers`.
 */
export function useDeskLedgerTransfers<
  TData = DataOf<'deskLedgerTransfers'>,
  TError = ErrorType<'deskLedgerTransfers'>,
>(
  params?: DeskLedgerTransfersParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskLedgerTransfers'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskLedgerTransfers'>, TError, DataOf<'deskLedgerTransfers'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the transfers of an account, or those that were booked for an order or another record, the newest first.
 * Calls `deskLedgerTransfers`.
 */
export function useDeskLedgerTransfers<
  TData = DataOf<'deskLedgerTransfers'>,
  TError = ErrorType<'deskLedgerTransfers'>,
>(
  params?: DeskLedgerTransfersParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskLedgerTransfers'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the transfers of an account, or those that were booked for an order or another record, the newest first.
 * Calls `deskLedgerTransfers`.
 */
export function useDeskLedgerTransfers<
  TData = DataOf<'deskLedgerTransfers'>,
  TError = ErrorType<'deskLedgerTransfers'>,
>(
  params?: DeskLedgerTransfersParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskLedgerTransfers'>, TError, TData>> },
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
  TData = DataOf<'deskLedgerSuspended'>,
  TError = ErrorType<'deskLedgerSuspended'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'deskLedgerSuspended'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskLedgerSuspendedQueryKey();

  const deskLedgerSuspended = useDeskLedgerSuspendedHook();

  const queryFn: QueryFunction<DataOf<'deskLedgerSuspended'>> = ({ signal }) => deskLedgerSuspended(signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    {},
    operations.deskLedgerSuspended,
  );

  return customOptions as UseQueryOptions<DataOf<'deskLedgerSuspended'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskLedgerSuspendedQueryResult = NonNullable<DataOf<'deskLedgerSuspended'>>;
export type DeskLedgerSuspendedQueryError = ErrorType<'deskLedgerSuspended'>;

/**
 * Lists money that came in after its owner had closed the account, the oldest first. A person decides about it.
 * Calls `deskLedgerSuspended`.
 */
export function useDeskLedgerSuspended<
  TData = DataOf<'deskLedgerSuspended'>,
  TError = ErrorType<'deskLedgerSuspended'>,
>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskLedgerSuspended'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskLedgerSuspended'>, TError, DataOf<'deskLedgerSuspended'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists money that came in after its owner had closed the account, the oldest first. A person decides about it.
 * Calls `deskLedgerSuspended`.
 */
export function useDeskLedgerSuspended<
  TData = DataOf<'deskLedgerSuspended'>,
  TError = ErrorType<'deskLedgerSuspended'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskLedgerSuspended'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskLedgerSuspended'>, TError, DataOf<'deskLedgerSuspended'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists money that came in after its owner had closed the account, the oldest first. A person decides about it.
 * Calls `deskLedgerSuspended`.
 */
export function useDeskLedgerSuspended<
  TData = DataOf<'deskLedgerSuspended'>,
  TError = ErrorType<'deskLedgerSuspended'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskLedgerSuspended'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists money that came in after its owner had closed the account, the oldest first. A person decides about it.
 * Calls `deskLedgerSuspended`.
 */
export function useDeskLedgerSuspended<
  TData = DataOf<'deskLedgerSuspended'>,
  TError = ErrorType<'deskLedgerSuspended'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskLedgerSuspended'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskLedgerSuspendedQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Settles money in suspense: `refund` sends it back the way it came, through the payment provider; `credit` pays it into the wallet of an open account; `handled` books it out because it was sent back by hand. A refund that the provider does not take stays in the list with the reason, and may be tried again: it is sent at most once. While a refund is on its way, nothing else is possible.
 * @summary Settle money in suspense
 */
export const useDeskLedgerSettleHook = () => {
  const deskLedgerSettle = useCall<DeskLedgerSettleOk>(operations.deskLedgerSettle);

  return useCallback(
    (params: DeskLedgerSettleParams, signal?: AbortSignal) => {
      return deskLedgerSettle(params, signal);
    },
    [deskLedgerSettle],
  );
};

export const getDeskLedgerSettleMutationKey = () => ['deskLedgerSettle'] as const;

export const useDeskLedgerSettleMutationOptions = <
  TError = ErrorType<'deskLedgerSettle'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'deskLedgerSettle'>,
    TError,
    DeskLedgerSettleMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'deskLedgerSettle'>, TError, DeskLedgerSettleMutationVariables, TContext> => {
  const mutationKey = getDeskLedgerSettleMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskLedgerSettle = useDeskLedgerSettleHook();

  const mutationFn: MutationFunction<DataOf<'deskLedgerSettle'>, DeskLedgerSettleMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return deskLedgerSettle(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskLedgerSettleMutationResult = NonNullable<DataOf<'deskLedgerSettle'>>;

export type DeskLedgerSettleMutationError = ErrorType<'deskLedgerSettle'>;
export type DeskLedgerSettleMutationVariables = { params: DeskLedgerSettleParams };

/**
 * Settles money in suspense: `refund` sends it back the way it came, through the payment provider; `credit` pays it into the wallet of an open account; `handled` books it out because it was sent back by hand. A refund that the provider does not take stays in the list with the reason, and may be tried again: it is sent at most once. While a refund is on its way, nothing else is possible.
 * Calls `deskLedgerSettle`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 * - `duplicateSubmission`: This was already submitted.
 * - `reasonRequired`: Please give a reason.
 * - `userNotFound`: There is no such user.
 * - `refundFailed`: The payment provider did not take the refund. Look it up there, then try again, credit a wallet, or settle it by hand.
 * - `secondFactorNeeded`: Please confirm with a code of your authenticator.
 */
export const useDeskLedgerSettle = <TError = ErrorType<'deskLedgerSettle'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskLedgerSettle'>,
      TError,
      DeskLedgerSettleMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskLedgerSettle'>, TError, DeskLedgerSettleMutationVariables, TContext> => {
  return useMutation(useDeskLedgerSettleMutationOptions(options), queryClient);
};
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
  mutation?: UseMutationOptions<DataOf<'deskLedgerStartCheck'>, TError, void, TContext>;
}): UseMutationOptions<DataOf<'deskLedgerStartCheck'>, TError, void, TContext> => {
  const mutationKey = getDeskLedgerStartCheckMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskLedgerStartCheck = useDeskLedgerStartCheckHook();

  const mutationFn: MutationFunction<DataOf<'deskLedgerStartCheck'>, void> = () => {
    return deskLedgerStartCheck();
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskLedgerStartCheckMutationResult = NonNullable<DataOf<'deskLedgerStartCheck'>>;

export type DeskLedgerStartCheckMutationError = ErrorType<'deskLedgerStartCheck'>;

/**
 * Has all invariants of money, stock and orders checked in the background, by the rules of `npm run ledger:check`. One check runs at a time.
 * Calls `deskLedgerStartCheck`.
 */
export const useDeskLedgerStartCheck = <TError = ErrorType<'deskLedgerStartCheck'>, TContext = unknown>(
  options?: { mutation?: UseMutationOptions<DataOf<'deskLedgerStartCheck'>, TError, void, TContext> },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskLedgerStartCheck'>, TError, void, TContext> => {
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
  TData = DataOf<'deskLedgerLastCheck'>,
  TError = ErrorType<'deskLedgerLastCheck'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'deskLedgerLastCheck'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskLedgerLastCheckQueryKey();

  const deskLedgerLastCheck = useDeskLedgerLastCheckHook();

  const queryFn: QueryFunction<DataOf<'deskLedgerLastCheck'>> = ({ signal }) => deskLedgerLastCheck(signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    {},
    operations.deskLedgerLastCheck,
  );

  return customOptions as UseQueryOptions<DataOf<'deskLedgerLastCheck'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskLedgerLastCheckQueryResult = NonNullable<DataOf<'deskLedgerLastCheck'>>;
export type DeskLedgerLastCheckQueryError = ErrorType<'deskLedgerLastCheck'>;

/**
 * Reads how far the last check of the ledger is, or what it has found, rule by rule.
 * Calls `deskLedgerLastCheck`.
 */
export function useDeskLedgerLastCheck<
  TData = DataOf<'deskLedgerLastCheck'>,
  TError = ErrorType<'deskLedgerLastCheck'>,
>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskLedgerLastCheck'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskLedgerLastCheck'>, TError, DataOf<'deskLedgerLastCheck'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Reads how far the last check of the ledger is, or what it has found, rule by rule.
 * Calls `deskLedgerLastCheck`.
 */
export function useDeskLedgerLastCheck<
  TData = DataOf<'deskLedgerLastCheck'>,
  TError = ErrorType<'deskLedgerLastCheck'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskLedgerLastCheck'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskLedgerLastCheck'>, TError, DataOf<'deskLedgerLastCheck'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Reads how far the last check of the ledger is, or what it has found, rule by rule.
 * Calls `deskLedgerLastCheck`.
 */
export function useDeskLedgerLastCheck<
  TData = DataOf<'deskLedgerLastCheck'>,
  TError = ErrorType<'deskLedgerLastCheck'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskLedgerLastCheck'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Reads how far the last check of the ledger is, or what it has found, rule by rule.
 * Calls `deskLedgerLastCheck`.
 */
export function useDeskLedgerLastCheck<
  TData = DataOf<'deskLedgerLastCheck'>,
  TError = ErrorType<'deskLedgerLastCheck'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskLedgerLastCheck'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskLedgerLastCheckQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
