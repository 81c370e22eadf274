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
  DeskLoanDecideOk,
  DeskLoanDecideParams,
  DeskLoanInfoOk,
  DeskLoanInfoParams,
  DeskLoanListOk,
  DeskLoanListParams,
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
 * Lists applications for loans and running loans of all users by where they stand, with the day on which they are due.
 * @summary List loans
 */
export const useDeskLoanListHook = () => {
  const deskLoanList = useCall<DeskLoanListOk>(operations.deskLoanList);

  return useCallback(
    (params?: DeskLoanListParams, signal?: AbortSignal) => {
      return deskLoanList(params, signal);
    },
    [deskLoanList],
  );
};

export const getDeskLoanListInfiniteQueryKey = (params?: DeskLoanListParams) => {
  return ['infinite', 'deskLoanList', ...(params ? [params] : [])] as const;
};

export const getDeskLoanListQueryKey = (params?: DeskLoanListParams) => {
  return ['deskLoanList', ...(params ? [params] : [])] as const;
};

export const useDeskLoanListInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>,
    DeskLoanListParams['pageNum']
  >,
  TError = ErrorType<'deskLoanList'>,
>(
  params?: DeskLoanListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskLoanListParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskLoanListInfiniteQueryKey(params);

  const deskLoanList = useDeskLoanListHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>,
    QueryKey,
    DeskLoanListParams['pageNum']
  > = ({ signal, pageParam }) =>
    deskLoanList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskLoanList,
  );

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>,
    TError,
    TData,
    QueryKey,
    DeskLoanListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskLoanListInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>
>;
export type DeskLoanListInfiniteQueryError = ErrorType<'deskLoanList'>;

export function useDeskLoanListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>,
    DeskLoanListParams['pageNum']
  >,
  TError = ErrorType<'deskLoanList'>,
>(
  params: undefined | DeskLoanListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskLoanListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskLoanListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>,
    DeskLoanListParams['pageNum']
  >,
  TError = ErrorType<'deskLoanList'>,
>(
  params?: DeskLoanListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskLoanListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskLoanListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>,
    DeskLoanListParams['pageNum']
  >,
  TError = ErrorType<'deskLoanList'>,
>(
  params?: DeskLoanListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskLoanListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List loans
 */

export function useDeskLoanListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>,
    DeskLoanListParams['pageNum']
  >,
  TError = ErrorType<'deskLoanList'>,
>(
  params?: DeskLoanListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskLoanListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskLoanListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useDeskLoanListQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>,
  TError = ErrorType<'deskLoanList'>,
>(
  params?: DeskLoanListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskLoanListQueryKey(params);

  const deskLoanList = useDeskLoanListHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>> = ({ signal }) =>
    deskLoanList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskLoanList,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskLoanListQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>
>;
export type DeskLoanListQueryError = ErrorType<'deskLoanList'>;

export function useDeskLoanList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>,
  TError = ErrorType<'deskLoanList'>,
>(
  params: undefined | DeskLoanListParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskLoanList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>,
  TError = ErrorType<'deskLoanList'>,
>(
  params?: DeskLoanListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskLoanList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>,
  TError = ErrorType<'deskLoanList'>,
>(
  params?: DeskLoanListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List loans
 */

export function useDeskLoanList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>,
  TError = ErrorType<'deskLoanList'>,
>(
  params?: DeskLoanListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLoanListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskLoanListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers one loan with the pictures of the applicant, what lies in the wallet, purchases, open debt and its history.
 * @summary Show one loan
 */
export const useDeskLoanInfoHook = () => {
  const deskLoanInfo = useCall<DeskLoanInfoOk>(operations.deskLoanInfo);

  return useCallback(
    (params: DeskLoanInfoParams, signal?: AbortSignal) => {
      return deskLoanInfo(params, signal);
    },
    [deskLoanInfo],
  );
};

export const getDeskLoanInfoQueryKey = (params?: DeskLoanInfoParams) => {
  return ['deskLoanInfo', ...(params ? [params] : [])] as const;
};

export const useDeskLoanInfoQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLoanInfoHook>>>,
  TError = ErrorType<'deskLoanInfo'>,
>(
  params: DeskLoanInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLoanInfoHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskLoanInfoQueryKey(params);

  const deskLoanInfo = useDeskLoanInfoHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useDeskLoanInfoHook>>>> = ({ signal }) =>
    deskLoanInfo(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskLoanInfo,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskLoanInfoHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskLoanInfoQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskLoanInfoHook>>>
>;
export type DeskLoanInfoQueryError = ErrorType<'deskLoanInfo'>;

export function useDeskLoanInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLoanInfoHook>>>,
  TError = ErrorType<'deskLoanInfo'>,
>(
  params: DeskLoanInfoParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLoanInfoHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskLoanInfoHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskLoanInfoHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskLoanInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLoanInfoHook>>>,
  TError = ErrorType<'deskLoanInfo'>,
>(
  params: DeskLoanInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLoanInfoHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskLoanInfoHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskLoanInfoHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskLoanInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLoanInfoHook>>>,
  TError = ErrorType<'deskLoanInfo'>,
>(
  params: DeskLoanInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLoanInfoHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show one loan
 */

export function useDeskLoanInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLoanInfoHook>>>,
  TError = ErrorType<'deskLoanInfo'>,
>(
  params: DeskLoanInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLoanInfoHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskLoanInfoQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Grants an application, which pays the sum to the wallet and starts the term, or refuses it with a reason. A refused applicant can apply again.
 * @summary Grant or refuse a loan
 */
export const useDeskLoanDecideHook = () => {
  const deskLoanDecide = useCall<DeskLoanDecideOk>(operations.deskLoanDecide);

  return useCallback(
    (params: DeskLoanDecideParams, signal?: AbortSignal) => {
      return deskLoanDecide(params, signal);
    },
    [deskLoanDecide],
  );
};

export const getDeskLoanDecideMutationKey = () => ['deskLoanDecide'] as const;

export const useDeskLoanDecideMutationOptions = <
  TError = ErrorType<'deskLoanDecide'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskLoanDecideHook>>>,
    TError,
    DeskLoanDecideMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskLoanDecideHook>>>,
  TError,
  DeskLoanDecideMutationVariables,
  TContext
> => {
  const mutationKey = getDeskLoanDecideMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskLoanDecide = useDeskLoanDecideHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskLoanDecideHook>>>,
    DeskLoanDecideMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return deskLoanDecide(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskLoanDecideMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskLoanDecideHook>>>
>;

export type DeskLoanDecideMutationError = ErrorType<'deskLoanDecide'>;
export type DeskLoanDecideMutationVariables = { params: DeskLoanDecideParams };

/**
 * @summary Grant or refuse a loan
 */
export const useDeskLoanDecide = <TError = ErrorType<'deskLoanDecide'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskLoanDecideHook>>>,
      TError,
      DeskLoanDecideMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskLoanDecideHook>>>,
  TError,
  DeskLoanDecideMutationVariables,
  TContext
> => {
  return useMutation(useDeskLoanDecideMutationOptions(options), queryClient);
};
