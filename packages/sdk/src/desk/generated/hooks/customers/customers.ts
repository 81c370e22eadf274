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
  DeskClosingListOk,
  DeskClosingListParams,
  DeskCustomerHoldOk,
  DeskCustomerHoldParams,
  DeskCustomerInfoOk,
  DeskCustomerInfoParams,
  DeskCustomerListOk,
  DeskCustomerListParams,
  DeskCustomerReleaseAddressOk,
  DeskCustomerReleaseAddressParams,
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
 * Lists accounts whose owners closed them, and those whose owners tried to, with what keeps them open now.
 * @summary List closed accounts and those that could not be closed
 */
export const useDeskClosingListHook = () => {
  const deskClosingList = useCall<DeskClosingListOk>(operations.deskClosingList);

  return useCallback(
    (params?: DeskClosingListParams, signal?: AbortSignal) => {
      return deskClosingList(params, signal);
    },
    [deskClosingList],
  );
};

export const getDeskClosingListInfiniteQueryKey = (params?: DeskClosingListParams) => {
  return ['infinite', 'deskClosingList', ...(params ? [params] : [])] as const;
};

export const getDeskClosingListQueryKey = (params?: DeskClosingListParams) => {
  return ['deskClosingList', ...(params ? [params] : [])] as const;
};

export const useDeskClosingListInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>,
    DeskClosingListParams['pageNum']
  >,
  TError = ErrorType<'deskClosingList'>,
>(
  params?: DeskClosingListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskClosingListParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskClosingListInfiniteQueryKey(params);

  const deskClosingList = useDeskClosingListHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>,
    QueryKey,
    DeskClosingListParams['pageNum']
  > = ({ signal, pageParam }) =>
    deskClosingList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskClosingList,
  );

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>,
    TError,
    TData,
    QueryKey,
    DeskClosingListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskClosingListInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>
>;
export type DeskClosingListInfiniteQueryError = ErrorType<'deskClosingList'>;

export function useDeskClosingListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>,
    DeskClosingListParams['pageNum']
  >,
  TError = ErrorType<'deskClosingList'>,
