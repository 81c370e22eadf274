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
  DeskHomeFiguresOk,
  DeskOpeningHideOk,
  DeskOpeningHideParams,
  DeskOpeningInfoOk,
  DeskSiteDraft,
  DeskSiteInfoOk,
  DeskSiteSaveOk,
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
  TData = DataOf<'deskHomeFigures'>,
  TError = ErrorType<'deskHomeFigures'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'deskHomeFigures'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskHomeFiguresQueryKey();

  const deskHomeFigures = useDeskHomeFiguresHook();

  const queryFn: QueryFunction<DataOf<'deskHomeFigures'>> = ({ signal }) => deskHomeFigures(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.deskHomeFigures);

  return customOptions as UseQueryOptions<DataOf<'deskHomeFigures'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskHomeFiguresQueryResult = NonNullable<DataOf<'deskHomeFigures'>>;
export type DeskHomeFiguresQueryError = ErrorType<'deskHomeFigures'>;

/**
 * Counts the work of each queue that the caller may see, with the age of the oldest, and how the mall does, all from records.
 * Calls `deskHomeFigures`.
 */
export function useDeskHomeFigures<TData = DataOf<'deskHomeFigures'>, TError = ErrorType<'deskHomeFigures'>>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskHomeFigures'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskHomeFigures'>, TError, DataOf<'deskHomeFigures'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Counts the work of each queue that the caller may see, with the age of the oldest, and how the mall does, all from records.
 * Calls `deskHomeFigures`.
 */
export function useDeskHomeFigures<TData = DataOf<'deskHomeFigures'>, TError = ErrorType<'deskHomeFigures'>>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskHomeFigures'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskHomeFigures'>, TError, DataOf<'deskHomeFigures'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Counts the work of each queue that the caller may see, with the age of the oldest, and how the mall does, all from records.
 * Calls `deskHomeFigures`.
 */
export function useDeskHomeFigures<TData = DataOf<'deskHomeFigures'>, TError = ErrorType<'deskHomeFigures'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskHomeFigures'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Counts the work of each queue that the caller may see, with the age of the oldest, and how the mall does, all from records.
 * Calls `deskHomeFigures`.
 */
export function useDeskHomeFigures<TData = DataOf<'deskHomeFigures'>, TError = ErrorType<'deskHomeFigures'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskHomeFigures'>, TError, TData>> },
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
  TData = DataOf<'deskOpeningInfo'>,
  TError = ErrorType<'deskOpeningInfo'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'deskOpeningInfo'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskOpeningInfoQueryKey();

  const deskOpeningInfo = useDeskOpeningInfoHook();

  const queryFn: QueryFunction<DataOf<'deskOpeningInfo'>> = ({ signal }) => deskOpeningInfo(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.deskOpeningInfo);

  return customOptions as UseQueryOptions<DataOf<'deskOpeningInfo'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskOpeningInfoQueryResult = NonNullable<DataOf<'deskOpeningInfo'>>;
export type DeskOpeningInfoQueryError = ErrorType<'deskOpeningInfo'>;

/**
 * Reads the steps that lead from an empty database to an open mall. Each is done when the mall really has what it asks for.
 * Calls `deskOpeningInfo`.
 */
export function useDeskOpeningInfo<TData = DataOf<'deskOpeningInfo'>, TError = ErrorType<'deskOpeningInfo'>>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskOpeningInfo'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskOpeningInfo'>, TError, DataOf<'deskOpeningInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Reads the steps that lead from an empty database to an open mall. Each is done when the mall really has what it asks for.
 * Calls `deskOpeningInfo`.
 */
export function useDeskOpeningInfo<TData = DataOf<'deskOpeningInfo'>, TError = ErrorType<'deskOpeningInfo'>>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskOpeningInfo'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskOpeningInfo'>, TError, DataOf<'deskOpeningInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Reads the steps that lead from an empty database to an open mall. Each is done when the mall really has what it asks for.
 * Calls `deskOpeningInfo`.
 */
export function useDeskOpeningInfo<TData = DataOf<'deskOpeningInfo'>, TError = ErrorType<'deskOpeningInfo'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskOpeningInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Reads the steps that lead from an empty database to an open mall. Each is done when the mall really has what it asks for.
 * Calls `deskOpeningInfo`.
 */
