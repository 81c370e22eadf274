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
  DeskChatListOk,
  DeskChatListParams,
  DeskChatMessagesOk,
  DeskChatMessagesParams,
  DeskChatWriteOk,
  DeskChatWriteParams,
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
 * Lists conversations of users with customer service, the longest wait first, with the last text of each.
 * @summary List conversations with users
 */
export const useDeskChatListHook = () => {
  const deskChatList = useCall<DeskChatListOk>(operations.deskChatList);

  return useCallback(
    (params?: DeskChatListParams, signal?: AbortSignal) => {
      return deskChatList(params, signal);
    },
    [deskChatList],
  );
};

export const getDeskChatListInfiniteQueryKey = (params?: DeskChatListParams) => {
  return ['infinite', 'deskChatList', ...(params ? [params] : [])] as const;
};

export const getDeskChatListQueryKey = (params?: DeskChatListParams) => {
  return ['deskChatList', ...(params ? [params] : [])] as const;
};

export const useDeskChatListInfiniteQueryOptions = <
  TData = InfiniteData<DataOf<'deskChatList'>, DeskChatListParams['pageNum']>,
  TError = ErrorType<'deskChatList'>,
>(
  params?: DeskChatListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'deskChatList'>, TError, TData, QueryKey, DeskChatListParams['pageNum']>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskChatListInfiniteQueryKey(params);

  const deskChatList = useDeskChatListHook();

  const queryFn: QueryFunction<DataOf<'deskChatList'>, QueryKey, DeskChatListParams['pageNum']> = ({
    signal,
    pageParam,
  }) => deskChatList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskChatList,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'deskChatList'>,
    TError,
    TData,
    QueryKey,
    DeskChatListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskChatListInfiniteQueryResult = NonNullable<DataOf<'deskChatList'>>;
export type DeskChatListInfiniteQueryError = ErrorType<'deskChatList'>;

/**
 * Lists conversations of users with customer service, the longest wait first, with the last text of each.
 * Calls `deskChatList`.
 */
export function useDeskChatListInfinite<
  TData = InfiniteData<DataOf<'deskChatList'>, DeskChatListParams['pageNum']>,
  TError = ErrorType<'deskChatList'>,
>(
  params: undefined | DeskChatListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<DataOf<'deskChatList'>, TError, TData, QueryKey, DeskChatListParams['pageNum']>
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskChatList'>, TError, DataOf<'deskChatList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists conversations of users with customer service, the longest wait first, with the last text of each.
 * Calls `deskChatList`.
 */
export function useDeskChatListInfinite<
  TData = InfiniteData<DataOf<'deskChatList'>, DeskChatListParams['pageNum']>,
  TError = ErrorType<'deskChatList'>,
>(
  params?: DeskChatListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'deskChatList'>, TError, TData, QueryKey, DeskChatListParams['pageNum']>
    > &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskChatList'>, TError, DataOf<'deskChatList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists conversations of users with customer service, the longest wait first, with the last text of each.
 * Calls `deskChatList`.
 */
export function useDeskChatListInfinite<
  TData = InfiniteData<DataOf<'deskChatList'>, DeskChatListParams['pageNum']>,
  TError = ErrorType<'deskChatList'>,
>(
  params?: DeskChatListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'deskChatList'>, TError, TData, QueryKey, DeskChatListParams['pageNum']>
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists conversations of users with customer service, the longest wait first, with the last text of each.
 * Calls `deskChatList`.
 */
export function useDeskChatListInfinite<
  TData = InfiniteData<DataOf<'deskChatList'>, DeskChatListParams['pageNum']>,
  TError = ErrorType<'deskChatList'>,
>(
  params?: DeskChatListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'deskChatList'>, TError, TData, QueryKey, DeskChatListParams['pageNum']>
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskChatListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useDeskChatListQueryOptions = <
  TData = DataOf<'deskChatList'>,
  TError = ErrorType<'deskChatList'>,
>(
  params?: DeskChatListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskChatList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskChatListQueryKey(params);

  const deskChatList = useDeskChatListHook();

  const queryFn: QueryFunction<DataOf<'deskChatList'>> = ({ signal }) => deskChatList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskChatList,
  );

  return customOptions as UseQueryOptions<DataOf<'deskChatList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskChatListQueryResult = NonNullable<DataOf<'deskChatList'>>;
export type DeskChatListQueryError = ErrorType<'deskChatList'>;

/**
 * Lists conversations of users with customer service, the longest wait first, with the last text of each.
 * Calls `deskChatList`.
 */
export function useDeskChatList<TData = DataOf<'deskChatList'>, TError = ErrorType<'deskChatList'>>(
  params: undefined | DeskChatListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskChatList'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'deskChatList'>, TError, DataOf<'deskChatList'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists conversations of users with customer service, the longest wait first, with the last text of each.
 * Calls `deskChatList`.
 */
export function useDeskChatList<TData = DataOf<'deskChatList'>, TError = ErrorType<'deskChatList'>>(
  params?: DeskChatListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskChatList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskChatList'>, TError, DataOf<'deskChatList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists conversations of users with customer service, the longest wait first, with the last text of each.
 * Calls `deskChatList`.
 */
export function useDeskChatList<TData = DataOf<'deskChatList'>, TError = ErrorType<'deskChatList'>>(
  params?: DeskChatListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskChatList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists conversations of users with customer service, the longest wait first, with the last text of each.
 * Calls `deskChatList`.
 */
export function useDeskChatList<TData = DataOf<'deskChatList'>, TError = ErrorType<'deskChatList'>>(
  params?: DeskChatListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskChatList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskChatListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers the last messages of one conversation with a user, oldest first. Reading does not mark them as read; answering does.
 * @summary Show one talk
 */
export const useDeskChatMessagesHook = () => {
  const deskChatMessages = useCall<DeskChatMessagesOk>(operations.deskChatMessages);

  return useCallback(
    (params: DeskChatMessagesParams, signal?: AbortSignal) => {
      return deskChatMessages(params, signal);
    },
    [deskChatMessages],
  );
};

export const getDeskChatMessagesQueryKey = (params?: DeskChatMessagesParams) => {
  return ['deskChatMessages', ...(params ? [params] : [])] as const;
};

export const useDeskChatMessagesQueryOptions = <
  TData = DataOf<'deskChatMessages'>,
  TError = ErrorType<'deskChatMessages'>,
>(
  params: DeskChatMessagesParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskChatMessages'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskChatMessagesQueryKey(params);

  const deskChatMessages = useDeskChatMessagesHook();

  const queryFn: QueryFunction<DataOf<'deskChatMessages'>> = ({ signal }) => deskChatMessages(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskChatMessages,
  );

  return customOptions as UseQueryOptions<DataOf<'deskChatMessages'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskChatMessagesQueryResult = NonNullable<DataOf<'deskChatMessages'>>;
export type DeskChatMessagesQueryError = ErrorType<'deskChatMessages'>;

/**
 * Answers the last messages of one conversation with a user, oldest first. Reading does not mark them as read; answering does.
 * Calls `deskChatMessages`.
 *
 * Its errors, besides those of every operation:
 * - `userNotFound`: There is no such user.
 */
export function useDeskChatMessages<
  TData = DataOf<'deskChatMessages'>,
  TError = ErrorType<'deskChatMessages'>,
>(
  params: DeskChatMessagesParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskChatMessages'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskChatMessages'>, TError, DataOf<'deskChatMessages'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the last messages of one conversation with a user, oldest first. Reading does not mark them as read; answering does.
 * Calls `deskChatMessages`.
 *
 * Its errors, besides those of every operation:
 * - `userNotFound`: There is no such user.
 */
export function useDeskChatMessages<
  TData = DataOf<'deskChatMessages'>,
  TError = ErrorType<'deskChatMessages'>,
>(
  params: DeskChatMessagesParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskChatMessages'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskChatMessages'>, TError, DataOf<'deskChatMessages'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the last messages of one conversation with a user, oldest first. Reading does not mark them as read; answering does.
 * Calls `deskChatMessages`.
 *
 * Its errors, besides those of every operation:
 * - `userNotFound`: There is no such user.
 */
export function useDeskChatMessages<
  TData = DataOf<'deskChatMessages'>,
  TError = ErrorType<'deskChatMessages'>,
>(
  params: DeskChatMessagesParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskChatMessages'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the last messages of one conversation with a user, oldest first. Reading does not mark them as read; answering does.
 * Calls `deskChatMessages`.
 *
 * Its errors, besides those of every operation:
 * - `userNotFound`: There is no such user.
 */
export function useDeskChatMessages<
  TData = DataOf<'deskChatMessages'>,
  TError = ErrorType<'deskChatMessages'>,
>(
  params: DeskChatMessagesParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskChatMessages'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskChatMessagesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Writes to a user as customer service and marks what the user wrote as read. The user is told at once.
 * @summary Answer a user
 */
export const useDeskChatWriteHook = () => {
  const deskChatWrite = useCall<DeskChatWriteOk>(operations.deskChatWrite);

  return useCallback(
    (params: DeskChatWriteParams, signal?: AbortSignal) => {
      return deskChatWrite(params, signal);
    },
    [deskChatWrite],
  );
};

export const getDeskChatWriteMutationKey = () => ['deskChatWrite'] as const;

export const useDeskChatWriteMutationOptions = <
  TError = ErrorType<'deskChatWrite'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<DataOf<'deskChatWrite'>, TError, DeskChatWriteMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'deskChatWrite'>, TError, DeskChatWriteMutationVariables, TContext> => {
  const mutationKey = getDeskChatWriteMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskChatWrite = useDeskChatWriteHook();

  const mutationFn: MutationFunction<DataOf<'deskChatWrite'>, DeskChatWriteMutationVariables> = (props) => {
    const { params } = props ?? {};

    return deskChatWrite(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskChatWriteMutationResult = NonNullable<DataOf<'deskChatWrite'>>;

export type DeskChatWriteMutationError = ErrorType<'deskChatWrite'>;
export type DeskChatWriteMutationVariables = { params: DeskChatWriteParams };

/**
 * Writes to a user as customer service and marks what the user wrote as read. The user is told at once.
 * Calls `deskChatWrite`.
 *
 * Its errors, besides those of every operation:
 * - `userNotFound`: There is no such user.
 * - `messageEmpty`: Please write a message.
 */
export const useDeskChatWrite = <TError = ErrorType<'deskChatWrite'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'deskChatWrite'>, TError, DeskChatWriteMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskChatWrite'>, TError, DeskChatWriteMutationVariables, TContext> => {
  return useMutation(useDeskChatWriteMutationOptions(options), queryClient);
};
