// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import type { DataOf } from '../../../types.ts';
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
  NewOnlinechatTokenOk,
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
  TData = DataOf<'newOnlinechatUnread'>,
  TError = ErrorType<'newOnlinechatUnread'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'newOnlinechatUnread'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getNewOnlinechatUnreadQueryKey();

  const newOnlinechatUnread = useNewOnlinechatUnreadHook();

  const queryFn: QueryFunction<DataOf<'newOnlinechatUnread'>> = ({ signal }) => newOnlinechatUnread(signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    {},
    operations.newOnlinechatUnread,
  );

  return customOptions as UseQueryOptions<DataOf<'newOnlinechatUnread'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type NewOnlinechatUnreadQueryResult = NonNullable<DataOf<'newOnlinechatUnread'>>;
export type NewOnlinechatUnreadQueryError = ErrorType<'newOnlinechatUnread'>;

/**
 * Answers how many messages of customer service the caller has not yet listed, for the badge at the headset icon. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
 * Calls `newOnlinechatUnread`.
 */
export function useNewOnlinechatUnread<
  TData = DataOf<'newOnlinechatUnread'>,
  TError = ErrorType<'newOnlinechatUnread'>,
>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'newOnlinechatUnread'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'newOnlinechatUnread'>, TError, DataOf<'newOnlinechatUnread'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers how many messages of customer service the caller has not yet listed, for the badge at the headset icon. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
 * Calls `newOnlinechatUnread`.
 */
export function useNewOnlinechatUnread<
  TData = DataOf<'newOnlinechatUnread'>,
  TError = ErrorType<'newOnlinechatUnread'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'newOnlinechatUnread'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'newOnlinechatUnread'>, TError, DataOf<'newOnlinechatUnread'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers how many messages of customer service the caller has not yet listed, for the badge at the headset icon. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
 * Calls `newOnlinechatUnread`.
 */
export function useNewOnlinechatUnread<
  TData = DataOf<'newOnlinechatUnread'>,
  TError = ErrorType<'newOnlinechatUnread'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'newOnlinechatUnread'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers how many messages of customer service the caller has not yet listed, for the badge at the headset icon. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
 * Calls `newOnlinechatUnread`.
 */
export function useNewOnlinechatUnread<
  TData = DataOf<'newOnlinechatUnread'>,
  TError = ErrorType<'newOnlinechatUnread'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'newOnlinechatUnread'>, TError, TData>> },
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
  TData = DataOf<'newOnlinechatList'>,
  TError = ErrorType<'newOnlinechatList'>,
>(
  params?: NewOnlinechatListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'newOnlinechatList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getNewOnlinechatListQueryKey(params);

  const newOnlinechatList = useNewOnlinechatListHook();

  const queryFn: QueryFunction<DataOf<'newOnlinechatList'>> = ({ signal }) =>
    newOnlinechatList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.newOnlinechatList,
  );

  return customOptions as UseQueryOptions<DataOf<'newOnlinechatList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type NewOnlinechatListQueryResult = NonNullable<DataOf<'newOnlinechatList'>>;
export type NewOnlinechatListQueryError = ErrorType<'newOnlinechatList'>;

/**
 * Lists about 30 messages between the caller and customer service, newest first, and marks them as read. Give the oldest known message to get those before it.
 * Calls `newOnlinechatList`.
 */
export function useNewOnlinechatList<
  TData = DataOf<'newOnlinechatList'>,
  TError = ErrorType<'newOnlinechatList'>,
