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
  DeskHomeFiguresOk,
  DeskOpeningHideOk,
  DeskOpeningHideParams,
  DeskOpeningInfoOk,
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
 * Counts the work of each queue that the caller may see, with the age of the oldest, and how the mall does, all from records.
 * @summary Count what waits
 */
export const useDeskHomeFiguresHook = () => {
  const deskHomeFigures = useCall<DeskHomeFiguresOk>(operations.deskHomeFigures);

  return useCallback(
    (signal?: AbortSignal) => {
      return deskHomeFigures(undefined, signal);
    },
    [deskHomeFigures],
  );
};

export const getDeskHomeFiguresQueryKey = () => {
  return ['deskHomeFigures'] as const;
};

export const useDeskHomeFiguresQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useDeskHomeFiguresHook>>>,
  TError = ErrorType<'deskHomeFigures'>,
>(options?: {
  query?: Partial<
    UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskHomeFiguresHook>>>, TError, TData>
  >;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskHomeFiguresQueryKey();

  const deskHomeFigures = useDeskHomeFiguresHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useDeskHomeFiguresHook>>>> = ({
    signal,
  }) => deskHomeFigures(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.deskHomeFigures);

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskHomeFiguresHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskHomeFiguresQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskHomeFiguresHook>>>
>;
export type DeskHomeFiguresQueryError = ErrorType<'deskHomeFigures'>;

export function useDeskHomeFigures<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskHomeFiguresHook>>>,
  TError = ErrorType<'deskHomeFigures'>,
>(
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskHomeFiguresHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskHomeFiguresHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskHomeFiguresHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskHomeFigures<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskHomeFiguresHook>>>,
  TError = ErrorType<'deskHomeFigures'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskHomeFiguresHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskHomeFiguresHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskHomeFiguresHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskHomeFigures<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskHomeFiguresHook>>>,
  TError = ErrorType<'deskHomeFigures'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskHomeFiguresHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Count what waits
 */

export function useDeskHomeFigures<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskHomeFiguresHook>>>,
  TError = ErrorType<'deskHomeFigures'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskHomeFiguresHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskHomeFiguresQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Reads the steps that lead from an empty database to an open mall. Each is done when the mall really has what it asks for.
 * @summary Read what is missing to open the mall
 */
export const useDeskOpeningInfoHook = () => {
  const deskOpeningInfo = useCall<DeskOpeningInfoOk>(operations.deskOpeningInfo);

  return useCallback(
    (signal?: AbortSignal) => {
      return deskOpeningInfo(undefined, signal);
    },
    [deskOpeningInfo],
  );
};

export const getDeskOpeningInfoQueryKey = () => {
  return ['deskOpeningInfo'] as const;
};

export const useDeskOpeningInfoQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useDeskOpeningInfoHook>>>,
  TError = ErrorType<'deskOpeningInfo'>,
>(options?: {
  query?: Partial<
    UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskOpeningInfoHook>>>, TError, TData>
  >;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskOpeningInfoQueryKey();

  const deskOpeningInfo = useDeskOpeningInfoHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useDeskOpeningInfoHook>>>> = ({
    signal,
  }) => deskOpeningInfo(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.deskOpeningInfo);

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskOpeningInfoHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskOpeningInfoQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskOpeningInfoHook>>>
>;
export type DeskOpeningInfoQueryError = ErrorType<'deskOpeningInfo'>;

export function useDeskOpeningInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskOpeningInfoHook>>>,
  TError = ErrorType<'deskOpeningInfo'>,
>(
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskOpeningInfoHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskOpeningInfoHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskOpeningInfoHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskOpeningInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskOpeningInfoHook>>>,
  TError = ErrorType<'deskOpeningInfo'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskOpeningInfoHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskOpeningInfoHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskOpeningInfoHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskOpeningInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskOpeningInfoHook>>>,
  TError = ErrorType<'deskOpeningInfo'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskOpeningInfoHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Read what is missing to open the mall
 */

export function useDeskOpeningInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskOpeningInfoHook>>>,
  TError = ErrorType<'deskOpeningInfo'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskOpeningInfoHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskOpeningInfoQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Hides the list of steps for everybody once all that are required are done, or shows it again.
 * @summary Hide the steps to open the mall
 */
export const useDeskOpeningHideHook = () => {
  const deskOpeningHide = useCall<DeskOpeningHideOk>(operations.deskOpeningHide);

  return useCallback(
    (params: DeskOpeningHideParams, signal?: AbortSignal) => {
      return deskOpeningHide(params, signal);
    },
    [deskOpeningHide],
  );
};

export const getDeskOpeningHideMutationKey = () => ['deskOpeningHide'] as const;

export const useDeskOpeningHideMutationOptions = <
  TError = ErrorType<'deskOpeningHide'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskOpeningHideHook>>>,
    TError,
    DeskOpeningHideMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskOpeningHideHook>>>,
  TError,
  DeskOpeningHideMutationVariables,
  TContext
> => {
  const mutationKey = getDeskOpeningHideMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskOpeningHide = useDeskOpeningHideHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskOpeningHideHook>>>,
    DeskOpeningHideMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return deskOpeningHide(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskOpeningHideMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskOpeningHideHook>>>
>;

export type DeskOpeningHideMutationError = ErrorType<'deskOpeningHide'>;
export type DeskOpeningHideMutationVariables = { params: DeskOpeningHideParams };

/**
 * @summary Hide the steps to open the mall
 */
export const useDeskOpeningHide = <TError = ErrorType<'deskOpeningHide'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskOpeningHideHook>>>,
      TError,
      DeskOpeningHideMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskOpeningHideHook>>>,
  TError,
  DeskOpeningHideMutationVariables,
  TContext
> => {
  return useMutation(useDeskOpeningHideMutationOptions(options), queryClient);
};
