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
  GoogleAuthBindOk,
  GoogleAuthBindParams,
  GoogleAuthGetOk,
  GoogleAuthUnbindOk,
  GoogleAuthUnbindParams,
  IdcodeExecuteOk,
  IdcodeExecuteParams,
  JscodeExecuteOk,
  JscodeExecuteParams,
  KycApplyOk,
  KycApplyParams,
  KycGetOk,
  KycHighLevelApplyOk,
  KycHighLevelApplyParams,
  KycHighLevelGetOk,
  LocaluserBeforeBindOk,
  LocaluserBeforeBindParams,
  LocaluserBindEmailOrPhoneOk,
  LocaluserBindEmailOrPhoneParams,
  LocaluserCheckEmailOrPhoneOk,
  LocaluserCheckEmailOrPhoneParams,
  SliderChallengeOk,
  SliderVerifyOk,
  SliderVerifyParams,
  UserGetUserNameVerifTargetOk,
  UserGetUserNameVerifTargetParams,
  UserResetpswOk,
  UserResetpswParams,
  UserSetSafewordOk,
  UserSetSafewordParams,
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
 * Answers the methods by which a name can prove ownership, for the screen of a forgotten login password. The answer follows from the name alone, so it is the same whether or not an account exists.
 * @summary Show how a forgotten password can be reset
 */
export const useUserGetUserNameVerifTargetHook = () => {
  const userGetUserNameVerifTarget = useCall<UserGetUserNameVerifTargetOk>(
    operations.userGetUserNameVerifTarget,
  );

  return useCallback(
    (params: UserGetUserNameVerifTargetParams, signal?: AbortSignal) => {
      return userGetUserNameVerifTarget(params, signal);
    },
    [userGetUserNameVerifTarget],
  );
};

export const getUserGetUserNameVerifTargetQueryKey = (params?: UserGetUserNameVerifTargetParams) => {
  return ['userGetUserNameVerifTarget', ...(params ? [params] : [])] as const;
};

export const useUserGetUserNameVerifTargetQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useUserGetUserNameVerifTargetHook>>>,
  TError = ErrorType<'userGetUserNameVerifTarget'>,