>(
  params: undefined | NewOnlinechatListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'newOnlinechatList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'newOnlinechatList'>, TError, DataOf<'newOnlinechatList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists about 30 messages between the caller and customer service, newest first, and marks them as read. Give the oldest known message to get those before it.
 * Calls `newOnlinechatList`.
 */
export function useNewOnlinechatList<
  TData = DataOf<'newOnlinechatList'>,
  TError = ErrorType<'newOnlinechatList'>,
>(
  params?: NewOnlinechatListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'newOnlinechatList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'newOnlinechatList'>, TError, DataOf<'newOnlinechatList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists about 30 messages between the caller and customer service, newest first, and marks them as read. Give the oldest known message to get those before it.
 * Calls `newOnlinechatList`.
 */
export function useNewOnlinechatList<
  TData = DataOf<'newOnlinechatList'>,
  TError = ErrorType<'newOnlinechatList'>,
>(
  params?: NewOnlinechatListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'newOnlinechatList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists about 30 messages between the caller and customer service, newest first, and marks them as read. Give the oldest known message to get those before it.
 * Calls `newOnlinechatList`.
 */
export function useNewOnlinechatList<
  TData = DataOf<'newOnlinechatList'>,
  TError = ErrorType<'newOnlinechatList'>,
>(
  params?: NewOnlinechatListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'newOnlinechatList'>, TError, TData>> },
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
    DataOf<'newOnlinechatSend'>,
    TError,
    NewOnlinechatSendMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'newOnlinechatSend'>, TError, NewOnlinechatSendMutationVariables, TContext> => {
  const mutationKey = getNewOnlinechatSendMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const newOnlinechatSend = useNewOnlinechatSendHook();

  const mutationFn: MutationFunction<DataOf<'newOnlinechatSend'>, NewOnlinechatSendMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return newOnlinechatSend(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type NewOnlinechatSendMutationResult = NonNullable<DataOf<'newOnlinechatSend'>>;

export type NewOnlinechatSendMutationError = ErrorType<'newOnlinechatSend'>;
export type NewOnlinechatSendMutationVariables = { params: NewOnlinechatSendParams };

/**
 * Sends a text, or a picture that was uploaded before, to customer service. The message is at once part of the list.
 * Calls `newOnlinechatSend`.
 *
 * Its errors, besides those of every operation:
 * - `messageEmpty`: Please write a message.
 * - `accountFrozen`: This account is frozen. Please contact customer service.
 * - `imageUploadFailed`: The picture could not be uploaded.
 */
export const useNewOnlinechatSend = <TError = ErrorType<'newOnlinechatSend'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'newOnlinechatSend'>,
      TError,
      NewOnlinechatSendMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'newOnlinechatSend'>, TError, NewOnlinechatSendMutationVariables, TContext> => {
  return useMutation(useNewOnlinechatSendMutationOptions(options), queryClient);
};
/**
 * Answers a token for a chat that runs on another host, `{host}/chat`, so that it does not get the token of the session. It is good for the operations of the chats and for their pictures; every other operation refuses it like the token of an ended session. It ends after twelve hours, or with the session that asked for it.
 * @summary Open a token for a chat window
 */
export const useNewOnlinechatTokenHook = () => {
  const newOnlinechatToken = useCall<NewOnlinechatTokenOk>(operations.newOnlinechatToken);

  return useCallback(
    (signal?: AbortSignal) => {
      return newOnlinechatToken(undefined, signal);
    },
    [newOnlinechatToken],
  );
};

export const getNewOnlinechatTokenMutationKey = () => ['newOnlinechatToken'] as const;

export const useNewOnlinechatTokenMutationOptions = <
  TError = ErrorType<'newOnlinechatToken'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<DataOf<'newOnlinechatToken'>, TError, void, TContext>;
}): UseMutationOptions<DataOf<'newOnlinechatToken'>, TError, void, TContext> => {
  const mutationKey = getNewOnlinechatTokenMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const newOnlinechatToken = useNewOnlinechatTokenHook();

  const mutationFn: MutationFunction<DataOf<'newOnlinechatToken'>, void> = () => {
    return newOnlinechatToken();
  };

  return { mutationFn, ...mutationOptions };
};

export type NewOnlinechatTokenMutationResult = NonNullable<DataOf<'newOnlinechatToken'>>;

export type NewOnlinechatTokenMutationError = ErrorType<'newOnlinechatToken'>;

/**
 * Answers a token for a chat that runs on another host, `{host}/chat`, so that it does not get the token of the session. It is good for the operations of the chats and for their pictures; every other operation refuses it like the token of an ended session. It ends after twelve hours, or with the session that asked for it.
 * Calls `newOnlinechatToken`.
 */
export const useNewOnlinechatToken = <TError = ErrorType<'newOnlinechatToken'>, TContext = unknown>(
  options?: { mutation?: UseMutationOptions<DataOf<'newOnlinechatToken'>, TError, void, TContext> },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'newOnlinechatToken'>, TError, void, TContext> => {
  return useMutation(useNewOnlinechatTokenMutationOptions(options), queryClient);
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
  TData = DataOf<'userOnlineChatControllerUnread'>,
  TError = ErrorType<'userOnlineChatControllerUnread'>,
>(
  params?: UserOnlineChatControllerUnreadParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'userOnlineChatControllerUnread'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getUserOnlineChatControllerUnreadQueryKey(params);

  const userOnlineChatControllerUnread = useUserOnlineChatControllerUnreadHook();

  const queryFn: QueryFunction<DataOf<'userOnlineChatControllerUnread'>> = ({ signal }) =>
    userOnlineChatControllerUnread(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.userOnlineChatControllerUnread,
  );

  return customOptions as UseQueryOptions<DataOf<'userOnlineChatControllerUnread'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type UserOnlineChatControllerUnreadQueryResult = NonNullable<DataOf<'userOnlineChatControllerUnread'>>;
export type UserOnlineChatControllerUnreadQueryError = ErrorType<'userOnlineChatControllerUnread'>;

/**
 * Answers how many messages of stores the caller has not yet read, for the badge at the chat icon. The chat with stores itself runs in another window, `{host}/chat`. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
 * Calls `userOnlineChatControllerUnread`.
 *
 * Its errors, besides those of every operation:
 * - `noPermission`: Your account may not do this.
 */
export function useUserOnlineChatControllerUnread<
  TData = DataOf<'userOnlineChatControllerUnread'>,
  TError = ErrorType<'userOnlineChatControllerUnread'>,
>(
  params: undefined | UserOnlineChatControllerUnreadParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'userOnlineChatControllerUnread'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'userOnlineChatControllerUnread'>,
          TError,
          DataOf<'userOnlineChatControllerUnread'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers how many messages of stores the caller has not yet read, for the badge at the chat icon. The chat with stores itself runs in another window, `{host}/chat`. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
 * Calls `userOnlineChatControllerUnread`.
 *
 * Its errors, besides those of every operation:
 * - `noPermission`: Your account may not do this.
 */
export function useUserOnlineChatControllerUnread<
  TData = DataOf<'userOnlineChatControllerUnread'>,
  TError = ErrorType<'userOnlineChatControllerUnread'>,
>(
  params?: UserOnlineChatControllerUnreadParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'userOnlineChatControllerUnread'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'userOnlineChatControllerUnread'>,
          TError,
          DataOf<'userOnlineChatControllerUnread'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers how many messages of stores the caller has not yet read, for the badge at the chat icon. The chat with stores itself runs in another window, `{host}/chat`. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
 * Calls `userOnlineChatControllerUnread`.
 *
 * Its errors, besides those of every operation:
 * - `noPermission`: Your account may not do this.
 */
export function useUserOnlineChatControllerUnread<
  TData = DataOf<'userOnlineChatControllerUnread'>,
  TError = ErrorType<'userOnlineChatControllerUnread'>,
>(
  params?: UserOnlineChatControllerUnreadParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'userOnlineChatControllerUnread'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers how many messages of stores the caller has not yet read, for the badge at the chat icon. The chat with stores itself runs in another window, `{host}/chat`. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
 * Calls `userOnlineChatControllerUnread`.
 *
 * Its errors, besides those of every operation:
 * - `noPermission`: Your account may not do this.
 */
export function useUserOnlineChatControllerUnread<
  TData = DataOf<'userOnlineChatControllerUnread'>,
  TError = ErrorType<'userOnlineChatControllerUnread'>,
>(
  params?: UserOnlineChatControllerUnreadParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'userOnlineChatControllerUnread'>, TError, TData>> },
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
  TData = DataOf<'userOnlineChatControllerUserlist'>,
  TError = ErrorType<'userOnlineChatControllerUserlist'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'userOnlineChatControllerUserlist'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getUserOnlineChatControllerUserlistQueryKey();

  const userOnlineChatControllerUserlist = useUserOnlineChatControllerUserlistHook();

  const queryFn: QueryFunction<DataOf<'userOnlineChatControllerUserlist'>> = ({ signal }) =>
    userOnlineChatControllerUserlist(signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    {},
    operations.userOnlineChatControllerUserlist,
  );

  return customOptions as UseQueryOptions<DataOf<'userOnlineChatControllerUserlist'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type UserOnlineChatControllerUserlistQueryResult = NonNullable<
  DataOf<'userOnlineChatControllerUserlist'>
>;
export type UserOnlineChatControllerUserlistQueryError = ErrorType<'userOnlineChatControllerUserlist'>;

/**
 * Lists the stores with which the caller has exchanged messages, the latest conversation first, each with its last message and the number of unread ones. At most 100.
 * Calls `userOnlineChatControllerUserlist`.
 */
export function useUserOnlineChatControllerUserlist<
  TData = DataOf<'userOnlineChatControllerUserlist'>,
  TError = ErrorType<'userOnlineChatControllerUserlist'>,
>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'userOnlineChatControllerUserlist'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'userOnlineChatControllerUserlist'>,
          TError,
          DataOf<'userOnlineChatControllerUserlist'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the stores with which the caller has exchanged messages, the latest conversation first, each with its last message and the number of unread ones. At most 100.
 * Calls `userOnlineChatControllerUserlist`.
 */
export function useUserOnlineChatControllerUserlist<
  TData = DataOf<'userOnlineChatControllerUserlist'>,
  TError = ErrorType<'userOnlineChatControllerUserlist'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'userOnlineChatControllerUserlist'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'userOnlineChatControllerUserlist'>,
          TError,
          DataOf<'userOnlineChatControllerUserlist'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the stores with which the caller has exchanged messages, the latest conversation first, each with its last message and the number of unread ones. At most 100.
 * Calls `userOnlineChatControllerUserlist`.
 */
export function useUserOnlineChatControllerUserlist<
  TData = DataOf<'userOnlineChatControllerUserlist'>,
  TError = ErrorType<'userOnlineChatControllerUserlist'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'userOnlineChatControllerUserlist'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the stores with which the caller has exchanged messages, the latest conversation first, each with its last message and the number of unread ones. At most 100.
 * Calls `userOnlineChatControllerUserlist`.
 */
export function useUserOnlineChatControllerUserlist<
  TData = DataOf<'userOnlineChatControllerUserlist'>,
  TError = ErrorType<'userOnlineChatControllerUserlist'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'userOnlineChatControllerUserlist'>, TError, TData>> },
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
  TData = DataOf<'userOnlineChatControllerList'>,
  TError = ErrorType<'userOnlineChatControllerList'>,
>(
  params: UserOnlineChatControllerListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'userOnlineChatControllerList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getUserOnlineChatControllerListQueryKey(params);

  const userOnlineChatControllerList = useUserOnlineChatControllerListHook();

  const queryFn: QueryFunction<DataOf<'userOnlineChatControllerList'>> = ({ signal }) =>
    userOnlineChatControllerList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.userOnlineChatControllerList,
  );

  return customOptions as UseQueryOptions<DataOf<'userOnlineChatControllerList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type UserOnlineChatControllerListQueryResult = NonNullable<DataOf<'userOnlineChatControllerList'>>;
export type UserOnlineChatControllerListQueryError = ErrorType<'userOnlineChatControllerList'>;

/**
 * Lists about 30 messages between the caller and a store, newest first, and marks them as read. Give the oldest known message to get those before it. Without messages the list is empty.
 * Calls `userOnlineChatControllerList`.
 *
 * Its errors, besides those of every operation:
 * - `storeNotFound`: There is no such store.
 */
export function useUserOnlineChatControllerList<
  TData = DataOf<'userOnlineChatControllerList'>,
  TError = ErrorType<'userOnlineChatControllerList'>,
>(
  params: UserOnlineChatControllerListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'userOnlineChatControllerList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'userOnlineChatControllerList'>,
          TError,
          DataOf<'userOnlineChatControllerList'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists about 30 messages between the caller and a store, newest first, and marks them as read. Give the oldest known message to get those before it. Without messages the list is empty.
 * Calls `userOnlineChatControllerList`.
 *
 * Its errors, besides those of every operation:
 * - `storeNotFound`: There is no such store.
 */
export function useUserOnlineChatControllerList<
  TData = DataOf<'userOnlineChatControllerList'>,
  TError = ErrorType<'userOnlineChatControllerList'>,
>(
  params: UserOnlineChatControllerListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'userOnlineChatControllerList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'userOnlineChatControllerList'>,
          TError,
          DataOf<'userOnlineChatControllerList'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists about 30 messages between the caller and a store, newest first, and marks them as read. Give the oldest known message to get those before it. Without messages the list is empty.
 * Calls `userOnlineChatControllerList`.
 *
 * Its errors, besides those of every operation:
 * - `storeNotFound`: There is no such store.
 */
export function useUserOnlineChatControllerList<
  TData = DataOf<'userOnlineChatControllerList'>,
  TError = ErrorType<'userOnlineChatControllerList'>,
>(
  params: UserOnlineChatControllerListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'userOnlineChatControllerList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists about 30 messages between the caller and a store, newest first, and marks them as read. Give the oldest known message to get those before it. Without messages the list is empty.
 * Calls `userOnlineChatControllerList`.
 *
 * Its errors, besides those of every operation:
 * - `storeNotFound`: There is no such store.
 */
export function useUserOnlineChatControllerList<
  TData = DataOf<'userOnlineChatControllerList'>,
  TError = ErrorType<'userOnlineChatControllerList'>,
>(
  params: UserOnlineChatControllerListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'userOnlineChatControllerList'>, TError, TData>> },
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
    DataOf<'userOnlineChatControllerSend'>,
    TError,
    UserOnlineChatControllerSendMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'userOnlineChatControllerSend'>,
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
    DataOf<'userOnlineChatControllerSend'>,
    UserOnlineChatControllerSendMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return userOnlineChatControllerSend(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type UserOnlineChatControllerSendMutationResult = NonNullable<DataOf<'userOnlineChatControllerSend'>>;

export type UserOnlineChatControllerSendMutationError = ErrorType<'userOnlineChatControllerSend'>;
export type UserOnlineChatControllerSendMutationVariables = { params: UserOnlineChatControllerSendParams };

/**
 * Sends a text, or a picture that the caller uploaded before, to a store. The message is at once part of the list. The owner of a store can't write to it as a buyer.
 * Calls `userOnlineChatControllerSend`.
 *
 * Its errors, besides those of every operation:
 * - `messageEmpty`: Please write a message.
 * - `storeNotFound`: There is no such store.
 * - `noPermission`: Your account may not do this.
 * - `accountFrozen`: This account is frozen. Please contact customer service.
 * - `imageUploadFailed`: The picture could not be uploaded.
 */
export const useUserOnlineChatControllerSend = <
  TError = ErrorType<'userOnlineChatControllerSend'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'userOnlineChatControllerSend'>,
      TError,
      UserOnlineChatControllerSendMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'userOnlineChatControllerSend'>,
  TError,
  UserOnlineChatControllerSendMutationVariables,
  TContext
> => {
  return useMutation(useUserOnlineChatControllerSendMutationOptions(options), queryClient);
};
