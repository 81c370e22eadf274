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
  TData = DataOf<'userGetUserNameVerifTarget'>,
  TError = ErrorType<'userGetUserNameVerifTarget'>,
>(
  params: UserGetUserNameVerifTargetParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'userGetUserNameVerifTarget'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getUserGetUserNameVerifTargetQueryKey(params);

  const userGetUserNameVerifTarget = useUserGetUserNameVerifTargetHook();

  const queryFn: QueryFunction<DataOf<'userGetUserNameVerifTarget'>> = ({ signal }) =>
    userGetUserNameVerifTarget(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.userGetUserNameVerifTarget,
  );

  return customOptions as UseQueryOptions<DataOf<'userGetUserNameVerifTarget'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type UserGetUserNameVerifTargetQueryResult = NonNullable<DataOf<'userGetUserNameVerifTarget'>>;
export type UserGetUserNameVerifTargetQueryError = ErrorType<'userGetUserNameVerifTarget'>;

/**
 * Answers the methods by which a name can prove ownership, for the screen of a forgotten login password. The answer follows from the name alone, so it is the same whether or not an account exists.
 * Calls `userGetUserNameVerifTarget`.
 */
export function useUserGetUserNameVerifTarget<
  TData = DataOf<'userGetUserNameVerifTarget'>,
  TError = ErrorType<'userGetUserNameVerifTarget'>,
>(
  params: UserGetUserNameVerifTargetParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'userGetUserNameVerifTarget'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'userGetUserNameVerifTarget'>,
          TError,
          DataOf<'userGetUserNameVerifTarget'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the methods by which a name can prove ownership, for the screen of a forgotten login password. The answer follows from the name alone, so it is the same whether or not an account exists.
 * Calls `userGetUserNameVerifTarget`.
 */
export function useUserGetUserNameVerifTarget<
  TData = DataOf<'userGetUserNameVerifTarget'>,
  TError = ErrorType<'userGetUserNameVerifTarget'>,
>(
  params: UserGetUserNameVerifTargetParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'userGetUserNameVerifTarget'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'userGetUserNameVerifTarget'>,
          TError,
          DataOf<'userGetUserNameVerifTarget'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the methods by which a name can prove ownership, for the screen of a forgotten login password. The answer follows from the name alone, so it is the same whether or not an account exists.
 * Calls `userGetUserNameVerifTarget`.
 */
export function useUserGetUserNameVerifTarget<
  TData = DataOf<'userGetUserNameVerifTarget'>,
  TError = ErrorType<'userGetUserNameVerifTarget'>,
>(
  params: UserGetUserNameVerifTargetParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'userGetUserNameVerifTarget'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the methods by which a name can prove ownership, for the screen of a forgotten login password. The answer follows from the name alone, so it is the same whether or not an account exists.
 * Calls `userGetUserNameVerifTarget`.
 */
export function useUserGetUserNameVerifTarget<
  TData = DataOf<'userGetUserNameVerifTarget'>,
  TError = ErrorType<'userGetUserNameVerifTarget'>,
>(
  params: UserGetUserNameVerifTargetParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'userGetUserNameVerifTarget'>, TError, TData>> },
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
  mutation?: UseMutationOptions<DataOf<'userResetpsw'>, TError, UserResetpswMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'userResetpsw'>, TError, UserResetpswMutationVariables, TContext> => {
  const mutationKey = getUserResetpswMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const userResetpsw = useUserResetpswHook();

  const mutationFn: MutationFunction<DataOf<'userResetpsw'>, UserResetpswMutationVariables> = (props) => {
    const { params } = props ?? {};

    return userResetpsw(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type UserResetpswMutationResult = NonNullable<DataOf<'userResetpsw'>>;

export type UserResetpswMutationError = ErrorType<'userResetpsw'>;
export type UserResetpswMutationVariables = { params: UserResetpswParams };

/**
 * Sets a new login password for a user who proves ownership by a code from `idcode!execute` (purpose resetPassword). An authenticator alone never replaces the password. An unknown name is refused like a wrong code. All sessions of the user end. Where this is the first proof that the address is the user's, everything that was set before it is removed: fund password, authenticator, withdrawal address, bank cards, known browsers and the other address.
 * Calls `userResetpsw`.
 *
 * Its errors, besides those of every operation:
 * - `emptyVerificationCode`: Please enter the verification code.
 * - `wrongVerificationCode`: The verification code is wrong or has expired.
 * - `passwordsMismatch`: The two passwords are not the same.
 * - `passwordTooCommon`: Very many people use this password. Please choose another one.
 */
export const useUserResetpsw = <TError = ErrorType<'userResetpsw'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'userResetpsw'>, TError, UserResetpswMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'userResetpsw'>, TError, UserResetpswMutationVariables, TContext> => {
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
    DataOf<'userSetSafeword'>,
    TError,
    UserSetSafewordMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'userSetSafeword'>, TError, UserSetSafewordMutationVariables, TContext> => {
  const mutationKey = getUserSetSafewordMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const userSetSafeword = useUserSetSafewordHook();

  const mutationFn: MutationFunction<DataOf<'userSetSafeword'>, UserSetSafewordMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return userSetSafeword(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type UserSetSafewordMutationResult = NonNullable<DataOf<'userSetSafeword'>>;

export type UserSetSafewordMutationError = ErrorType<'userSetSafeword'>;
export type UserSetSafewordMutationVariables = { params: UserSetSafewordParams };

/**
 * Sets a new fund password for a caller who has forgotten it and proves ownership by a code from `idcode!execute` (purpose fundPassword) or by the authenticator. The other sessions of the user end. The caller is notified at every proven address.
 * Calls `userSetSafeword`.
 *
 * Its errors, besides those of every operation:
 * - `emptyVerificationCode`: Please enter the verification code.
 * - `wrongVerificationCode`: The verification code is wrong or has expired.
 * - `passwordsMismatch`: The two passwords are not the same.
 * - `phoneOrEmailNotBound`: Please bind a phone or an e-mail address first.
 * - `authenticatorNotBound`: Please bind an authenticator first.
 * - `lockedForThreeMinutes`: Three wrong attempts in a row. Please try again in three minutes.
 * - `tooManyWrongAttempts`: More than three wrong attempts. Please try again tomorrow.
 */
export const useUserSetSafeword = <TError = ErrorType<'userSetSafeword'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'userSetSafeword'>,
      TError,
      UserSetSafewordMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'userSetSafeword'>, TError, UserSetSafewordMutationVariables, TContext> => {
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
  TData = DataOf<'localuserCheckEmailOrPhone'>,
  TError = ErrorType<'localuserCheckEmailOrPhone'>,
>(
  params: LocaluserCheckEmailOrPhoneParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'localuserCheckEmailOrPhone'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getLocaluserCheckEmailOrPhoneQueryKey(params);

  const localuserCheckEmailOrPhone = useLocaluserCheckEmailOrPhoneHook();

  const queryFn: QueryFunction<DataOf<'localuserCheckEmailOrPhone'>> = ({ signal }) =>
    localuserCheckEmailOrPhone(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.localuserCheckEmailOrPhone,
  );

  return customOptions as UseQueryOptions<DataOf<'localuserCheckEmailOrPhone'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type LocaluserCheckEmailOrPhoneQueryResult = NonNullable<DataOf<'localuserCheckEmailOrPhone'>>;
export type LocaluserCheckEmailOrPhoneQueryError = ErrorType<'localuserCheckEmailOrPhone'>;

/**
 * Succeeds when the caller may bind this e-mail address or phone, and is refused with the reason when not. Screens ask it before they have a code sent.
 * Calls `localuserCheckEmailOrPhone`.
 *
 * Its errors, besides those of every operation:
 * - `boundToAnotherUser`: This phone or e-mail address is bound to another user.
 * - `phoneInvalid`: This phone number is not possible in its country.
 */
export function useLocaluserCheckEmailOrPhone<
  TData = DataOf<'localuserCheckEmailOrPhone'>,
  TError = ErrorType<'localuserCheckEmailOrPhone'>,
>(
  params: LocaluserCheckEmailOrPhoneParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'localuserCheckEmailOrPhone'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'localuserCheckEmailOrPhone'>,
          TError,
          DataOf<'localuserCheckEmailOrPhone'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Succeeds when the caller may bind this e-mail address or phone, and is refused with the reason when not. Screens ask it before they have a code sent.
 * Calls `localuserCheckEmailOrPhone`.
 *
 * Its errors, besides those of every operation:
 * - `boundToAnotherUser`: This phone or e-mail address is bound to another user.
 * - `phoneInvalid`: This phone number is not possible in its country.
 */
export function useLocaluserCheckEmailOrPhone<
  TData = DataOf<'localuserCheckEmailOrPhone'>,
  TError = ErrorType<'localuserCheckEmailOrPhone'>,
>(
  params: LocaluserCheckEmailOrPhoneParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'localuserCheckEmailOrPhone'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'localuserCheckEmailOrPhone'>,
          TError,
          DataOf<'localuserCheckEmailOrPhone'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Succeeds when the caller may bind this e-mail address or phone, and is refused with the reason when not. Screens ask it before they have a code sent.
 * Calls `localuserCheckEmailOrPhone`.
 *
 * Its errors, besides those of every operation:
 * - `boundToAnotherUser`: This phone or e-mail address is bound to another user.
 * - `phoneInvalid`: This phone number is not possible in its country.
 */
export function useLocaluserCheckEmailOrPhone<
  TData = DataOf<'localuserCheckEmailOrPhone'>,
  TError = ErrorType<'localuserCheckEmailOrPhone'>,
>(
  params: LocaluserCheckEmailOrPhoneParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'localuserCheckEmailOrPhone'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Succeeds when the caller may bind this e-mail address or phone, and is refused with the reason when not. Screens ask it before they have a code sent.
 * Calls `localuserCheckEmailOrPhone`.
 *
 * Its errors, besides those of every operation:
 * - `boundToAnotherUser`: This phone or e-mail address is bound to another user.
 * - `phoneInvalid`: This phone number is not possible in its country.
 */
export function useLocaluserCheckEmailOrPhone<
  TData = DataOf<'localuserCheckEmailOrPhone'>,
  TError = ErrorType<'localuserCheckEmailOrPhone'>,
>(
  params: LocaluserCheckEmailOrPhoneParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'localuserCheckEmailOrPhone'>, TError, TData>> },
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
    DataOf<'localuserBeforeBind'>,
    TError,
    LocaluserBeforeBindMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'localuserBeforeBind'>,
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

  const mutationFn: MutationFunction<DataOf<'localuserBeforeBind'>, LocaluserBeforeBindMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return localuserBeforeBind(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type LocaluserBeforeBindMutationResult = NonNullable<DataOf<'localuserBeforeBind'>>;

export type LocaluserBeforeBindMutationError = ErrorType<'localuserBeforeBind'>;
export type LocaluserBeforeBindMutationVariables = { params: LocaluserBeforeBindParams };

/**
 * Takes the code that `idcode!execute` (purpose beforeBind) sent to the caller's bound e-mail address or phone and answers a proof, good for ten minutes, with which another one can be bound.
 * Calls `localuserBeforeBind`.
 *
 * Its errors, besides those of every operation:
 * - `emptyVerificationCode`: Please enter the verification code.
 * - `wrongVerificationCode`: The verification code is wrong or has expired.
 * - `phoneOrEmailNotBound`: Please bind a phone or an e-mail address first.
 * - `tooManyWrongAttempts`: More than three wrong attempts. Please try again tomorrow.
 */
export const useLocaluserBeforeBind = <TError = ErrorType<'localuserBeforeBind'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'localuserBeforeBind'>,
      TError,
      LocaluserBeforeBindMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'localuserBeforeBind'>,
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
    DataOf<'localuserBindEmailOrPhone'>,
    TError,
    LocaluserBindEmailOrPhoneMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'localuserBindEmailOrPhone'>,
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
    DataOf<'localuserBindEmailOrPhone'>,
    LocaluserBindEmailOrPhoneMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return localuserBindEmailOrPhone(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type LocaluserBindEmailOrPhoneMutationResult = NonNullable<DataOf<'localuserBindEmailOrPhone'>>;

export type LocaluserBindEmailOrPhoneMutationError = ErrorType<'localuserBindEmailOrPhone'>;
export type LocaluserBindEmailOrPhoneMutationVariables = { params: LocaluserBindEmailOrPhoneParams };

/**
 * Binds the e-mail address or phone to which `idcode!execute` (purpose bind) sent a code, and marks it as verified. Replacing one that is verified needs the proof of `localuser!beforeBind`.
 * Calls `localuserBindEmailOrPhone`.
 *
 * Its errors, besides those of every operation:
 * - `emptyVerificationCode`: Please enter the verification code.
 * - `wrongVerificationCode`: The verification code is wrong or has expired.
 * - `wrongPassword`: The password is wrong.
 * - `phoneAlreadyBound`: A phone is already bound.
 * - `emailAlreadyBound`: An e-mail address is already bound.
 * - `boundToAnotherUser`: This phone or e-mail address is bound to another user.
 * - `lockedForThreeMinutes`: Three wrong attempts in a row. Please try again in three minutes.
 * - `tooManyWrongAttempts`: More than three wrong attempts. Please try again tomorrow.
 */
export const useLocaluserBindEmailOrPhone = <
  TError = ErrorType<'localuserBindEmailOrPhone'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'localuserBindEmailOrPhone'>,
      TError,
      LocaluserBindEmailOrPhoneMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'localuserBindEmailOrPhone'>,
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
  mutation?: UseMutationOptions<DataOf<'googleAuthGet'>, TError, void, TContext>;
}): UseMutationOptions<DataOf<'googleAuthGet'>, TError, void, TContext> => {
  const mutationKey = getGoogleAuthGetMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const googleAuthGet = useGoogleAuthGetHook();

  const mutationFn: MutationFunction<DataOf<'googleAuthGet'>, void> = () => {
    return googleAuthGet();
  };

  return { mutationFn, ...mutationOptions };
};

export type GoogleAuthGetMutationResult = NonNullable<DataOf<'googleAuthGet'>>;

export type GoogleAuthGetMutationError = ErrorType<'googleAuthGet'>;

/**
 * Draws a new key and recovery codes for a caller without an authenticator and shows them this once; a key drawn before loses its use. Nothing is bound until `googleAuth!bind` proves that the authenticator has the key.
 * Calls `googleAuthGet`.
 *
 * Its errors, besides those of every operation:
 * - `authenticatorAlreadyBound`: An authenticator is already bound.
 */
export const useGoogleAuthGet = <TError = ErrorType<'googleAuthGet'>, TContext = unknown>(
  options?: { mutation?: UseMutationOptions<DataOf<'googleAuthGet'>, TError, void, TContext> },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'googleAuthGet'>, TError, void, TContext> => {
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
  mutation?: UseMutationOptions<DataOf<'googleAuthBind'>, TError, GoogleAuthBindMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'googleAuthBind'>, TError, GoogleAuthBindMutationVariables, TContext> => {
  const mutationKey = getGoogleAuthBindMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const googleAuthBind = useGoogleAuthBindHook();

  const mutationFn: MutationFunction<DataOf<'googleAuthBind'>, GoogleAuthBindMutationVariables> = (props) => {
    const { params } = props ?? {};

    return googleAuthBind(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type GoogleAuthBindMutationResult = NonNullable<DataOf<'googleAuthBind'>>;

export type GoogleAuthBindMutationError = ErrorType<'googleAuthBind'>;
export type GoogleAuthBindMutationVariables = { params: GoogleAuthBindParams };

/**
 * Binds the authenticator that has the key last drawn by `googleAuth!get`, proved by a code that it shows now. A key is kept for ten minutes; after that the form has expired. The caller confirms it by the login password or by having logged in within the last ten minutes, and is notified at every proven address.
 * Calls `googleAuthBind`.
 *
 * Its errors, besides those of every operation:
 * - `emptyVerificationCode`: Please enter the verification code.
 * - `wrongVerificationCode`: The verification code is wrong or has expired.
 * - `authenticatorAlreadyBound`: An authenticator is already bound.
 * - `sessionTokenInvalid`: This form has expired. Please open it again.
 * - `freshProofNeeded`: Please enter your login password, or log in again, to confirm that it is you.
 * - `wrongPassword`: The password is wrong.
 * - `lockedForThreeMinutes`: Three wrong attempts in a row. Please try again in three minutes.
 * - `tooManyWrongAttempts`: More than three wrong attempts. Please try again tomorrow.
 */
export const useGoogleAuthBind = <TError = ErrorType<'googleAuthBind'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'googleAuthBind'>,
      TError,
      GoogleAuthBindMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'googleAuthBind'>, TError, GoogleAuthBindMutationVariables, TContext> => {
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
    DataOf<'googleAuthUnbind'>,
    TError,
    GoogleAuthUnbindMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'googleAuthUnbind'>, TError, GoogleAuthUnbindMutationVariables, TContext> => {
  const mutationKey = getGoogleAuthUnbindMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const googleAuthUnbind = useGoogleAuthUnbindHook();

  const mutationFn: MutationFunction<DataOf<'googleAuthUnbind'>, GoogleAuthUnbindMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return googleAuthUnbind(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type GoogleAuthUnbindMutationResult = NonNullable<DataOf<'googleAuthUnbind'>>;

export type GoogleAuthUnbindMutationError = ErrorType<'googleAuthUnbind'>;
export type GoogleAuthUnbindMutationVariables = { params: GoogleAuthUnbindParams };

/**
 * Removes the caller's authenticator, proved by a code that it shows now or by one of the recovery codes. The other recovery codes lose their use, and withdrawals wait for a new authenticator. The caller is notified at every proven address.
 * Calls `googleAuthUnbind`.
 *
 * Its errors, besides those of every operation:
 * - `emptyVerificationCode`: Please enter the verification code.
 * - `wrongVerificationCode`: The verification code is wrong or has expired.
 * - `authenticatorNotBound`: Please bind an authenticator first.
 * - `lockedForThreeMinutes`: Three wrong attempts in a row. Please try again in three minutes.
 * - `tooManyWrongAttempts`: More than three wrong attempts. Please try again tomorrow.
 */
export const useGoogleAuthUnbind = <TError = ErrorType<'googleAuthUnbind'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'googleAuthUnbind'>,
      TError,
      GoogleAuthUnbindMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'googleAuthUnbind'>, TError, GoogleAuthUnbindMutationVariables, TContext> => {
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
  mutation?: UseMutationOptions<DataOf<'jscodeExecute'>, TError, JscodeExecuteMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'jscodeExecute'>, TError, JscodeExecuteMutationVariables, TContext> => {
  const mutationKey = getJscodeExecuteMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const jscodeExecute = useJscodeExecuteHook();

  const mutationFn: MutationFunction<DataOf<'jscodeExecute'>, JscodeExecuteMutationVariables> = (props) => {
    const { params } = props ?? {};

    return jscodeExecute(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type JscodeExecuteMutationResult = NonNullable<DataOf<'jscodeExecute'>>;

export type JscodeExecuteMutationError = ErrorType<'jscodeExecute'>;
export type JscodeExecuteMutationVariables = { params: JscodeExecuteParams };

/**
 * Sends six digits to an e-mail address or phone that is to be registered. They are good for ten minutes, three tries and one registration. Visitors may call it; how often a target gets a code is limited.
 * Calls `jscodeExecute`.
 *
 * Its errors, besides those of every operation:
 * - `duplicateUsername`: This user name is taken.
 * - `phoneInvalid`: This phone number is not possible in its country.
 * - `tooManyCodeSends`: Too many codes were sent. Please try again later.
 * - `sliderNeeded`: Please solve the slider first.
 * - `sliderFailed`: The slider verification failed. Please try again.
 */
export const useJscodeExecute = <TError = ErrorType<'jscodeExecute'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'jscodeExecute'>, TError, JscodeExecuteMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'jscodeExecute'>, TError, JscodeExecuteMutationVariables, TContext> => {
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
  mutation?: UseMutationOptions<DataOf<'idcodeExecute'>, TError, IdcodeExecuteMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'idcodeExecute'>, TError, IdcodeExecuteMutationVariables, TContext> => {
  const mutationKey = getIdcodeExecuteMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const idcodeExecute = useIdcodeExecuteHook();

  const mutationFn: MutationFunction<DataOf<'idcodeExecute'>, IdcodeExecuteMutationVariables> = (props) => {
    const { params } = props ?? {};

    return idcodeExecute(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type IdcodeExecuteMutationResult = NonNullable<DataOf<'idcodeExecute'>>;

export type IdcodeExecuteMutationError = ErrorType<'idcodeExecute'>;
export type IdcodeExecuteMutationVariables = { params: IdcodeExecuteParams };

/**
 * Sends six digits for one purpose, good for ten minutes, three tries and one use. Logged-in users may ask for all purposes. Visitors may ask for resetPassword only, which succeeds whether or not an account has the target, though only an account's owner gets a code.
 * Calls `idcodeExecute`.
 *
 * Its errors, besides those of every operation:
 * - `phoneOrEmailNotBound`: Please bind a phone or an e-mail address first.
 * - `boundToAnotherUser`: This phone or e-mail address is bound to another user.
 * - `tooManyCodeSends`: Too many codes were sent. Please try again later.
 * - `sliderNeeded`: Please solve the slider first.
 * - `sliderFailed`: The slider verification failed. Please try again.
 */
export const useIdcodeExecute = <TError = ErrorType<'idcodeExecute'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'idcodeExecute'>, TError, IdcodeExecuteMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'idcodeExecute'>, TError, IdcodeExecuteMutationVariables, TContext> => {
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
  mutation?: UseMutationOptions<DataOf<'sliderChallenge'>, TError, void, TContext>;
}): UseMutationOptions<DataOf<'sliderChallenge'>, TError, void, TContext> => {
  const mutationKey = getSliderChallengeMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const sliderChallenge = useSliderChallengeHook();

  const mutationFn: MutationFunction<DataOf<'sliderChallenge'>, void> = () => {
    return sliderChallenge();
  };

  return { mutationFn, ...mutationOptions };
};

export type SliderChallengeMutationResult = NonNullable<DataOf<'sliderChallenge'>>;

export type SliderChallengeMutationError = ErrorType<'sliderChallenge'>;

/**
 * Draws a background with a gap and the piece that fits it. The piece lies at the given height; the user moves it sideways into the gap. A challenge is good for two minutes and one answer.
 * Calls `sliderChallenge`.
 */
export const useSliderChallenge = <TError = ErrorType<'sliderChallenge'>, TContext = unknown>(
  options?: { mutation?: UseMutationOptions<DataOf<'sliderChallenge'>, TError, void, TContext> },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'sliderChallenge'>, TError, void, TContext> => {
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
  mutation?: UseMutationOptions<DataOf<'sliderVerify'>, TError, SliderVerifyMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'sliderVerify'>, TError, SliderVerifyMutationVariables, TContext> => {
  const mutationKey = getSliderVerifyMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const sliderVerify = useSliderVerifyHook();

  const mutationFn: MutationFunction<DataOf<'sliderVerify'>, SliderVerifyMutationVariables> = (props) => {
    const { params } = props ?? {};

    return sliderVerify(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type SliderVerifyMutationResult = NonNullable<DataOf<'sliderVerify'>>;

export type SliderVerifyMutationError = ErrorType<'sliderVerify'>;
export type SliderVerifyMutationVariables = { params: SliderVerifyParams };

/**
 * Takes the place to which the user moved the piece. A right answer earns a pass that a login, a registration or a request for a code may send once within five minutes; a wrong one uses the challenge up.
 * Calls `sliderVerify`.
 *
 * Its errors, besides those of every operation:
 * - `sliderFailed`: The slider verification failed. Please try again.
 */
export const useSliderVerify = <TError = ErrorType<'sliderVerify'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'sliderVerify'>, TError, SliderVerifyMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'sliderVerify'>, TError, SliderVerifyMutationVariables, TContext> => {
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

export const useKycGetQueryOptions = <TData = DataOf<'kycGet'>, TError = ErrorType<'kycGet'>>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'kycGet'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getKycGetQueryKey();

  const kycGet = useKycGetHook();

  const queryFn: QueryFunction<DataOf<'kycGet'>> = ({ signal }) => kycGet(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.kycGet);

  return customOptions as UseQueryOptions<DataOf<'kycGet'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type KycGetQueryResult = NonNullable<DataOf<'kycGet'>>;
export type KycGetQueryError = ErrorType<'kycGet'>;

/**
 * Answers the caller's application for the identity check and where it stands. It is always an object; before any application all its fields, the status too, are null.
 * Calls `kycGet`.
 */
export function useKycGet<TData = DataOf<'kycGet'>, TError = ErrorType<'kycGet'>>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'kycGet'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'kycGet'>, TError, DataOf<'kycGet'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the caller's application for the identity check and where it stands. It is always an object; before any application all its fields, the status too, are null.
 * Calls `kycGet`.
 */
export function useKycGet<TData = DataOf<'kycGet'>, TError = ErrorType<'kycGet'>>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'kycGet'>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<DataOf<'kycGet'>, TError, DataOf<'kycGet'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the caller's application for the identity check and where it stands. It is always an object; before any application all its fields, the status too, are null.
 * Calls `kycGet`.
 */
export function useKycGet<TData = DataOf<'kycGet'>, TError = ErrorType<'kycGet'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'kycGet'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the caller's application for the identity check and where it stands. It is always an object; before any application all its fields, the status too, are null.
 * Calls `kycGet`.
 */
export function useKycGet<TData = DataOf<'kycGet'>, TError = ErrorType<'kycGet'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'kycGet'>, TError, TData>> },
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
  mutation?: UseMutationOptions<DataOf<'kycApply'>, TError, KycApplyMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'kycApply'>, TError, KycApplyMutationVariables, TContext> => {
  const mutationKey = getKycApplyMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const kycApply = useKycApplyHook();

  const mutationFn: MutationFunction<DataOf<'kycApply'>, KycApplyMutationVariables> = (props) => {
    const { params } = props ?? {};

    return kycApply(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type KycApplyMutationResult = NonNullable<DataOf<'kycApply'>>;

export type KycApplyMutationError = ErrorType<'kycApply'>;
export type KycApplyMutationVariables = { params: KycApplyParams };

/**
 * Hands in the real name, the document and its pictures, which were uploaded before and stay visible to the caller and the mall alone. A refused application can be made again; one under review or passed can't.
 * Calls `kycApply`.
 *
 * Its errors, besides those of every operation:
 * - `verificationUnderReview`: Your verification is already under review.
 * - `alreadyVerified`: You are already verified.
 * - `imageUploadFailed`: The picture could not be uploaded.
 */
export const useKycApply = <TError = ErrorType<'kycApply'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'kycApply'>, TError, KycApplyMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'kycApply'>, TError, KycApplyMutationVariables, TContext> => {
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
  TData = DataOf<'kycHighLevelGet'>,
  TError = ErrorType<'kycHighLevelGet'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'kycHighLevelGet'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getKycHighLevelGetQueryKey();

  const kycHighLevelGet = useKycHighLevelGetHook();

  const queryFn: QueryFunction<DataOf<'kycHighLevelGet'>> = ({ signal }) => kycHighLevelGet(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.kycHighLevelGet);

  return customOptions as UseQueryOptions<DataOf<'kycHighLevelGet'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type KycHighLevelGetQueryResult = NonNullable<DataOf<'kycHighLevelGet'>>;
export type KycHighLevelGetQueryError = ErrorType<'kycHighLevelGet'>;

/**
 * Answers the caller's application for the advanced verification, which withdrawals need, and where it stands. It is always an object; before any application all its fields, the status too, are null.
 * Calls `kycHighLevelGet`.
 */
export function useKycHighLevelGet<TData = DataOf<'kycHighLevelGet'>, TError = ErrorType<'kycHighLevelGet'>>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'kycHighLevelGet'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'kycHighLevelGet'>, TError, DataOf<'kycHighLevelGet'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the caller's application for the advanced verification, which withdrawals need, and where it stands. It is always an object; before any application all its fields, the status too, are null.
 * Calls `kycHighLevelGet`.
 */
export function useKycHighLevelGet<TData = DataOf<'kycHighLevelGet'>, TError = ErrorType<'kycHighLevelGet'>>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'kycHighLevelGet'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'kycHighLevelGet'>, TError, DataOf<'kycHighLevelGet'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the caller's application for the advanced verification, which withdrawals need, and where it stands. It is always an object; before any application all its fields, the status too, are null.
 * Calls `kycHighLevelGet`.
 */
export function useKycHighLevelGet<TData = DataOf<'kycHighLevelGet'>, TError = ErrorType<'kycHighLevelGet'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'kycHighLevelGet'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the caller's application for the advanced verification, which withdrawals need, and where it stands. It is always an object; before any application all its fields, the status too, are null.
 * Calls `kycHighLevelGet`.
 */
export function useKycHighLevelGet<TData = DataOf<'kycHighLevelGet'>, TError = ErrorType<'kycHighLevelGet'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'kycHighLevelGet'>, TError, TData>> },
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
    DataOf<'kycHighLevelApply'>,
    TError,
    KycHighLevelApplyMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'kycHighLevelApply'>, TError, KycHighLevelApplyMutationVariables, TContext> => {
  const mutationKey = getKycHighLevelApplyMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const kycHighLevelApply = useKycHighLevelApplyHook();

  const mutationFn: MutationFunction<DataOf<'kycHighLevelApply'>, KycHighLevelApplyMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return kycHighLevelApply(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type KycHighLevelApplyMutationResult = NonNullable<DataOf<'kycHighLevelApply'>>;

export type KycHighLevelApplyMutationError = ErrorType<'kycHighLevelApply'>;
export type KycHighLevelApplyMutationVariables = { params: KycHighLevelApplyParams };

/**
 * Hands in where the applicant lives with a picture that proves it. The identity check must have been passed. A refused application can be made again; one under review or passed can't.
 * Calls `kycHighLevelApply`.
 *
 * Its errors, besides those of every operation:
 * - `realNameNeeded`: Please verify your real name first.
 * - `verificationUnderReview`: Your verification is already under review.
 * - `alreadyVerified`: You are already verified.
 * - `imageUploadFailed`: The picture could not be uploaded.
 */
export const useKycHighLevelApply = <TError = ErrorType<'kycHighLevelApply'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'kycHighLevelApply'>,
      TError,
      KycHighLevelApplyMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'kycHighLevelApply'>, TError, KycHighLevelApplyMutationVariables, TContext> => {
  return useMutation(useKycHighLevelApplyMutationOptions(options), queryClient);
};
