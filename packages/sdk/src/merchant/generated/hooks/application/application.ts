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
  MerchantApplicationInfoOk,
  MerchantApplicationSubmitOk,
  MerchantApplicationSubmitParams,
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
  TData = DataOf<'merchantApplicationInfo'>,
  TError = ErrorType<'merchantApplicationInfo'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'merchantApplicationInfo'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantApplicationInfoQueryKey();

  const merchantApplicationInfo = useMerchantApplicationInfoHook();

  const queryFn: QueryFunction<DataOf<'merchantApplicationInfo'>> = ({ signal }) =>
    merchantApplicationInfo(signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    {},
    operations.merchantApplicationInfo,
  );

  return customOptions as UseQueryOptions<DataOf<'merchantApplicationInfo'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type MerchantApplicationInfoQueryResult = NonNullable<DataOf<'merchantApplicationInfo'>>;
export type MerchantApplicationInfoQueryError = ErrorType<'merchantApplicationInfo'>;

/**
 * Answers the latest application of the caller to sell in the mall, with the reason where it was refused.
 * Calls `merchantApplicationInfo`.
 */
export function useMerchantApplicationInfo<
  TData = DataOf<'merchantApplicationInfo'>,
  TError = ErrorType<'merchantApplicationInfo'>,
>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'merchantApplicationInfo'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'merchantApplicationInfo'>,
          TError,
          DataOf<'merchantApplicationInfo'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the latest application of the caller to sell in the mall, with the reason where it was refused.
 * Calls `merchantApplicationInfo`.
 */
export function useMerchantApplicationInfo<
  TData = DataOf<'merchantApplicationInfo'>,
  TError = ErrorType<'merchantApplicationInfo'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'merchantApplicationInfo'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'merchantApplicationInfo'>,
          TError,
          DataOf<'merchantApplicationInfo'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the latest application of the caller to sell in the mall, with the reason where it was refused.
 * Calls `merchantApplicationInfo`.
 */
export function useMerchantApplicationInfo<
  TData = DataOf<'merchantApplicationInfo'>,
  TError = ErrorType<'merchantApplicationInfo'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantApplicationInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the latest application of the caller to sell in the mall, with the reason where it was refused.
 * Calls `merchantApplicationInfo`.
 */
export function useMerchantApplicationInfo<
  TData = DataOf<'merchantApplicationInfo'>,
  TError = ErrorType<'merchantApplicationInfo'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantApplicationInfo'>, TError, TData>> },
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
    DataOf<'merchantApplicationSubmit'>,
    TError,
    MerchantApplicationSubmitMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'merchantApplicationSubmit'>,
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
    DataOf<'merchantApplicationSubmit'>,
    MerchantApplicationSubmitMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return merchantApplicationSubmit(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantApplicationSubmitMutationResult = NonNullable<DataOf<'merchantApplicationSubmit'>>;

export type MerchantApplicationSubmitMutationError = ErrorType<'merchantApplicationSubmit'>;
export type MerchantApplicationSubmitMutationVariables = { params: MerchantApplicationSubmitParams };

/**
 * Asks the mall to open a store for the caller. Only one application can be open, and who has a store can not apply.
 * Calls `merchantApplicationSubmit`.
 *
 * Its errors, besides those of every operation:
 * - `duplicateSubmission`: This was already submitted.
 * - `accountFrozen`: This account is frozen. Please contact customer service.
 */
export const useMerchantApplicationSubmit = <
  TError = ErrorType<'merchantApplicationSubmit'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'merchantApplicationSubmit'>,
      TError,
      MerchantApplicationSubmitMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'merchantApplicationSubmit'>,
  TError,
  MerchantApplicationSubmitMutationVariables,
  TContext
> => {
  return useMutation(useMerchantApplicationSubmitMutationOptions(options), queryClient);
};