export function useDeskOpeningInfo<TData = DataOf<'deskOpeningInfo'>, TError = ErrorType<'deskOpeningInfo'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskOpeningInfo'>, TError, TData>> },
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
    DataOf<'deskOpeningHide'>,
    TError,
    DeskOpeningHideMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'deskOpeningHide'>, TError, DeskOpeningHideMutationVariables, TContext> => {
  const mutationKey = getDeskOpeningHideMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskOpeningHide = useDeskOpeningHideHook();

  const mutationFn: MutationFunction<DataOf<'deskOpeningHide'>, DeskOpeningHideMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return deskOpeningHide(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskOpeningHideMutationResult = NonNullable<DataOf<'deskOpeningHide'>>;

export type DeskOpeningHideMutationError = ErrorType<'deskOpeningHide'>;
export type DeskOpeningHideMutationVariables = { params: DeskOpeningHideParams };

/**
 * Hides the list of steps for everybody once all that are required are done, or shows it again.
 * Calls `deskOpeningHide`.
 *
 * Its errors, besides those of every operation:
 * - `duplicateSubmission`: This was already submitted.
 */
export const useDeskOpeningHide = <TError = ErrorType<'deskOpeningHide'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskOpeningHide'>,
      TError,
      DeskOpeningHideMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskOpeningHide'>, TError, DeskOpeningHideMutationVariables, TContext> => {
  return useMutation(useDeskOpeningHideMutationOptions(options), queryClient);
};
/**
 * Reads the name, the theme and the operator of the mall, with the themes to choose from.
 * @summary Read what the mall is called
 */
export const useDeskSiteInfoHook = () => {
  const deskSiteInfo = useCall<DeskSiteInfoOk>(operations.deskSiteInfo);

  return useCallback(
    (signal?: AbortSignal) => {
      return deskSiteInfo(undefined, signal);
    },
    [deskSiteInfo],
  );
};

export const getDeskSiteInfoQueryKey = () => {
  return ['deskSiteInfo'] as const;
};

export const useDeskSiteInfoQueryOptions = <
  TData = DataOf<'deskSiteInfo'>,
  TError = ErrorType<'deskSiteInfo'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'deskSiteInfo'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskSiteInfoQueryKey();

  const deskSiteInfo = useDeskSiteInfoHook();

  const queryFn: QueryFunction<DataOf<'deskSiteInfo'>> = ({ signal }) => deskSiteInfo(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.deskSiteInfo);

  return customOptions as UseQueryOptions<DataOf<'deskSiteInfo'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskSiteInfoQueryResult = NonNullable<DataOf<'deskSiteInfo'>>;
export type DeskSiteInfoQueryError = ErrorType<'deskSiteInfo'>;

/**
 * Reads the name, the theme and the operator of the mall, with the themes to choose from.
 * Calls `deskSiteInfo`.
 */
export function useDeskSiteInfo<TData = DataOf<'deskSiteInfo'>, TError = ErrorType<'deskSiteInfo'>>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskSiteInfo'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'deskSiteInfo'>, TError, DataOf<'deskSiteInfo'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Reads the name, the theme and the operator of the mall, with the themes to choose from.
 * Calls `deskSiteInfo`.
 */
export function useDeskSiteInfo<TData = DataOf<'deskSiteInfo'>, TError = ErrorType<'deskSiteInfo'>>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskSiteInfo'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskSiteInfo'>, TError, DataOf<'deskSiteInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Reads the name, the theme and the operator of the mall, with the themes to choose from.
 * Calls `deskSiteInfo`.
 */
export function useDeskSiteInfo<TData = DataOf<'deskSiteInfo'>, TError = ErrorType<'deskSiteInfo'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskSiteInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Reads the name, the theme and the operator of the mall, with the themes to choose from.
 * Calls `deskSiteInfo`.
 */
export function useDeskSiteInfo<TData = DataOf<'deskSiteInfo'>, TError = ErrorType<'deskSiteInfo'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskSiteInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskSiteInfoQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Names the mall and its operator, and chooses its theme. The store and its mails have it a moment later, without a build or a restart.
 * @summary Name the mall
 */
export const useDeskSiteSaveHook = () => {
  const deskSiteSave = useCall<DeskSiteSaveOk>(operations.deskSiteSave);

  return useCallback(
    (deskSiteDraft: DeskSiteDraft, signal?: AbortSignal) => {
      return deskSiteSave(deskSiteDraft, signal);
    },
    [deskSiteSave],
  );
};

export const getDeskSiteSaveMutationKey = () => ['deskSiteSave'] as const;

export const useDeskSiteSaveMutationOptions = <
  TError = ErrorType<'deskSiteSave'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<DataOf<'deskSiteSave'>, TError, DeskSiteSaveMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'deskSiteSave'>, TError, DeskSiteSaveMutationVariables, TContext> => {
  const mutationKey = getDeskSiteSaveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskSiteSave = useDeskSiteSaveHook();

  const mutationFn: MutationFunction<DataOf<'deskSiteSave'>, DeskSiteSaveMutationVariables> = (props) => {
    const { data } = props ?? {};

    return deskSiteSave(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskSiteSaveMutationResult = NonNullable<DataOf<'deskSiteSave'>>;
export type DeskSiteSaveMutationBody = DeskSiteDraft;
export type DeskSiteSaveMutationError = ErrorType<'deskSiteSave'>;
export type DeskSiteSaveMutationVariables = { data: DeskSiteDraft };

/**
 * Names the mall and its operator, and chooses its theme. The store and its mails have it a moment later, without a build or a restart.
 * Calls `deskSiteSave`.
 *
 * Its errors, besides those of every operation:
 * - `changedMeanwhile`: Somebody else has changed this. Please look at it again.
 * - `secondFactorNeeded`: Please confirm with a code of your authenticator.
 */
export const useDeskSiteSave = <TError = ErrorType<'deskSiteSave'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'deskSiteSave'>, TError, DeskSiteSaveMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskSiteSave'>, TError, DeskSiteSaveMutationVariables, TContext> => {
  return useMutation(useDeskSiteSaveMutationOptions(options), queryClient);
};
