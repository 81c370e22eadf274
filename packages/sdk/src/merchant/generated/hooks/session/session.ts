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
  MerchantSessionEndOk,
  MerchantSessionLoginOk,
  MerchantSessionLoginParams,
  MerchantSessionMeOk,
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
 * Opens a session of the merchant zone for a user of the mall, with the password and, where an authenticator is bound, its code.
 * @summary Log in to the merchant zone
 */
export const useMerchantSessionLoginHook = () => {
  const merchantSessionLogin = useCall<MerchantSessionLoginOk>(operations.merchantSessionLogin);

  return useCallback(
    (params: MerchantSessionLoginParams, signal?: AbortSignal) => {
      return merchantSessionLogin(params, signal);
    },
    [merchantSessionLogin],
  );
};

export const getMerchantSessionLoginMutationKey = () => ['merchantSessionLogin'] as const;

export const useMerchantSessionLoginMutationOptions = <
  TError = ErrorType<'merchantSessionLogin'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'merchantSessionLogin'>,
    TError,
    MerchantSessionLoginMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'merchantSessionLogin'>,
  TError,
  MerchantSessionLoginMutationVariables,
  TContext
> => {
  const mutationKey = getMerchantSessionLoginMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const merchantSessionLogin = useMerchantSessionLoginHook();

  const mutationFn: MutationFunction<
    DataOf<'merchantSessionLogin'>,
    MerchantSessionLoginMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return merchantSessionLogin(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantSessionLoginMutationResult = NonNullable<DataOf<'merchantSessionLogin'>>;

export type MerchantSessionLoginMutationError = ErrorType<'merchantSessionLogin'>;
export type MerchantSessionLoginMutationVariables = { params: MerchantSessionLoginParams };

/**
 * Opens a session of the merchant zone for a user of the mall, with the password and, where an authenticator is bound, its code.
 * Calls `merchantSessionLogin`.
 *
 * Its errors, besides those of every operation:
 * - `wrongPassword`: The password is wrong.
 * - `accountFrozen`: This account is frozen. Please contact customer service.
 * - `extraVerificationNeeded`: Something about this account is unusual. Please contact customer service for an extra verification.
 * - `secondFactorNeeded`: Please confirm with a code of your authenticator.
 * - `wrongVerificationCode`: The verification code is wrong or has expired.
 * - `lockedForThreeMinutes`: Three wrong attempts in a row. Please try again in three minutes.
 * - `tooManyWrongAttempts`: More than three wrong attempts. Please try again tomorrow.
 */
export const useMerchantSessionLogin = <TError = ErrorType<'merchantSessionLogin'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'merchantSessionLogin'>,
      TError,
      MerchantSessionLoginMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'merchantSessionLogin'>,
  TError,
  MerchantSessionLoginMutationVariables,
  TContext
> => {
  return useMutation(useMerchantSessionLoginMutationOptions(options), queryClient);
};
/**
 * Answers the account of this session, its store and what it may do, so that a client shows only what is allowed.
 * @summary Show who is logged in
 */
export const useMerchantSessionMeHook = () => {
  const merchantSessionMe = useCall<MerchantSessionMeOk>(operations.merchantSessionMe);

  return useCallback(
    (signal?: AbortSignal) => {
      return merchantSessionMe(undefined, signal);
    },
    [merchantSessionMe],
  );
};

export const getMerchantSessionMeQueryKey = () => {
  return ['merchantSessionMe'] as const;
};

export const useMerchantSessionMeQueryOptions = <
  TData = DataOf<'merchantSessionMe'>,
  TError = ErrorType<'merchantSessionMe'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'merchantSessionMe'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantSessionMeQueryKey();

  const merchantSessionMe = useMerchantSessionMeHook();

  const queryFn: QueryFunction<DataOf<'merchantSessionMe'>> = ({ signal }) => merchantSessionMe(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.merchantSessionMe);

  return customOptions as UseQueryOptions<DataOf<'merchantSessionMe'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type MerchantSessionMeQueryResult = NonNullable<DataOf<'merchantSessionMe'>>;
export type MerchantSessionMeQueryError = ErrorType<'merchantSessionMe'>;

/**
 * Answers the account of this session, its store and what it may do, so that a client shows only what is allowed.
 * Calls `merchantSessionMe`.
 */
export function useMerchantSessionMe<
  TData = DataOf<'merchantSessionMe'>,
  TError = ErrorType<'merchantSessionMe'>,
>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'merchantSessionMe'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'merchantSessionMe'>, TError, DataOf<'merchantSessionMe'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the account of this session, its store and what it may do, so that a client shows only what is allowed.
 * Calls `merchantSessionMe`.
 */
export function useMerchantSessionMe<
  TData = DataOf<'merchantSessionMe'>,
  TError = ErrorType<'merchantSessionMe'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'merchantSessionMe'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'merchantSessionMe'>, TError, DataOf<'merchantSessionMe'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the account of this session, its store and what it may do, so that a client shows only what is allowed.
 * Calls `merchantSessionMe`.
 */
export function useMerchantSessionMe<
  TData = DataOf<'merchantSessionMe'>,
  TError = ErrorType<'merchantSessionMe'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantSessionMe'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the account of this session, its store and what it may do, so that a client shows only what is allowed.
 * Calls `merchantSessionMe`.
 */
export function useMerchantSessionMe<
  TData = DataOf<'merchantSessionMe'>,
  TError = ErrorType<'merchantSessionMe'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantSessionMe'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useMerchantSessionMeQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Ends this session of the merchant zone; its token opens nothing from now on. Other sessions stay open.
 * @summary Log out
 */
export const useMerchantSessionEndHook = () => {
  const merchantSessionEnd = useCall<MerchantSessionEndOk>(operations.merchantSessionEnd);

  return useCallback(
    (signal?: AbortSignal) => {
      return merchantSessionEnd(undefined, signal);
    },
    [merchantSessionEnd],
  );
};

export const getMerchantSessionEndMutationKey = () => ['merchantSessionEnd'] as const;

export const useMerchantSessionEndMutationOptions = <
  TError = ErrorType<'merchantSessionEnd'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<DataOf<'merchantSessionEnd'>, TError, void, TContext>;
}): UseMutationOptions<DataOf<'merchantSessionEnd'>, TError, void, TContext> => {
  const mutationKey = getMerchantSessionEndMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const merchantSessionEnd = useMerchantSessionEndHook();

  const mutationFn: MutationFunction<DataOf<'merchantSessionEnd'>, void> = () => {
    return merchantSessionEnd();
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantSessionEndMutationResult = NonNullable<DataOf<'merchantSessionEnd'>>;

export type MerchantSessionEndMutationError = ErrorType<'merchantSessionEnd'>;

/**
 * Ends this session of the merchant zone; its token opens nothing from now on. Other sessions stay open.
 * Calls `merchantSessionEnd`.
 */
export const useMerchantSessionEnd = <TError = ErrorType<'merchantSessionEnd'>, TContext = unknown>(
  options?: { mutation?: UseMutationOptions<DataOf<'merchantSessionEnd'>, TError, void, TContext> },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'merchantSessionEnd'>, TError, void, TContext> => {
  return useMutation(useMerchantSessionEndMutationOptions(options), queryClient);
};
