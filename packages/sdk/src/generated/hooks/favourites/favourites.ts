// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import type { DataOf } from '../../../types.ts';
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
  BrowseHistoryDelOk,
  BrowseHistoryDelParams,
  BrowseHistoryListOk,
  BrowseHistoryListParams,
  FocusSellerAddOk,
  FocusSellerAddParams,
  FocusSellerCountOk,
  FocusSellerDelOk,
  FocusSellerDelParams,
  FocusSellerListOk,
  FocusSellerListParams,
  KeepGoodsAddOk,
  KeepGoodsAddParams,
  KeepGoodsCountOk,
  KeepGoodsDelOk,
  KeepGoodsDelParams,
  KeepGoodsListOk,
  KeepGoodsListParams,
  KeepGoodsNoticesOk,
  KeepGoodsNoticesParams,
  KeepGoodsReadNoticesOk,
  KeepGoodsUnreadNoticesOk,
} from '../openmall.schemas.ts';

import { useCall } from '../../../hooks/use-call.ts';
import type { ErrorType } from '../../../hooks/use-call.ts';
import { withPaging } from '../../../hooks/with-paging.ts';

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
 * Lists the favourites of the caller, the latest first. Goods taken off the shelf stay in the list with isShelf 0. Needs a token.
 * @summary List favourites
 */
export const useKeepGoodsListHook = () => {
  const keepGoodsList = useCall<KeepGoodsListOk>(operations.keepGoodsList);

  return useCallback(
    (params?: KeepGoodsListParams, signal?: AbortSignal) => {
      return keepGoodsList(params, signal);
    },
    [keepGoodsList],
  );
};

export const getKeepGoodsListInfiniteQueryKey = (params?: KeepGoodsListParams) => {
  return ['infinite', 'keepGoodsList', ...(params ? [params] : [])] as const;
};

export const getKeepGoodsListQueryKey = (params?: KeepGoodsListParams) => {
  return ['keepGoodsList', ...(params ? [params] : [])] as const;
};

export const useKeepGoodsListInfiniteQueryOptions = <
  TData = InfiniteData<DataOf<'keepGoodsList'>, KeepGoodsListParams['pageNum']>,
  TError = ErrorType<'keepGoodsList'>,
