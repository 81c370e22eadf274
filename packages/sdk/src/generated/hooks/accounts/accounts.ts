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
  LocaluserEndSessionsOk,
  LocaluserEndSessionsParams,
  LocaluserGetOk,
  LocaluserGetReferralOk,
  LocaluserMailSettingsOk,
  LocaluserRefreshAvatarOk,
  LocaluserRefreshAvatarParams,
  LocaluserRegisterNoVerifcodeOk,
  LocaluserRegisterNoVerifcodeParams,
  LocaluserRegisterWithVerifcodeOk,
  LocaluserRegisterWithVerifcodeParams,
  LocaluserSecurityEventsOk,
  LocaluserSessionsOk,
  LocaluserSetDisplayNameOk,
  LocaluserSetDisplayNameParams,
  LocaluserSetMailSettingsOk,
  LocaluserSetMailSettingsParams,
  UserHeartbeatOk,
  UserHeartbeatParams,
  UserLogoffOk,
  UserLogoffParams,
  UserLogoutOk,
  UserNewloginOk,
  UserNewloginParams,
  UserSetSafewordRegOk,
  UserSetSafewordRegParams,
  UserUpdateOldAndNewPswOk,
  UserUpdateOldAndNewPswParams,
  UserUpdateOldAndNewSafewordOk,
  UserUpdateOldAndNewSafewordParams,
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
 * Opens a session for a user and answers its token. An unknown name is refused exactly like a wrong password, so that nobody can learn which names exist. One that no account can have, such as a password that is too short, is refused with `parameterError`. Three wrong passwords in a row lock the name for three minutes, more than three within a day until the next day.
 * @summary Log in
 */
export const useUserNewloginHook = () => {
  const userNewlogin = useCall<UserNewloginOk>(operations.userNewlogin);

  return useCallback(
    (params: UserNewloginParams, signal?: AbortSignal) => {
      return userNewlogin(params, signal);
    },
    [userNewlogin],
  );
};

export const getUserNewloginMutationKey = () => ['userNewlogin'] as const;

