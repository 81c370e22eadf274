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

import type { MerchantStoreDraft, MerchantStoreInfoOk, MerchantStoreSaveOk } from '../openmall.schemas.ts';

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
 * Answers what buyers see at the top of the page of the store, with the version that an edit has to send.
 * @summary Show the page of the store
 */
export const useMerchantStoreInfoHook = () => {
  const merchantStoreInfo = useCall<MerchantStoreInfoOk>(operations.merchantStoreInfo);

  return useCallback(
    (signal?: AbortSignal) => {
      return merchantStoreInfo(undefined, signal);
    },
    [merchantStoreInfo],
  );
};

export const getMerchantStoreInfoQueryKey = () => {
  return ['merchantStoreInfo'] as const;
};

export const useMerchantStoreInfoQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantStoreInfoHook>>>,
  TError = ErrorType<'merchantStoreInfo'>,
>(options?: {
  query?: Partial<
    UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantStoreInfoHook>>>, TError, TData>
  >;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantStoreInfoQueryKey();

  const merchantStoreInfo = useMerchantStoreInfoHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useMerchantStoreInfoHook>>>> = ({
    signal,
  }) => merchantStoreInfo(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.merchantStoreInfo);

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useMerchantStoreInfoHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type MerchantStoreInfoQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantStoreInfoHook>>>
>;
export type MerchantStoreInfoQueryError = ErrorType<'merchantStoreInfo'>;

export function useMerchantStoreInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantStoreInfoHook>>>,
  TError = ErrorType<'merchantStoreInfo'>,
>(
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantStoreInfoHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantStoreInfoHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantStoreInfoHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantStoreInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantStoreInfoHook>>>,
  TError = ErrorType<'merchantStoreInfo'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantStoreInfoHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantStoreInfoHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantStoreInfoHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantStoreInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantStoreInfoHook>>>,
  TError = ErrorType<'merchantStoreInfo'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantStoreInfoHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show the page of the store
 */

export function useMerchantStoreInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantStoreInfoHook>>>,
  TError = ErrorType<'merchantStoreInfo'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantStoreInfoHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useMerchantStoreInfoQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Changes name, pictures and words of the store, all at once. A stale version is refused and changes nothing.
 * @summary Change the page of the store
 */
export const useMerchantStoreSaveHook = () => {
  const merchantStoreSave = useCall<MerchantStoreSaveOk>(operations.merchantStoreSave);

  return useCallback(
    (merchantStoreDraft: MerchantStoreDraft, signal?: AbortSignal) => {
      return merchantStoreSave(merchantStoreDraft, signal);
    },
    [merchantStoreSave],
  );
};

export const getMerchantStoreSaveMutationKey = () => ['merchantStoreSave'] as const;

export const useMerchantStoreSaveMutationOptions = <
  TError = ErrorType<'merchantStoreSave'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useMerchantStoreSaveHook>>>,
    TError,
    MerchantStoreSaveMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useMerchantStoreSaveHook>>>,
  TError,
  MerchantStoreSaveMutationVariables,
  TContext
> => {
  const mutationKey = getMerchantStoreSaveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const merchantStoreSave = useMerchantStoreSaveHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useMerchantStoreSaveHook>>>,
    MerchantStoreSaveMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return merchantStoreSave(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantStoreSaveMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantStoreSaveHook>>>
>;
export type MerchantStoreSaveMutationBody = MerchantStoreDraft;
export type MerchantStoreSaveMutationError = ErrorType<'merchantStoreSave'>;
export type MerchantStoreSaveMutationVariables = { data: MerchantStoreDraft };

/**
 * @summary Change the page of the store
 */
export const useMerchantStoreSave = <TError = ErrorType<'merchantStoreSave'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useMerchantStoreSaveHook>>>,
      TError,
      MerchantStoreSaveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useMerchantStoreSaveHook>>>,
  TError,
  MerchantStoreSaveMutationVariables,
  TContext
> => {
  return useMutation(useMerchantStoreSaveMutationOptions(options), queryClient);
};