>(
  params?: KeepGoodsListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'keepGoodsList'>,
        TError,
        TData,
        QueryKey,
        KeepGoodsListParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getKeepGoodsListInfiniteQueryKey(params);

  const keepGoodsList = useKeepGoodsListHook();

  const queryFn: QueryFunction<DataOf<'keepGoodsList'>, QueryKey, KeepGoodsListParams['pageNum']> = ({
    signal,
    pageParam,
  }) => keepGoodsList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.keepGoodsList,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'keepGoodsList'>,
    TError,
    TData,
    QueryKey,
    KeepGoodsListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type KeepGoodsListInfiniteQueryResult = NonNullable<DataOf<'keepGoodsList'>>;
export type KeepGoodsListInfiniteQueryError = ErrorType<'keepGoodsList'>;

/**
 * Lists the favourites of the caller, the latest first. Goods taken off the shelf stay in the list with isShelf 0. Needs a token.
 * Calls `keepGoodsList`.
 */
export function useKeepGoodsListInfinite<
  TData = InfiniteData<DataOf<'keepGoodsList'>, KeepGoodsListParams['pageNum']>,
  TError = ErrorType<'keepGoodsList'>,
>(
  params: undefined | KeepGoodsListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'keepGoodsList'>,
        TError,
        TData,
        QueryKey,
        KeepGoodsListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'keepGoodsList'>, TError, DataOf<'keepGoodsList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the favourites of the caller, the latest first. Goods taken off the shelf stay in the list with isShelf 0. Needs a token.
 * Calls `keepGoodsList`.
 */
export function useKeepGoodsListInfinite<
  TData = InfiniteData<DataOf<'keepGoodsList'>, KeepGoodsListParams['pageNum']>,
  TError = ErrorType<'keepGoodsList'>,
>(
  params?: KeepGoodsListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'keepGoodsList'>,
        TError,
        TData,
        QueryKey,
        KeepGoodsListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<DataOf<'keepGoodsList'>, TError, DataOf<'keepGoodsList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the favourites of the caller, the latest first. Goods taken off the shelf stay in the list with isShelf 0. Needs a token.
 * Calls `keepGoodsList`.
 */
export function useKeepGoodsListInfinite<
  TData = InfiniteData<DataOf<'keepGoodsList'>, KeepGoodsListParams['pageNum']>,
  TError = ErrorType<'keepGoodsList'>,
>(
  params?: KeepGoodsListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'keepGoodsList'>,
        TError,
        TData,
        QueryKey,
        KeepGoodsListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the favourites of the caller, the latest first. Goods taken off the shelf stay in the list with isShelf 0. Needs a token.
 * Calls `keepGoodsList`.
 */
export function useKeepGoodsListInfinite<
  TData = InfiniteData<DataOf<'keepGoodsList'>, KeepGoodsListParams['pageNum']>,
  TError = ErrorType<'keepGoodsList'>,
>(
  params?: KeepGoodsListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'keepGoodsList'>,
        TError,
        TData,
        QueryKey,
        KeepGoodsListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useKeepGoodsListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useKeepGoodsListQueryOptions = <
  TData = DataOf<'keepGoodsList'>,
  TError = ErrorType<'keepGoodsList'>,
>(
  params?: KeepGoodsListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'keepGoodsList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getKeepGoodsListQueryKey(params);

  const keepGoodsList = useKeepGoodsListHook();

  const queryFn: QueryFunction<DataOf<'keepGoodsList'>> = ({ signal }) => keepGoodsList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.keepGoodsList,
  );

  return customOptions as UseQueryOptions<DataOf<'keepGoodsList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type KeepGoodsListQueryResult = NonNullable<DataOf<'keepGoodsList'>>;
export type KeepGoodsListQueryError = ErrorType<'keepGoodsList'>;

/**
 * Lists the favourites of the caller, the latest first. Goods taken off the shelf stay in the list with isShelf 0. Needs a token.
 * Calls `keepGoodsList`.
 */
export function useKeepGoodsList<TData = DataOf<'keepGoodsList'>, TError = ErrorType<'keepGoodsList'>>(
  params: undefined | KeepGoodsListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'keepGoodsList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'keepGoodsList'>, TError, DataOf<'keepGoodsList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the favourites of the caller, the latest first. Goods taken off the shelf stay in the list with isShelf 0. Needs a token.
 * Calls `keepGoodsList`.
 */
export function useKeepGoodsList<TData = DataOf<'keepGoodsList'>, TError = ErrorType<'keepGoodsList'>>(
  params?: KeepGoodsListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'keepGoodsList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'keepGoodsList'>, TError, DataOf<'keepGoodsList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the favourites of the caller, the latest first. Goods taken off the shelf stay in the list with isShelf 0. Needs a token.
 * Calls `keepGoodsList`.
 */
export function useKeepGoodsList<TData = DataOf<'keepGoodsList'>, TError = ErrorType<'keepGoodsList'>>(
  params?: KeepGoodsListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'keepGoodsList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the favourites of the caller, the latest first. Goods taken off the shelf stay in the list with isShelf 0. Needs a token.
 * Calls `keepGoodsList`.
 */
export function useKeepGoodsList<TData = DataOf<'keepGoodsList'>, TError = ErrorType<'keepGoodsList'>>(
  params?: KeepGoodsListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'keepGoodsList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useKeepGoodsListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Adds goods to the favourites of the caller. Adding them again changes nothing and succeeds. Needs a token.
 * @summary Keep goods
 */
export const useKeepGoodsAddHook = () => {
  const keepGoodsAdd = useCall<KeepGoodsAddOk>(operations.keepGoodsAdd);

  return useCallback(
    (params: KeepGoodsAddParams, signal?: AbortSignal) => {
      return keepGoodsAdd(params, signal);
    },
    [keepGoodsAdd],
  );
};

export const getKeepGoodsAddMutationKey = () => ['keepGoodsAdd'] as const;

export const useKeepGoodsAddMutationOptions = <
  TError = ErrorType<'keepGoodsAdd'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<DataOf<'keepGoodsAdd'>, TError, KeepGoodsAddMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'keepGoodsAdd'>, TError, KeepGoodsAddMutationVariables, TContext> => {
  const mutationKey = getKeepGoodsAddMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const keepGoodsAdd = useKeepGoodsAddHook();

  const mutationFn: MutationFunction<DataOf<'keepGoodsAdd'>, KeepGoodsAddMutationVariables> = (props) => {
    const { params } = props ?? {};

    return keepGoodsAdd(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type KeepGoodsAddMutationResult = NonNullable<DataOf<'keepGoodsAdd'>>;

export type KeepGoodsAddMutationError = ErrorType<'keepGoodsAdd'>;
export type KeepGoodsAddMutationVariables = { params: KeepGoodsAddParams };

/**
 * Adds goods to the favourites of the caller. Adding them again changes nothing and succeeds. Needs a token.
 * Calls `keepGoodsAdd`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 * - `favouriteLimit`: You keep as many goods as one can.
 */
export const useKeepGoodsAdd = <TError = ErrorType<'keepGoodsAdd'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'keepGoodsAdd'>, TError, KeepGoodsAddMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'keepGoodsAdd'>, TError, KeepGoodsAddMutationVariables, TContext> => {
  return useMutation(useKeepGoodsAddMutationOptions(options), queryClient);
};
/**
 * Removes goods from the favourites of the caller. Succeeds even if they are not among them. Needs a token.
 * @summary Remove a favourite
 */
export const useKeepGoodsDelHook = () => {
  const keepGoodsDel = useCall<KeepGoodsDelOk>(operations.keepGoodsDel);

  return useCallback(
    (params: KeepGoodsDelParams, signal?: AbortSignal) => {
      return keepGoodsDel(params, signal);
    },
    [keepGoodsDel],
  );
};

export const getKeepGoodsDelMutationKey = () => ['keepGoodsDel'] as const;

export const useKeepGoodsDelMutationOptions = <
  TError = ErrorType<'keepGoodsDel'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<DataOf<'keepGoodsDel'>, TError, KeepGoodsDelMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'keepGoodsDel'>, TError, KeepGoodsDelMutationVariables, TContext> => {
  const mutationKey = getKeepGoodsDelMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const keepGoodsDel = useKeepGoodsDelHook();

  const mutationFn: MutationFunction<DataOf<'keepGoodsDel'>, KeepGoodsDelMutationVariables> = (props) => {
    const { params } = props ?? {};

    return keepGoodsDel(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type KeepGoodsDelMutationResult = NonNullable<DataOf<'keepGoodsDel'>>;

export type KeepGoodsDelMutationError = ErrorType<'keepGoodsDel'>;
export type KeepGoodsDelMutationVariables = { params: KeepGoodsDelParams };

/**
 * Removes goods from the favourites of the caller. Succeeds even if they are not among them. Needs a token.
 * Calls `keepGoodsDel`.
 */
export const useKeepGoodsDel = <TError = ErrorType<'keepGoodsDel'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'keepGoodsDel'>, TError, KeepGoodsDelMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'keepGoodsDel'>, TError, KeepGoodsDelMutationVariables, TContext> => {
  return useMutation(useKeepGoodsDelMutationOptions(options), queryClient);
};
/**
 * Counts the favourites of the caller, including goods off the shelf, like the list. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
 * @summary Count favourites
 */
export const useKeepGoodsCountHook = () => {
  const keepGoodsCount = useCall<KeepGoodsCountOk>(operations.keepGoodsCount);

  return useCallback(
    (signal?: AbortSignal) => {
      return keepGoodsCount(undefined, signal);
    },
    [keepGoodsCount],
  );
};

export const getKeepGoodsCountQueryKey = () => {
  return ['keepGoodsCount'] as const;
};

export const useKeepGoodsCountQueryOptions = <
  TData = DataOf<'keepGoodsCount'>,
  TError = ErrorType<'keepGoodsCount'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'keepGoodsCount'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getKeepGoodsCountQueryKey();

  const keepGoodsCount = useKeepGoodsCountHook();

  const queryFn: QueryFunction<DataOf<'keepGoodsCount'>> = ({ signal }) => keepGoodsCount(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.keepGoodsCount);

  return customOptions as UseQueryOptions<DataOf<'keepGoodsCount'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type KeepGoodsCountQueryResult = NonNullable<DataOf<'keepGoodsCount'>>;
export type KeepGoodsCountQueryError = ErrorType<'keepGoodsCount'>;

/**
 * Counts the favourites of the caller, including goods off the shelf, like the list. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
 * Calls `keepGoodsCount`.
 */
export function useKeepGoodsCount<TData = DataOf<'keepGoodsCount'>, TError = ErrorType<'keepGoodsCount'>>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'keepGoodsCount'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'keepGoodsCount'>, TError, DataOf<'keepGoodsCount'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Counts the favourites of the caller, including goods off the shelf, like the list. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
 * Calls `keepGoodsCount`.
 */
export function useKeepGoodsCount<TData = DataOf<'keepGoodsCount'>, TError = ErrorType<'keepGoodsCount'>>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'keepGoodsCount'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'keepGoodsCount'>, TError, DataOf<'keepGoodsCount'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Counts the favourites of the caller, including goods off the shelf, like the list. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
 * Calls `keepGoodsCount`.
 */
export function useKeepGoodsCount<TData = DataOf<'keepGoodsCount'>, TError = ErrorType<'keepGoodsCount'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'keepGoodsCount'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Counts the favourites of the caller, including goods off the shelf, like the list. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
 * Calls `keepGoodsCount`.
 */
export function useKeepGoodsCount<TData = DataOf<'keepGoodsCount'>, TError = ErrorType<'keepGoodsCount'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'keepGoodsCount'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useKeepGoodsCountQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Lists what changed about the goods that the caller keeps, newest first: the price fell below that at which they were kept
 * or last announced, or they were sold out and can be bought again. Goods off the shelf have no notices, and those of goods
 * that are no longer kept are gone. Needs a token.
 * @summary List notices about kept goods
 */
export const useKeepGoodsNoticesHook = () => {
  const keepGoodsNotices = useCall<KeepGoodsNoticesOk>(operations.keepGoodsNotices);

  return useCallback(
    (params?: KeepGoodsNoticesParams, signal?: AbortSignal) => {
      return keepGoodsNotices(params, signal);
    },
    [keepGoodsNotices],
  );
};

export const getKeepGoodsNoticesInfiniteQueryKey = (params?: KeepGoodsNoticesParams) => {
  return ['infinite', 'keepGoodsNotices', ...(params ? [params] : [])] as const;
};

export const getKeepGoodsNoticesQueryKey = (params?: KeepGoodsNoticesParams) => {
  return ['keepGoodsNotices', ...(params ? [params] : [])] as const;
};

export const useKeepGoodsNoticesInfiniteQueryOptions = <
  TData = InfiniteData<DataOf<'keepGoodsNotices'>, KeepGoodsNoticesParams['pageNum']>,
  TError = ErrorType<'keepGoodsNotices'>,
>(
  params?: KeepGoodsNoticesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'keepGoodsNotices'>,
        TError,
        TData,
        QueryKey,
        KeepGoodsNoticesParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getKeepGoodsNoticesInfiniteQueryKey(params);

  const keepGoodsNotices = useKeepGoodsNoticesHook();

  const queryFn: QueryFunction<DataOf<'keepGoodsNotices'>, QueryKey, KeepGoodsNoticesParams['pageNum']> = ({
    signal,
    pageParam,
  }) => keepGoodsNotices({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.keepGoodsNotices,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'keepGoodsNotices'>,
    TError,
    TData,
    QueryKey,
    KeepGoodsNoticesParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type KeepGoodsNoticesInfiniteQueryResult = NonNullable<DataOf<'keepGoodsNotices'>>;
export type KeepGoodsNoticesInfiniteQueryError = ErrorType<'keepGoodsNotices'>;

/**
 * Lists what changed about the goods that the caller keeps, newest first: the price fell below that at which they were kept
 * or last announced, or they were sold out and can be bought again. Goods off the shelf have no notices, and those of goods
 * that are no longer kept are gone. Needs a token.
 * Calls `keepGoodsNotices`.
 */
export function useKeepGoodsNoticesInfinite<
  TData = InfiniteData<DataOf<'keepGoodsNotices'>, KeepGoodsNoticesParams['pageNum']>,
  TError = ErrorType<'keepGoodsNotices'>,
>(
  params: undefined | KeepGoodsNoticesParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'keepGoodsNotices'>,
        TError,
        TData,
        QueryKey,
        KeepGoodsNoticesParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'keepGoodsNotices'>, TError, DataOf<'keepGoodsNotices'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists what changed about the goods that the caller keeps, newest first: the price fell below that at which they were kept
 * or last announced, or they were sold out and can be bought again. Goods off the shelf have no notices, and those of goods
 * that are no longer kept are gone. Needs a token.
 * Calls `keepGoodsNotices`.
 */
export function useKeepGoodsNoticesInfinite<
  TData = InfiniteData<DataOf<'keepGoodsNotices'>, KeepGoodsNoticesParams['pageNum']>,
  TError = ErrorType<'keepGoodsNotices'>,
>(
  params?: KeepGoodsNoticesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'keepGoodsNotices'>,
        TError,
        TData,
        QueryKey,
        KeepGoodsNoticesParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<DataOf<'keepGoodsNotices'>, TError, DataOf<'keepGoodsNotices'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists what changed about the goods that the caller keeps, newest first: the price fell below that at which they were kept
 * or last announced, or they were sold out and can be bought again. Goods off the shelf have no notices, and those of goods
 * that are no longer kept are gone. Needs a token.
 * Calls `keepGoodsNotices`.
 */
export function useKeepGoodsNoticesInfinite<
  TData = InfiniteData<DataOf<'keepGoodsNotices'>, KeepGoodsNoticesParams['pageNum']>,
  TError = ErrorType<'keepGoodsNotices'>,
>(
  params?: KeepGoodsNoticesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'keepGoodsNotices'>,
        TError,
        TData,
        QueryKey,
        KeepGoodsNoticesParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists what changed about the goods that the caller keeps, newest first: the price fell below that at which they were kept
 * or last announced, or they were sold out and can be bought again. Goods off the shelf have no notices, and those of goods
 * that are no longer kept are gone. Needs a token.
 * Calls `keepGoodsNotices`.
 */
export function useKeepGoodsNoticesInfinite<
  TData = InfiniteData<DataOf<'keepGoodsNotices'>, KeepGoodsNoticesParams['pageNum']>,
  TError = ErrorType<'keepGoodsNotices'>,
>(
  params?: KeepGoodsNoticesParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'keepGoodsNotices'>,
        TError,
        TData,
        QueryKey,
        KeepGoodsNoticesParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useKeepGoodsNoticesInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useKeepGoodsNoticesQueryOptions = <
  TData = DataOf<'keepGoodsNotices'>,
  TError = ErrorType<'keepGoodsNotices'>,
>(
  params?: KeepGoodsNoticesParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'keepGoodsNotices'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getKeepGoodsNoticesQueryKey(params);

  const keepGoodsNotices = useKeepGoodsNoticesHook();

  const queryFn: QueryFunction<DataOf<'keepGoodsNotices'>> = ({ signal }) => keepGoodsNotices(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.keepGoodsNotices,
  );

  return customOptions as UseQueryOptions<DataOf<'keepGoodsNotices'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type KeepGoodsNoticesQueryResult = NonNullable<DataOf<'keepGoodsNotices'>>;
export type KeepGoodsNoticesQueryError = ErrorType<'keepGoodsNotices'>;

/**
 * Lists what changed about the goods that the caller keeps, newest first: the price fell below that at which they were kept
 * or last announced, or they were sold out and can be bought again. Goods off the shelf have no notices, and those of goods
 * that are no longer kept are gone. Needs a token.
 * Calls `keepGoodsNotices`.
 */
export function useKeepGoodsNotices<
  TData = DataOf<'keepGoodsNotices'>,
  TError = ErrorType<'keepGoodsNotices'>,
>(
  params: undefined | KeepGoodsNoticesParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'keepGoodsNotices'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'keepGoodsNotices'>, TError, DataOf<'keepGoodsNotices'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists what changed about the goods that the caller keeps, newest first: the price fell below that at which they were kept
 * or last announced, or they were sold out and can be bought again. Goods off the shelf have no notices, and those of goods
 * that are no longer kept are gone. Needs a token.
 * Calls `keepGoodsNotices`.
 */
export function useKeepGoodsNotices<
  TData = DataOf<'keepGoodsNotices'>,
  TError = ErrorType<'keepGoodsNotices'>,
>(
  params?: KeepGoodsNoticesParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'keepGoodsNotices'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'keepGoodsNotices'>, TError, DataOf<'keepGoodsNotices'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists what changed about the goods that the caller keeps, newest first: the price fell below that at which they were kept
 * or last announced, or they were sold out and can be bought again. Goods off the shelf have no notices, and those of goods
 * that are no longer kept are gone. Needs a token.
 * Calls `keepGoodsNotices`.
 */
export function useKeepGoodsNotices<
  TData = DataOf<'keepGoodsNotices'>,
  TError = ErrorType<'keepGoodsNotices'>,
>(
  params?: KeepGoodsNoticesParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'keepGoodsNotices'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists what changed about the goods that the caller keeps, newest first: the price fell below that at which they were kept
 * or last announced, or they were sold out and can be bought again. Goods off the shelf have no notices, and those of goods
 * that are no longer kept are gone. Needs a token.
 * Calls `keepGoodsNotices`.
 */
export function useKeepGoodsNotices<
  TData = DataOf<'keepGoodsNotices'>,
  TError = ErrorType<'keepGoodsNotices'>,
>(
  params?: KeepGoodsNoticesParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'keepGoodsNotices'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useKeepGoodsNoticesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Counts the notices that the caller has not marked as read. A visitor gets 0, so that a page header can ask before login; a token that names no session is refused.
 * @summary Count unread notices about kept goods
 */
export const useKeepGoodsUnreadNoticesHook = () => {
  const keepGoodsUnreadNotices = useCall<KeepGoodsUnreadNoticesOk>(operations.keepGoodsUnreadNotices);

  return useCallback(
    (signal?: AbortSignal) => {
      return keepGoodsUnreadNotices(undefined, signal);
    },
    [keepGoodsUnreadNotices],
  );
};

export const getKeepGoodsUnreadNoticesQueryKey = () => {
  return ['keepGoodsUnreadNotices'] as const;
};

export const useKeepGoodsUnreadNoticesQueryOptions = <
  TData = DataOf<'keepGoodsUnreadNotices'>,
  TError = ErrorType<'keepGoodsUnreadNotices'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'keepGoodsUnreadNotices'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getKeepGoodsUnreadNoticesQueryKey();

  const keepGoodsUnreadNotices = useKeepGoodsUnreadNoticesHook();

  const queryFn: QueryFunction<DataOf<'keepGoodsUnreadNotices'>> = ({ signal }) =>
    keepGoodsUnreadNotices(signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    {},
    operations.keepGoodsUnreadNotices,
  );

  return customOptions as UseQueryOptions<DataOf<'keepGoodsUnreadNotices'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type KeepGoodsUnreadNoticesQueryResult = NonNullable<DataOf<'keepGoodsUnreadNotices'>>;
export type KeepGoodsUnreadNoticesQueryError = ErrorType<'keepGoodsUnreadNotices'>;

/**
 * Counts the notices that the caller has not marked as read. A visitor gets 0, so that a page header can ask before login; a token that names no session is refused.
 * Calls `keepGoodsUnreadNotices`.
 */
export function useKeepGoodsUnreadNotices<
  TData = DataOf<'keepGoodsUnreadNotices'>,
  TError = ErrorType<'keepGoodsUnreadNotices'>,
>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'keepGoodsUnreadNotices'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'keepGoodsUnreadNotices'>, TError, DataOf<'keepGoodsUnreadNotices'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Counts the notices that the caller has not marked as read. A visitor gets 0, so that a page header can ask before login; a token that names no session is refused.
 * Calls `keepGoodsUnreadNotices`.
 */
export function useKeepGoodsUnreadNotices<
  TData = DataOf<'keepGoodsUnreadNotices'>,
  TError = ErrorType<'keepGoodsUnreadNotices'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'keepGoodsUnreadNotices'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'keepGoodsUnreadNotices'>,
          TError,
          DataOf<'keepGoodsUnreadNotices'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Counts the notices that the caller has not marked as read. A visitor gets 0, so that a page header can ask before login; a token that names no session is refused.
 * Calls `keepGoodsUnreadNotices`.
 */
export function useKeepGoodsUnreadNotices<
  TData = DataOf<'keepGoodsUnreadNotices'>,
  TError = ErrorType<'keepGoodsUnreadNotices'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'keepGoodsUnreadNotices'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Counts the notices that the caller has not marked as read. A visitor gets 0, so that a page header can ask before login; a token that names no session is refused.
 * Calls `keepGoodsUnreadNotices`.
 */
export function useKeepGoodsUnreadNotices<
  TData = DataOf<'keepGoodsUnreadNotices'>,
  TError = ErrorType<'keepGoodsUnreadNotices'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'keepGoodsUnreadNotices'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useKeepGoodsUnreadNoticesQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Marks all notices of the caller as read. It succeeds too where there are none. Needs a token.
 * @summary Mark the notices about kept goods as read
 */
export const useKeepGoodsReadNoticesHook = () => {
  const keepGoodsReadNotices = useCall<KeepGoodsReadNoticesOk>(operations.keepGoodsReadNotices);

  return useCallback(
    (signal?: AbortSignal) => {
      return keepGoodsReadNotices(undefined, signal);
    },
    [keepGoodsReadNotices],
  );
};

export const getKeepGoodsReadNoticesMutationKey = () => ['keepGoodsReadNotices'] as const;

export const useKeepGoodsReadNoticesMutationOptions = <
  TError = ErrorType<'keepGoodsReadNotices'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<DataOf<'keepGoodsReadNotices'>, TError, void, TContext>;
}): UseMutationOptions<DataOf<'keepGoodsReadNotices'>, TError, void, TContext> => {
  const mutationKey = getKeepGoodsReadNoticesMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const keepGoodsReadNotices = useKeepGoodsReadNoticesHook();

  const mutationFn: MutationFunction<DataOf<'keepGoodsReadNotices'>, void> = () => {
    return keepGoodsReadNotices();
  };

  return { mutationFn, ...mutationOptions };
};

export type KeepGoodsReadNoticesMutationResult = NonNullable<DataOf<'keepGoodsReadNotices'>>;

export type KeepGoodsReadNoticesMutationError = ErrorType<'keepGoodsReadNotices'>;

/**
 * Marks all notices of the caller as read. It succeeds too where there are none. Needs a token.
 * Calls `keepGoodsReadNotices`.
 */
export const useKeepGoodsReadNotices = <TError = ErrorType<'keepGoodsReadNotices'>, TContext = unknown>(
  options?: { mutation?: UseMutationOptions<DataOf<'keepGoodsReadNotices'>, TError, void, TContext> },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'keepGoodsReadNotices'>, TError, void, TContext> => {
  return useMutation(useKeepGoodsReadNoticesMutationOptions(options), queryClient);
};
/**
 * Lists the stores that the caller follows, those followed last first. Needs a token.
 * @summary List followed stores
 */
export const useFocusSellerListHook = () => {
  const focusSellerList = useCall<FocusSellerListOk>(operations.focusSellerList);

  return useCallback(
    (params?: FocusSellerListParams, signal?: AbortSignal) => {
      return focusSellerList(params, signal);
    },
    [focusSellerList],
  );
};

export const getFocusSellerListInfiniteQueryKey = (params?: FocusSellerListParams) => {
  return ['infinite', 'focusSellerList', ...(params ? [params] : [])] as const;
};

export const getFocusSellerListQueryKey = (params?: FocusSellerListParams) => {
  return ['focusSellerList', ...(params ? [params] : [])] as const;
};

export const useFocusSellerListInfiniteQueryOptions = <
  TData = InfiniteData<DataOf<'focusSellerList'>, FocusSellerListParams['pageNum']>,
  TError = ErrorType<'focusSellerList'>,
>(
  params?: FocusSellerListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'focusSellerList'>,
        TError,
        TData,
        QueryKey,
        FocusSellerListParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getFocusSellerListInfiniteQueryKey(params);

  const focusSellerList = useFocusSellerListHook();

  const queryFn: QueryFunction<DataOf<'focusSellerList'>, QueryKey, FocusSellerListParams['pageNum']> = ({
    signal,
    pageParam,
  }) => focusSellerList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.focusSellerList,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'focusSellerList'>,
    TError,
    TData,
    QueryKey,
    FocusSellerListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type FocusSellerListInfiniteQueryResult = NonNullable<DataOf<'focusSellerList'>>;
export type FocusSellerListInfiniteQueryError = ErrorType<'focusSellerList'>;

/**
 * Lists the stores that the caller follows, those followed last first. Needs a token.
 * Calls `focusSellerList`.
 */
export function useFocusSellerListInfinite<
  TData = InfiniteData<DataOf<'focusSellerList'>, FocusSellerListParams['pageNum']>,
  TError = ErrorType<'focusSellerList'>,
>(
  params: undefined | FocusSellerListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'focusSellerList'>,
        TError,
        TData,
        QueryKey,
        FocusSellerListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'focusSellerList'>, TError, DataOf<'focusSellerList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the stores that the caller follows, those followed last first. Needs a token.
 * Calls `focusSellerList`.
 */
export function useFocusSellerListInfinite<
  TData = InfiniteData<DataOf<'focusSellerList'>, FocusSellerListParams['pageNum']>,
  TError = ErrorType<'focusSellerList'>,
>(
  params?: FocusSellerListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'focusSellerList'>,
        TError,
        TData,
        QueryKey,
        FocusSellerListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<DataOf<'focusSellerList'>, TError, DataOf<'focusSellerList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the stores that the caller follows, those followed last first. Needs a token.
 * Calls `focusSellerList`.
 */
export function useFocusSellerListInfinite<
  TData = InfiniteData<DataOf<'focusSellerList'>, FocusSellerListParams['pageNum']>,
  TError = ErrorType<'focusSellerList'>,
>(
  params?: FocusSellerListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'focusSellerList'>,
        TError,
        TData,
        QueryKey,
        FocusSellerListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the stores that the caller follows, those followed last first. Needs a token.
 * Calls `focusSellerList`.
 */
export function useFocusSellerListInfinite<
  TData = InfiniteData<DataOf<'focusSellerList'>, FocusSellerListParams['pageNum']>,
  TError = ErrorType<'focusSellerList'>,
>(
  params?: FocusSellerListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'focusSellerList'>,
        TError,
        TData,
        QueryKey,
        FocusSellerListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useFocusSellerListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useFocusSellerListQueryOptions = <
  TData = DataOf<'focusSellerList'>,
  TError = ErrorType<'focusSellerList'>,
>(
  params?: FocusSellerListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'focusSellerList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getFocusSellerListQueryKey(params);

  const focusSellerList = useFocusSellerListHook();

  const queryFn: QueryFunction<DataOf<'focusSellerList'>> = ({ signal }) => focusSellerList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.focusSellerList,
  );

  return customOptions as UseQueryOptions<DataOf<'focusSellerList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type FocusSellerListQueryResult = NonNullable<DataOf<'focusSellerList'>>;
export type FocusSellerListQueryError = ErrorType<'focusSellerList'>;

/**
 * Lists the stores that the caller follows, those followed last first. Needs a token.
 * Calls `focusSellerList`.
 */
export function useFocusSellerList<TData = DataOf<'focusSellerList'>, TError = ErrorType<'focusSellerList'>>(
  params: undefined | FocusSellerListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'focusSellerList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'focusSellerList'>, TError, DataOf<'focusSellerList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the stores that the caller follows, those followed last first. Needs a token.
 * Calls `focusSellerList`.
 */
export function useFocusSellerList<TData = DataOf<'focusSellerList'>, TError = ErrorType<'focusSellerList'>>(
  params?: FocusSellerListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'focusSellerList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'focusSellerList'>, TError, DataOf<'focusSellerList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the stores that the caller follows, those followed last first. Needs a token.
 * Calls `focusSellerList`.
 */
export function useFocusSellerList<TData = DataOf<'focusSellerList'>, TError = ErrorType<'focusSellerList'>>(
  params?: FocusSellerListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'focusSellerList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the stores that the caller follows, those followed last first. Needs a token.
 * Calls `focusSellerList`.
 */
export function useFocusSellerList<TData = DataOf<'focusSellerList'>, TError = ErrorType<'focusSellerList'>>(
  params?: FocusSellerListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'focusSellerList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useFocusSellerListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Follows a store. Following it again changes nothing and succeeds. Sellers can follow no store. Needs a token.
 * @summary Follow a store
 */
export const useFocusSellerAddHook = () => {
  const focusSellerAdd = useCall<FocusSellerAddOk>(operations.focusSellerAdd);

  return useCallback(
    (params: FocusSellerAddParams, signal?: AbortSignal) => {
      return focusSellerAdd(params, signal);
    },
    [focusSellerAdd],
  );
};

export const getFocusSellerAddMutationKey = () => ['focusSellerAdd'] as const;

export const useFocusSellerAddMutationOptions = <
  TError = ErrorType<'focusSellerAdd'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<DataOf<'focusSellerAdd'>, TError, FocusSellerAddMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'focusSellerAdd'>, TError, FocusSellerAddMutationVariables, TContext> => {
  const mutationKey = getFocusSellerAddMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const focusSellerAdd = useFocusSellerAddHook();

  const mutationFn: MutationFunction<DataOf<'focusSellerAdd'>, FocusSellerAddMutationVariables> = (props) => {
    const { params } = props ?? {};

    return focusSellerAdd(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type FocusSellerAddMutationResult = NonNullable<DataOf<'focusSellerAdd'>>;

export type FocusSellerAddMutationError = ErrorType<'focusSellerAdd'>;
export type FocusSellerAddMutationVariables = { params: FocusSellerAddParams };

/**
 * Follows a store. Following it again changes nothing and succeeds. Sellers can follow no store. Needs a token.
 * Calls `focusSellerAdd`.
 *
 * Its errors, besides those of every operation:
 * - `storeNotFound`: There is no such store.
 * - `cannotFollowOwnStore`: You can't follow your own store.
 * - `sellerCannotFollow`: A seller can't follow another store.
 * - `followLimit`: You follow as many stores as one can.
 */
export const useFocusSellerAdd = <TError = ErrorType<'focusSellerAdd'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'focusSellerAdd'>,
      TError,
      FocusSellerAddMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'focusSellerAdd'>, TError, FocusSellerAddMutationVariables, TContext> => {
  return useMutation(useFocusSellerAddMutationOptions(options), queryClient);
};
/**
 * Stops following a store. Succeeds even if the caller does not follow it. Needs a token.
 * @summary Stop following a store
 */
export const useFocusSellerDelHook = () => {
  const focusSellerDel = useCall<FocusSellerDelOk>(operations.focusSellerDel);

  return useCallback(
    (params: FocusSellerDelParams, signal?: AbortSignal) => {
      return focusSellerDel(params, signal);
    },
    [focusSellerDel],
  );
};

export const getFocusSellerDelMutationKey = () => ['focusSellerDel'] as const;

export const useFocusSellerDelMutationOptions = <
  TError = ErrorType<'focusSellerDel'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<DataOf<'focusSellerDel'>, TError, FocusSellerDelMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'focusSellerDel'>, TError, FocusSellerDelMutationVariables, TContext> => {
  const mutationKey = getFocusSellerDelMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const focusSellerDel = useFocusSellerDelHook();

  const mutationFn: MutationFunction<DataOf<'focusSellerDel'>, FocusSellerDelMutationVariables> = (props) => {
    const { params } = props ?? {};

    return focusSellerDel(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type FocusSellerDelMutationResult = NonNullable<DataOf<'focusSellerDel'>>;

export type FocusSellerDelMutationError = ErrorType<'focusSellerDel'>;
export type FocusSellerDelMutationVariables = { params: FocusSellerDelParams };

/**
 * Stops following a store. Succeeds even if the caller does not follow it. Needs a token.
 * Calls `focusSellerDel`.
 */
export const useFocusSellerDel = <TError = ErrorType<'focusSellerDel'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'focusSellerDel'>,
      TError,
      FocusSellerDelMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'focusSellerDel'>, TError, FocusSellerDelMutationVariables, TContext> => {
  return useMutation(useFocusSellerDelMutationOptions(options), queryClient);
};
/**
 * Counts the stores that the caller follows, as the list of followed stores does. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
 * @summary Count followed stores
 */
export const useFocusSellerCountHook = () => {
  const focusSellerCount = useCall<FocusSellerCountOk>(operations.focusSellerCount);

  return useCallback(
    (signal?: AbortSignal) => {
      return focusSellerCount(undefined, signal);
    },
    [focusSellerCount],
  );
};

export const getFocusSellerCountQueryKey = () => {
  return ['focusSellerCount'] as const;
};

export const useFocusSellerCountQueryOptions = <
  TData = DataOf<'focusSellerCount'>,
  TError = ErrorType<'focusSellerCount'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'focusSellerCount'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getFocusSellerCountQueryKey();

  const focusSellerCount = useFocusSellerCountHook();

  const queryFn: QueryFunction<DataOf<'focusSellerCount'>> = ({ signal }) => focusSellerCount(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.focusSellerCount);

  return customOptions as UseQueryOptions<DataOf<'focusSellerCount'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type FocusSellerCountQueryResult = NonNullable<DataOf<'focusSellerCount'>>;
export type FocusSellerCountQueryError = ErrorType<'focusSellerCount'>;

/**
 * Counts the stores that the caller follows, as the list of followed stores does. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
 * Calls `focusSellerCount`.
 */
export function useFocusSellerCount<
  TData = DataOf<'focusSellerCount'>,
  TError = ErrorType<'focusSellerCount'>,
>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'focusSellerCount'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'focusSellerCount'>, TError, DataOf<'focusSellerCount'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Counts the stores that the caller follows, as the list of followed stores does. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
 * Calls `focusSellerCount`.
 */
export function useFocusSellerCount<
  TData = DataOf<'focusSellerCount'>,
  TError = ErrorType<'focusSellerCount'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'focusSellerCount'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'focusSellerCount'>, TError, DataOf<'focusSellerCount'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Counts the stores that the caller follows, as the list of followed stores does. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
 * Calls `focusSellerCount`.
 */
export function useFocusSellerCount<
  TData = DataOf<'focusSellerCount'>,
  TError = ErrorType<'focusSellerCount'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'focusSellerCount'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Counts the stores that the caller follows, as the list of followed stores does. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
 * Calls `focusSellerCount`.
 */
export function useFocusSellerCount<
  TData = DataOf<'focusSellerCount'>,
  TError = ErrorType<'focusSellerCount'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'focusSellerCount'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useFocusSellerCountQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Lists the goods whose pages the caller opened, the latest first and each once, so that a client can group them by day. Needs a token.
 * @summary List the browsing history
 */
export const useBrowseHistoryListHook = () => {
  const browseHistoryList = useCall<BrowseHistoryListOk>(operations.browseHistoryList);

  return useCallback(
    (params?: BrowseHistoryListParams, signal?: AbortSignal) => {
      return browseHistoryList(params, signal);
    },
    [browseHistoryList],
  );
};

export const getBrowseHistoryListInfiniteQueryKey = (params?: BrowseHistoryListParams) => {
  return ['infinite', 'browseHistoryList', ...(params ? [params] : [])] as const;
};

export const getBrowseHistoryListQueryKey = (params?: BrowseHistoryListParams) => {
  return ['browseHistoryList', ...(params ? [params] : [])] as const;
};

export const useBrowseHistoryListInfiniteQueryOptions = <
  TData = InfiniteData<DataOf<'browseHistoryList'>, BrowseHistoryListParams['pageNum']>,
  TError = ErrorType<'browseHistoryList'>,
>(
  params?: BrowseHistoryListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'browseHistoryList'>,
        TError,
        TData,
        QueryKey,
        BrowseHistoryListParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getBrowseHistoryListInfiniteQueryKey(params);

  const browseHistoryList = useBrowseHistoryListHook();

  const queryFn: QueryFunction<DataOf<'browseHistoryList'>, QueryKey, BrowseHistoryListParams['pageNum']> = ({
    signal,
    pageParam,
  }) => browseHistoryList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.browseHistoryList,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'browseHistoryList'>,
    TError,
    TData,
    QueryKey,
    BrowseHistoryListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type BrowseHistoryListInfiniteQueryResult = NonNullable<DataOf<'browseHistoryList'>>;
export type BrowseHistoryListInfiniteQueryError = ErrorType<'browseHistoryList'>;

/**
 * Lists the goods whose pages the caller opened, the latest first and each once, so that a client can group them by day. Needs a token.
 * Calls `browseHistoryList`.
 */
export function useBrowseHistoryListInfinite<
  TData = InfiniteData<DataOf<'browseHistoryList'>, BrowseHistoryListParams['pageNum']>,
  TError = ErrorType<'browseHistoryList'>,
>(
  params: undefined | BrowseHistoryListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'browseHistoryList'>,
        TError,
        TData,
        QueryKey,
        BrowseHistoryListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'browseHistoryList'>, TError, DataOf<'browseHistoryList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the goods whose pages the caller opened, the latest first and each once, so that a client can group them by day. Needs a token.
 * Calls `browseHistoryList`.
 */
export function useBrowseHistoryListInfinite<
  TData = InfiniteData<DataOf<'browseHistoryList'>, BrowseHistoryListParams['pageNum']>,
  TError = ErrorType<'browseHistoryList'>,
>(
  params?: BrowseHistoryListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'browseHistoryList'>,
        TError,
        TData,
        QueryKey,
        BrowseHistoryListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'browseHistoryList'>,
          TError,
          DataOf<'browseHistoryList'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the goods whose pages the caller opened, the latest first and each once, so that a client can group them by day. Needs a token.
 * Calls `browseHistoryList`.
 */
export function useBrowseHistoryListInfinite<
  TData = InfiniteData<DataOf<'browseHistoryList'>, BrowseHistoryListParams['pageNum']>,
  TError = ErrorType<'browseHistoryList'>,
>(
  params?: BrowseHistoryListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'browseHistoryList'>,
        TError,
        TData,
        QueryKey,
        BrowseHistoryListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the goods whose pages the caller opened, the latest first and each once, so that a client can group them by day. Needs a token.
 * Calls `browseHistoryList`.
 */
export function useBrowseHistoryListInfinite<
  TData = InfiniteData<DataOf<'browseHistoryList'>, BrowseHistoryListParams['pageNum']>,
  TError = ErrorType<'browseHistoryList'>,
>(
  params?: BrowseHistoryListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'browseHistoryList'>,
        TError,
        TData,
        QueryKey,
        BrowseHistoryListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useBrowseHistoryListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useBrowseHistoryListQueryOptions = <
  TData = DataOf<'browseHistoryList'>,
  TError = ErrorType<'browseHistoryList'>,
>(
  params?: BrowseHistoryListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'browseHistoryList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getBrowseHistoryListQueryKey(params);

  const browseHistoryList = useBrowseHistoryListHook();

  const queryFn: QueryFunction<DataOf<'browseHistoryList'>> = ({ signal }) =>
    browseHistoryList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.browseHistoryList,
  );

  return customOptions as UseQueryOptions<DataOf<'browseHistoryList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type BrowseHistoryListQueryResult = NonNullable<DataOf<'browseHistoryList'>>;
export type BrowseHistoryListQueryError = ErrorType<'browseHistoryList'>;

/**
 * Lists the goods whose pages the caller opened, the latest first and each once, so that a client can group them by day. Needs a token.
 * Calls `browseHistoryList`.
 */
export function useBrowseHistoryList<
  TData = DataOf<'browseHistoryList'>,
  TError = ErrorType<'browseHistoryList'>,
>(
  params: undefined | BrowseHistoryListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'browseHistoryList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'browseHistoryList'>, TError, DataOf<'browseHistoryList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the goods whose pages the caller opened, the latest first and each once, so that a client can group them by day. Needs a token.
 * Calls `browseHistoryList`.
 */
export function useBrowseHistoryList<
  TData = DataOf<'browseHistoryList'>,
  TError = ErrorType<'browseHistoryList'>,
>(
  params?: BrowseHistoryListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'browseHistoryList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'browseHistoryList'>, TError, DataOf<'browseHistoryList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the goods whose pages the caller opened, the latest first and each once, so that a client can group them by day. Needs a token.
 * Calls `browseHistoryList`.
 */
export function useBrowseHistoryList<
  TData = DataOf<'browseHistoryList'>,
  TError = ErrorType<'browseHistoryList'>,
>(
  params?: BrowseHistoryListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'browseHistoryList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the goods whose pages the caller opened, the latest first and each once, so that a client can group them by day. Needs a token.
 * Calls `browseHistoryList`.
 */
export function useBrowseHistoryList<
  TData = DataOf<'browseHistoryList'>,
  TError = ErrorType<'browseHistoryList'>,
>(
  params?: BrowseHistoryListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'browseHistoryList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useBrowseHistoryListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Removes one entry of the caller's browsing history, or all of them where no entry is named. Repeating it is harmless. Needs a token.
 * @summary Clear the browsing history
 */
export const useBrowseHistoryDelHook = () => {
  const browseHistoryDel = useCall<BrowseHistoryDelOk>(operations.browseHistoryDel);

  return useCallback(
    (params?: BrowseHistoryDelParams, signal?: AbortSignal) => {
      return browseHistoryDel(params, signal);
    },
    [browseHistoryDel],
  );
};

export const getBrowseHistoryDelMutationKey = () => ['browseHistoryDel'] as const;

export const useBrowseHistoryDelMutationOptions = <
  TError = ErrorType<'browseHistoryDel'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'browseHistoryDel'>,
    TError,
    BrowseHistoryDelMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'browseHistoryDel'>, TError, BrowseHistoryDelMutationVariables, TContext> => {
  const mutationKey = getBrowseHistoryDelMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const browseHistoryDel = useBrowseHistoryDelHook();

  const mutationFn: MutationFunction<DataOf<'browseHistoryDel'>, BrowseHistoryDelMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return browseHistoryDel(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type BrowseHistoryDelMutationResult = NonNullable<DataOf<'browseHistoryDel'>>;

export type BrowseHistoryDelMutationError = ErrorType<'browseHistoryDel'>;
export type BrowseHistoryDelMutationVariables = { params?: BrowseHistoryDelParams };

/**
 * Removes one entry of the caller's browsing history, or all of them where no entry is named. Repeating it is harmless. Needs a token.
 * Calls `browseHistoryDel`.
 */
export const useBrowseHistoryDel = <TError = ErrorType<'browseHistoryDel'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'browseHistoryDel'>,
      TError,
      BrowseHistoryDelMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'browseHistoryDel'>, TError, BrowseHistoryDelMutationVariables, TContext> => {
  return useMutation(useBrowseHistoryDelMutationOptions(options), queryClient);
};
