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
  DeskApplicationDecideOk,
  DeskApplicationDecideParams,
  DeskApplicationListOk,
  DeskApplicationListParams,
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
 * Lists applications to sell in the mall with the identity of the applicant and whether a store has the same name.
 * @summary List applications to sell
 */
export const useDeskApplicationListHook = () => {
  const deskApplicationList = useCall<DeskApplicationListOk>(operations.deskApplicationList);

  return useCallback(
    (params?: DeskApplicationListParams, signal?: AbortSignal) => {
      return deskApplicationList(params, signal);
    },
    [deskApplicationList],
  );
};

export const getDeskApplicationListInfiniteQueryKey = (params?: DeskApplicationListParams) => {
  return ['infinite', 'deskApplicationList', ...(params ? [params] : [])] as const;
};

export const getDeskApplicationListQueryKey = (params?: DeskApplicationListParams) => {
  return ['deskApplicationList', ...(params ? [params] : [])] as const;
};

export const useDeskApplicationListInfiniteQueryOptions = <
  TData = InfiniteData<DataOf<'deskApplicationList'>, DeskApplicationListParams['pageNum']>,
  TError = ErrorType<'deskApplicationList'>,
>(
  params?: DeskApplicationListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskApplicationList'>,
        TError,
        TData,
        QueryKey,
        DeskApplicationListParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskApplicationListInfiniteQueryKey(params);

  const deskApplicationList = useDeskApplicationListHook();

  const queryFn: QueryFunction<
    DataOf<'deskApplicationList'>,
    QueryKey,
    DeskApplicationListParams['pageNum']
  > = ({ signal, pageParam }) =>
    deskApplicationList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskApplicationList,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'deskApplicationList'>,
    TError,
    TData,
    QueryKey,
    DeskApplicationListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskApplicationListInfiniteQueryResult = NonNullable<DataOf<'deskApplicationList'>>;
export type DeskApplicationListInfiniteQueryError = ErrorType<'deskApplicationList'>;

/**
 * Lists applications to sell in the mall with the identity of the applicant and whether a store has the same name.
 * Calls `deskApplicationList`.
 */
export function useDeskApplicationListInfinite<
  TData = InfiniteData<DataOf<'deskApplicationList'>, DeskApplicationListParams['pageNum']>,
  TError = ErrorType<'deskApplicationList'>,
>(
  params: undefined | DeskApplicationListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskApplicationList'>,
        TError,
        TData,
        QueryKey,
        DeskApplicationListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'deskApplicationList'>,
          TError,
          DataOf<'deskApplicationList'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists applications to sell in the mall with the identity of the applicant and whether a store has the same name.
 * Calls `deskApplicationList`.
 */
export function useDeskApplicationListInfinite<
  TData = InfiniteData<DataOf<'deskApplicationList'>, DeskApplicationListParams['pageNum']>,
  TError = ErrorType<'deskApplicationList'>,
>(
  params?: DeskApplicationListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskApplicationList'>,
        TError,
        TData,
        QueryKey,
        DeskApplicationListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'deskApplicationList'>,
          TError,
          DataOf<'deskApplicationList'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists applications to sell in the mall with the identity of the applicant and whether a store has the same name.
 * Calls `deskApplicationList`.
 */
export function useDeskApplicationListInfinite<
  TData = InfiniteData<DataOf<'deskApplicationList'>, DeskApplicationListParams['pageNum']>,
  TError = ErrorType<'deskApplicationList'>,
>(
  params?: DeskApplicationListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskApplicationList'>,
        TError,
        TData,
        QueryKey,
        DeskApplicationListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists applications to sell in the mall with the identity of the applicant and whether a store has the same name.
 * Calls `deskApplicationList`.
 */
export function useDeskApplicationListInfinite<
  TData = InfiniteData<DataOf<'deskApplicationList'>, DeskApplicationListParams['pageNum']>,
  TError = ErrorType<'deskApplicationList'>,
>(
  params?: DeskApplicationListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskApplicationList'>,
        TError,
        TData,
        QueryKey,
        DeskApplicationListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskApplicationListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useDeskApplicationListQueryOptions = <
  TData = DataOf<'deskApplicationList'>,
  TError = ErrorType<'deskApplicationList'>,
>(
  params?: DeskApplicationListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskApplicationList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskApplicationListQueryKey(params);

  const deskApplicationList = useDeskApplicationListHook();

  const queryFn: QueryFunction<DataOf<'deskApplicationList'>> = ({ signal }) =>
    deskApplicationList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskApplicationList,
  );

  return customOptions as UseQueryOptions<DataOf<'deskApplicationList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskApplicationListQueryResult = NonNullable<DataOf<'deskApplicationList'>>;
export type DeskApplicationListQueryError = ErrorType<'deskApplicationList'>;

/**
 * Lists applications to sell in the mall with the identity of the applicant and whether a store has the same name.
 * Calls `deskApplicationList`.
 */
export function useDeskApplicationList<
  TData = DataOf<'deskApplicationList'>,
  TError = ErrorType<'deskApplicationList'>,
>(
  params: undefined | DeskApplicationListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskApplicationList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskApplicationList'>, TError, DataOf<'deskApplicationList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists applications to sell in the mall with the identity of the applicant and whether a store has the same name.
 * Calls `deskApplicationList`.
 */
export function useDeskApplicationList<
  TData = DataOf<'deskApplicationList'>,
  TError = ErrorType<'deskApplicationList'>,
>(
  params?: DeskApplicationListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskApplicationList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskApplicationList'>, TError, DataOf<'deskApplicationList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists applications to sell in the mall with the identity of the applicant and whether a store has the same name.
 * Calls `deskApplicationList`.
 */
export function useDeskApplicationList<
  TData = DataOf<'deskApplicationList'>,
  TError = ErrorType<'deskApplicationList'>,
>(
  params?: DeskApplicationListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskApplicationList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists applications to sell in the mall with the identity of the applicant and whether a store has the same name.
 * Calls `deskApplicationList`.
 */
export function useDeskApplicationList<
  TData = DataOf<'deskApplicationList'>,
  TError = ErrorType<'deskApplicationList'>,
>(
  params?: DeskApplicationListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskApplicationList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskApplicationListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Admits an applicant, which opens the store, or refuses with a reason that the applicant reads. A refused applicant can apply again.
 * @summary Admit or refuse a merchant
 */
export const useDeskApplicationDecideHook = () => {
  const deskApplicationDecide = useCall<DeskApplicationDecideOk>(operations.deskApplicationDecide);

  return useCallback(
    (params: DeskApplicationDecideParams, signal?: AbortSignal) => {
      return deskApplicationDecide(params, signal);
    },
    [deskApplicationDecide],
  );
};

export const getDeskApplicationDecideMutationKey = () => ['deskApplicationDecide'] as const;

export const useDeskApplicationDecideMutationOptions = <
  TError = ErrorType<'deskApplicationDecide'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'deskApplicationDecide'>,
    TError,
    DeskApplicationDecideMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'deskApplicationDecide'>,
  TError,
  DeskApplicationDecideMutationVariables,
  TContext
> => {
  const mutationKey = getDeskApplicationDecideMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskApplicationDecide = useDeskApplicationDecideHook();

  const mutationFn: MutationFunction<
    DataOf<'deskApplicationDecide'>,
    DeskApplicationDecideMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return deskApplicationDecide(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskApplicationDecideMutationResult = NonNullable<DataOf<'deskApplicationDecide'>>;

export type DeskApplicationDecideMutationError = ErrorType<'deskApplicationDecide'>;
export type DeskApplicationDecideMutationVariables = { params: DeskApplicationDecideParams };

/**
 * Admits an applicant, which opens the store, or refuses with a reason that the applicant reads. A refused applicant can apply again.
 * Calls `deskApplicationDecide`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 * - `duplicateSubmission`: This was already submitted.
 * - `accountFrozen`: This account is frozen. Please contact customer service.
 * - `reasonRequired`: Please give a reason.
 */
export const useDeskApplicationDecide = <TError = ErrorType<'deskApplicationDecide'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskApplicationDecide'>,
      TError,
      DeskApplicationDecideMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'deskApplicationDecide'>,
  TError,
  DeskApplicationDecideMutationVariables,
  TContext
> => {
  return useMutation(useDeskApplicationDecideMutationOptions(options), queryClient);
};
