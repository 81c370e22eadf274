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
  DeskSessionConfirmOk,
  DeskSessionConfirmParams,
  DeskSessionEndOk,
  DeskSessionEndParams,
  DeskSessionJoinOk,
  DeskSessionJoinParams,
  DeskSessionLoginOk,
  DeskSessionLoginParams,
  DeskSessionMeOk,
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
 * Opens a session of the desk with name, password and a code of the authenticator or a recovery code. An unknown name is answered like a wrong password.
 * @summary Log in to the desk
 */
export const useDeskSessionLoginHook = () => {
  const deskSessionLogin = useCall<DeskSessionLoginOk>(operations.deskSessionLogin);

  return useCallback(
    (params: DeskSessionLoginParams, signal?: AbortSignal) => {
      return deskSessionLogin(params, signal);
    },
    [deskSessionLogin],
  );
};

export const getDeskSessionLoginMutationKey = () => ['deskSessionLogin'] as const;

export const useDeskSessionLoginMutationOptions = <
  TError = ErrorType<'deskSessionLogin'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskSessionLoginHook>>>,
    TError,
    DeskSessionLoginMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskSessionLoginHook>>>,
  TError,
  DeskSessionLoginMutationVariables,
  TContext
> => {
  const mutationKey = getDeskSessionLoginMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskSessionLogin = useDeskSessionLoginHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskSessionLoginHook>>>,
    DeskSessionLoginMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return deskSessionLogin(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskSessionLoginMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskSessionLoginHook>>>
>;

export type DeskSessionLoginMutationError = ErrorType<'deskSessionLogin'>;
export type DeskSessionLoginMutationVariables = { params: DeskSessionLoginParams };

/**
 * @summary Log in to the desk
 */
export const useDeskSessionLogin = <TError = ErrorType<'deskSessionLogin'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskSessionLoginHook>>>,
      TError,
      DeskSessionLoginMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskSessionLoginHook>>>,
  TError,
  DeskSessionLoginMutationVariables,
  TContext
> => {
  return useMutation(useDeskSessionLoginMutationOptions(options), queryClient);
};
/**
 * Takes the invitation of a new person, sets the password and answers the key of the authenticator. The first login with a code finishes it.
 * @summary Accept an invitation
 */
export const useDeskSessionJoinHook = () => {
  const deskSessionJoin = useCall<DeskSessionJoinOk>(operations.deskSessionJoin);

  return useCallback(
    (params: DeskSessionJoinParams, signal?: AbortSignal) => {
      return deskSessionJoin(params, signal);
    },
    [deskSessionJoin],
  );
};

export const getDeskSessionJoinMutationKey = () => ['deskSessionJoin'] as const;

export const useDeskSessionJoinMutationOptions = <
  TError = ErrorType<'deskSessionJoin'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskSessionJoinHook>>>,
    TError,
    DeskSessionJoinMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskSessionJoinHook>>>,
  TError,
  DeskSessionJoinMutationVariables,
  TContext
> => {
  const mutationKey = getDeskSessionJoinMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskSessionJoin = useDeskSessionJoinHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskSessionJoinHook>>>,
    DeskSessionJoinMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return deskSessionJoin(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskSessionJoinMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskSessionJoinHook>>>
>;

export type DeskSessionJoinMutationError = ErrorType<'deskSessionJoin'>;
export type DeskSessionJoinMutationVariables = { params: DeskSessionJoinParams };

/**
 * @summary Accept an invitation
 */
export const useDeskSessionJoin = <TError = ErrorType<'deskSessionJoin'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskSessionJoinHook>>>,
      TError,
      DeskSessionJoinMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskSessionJoinHook>>>,
  TError,
  DeskSessionJoinMutationVariables,
  TContext
> => {
  return useMutation(useDeskSessionJoinMutationOptions(options), queryClient);
};
/**
 * Answers the person of this session with roles, permissions and open sessions, so that a client shows only what is allowed.
 * @summary Show who is logged in
 */
export const useDeskSessionMeHook = () => {
  const deskSessionMe = useCall<DeskSessionMeOk>(operations.deskSessionMe);

  return useCallback(
    (signal?: AbortSignal) => {
      return deskSessionMe(undefined, signal);
    },
    [deskSessionMe],
  );
};

export const getDeskSessionMeQueryKey = () => {
  return ['deskSessionMe'] as const;
};

export const useDeskSessionMeQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useDeskSessionMeHook>>>,
  TError = ErrorType<'deskSessionMe'>,
>(options?: {
  query?: Partial<
    UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskSessionMeHook>>>, TError, TData>
  >;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskSessionMeQueryKey();

  const deskSessionMe = useDeskSessionMeHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useDeskSessionMeHook>>>> = ({ signal }) =>
    deskSessionMe(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.deskSessionMe);

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskSessionMeHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskSessionMeQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskSessionMeHook>>>
>;
export type DeskSessionMeQueryError = ErrorType<'deskSessionMe'>;

export function useDeskSessionMe<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskSessionMeHook>>>,
  TError = ErrorType<'deskSessionMe'>,
>(
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskSessionMeHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskSessionMeHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskSessionMeHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskSessionMe<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskSessionMeHook>>>,
  TError = ErrorType<'deskSessionMe'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskSessionMeHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskSessionMeHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskSessionMeHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskSessionMe<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskSessionMeHook>>>,
  TError = ErrorType<'deskSessionMe'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskSessionMeHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show who is logged in
 */

export function useDeskSessionMe<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskSessionMeHook>>>,
  TError = ErrorType<'deskSessionMe'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskSessionMeHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskSessionMeQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Checks a code of the authenticator. For the next five minutes the session may do what asks for a fresh second factor.
 * @summary Confirm with the second factor
 */
export const useDeskSessionConfirmHook = () => {
  const deskSessionConfirm = useCall<DeskSessionConfirmOk>(operations.deskSessionConfirm);

  return useCallback(
    (params: DeskSessionConfirmParams, signal?: AbortSignal) => {
      return deskSessionConfirm(params, signal);
    },
    [deskSessionConfirm],
  );
};

export const getDeskSessionConfirmMutationKey = () => ['deskSessionConfirm'] as const;

export const useDeskSessionConfirmMutationOptions = <
  TError = ErrorType<'deskSessionConfirm'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskSessionConfirmHook>>>,
    TError,
    DeskSessionConfirmMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskSessionConfirmHook>>>,
  TError,
  DeskSessionConfirmMutationVariables,
  TContext
> => {
  const mutationKey = getDeskSessionConfirmMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskSessionConfirm = useDeskSessionConfirmHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskSessionConfirmHook>>>,
    DeskSessionConfirmMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return deskSessionConfirm(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskSessionConfirmMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskSessionConfirmHook>>>
>;

export type DeskSessionConfirmMutationError = ErrorType<'deskSessionConfirm'>;
export type DeskSessionConfirmMutationVariables = { params: DeskSessionConfirmParams };

/**
 * @summary Confirm with the second factor
 */
export const useDeskSessionConfirm = <TError = ErrorType<'deskSessionConfirm'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskSessionConfirmHook>>>,
      TError,
      DeskSessionConfirmMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskSessionConfirmHook>>>,
  TError,
  DeskSessionConfirmMutationVariables,
  TContext
> => {
  return useMutation(useDeskSessionConfirmMutationOptions(options), queryClient);
};
/**
 * Ends this session, one other session of the same person, or all of them. An ended token opens nothing.
 * @summary End sessions
 */
export const useDeskSessionEndHook = () => {
  const deskSessionEnd = useCall<DeskSessionEndOk>(operations.deskSessionEnd);

  return useCallback(
    (params?: DeskSessionEndParams, signal?: AbortSignal) => {
      return deskSessionEnd(params, signal);
    },
    [deskSessionEnd],
  );
};

export const getDeskSessionEndMutationKey = () => ['deskSessionEnd'] as const;

export const useDeskSessionEndMutationOptions = <
  TError = ErrorType<'deskSessionEnd'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskSessionEndHook>>>,
    TError,
    DeskSessionEndMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskSessionEndHook>>>,
  TError,
  DeskSessionEndMutationVariables,
  TContext
> => {
  const mutationKey = getDeskSessionEndMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskSessionEnd = useDeskSessionEndHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskSessionEndHook>>>,
    DeskSessionEndMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return deskSessionEnd(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskSessionEndMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskSessionEndHook>>>
>;

export type DeskSessionEndMutationError = ErrorType<'deskSessionEnd'>;
export type DeskSessionEndMutationVariables = { params?: DeskSessionEndParams };

/**
 * @summary End sessions
 */
export const useDeskSessionEnd = <TError = ErrorType<'deskSessionEnd'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskSessionEndHook>>>,
      TError,
      DeskSessionEndMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskSessionEndHook>>>,
  TError,
  DeskSessionEndMutationVariables,
  TContext
> => {
  return useMutation(useDeskSessionEndMutationOptions(options), queryClient);
};
