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
  MerchantChatListOk,
  MerchantChatListParams,
  MerchantChatMessagesOk,
  MerchantChatMessagesParams,
  MerchantChatWriteOk,
  MerchantChatWriteParams,
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
 * Lists conversations of buyers with the store, the longest wait first, with the last words of each.
 * @summary List conversations with buyers
 */
export const useMerchantChatListHook = () => {
  const merchantChatList = useCall<MerchantChatListOk>(operations.merchantChatList);

  return useCallback(
    (params?: MerchantChatListParams, signal?: AbortSignal) => {
      return merchantChatList(params, signal);
    },
    [merchantChatList],
  );
};

export const getMerchantChatListInfiniteQueryKey = (params?: MerchantChatListParams) => {
  return ['infinite', 'merchantChatList', ...(params ? [params] : [])] as const;
};

export const getMerchantChatListQueryKey = (params?: MerchantChatListParams) => {
  return ['merchantChatList', ...(params ? [params] : [])] as const;
};

export const useMerchantChatListInfiniteQueryOptions = <
  TData = InfiniteData<DataOf<'merchantChatList'>, MerchantChatListParams['pageNum']>,
  TError = ErrorType<'merchantChatList'>,
>(
  params?: MerchantChatListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantChatList'>,
        TError,
        TData,
        QueryKey,
        MerchantChatListParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantChatListInfiniteQueryKey(params);

  const merchantChatList = useMerchantChatListHook();

  const queryFn: QueryFunction<DataOf<'merchantChatList'>, QueryKey, MerchantChatListParams['pageNum']> = ({
    signal,
    pageParam,
  }) => merchantChatList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantChatList,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'merchantChatList'>,
    TError,
    TData,
    QueryKey,
    MerchantChatListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type MerchantChatListInfiniteQueryResult = NonNullable<DataOf<'merchantChatList'>>;
export type MerchantChatListInfiniteQueryError = ErrorType<'merchantChatList'>;

/**
 * Lists conversations of buyers with the store, the longest wait first, with the last words of each.
 * Calls `merchantChatList`.
 */
export function useMerchantChatListInfinite<
  TData = InfiniteData<DataOf<'merchantChatList'>, MerchantChatListParams['pageNum']>,
  TError = ErrorType<'merchantChatList'>,
>(
  params: undefined | MerchantChatListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantChatList'>,
        TError,
        TData,
        QueryKey,
        MerchantChatListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'merchantChatList'>, TError, DataOf<'merchantChatList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists conversations of buyers with the store, the longest wait first, with the last words of each.
 * Calls `merchantChatList`.
 */
export function useMerchantChatListInfinite<
  TData = InfiniteData<DataOf<'merchantChatList'>, MerchantChatListParams['pageNum']>,
  TError = ErrorType<'merchantChatList'>,
>(
  params?: MerchantChatListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantChatList'>,
        TError,
        TData,
        QueryKey,
        MerchantChatListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<DataOf<'merchantChatList'>, TError, DataOf<'merchantChatList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists conversations of buyers with the store, the longest wait first, with the last words of each.
 * Calls `merchantChatList`.
 */
export function useMerchantChatListInfinite<
  TData = InfiniteData<DataOf<'merchantChatList'>, MerchantChatListParams['pageNum']>,
  TError = ErrorType<'merchantChatList'>,
>(
  params?: MerchantChatListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantChatList'>,
        TError,
        TData,
        QueryKey,
        MerchantChatListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists conversations of buyers with the store, the longest wait first, with the last words of each.
 * Calls `merchantChatList`.
 */
export function useMerchantChatListInfinite<
  TData = InfiniteData<DataOf<'merchantChatList'>, MerchantChatListParams['pageNum']>,
  TError = ErrorType<'merchantChatList'>,
>(
  params?: MerchantChatListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantChatList'>,
        TError,
        TData,
        QueryKey,
        MerchantChatListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useMerchantChatListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useMerchantChatListQueryOptions = <
  TData = DataOf<'merchantChatList'>,
  TError = ErrorType<'merchantChatList'>,
>(
  params?: MerchantChatListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantChatList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantChatListQueryKey(params);

  const merchantChatList = useMerchantChatListHook();

  const queryFn: QueryFunction<DataOf<'merchantChatList'>> = ({ signal }) => merchantChatList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantChatList,
  );

  return customOptions as UseQueryOptions<DataOf<'merchantChatList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type MerchantChatListQueryResult = NonNullable<DataOf<'merchantChatList'>>;
export type MerchantChatListQueryError = ErrorType<'merchantChatList'>;

/**
 * Lists conversations of buyers with the store, the longest wait first, with the last words of each.
 * Calls `merchantChatList`.
 */
export function useMerchantChatList<
  TData = DataOf<'merchantChatList'>,
  TError = ErrorType<'merchantChatList'>,
>(
  params: undefined | MerchantChatListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'merchantChatList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'merchantChatList'>, TError, DataOf<'merchantChatList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists conversations of buyers with the store, the longest wait first, with the last words of each.
 * Calls `merchantChatList`.
 */
export function useMerchantChatList<
  TData = DataOf<'merchantChatList'>,
  TError = ErrorType<'merchantChatList'>,
>(
  params?: MerchantChatListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'merchantChatList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'merchantChatList'>, TError, DataOf<'merchantChatList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists conversations of buyers with the store, the longest wait first, with the last words of each.
 * Calls `merchantChatList`.
 */
export function useMerchantChatList<
  TData = DataOf<'merchantChatList'>,
  TError = ErrorType<'merchantChatList'>,
>(
  params?: MerchantChatListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantChatList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists conversations of buyers with the store, the longest wait first, with the last words of each.
 * Calls `merchantChatList`.
 */
export function useMerchantChatList<
  TData = DataOf<'merchantChatList'>,
  TError = ErrorType<'merchantChatList'>,
>(
  params?: MerchantChatListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantChatList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useMerchantChatListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers the last messages of one conversation with a buyer, oldest first, and the latest orders of the buyer. Reading does not mark them as read; answering does. A buyer who has neither written to the store nor ordered from it does not exist here.
 * @summary Show one conversation
 */
export const useMerchantChatMessagesHook = () => {
  const merchantChatMessages = useCall<MerchantChatMessagesOk>(operations.merchantChatMessages);

  return useCallback(
    (params: MerchantChatMessagesParams, signal?: AbortSignal) => {
      return merchantChatMessages(params, signal);
    },
    [merchantChatMessages],
  );
};

export const getMerchantChatMessagesQueryKey = (params?: MerchantChatMessagesParams) => {
  return ['merchantChatMessages', ...(params ? [params] : [])] as const;
};

export const useMerchantChatMessagesQueryOptions = <
  TData = DataOf<'merchantChatMessages'>,
  TError = ErrorType<'merchantChatMessages'>,
>(
  params: MerchantChatMessagesParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantChatMessages'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantChatMessagesQueryKey(params);

  const merchantChatMessages = useMerchantChatMessagesHook();

  const queryFn: QueryFunction<DataOf<'merchantChatMessages'>> = ({ signal }) =>
    merchantChatMessages(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantChatMessages,
  );

  return customOptions as UseQueryOptions<DataOf<'merchantChatMessages'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type MerchantChatMessagesQueryResult = NonNullable<DataOf<'merchantChatMessages'>>;
export type MerchantChatMessagesQueryError = ErrorType<'merchantChatMessages'>;

/**
 * Answers the last messages of one conversation with a buyer, oldest first, and the latest orders of the buyer. Reading does not mark them as read; answering does. A buyer who has neither written to the store nor ordered from it does not exist here.
 * Calls `merchantChatMessages`.
 *
 * Its errors, besides those of every operation:
 * - `userNotFound`: There is no such user.
 */
export function useMerchantChatMessages<
  TData = DataOf<'merchantChatMessages'>,
  TError = ErrorType<'merchantChatMessages'>,
>(
  params: MerchantChatMessagesParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'merchantChatMessages'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'merchantChatMessages'>, TError, DataOf<'merchantChatMessages'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the last messages of one conversation with a buyer, oldest first, and the latest orders of the buyer. Reading does not mark them as read; answering does. A buyer who has neither written to the store nor ordered from it does not exist here.
 * Calls `merchantChatMessages`.
 *
 * Its errors, besides those of every operation:
 * - `userNotFound`: There is no such user.
 */
export function useMerchantChatMessages<
  TData = DataOf<'merchantChatMessages'>,
  TError = ErrorType<'merchantChatMessages'>,
>(
  params: MerchantChatMessagesParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'merchantChatMessages'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'merchantChatMessages'>, TError, DataOf<'merchantChatMessages'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the last messages of one conversation with a buyer, oldest first, and the latest orders of the buyer. Reading does not mark them as read; answering does. A buyer who has neither written to the store nor ordered from it does not exist here.
 * Calls `merchantChatMessages`.
 *
 * Its errors, besides those of every operation:
 * - `userNotFound`: There is no such user.
 */
export function useMerchantChatMessages<
  TData = DataOf<'merchantChatMessages'>,
  TError = ErrorType<'merchantChatMessages'>,
>(
  params: MerchantChatMessagesParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantChatMessages'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the last messages of one conversation with a buyer, oldest first, and the latest orders of the buyer. Reading does not mark them as read; answering does. A buyer who has neither written to the store nor ordered from it does not exist here.
 * Calls `merchantChatMessages`.
 *
 * Its errors, besides those of every operation:
 * - `userNotFound`: There is no such user.
 */
export function useMerchantChatMessages<
  TData = DataOf<'merchantChatMessages'>,
  TError = ErrorType<'merchantChatMessages'>,
>(
  params: MerchantChatMessagesParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantChatMessages'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useMerchantChatMessagesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Writes words or a picture to a buyer who has written to the store or ordered from it, and marks what the buyer wrote as read. The buyer is told at once.
 * @summary Write to a buyer
 */
export const useMerchantChatWriteHook = () => {
  const merchantChatWrite = useCall<MerchantChatWriteOk>(operations.merchantChatWrite);

  return useCallback(
    (params: MerchantChatWriteParams, signal?: AbortSignal) => {
      return merchantChatWrite(params, signal);
    },
    [merchantChatWrite],
  );
};

export const getMerchantChatWriteMutationKey = () => ['merchantChatWrite'] as const;

export const useMerchantChatWriteMutationOptions = <
  TError = ErrorType<'merchantChatWrite'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'merchantChatWrite'>,
    TError,
    MerchantChatWriteMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'merchantChatWrite'>, TError, MerchantChatWriteMutationVariables, TContext> => {
  const mutationKey = getMerchantChatWriteMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const merchantChatWrite = useMerchantChatWriteHook();

  const mutationFn: MutationFunction<DataOf<'merchantChatWrite'>, MerchantChatWriteMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return merchantChatWrite(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantChatWriteMutationResult = NonNullable<DataOf<'merchantChatWrite'>>;

export type MerchantChatWriteMutationError = ErrorType<'merchantChatWrite'>;
export type MerchantChatWriteMutationVariables = { params: MerchantChatWriteParams };

/**
 * Writes words or a picture to a buyer who has written to the store or ordered from it, and marks what the buyer wrote as read. The buyer is told at once.
 * Calls `merchantChatWrite`.
 *
 * Its errors, besides those of every operation:
 * - `userNotFound`: There is no such user.
 * - `messageEmpty`: Please write a message.
 * - `imageUploadFailed`: The picture could not be uploaded.
 */
export const useMerchantChatWrite = <TError = ErrorType<'merchantChatWrite'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'merchantChatWrite'>,
      TError,
      MerchantChatWriteMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'merchantChatWrite'>, TError, MerchantChatWriteMutationVariables, TContext> => {
  return useMutation(useMerchantChatWriteMutationOptions(options), queryClient);
};