>(
  params: undefined | DeskClosingListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskClosingListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskClosingListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>,
    DeskClosingListParams['pageNum']
  >,
  TError = ErrorType<'deskClosingList'>,
>(
  params?: DeskClosingListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskClosingListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskClosingListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>,
    DeskClosingListParams['pageNum']
  >,
  TError = ErrorType<'deskClosingList'>,
>(
  params?: DeskClosingListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskClosingListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List closed accounts and those that could not be closed
 */

export function useDeskClosingListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>,
    DeskClosingListParams['pageNum']
  >,
  TError = ErrorType<'deskClosingList'>,
>(
  params?: DeskClosingListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskClosingListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskClosingListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useDeskClosingListQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>,
  TError = ErrorType<'deskClosingList'>,
>(
  params?: DeskClosingListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskClosingListQueryKey(params);

  const deskClosingList = useDeskClosingListHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>> = ({
    signal,
  }) => deskClosingList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskClosingList,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskClosingListQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>
>;
export type DeskClosingListQueryError = ErrorType<'deskClosingList'>;

export function useDeskClosingList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>,
  TError = ErrorType<'deskClosingList'>,
>(
  params: undefined | DeskClosingListParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskClosingList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>,
  TError = ErrorType<'deskClosingList'>,
>(
  params?: DeskClosingListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskClosingList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>,
  TError = ErrorType<'deskClosingList'>,
>(
  params?: DeskClosingListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List closed accounts and those that could not be closed
 */

export function useDeskClosingList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>,
  TError = ErrorType<'deskClosingList'>,
>(
  params?: DeskClosingListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskClosingListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskClosingListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Finds users by id, name, e-mail address, phone or code, and by how they are held. Addresses and phones are not shown here.
 * @summary Find users
 */
export const useDeskCustomerListHook = () => {
  const deskCustomerList = useCall<DeskCustomerListOk>(operations.deskCustomerList);

  return useCallback(
    (params?: DeskCustomerListParams, signal?: AbortSignal) => {
      return deskCustomerList(params, signal);
    },
    [deskCustomerList],
  );
};

export const getDeskCustomerListInfiniteQueryKey = (params?: DeskCustomerListParams) => {
  return ['infinite', 'deskCustomerList', ...(params ? [params] : [])] as const;
};

export const getDeskCustomerListQueryKey = (params?: DeskCustomerListParams) => {
  return ['deskCustomerList', ...(params ? [params] : [])] as const;
};

export const useDeskCustomerListInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>,
    DeskCustomerListParams['pageNum']
  >,
  TError = ErrorType<'deskCustomerList'>,
>(
  params?: DeskCustomerListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskCustomerListParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskCustomerListInfiniteQueryKey(params);

  const deskCustomerList = useDeskCustomerListHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>,
    QueryKey,
    DeskCustomerListParams['pageNum']
  > = ({ signal, pageParam }) =>
    deskCustomerList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskCustomerList,
  );

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>,
    TError,
    TData,
    QueryKey,
    DeskCustomerListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskCustomerListInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>
>;
export type DeskCustomerListInfiniteQueryError = ErrorType<'deskCustomerList'>;

export function useDeskCustomerListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>,
    DeskCustomerListParams['pageNum']
  >,
  TError = ErrorType<'deskCustomerList'>,
>(
  params: undefined | DeskCustomerListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskCustomerListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskCustomerListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>,
    DeskCustomerListParams['pageNum']
  >,
  TError = ErrorType<'deskCustomerList'>,
>(
  params?: DeskCustomerListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskCustomerListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskCustomerListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>,
    DeskCustomerListParams['pageNum']
  >,
  TError = ErrorType<'deskCustomerList'>,
>(
  params?: DeskCustomerListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskCustomerListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Find users
 */

export function useDeskCustomerListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>,
    DeskCustomerListParams['pageNum']
  >,
  TError = ErrorType<'deskCustomerList'>,
>(
  params?: DeskCustomerListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskCustomerListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskCustomerListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useDeskCustomerListQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>,
  TError = ErrorType<'deskCustomerList'>,
>(
  params?: DeskCustomerListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskCustomerListQueryKey(params);

  const deskCustomerList = useDeskCustomerListHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>> = ({
    signal,
  }) => deskCustomerList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskCustomerList,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskCustomerListQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>
>;
export type DeskCustomerListQueryError = ErrorType<'deskCustomerList'>;

export function useDeskCustomerList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>,
  TError = ErrorType<'deskCustomerList'>,
>(
  params: undefined | DeskCustomerListParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskCustomerList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>,
  TError = ErrorType<'deskCustomerList'>,
>(
  params?: DeskCustomerListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskCustomerList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>,
  TError = ErrorType<'deskCustomerList'>,
>(
  params?: DeskCustomerListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Find users
 */

export function useDeskCustomerList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>,
  TError = ErrorType<'deskCustomerList'>,
>(
  params?: DeskCustomerListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskCustomerListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskCustomerListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers one user with orders, identity, sessions and what the desk has done; money only for those who may see money.
 * @summary Show one user
 */
export const useDeskCustomerInfoHook = () => {
  const deskCustomerInfo = useCall<DeskCustomerInfoOk>(operations.deskCustomerInfo);

  return useCallback(
    (params: DeskCustomerInfoParams, signal?: AbortSignal) => {
      return deskCustomerInfo(params, signal);
    },
    [deskCustomerInfo],
  );
};

export const getDeskCustomerInfoQueryKey = (params?: DeskCustomerInfoParams) => {
  return ['deskCustomerInfo', ...(params ? [params] : [])] as const;
};

export const useDeskCustomerInfoQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useDeskCustomerInfoHook>>>,
  TError = ErrorType<'deskCustomerInfo'>,
>(
  params: DeskCustomerInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskCustomerInfoHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskCustomerInfoQueryKey(params);

  const deskCustomerInfo = useDeskCustomerInfoHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useDeskCustomerInfoHook>>>> = ({
    signal,
  }) => deskCustomerInfo(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskCustomerInfo,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskCustomerInfoHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskCustomerInfoQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskCustomerInfoHook>>>
>;
export type DeskCustomerInfoQueryError = ErrorType<'deskCustomerInfo'>;

export function useDeskCustomerInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskCustomerInfoHook>>>,
  TError = ErrorType<'deskCustomerInfo'>,
>(
  params: DeskCustomerInfoParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskCustomerInfoHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskCustomerInfoHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskCustomerInfoHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskCustomerInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskCustomerInfoHook>>>,
  TError = ErrorType<'deskCustomerInfo'>,
>(
  params: DeskCustomerInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskCustomerInfoHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskCustomerInfoHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskCustomerInfoHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskCustomerInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskCustomerInfoHook>>>,
  TError = ErrorType<'deskCustomerInfo'>,
>(
  params: DeskCustomerInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskCustomerInfoHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show one user
 */

export function useDeskCustomerInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskCustomerInfoHook>>>,
  TError = ErrorType<'deskCustomerInfo'>,
>(
  params: DeskCustomerInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskCustomerInfoHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskCustomerInfoQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Holds an account so that money can not leave, freezes it so that nobody can log in, or releases it; always with a reason.
 * @summary Hold or release an account
 */
export const useDeskCustomerHoldHook = () => {
  const deskCustomerHold = useCall<DeskCustomerHoldOk>(operations.deskCustomerHold);

  return useCallback(
    (params: DeskCustomerHoldParams, signal?: AbortSignal) => {
      return deskCustomerHold(params, signal);
    },
    [deskCustomerHold],
  );
};

export const getDeskCustomerHoldMutationKey = () => ['deskCustomerHold'] as const;

export const useDeskCustomerHoldMutationOptions = <
  TError = ErrorType<'deskCustomerHold'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskCustomerHoldHook>>>,
    TError,
    DeskCustomerHoldMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskCustomerHoldHook>>>,
  TError,
  DeskCustomerHoldMutationVariables,
  TContext
> => {
  const mutationKey = getDeskCustomerHoldMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskCustomerHold = useDeskCustomerHoldHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskCustomerHoldHook>>>,
    DeskCustomerHoldMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return deskCustomerHold(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskCustomerHoldMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskCustomerHoldHook>>>
>;

export type DeskCustomerHoldMutationError = ErrorType<'deskCustomerHold'>;
export type DeskCustomerHoldMutationVariables = { params: DeskCustomerHoldParams };

/**
 * @summary Hold or release an account
 */
export const useDeskCustomerHold = <TError = ErrorType<'deskCustomerHold'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskCustomerHoldHook>>>,
      TError,
      DeskCustomerHoldMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskCustomerHoldHook>>>,
  TError,
  DeskCustomerHoldMutationVariables,
  TContext
> => {
  return useMutation(useDeskCustomerHoldMutationOptions(options), queryClient);
};
/**
 * Removes the withdrawal address of a user at once, with a reason, so that the user can bind another one. The user is notified. Withdrawals under way still go to the old one.
 * @summary Remove a user's withdrawal address
 */
export const useDeskCustomerReleaseAddressHook = () => {
  const deskCustomerReleaseAddress = useCall<DeskCustomerReleaseAddressOk>(
    operations.deskCustomerReleaseAddress,
  );

  return useCallback(
    (params: DeskCustomerReleaseAddressParams, signal?: AbortSignal) => {
      return deskCustomerReleaseAddress(params, signal);
    },
    [deskCustomerReleaseAddress],
  );
};

export const getDeskCustomerReleaseAddressMutationKey = () => ['deskCustomerReleaseAddress'] as const;

export const useDeskCustomerReleaseAddressMutationOptions = <
  TError = ErrorType<'deskCustomerReleaseAddress'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskCustomerReleaseAddressHook>>>,
    TError,
    DeskCustomerReleaseAddressMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskCustomerReleaseAddressHook>>>,
  TError,
  DeskCustomerReleaseAddressMutationVariables,
  TContext
> => {
  const mutationKey = getDeskCustomerReleaseAddressMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskCustomerReleaseAddress = useDeskCustomerReleaseAddressHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskCustomerReleaseAddressHook>>>,
    DeskCustomerReleaseAddressMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return deskCustomerReleaseAddress(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskCustomerReleaseAddressMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskCustomerReleaseAddressHook>>>
>;

export type DeskCustomerReleaseAddressMutationError = ErrorType<'deskCustomerReleaseAddress'>;
export type DeskCustomerReleaseAddressMutationVariables = { params: DeskCustomerReleaseAddressParams };

/**
 * @summary Remove a user's withdrawal address
 */
export const useDeskCustomerReleaseAddress = <
  TError = ErrorType<'deskCustomerReleaseAddress'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskCustomerReleaseAddressHook>>>,
      TError,
      DeskCustomerReleaseAddressMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskCustomerReleaseAddressHook>>>,
  TError,
  DeskCustomerReleaseAddressMutationVariables,
  TContext
> => {
  return useMutation(useDeskCustomerReleaseAddressMutationOptions(options), queryClient);
};
