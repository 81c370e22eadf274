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
  TData = InfiniteData<DataOf<'deskClosingList'>, DeskClosingListParams['pageNum']>,
  TError = ErrorType<'deskClosingList'>,
>(
  params?: DeskClosingListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskClosingList'>,
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

  const queryFn: QueryFunction<DataOf<'deskClosingList'>, QueryKey, DeskClosingListParams['pageNum']> = ({
    signal,
    pageParam,
  }) => deskClosingList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskClosingList,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'deskClosingList'>,
    TError,
    TData,
    QueryKey,
    DeskClosingListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskClosingListInfiniteQueryResult = NonNullable<DataOf<'deskClosingList'>>;
export type DeskClosingListInfiniteQueryError = ErrorType<'deskClosingList'>;

/**
 * Lists accounts whose owners closed them, and those whose owners tried to, with what keeps them open now.
 * Calls `deskClosingList`.
 */
export function useDeskClosingListInfinite<
  TData = InfiniteData<DataOf<'deskClosingList'>, DeskClosingListParams['pageNum']>,
  TError = ErrorType<'deskClosingList'>,
>(
  params: undefined | DeskClosingListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskClosingList'>,
        TError,
        TData,
        QueryKey,
        DeskClosingListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskClosingList'>, TError, DataOf<'deskClosingList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists accounts whose owners closed them, and those whose owners tried to, with what keeps them open now.
 * Calls `deskClosingList`.
 */
export function useDeskClosingListInfinite<
  TData = InfiniteData<DataOf<'deskClosingList'>, DeskClosingListParams['pageNum']>,
  TError = ErrorType<'deskClosingList'>,
>(
  params?: DeskClosingListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskClosingList'>,
        TError,
        TData,
        QueryKey,
        DeskClosingListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskClosingList'>, TError, DataOf<'deskClosingList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists accounts whose owners closed them, and those whose owners tried to, with what keeps them open now.
 * Calls `deskClosingList`.
 */
export function useDeskClosingListInfinite<
  TData = InfiniteData<DataOf<'deskClosingList'>, DeskClosingListParams['pageNum']>,
  TError = ErrorType<'deskClosingList'>,
>(
  params?: DeskClosingListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskClosingList'>,
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
 * Lists accounts whose owners closed them, and those whose owners tried to, with what keeps them open now.
 * Calls `deskClosingList`.
 */
export function useDeskClosingListInfinite<
  TData = InfiniteData<DataOf<'deskClosingList'>, DeskClosingListParams['pageNum']>,
  TError = ErrorType<'deskClosingList'>,
>(
  params?: DeskClosingListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskClosingList'>,
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
  TData = DataOf<'deskClosingList'>,
  TError = ErrorType<'deskClosingList'>,
>(
  params?: DeskClosingListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskClosingList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskClosingListQueryKey(params);

  const deskClosingList = useDeskClosingListHook();

  const queryFn: QueryFunction<DataOf<'deskClosingList'>> = ({ signal }) => deskClosingList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskClosingList,
  );

  return customOptions as UseQueryOptions<DataOf<'deskClosingList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskClosingListQueryResult = NonNullable<DataOf<'deskClosingList'>>;
export type DeskClosingListQueryError = ErrorType<'deskClosingList'>;

/**
 * Lists accounts whose owners closed them, and those whose owners tried to, with what keeps them open now.
 * Calls `deskClosingList`.
 */
export function useDeskClosingList<TData = DataOf<'deskClosingList'>, TError = ErrorType<'deskClosingList'>>(
  params: undefined | DeskClosingListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskClosingList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskClosingList'>, TError, DataOf<'deskClosingList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists accounts whose owners closed them, and those whose owners tried to, with what keeps them open now.
 * Calls `deskClosingList`.
 */
export function useDeskClosingList<TData = DataOf<'deskClosingList'>, TError = ErrorType<'deskClosingList'>>(
  params?: DeskClosingListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskClosingList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskClosingList'>, TError, DataOf<'deskClosingList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists accounts whose owners closed them, and those whose owners tried to, with what keeps them open now.
 * Calls `deskClosingList`.
 */
export function useDeskClosingList<TData = DataOf<'deskClosingList'>, TError = ErrorType<'deskClosingList'>>(
  params?: DeskClosingListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskClosingList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists accounts whose owners closed them, and those whose owners tried to, with what keeps them open now.
 * Calls `deskClosingList`.
 */
export function useDeskClosingList<TData = DataOf<'deskClosingList'>, TError = ErrorType<'deskClosingList'>>(
  params?: DeskClosingListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskClosingList'>, TError, TData>> },
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
  TData = InfiniteData<DataOf<'deskCustomerList'>, DeskCustomerListParams['pageNum']>,
  TError = ErrorType<'deskCustomerList'>,
>(
  params?: DeskCustomerListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskCustomerList'>,
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

  const queryFn: QueryFunction<DataOf<'deskCustomerList'>, QueryKey, DeskCustomerListParams['pageNum']> = ({
    signal,
    pageParam,
  }) => deskCustomerList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskCustomerList,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'deskCustomerList'>,
    TError,
    TData,
    QueryKey,
    DeskCustomerListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskCustomerListInfiniteQueryResult = NonNullable<DataOf<'deskCustomerList'>>;
export type DeskCustomerListInfiniteQueryError = ErrorType<'deskCustomerList'>;

/**
 * Finds users by id, name, e-mail address, phone or code, and by how they are held. Addresses and phones are not shown here.
 * Calls `deskCustomerList`.
 */
export function useDeskCustomerListInfinite<
  TData = InfiniteData<DataOf<'deskCustomerList'>, DeskCustomerListParams['pageNum']>,
  TError = ErrorType<'deskCustomerList'>,
>(
  params: undefined | DeskCustomerListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskCustomerList'>,
        TError,
        TData,
        QueryKey,
        DeskCustomerListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskCustomerList'>, TError, DataOf<'deskCustomerList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Finds users by id, name, e-mail address, phone or code, and by how they are held. Addresses and phones are not shown here.
 * Calls `deskCustomerList`.
 */
export function useDeskCustomerListInfinite<
  TData = InfiniteData<DataOf<'deskCustomerList'>, DeskCustomerListParams['pageNum']>,
  TError = ErrorType<'deskCustomerList'>,
>(
  params?: DeskCustomerListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskCustomerList'>,
        TError,
        TData,
        QueryKey,
        DeskCustomerListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskCustomerList'>, TError, DataOf<'deskCustomerList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Finds users by id, name, e-mail address, phone or code, and by how they are held. Addresses and phones are not shown here.
 * Calls `deskCustomerList`.
 */
export function useDeskCustomerListInfinite<
  TData = InfiniteData<DataOf<'deskCustomerList'>, DeskCustomerListParams['pageNum']>,
  TError = ErrorType<'deskCustomerList'>,
>(
  params?: DeskCustomerListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskCustomerList'>,
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
 * Finds users by id, name, e-mail address, phone or code, and by how they are held. Addresses and phones are not shown here.
 * Calls `deskCustomerList`.
 */
export function useDeskCustomerListInfinite<
  TData = InfiniteData<DataOf<'deskCustomerList'>, DeskCustomerListParams['pageNum']>,
  TError = ErrorType<'deskCustomerList'>,
>(
  params?: DeskCustomerListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskCustomerList'>,
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
  TData = DataOf<'deskCustomerList'>,
  TError = ErrorType<'deskCustomerList'>,
>(
  params?: DeskCustomerListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskCustomerList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskCustomerListQueryKey(params);

  const deskCustomerList = useDeskCustomerListHook();

  const queryFn: QueryFunction<DataOf<'deskCustomerList'>> = ({ signal }) => deskCustomerList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskCustomerList,
  );

  return customOptions as UseQueryOptions<DataOf<'deskCustomerList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskCustomerListQueryResult = NonNullable<DataOf<'deskCustomerList'>>;
export type DeskCustomerListQueryError = ErrorType<'deskCustomerList'>;

/**
 * Finds users by id, name, e-mail address, phone or code, and by how they are held. Addresses and phones are not shown here.
 * Calls `deskCustomerList`.
 */
export function useDeskCustomerList<
  TData = DataOf<'deskCustomerList'>,
  TError = ErrorType<'deskCustomerList'>,
>(
  params: undefined | DeskCustomerListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskCustomerList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskCustomerList'>, TError, DataOf<'deskCustomerList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Finds users by id, name, e-mail address, phone or code, and by how they are held. Addresses and phones are not shown here.
 * Calls `deskCustomerList`.
 */
export function useDeskCustomerList<
  TData = DataOf<'deskCustomerList'>,
  TError = ErrorType<'deskCustomerList'>,
>(
  params?: DeskCustomerListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskCustomerList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskCustomerList'>, TError, DataOf<'deskCustomerList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Finds users by id, name, e-mail address, phone or code, and by how they are held. Addresses and phones are not shown here.
 * Calls `deskCustomerList`.
 */
export function useDeskCustomerList<
  TData = DataOf<'deskCustomerList'>,
  TError = ErrorType<'deskCustomerList'>,
>(
  params?: DeskCustomerListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskCustomerList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Finds users by id, name, e-mail address, phone or code, and by how they are held. Addresses and phones are not shown here.
 * Calls `deskCustomerList`.
 */
export function useDeskCustomerList<
  TData = DataOf<'deskCustomerList'>,
  TError = ErrorType<'deskCustomerList'>,
>(
  params?: DeskCustomerListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskCustomerList'>, TError, TData>> },
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
  TData = DataOf<'deskCustomerInfo'>,
  TError = ErrorType<'deskCustomerInfo'>,
>(
  params: DeskCustomerInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskCustomerInfo'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskCustomerInfoQueryKey(params);

  const deskCustomerInfo = useDeskCustomerInfoHook();

  const queryFn: QueryFunction<DataOf<'deskCustomerInfo'>> = ({ signal }) => deskCustomerInfo(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskCustomerInfo,
  );

  return customOptions as UseQueryOptions<DataOf<'deskCustomerInfo'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskCustomerInfoQueryResult = NonNullable<DataOf<'deskCustomerInfo'>>;
export type DeskCustomerInfoQueryError = ErrorType<'deskCustomerInfo'>;

/**
 * Answers one user with orders, identity, sessions and what the desk has done; money only for those who may see money.
 * Calls `deskCustomerInfo`.
 *
 * Its errors, besides those of every operation:
 * - `userNotFound`: There is no such user.
 */
export function useDeskCustomerInfo<
  TData = DataOf<'deskCustomerInfo'>,
  TError = ErrorType<'deskCustomerInfo'>,
>(
  params: DeskCustomerInfoParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskCustomerInfo'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskCustomerInfo'>, TError, DataOf<'deskCustomerInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one user with orders, identity, sessions and what the desk has done; money only for those who may see money.
 * Calls `deskCustomerInfo`.
 *
 * Its errors, besides those of every operation:
 * - `userNotFound`: There is no such user.
 */
export function useDeskCustomerInfo<
  TData = DataOf<'deskCustomerInfo'>,
  TError = ErrorType<'deskCustomerInfo'>,
>(
  params: DeskCustomerInfoParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskCustomerInfo'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskCustomerInfo'>, TError, DataOf<'deskCustomerInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one user with orders, identity, sessions and what the desk has done; money only for those who may see money.
 * Calls `deskCustomerInfo`.
 *
 * Its errors, besides those of every operation:
 * - `userNotFound`: There is no such user.
 */
export function useDeskCustomerInfo<
  TData = DataOf<'deskCustomerInfo'>,
  TError = ErrorType<'deskCustomerInfo'>,
>(
  params: DeskCustomerInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskCustomerInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers one user with orders, identity, sessions and what the desk has done; money only for those who may see money.
 * Calls `deskCustomerInfo`.
 *
 * Its errors, besides those of every operation:
 * - `userNotFound`: There is no such user.
 */
export function useDeskCustomerInfo<
  TData = DataOf<'deskCustomerInfo'>,
  TError = ErrorType<'deskCustomerInfo'>,
>(
  params: DeskCustomerInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskCustomerInfo'>, TError, TData>> },
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
    DataOf<'deskCustomerHold'>,
    TError,
    DeskCustomerHoldMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'deskCustomerHold'>, TError, DeskCustomerHoldMutationVariables, TContext> => {
  const mutationKey = getDeskCustomerHoldMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskCustomerHold = useDeskCustomerHoldHook();

  const mutationFn: MutationFunction<DataOf<'deskCustomerHold'>, DeskCustomerHoldMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return deskCustomerHold(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskCustomerHoldMutationResult = NonNullable<DataOf<'deskCustomerHold'>>;

export type DeskCustomerHoldMutationError = ErrorType<'deskCustomerHold'>;
export type DeskCustomerHoldMutationVariables = { params: DeskCustomerHoldParams };

/**
 * Holds an account so that money can not leave, freezes it so that nobody can log in, or releases it; always with a reason.
 * Calls `deskCustomerHold`.
 *
 * Its errors, besides those of every operation:
 * - `userNotFound`: There is no such user.
 * - `duplicateSubmission`: This was already submitted.
 */
export const useDeskCustomerHold = <TError = ErrorType<'deskCustomerHold'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskCustomerHold'>,
      TError,
      DeskCustomerHoldMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskCustomerHold'>, TError, DeskCustomerHoldMutationVariables, TContext> => {
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
    DataOf<'deskCustomerReleaseAddress'>,
    TError,
    DeskCustomerReleaseAddressMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'deskCustomerReleaseAddress'>,
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
    DataOf<'deskCustomerReleaseAddress'>,
    DeskCustomerReleaseAddressMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return deskCustomerReleaseAddress(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskCustomerReleaseAddressMutationResult = NonNullable<DataOf<'deskCustomerReleaseAddress'>>;

export type DeskCustomerReleaseAddressMutationError = ErrorType<'deskCustomerReleaseAddress'>;
export type DeskCustomerReleaseAddressMutationVariables = { params: DeskCustomerReleaseAddressParams };

/**
 * Removes the withdrawal address of a user at once, with a reason, so that the user can bind another one. The user is notified. Withdrawals under way still go to the old one.
 * Calls `deskCustomerReleaseAddress`.
 *
 * Its errors, besides those of every operation:
 * - `userNotFound`: There is no such user.
 * - `withdrawalAddressNotBound`: Please bind a withdrawal address first.
 * - `secondFactorNeeded`: Please confirm with a code of your authenticator.
 */
export const useDeskCustomerReleaseAddress = <
  TError = ErrorType<'deskCustomerReleaseAddress'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskCustomerReleaseAddress'>,
      TError,
      DeskCustomerReleaseAddressMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'deskCustomerReleaseAddress'>,
  TError,
  DeskCustomerReleaseAddressMutationVariables,
  TContext
> => {
  return useMutation(useDeskCustomerReleaseAddressMutationOptions(options), queryClient);
};
