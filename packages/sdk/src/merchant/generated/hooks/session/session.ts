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
  MerchantSessionEndOk,
  MerchantSessionLoginOk,
  MerchantSessionLoginParams,
  MerchantSessionMeOk,
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
    Awaited<ReturnType<ReturnType<typeof useMerchantSessionLoginHook>>>,
    TError,
    MerchantSessionLoginMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useMerchantSessionLoginHook>>>,
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
    Awaited<ReturnType<ReturnType<typeof useMerchantSessionLoginHook>>>,
    MerchantSessionLoginMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return merchantSessionLogin(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantSessionLoginMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantSessionLoginHook>>>
>;

export type MerchantSessionLoginMutationError = ErrorType<'merchantSessionLogin'>;
export type MerchantSessionLoginMutationVariables = { params: MerchantSessionLoginParams };

/**
 * @summary Log in to the merchant zone
 */
export const useMerchantSessionLogin = <TError = ErrorType<'merchantSessionLogin'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useMerchantSessionLoginHook>>>,
      TError,
      MerchantSessionLoginMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useMerchantSessionLoginHook>>>,
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
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantSessionMeHook>>>,
  TError = ErrorType<'merchantSessionMe'>,
>(options?: {
  query?: Partial<
    UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantSessionMeHook>>>, TError, TData>
  >;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantSessionMeQueryKey();

  const merchantSessionMe = useMerchantSessionMeHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useMerchantSessionMeHook>>>> = ({
    signal,
  }) => merchantSessionMe(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.merchantSessionMe);

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useMerchantSessionMeHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type MerchantSessionMeQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantSessionMeHook>>>
>;
export type MerchantSessionMeQueryError = ErrorType<'merchantSessionMe'>;

export function useMerchantSessionMe<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantSessionMeHook>>>,
  TError = ErrorType<'merchantSessionMe'>,
>(
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantSessionMeHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantSessionMeHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantSessionMeHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantSessionMe<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantSessionMeHook>>>,
  TError = ErrorType<'merchantSessionMe'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantSessionMeHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantSessionMeHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantSessionMeHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantSessionMe<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantSessionMeHook>>>,
  TError = ErrorType<'merchantSessionMe'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantSessionMeHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show who is logged in
 */

export function useMerchantSessionMe<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantSessionMeHook>>>,
  TError = ErrorType<'merchantSessionMe'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantSessionMeHook>>>, TError, TData>
    >;
  },
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
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useMerchantSessionEndHook>>>,
    TError,
    void,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useMerchantSessionEndHook>>>,
  TError,
  void,
  TContext
> => {
  const mutationKey = getMerchantSessionEndMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const merchantSessionEnd = useMerchantSessionEndHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useMerchantSessionEndHook>>>,
    void
  > = () => {
    return merchantSessionEnd();
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantSessionEndMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantSessionEndHook>>>
>;

export type MerchantSessionEndMutationError = ErrorType<'merchantSessionEnd'>;

/**
 * @summary Log out
 */
export const useMerchantSessionEnd = <TError = ErrorType<'merchantSessionEnd'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useMerchantSessionEndHook>>>,
      TError,
      void,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useMerchantSessionEndHook>>>,
  TError,
  void,
  TContext
> => {
  return useMutation(useMerchantSessionEndMutationOptions(options), queryClient);
};
