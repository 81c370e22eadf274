// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import * as operations from '../../operation-functions.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';

import { useCallback } from 'react';

import type {
  NewOnlinechatListOk,
  NewOnlinechatListParams,
  NewOnlinechatSendOk,
  NewOnlinechatSendParams,
  NewOnlinechatUnreadOk,
  UserOnlineChatControllerListOk,
  UserOnlineChatControllerListParams,
  UserOnlineChatControllerSendOk,
  UserOnlineChatControllerSendParams,
  UserOnlineChatControllerUnreadOk,
  UserOnlineChatControllerUnreadParams,
  UserOnlineChatControllerUserlistOk,
} from '../openmall.schemas.ts';

import { useCall } from '../../../hooks/use-call.ts';
import type { ErrorType } from '../../../hooks/use-call.ts';
import { withPaging } from '../../../hooks/with-paging.ts';

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
 * Answers how many messages of customer service the caller has not yet listed, for the badge at the headset icon. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
 * @summary Count unread messages of customer service
 */
export const useNewOnlinechatUnreadHook = () => {
  const newOnlinechatUnread = useCall<NewOnlinechatUnreadOk>(operations.newOnlinechatUnread);

  return useCallback(
    (signal?: AbortSignal) => {
      return newOnlinechatUnread(undefined, signal);
    },
    [newOnlinechatUnread],
  );
};

export const getNewOnlinechatUnreadQueryKey = () => {
  return ['newOnlinechatUnread'] as const;
};

export const useNewOnlinechatUnreadQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useNewOnlinechatUnreadHook>>>,
  TError = ErrorType<'newOnlinechatUnread'>,