export const useUserNewloginMutationOptions = <
  TError = ErrorType<'userNewlogin'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<DataOf<'userNewlogin'>, TError, UserNewloginMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'userNewlogin'>, TError, UserNewloginMutationVariables, TContext> => {
  const mutationKey = getUserNewloginMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const userNewlogin = useUserNewloginHook();

  const mutationFn: MutationFunction<DataOf<'userNewlogin'>, UserNewloginMutationVariables> = (props) => {
    const { params } = props ?? {};

    return userNewlogin(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type UserNewloginMutationResult = NonNullable<DataOf<'userNewlogin'>>;

export type UserNewloginMutationError = ErrorType<'userNewlogin'>;
export type UserNewloginMutationVariables = { params: UserNewloginParams };

/**
 * Opens a session for a user and answers its token. An unknown name is refused exactly like a wrong password, so that nobody can learn which names exist. One that no account can have, such as a password that is too short, is refused with `parameterError`. Three wrong passwords in a row lock the name for three minutes, more than three within a day until the next day.
 * Calls `userNewlogin`.
 *
 * Its errors, besides those of every operation:
 * - `wrongPassword`: The password is wrong.
 * - `lockedForThreeMinutes`: Three wrong attempts in a row. Please try again in three minutes.
 * - `tooManyWrongAttempts`: More than three wrong attempts. Please try again tomorrow.
 * - `accountFrozen`: This account is frozen. Please contact customer service.
 * - `extraVerificationNeeded`: Something about this account is unusual. Please contact customer service for an extra verification.
 * - `sliderNeeded`: Please solve the slider first.
 * - `sliderFailed`: The slider verification failed. Please try again.
 */
export const useUserNewlogin = <TError = ErrorType<'userNewlogin'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'userNewlogin'>, TError, UserNewloginMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'userNewlogin'>, TError, UserNewloginMutationVariables, TContext> => {
  return useMutation(useUserNewloginMutationOptions(options), queryClient);
};
/**
 * Revokes the token that is sent. Without a token, or with one that is unknown, it succeeds too, since clients may have dropped theirs already.
 * @summary Log out
 */
export const useUserLogoutHook = () => {
  const userLogout = useCall<UserLogoutOk>(operations.userLogout);

  return useCallback(
    (signal?: AbortSignal) => {
      return userLogout(undefined, signal);
    },
    [userLogout],
  );
};

export const getUserLogoutMutationKey = () => ['userLogout'] as const;

export const useUserLogoutMutationOptions = <TError = ErrorType<'userLogout'>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<DataOf<'userLogout'>, TError, void, TContext>;
}): UseMutationOptions<DataOf<'userLogout'>, TError, void, TContext> => {
  const mutationKey = getUserLogoutMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const userLogout = useUserLogoutHook();

  const mutationFn: MutationFunction<DataOf<'userLogout'>, void> = () => {
    return userLogout();
  };

  return { mutationFn, ...mutationOptions };
};

export type UserLogoutMutationResult = NonNullable<DataOf<'userLogout'>>;

export type UserLogoutMutationError = ErrorType<'userLogout'>;

/**
 * Revokes the token that is sent. Without a token, or with one that is unknown, it succeeds too, since clients may have dropped theirs already.
 * Calls `userLogout`.
 */
export const useUserLogout = <TError = ErrorType<'userLogout'>, TContext = unknown>(
  options?: { mutation?: UseMutationOptions<DataOf<'userLogout'>, TError, void, TContext> },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'userLogout'>, TError, void, TContext> => {
  return useMutation(useUserLogoutMutationOptions(options), queryClient);
};
/**
 * Reports every five minutes that the user is online, for customer service. It neither revives nor prolongs a session, and succeeds without a token.
 * @summary Send a heartbeat
 */
export const useUserHeartbeatHook = () => {
  const userHeartbeat = useCall<UserHeartbeatOk>(operations.userHeartbeat);

  return useCallback(
    (params?: UserHeartbeatParams, signal?: AbortSignal) => {
      return userHeartbeat(params, signal);
    },
    [userHeartbeat],
  );
};

export const getUserHeartbeatMutationKey = () => ['userHeartbeat'] as const;

export const useUserHeartbeatMutationOptions = <
  TError = ErrorType<'userHeartbeat'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<DataOf<'userHeartbeat'>, TError, UserHeartbeatMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'userHeartbeat'>, TError, UserHeartbeatMutationVariables, TContext> => {
  const mutationKey = getUserHeartbeatMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const userHeartbeat = useUserHeartbeatHook();

  const mutationFn: MutationFunction<DataOf<'userHeartbeat'>, UserHeartbeatMutationVariables> = (props) => {
    const { params } = props ?? {};

    return userHeartbeat(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type UserHeartbeatMutationResult = NonNullable<DataOf<'userHeartbeat'>>;

export type UserHeartbeatMutationError = ErrorType<'userHeartbeat'>;
export type UserHeartbeatMutationVariables = { params?: UserHeartbeatParams };

/**
 * Reports every five minutes that the user is online, for customer service. It neither revives nor prolongs a session, and succeeds without a token.
 * Calls `userHeartbeat`.
 */
export const useUserHeartbeat = <TError = ErrorType<'userHeartbeat'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'userHeartbeat'>, TError, UserHeartbeatMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'userHeartbeat'>, TError, UserHeartbeatMutationVariables, TContext> => {
  return useMutation(useUserHeartbeatMutationOptions(options), queryClient);
};
/**
 * Closes the caller's account. Refused while a balance, an open order, return, recharge, withdrawal or loan is left, or money of a store of the caller is held. Less than a cent is no balance. All sessions end and personal fields are erased; booked records stay. The name is free again after a term, 90 days unless the operator sets another.
 * @summary Close the account for good
 */
export const useUserLogoffHook = () => {
  const userLogoff = useCall<UserLogoffOk>(operations.userLogoff);

  return useCallback(
    (params: UserLogoffParams, signal?: AbortSignal) => {
      return userLogoff(params, signal);
    },
    [userLogoff],
  );
};

export const getUserLogoffMutationKey = () => ['userLogoff'] as const;

export const useUserLogoffMutationOptions = <TError = ErrorType<'userLogoff'>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<DataOf<'userLogoff'>, TError, UserLogoffMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'userLogoff'>, TError, UserLogoffMutationVariables, TContext> => {
  const mutationKey = getUserLogoffMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const userLogoff = useUserLogoffHook();

  const mutationFn: MutationFunction<DataOf<'userLogoff'>, UserLogoffMutationVariables> = (props) => {
    const { params } = props ?? {};

    return userLogoff(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type UserLogoffMutationResult = NonNullable<DataOf<'userLogoff'>>;

export type UserLogoffMutationError = ErrorType<'userLogoff'>;
export type UserLogoffMutationVariables = { params: UserLogoffParams };

/**
 * Closes the caller's account. Refused while a balance, an open order, return, recharge, withdrawal or loan is left, or money of a store of the caller is held. Less than a cent is no balance. All sessions end and personal fields are erased; booked records stay. The name is free again after a term, 90 days unless the operator sets another.
 * Calls `userLogoff`.
 *
 * Its errors, besides those of every operation:
 * - `userNotFound`: There is no such user.
 * - `wrongFundPassword`: The fund password is wrong.
 * - `lockedForThreeMinutes`: Three wrong attempts in a row. Please try again in three minutes.
 * - `tooManyWrongAttempts`: More than three wrong attempts. Please try again tomorrow.
 * - `deregisterWithBalance`: There is a balance left. Withdraw it before you close the account.
 * - `deregisterWithOpenRecords`: An order, recharge, withdrawal or loan is still open. Finish it before you close the account.
 * - `deregisterWithOpenReturn`: A return is still open. Finish it before you close the account.
 */
export const useUserLogoff = <TError = ErrorType<'userLogoff'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'userLogoff'>, TError, UserLogoffMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'userLogoff'>, TError, UserLogoffMutationVariables, TContext> => {
  return useMutation(useUserLogoffMutationOptions(options), queryClient);
};
/**
 * Replaces the login password of the caller, who must know the old one. All other sessions of the user end; the one of the caller goes on. Wrong old passwords count towards the lockout.
 * @summary Change the login password
 */
export const useUserUpdateOldAndNewPswHook = () => {
  const userUpdateOldAndNewPsw = useCall<UserUpdateOldAndNewPswOk>(operations.userUpdateOldAndNewPsw);

  return useCallback(
    (params: UserUpdateOldAndNewPswParams, signal?: AbortSignal) => {
      return userUpdateOldAndNewPsw(params, signal);
    },
    [userUpdateOldAndNewPsw],
  );
};

export const getUserUpdateOldAndNewPswMutationKey = () => ['userUpdateOldAndNewPsw'] as const;

export const useUserUpdateOldAndNewPswMutationOptions = <
  TError = ErrorType<'userUpdateOldAndNewPsw'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'userUpdateOldAndNewPsw'>,
    TError,
    UserUpdateOldAndNewPswMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'userUpdateOldAndNewPsw'>,
  TError,
  UserUpdateOldAndNewPswMutationVariables,
  TContext
> => {
  const mutationKey = getUserUpdateOldAndNewPswMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const userUpdateOldAndNewPsw = useUserUpdateOldAndNewPswHook();

  const mutationFn: MutationFunction<
    DataOf<'userUpdateOldAndNewPsw'>,
    UserUpdateOldAndNewPswMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return userUpdateOldAndNewPsw(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type UserUpdateOldAndNewPswMutationResult = NonNullable<DataOf<'userUpdateOldAndNewPsw'>>;

export type UserUpdateOldAndNewPswMutationError = ErrorType<'userUpdateOldAndNewPsw'>;
export type UserUpdateOldAndNewPswMutationVariables = { params: UserUpdateOldAndNewPswParams };

/**
 * Replaces the login password of the caller, who must know the old one. All other sessions of the user end; the one of the caller goes on. Wrong old passwords count towards the lockout.
 * Calls `userUpdateOldAndNewPsw`.
 *
 * Its errors, besides those of every operation:
 * - `wrongOldPassword`: The old password is wrong.
 * - `passwordsMismatch`: The two passwords are not the same.
 * - `lockedForThreeMinutes`: Three wrong attempts in a row. Please try again in three minutes.
 * - `tooManyWrongAttempts`: More than three wrong attempts. Please try again tomorrow.
 * - `passwordTooCommon`: Very many people use this password. Please choose another one.
 */
export const useUserUpdateOldAndNewPsw = <TError = ErrorType<'userUpdateOldAndNewPsw'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'userUpdateOldAndNewPsw'>,
      TError,
      UserUpdateOldAndNewPswMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'userUpdateOldAndNewPsw'>,
  TError,
  UserUpdateOldAndNewPswMutationVariables,
  TContext
> => {
  return useMutation(useUserUpdateOldAndNewPswMutationOptions(options), queryClient);
};
/**
 * Sets the fund password of a caller who has none yet. It is asked for whenever money leaves the wallet. Refused when one is set; then it is changed or set anew by code. The caller confirms it by the login password or by having logged in within the last ten minutes, and is notified at every proven address.
 * @summary Set the first fund password
 */
export const useUserSetSafewordRegHook = () => {
  const userSetSafewordReg = useCall<UserSetSafewordRegOk>(operations.userSetSafewordReg);

  return useCallback(
    (params: UserSetSafewordRegParams, signal?: AbortSignal) => {
      return userSetSafewordReg(params, signal);
    },
    [userSetSafewordReg],
  );
};

export const getUserSetSafewordRegMutationKey = () => ['userSetSafewordReg'] as const;

export const useUserSetSafewordRegMutationOptions = <
  TError = ErrorType<'userSetSafewordReg'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'userSetSafewordReg'>,
    TError,
    UserSetSafewordRegMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'userSetSafewordReg'>,
  TError,
  UserSetSafewordRegMutationVariables,
  TContext
> => {
  const mutationKey = getUserSetSafewordRegMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const userSetSafewordReg = useUserSetSafewordRegHook();

  const mutationFn: MutationFunction<DataOf<'userSetSafewordReg'>, UserSetSafewordRegMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return userSetSafewordReg(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type UserSetSafewordRegMutationResult = NonNullable<DataOf<'userSetSafewordReg'>>;

export type UserSetSafewordRegMutationError = ErrorType<'userSetSafewordReg'>;
export type UserSetSafewordRegMutationVariables = { params: UserSetSafewordRegParams };

/**
 * Sets the fund password of a caller who has none yet. It is asked for whenever money leaves the wallet. Refused when one is set; then it is changed or set anew by code. The caller confirms it by the login password or by having logged in within the last ten minutes, and is notified at every proven address.
 * Calls `userSetSafewordReg`.
 *
 * Its errors, besides those of every operation:
 * - `fundPasswordAlreadySet`: A fund password is already set.
 * - `passwordsMismatch`: The two passwords are not the same.
 * - `freshProofNeeded`: Please enter your login password, or log in again, to confirm that it is you.
 * - `wrongPassword`: The password is wrong.
 * - `lockedForThreeMinutes`: Three wrong attempts in a row. Please try again in three minutes.
 * - `tooManyWrongAttempts`: More than three wrong attempts. Please try again tomorrow.
 */
export const useUserSetSafewordReg = <TError = ErrorType<'userSetSafewordReg'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'userSetSafewordReg'>,
      TError,
      UserSetSafewordRegMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'userSetSafewordReg'>, TError, UserSetSafewordRegMutationVariables, TContext> => {
  return useMutation(useUserSetSafewordRegMutationOptions(options), queryClient);
};
/**
 * Replaces the fund password of the caller, who must know the old one. The other sessions of the user end. Wrong old passwords count towards the same lockout as those of payments. The caller is notified at every proven address.
 * @summary Change the fund password
 */
export const useUserUpdateOldAndNewSafewordHook = () => {
  const userUpdateOldAndNewSafeword = useCall<UserUpdateOldAndNewSafewordOk>(
    operations.userUpdateOldAndNewSafeword,
  );

  return useCallback(
    (params: UserUpdateOldAndNewSafewordParams, signal?: AbortSignal) => {
      return userUpdateOldAndNewSafeword(params, signal);
    },
    [userUpdateOldAndNewSafeword],
  );
};

export const getUserUpdateOldAndNewSafewordMutationKey = () => ['userUpdateOldAndNewSafeword'] as const;

export const useUserUpdateOldAndNewSafewordMutationOptions = <
  TError = ErrorType<'userUpdateOldAndNewSafeword'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'userUpdateOldAndNewSafeword'>,
    TError,
    UserUpdateOldAndNewSafewordMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'userUpdateOldAndNewSafeword'>,
  TError,
  UserUpdateOldAndNewSafewordMutationVariables,
  TContext
> => {
  const mutationKey = getUserUpdateOldAndNewSafewordMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const userUpdateOldAndNewSafeword = useUserUpdateOldAndNewSafewordHook();

  const mutationFn: MutationFunction<
    DataOf<'userUpdateOldAndNewSafeword'>,
    UserUpdateOldAndNewSafewordMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return userUpdateOldAndNewSafeword(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type UserUpdateOldAndNewSafewordMutationResult = NonNullable<DataOf<'userUpdateOldAndNewSafeword'>>;

export type UserUpdateOldAndNewSafewordMutationError = ErrorType<'userUpdateOldAndNewSafeword'>;
export type UserUpdateOldAndNewSafewordMutationVariables = { params: UserUpdateOldAndNewSafewordParams };

/**
 * Replaces the fund password of the caller, who must know the old one. The other sessions of the user end. Wrong old passwords count towards the same lockout as those of payments. The caller is notified at every proven address.
 * Calls `userUpdateOldAndNewSafeword`.
 *
 * Its errors, besides those of every operation:
 * - `fundPasswordNotSet`: Please set a fund password first.
 * - `wrongFundPassword`: The fund password is wrong.
 * - `passwordsMismatch`: The two passwords are not the same.
 * - `lockedForThreeMinutes`: Three wrong attempts in a row. Please try again in three minutes.
 * - `tooManyWrongAttempts`: More than three wrong attempts. Please try again tomorrow.
 */
export const useUserUpdateOldAndNewSafeword = <
  TError = ErrorType<'userUpdateOldAndNewSafeword'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'userUpdateOldAndNewSafeword'>,
      TError,
      UserUpdateOldAndNewSafewordMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'userUpdateOldAndNewSafeword'>,
  TError,
  UserUpdateOldAndNewSafewordMutationVariables,
  TContext
> => {
  return useMutation(useUserUpdateOldAndNewSafewordMutationOptions(options), queryClient);
};
/**
 * Answers who the caller is, what is bound and verified, and whether a fund password is set. It never answers secrets such as that of the authenticator.
 * @summary Show the profile of the caller
 */
export const useLocaluserGetHook = () => {
  const localuserGet = useCall<LocaluserGetOk>(operations.localuserGet);

  return useCallback(
    (signal?: AbortSignal) => {
      return localuserGet(undefined, signal);
    },
    [localuserGet],
  );
};

export const getLocaluserGetQueryKey = () => {
  return ['localuserGet'] as const;
};

export const useLocaluserGetQueryOptions = <
  TData = DataOf<'localuserGet'>,
  TError = ErrorType<'localuserGet'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'localuserGet'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getLocaluserGetQueryKey();

  const localuserGet = useLocaluserGetHook();

  const queryFn: QueryFunction<DataOf<'localuserGet'>> = ({ signal }) => localuserGet(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.localuserGet);

  return customOptions as UseQueryOptions<DataOf<'localuserGet'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type LocaluserGetQueryResult = NonNullable<DataOf<'localuserGet'>>;
export type LocaluserGetQueryError = ErrorType<'localuserGet'>;

/**
 * Answers who the caller is, what is bound and verified, and whether a fund password is set. It never answers secrets such as that of the authenticator.
 * Calls `localuserGet`.
 */
export function useLocaluserGet<TData = DataOf<'localuserGet'>, TError = ErrorType<'localuserGet'>>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'localuserGet'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'localuserGet'>, TError, DataOf<'localuserGet'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers who the caller is, what is bound and verified, and whether a fund password is set. It never answers secrets such as that of the authenticator.
 * Calls `localuserGet`.
 */
export function useLocaluserGet<TData = DataOf<'localuserGet'>, TError = ErrorType<'localuserGet'>>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'localuserGet'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'localuserGet'>, TError, DataOf<'localuserGet'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers who the caller is, what is bound and verified, and whether a fund password is set. It never answers secrets such as that of the authenticator.
 * Calls `localuserGet`.
 */
export function useLocaluserGet<TData = DataOf<'localuserGet'>, TError = ErrorType<'localuserGet'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'localuserGet'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers who the caller is, what is bound and verified, and whether a fund password is set. It never answers secrets such as that of the authenticator.
 * Calls `localuserGet`.
 */
export function useLocaluserGet<TData = DataOf<'localuserGet'>, TError = ErrorType<'localuserGet'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'localuserGet'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useLocaluserGetQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Creates an account under an e-mail address or a phone and logs it in at once. The address or phone counts as bound but not as verified until a code confirms it.
 * @summary Register without a code
 */
export const useLocaluserRegisterNoVerifcodeHook = () => {
  const localuserRegisterNoVerifcode = useCall<LocaluserRegisterNoVerifcodeOk>(
    operations.localuserRegisterNoVerifcode,
  );

  return useCallback(
    (params: LocaluserRegisterNoVerifcodeParams, signal?: AbortSignal) => {
      return localuserRegisterNoVerifcode(params, signal);
    },
    [localuserRegisterNoVerifcode],
  );
};

export const getLocaluserRegisterNoVerifcodeMutationKey = () => ['localuserRegisterNoVerifcode'] as const;

export const useLocaluserRegisterNoVerifcodeMutationOptions = <
  TError = ErrorType<'localuserRegisterNoVerifcode'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'localuserRegisterNoVerifcode'>,
    TError,
    LocaluserRegisterNoVerifcodeMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'localuserRegisterNoVerifcode'>,
  TError,
  LocaluserRegisterNoVerifcodeMutationVariables,
  TContext
> => {
  const mutationKey = getLocaluserRegisterNoVerifcodeMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const localuserRegisterNoVerifcode = useLocaluserRegisterNoVerifcodeHook();

  const mutationFn: MutationFunction<
    DataOf<'localuserRegisterNoVerifcode'>,
    LocaluserRegisterNoVerifcodeMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return localuserRegisterNoVerifcode(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type LocaluserRegisterNoVerifcodeMutationResult = NonNullable<DataOf<'localuserRegisterNoVerifcode'>>;

export type LocaluserRegisterNoVerifcodeMutationError = ErrorType<'localuserRegisterNoVerifcode'>;
export type LocaluserRegisterNoVerifcodeMutationVariables = { params: LocaluserRegisterNoVerifcodeParams };

/**
 * Creates an account under an e-mail address or a phone and logs it in at once. The address or phone counts as bound but not as verified until a code confirms it.
 * Calls `localuserRegisterNoVerifcode`.
 *
 * Its errors, besides those of every operation:
 * - `duplicateUsername`: This user name is taken.
 * - `passwordsMismatch`: The two passwords are not the same.
 * - `invalidRecommendationCode`: The invitation code is not valid.
 * - `noAuthorityToRecommend`: This user may not recommend others.
 * - `phoneInvalid`: This phone number is not possible in its country.
 * - `sliderNeeded`: Please solve the slider first.
 * - `sliderFailed`: The slider verification failed. Please try again.
 * - `passwordTooCommon`: Very many people use this password. Please choose another one.
 */
export const useLocaluserRegisterNoVerifcode = <
  TError = ErrorType<'localuserRegisterNoVerifcode'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'localuserRegisterNoVerifcode'>,
      TError,
      LocaluserRegisterNoVerifcodeMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'localuserRegisterNoVerifcode'>,
  TError,
  LocaluserRegisterNoVerifcodeMutationVariables,
  TContext
> => {
  return useMutation(useLocaluserRegisterNoVerifcodeMutationOptions(options), queryClient);
};
/**
 * Creates an account under an e-mail address or a phone that a code from `jscode!execute` has confirmed, and logs it in at once. The address or phone counts as bound and verified.
 * @summary Register with a code
 */
export const useLocaluserRegisterWithVerifcodeHook = () => {
  const localuserRegisterWithVerifcode = useCall<LocaluserRegisterWithVerifcodeOk>(
    operations.localuserRegisterWithVerifcode,
  );

  return useCallback(
    (params: LocaluserRegisterWithVerifcodeParams, signal?: AbortSignal) => {
      return localuserRegisterWithVerifcode(params, signal);
    },
    [localuserRegisterWithVerifcode],
  );
};

export const getLocaluserRegisterWithVerifcodeMutationKey = () => ['localuserRegisterWithVerifcode'] as const;

export const useLocaluserRegisterWithVerifcodeMutationOptions = <
  TError = ErrorType<'localuserRegisterWithVerifcode'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'localuserRegisterWithVerifcode'>,
    TError,
    LocaluserRegisterWithVerifcodeMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'localuserRegisterWithVerifcode'>,
  TError,
  LocaluserRegisterWithVerifcodeMutationVariables,
  TContext
> => {
  const mutationKey = getLocaluserRegisterWithVerifcodeMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const localuserRegisterWithVerifcode = useLocaluserRegisterWithVerifcodeHook();

  const mutationFn: MutationFunction<
    DataOf<'localuserRegisterWithVerifcode'>,
    LocaluserRegisterWithVerifcodeMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return localuserRegisterWithVerifcode(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type LocaluserRegisterWithVerifcodeMutationResult = NonNullable<
  DataOf<'localuserRegisterWithVerifcode'>
>;

export type LocaluserRegisterWithVerifcodeMutationError = ErrorType<'localuserRegisterWithVerifcode'>;
export type LocaluserRegisterWithVerifcodeMutationVariables = {
  params: LocaluserRegisterWithVerifcodeParams;
};

/**
 * Creates an account under an e-mail address or a phone that a code from `jscode!execute` has confirmed, and logs it in at once. The address or phone counts as bound and verified.
 * Calls `localuserRegisterWithVerifcode`.
 *
 * Its errors, besides those of every operation:
 * - `emptyVerificationCode`: Please enter the verification code.
 * - `wrongVerificationCode`: The verification code is wrong or has expired.
 * - `duplicateUsername`: This user name is taken.
 * - `passwordsMismatch`: The two passwords are not the same.
 * - `invalidRecommendationCode`: The invitation code is not valid.
 * - `noAuthorityToRecommend`: This user may not recommend others.
 * - `phoneInvalid`: This phone number is not possible in its country.
 * - `passwordTooCommon`: Very many people use this password. Please choose another one.
 */
export const useLocaluserRegisterWithVerifcode = <
  TError = ErrorType<'localuserRegisterWithVerifcode'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'localuserRegisterWithVerifcode'>,
      TError,
      LocaluserRegisterWithVerifcodeMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'localuserRegisterWithVerifcode'>,
  TError,
  LocaluserRegisterWithVerifcodeMutationVariables,
  TContext
> => {
  return useMutation(useLocaluserRegisterWithVerifcodeMutationOptions(options), queryClient);
};
/**
 * Sets which of the mall's twenty built-in pictures stands for the caller. The profile answers the number as text.
 * @summary Choose an avatar
 */
export const useLocaluserRefreshAvatarHook = () => {
  const localuserRefreshAvatar = useCall<LocaluserRefreshAvatarOk>(operations.localuserRefreshAvatar);

  return useCallback(
    (params: LocaluserRefreshAvatarParams, signal?: AbortSignal) => {
      return localuserRefreshAvatar(params, signal);
    },
    [localuserRefreshAvatar],
  );
};

export const getLocaluserRefreshAvatarMutationKey = () => ['localuserRefreshAvatar'] as const;

export const useLocaluserRefreshAvatarMutationOptions = <
  TError = ErrorType<'localuserRefreshAvatar'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'localuserRefreshAvatar'>,
    TError,
    LocaluserRefreshAvatarMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'localuserRefreshAvatar'>,
  TError,
  LocaluserRefreshAvatarMutationVariables,
  TContext
> => {
  const mutationKey = getLocaluserRefreshAvatarMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const localuserRefreshAvatar = useLocaluserRefreshAvatarHook();

  const mutationFn: MutationFunction<
    DataOf<'localuserRefreshAvatar'>,
    LocaluserRefreshAvatarMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return localuserRefreshAvatar(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type LocaluserRefreshAvatarMutationResult = NonNullable<DataOf<'localuserRefreshAvatar'>>;

export type LocaluserRefreshAvatarMutationError = ErrorType<'localuserRefreshAvatar'>;
export type LocaluserRefreshAvatarMutationVariables = { params: LocaluserRefreshAvatarParams };

/**
 * Sets which of the mall's twenty built-in pictures stands for the caller. The profile answers the number as text.
 * Calls `localuserRefreshAvatar`.
 */
export const useLocaluserRefreshAvatar = <TError = ErrorType<'localuserRefreshAvatar'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'localuserRefreshAvatar'>,
      TError,
      LocaluserRefreshAvatarMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'localuserRefreshAvatar'>,
  TError,
  LocaluserRefreshAvatarMutationVariables,
  TContext
> => {
  return useMutation(useLocaluserRefreshAvatarMutationOptions(options), queryClient);
};
/**
 * Answers the proven address that e-mails go to, and which of them the caller wants. Codes, alerts about the account and e-mails about withdrawals always go out.
 * @summary Show which e-mails the caller gets
 */
export const useLocaluserMailSettingsHook = () => {
  const localuserMailSettings = useCall<LocaluserMailSettingsOk>(operations.localuserMailSettings);

  return useCallback(
    (signal?: AbortSignal) => {
      return localuserMailSettings(undefined, signal);
    },
    [localuserMailSettings],
  );
};

export const getLocaluserMailSettingsQueryKey = () => {
  return ['localuserMailSettings'] as const;
};

export const useLocaluserMailSettingsQueryOptions = <
  TData = DataOf<'localuserMailSettings'>,
  TError = ErrorType<'localuserMailSettings'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'localuserMailSettings'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getLocaluserMailSettingsQueryKey();

  const localuserMailSettings = useLocaluserMailSettingsHook();

  const queryFn: QueryFunction<DataOf<'localuserMailSettings'>> = ({ signal }) =>
    localuserMailSettings(signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    {},
    operations.localuserMailSettings,
  );

  return customOptions as UseQueryOptions<DataOf<'localuserMailSettings'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type LocaluserMailSettingsQueryResult = NonNullable<DataOf<'localuserMailSettings'>>;
export type LocaluserMailSettingsQueryError = ErrorType<'localuserMailSettings'>;

/**
 * Answers the proven address that e-mails go to, and which of them the caller wants. Codes, alerts about the account and e-mails about withdrawals always go out.
 * Calls `localuserMailSettings`.
 */
export function useLocaluserMailSettings<
  TData = DataOf<'localuserMailSettings'>,
  TError = ErrorType<'localuserMailSettings'>,
>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'localuserMailSettings'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'localuserMailSettings'>, TError, DataOf<'localuserMailSettings'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the proven address that e-mails go to, and which of them the caller wants. Codes, alerts about the account and e-mails about withdrawals always go out.
 * Calls `localuserMailSettings`.
 */
export function useLocaluserMailSettings<
  TData = DataOf<'localuserMailSettings'>,
  TError = ErrorType<'localuserMailSettings'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'localuserMailSettings'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'localuserMailSettings'>, TError, DataOf<'localuserMailSettings'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the proven address that e-mails go to, and which of them the caller wants. Codes, alerts about the account and e-mails about withdrawals always go out.
 * Calls `localuserMailSettings`.
 */
export function useLocaluserMailSettings<
  TData = DataOf<'localuserMailSettings'>,
  TError = ErrorType<'localuserMailSettings'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'localuserMailSettings'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the proven address that e-mails go to, and which of them the caller wants. Codes, alerts about the account and e-mails about withdrawals always go out.
 * Calls `localuserMailSettings`.
 */
export function useLocaluserMailSettings<
  TData = DataOf<'localuserMailSettings'>,
  TError = ErrorType<'localuserMailSettings'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'localuserMailSettings'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useLocaluserMailSettingsQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Turns kinds of e-mails on or off. Whoever has proven an address gets the newsletter without a further confirmation; without one the wish for it is ignored. E-mails also carry a link that turns their kind off without a login.
 * @summary Choose which e-mails the caller gets
 */
export const useLocaluserSetMailSettingsHook = () => {
  const localuserSetMailSettings = useCall<LocaluserSetMailSettingsOk>(operations.localuserSetMailSettings);

  return useCallback(
    (params?: LocaluserSetMailSettingsParams, signal?: AbortSignal) => {
      return localuserSetMailSettings(params, signal);
    },
    [localuserSetMailSettings],
  );
};

export const getLocaluserSetMailSettingsMutationKey = () => ['localuserSetMailSettings'] as const;

export const useLocaluserSetMailSettingsMutationOptions = <
  TError = ErrorType<'localuserSetMailSettings'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'localuserSetMailSettings'>,
    TError,
    LocaluserSetMailSettingsMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'localuserSetMailSettings'>,
  TError,
  LocaluserSetMailSettingsMutationVariables,
  TContext
> => {
  const mutationKey = getLocaluserSetMailSettingsMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const localuserSetMailSettings = useLocaluserSetMailSettingsHook();

  const mutationFn: MutationFunction<
    DataOf<'localuserSetMailSettings'>,
    LocaluserSetMailSettingsMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return localuserSetMailSettings(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type LocaluserSetMailSettingsMutationResult = NonNullable<DataOf<'localuserSetMailSettings'>>;

export type LocaluserSetMailSettingsMutationError = ErrorType<'localuserSetMailSettings'>;
export type LocaluserSetMailSettingsMutationVariables = { params?: LocaluserSetMailSettingsParams };

/**
 * Turns kinds of e-mails on or off. Whoever has proven an address gets the newsletter without a further confirmation; without one the wish for it is ignored. E-mails also carry a link that turns their kind off without a login.
 * Calls `localuserSetMailSettings`.
 */
export const useLocaluserSetMailSettings = <
  TError = ErrorType<'localuserSetMailSettings'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'localuserSetMailSettings'>,
      TError,
      LocaluserSetMailSettingsMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'localuserSetMailSettings'>,
  TError,
  LocaluserSetMailSettingsMutationVariables,
  TContext
> => {
  return useMutation(useLocaluserSetMailSettingsMutationOptions(options), queryClient);
};
/**
 * Answers the open sessions of the caller, the latest login first, at most fifty. Tokens are never answered; a session has an id of its own.
 * @summary List where the caller is logged in
 */
export const useLocaluserSessionsHook = () => {
  const localuserSessions = useCall<LocaluserSessionsOk>(operations.localuserSessions);

  return useCallback(
    (signal?: AbortSignal) => {
      return localuserSessions(undefined, signal);
    },
    [localuserSessions],
  );
};

export const getLocaluserSessionsQueryKey = () => {
  return ['localuserSessions'] as const;
};

export const useLocaluserSessionsQueryOptions = <
  TData = DataOf<'localuserSessions'>,
  TError = ErrorType<'localuserSessions'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'localuserSessions'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getLocaluserSessionsQueryKey();

  const localuserSessions = useLocaluserSessionsHook();

  const queryFn: QueryFunction<DataOf<'localuserSessions'>> = ({ signal }) => localuserSessions(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.localuserSessions);

  return customOptions as UseQueryOptions<DataOf<'localuserSessions'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type LocaluserSessionsQueryResult = NonNullable<DataOf<'localuserSessions'>>;
export type LocaluserSessionsQueryError = ErrorType<'localuserSessions'>;

/**
 * Answers the open sessions of the caller, the latest login first, at most fifty. Tokens are never answered; a session has an id of its own.
 * Calls `localuserSessions`.
 */
export function useLocaluserSessions<
  TData = DataOf<'localuserSessions'>,
  TError = ErrorType<'localuserSessions'>,
>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'localuserSessions'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'localuserSessions'>, TError, DataOf<'localuserSessions'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the open sessions of the caller, the latest login first, at most fifty. Tokens are never answered; a session has an id of its own.
 * Calls `localuserSessions`.
 */
export function useLocaluserSessions<
  TData = DataOf<'localuserSessions'>,
  TError = ErrorType<'localuserSessions'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'localuserSessions'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'localuserSessions'>, TError, DataOf<'localuserSessions'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the open sessions of the caller, the latest login first, at most fifty. Tokens are never answered; a session has an id of its own.
 * Calls `localuserSessions`.
 */
export function useLocaluserSessions<
  TData = DataOf<'localuserSessions'>,
  TError = ErrorType<'localuserSessions'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'localuserSessions'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the open sessions of the caller, the latest login first, at most fifty. Tokens are never answered; a session has an id of its own.
 * Calls `localuserSessions`.
 */
export function useLocaluserSessions<
  TData = DataOf<'localuserSessions'>,
  TError = ErrorType<'localuserSessions'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'localuserSessions'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useLocaluserSessionsQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Ends one session of the caller, or all but the one that calls. Their tokens are refused from then on, and sockets of these sessions close. A session that has ended already is no error.
 * @summary Log the caller out elsewhere
 */
export const useLocaluserEndSessionsHook = () => {
  const localuserEndSessions = useCall<LocaluserEndSessionsOk>(operations.localuserEndSessions);

  return useCallback(
    (params?: LocaluserEndSessionsParams, signal?: AbortSignal) => {
      return localuserEndSessions(params, signal);
    },
    [localuserEndSessions],
  );
};

export const getLocaluserEndSessionsMutationKey = () => ['localuserEndSessions'] as const;

export const useLocaluserEndSessionsMutationOptions = <
  TError = ErrorType<'localuserEndSessions'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'localuserEndSessions'>,
    TError,
    LocaluserEndSessionsMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'localuserEndSessions'>,
  TError,
  LocaluserEndSessionsMutationVariables,
  TContext
> => {
  const mutationKey = getLocaluserEndSessionsMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const localuserEndSessions = useLocaluserEndSessionsHook();

  const mutationFn: MutationFunction<
    DataOf<'localuserEndSessions'>,
    LocaluserEndSessionsMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return localuserEndSessions(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type LocaluserEndSessionsMutationResult = NonNullable<DataOf<'localuserEndSessions'>>;

export type LocaluserEndSessionsMutationError = ErrorType<'localuserEndSessions'>;
export type LocaluserEndSessionsMutationVariables = { params?: LocaluserEndSessionsParams };

/**
 * Ends one session of the caller, or all but the one that calls. Their tokens are refused from then on, and sockets of these sessions close. A session that has ended already is no error.
 * Calls `localuserEndSessions`.
 */
export const useLocaluserEndSessions = <TError = ErrorType<'localuserEndSessions'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'localuserEndSessions'>,
      TError,
      LocaluserEndSessionsMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'localuserEndSessions'>,
  TError,
  LocaluserEndSessionsMutationVariables,
  TContext
> => {
  return useMutation(useLocaluserEndSessionsMutationOptions(options), queryClient);
};
/**
 * Answers the sign-ins of the last year and the changes of passwords, of the authenticator, of addresses and of sessions, the latest first, at most fifty. What the mall itself did has no browser.
 * @summary List what happened to the caller's account
 */
export const useLocaluserSecurityEventsHook = () => {
  const localuserSecurityEvents = useCall<LocaluserSecurityEventsOk>(operations.localuserSecurityEvents);

  return useCallback(
    (signal?: AbortSignal) => {
      return localuserSecurityEvents(undefined, signal);
    },
    [localuserSecurityEvents],
  );
};

export const getLocaluserSecurityEventsQueryKey = () => {
  return ['localuserSecurityEvents'] as const;
};

export const useLocaluserSecurityEventsQueryOptions = <
  TData = DataOf<'localuserSecurityEvents'>,
  TError = ErrorType<'localuserSecurityEvents'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'localuserSecurityEvents'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getLocaluserSecurityEventsQueryKey();

  const localuserSecurityEvents = useLocaluserSecurityEventsHook();

  const queryFn: QueryFunction<DataOf<'localuserSecurityEvents'>> = ({ signal }) =>
    localuserSecurityEvents(signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    {},
    operations.localuserSecurityEvents,
  );

  return customOptions as UseQueryOptions<DataOf<'localuserSecurityEvents'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type LocaluserSecurityEventsQueryResult = NonNullable<DataOf<'localuserSecurityEvents'>>;
export type LocaluserSecurityEventsQueryError = ErrorType<'localuserSecurityEvents'>;

/**
 * Answers the sign-ins of the last year and the changes of passwords, of the authenticator, of addresses and of sessions, the latest first, at most fifty. What the mall itself did has no browser.
 * Calls `localuserSecurityEvents`.
 */
export function useLocaluserSecurityEvents<
  TData = DataOf<'localuserSecurityEvents'>,
  TError = ErrorType<'localuserSecurityEvents'>,
>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'localuserSecurityEvents'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'localuserSecurityEvents'>,
          TError,
          DataOf<'localuserSecurityEvents'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the sign-ins of the last year and the changes of passwords, of the authenticator, of addresses and of sessions, the latest first, at most fifty. What the mall itself did has no browser.
 * Calls `localuserSecurityEvents`.
 */
export function useLocaluserSecurityEvents<
  TData = DataOf<'localuserSecurityEvents'>,
  TError = ErrorType<'localuserSecurityEvents'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'localuserSecurityEvents'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'localuserSecurityEvents'>,
          TError,
          DataOf<'localuserSecurityEvents'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the sign-ins of the last year and the changes of passwords, of the authenticator, of addresses and of sessions, the latest first, at most fifty. What the mall itself did has no browser.
 * Calls `localuserSecurityEvents`.
 */
export function useLocaluserSecurityEvents<
  TData = DataOf<'localuserSecurityEvents'>,
  TError = ErrorType<'localuserSecurityEvents'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'localuserSecurityEvents'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the sign-ins of the last year and the changes of passwords, of the authenticator, of addresses and of sessions, the latest first, at most fifty. What the mall itself did has no browser.
 * Calls `localuserSecurityEvents`.
 */
export function useLocaluserSecurityEvents<
  TData = DataOf<'localuserSecurityEvents'>,
  TError = ErrorType<'localuserSecurityEvents'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'localuserSecurityEvents'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useLocaluserSecurityEventsQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Sets the display name of the caller, for the menu and the account pages. Blanks at both ends are cut off. Without a name, the mall calls the caller by the login name. Reviews and the name to log in with stay as they are.
 * @summary Choose a display name
 */
export const useLocaluserSetDisplayNameHook = () => {
  const localuserSetDisplayName = useCall<LocaluserSetDisplayNameOk>(operations.localuserSetDisplayName);

  return useCallback(
    (params?: LocaluserSetDisplayNameParams, signal?: AbortSignal) => {
      return localuserSetDisplayName(params, signal);
    },
    [localuserSetDisplayName],
  );
};

export const getLocaluserSetDisplayNameMutationKey = () => ['localuserSetDisplayName'] as const;

export const useLocaluserSetDisplayNameMutationOptions = <
  TError = ErrorType<'localuserSetDisplayName'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'localuserSetDisplayName'>,
    TError,
    LocaluserSetDisplayNameMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'localuserSetDisplayName'>,
  TError,
  LocaluserSetDisplayNameMutationVariables,
  TContext
> => {
  const mutationKey = getLocaluserSetDisplayNameMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const localuserSetDisplayName = useLocaluserSetDisplayNameHook();

  const mutationFn: MutationFunction<
    DataOf<'localuserSetDisplayName'>,
    LocaluserSetDisplayNameMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return localuserSetDisplayName(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type LocaluserSetDisplayNameMutationResult = NonNullable<DataOf<'localuserSetDisplayName'>>;

export type LocaluserSetDisplayNameMutationError = ErrorType<'localuserSetDisplayName'>;
export type LocaluserSetDisplayNameMutationVariables = { params?: LocaluserSetDisplayNameParams };

/**
 * Sets the display name of the caller, for the menu and the account pages. Blanks at both ends are cut off. Without a name, the mall calls the caller by the login name. Reviews and the name to log in with stay as they are.
 * Calls `localuserSetDisplayName`.
 */
export const useLocaluserSetDisplayName = <TError = ErrorType<'localuserSetDisplayName'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'localuserSetDisplayName'>,
      TError,
      LocaluserSetDisplayNameMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'localuserSetDisplayName'>,
  TError,
  LocaluserSetDisplayNameMutationVariables,
  TContext
> => {
  return useMutation(useLocaluserSetDisplayNameMutationOptions(options), queryClient);
};
/**
 * Answers the caller's invitation code and link, how many users registered with it, and with whose code the caller came. Refused when the caller may not recommend others.
 * @summary Show the invitation code and its use
 */
export const useLocaluserGetReferralHook = () => {
  const localuserGetReferral = useCall<LocaluserGetReferralOk>(operations.localuserGetReferral);

  return useCallback(
    (signal?: AbortSignal) => {
      return localuserGetReferral(undefined, signal);
    },
    [localuserGetReferral],
  );
};

export const getLocaluserGetReferralQueryKey = () => {
  return ['localuserGetReferral'] as const;
};

export const useLocaluserGetReferralQueryOptions = <
  TData = DataOf<'localuserGetReferral'>,
  TError = ErrorType<'localuserGetReferral'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'localuserGetReferral'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getLocaluserGetReferralQueryKey();

  const localuserGetReferral = useLocaluserGetReferralHook();

  const queryFn: QueryFunction<DataOf<'localuserGetReferral'>> = ({ signal }) => localuserGetReferral(signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    {},
    operations.localuserGetReferral,
  );

  return customOptions as UseQueryOptions<DataOf<'localuserGetReferral'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type LocaluserGetReferralQueryResult = NonNullable<DataOf<'localuserGetReferral'>>;
export type LocaluserGetReferralQueryError = ErrorType<'localuserGetReferral'>;

/**
 * Answers the caller's invitation code and link, how many users registered with it, and with whose code the caller came. Refused when the caller may not recommend others.
 * Calls `localuserGetReferral`.
 *
 * Its errors, besides those of every operation:
 * - `noAuthorityToRecommend`: This user may not recommend others.
 */
export function useLocaluserGetReferral<
  TData = DataOf<'localuserGetReferral'>,
  TError = ErrorType<'localuserGetReferral'>,
>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'localuserGetReferral'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'localuserGetReferral'>, TError, DataOf<'localuserGetReferral'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the caller's invitation code and link, how many users registered with it, and with whose code the caller came. Refused when the caller may not recommend others.
 * Calls `localuserGetReferral`.
 *
 * Its errors, besides those of every operation:
 * - `noAuthorityToRecommend`: This user may not recommend others.
 */
export function useLocaluserGetReferral<
  TData = DataOf<'localuserGetReferral'>,
  TError = ErrorType<'localuserGetReferral'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'localuserGetReferral'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'localuserGetReferral'>, TError, DataOf<'localuserGetReferral'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the caller's invitation code and link, how many users registered with it, and with whose code the caller came. Refused when the caller may not recommend others.
 * Calls `localuserGetReferral`.
 *
 * Its errors, besides those of every operation:
 * - `noAuthorityToRecommend`: This user may not recommend others.
 */
export function useLocaluserGetReferral<
  TData = DataOf<'localuserGetReferral'>,
  TError = ErrorType<'localuserGetReferral'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'localuserGetReferral'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the caller's invitation code and link, how many users registered with it, and with whose code the caller came. Refused when the caller may not recommend others.
 * Calls `localuserGetReferral`.
 *
 * Its errors, besides those of every operation:
 * - `noAuthorityToRecommend`: This user may not recommend others.
 */
export function useLocaluserGetReferral<
  TData = DataOf<'localuserGetReferral'>,
  TError = ErrorType<'localuserGetReferral'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'localuserGetReferral'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useLocaluserGetReferralQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
