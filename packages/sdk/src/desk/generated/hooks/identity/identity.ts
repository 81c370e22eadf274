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
  DeskIdentityDecideOk,
  DeskIdentityDecideParams,
  DeskIdentityInfoOk,
  DeskIdentityInfoParams,
  DeskIdentityListOk,
  DeskIdentityListParams,
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
 * Lists the identity checks of all users by where they stand and by kind, so that the oldest can be taken first.
 * @summary List identity checks
 */
export const useDeskIdentityListHook = () => {
  const deskIdentityList = useCall<DeskIdentityListOk>(operations.deskIdentityList);

  return useCallback(
    (params?: DeskIdentityListParams, signal?: AbortSignal) => {
      return deskIdentityList(params, signal);
    },
    [deskIdentityList],
  );
};

export const getDeskIdentityListInfiniteQueryKey = (params?: DeskIdentityListParams) => {
  return ['infinite', 'deskIdentityList', ...(params ? [params] : [])] as const;
};

export const getDeskIdentityListQueryKey = (params?: DeskIdentityListParams) => {
  return ['deskIdentityList', ...(params ? [params] : [])] as const;
};

export const useDeskIdentityListInfiniteQueryOptions = <
  TData = InfiniteData<DataOf<'deskIdentityList'>, DeskIdentityListParams['pageNum']>,
  TError = ErrorType<'deskIdentityList'>,