>(options?: {
  query?: Partial<
    UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useNewOnlinechatUnreadHook>>>, TError, TData>
  >;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getNewOnlinechatUnreadQueryKey();

  const newOnlinechatUnread = useNewOnlinechatUnreadHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useNewOnlinechatUnreadHook>>>> = ({
    signal,
  }) => newOnlinechatUnread(signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    {},
    operations.newOnlinechatUnread,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useNewOnlinechatUnreadHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type NewOnlinechatUnreadQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useNewOnlinechatUnreadHook>>>
>;
export type NewOnlinechatUnreadQueryError = ErrorType<'newOnlinechatUnread'>;

export function useNewOnlinechatUnread<
  TData = Awaited<ReturnType<ReturnType<typeof useNewOnlinechatUnreadHook>>>,
  TError = ErrorType<'newOnlinechatUnread'>,
>(
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useNewOnlinechatUnreadHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useNewOnlinechatUnreadHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useNewOnlinechatUnreadHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNewOnlinechatUnread<
  TData = Awaited<ReturnType<ReturnType<typeof useNewOnlinechatUnreadHook>>>,
  TError = ErrorType<'newOnlinechatUnread'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useNewOnlinechatUnreadHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useNewOnlinechatUnreadHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useNewOnlinechatUnreadHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNewOnlinechatUnread<
  TData = Awaited<ReturnType<ReturnType<typeof useNewOnlinechatUnreadHook>>>,
  TError = ErrorType<'newOnlinechatUnread'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useNewOnlinechatUnreadHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Count unread messages of customer service
 */

export function useNewOnlinechatUnread<
  TData = Awaited<ReturnType<ReturnType<typeof useNewOnlinechatUnreadHook>>>,
  TError = ErrorType<'newOnlinechatUnread'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useNewOnlinechatUnreadHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useNewOnlinechatUnreadQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Lists about 30 messages between the caller and customer service, newest first, and marks them as read. Give the oldest known message to get those before it.
 * @summary List messages with customer service
 */
export const useNewOnlinechatListHook = () => {
  const newOnlinechatList = useCall<NewOnlinechatListOk>(operations.newOnlinechatList);

  return useCallback(
    (params?: NewOnlinechatListParams, signal?: AbortSignal) => {
      return newOnlinechatList(params, signal);
    },
    [newOnlinechatList],
  );
};

export const getNewOnlinechatListQueryKey = (params?: NewOnlinechatListParams) => {
  return ['newOnlinechatList', ...(params ? [params] : [])] as const;
};

export const useNewOnlinechatListQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useNewOnlinechatListHook>>>,
  TError = ErrorType<'newOnlinechatList'>,
>(
  params?: NewOnlinechatListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useNewOnlinechatListHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getNewOnlinechatListQueryKey(params);

  const newOnlinechatList = useNewOnlinechatListHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useNewOnlinechatListHook>>>> = ({
    signal,
  }) => newOnlinechatList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.newOnlinechatList,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useNewOnlinechatListHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type NewOnlinechatListQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useNewOnlinechatListHook>>>
>;
export type NewOnlinechatListQueryError = ErrorType<'newOnlinechatList'>;

export function useNewOnlinechatList<
  TData = Awaited<ReturnType<ReturnType<typeof useNewOnlinechatListHook>>>,
  TError = ErrorType<'newOnlinechatList'>,
>(
  params: undefined | NewOnlinechatListParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useNewOnlinechatListHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useNewOnlinechatListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useNewOnlinechatListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNewOnlinechatList<
  TData = Awaited<ReturnType<ReturnType<typeof useNewOnlinechatListHook>>>,
  TError = ErrorType<'newOnlinechatList'>,
>(
  params?: NewOnlinechatListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useNewOnlinechatListHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useNewOnlinechatListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useNewOnlinechatListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useNewOnlinechatList<
  TData = Awaited<ReturnType<ReturnType<typeof useNewOnlinechatListHook>>>,
  TError = ErrorType<'newOnlinechatList'>,
>(
  params?: NewOnlinechatListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useNewOnlinechatListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List messages with customer service
 */

export function useNewOnlinechatList<
  TData = Awaited<ReturnType<ReturnType<typeof useNewOnlinechatListHook>>>,
  TError = ErrorType<'newOnlinechatList'>,
>(
  params?: NewOnlinechatListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useNewOnlinechatListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useNewOnlinechatListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Sends a text, or a picture that was uploaded before, to customer service. The message is at once part of the list.
 * @summary Send a message to customer service
 */
export const useNewOnlinechatSendHook = () => {
  const newOnlinechatSend = useCall<NewOnlinechatSendOk>(operations.newOnlinechatSend);

  return useCallback(
    (params: NewOnlinechatSendParams, signal?: AbortSignal) => {
      return newOnlinechatSend(params, signal);
    },
    [newOnlinechatSend],
  );
};

export const getNewOnlinechatSendMutationKey = () => ['newOnlinechatSend'] as const;

export const useNewOnlinechatSendMutationOptions = <
  TError = ErrorType<'newOnlinechatSend'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useNewOnlinechatSendHook>>>,
    TError,
    NewOnlinechatSendMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useNewOnlinechatSendHook>>>,
  TError,
  NewOnlinechatSendMutationVariables,
  TContext
> => {
  const mutationKey = getNewOnlinechatSendMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const newOnlinechatSend = useNewOnlinechatSendHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useNewOnlinechatSendHook>>>,
    NewOnlinechatSendMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return newOnlinechatSend(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type NewOnlinechatSendMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useNewOnlinechatSendHook>>>
>;

export type NewOnlinechatSendMutationError = ErrorType<'newOnlinechatSend'>;
export type NewOnlinechatSendMutationVariables = { params: NewOnlinechatSendParams };

/**
 * @summary Send a message to customer service
 */
export const useNewOnlinechatSend = <TError = ErrorType<'newOnlinechatSend'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useNewOnlinechatSendHook>>>,
      TError,
      NewOnlinechatSendMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useNewOnlinechatSendHook>>>,
  TError,
  NewOnlinechatSendMutationVariables,
  TContext
> => {
  return useMutation(useNewOnlinechatSendMutationOptions(options), queryClient);
};
/**
 * Answers how many messages of stores the caller has not yet read, for the badge at the chat icon. The chat with stores itself runs in another window, `{host}/chat`. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
 * @summary Count unread messages of stores
 */
export const useUserOnlineChatControllerUnreadHook = () => {
  const userOnlineChatControllerUnread = useCall<UserOnlineChatControllerUnreadOk>(
    operations.userOnlineChatControllerUnread,
  );

  return useCallback(
    (params?: UserOnlineChatControllerUnreadParams, signal?: AbortSignal) => {
      return userOnlineChatControllerUnread(params, signal);
    },
    [userOnlineChatControllerUnread],
  );
};

export const getUserOnlineChatControllerUnreadQueryKey = (params?: UserOnlineChatControllerUnreadParams) => {
  return ['userOnlineChatControllerUnread', ...(params ? [params] : [])] as const;
};

export const useUserOnlineChatControllerUnreadQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUnreadHook>>>,
  TError = ErrorType<'userOnlineChatControllerUnread'>,
>(
  params?: UserOnlineChatControllerUnreadParams,
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUnreadHook>>>,
        TError,
        TData
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getUserOnlineChatControllerUnreadQueryKey(params);

  const userOnlineChatControllerUnread = useUserOnlineChatControllerUnreadHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUnreadHook>>>
  > = ({ signal }) => userOnlineChatControllerUnread(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.userOnlineChatControllerUnread,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUnreadHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type UserOnlineChatControllerUnreadQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUnreadHook>>>
>;
export type UserOnlineChatControllerUnreadQueryError = ErrorType<'userOnlineChatControllerUnread'>;

export function useUserOnlineChatControllerUnread<
  TData = Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUnreadHook>>>,
  TError = ErrorType<'userOnlineChatControllerUnread'>,
>(
  params: undefined | UserOnlineChatControllerUnreadParams,
  options: {
    query: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUnreadHook>>>,
        TError,
        TData
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUnreadHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUnreadHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useUserOnlineChatControllerUnread<
  TData = Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUnreadHook>>>,
  TError = ErrorType<'userOnlineChatControllerUnread'>,
>(
  params?: UserOnlineChatControllerUnreadParams,
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUnreadHook>>>,
        TError,
        TData
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUnreadHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUnreadHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useUserOnlineChatControllerUnread<
  TData = Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUnreadHook>>>,
  TError = ErrorType<'userOnlineChatControllerUnread'>,
>(
  params?: UserOnlineChatControllerUnreadParams,
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUnreadHook>>>,
        TError,
        TData
      >
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Count unread messages of stores
 */

export function useUserOnlineChatControllerUnread<
  TData = Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUnreadHook>>>,
  TError = ErrorType<'userOnlineChatControllerUnread'>,
>(
  params?: UserOnlineChatControllerUnreadParams,
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUnreadHook>>>,
        TError,
        TData
      >
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useUserOnlineChatControllerUnreadQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Lists the stores with which the caller has exchanged messages, the latest conversation first, each with its last message and the number of unread ones. At most 100.
 * @summary List conversations with stores
 */
export const useUserOnlineChatControllerUserlistHook = () => {
  const userOnlineChatControllerUserlist = useCall<UserOnlineChatControllerUserlistOk>(
    operations.userOnlineChatControllerUserlist,
  );

  return useCallback(
    (signal?: AbortSignal) => {
      return userOnlineChatControllerUserlist(undefined, signal);
    },
    [userOnlineChatControllerUserlist],
  );
};

export const getUserOnlineChatControllerUserlistQueryKey = () => {
  return ['userOnlineChatControllerUserlist'] as const;
};

export const useUserOnlineChatControllerUserlistQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUserlistHook>>>,
  TError = ErrorType<'userOnlineChatControllerUserlist'>,
>(options?: {
  query?: Partial<
    UseQueryOptions<
      Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUserlistHook>>>,
      TError,
      TData
    >
  >;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getUserOnlineChatControllerUserlistQueryKey();

  const userOnlineChatControllerUserlist = useUserOnlineChatControllerUserlistHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUserlistHook>>>
  > = ({ signal }) => userOnlineChatControllerUserlist(signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    {},
    operations.userOnlineChatControllerUserlist,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUserlistHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type UserOnlineChatControllerUserlistQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUserlistHook>>>
>;
export type UserOnlineChatControllerUserlistQueryError = ErrorType<'userOnlineChatControllerUserlist'>;

export function useUserOnlineChatControllerUserlist<
  TData = Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUserlistHook>>>,
  TError = ErrorType<'userOnlineChatControllerUserlist'>,
>(
  options: {
    query: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUserlistHook>>>,
        TError,
        TData
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUserlistHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUserlistHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useUserOnlineChatControllerUserlist<
  TData = Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUserlistHook>>>,
  TError = ErrorType<'userOnlineChatControllerUserlist'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUserlistHook>>>,
        TError,
        TData
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUserlistHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUserlistHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useUserOnlineChatControllerUserlist<
  TData = Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUserlistHook>>>,
  TError = ErrorType<'userOnlineChatControllerUserlist'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUserlistHook>>>,
        TError,
        TData
      >
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List conversations with stores
 */

export function useUserOnlineChatControllerUserlist<
  TData = Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUserlistHook>>>,
  TError = ErrorType<'userOnlineChatControllerUserlist'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerUserlistHook>>>,
        TError,
        TData
      >
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useUserOnlineChatControllerUserlistQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Lists about 30 messages between the caller and a store, newest first, and marks them as read. Give the oldest known message to get those before it. Without messages the list is empty.
 * @summary List messages with a store
 */
export const useUserOnlineChatControllerListHook = () => {
  const userOnlineChatControllerList = useCall<UserOnlineChatControllerListOk>(
    operations.userOnlineChatControllerList,
  );

  return useCallback(
    (params: UserOnlineChatControllerListParams, signal?: AbortSignal) => {
      return userOnlineChatControllerList(params, signal);
    },
    [userOnlineChatControllerList],
  );
};

export const getUserOnlineChatControllerListQueryKey = (params?: UserOnlineChatControllerListParams) => {
  return ['userOnlineChatControllerList', ...(params ? [params] : [])] as const;
};

export const useUserOnlineChatControllerListQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerListHook>>>,
  TError = ErrorType<'userOnlineChatControllerList'>,
>(
  params: UserOnlineChatControllerListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerListHook>>>,
        TError,
        TData
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getUserOnlineChatControllerListQueryKey(params);

  const userOnlineChatControllerList = useUserOnlineChatControllerListHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerListHook>>>
  > = ({ signal }) => userOnlineChatControllerList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.userOnlineChatControllerList,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerListHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type UserOnlineChatControllerListQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerListHook>>>
>;
export type UserOnlineChatControllerListQueryError = ErrorType<'userOnlineChatControllerList'>;

export function useUserOnlineChatControllerList<
  TData = Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerListHook>>>,
  TError = ErrorType<'userOnlineChatControllerList'>,
>(
  params: UserOnlineChatControllerListParams,
  options: {
    query: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerListHook>>>,
        TError,
        TData
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useUserOnlineChatControllerList<
  TData = Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerListHook>>>,
  TError = ErrorType<'userOnlineChatControllerList'>,
>(
  params: UserOnlineChatControllerListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerListHook>>>,
        TError,
        TData
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useUserOnlineChatControllerList<
  TData = Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerListHook>>>,
  TError = ErrorType<'userOnlineChatControllerList'>,
>(
  params: UserOnlineChatControllerListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerListHook>>>,
        TError,
        TData
      >
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List messages with a store
 */

export function useUserOnlineChatControllerList<
  TData = Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerListHook>>>,
  TError = ErrorType<'userOnlineChatControllerList'>,
>(
  params: UserOnlineChatControllerListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerListHook>>>,
        TError,
        TData
      >
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useUserOnlineChatControllerListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Sends a text, or a picture that the caller uploaded before, to a store. The message is at once part of the list. The owner of a store can't write to it as a buyer.
 * @summary Send a message to a store
 */
export const useUserOnlineChatControllerSendHook = () => {
  const userOnlineChatControllerSend = useCall<UserOnlineChatControllerSendOk>(
    operations.userOnlineChatControllerSend,
  );

  return useCallback(
    (params: UserOnlineChatControllerSendParams, signal?: AbortSignal) => {
      return userOnlineChatControllerSend(params, signal);
    },
    [userOnlineChatControllerSend],
  );
};

export const getUserOnlineChatControllerSendMutationKey = () => ['userOnlineChatControllerSend'] as const;

export const useUserOnlineChatControllerSendMutationOptions = <
  TError = ErrorType<'userOnlineChatControllerSend'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerSendHook>>>,
    TError,
    UserOnlineChatControllerSendMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerSendHook>>>,
  TError,
  UserOnlineChatControllerSendMutationVariables,
  TContext
> => {
  const mutationKey = getUserOnlineChatControllerSendMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const userOnlineChatControllerSend = useUserOnlineChatControllerSendHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerSendHook>>>,
    UserOnlineChatControllerSendMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return userOnlineChatControllerSend(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type UserOnlineChatControllerSendMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerSendHook>>>
>;

export type UserOnlineChatControllerSendMutationError = ErrorType<'userOnlineChatControllerSend'>;
export type UserOnlineChatControllerSendMutationVariables = { params: UserOnlineChatControllerSendParams };

/**
 * @summary Send a message to a store
 */
export const useUserOnlineChatControllerSend = <
  TError = ErrorType<'userOnlineChatControllerSend'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerSendHook>>>,
      TError,
      UserOnlineChatControllerSendMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useUserOnlineChatControllerSendHook>>>,
  TError,
  UserOnlineChatControllerSendMutationVariables,
  TContext
> => {
  return useMutation(useUserOnlineChatControllerSendMutationOptions(options), queryClient);
};
