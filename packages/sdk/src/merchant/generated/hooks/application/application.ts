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
  MerchantApplicationInfoOk,
  MerchantApplicationSubmitOk,
  MerchantApplicationSubmitParams,
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
 * Answers the latest application of the caller to sell in the mall, with the reason where it was refused.
 * @summary Show the own application
 */
export const useMerchantApplicationInfoHook = () => {
  const merchantApplicationInfo = useCall<MerchantApplicationInfoOk>(operations.merchantApplicationInfo);

  return useCallback(
    (signal?: AbortSignal) => {
      return merchantApplicationInfo(undefined, signal);
    },
    [merchantApplicationInfo],
  );
};

export const getMerchantApplicationInfoQueryKey = () => {
  return ['merchantApplicationInfo'] as const;
};

export const useMerchantApplicationInfoQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantApplicationInfoHook>>>,
  TError = ErrorType<'merchantApplicationInfo'>,
>(options?: {
  query?: Partial<
    UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantApplicationInfoHook>>>, TError, TData>
  >;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantApplicationInfoQueryKey();

  const merchantApplicationInfo = useMerchantApplicationInfoHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useMerchantApplicationInfoHook>>>> = ({
    signal,
  }) => merchantApplicationInfo(signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    {},
    operations.merchantApplicationInfo,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useMerchantApplicationInfoHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type MerchantApplicationInfoQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantApplicationInfoHook>>>
>;
export type MerchantApplicationInfoQueryError = ErrorType<'merchantApplicationInfo'>;

export function useMerchantApplicationInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantApplicationInfoHook>>>,
  TError = ErrorType<'merchantApplicationInfo'>,
>(
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantApplicationInfoHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantApplicationInfoHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantApplicationInfoHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantApplicationInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantApplicationInfoHook>>>,
  TError = ErrorType<'merchantApplicationInfo'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantApplicationInfoHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantApplicationInfoHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantApplicationInfoHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantApplicationInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantApplicationInfoHook>>>,
  TError = ErrorType<'merchantApplicationInfo'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantApplicationInfoHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show the own application
 */

export function useMerchantApplicationInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantApplicationInfoHook>>>,
  TError = ErrorType<'merchantApplicationInfo'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantApplicationInfoHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useMerchantApplicationInfoQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Asks the mall to open a store for the caller. Only one application can be open, and who has a store can not apply.
 * @summary Apply to sell
 */
export const useMerchantApplicationSubmitHook = () => {
  const merchantApplicationSubmit = useCall<MerchantApplicationSubmitOk>(
    operations.merchantApplicationSubmit,
  );

  return useCallback(
    (params: MerchantApplicationSubmitParams, signal?: AbortSignal) => {
      return merchantApplicationSubmit(params, signal);
    },
    [merchantApplicationSubmit],
  );
};

export const getMerchantApplicationSubmitMutationKey = () => ['merchantApplicationSubmit'] as const;

export const useMerchantApplicationSubmitMutationOptions = <
  TError = ErrorType<'merchantApplicationSubmit'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useMerchantApplicationSubmitHook>>>,
    TError,
    MerchantApplicationSubmitMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useMerchantApplicationSubmitHook>>>,
  TError,
  MerchantApplicationSubmitMutationVariables,
  TContext
> => {
  const mutationKey = getMerchantApplicationSubmitMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const merchantApplicationSubmit = useMerchantApplicationSubmitHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useMerchantApplicationSubmitHook>>>,
    MerchantApplicationSubmitMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return merchantApplicationSubmit(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantApplicationSubmitMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantApplicationSubmitHook>>>
>;

export type MerchantApplicationSubmitMutationError = ErrorType<'merchantApplicationSubmit'>;
export type MerchantApplicationSubmitMutationVariables = { params: MerchantApplicationSubmitParams };

/**
 * @summary Apply to sell
 */
export const useMerchantApplicationSubmit = <
  TError = ErrorType<'merchantApplicationSubmit'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useMerchantApplicationSubmitHook>>>,
      TError,
      MerchantApplicationSubmitMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useMerchantApplicationSubmitHook>>>,
  TError,
  MerchantApplicationSubmitMutationVariables,
  TContext
> => {
  return useMutation(useMerchantApplicationSubmitMutationOptions(options), queryClient);
};
