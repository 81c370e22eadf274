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

import type { MerchantStoreDraft, MerchantStoreInfoOk, MerchantStoreSaveOk } from '../openmall.schemas.ts';

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
 * Answers what buyers see at the top of the page of the store, and from which price its orders have no freight, with the version that an edit has to send.
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
  TData = DataOf<'merchantStoreInfo'>,
  TError = ErrorType<'merchantStoreInfo'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'merchantStoreInfo'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantStoreInfoQueryKey();

  const merchantStoreInfo = useMerchantStoreInfoHook();

  const queryFn: QueryFunction<DataOf<'merchantStoreInfo'>> = ({ signal }) => merchantStoreInfo(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.merchantStoreInfo);

  return customOptions as UseQueryOptions<DataOf<'merchantStoreInfo'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type MerchantStoreInfoQueryResult = NonNullable<DataOf<'merchantStoreInfo'>>;
export type MerchantStoreInfoQueryError = ErrorType<'merchantStoreInfo'>;

/**
 * Answers what buyers see at the top of the page of the store, and from which price its orders have no freight, with the version that an edit has to send.
 * Calls `merchantStoreInfo`.
 */
export function useMerchantStoreInfo<
  TData = DataOf<'merchantStoreInfo'>,
  TError = ErrorType<'merchantStoreInfo'>,
>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'merchantStoreInfo'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'merchantStoreInfo'>, TError, DataOf<'merchantStoreInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers what buyers see at the top of the page of the store, and from which price its orders have no freight, with the version that an edit has to send.
 * Calls `merchantStoreInfo`.
 */
export function useMerchantStoreInfo<
  TData = DataOf<'merchantStoreInfo'>,
  TError = ErrorType<'merchantStoreInfo'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'merchantStoreInfo'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'merchantStoreInfo'>, TError, DataOf<'merchantStoreInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers what buyers see at the top of the page of the store, and from which price its orders have no freight, with the version that an edit has to send.
 * Calls `merchantStoreInfo`.
 */
export function useMerchantStoreInfo<
  TData = DataOf<'merchantStoreInfo'>,
  TError = ErrorType<'merchantStoreInfo'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantStoreInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers what buyers see at the top of the page of the store, and from which price its orders have no freight, with the version that an edit has to send.
 * Calls `merchantStoreInfo`.
 */
export function useMerchantStoreInfo<
  TData = DataOf<'merchantStoreInfo'>,
  TError = ErrorType<'merchantStoreInfo'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantStoreInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useMerchantStoreInfoQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Changes name, pictures and words of the store, and from which price its orders have no freight, all at once. A stale version is refused and changes nothing.
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
    DataOf<'merchantStoreSave'>,
    TError,
    MerchantStoreSaveMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'merchantStoreSave'>, TError, MerchantStoreSaveMutationVariables, TContext> => {
  const mutationKey = getMerchantStoreSaveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const merchantStoreSave = useMerchantStoreSaveHook();

  const mutationFn: MutationFunction<DataOf<'merchantStoreSave'>, MerchantStoreSaveMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return merchantStoreSave(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantStoreSaveMutationResult = NonNullable<DataOf<'merchantStoreSave'>>;
export type MerchantStoreSaveMutationBody = MerchantStoreDraft;
export type MerchantStoreSaveMutationError = ErrorType<'merchantStoreSave'>;
export type MerchantStoreSaveMutationVariables = { data: MerchantStoreDraft };

/**
 * Changes name, pictures and words of the store, and from which price its orders have no freight, all at once. A stale version is refused and changes nothing.
 * Calls `merchantStoreSave`.
 *
 * Its errors, besides those of every operation:
 * - `changedMeanwhile`: Somebody else has changed this. Please look at it again.
 * - `imageUploadFailed`: The picture could not be uploaded.
 */
export const useMerchantStoreSave = <TError = ErrorType<'merchantStoreSave'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'merchantStoreSave'>,
      TError,
      MerchantStoreSaveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'merchantStoreSave'>, TError, MerchantStoreSaveMutationVariables, TContext> => {
  return useMutation(useMerchantStoreSaveMutationOptions(options), queryClient);
};