>(
  params?: DeskIdentityListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskIdentityList'>,
        TError,
        TData,
        QueryKey,
        DeskIdentityListParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskIdentityListInfiniteQueryKey(params);

  const deskIdentityList = useDeskIdentityListHook();

  const queryFn: QueryFunction<DataOf<'deskIdentityList'>, QueryKey, DeskIdentityListParams['pageNum']> = ({
    signal,
    pageParam,
  }) => deskIdentityList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskIdentityList,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'deskIdentityList'>,
    TError,
    TData,
    QueryKey,
    DeskIdentityListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskIdentityListInfiniteQueryResult = NonNullable<DataOf<'deskIdentityList'>>;
export type DeskIdentityListInfiniteQueryError = ErrorType<'deskIdentityList'>;

/**
 * Lists the identity checks of all users by where they stand and by kind, so that the oldest can be taken first.
 * Calls `deskIdentityList`.
 */
export function useDeskIdentityListInfinite<
  TData = InfiniteData<DataOf<'deskIdentityList'>, DeskIdentityListParams['pageNum']>,
  TError = ErrorType<'deskIdentityList'>,
>(
  params: undefined | DeskIdentityListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskIdentityList'>,
        TError,
        TData,
        QueryKey,
        DeskIdentityListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskIdentityList'>, TError, DataOf<'deskIdentityList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the identity checks of all users by where they stand and by kind, so that the oldest can be taken first.
 * Calls `deskIdentityList`.
 */
export function useDeskIdentityListInfinite<
  TData = InfiniteData<DataOf<'deskIdentityList'>, DeskIdentityListParams['pageNum']>,
  TError = ErrorType<'deskIdentityList'>,
>(
  params?: DeskIdentityListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskIdentityList'>,
        TError,
        TData,
        QueryKey,
        DeskIdentityListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskIdentityList'>, TError, DataOf<'deskIdentityList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the identity checks of all users by where they stand and by kind, so that the oldest can be taken first.
 * Calls `deskIdentityList`.
 */
export function useDeskIdentityListInfinite<
  TData = InfiniteData<DataOf<'deskIdentityList'>, DeskIdentityListParams['pageNum']>,
  TError = ErrorType<'deskIdentityList'>,
>(
  params?: DeskIdentityListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskIdentityList'>,
        TError,
        TData,
        QueryKey,
        DeskIdentityListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the identity checks of all users by where they stand and by kind, so that the oldest can be taken first.
 * Calls `deskIdentityList`.
 */
export function useDeskIdentityListInfinite<
  TData = InfiniteData<DataOf<'deskIdentityList'>, DeskIdentityListParams['pageNum']>,
  TError = ErrorType<'deskIdentityList'>,
>(
  params?: DeskIdentityListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskIdentityList'>,
        TError,
        TData,
        QueryKey,
        DeskIdentityListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskIdentityListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useDeskIdentityListQueryOptions = <
  TData = DataOf<'deskIdentityList'>,
  TError = ErrorType<'deskIdentityList'>,
>(
  params?: DeskIdentityListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskIdentityList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskIdentityListQueryKey(params);

  const deskIdentityList = useDeskIdentityListHook();

  const queryFn: QueryFunction<DataOf<'deskIdentityList'>> = ({ signal }) => deskIdentityList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskIdentityList,
  );

  return customOptions as UseQueryOptions<DataOf<'deskIdentityList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskIdentityListQueryResult = NonNullable<DataOf<'deskIdentityList'>>;
export type DeskIdentityListQueryError = ErrorType<'deskIdentityList'>;

/**
 * Lists the identity checks of all users by where they stand and by kind, so that the oldest can be taken first.
 * Calls `deskIdentityList`.
 */
export function useDeskIdentityList<
  TData = DataOf<'deskIdentityList'>,
  TError = ErrorType<'deskIdentityList'>,
>(
  params: undefined | DeskIdentityListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskIdentityList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskIdentityList'>, TError, DataOf<'deskIdentityList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the identity checks of all users by where they stand and by kind, so that the oldest can be taken first.
 * Calls `deskIdentityList`.
 */
export function useDeskIdentityList<
  TData = DataOf<'deskIdentityList'>,
  TError = ErrorType<'deskIdentityList'>,
>(
  params?: DeskIdentityListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskIdentityList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskIdentityList'>, TError, DataOf<'deskIdentityList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the identity checks of all users by where they stand and by kind, so that the oldest can be taken first.
 * Calls `deskIdentityList`.
 */
export function useDeskIdentityList<
  TData = DataOf<'deskIdentityList'>,
  TError = ErrorType<'deskIdentityList'>,
>(
  params?: DeskIdentityListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskIdentityList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the identity checks of all users by where they stand and by kind, so that the oldest can be taken first.
 * Calls `deskIdentityList`.
 */
export function useDeskIdentityList<
  TData = DataOf<'deskIdentityList'>,
  TError = ErrorType<'deskIdentityList'>,
>(
  params?: DeskIdentityListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskIdentityList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskIdentityListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers one identity check with what was typed, the pictures, and other users with the same number of a document.
 * @summary Show one identity check
 */
export const useDeskIdentityInfoHook = () => {
  const deskIdentityInfo = useCall<DeskIdentityInfoOk>(operations.deskIdentityInfo);

  return useCallback(
    (params: DeskIdentityInfoParams, signal?: AbortSignal) => {
      return deskIdentityInfo(params, signal);
    },
    [deskIdentityInfo],
  );
};

export const getDeskIdentityInfoQueryKey = (params?: DeskIdentityInfoParams) => {
  return ['deskIdentityInfo', ...(params ? [params] : [])] as const;
};

export const useDeskIdentityInfoQueryOptions = <
  TData = DataOf<'deskIdentityInfo'>,
  TError = ErrorType<'deskIdentityInfo'>,
>(
  params: DeskIdentityInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskIdentityInfo'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskIdentityInfoQueryKey(params);

  const deskIdentityInfo = useDeskIdentityInfoHook();

  const queryFn: QueryFunction<DataOf<'deskIdentityInfo'>> = ({ signal }) => deskIdentityInfo(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskIdentityInfo,
  );

  return customOptions as UseQueryOptions<DataOf<'deskIdentityInfo'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskIdentityInfoQueryResult = NonNullable<DataOf<'deskIdentityInfo'>>;
export type DeskIdentityInfoQueryError = ErrorType<'deskIdentityInfo'>;

/**
 * Answers one identity check with what was typed, the pictures, and other users with the same number of a document.
 * Calls `deskIdentityInfo`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export function useDeskIdentityInfo<
  TData = DataOf<'deskIdentityInfo'>,
  TError = ErrorType<'deskIdentityInfo'>,
>(
  params: DeskIdentityInfoParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskIdentityInfo'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskIdentityInfo'>, TError, DataOf<'deskIdentityInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one identity check with what was typed, the pictures, and other users with the same number of a document.
 * Calls `deskIdentityInfo`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export function useDeskIdentityInfo<
  TData = DataOf<'deskIdentityInfo'>,
  TError = ErrorType<'deskIdentityInfo'>,
>(
  params: DeskIdentityInfoParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskIdentityInfo'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskIdentityInfo'>, TError, DataOf<'deskIdentityInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one identity check with what was typed, the pictures, and other users with the same number of a document.
 * Calls `deskIdentityInfo`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export function useDeskIdentityInfo<
  TData = DataOf<'deskIdentityInfo'>,
  TError = ErrorType<'deskIdentityInfo'>,
>(
  params: DeskIdentityInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskIdentityInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one identity check with what was typed, the pictures, and other users with the same number of a document.
 * Calls `deskIdentityInfo`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export function useDeskIdentityInfo<
  TData = DataOf<'deskIdentityInfo'>,
  TError = ErrorType<'deskIdentityInfo'>,
>(
  params: DeskIdentityInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskIdentityInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskIdentityInfoQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Takes an identity check into review, passes it, or refuses it with a reason that the applicant reads. A refused applicant can apply again.
 * @summary Decide an identity check
 */
export const useDeskIdentityDecideHook = () => {
  const deskIdentityDecide = useCall<DeskIdentityDecideOk>(operations.deskIdentityDecide);

  return useCallback(
    (params: DeskIdentityDecideParams, signal?: AbortSignal) => {
      return deskIdentityDecide(params, signal);
    },
    [deskIdentityDecide],
  );
};

export const getDeskIdentityDecideMutationKey = () => ['deskIdentityDecide'] as const;

export const useDeskIdentityDecideMutationOptions = <
  TError = ErrorType<'deskIdentityDecide'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'deskIdentityDecide'>,
    TError,
    DeskIdentityDecideMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'deskIdentityDecide'>,
  TError,
  DeskIdentityDecideMutationVariables,
  TContext
> => {
  const mutationKey = getDeskIdentityDecideMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskIdentityDecide = useDeskIdentityDecideHook();

  const mutationFn: MutationFunction<DataOf<'deskIdentityDecide'>, DeskIdentityDecideMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return deskIdentityDecide(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskIdentityDecideMutationResult = NonNullable<DataOf<'deskIdentityDecide'>>;

export type DeskIdentityDecideMutationError = ErrorType<'deskIdentityDecide'>;
export type DeskIdentityDecideMutationVariables = { params: DeskIdentityDecideParams };

/**
 * Takes an identity check into review, passes it, or refuses it with a reason that the applicant reads. A refused applicant can apply again.
 * Calls `deskIdentityDecide`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 * - `alreadyVerified`: You are already verified.
 * - `verificationUnderReview`: Your verification is already under review.
 * - `reasonRequired`: Please give a reason.
 */
export const useDeskIdentityDecide = <TError = ErrorType<'deskIdentityDecide'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskIdentityDecide'>,
      TError,
      DeskIdentityDecideMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskIdentityDecide'>, TError, DeskIdentityDecideMutationVariables, TContext> => {
  return useMutation(useDeskIdentityDecideMutationOptions(options), queryClient);
};
