// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import type { DataOf } from '../../../../types.ts';
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
    DataOf<'deskSessionLogin'>,
    TError,
    DeskSessionLoginMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'deskSessionLogin'>, TError, DeskSessionLoginMutationVariables, TContext> => {
  const mutationKey = getDeskSessionLoginMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskSessionLogin = useDeskSessionLoginHook();

  const mutationFn: MutationFunction<DataOf<'deskSessionLogin'>, DeskSessionLoginMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return deskSessionLogin(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskSessionLoginMutationResult = NonNullable<DataOf<'deskSessionLogin'>>;

export type DeskSessionLoginMutationError = ErrorType<'deskSessionLogin'>;
export type DeskSessionLoginMutationVariables = { params: DeskSessionLoginParams };

/**
 * Opens a session of the desk with name, password and a code of the authenticator or a recovery code. An unknown name is answered like a wrong password.
 * Calls `deskSessionLogin`.
 *
 * Its errors, besides those of every operation:
 * - `wrongPassword`: The password is wrong.
 * - `wrongVerificationCode`: The verification code is wrong or has expired.
 * - `lockedForThreeMinutes`: Three wrong attempts in a row. Please try again in three minutes.
 * - `tooManyWrongAttempts`: More than three wrong attempts. Please try again tomorrow.
 */
export const useDeskSessionLogin = <TError = ErrorType<'deskSessionLogin'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskSessionLogin'>,
      TError,
      DeskSessionLoginMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskSessionLogin'>, TError, DeskSessionLoginMutationVariables, TContext> => {
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
    DataOf<'deskSessionJoin'>,
    TError,
    DeskSessionJoinMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'deskSessionJoin'>, TError, DeskSessionJoinMutationVariables, TContext> => {
  const mutationKey = getDeskSessionJoinMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskSessionJoin = useDeskSessionJoinHook();

  const mutationFn: MutationFunction<DataOf<'deskSessionJoin'>, DeskSessionJoinMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return deskSessionJoin(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskSessionJoinMutationResult = NonNullable<DataOf<'deskSessionJoin'>>;

export type DeskSessionJoinMutationError = ErrorType<'deskSessionJoin'>;
export type DeskSessionJoinMutationVariables = { params: DeskSessionJoinParams };

/**
 * Takes the invitation of a new person, sets the password and answers the key of the authenticator. The first login with a code finishes it.
 * Calls `deskSessionJoin`.
 *
 * Its errors, besides those of every operation:
 * - `invitationInvalid`: This invitation is not valid or has expired.
 */
export const useDeskSessionJoin = <TError = ErrorType<'deskSessionJoin'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskSessionJoin'>,
      TError,
      DeskSessionJoinMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskSessionJoin'>, TError, DeskSessionJoinMutationVariables, TContext> => {
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
  TData = DataOf<'deskSessionMe'>,
  TError = ErrorType<'deskSessionMe'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'deskSessionMe'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskSessionMeQueryKey();

  const deskSessionMe = useDeskSessionMeHook();

  const queryFn: QueryFunction<DataOf<'deskSessionMe'>> = ({ signal }) => deskSessionMe(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.deskSessionMe);

  return customOptions as UseQueryOptions<DataOf<'deskSessionMe'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskSessionMeQueryResult = NonNullable<DataOf<'deskSessionMe'>>;
export type DeskSessionMeQueryError = ErrorType<'deskSessionMe'>;

/**
 * Answers the person of this session with roles, permissions and open sessions, so that a client shows only what is allowed.
 * Calls `deskSessionMe`.
 */
export function useDeskSessionMe<TData = DataOf<'deskSessionMe'>, TError = ErrorType<'deskSessionMe'>>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskSessionMe'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskSessionMe'>, TError, DataOf<'deskSessionMe'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the person of this session with roles, permissions and open sessions, so that a client shows only what is allowed.
 * Calls `deskSessionMe`.
 */
export function useDeskSessionMe<TData = DataOf<'deskSessionMe'>, TError = ErrorType<'deskSessionMe'>>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskSessionMe'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskSessionMe'>, TError, DataOf<'deskSessionMe'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the person of this session with roles, permissions and open sessions, so that a client shows only what is allowed.
 * Calls `deskSessionMe`.
 */
export function useDeskSessionMe<TData = DataOf<'deskSessionMe'>, TError = ErrorType<'deskSessionMe'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskSessionMe'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the person of this session with roles, permissions and open sessions, so that a client shows only what is allowed.
 * Calls `deskSessionMe`.
 */
export function useDeskSessionMe<TData = DataOf<'deskSessionMe'>, TError = ErrorType<'deskSessionMe'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskSessionMe'>, TError, TData>> },
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
    DataOf<'deskSessionConfirm'>,
    TError,
    DeskSessionConfirmMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'deskSessionConfirm'>,
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

  const mutationFn: MutationFunction<DataOf<'deskSessionConfirm'>, DeskSessionConfirmMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return deskSessionConfirm(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskSessionConfirmMutationResult = NonNullable<DataOf<'deskSessionConfirm'>>;

export type DeskSessionConfirmMutationError = ErrorType<'deskSessionConfirm'>;
export type DeskSessionConfirmMutationVariables = { params: DeskSessionConfirmParams };

/**
 * Checks a code of the authenticator. For the next five minutes the session may do what asks for a fresh second factor.
 * Calls `deskSessionConfirm`.
 *
 * Its errors, besides those of every operation:
 * - `wrongVerificationCode`: The verification code is wrong or has expired.
 * - `lockedForThreeMinutes`: Three wrong attempts in a row. Please try again in three minutes.
 * - `tooManyWrongAttempts`: More than three wrong attempts. Please try again tomorrow.
 */
export const useDeskSessionConfirm = <TError = ErrorType<'deskSessionConfirm'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskSessionConfirm'>,
      TError,
      DeskSessionConfirmMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskSessionConfirm'>, TError, DeskSessionConfirmMutationVariables, TContext> => {
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
  mutation?: UseMutationOptions<DataOf<'deskSessionEnd'>, TError, DeskSessionEndMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'deskSessionEnd'>, TError, DeskSessionEndMutationVariables, TContext> => {
  const mutationKey = getDeskSessionEndMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskSessionEnd = useDeskSessionEndHook();

  const mutationFn: MutationFunction<DataOf<'deskSessionEnd'>, DeskSessionEndMutationVariables> = (props) => {
    const { params } = props ?? {};

    return deskSessionEnd(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskSessionEndMutationResult = NonNullable<DataOf<'deskSessionEnd'>>;

export type DeskSessionEndMutationError = ErrorType<'deskSessionEnd'>;
export type DeskSessionEndMutationVariables = { params?: DeskSessionEndParams };

/**
 * Ends this session, one other session of the same person, or all of them. An ended token opens nothing.
 * Calls `deskSessionEnd`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export const useDeskSessionEnd = <TError = ErrorType<'deskSessionEnd'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskSessionEnd'>,
      TError,
      DeskSessionEndMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskSessionEnd'>, TError, DeskSessionEndMutationVariables, TContext> => {
  return useMutation(useDeskSessionEndMutationOptions(options), queryClient);
};