>(
  params: UserGetUserNameVerifTargetParams,
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useUserGetUserNameVerifTargetHook>>>,
        TError,
        TData
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getUserGetUserNameVerifTargetQueryKey(params);

  const userGetUserNameVerifTarget = useUserGetUserNameVerifTargetHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useUserGetUserNameVerifTargetHook>>>> = ({
    signal,
  }) => userGetUserNameVerifTarget(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.userGetUserNameVerifTarget,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useUserGetUserNameVerifTargetHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type UserGetUserNameVerifTargetQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useUserGetUserNameVerifTargetHook>>>
>;
export type UserGetUserNameVerifTargetQueryError = ErrorType<'userGetUserNameVerifTarget'>;

export function useUserGetUserNameVerifTarget<
  TData = Awaited<ReturnType<ReturnType<typeof useUserGetUserNameVerifTargetHook>>>,
  TError = ErrorType<'userGetUserNameVerifTarget'>,
>(
  params: UserGetUserNameVerifTargetParams,
  options: {
    query: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useUserGetUserNameVerifTargetHook>>>,
        TError,
        TData
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useUserGetUserNameVerifTargetHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useUserGetUserNameVerifTargetHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useUserGetUserNameVerifTarget<
  TData = Awaited<ReturnType<ReturnType<typeof useUserGetUserNameVerifTargetHook>>>,
  TError = ErrorType<'userGetUserNameVerifTarget'>,
>(
  params: UserGetUserNameVerifTargetParams,
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useUserGetUserNameVerifTargetHook>>>,
        TError,
        TData
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useUserGetUserNameVerifTargetHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useUserGetUserNameVerifTargetHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useUserGetUserNameVerifTarget<
  TData = Awaited<ReturnType<ReturnType<typeof useUserGetUserNameVerifTargetHook>>>,
  TError = ErrorType<'userGetUserNameVerifTarget'>,
>(
  params: UserGetUserNameVerifTargetParams,
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useUserGetUserNameVerifTargetHook>>>,
        TError,
        TData
      >
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show how a forgotten password can be reset
 */

export function useUserGetUserNameVerifTarget<
  TData = Awaited<ReturnType<ReturnType<typeof useUserGetUserNameVerifTargetHook>>>,
  TError = ErrorType<'userGetUserNameVerifTarget'>,
>(
  params: UserGetUserNameVerifTargetParams,
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useUserGetUserNameVerifTargetHook>>>,
        TError,
        TData
      >
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useUserGetUserNameVerifTargetQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Sets a new login password for a user who proves ownership by a code from `idcode!execute` (purpose resetPassword). An authenticator alone never replaces the password. An unknown name is refused like a wrong code. All sessions of the user end. Where this is the first proof that the address is the user's, everything that was set before it is removed: fund password, authenticator, withdrawal address, bank cards, known browsers and the other address.
 * @summary Set a forgotten login password anew
 */
export const useUserResetpswHook = () => {
  const userResetpsw = useCall<UserResetpswOk>(operations.userResetpsw);

  return useCallback(
    (params: UserResetpswParams, signal?: AbortSignal) => {
      return userResetpsw(params, signal);
    },
    [userResetpsw],
  );
};

export const getUserResetpswMutationKey = () => ['userResetpsw'] as const;

export const useUserResetpswMutationOptions = <
  TError = ErrorType<'userResetpsw'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useUserResetpswHook>>>,
    TError,
    UserResetpswMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useUserResetpswHook>>>,
  TError,
  UserResetpswMutationVariables,
  TContext
> => {
  const mutationKey = getUserResetpswMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const userResetpsw = useUserResetpswHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useUserResetpswHook>>>,
    UserResetpswMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return userResetpsw(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type UserResetpswMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useUserResetpswHook>>>
>;

export type UserResetpswMutationError = ErrorType<'userResetpsw'>;
export type UserResetpswMutationVariables = { params: UserResetpswParams };

/**
 * @summary Set a forgotten login password anew
 */
export const useUserResetpsw = <TError = ErrorType<'userResetpsw'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useUserResetpswHook>>>,
      TError,
      UserResetpswMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useUserResetpswHook>>>,
  TError,
  UserResetpswMutationVariables,
  TContext
> => {
  return useMutation(useUserResetpswMutationOptions(options), queryClient);
};
/**
 * Sets a new fund password for a caller who has forgotten it and proves ownership by a code from `idcode!execute` (purpose fundPassword) or by the authenticator. The other sessions of the user end. The caller is notified at every proven address.
 * @summary Set a forgotten fund password anew
 */
export const useUserSetSafewordHook = () => {
  const userSetSafeword = useCall<UserSetSafewordOk>(operations.userSetSafeword);

  return useCallback(
    (params: UserSetSafewordParams, signal?: AbortSignal) => {
      return userSetSafeword(params, signal);
    },
    [userSetSafeword],
  );
};

export const getUserSetSafewordMutationKey = () => ['userSetSafeword'] as const;

export const useUserSetSafewordMutationOptions = <
  TError = ErrorType<'userSetSafeword'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useUserSetSafewordHook>>>,
    TError,
    UserSetSafewordMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useUserSetSafewordHook>>>,
  TError,
  UserSetSafewordMutationVariables,
  TContext
> => {
  const mutationKey = getUserSetSafewordMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const userSetSafeword = useUserSetSafewordHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useUserSetSafewordHook>>>,
    UserSetSafewordMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return userSetSafeword(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type UserSetSafewordMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useUserSetSafewordHook>>>
>;

export type UserSetSafewordMutationError = ErrorType<'userSetSafeword'>;
export type UserSetSafewordMutationVariables = { params: UserSetSafewordParams };

/**
 * @summary Set a forgotten fund password anew
 */
export const useUserSetSafeword = <TError = ErrorType<'userSetSafeword'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useUserSetSafewordHook>>>,
      TError,
      UserSetSafewordMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useUserSetSafewordHook>>>,
  TError,
  UserSetSafewordMutationVariables,
  TContext
> => {
  return useMutation(useUserSetSafewordMutationOptions(options), queryClient);
};
/**
 * Succeeds when the caller may bind this e-mail address or phone, and is refused with the reason when not. Screens ask it before they have a code sent.
 * @summary Check whether a target can be bound
 */
export const useLocaluserCheckEmailOrPhoneHook = () => {
  const localuserCheckEmailOrPhone = useCall<LocaluserCheckEmailOrPhoneOk>(
    operations.localuserCheckEmailOrPhone,
  );

  return useCallback(
    (params: LocaluserCheckEmailOrPhoneParams, signal?: AbortSignal) => {
      return localuserCheckEmailOrPhone(params, signal);
    },
    [localuserCheckEmailOrPhone],
  );
};

export const getLocaluserCheckEmailOrPhoneQueryKey = (params?: LocaluserCheckEmailOrPhoneParams) => {
  return ['localuserCheckEmailOrPhone', ...(params ? [params] : [])] as const;
};

export const useLocaluserCheckEmailOrPhoneQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useLocaluserCheckEmailOrPhoneHook>>>,
  TError = ErrorType<'localuserCheckEmailOrPhone'>,
>(
  params: LocaluserCheckEmailOrPhoneParams,
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useLocaluserCheckEmailOrPhoneHook>>>,
        TError,
        TData
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getLocaluserCheckEmailOrPhoneQueryKey(params);

  const localuserCheckEmailOrPhone = useLocaluserCheckEmailOrPhoneHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useLocaluserCheckEmailOrPhoneHook>>>> = ({
    signal,
  }) => localuserCheckEmailOrPhone(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.localuserCheckEmailOrPhone,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useLocaluserCheckEmailOrPhoneHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type LocaluserCheckEmailOrPhoneQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useLocaluserCheckEmailOrPhoneHook>>>
>;
export type LocaluserCheckEmailOrPhoneQueryError = ErrorType<'localuserCheckEmailOrPhone'>;

export function useLocaluserCheckEmailOrPhone<
  TData = Awaited<ReturnType<ReturnType<typeof useLocaluserCheckEmailOrPhoneHook>>>,
  TError = ErrorType<'localuserCheckEmailOrPhone'>,
>(
  params: LocaluserCheckEmailOrPhoneParams,
  options: {
    query: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useLocaluserCheckEmailOrPhoneHook>>>,
        TError,
        TData
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useLocaluserCheckEmailOrPhoneHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useLocaluserCheckEmailOrPhoneHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useLocaluserCheckEmailOrPhone<
  TData = Awaited<ReturnType<ReturnType<typeof useLocaluserCheckEmailOrPhoneHook>>>,
  TError = ErrorType<'localuserCheckEmailOrPhone'>,
>(
  params: LocaluserCheckEmailOrPhoneParams,
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useLocaluserCheckEmailOrPhoneHook>>>,
        TError,
        TData
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useLocaluserCheckEmailOrPhoneHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useLocaluserCheckEmailOrPhoneHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useLocaluserCheckEmailOrPhone<
  TData = Awaited<ReturnType<ReturnType<typeof useLocaluserCheckEmailOrPhoneHook>>>,
  TError = ErrorType<'localuserCheckEmailOrPhone'>,
>(
  params: LocaluserCheckEmailOrPhoneParams,
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useLocaluserCheckEmailOrPhoneHook>>>,
        TError,
        TData
      >
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Check whether a target can be bound
 */

export function useLocaluserCheckEmailOrPhone<
  TData = Awaited<ReturnType<ReturnType<typeof useLocaluserCheckEmailOrPhoneHook>>>,
  TError = ErrorType<'localuserCheckEmailOrPhone'>,
>(
  params: LocaluserCheckEmailOrPhoneParams,
  options?: {
    query?: Partial<
      UseQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useLocaluserCheckEmailOrPhoneHook>>>,
        TError,
        TData
      >
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useLocaluserCheckEmailOrPhoneQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Takes the code that `idcode!execute` (purpose beforeBind) sent to the caller's bound e-mail address or phone and answers a proof, good for ten minutes, with which another one can be bound.
 * @summary Prove a present binding before changing it
 */
export const useLocaluserBeforeBindHook = () => {
  const localuserBeforeBind = useCall<LocaluserBeforeBindOk>(operations.localuserBeforeBind);

  return useCallback(
    (params: LocaluserBeforeBindParams, signal?: AbortSignal) => {
      return localuserBeforeBind(params, signal);
    },
    [localuserBeforeBind],
  );
};

export const getLocaluserBeforeBindMutationKey = () => ['localuserBeforeBind'] as const;

export const useLocaluserBeforeBindMutationOptions = <
  TError = ErrorType<'localuserBeforeBind'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useLocaluserBeforeBindHook>>>,
    TError,
    LocaluserBeforeBindMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useLocaluserBeforeBindHook>>>,
  TError,
  LocaluserBeforeBindMutationVariables,
  TContext
> => {
  const mutationKey = getLocaluserBeforeBindMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const localuserBeforeBind = useLocaluserBeforeBindHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useLocaluserBeforeBindHook>>>,
    LocaluserBeforeBindMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return localuserBeforeBind(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type LocaluserBeforeBindMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useLocaluserBeforeBindHook>>>
>;

export type LocaluserBeforeBindMutationError = ErrorType<'localuserBeforeBind'>;
export type LocaluserBeforeBindMutationVariables = { params: LocaluserBeforeBindParams };

/**
 * @summary Prove a present binding before changing it
 */
export const useLocaluserBeforeBind = <TError = ErrorType<'localuserBeforeBind'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useLocaluserBeforeBindHook>>>,
      TError,
      LocaluserBeforeBindMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useLocaluserBeforeBindHook>>>,
  TError,
  LocaluserBeforeBindMutationVariables,
  TContext
> => {
  return useMutation(useLocaluserBeforeBindMutationOptions(options), queryClient);
};
/**
 * Binds the e-mail address or phone to which `idcode!execute` (purpose bind) sent a code, and marks it as verified. Replacing one that is verified needs the proof of `localuser!beforeBind`.
 * @summary Bind an e-mail address or phone
 */
export const useLocaluserBindEmailOrPhoneHook = () => {
  const localuserBindEmailOrPhone = useCall<LocaluserBindEmailOrPhoneOk>(
    operations.localuserBindEmailOrPhone,
  );

  return useCallback(
    (params: LocaluserBindEmailOrPhoneParams, signal?: AbortSignal) => {
      return localuserBindEmailOrPhone(params, signal);
    },
    [localuserBindEmailOrPhone],
  );
};

export const getLocaluserBindEmailOrPhoneMutationKey = () => ['localuserBindEmailOrPhone'] as const;

export const useLocaluserBindEmailOrPhoneMutationOptions = <
  TError = ErrorType<'localuserBindEmailOrPhone'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useLocaluserBindEmailOrPhoneHook>>>,
    TError,
    LocaluserBindEmailOrPhoneMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useLocaluserBindEmailOrPhoneHook>>>,
  TError,
  LocaluserBindEmailOrPhoneMutationVariables,
  TContext
> => {
  const mutationKey = getLocaluserBindEmailOrPhoneMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const localuserBindEmailOrPhone = useLocaluserBindEmailOrPhoneHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useLocaluserBindEmailOrPhoneHook>>>,
    LocaluserBindEmailOrPhoneMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return localuserBindEmailOrPhone(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type LocaluserBindEmailOrPhoneMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useLocaluserBindEmailOrPhoneHook>>>
>;

export type LocaluserBindEmailOrPhoneMutationError = ErrorType<'localuserBindEmailOrPhone'>;
export type LocaluserBindEmailOrPhoneMutationVariables = { params: LocaluserBindEmailOrPhoneParams };

/**
 * @summary Bind an e-mail address or phone
 */
export const useLocaluserBindEmailOrPhone = <
  TError = ErrorType<'localuserBindEmailOrPhone'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useLocaluserBindEmailOrPhoneHook>>>,
      TError,
      LocaluserBindEmailOrPhoneMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useLocaluserBindEmailOrPhoneHook>>>,
  TError,
  LocaluserBindEmailOrPhoneMutationVariables,
  TContext
> => {
  return useMutation(useLocaluserBindEmailOrPhoneMutationOptions(options), queryClient);
};
/**
 * Draws a new key and recovery codes for a caller without an authenticator and shows them this once; a key drawn before loses its use. Nothing is bound until `googleAuth!bind` proves that the authenticator has the key.
 * @summary Create a new key for an authenticator
 */
export const useGoogleAuthGetHook = () => {
  const googleAuthGet = useCall<GoogleAuthGetOk>(operations.googleAuthGet);

  return useCallback(
    (signal?: AbortSignal) => {
      return googleAuthGet(undefined, signal);
    },
    [googleAuthGet],
  );
};

export const getGoogleAuthGetMutationKey = () => ['googleAuthGet'] as const;

export const useGoogleAuthGetMutationOptions = <
  TError = ErrorType<'googleAuthGet'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useGoogleAuthGetHook>>>,
    TError,
    void,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useGoogleAuthGetHook>>>,
  TError,
  void,
  TContext
> => {
  const mutationKey = getGoogleAuthGetMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const googleAuthGet = useGoogleAuthGetHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useGoogleAuthGetHook>>>,
    void
  > = () => {
    return googleAuthGet();
  };

  return { mutationFn, ...mutationOptions };
};

export type GoogleAuthGetMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useGoogleAuthGetHook>>>
>;

export type GoogleAuthGetMutationError = ErrorType<'googleAuthGet'>;

/**
 * @summary Create a new key for an authenticator
 */
export const useGoogleAuthGet = <TError = ErrorType<'googleAuthGet'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useGoogleAuthGetHook>>>,
      TError,
      void,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useGoogleAuthGetHook>>>,
  TError,
  void,
  TContext
> => {
  return useMutation(useGoogleAuthGetMutationOptions(options), queryClient);
};
/**
 * Binds the authenticator that has the key last drawn by `googleAuth!get`, proved by a code that it shows now. A key is kept for ten minutes; after that the form has expired. The caller confirms it by the login password or by having logged in within the last ten minutes, and is notified at every proven address.
 * @summary Bind the authenticator
 */
export const useGoogleAuthBindHook = () => {
  const googleAuthBind = useCall<GoogleAuthBindOk>(operations.googleAuthBind);

  return useCallback(
    (params: GoogleAuthBindParams, signal?: AbortSignal) => {
      return googleAuthBind(params, signal);
    },
    [googleAuthBind],
  );
};

export const getGoogleAuthBindMutationKey = () => ['googleAuthBind'] as const;

export const useGoogleAuthBindMutationOptions = <
  TError = ErrorType<'googleAuthBind'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useGoogleAuthBindHook>>>,
    TError,
    GoogleAuthBindMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useGoogleAuthBindHook>>>,
  TError,
  GoogleAuthBindMutationVariables,
  TContext
> => {
  const mutationKey = getGoogleAuthBindMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const googleAuthBind = useGoogleAuthBindHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useGoogleAuthBindHook>>>,
    GoogleAuthBindMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return googleAuthBind(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type GoogleAuthBindMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useGoogleAuthBindHook>>>
>;

export type GoogleAuthBindMutationError = ErrorType<'googleAuthBind'>;
export type GoogleAuthBindMutationVariables = { params: GoogleAuthBindParams };

/**
 * @summary Bind the authenticator
 */
export const useGoogleAuthBind = <TError = ErrorType<'googleAuthBind'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useGoogleAuthBindHook>>>,
      TError,
      GoogleAuthBindMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useGoogleAuthBindHook>>>,
  TError,
  GoogleAuthBindMutationVariables,
  TContext
> => {
  return useMutation(useGoogleAuthBindMutationOptions(options), queryClient);
};
/**
 * Removes the caller's authenticator, proved by a code that it shows now or by one of the recovery codes. The other recovery codes lose their use, and withdrawals wait for a new authenticator. The caller is notified at every proven address.
 * @summary Remove the authenticator
 */
export const useGoogleAuthUnbindHook = () => {
  const googleAuthUnbind = useCall<GoogleAuthUnbindOk>(operations.googleAuthUnbind);

  return useCallback(
    (params: GoogleAuthUnbindParams, signal?: AbortSignal) => {
      return googleAuthUnbind(params, signal);
    },
    [googleAuthUnbind],
  );
};

export const getGoogleAuthUnbindMutationKey = () => ['googleAuthUnbind'] as const;

export const useGoogleAuthUnbindMutationOptions = <
  TError = ErrorType<'googleAuthUnbind'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useGoogleAuthUnbindHook>>>,
    TError,
    GoogleAuthUnbindMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useGoogleAuthUnbindHook>>>,
  TError,
  GoogleAuthUnbindMutationVariables,
  TContext
> => {
  const mutationKey = getGoogleAuthUnbindMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const googleAuthUnbind = useGoogleAuthUnbindHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useGoogleAuthUnbindHook>>>,
    GoogleAuthUnbindMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return googleAuthUnbind(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type GoogleAuthUnbindMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useGoogleAuthUnbindHook>>>
>;

export type GoogleAuthUnbindMutationError = ErrorType<'googleAuthUnbind'>;
export type GoogleAuthUnbindMutationVariables = { params: GoogleAuthUnbindParams };

/**
 * @summary Remove the authenticator
 */
export const useGoogleAuthUnbind = <TError = ErrorType<'googleAuthUnbind'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useGoogleAuthUnbindHook>>>,
      TError,
      GoogleAuthUnbindMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useGoogleAuthUnbindHook>>>,
  TError,
  GoogleAuthUnbindMutationVariables,
  TContext
> => {
  return useMutation(useGoogleAuthUnbindMutationOptions(options), queryClient);
};
/**
 * Sends six digits to an e-mail address or phone that is to be registered. They are good for ten minutes, three tries and one registration. Visitors may call it; how often a target gets a code is limited.
 * @summary Send a code for a registration
 */
export const useJscodeExecuteHook = () => {
  const jscodeExecute = useCall<JscodeExecuteOk>(operations.jscodeExecute);

  return useCallback(
    (params: JscodeExecuteParams, signal?: AbortSignal) => {
      return jscodeExecute(params, signal);
    },
    [jscodeExecute],
  );
};

export const getJscodeExecuteMutationKey = () => ['jscodeExecute'] as const;

export const useJscodeExecuteMutationOptions = <
  TError = ErrorType<'jscodeExecute'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useJscodeExecuteHook>>>,
    TError,
    JscodeExecuteMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useJscodeExecuteHook>>>,
  TError,
  JscodeExecuteMutationVariables,
  TContext
> => {
  const mutationKey = getJscodeExecuteMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const jscodeExecute = useJscodeExecuteHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useJscodeExecuteHook>>>,
    JscodeExecuteMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return jscodeExecute(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type JscodeExecuteMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useJscodeExecuteHook>>>
>;

export type JscodeExecuteMutationError = ErrorType<'jscodeExecute'>;
export type JscodeExecuteMutationVariables = { params: JscodeExecuteParams };

/**
 * @summary Send a code for a registration
 */
export const useJscodeExecute = <TError = ErrorType<'jscodeExecute'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useJscodeExecuteHook>>>,
      TError,
      JscodeExecuteMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useJscodeExecuteHook>>>,
  TError,
  JscodeExecuteMutationVariables,
  TContext
> => {
  return useMutation(useJscodeExecuteMutationOptions(options), queryClient);
};
/**
 * Sends six digits for one purpose, good for ten minutes, three tries and one use. Logged-in users may ask for all purposes. Visitors may ask for resetPassword only, which succeeds whether or not an account has the target, though only an account's owner gets a code.
 * @summary Send a code to a user
 */
export const useIdcodeExecuteHook = () => {
  const idcodeExecute = useCall<IdcodeExecuteOk>(operations.idcodeExecute);

  return useCallback(
    (params: IdcodeExecuteParams, signal?: AbortSignal) => {
      return idcodeExecute(params, signal);
    },
    [idcodeExecute],
  );
};

export const getIdcodeExecuteMutationKey = () => ['idcodeExecute'] as const;

export const useIdcodeExecuteMutationOptions = <
  TError = ErrorType<'idcodeExecute'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useIdcodeExecuteHook>>>,
    TError,
    IdcodeExecuteMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useIdcodeExecuteHook>>>,
  TError,
  IdcodeExecuteMutationVariables,
  TContext
> => {
  const mutationKey = getIdcodeExecuteMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const idcodeExecute = useIdcodeExecuteHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useIdcodeExecuteHook>>>,
    IdcodeExecuteMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return idcodeExecute(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type IdcodeExecuteMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useIdcodeExecuteHook>>>
>;

export type IdcodeExecuteMutationError = ErrorType<'idcodeExecute'>;
export type IdcodeExecuteMutationVariables = { params: IdcodeExecuteParams };

/**
 * @summary Send a code to a user
 */
export const useIdcodeExecute = <TError = ErrorType<'idcodeExecute'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useIdcodeExecuteHook>>>,
      TError,
      IdcodeExecuteMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useIdcodeExecuteHook>>>,
  TError,
  IdcodeExecuteMutationVariables,
  TContext
> => {
  return useMutation(useIdcodeExecuteMutationOptions(options), queryClient);
};
/**
 * Draws a background with a gap and the piece that fits it. The piece lies at the given height; the user moves it sideways into the gap. A challenge is good for two minutes and one answer.
 * @summary Get a slider challenge
 */
export const useSliderChallengeHook = () => {
  const sliderChallenge = useCall<SliderChallengeOk>(operations.sliderChallenge);

  return useCallback(
    (signal?: AbortSignal) => {
      return sliderChallenge(undefined, signal);
    },
    [sliderChallenge],
  );
};

export const getSliderChallengeMutationKey = () => ['sliderChallenge'] as const;

export const useSliderChallengeMutationOptions = <
  TError = ErrorType<'sliderChallenge'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useSliderChallengeHook>>>,
    TError,
    void,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useSliderChallengeHook>>>,
  TError,
  void,
  TContext
> => {
  const mutationKey = getSliderChallengeMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const sliderChallenge = useSliderChallengeHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useSliderChallengeHook>>>,
    void
  > = () => {
    return sliderChallenge();
  };

  return { mutationFn, ...mutationOptions };
};

export type SliderChallengeMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useSliderChallengeHook>>>
>;

export type SliderChallengeMutationError = ErrorType<'sliderChallenge'>;

/**
 * @summary Get a slider challenge
 */
export const useSliderChallenge = <TError = ErrorType<'sliderChallenge'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useSliderChallengeHook>>>,
      TError,
      void,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useSliderChallengeHook>>>,
  TError,
  void,
  TContext
> => {
  return useMutation(useSliderChallengeMutationOptions(options), queryClient);
};
/**
 * Takes the place to which the user moved the piece. A right answer earns a pass that a login, a registration or a request for a code may send once within five minutes; a wrong one uses the challenge up.
 * @summary Answer a slider challenge
 */
export const useSliderVerifyHook = () => {
  const sliderVerify = useCall<SliderVerifyOk>(operations.sliderVerify);

  return useCallback(
    (params: SliderVerifyParams, signal?: AbortSignal) => {
      return sliderVerify(params, signal);
    },
    [sliderVerify],
  );
};

export const getSliderVerifyMutationKey = () => ['sliderVerify'] as const;

export const useSliderVerifyMutationOptions = <
  TError = ErrorType<'sliderVerify'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useSliderVerifyHook>>>,
    TError,
    SliderVerifyMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useSliderVerifyHook>>>,
  TError,
  SliderVerifyMutationVariables,
  TContext
> => {
  const mutationKey = getSliderVerifyMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const sliderVerify = useSliderVerifyHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useSliderVerifyHook>>>,
    SliderVerifyMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return sliderVerify(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type SliderVerifyMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useSliderVerifyHook>>>
>;

export type SliderVerifyMutationError = ErrorType<'sliderVerify'>;
export type SliderVerifyMutationVariables = { params: SliderVerifyParams };

/**
 * @summary Answer a slider challenge
 */
export const useSliderVerify = <TError = ErrorType<'sliderVerify'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useSliderVerifyHook>>>,
      TError,
      SliderVerifyMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useSliderVerifyHook>>>,
  TError,
  SliderVerifyMutationVariables,
  TContext
> => {
  return useMutation(useSliderVerifyMutationOptions(options), queryClient);
};
/**
 * Answers the caller's application for the identity check and where it stands. It is always an object; before any application all its fields, the status too, are null.
 * @summary Show the identity check of the caller
 */
export const useKycGetHook = () => {
  const kycGet = useCall<KycGetOk>(operations.kycGet);

  return useCallback(
    (signal?: AbortSignal) => {
      return kycGet(undefined, signal);
    },
    [kycGet],
  );
};

export const getKycGetQueryKey = () => {
  return ['kycGet'] as const;
};

export const useKycGetQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useKycGetHook>>>,
  TError = ErrorType<'kycGet'>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useKycGetHook>>>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getKycGetQueryKey();

  const kycGet = useKycGetHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useKycGetHook>>>> = ({ signal }) =>
    kycGet(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.kycGet);

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useKycGetHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type KycGetQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useKycGetHook>>>>;
export type KycGetQueryError = ErrorType<'kycGet'>;

export function useKycGet<
  TData = Awaited<ReturnType<ReturnType<typeof useKycGetHook>>>,
  TError = ErrorType<'kycGet'>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useKycGetHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useKycGetHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useKycGetHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useKycGet<
  TData = Awaited<ReturnType<ReturnType<typeof useKycGetHook>>>,
  TError = ErrorType<'kycGet'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useKycGetHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useKycGetHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useKycGetHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useKycGet<
  TData = Awaited<ReturnType<ReturnType<typeof useKycGetHook>>>,
  TError = ErrorType<'kycGet'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useKycGetHook>>>, TError, TData>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show the identity check of the caller
 */

export function useKycGet<
  TData = Awaited<ReturnType<ReturnType<typeof useKycGetHook>>>,
  TError = ErrorType<'kycGet'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useKycGetHook>>>, TError, TData>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useKycGetQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Hands in the real name, the document and its pictures, which were uploaded before and stay visible to the caller and the mall alone. A refused application can be made again; one under review or passed can't.
 * @summary Apply for the identity check
 */
export const useKycApplyHook = () => {
  const kycApply = useCall<KycApplyOk>(operations.kycApply);

  return useCallback(
    (params: KycApplyParams, signal?: AbortSignal) => {
      return kycApply(params, signal);
    },
    [kycApply],
  );
};

export const getKycApplyMutationKey = () => ['kycApply'] as const;

export const useKycApplyMutationOptions = <TError = ErrorType<'kycApply'>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useKycApplyHook>>>,
    TError,
    KycApplyMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useKycApplyHook>>>,
  TError,
  KycApplyMutationVariables,
  TContext
> => {
  const mutationKey = getKycApplyMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const kycApply = useKycApplyHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useKycApplyHook>>>,
    KycApplyMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return kycApply(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type KycApplyMutationResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useKycApplyHook>>>>;

export type KycApplyMutationError = ErrorType<'kycApply'>;
export type KycApplyMutationVariables = { params: KycApplyParams };

/**
 * @summary Apply for the identity check
 */
export const useKycApply = <TError = ErrorType<'kycApply'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useKycApplyHook>>>,
      TError,
      KycApplyMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useKycApplyHook>>>,
  TError,
  KycApplyMutationVariables,
  TContext
> => {
  return useMutation(useKycApplyMutationOptions(options), queryClient);
};
/**
 * Answers the caller's application for the advanced verification, which withdrawals need, and where it stands. It is always an object; before any application all its fields, the status too, are null.
 * @summary Show the advanced verification of the caller
 */
export const useKycHighLevelGetHook = () => {
  const kycHighLevelGet = useCall<KycHighLevelGetOk>(operations.kycHighLevelGet);

  return useCallback(
    (signal?: AbortSignal) => {
      return kycHighLevelGet(undefined, signal);
    },
    [kycHighLevelGet],
  );
};

export const getKycHighLevelGetQueryKey = () => {
  return ['kycHighLevelGet'] as const;
};

export const useKycHighLevelGetQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useKycHighLevelGetHook>>>,
  TError = ErrorType<'kycHighLevelGet'>,
>(options?: {
  query?: Partial<
    UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useKycHighLevelGetHook>>>, TError, TData>
  >;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getKycHighLevelGetQueryKey();

  const kycHighLevelGet = useKycHighLevelGetHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useKycHighLevelGetHook>>>> = ({
    signal,
  }) => kycHighLevelGet(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.kycHighLevelGet);

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useKycHighLevelGetHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type KycHighLevelGetQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useKycHighLevelGetHook>>>
>;
export type KycHighLevelGetQueryError = ErrorType<'kycHighLevelGet'>;

export function useKycHighLevelGet<
  TData = Awaited<ReturnType<ReturnType<typeof useKycHighLevelGetHook>>>,
  TError = ErrorType<'kycHighLevelGet'>,
>(
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useKycHighLevelGetHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useKycHighLevelGetHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useKycHighLevelGetHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useKycHighLevelGet<
  TData = Awaited<ReturnType<ReturnType<typeof useKycHighLevelGetHook>>>,
  TError = ErrorType<'kycHighLevelGet'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useKycHighLevelGetHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useKycHighLevelGetHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useKycHighLevelGetHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useKycHighLevelGet<
  TData = Awaited<ReturnType<ReturnType<typeof useKycHighLevelGetHook>>>,
  TError = ErrorType<'kycHighLevelGet'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useKycHighLevelGetHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show the advanced verification of the caller
 */

export function useKycHighLevelGet<
  TData = Awaited<ReturnType<ReturnType<typeof useKycHighLevelGetHook>>>,
  TError = ErrorType<'kycHighLevelGet'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useKycHighLevelGetHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useKycHighLevelGetQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Hands in where the applicant lives with a picture that proves it. The identity check must have been passed. A refused application can be made again; one under review or passed can't.
 * @summary Apply for the advanced verification
 */
export const useKycHighLevelApplyHook = () => {
  const kycHighLevelApply = useCall<KycHighLevelApplyOk>(operations.kycHighLevelApply);

  return useCallback(
    (params: KycHighLevelApplyParams, signal?: AbortSignal) => {
      return kycHighLevelApply(params, signal);
    },
    [kycHighLevelApply],
  );
};

export const getKycHighLevelApplyMutationKey = () => ['kycHighLevelApply'] as const;

export const useKycHighLevelApplyMutationOptions = <
  TError = ErrorType<'kycHighLevelApply'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useKycHighLevelApplyHook>>>,
    TError,
    KycHighLevelApplyMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useKycHighLevelApplyHook>>>,
  TError,
  KycHighLevelApplyMutationVariables,
  TContext
> => {
  const mutationKey = getKycHighLevelApplyMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const kycHighLevelApply = useKycHighLevelApplyHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useKycHighLevelApplyHook>>>,
    KycHighLevelApplyMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return kycHighLevelApply(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type KycHighLevelApplyMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useKycHighLevelApplyHook>>>
>;

export type KycHighLevelApplyMutationError = ErrorType<'kycHighLevelApply'>;
export type KycHighLevelApplyMutationVariables = { params: KycHighLevelApplyParams };

/**
 * @summary Apply for the advanced verification
 */
export const useKycHighLevelApply = <TError = ErrorType<'kycHighLevelApply'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useKycHighLevelApplyHook>>>,
      TError,
      KycHighLevelApplyMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useKycHighLevelApplyHook>>>,
  TError,
  KycHighLevelApplyMutationVariables,
  TContext
> => {
  return useMutation(useKycHighLevelApplyMutationOptions(options), queryClient);
};
