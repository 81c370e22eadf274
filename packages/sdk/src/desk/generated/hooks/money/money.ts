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
