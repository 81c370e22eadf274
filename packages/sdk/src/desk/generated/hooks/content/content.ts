// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import * as operations from '../../operation-functions.ts';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';

import { useCallback } from 'react';

import type {
  DeskBannerDraft,
  DeskBannerListOk,
  DeskBannerOrderOk,
  DeskBannerRemoveOk,
  DeskBannerRemoveParams,
  DeskBannerSaveOk,
  DeskBannerSequence,
  DeskCategoryDraft,
  DeskCategoryImportStarterOk,
  DeskCategoryListOk,
  DeskCategoryOrder,
  DeskCategoryOrderOk,
  DeskCategoryRemoveOk,
  DeskCategoryRemoveParams,
  DeskCategorySaveOk,
  DeskHelpPageDraft,
  DeskHelpPageInfoOk,
  DeskHelpPageInfoParams,
  DeskHelpPageListOk,
  DeskHelpPageRemoveOk,
  DeskHelpPageRemoveParams,
  DeskHelpPageSaveOk,
  DeskLotteryDraft,
  DeskLotteryListOk,
  DeskLotteryRemoveOk,
  DeskLotteryRemoveParams,
  DeskLotterySaveOk,
  DeskNewsDraft,
  DeskNewsInfoOk,
  DeskNewsInfoParams,
  DeskNewsListOk,
  DeskNewsListParams,
  DeskNewsRemoveOk,
  DeskNewsRemoveParams,
  DeskNewsSaveOk,
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
 * Lists all categories of both levels in display order, hidden ones too, with their texts in every language and how many products use them.
 * @summary List categories
 */
export const useDeskCategoryListHook = () => {
  const deskCategoryList = useCall<DeskCategoryListOk>(operations.deskCategoryList);

  return useCallback(
    (signal?: AbortSignal) => {
      return deskCategoryList(undefined, signal);
    },
    [deskCategoryList],
  );
};

export const getDeskCategoryListQueryKey = () => {
  return ['deskCategoryList'] as const;
};

export const useDeskCategoryListQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useDeskCategoryListHook>>>,
  TError = ErrorType<'deskCategoryList'>,
>(options?: {
  query?: Partial<
    UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskCategoryListHook>>>, TError, TData>
  >;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskCategoryListQueryKey();

  const deskCategoryList = useDeskCategoryListHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useDeskCategoryListHook>>>> = ({
    signal,
  }) => deskCategoryList(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.deskCategoryList);

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskCategoryListHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskCategoryListQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskCategoryListHook>>>
>;
export type DeskCategoryListQueryError = ErrorType<'deskCategoryList'>;

export function useDeskCategoryList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskCategoryListHook>>>,
  TError = ErrorType<'deskCategoryList'>,
>(
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskCategoryListHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskCategoryListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskCategoryListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskCategoryList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskCategoryListHook>>>,
  TError = ErrorType<'deskCategoryList'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskCategoryListHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskCategoryListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskCategoryListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskCategoryList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskCategoryListHook>>>,
  TError = ErrorType<'deskCategoryList'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskCategoryListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List categories
 */

export function useDeskCategoryList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskCategoryListHook>>>,
  TError = ErrorType<'deskCategoryList'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskCategoryListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskCategoryListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Creates a category as the last one of its level, or changes one. With another parent it moves there with its products. A change sends the version it read; a stale one is refused.
 * @summary Create or change a category
 */
export const useDeskCategorySaveHook = () => {
  const deskCategorySave = useCall<DeskCategorySaveOk>(operations.deskCategorySave);

  return useCallback(
    (deskCategoryDraft: DeskCategoryDraft, signal?: AbortSignal) => {
      return deskCategorySave(deskCategoryDraft, signal);
    },
    [deskCategorySave],
  );
};

export const getDeskCategorySaveMutationKey = () => ['deskCategorySave'] as const;

export const useDeskCategorySaveMutationOptions = <
  TError = ErrorType<'deskCategorySave'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskCategorySaveHook>>>,
    TError,
    DeskCategorySaveMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskCategorySaveHook>>>,
  TError,
  DeskCategorySaveMutationVariables,
  TContext
> => {
  const mutationKey = getDeskCategorySaveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskCategorySave = useDeskCategorySaveHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskCategorySaveHook>>>,
    DeskCategorySaveMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return deskCategorySave(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskCategorySaveMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskCategorySaveHook>>>
>;
export type DeskCategorySaveMutationBody = DeskCategoryDraft;
export type DeskCategorySaveMutationError = ErrorType<'deskCategorySave'>;
export type DeskCategorySaveMutationVariables = { data: DeskCategoryDraft };

/**
 * @summary Create or change a category
 */
export const useDeskCategorySave = <TError = ErrorType<'deskCategorySave'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskCategorySaveHook>>>,
      TError,
      DeskCategorySaveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskCategorySaveHook>>>,
  TError,
  DeskCategorySaveMutationVariables,
  TContext
> => {
  return useMutation(useDeskCategorySaveMutationOptions(options), queryClient);
};
/**
 * Puts the categories of one level, or those beneath one, in the order that is sent. Refused if one was added, moved or deleted meanwhile.
 * @summary Put categories in order
 */
export const useDeskCategoryOrderHook = () => {
  const deskCategoryOrder = useCall<DeskCategoryOrderOk>(operations.deskCategoryOrder);

  return useCallback(
    (deskCategoryOrderBody: DeskCategoryOrder, signal?: AbortSignal) => {
      return deskCategoryOrder(deskCategoryOrderBody, signal);
    },
    [deskCategoryOrder],
  );
};

export const getDeskCategoryOrderMutationKey = () => ['deskCategoryOrder'] as const;

export const useDeskCategoryOrderMutationOptions = <
  TError = ErrorType<'deskCategoryOrder'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskCategoryOrderHook>>>,
    TError,
    DeskCategoryOrderMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskCategoryOrderHook>>>,
  TError,
  DeskCategoryOrderMutationVariables,
  TContext
> => {
  const mutationKey = getDeskCategoryOrderMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskCategoryOrder = useDeskCategoryOrderHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskCategoryOrderHook>>>,
    DeskCategoryOrderMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return deskCategoryOrder(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskCategoryOrderMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskCategoryOrderHook>>>
>;
export type DeskCategoryOrderMutationBody = DeskCategoryOrder;
export type DeskCategoryOrderMutationError = ErrorType<'deskCategoryOrder'>;
export type DeskCategoryOrderMutationVariables = { data: DeskCategoryOrder };

/**
 * @summary Put categories in order
 */
export const useDeskCategoryOrder = <TError = ErrorType<'deskCategoryOrder'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskCategoryOrderHook>>>,
      TError,
      DeskCategoryOrderMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskCategoryOrderHook>>>,
  TError,
  DeskCategoryOrderMutationVariables,
  TContext
> => {
  return useMutation(useDeskCategoryOrderMutationOptions(options), queryClient);
};
/**
 * Deletes a category that no product uses and that has none beneath it. Others can be hidden instead.
 * @summary Delete a category
 */
export const useDeskCategoryRemoveHook = () => {
  const deskCategoryRemove = useCall<DeskCategoryRemoveOk>(operations.deskCategoryRemove);

  return useCallback(
    (params: DeskCategoryRemoveParams, signal?: AbortSignal) => {
      return deskCategoryRemove(params, signal);
    },
    [deskCategoryRemove],
  );
};

export const getDeskCategoryRemoveMutationKey = () => ['deskCategoryRemove'] as const;

export const useDeskCategoryRemoveMutationOptions = <
  TError = ErrorType<'deskCategoryRemove'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskCategoryRemoveHook>>>,
    TError,
    DeskCategoryRemoveMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskCategoryRemoveHook>>>,
  TError,
  DeskCategoryRemoveMutationVariables,
  TContext
> => {
  const mutationKey = getDeskCategoryRemoveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskCategoryRemove = useDeskCategoryRemoveHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskCategoryRemoveHook>>>,
    DeskCategoryRemoveMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return deskCategoryRemove(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskCategoryRemoveMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskCategoryRemoveHook>>>
>;

export type DeskCategoryRemoveMutationError = ErrorType<'deskCategoryRemove'>;
export type DeskCategoryRemoveMutationVariables = { params: DeskCategoryRemoveParams };

/**
 * @summary Delete a category
 */
export const useDeskCategoryRemove = <TError = ErrorType<'deskCategoryRemove'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskCategoryRemoveHook>>>,
      TError,
      DeskCategoryRemoveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskCategoryRemoveHook>>>,
  TError,
  DeskCategoryRemoveMutationVariables,
  TContext
> => {
  return useMutation(useDeskCategoryRemoveMutationOptions(options), queryClient);
};
/**
 * Creates a set of categories of both levels with pictures and names in all languages, in a mall that has none yet.
 * @summary Import the starter set of categories
 */
export const useDeskCategoryImportStarterHook = () => {
  const deskCategoryImportStarter = useCall<DeskCategoryImportStarterOk>(
    operations.deskCategoryImportStarter,
  );

  return useCallback(
    (signal?: AbortSignal) => {
      return deskCategoryImportStarter(undefined, signal);
    },
    [deskCategoryImportStarter],
  );
};

export const getDeskCategoryImportStarterMutationKey = () => ['deskCategoryImportStarter'] as const;

export const useDeskCategoryImportStarterMutationOptions = <
  TError = ErrorType<'deskCategoryImportStarter'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskCategoryImportStarterHook>>>,
    TError,
    void,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskCategoryImportStarterHook>>>,
  TError,
  void,
  TContext
> => {
  const mutationKey = getDeskCategoryImportStarterMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskCategoryImportStarter = useDeskCategoryImportStarterHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskCategoryImportStarterHook>>>,
    void
  > = () => {
    return deskCategoryImportStarter();
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskCategoryImportStarterMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskCategoryImportStarterHook>>>
>;

export type DeskCategoryImportStarterMutationError = ErrorType<'deskCategoryImportStarter'>;

/**
 * @summary Import the starter set of categories
 */
export const useDeskCategoryImportStarter = <
  TError = ErrorType<'deskCategoryImportStarter'>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskCategoryImportStarterHook>>>,
      TError,
      void,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskCategoryImportStarterHook>>>,
  TError,
  void,
  TContext
> => {
  return useMutation(useDeskCategoryImportStarterMutationOptions(options), queryClient);
};
/**
 * Lists all banners of the home page, for the website first, in display order, with their state now and their texts.
 * @summary List banners
 */
export const useDeskBannerListHook = () => {
  const deskBannerList = useCall<DeskBannerListOk>(operations.deskBannerList);

  return useCallback(
    (signal?: AbortSignal) => {
      return deskBannerList(undefined, signal);
    },
    [deskBannerList],
  );
};

export const getDeskBannerListQueryKey = () => {
  return ['deskBannerList'] as const;
};

export const useDeskBannerListQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useDeskBannerListHook>>>,
  TError = ErrorType<'deskBannerList'>,
>(options?: {
  query?: Partial<
    UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskBannerListHook>>>, TError, TData>
  >;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskBannerListQueryKey();

  const deskBannerList = useDeskBannerListHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useDeskBannerListHook>>>> = ({
    signal,
  }) => deskBannerList(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.deskBannerList);

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskBannerListHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskBannerListQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskBannerListHook>>>
>;
export type DeskBannerListQueryError = ErrorType<'deskBannerList'>;

export function useDeskBannerList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskBannerListHook>>>,
  TError = ErrorType<'deskBannerList'>,
>(
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskBannerListHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskBannerListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskBannerListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskBannerList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskBannerListHook>>>,
  TError = ErrorType<'deskBannerList'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskBannerListHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskBannerListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskBannerListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskBannerList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskBannerListHook>>>,
  TError = ErrorType<'deskBannerList'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskBannerListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List banners
 */

export function useDeskBannerList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskBannerListHook>>>,
  TError = ErrorType<'deskBannerList'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskBannerListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskBannerListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Creates a banner as the last one of its place, or changes one. A change sends the version it read; a stale one is refused.
 * @summary Create or change a banner
 */
export const useDeskBannerSaveHook = () => {
  const deskBannerSave = useCall<DeskBannerSaveOk>(operations.deskBannerSave);

  return useCallback(
    (deskBannerDraft: DeskBannerDraft, signal?: AbortSignal) => {
      return deskBannerSave(deskBannerDraft, signal);
    },
    [deskBannerSave],
  );
};

export const getDeskBannerSaveMutationKey = () => ['deskBannerSave'] as const;

export const useDeskBannerSaveMutationOptions = <
  TError = ErrorType<'deskBannerSave'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskBannerSaveHook>>>,
    TError,
    DeskBannerSaveMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskBannerSaveHook>>>,
  TError,
  DeskBannerSaveMutationVariables,
  TContext
> => {
  const mutationKey = getDeskBannerSaveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskBannerSave = useDeskBannerSaveHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskBannerSaveHook>>>,
    DeskBannerSaveMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return deskBannerSave(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskBannerSaveMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskBannerSaveHook>>>
>;
export type DeskBannerSaveMutationBody = DeskBannerDraft;
export type DeskBannerSaveMutationError = ErrorType<'deskBannerSave'>;
export type DeskBannerSaveMutationVariables = { data: DeskBannerDraft };

/**
 * @summary Create or change a banner
 */
export const useDeskBannerSave = <TError = ErrorType<'deskBannerSave'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskBannerSaveHook>>>,
      TError,
      DeskBannerSaveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskBannerSaveHook>>>,
  TError,
  DeskBannerSaveMutationVariables,
  TContext
> => {
  return useMutation(useDeskBannerSaveMutationOptions(options), queryClient);
};
/**
 * Puts the banners of one kind of store in the order that is sent. Refused if one was added or deleted meanwhile.
 * @summary Put banners in order
 */
export const useDeskBannerOrderHook = () => {
  const deskBannerOrder = useCall<DeskBannerOrderOk>(operations.deskBannerOrder);

  return useCallback(
    (deskBannerSequence: DeskBannerSequence, signal?: AbortSignal) => {
      return deskBannerOrder(deskBannerSequence, signal);
    },
    [deskBannerOrder],
  );
};

export const getDeskBannerOrderMutationKey = () => ['deskBannerOrder'] as const;

export const useDeskBannerOrderMutationOptions = <
  TError = ErrorType<'deskBannerOrder'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskBannerOrderHook>>>,
    TError,
    DeskBannerOrderMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskBannerOrderHook>>>,
  TError,
  DeskBannerOrderMutationVariables,
  TContext
> => {
  const mutationKey = getDeskBannerOrderMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskBannerOrder = useDeskBannerOrderHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskBannerOrderHook>>>,
    DeskBannerOrderMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return deskBannerOrder(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskBannerOrderMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskBannerOrderHook>>>
>;
export type DeskBannerOrderMutationBody = DeskBannerSequence;
export type DeskBannerOrderMutationError = ErrorType<'deskBannerOrder'>;
export type DeskBannerOrderMutationVariables = { data: DeskBannerSequence };

/**
 * @summary Put banners in order
 */
export const useDeskBannerOrder = <TError = ErrorType<'deskBannerOrder'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskBannerOrderHook>>>,
      TError,
      DeskBannerOrderMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskBannerOrderHook>>>,
  TError,
  DeskBannerOrderMutationVariables,
  TContext
> => {
  return useMutation(useDeskBannerOrderMutationOptions(options), queryClient);
};
/**
 * Deletes a banner with its picture. One that should come back later can be hidden instead.
 * @summary Delete a banner
 */
export const useDeskBannerRemoveHook = () => {
  const deskBannerRemove = useCall<DeskBannerRemoveOk>(operations.deskBannerRemove);

  return useCallback(
    (params: DeskBannerRemoveParams, signal?: AbortSignal) => {
      return deskBannerRemove(params, signal);
    },
    [deskBannerRemove],
  );
};

export const getDeskBannerRemoveMutationKey = () => ['deskBannerRemove'] as const;

export const useDeskBannerRemoveMutationOptions = <
  TError = ErrorType<'deskBannerRemove'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskBannerRemoveHook>>>,
    TError,
    DeskBannerRemoveMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskBannerRemoveHook>>>,
  TError,
  DeskBannerRemoveMutationVariables,
  TContext
> => {
  const mutationKey = getDeskBannerRemoveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskBannerRemove = useDeskBannerRemoveHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskBannerRemoveHook>>>,
    DeskBannerRemoveMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return deskBannerRemove(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskBannerRemoveMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskBannerRemoveHook>>>
>;

export type DeskBannerRemoveMutationError = ErrorType<'deskBannerRemove'>;
export type DeskBannerRemoveMutationVariables = { params: DeskBannerRemoveParams };

/**
 * @summary Delete a banner
 */
export const useDeskBannerRemove = <TError = ErrorType<'deskBannerRemove'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskBannerRemoveHook>>>,
      TError,
      DeskBannerRemoveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskBannerRemoveHook>>>,
  TError,
  DeskBannerRemoveMutationVariables,
  TContext
> => {
  return useMutation(useDeskBannerRemoveMutationOptions(options), queryClient);
};
/**
 * Lists the news of the mall, newest first, also hidden and scheduled ones, with how many are in each state.
 * @summary List news
 */
export const useDeskNewsListHook = () => {
  const deskNewsList = useCall<DeskNewsListOk>(operations.deskNewsList);

  return useCallback(
    (params?: DeskNewsListParams, signal?: AbortSignal) => {
      return deskNewsList(params, signal);
    },
    [deskNewsList],
  );
};

export const getDeskNewsListInfiniteQueryKey = (params?: DeskNewsListParams) => {
  return ['infinite', 'deskNewsList', ...(params ? [params] : [])] as const;
};

export const getDeskNewsListQueryKey = (params?: DeskNewsListParams) => {
  return ['deskNewsList', ...(params ? [params] : [])] as const;
};

export const useDeskNewsListInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>,
    DeskNewsListParams['pageNum']
  >,
  TError = ErrorType<'deskNewsList'>,
>(
  params?: DeskNewsListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskNewsListParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskNewsListInfiniteQueryKey(params);

  const deskNewsList = useDeskNewsListHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>,
    QueryKey,
    DeskNewsListParams['pageNum']
  > = ({ signal, pageParam }) =>
    deskNewsList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskNewsList,
  );

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>,
    TError,
    TData,
    QueryKey,
    DeskNewsListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskNewsListInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>
>;
export type DeskNewsListInfiniteQueryError = ErrorType<'deskNewsList'>;

export function useDeskNewsListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>,
    DeskNewsListParams['pageNum']
  >,
  TError = ErrorType<'deskNewsList'>,
>(
  params: undefined | DeskNewsListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskNewsListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskNewsListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>,
    DeskNewsListParams['pageNum']
  >,
  TError = ErrorType<'deskNewsList'>,
>(
  params?: DeskNewsListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskNewsListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskNewsListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>,
    DeskNewsListParams['pageNum']
  >,
  TError = ErrorType<'deskNewsList'>,
>(
  params?: DeskNewsListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskNewsListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List news
 */

export function useDeskNewsListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>,
    DeskNewsListParams['pageNum']
  >,
  TError = ErrorType<'deskNewsList'>,
>(
  params?: DeskNewsListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>,
        TError,
        TData,
        QueryKey,
        DeskNewsListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskNewsListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useDeskNewsListQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>,
  TError = ErrorType<'deskNewsList'>,
>(
  params?: DeskNewsListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskNewsListQueryKey(params);

  const deskNewsList = useDeskNewsListHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>> = ({ signal }) =>
    deskNewsList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskNewsList,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskNewsListQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>
>;
export type DeskNewsListQueryError = ErrorType<'deskNewsList'>;

export function useDeskNewsList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>,
  TError = ErrorType<'deskNewsList'>,
>(
  params: undefined | DeskNewsListParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskNewsList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>,
  TError = ErrorType<'deskNewsList'>,
>(
  params?: DeskNewsListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskNewsList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>,
  TError = ErrorType<'deskNewsList'>,
>(
  params?: DeskNewsListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List news
 */

export function useDeskNewsList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>,
  TError = ErrorType<'deskNewsList'>,
>(
  params?: DeskNewsListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskNewsListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskNewsListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers a news item with its texts in every language and the version that a change has to send.
 * @summary Show a news item for editing
 */
export const useDeskNewsInfoHook = () => {
  const deskNewsInfo = useCall<DeskNewsInfoOk>(operations.deskNewsInfo);

  return useCallback(
    (params: DeskNewsInfoParams, signal?: AbortSignal) => {
      return deskNewsInfo(params, signal);
    },
    [deskNewsInfo],
  );
};

export const getDeskNewsInfoQueryKey = (params?: DeskNewsInfoParams) => {
  return ['deskNewsInfo', ...(params ? [params] : [])] as const;
};

export const useDeskNewsInfoQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useDeskNewsInfoHook>>>,
  TError = ErrorType<'deskNewsInfo'>,
>(
  params: DeskNewsInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskNewsInfoHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskNewsInfoQueryKey(params);

  const deskNewsInfo = useDeskNewsInfoHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useDeskNewsInfoHook>>>> = ({ signal }) =>
    deskNewsInfo(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskNewsInfo,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskNewsInfoHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskNewsInfoQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskNewsInfoHook>>>
>;
export type DeskNewsInfoQueryError = ErrorType<'deskNewsInfo'>;

export function useDeskNewsInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskNewsInfoHook>>>,
  TError = ErrorType<'deskNewsInfo'>,
>(
  params: DeskNewsInfoParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskNewsInfoHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskNewsInfoHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskNewsInfoHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskNewsInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskNewsInfoHook>>>,
  TError = ErrorType<'deskNewsInfo'>,
>(
  params: DeskNewsInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskNewsInfoHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskNewsInfoHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskNewsInfoHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskNewsInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskNewsInfoHook>>>,
  TError = ErrorType<'deskNewsInfo'>,
>(
  params: DeskNewsInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskNewsInfoHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show a news item for editing
 */

export function useDeskNewsInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskNewsInfoHook>>>,
  TError = ErrorType<'deskNewsInfo'>,
>(
  params: DeskNewsInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskNewsInfoHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskNewsInfoQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Creates a news item or changes one. It appears at its date, unless it is hidden. A stale change is refused.
 * @summary Create or change a news item
 */
export const useDeskNewsSaveHook = () => {
  const deskNewsSave = useCall<DeskNewsSaveOk>(operations.deskNewsSave);

  return useCallback(
    (deskNewsDraft: DeskNewsDraft, signal?: AbortSignal) => {
      return deskNewsSave(deskNewsDraft, signal);
    },
    [deskNewsSave],
  );
};

export const getDeskNewsSaveMutationKey = () => ['deskNewsSave'] as const;

export const useDeskNewsSaveMutationOptions = <
  TError = ErrorType<'deskNewsSave'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskNewsSaveHook>>>,
    TError,
    DeskNewsSaveMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskNewsSaveHook>>>,
  TError,
  DeskNewsSaveMutationVariables,
  TContext
> => {
  const mutationKey = getDeskNewsSaveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskNewsSave = useDeskNewsSaveHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskNewsSaveHook>>>,
    DeskNewsSaveMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return deskNewsSave(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskNewsSaveMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskNewsSaveHook>>>
>;
export type DeskNewsSaveMutationBody = DeskNewsDraft;
export type DeskNewsSaveMutationError = ErrorType<'deskNewsSave'>;
export type DeskNewsSaveMutationVariables = { data: DeskNewsDraft };

/**
 * @summary Create or change a news item
 */
export const useDeskNewsSave = <TError = ErrorType<'deskNewsSave'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskNewsSaveHook>>>,
      TError,
      DeskNewsSaveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskNewsSaveHook>>>,
  TError,
  DeskNewsSaveMutationVariables,
  TContext
> => {
  return useMutation(useDeskNewsSaveMutationOptions(options), queryClient);
};
/**
 * Deletes a news item with its picture. One that should come back later can be hidden instead.
 * @summary Delete a news item
 */
export const useDeskNewsRemoveHook = () => {
  const deskNewsRemove = useCall<DeskNewsRemoveOk>(operations.deskNewsRemove);

  return useCallback(
    (params: DeskNewsRemoveParams, signal?: AbortSignal) => {
      return deskNewsRemove(params, signal);
    },
    [deskNewsRemove],
  );
};

export const getDeskNewsRemoveMutationKey = () => ['deskNewsRemove'] as const;

export const useDeskNewsRemoveMutationOptions = <
  TError = ErrorType<'deskNewsRemove'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskNewsRemoveHook>>>,
    TError,
    DeskNewsRemoveMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskNewsRemoveHook>>>,
  TError,
  DeskNewsRemoveMutationVariables,
  TContext
> => {
  const mutationKey = getDeskNewsRemoveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskNewsRemove = useDeskNewsRemoveHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskNewsRemoveHook>>>,
    DeskNewsRemoveMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return deskNewsRemove(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskNewsRemoveMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskNewsRemoveHook>>>
>;

export type DeskNewsRemoveMutationError = ErrorType<'deskNewsRemove'>;
export type DeskNewsRemoveMutationVariables = { params: DeskNewsRemoveParams };

/**
 * @summary Delete a news item
 */
export const useDeskNewsRemove = <TError = ErrorType<'deskNewsRemove'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskNewsRemoveHook>>>,
      TError,
      DeskNewsRemoveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskNewsRemoveHook>>>,
  TError,
  DeskNewsRemoveMutationVariables,
  TContext
> => {
  return useMutation(useDeskNewsRemoveMutationOptions(options), queryClient);
};
/**
 * Lists all lucky draws, the latest first, with their state now. Buyers see the first one that has not ended.
 * @summary List lucky draws
 */
export const useDeskLotteryListHook = () => {
  const deskLotteryList = useCall<DeskLotteryListOk>(operations.deskLotteryList);

  return useCallback(
    (signal?: AbortSignal) => {
      return deskLotteryList(undefined, signal);
    },
    [deskLotteryList],
  );
};

export const getDeskLotteryListQueryKey = () => {
  return ['deskLotteryList'] as const;
};

export const useDeskLotteryListQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLotteryListHook>>>,
  TError = ErrorType<'deskLotteryList'>,
>(options?: {
  query?: Partial<
    UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLotteryListHook>>>, TError, TData>
  >;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskLotteryListQueryKey();

  const deskLotteryList = useDeskLotteryListHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useDeskLotteryListHook>>>> = ({
    signal,
  }) => deskLotteryList(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.deskLotteryList);

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskLotteryListHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskLotteryListQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskLotteryListHook>>>
>;
export type DeskLotteryListQueryError = ErrorType<'deskLotteryList'>;

export function useDeskLotteryList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLotteryListHook>>>,
  TError = ErrorType<'deskLotteryList'>,
>(
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLotteryListHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskLotteryListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskLotteryListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskLotteryList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLotteryListHook>>>,
  TError = ErrorType<'deskLotteryList'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLotteryListHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskLotteryListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskLotteryListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskLotteryList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLotteryListHook>>>,
  TError = ErrorType<'deskLotteryList'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLotteryListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List lucky draws
 */

export function useDeskLotteryList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskLotteryListHook>>>,
  TError = ErrorType<'deskLotteryList'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskLotteryListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskLotteryListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Creates a lucky draw or changes one. A change sends the version it read; a stale one is refused.
 * @summary Create or change a lucky draw
 */
export const useDeskLotterySaveHook = () => {
  const deskLotterySave = useCall<DeskLotterySaveOk>(operations.deskLotterySave);

  return useCallback(
    (deskLotteryDraft: DeskLotteryDraft, signal?: AbortSignal) => {
      return deskLotterySave(deskLotteryDraft, signal);
    },
    [deskLotterySave],
  );
};

export const getDeskLotterySaveMutationKey = () => ['deskLotterySave'] as const;

export const useDeskLotterySaveMutationOptions = <
  TError = ErrorType<'deskLotterySave'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskLotterySaveHook>>>,
    TError,
    DeskLotterySaveMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskLotterySaveHook>>>,
  TError,
  DeskLotterySaveMutationVariables,
  TContext
> => {
  const mutationKey = getDeskLotterySaveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskLotterySave = useDeskLotterySaveHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskLotterySaveHook>>>,
    DeskLotterySaveMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return deskLotterySave(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskLotterySaveMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskLotterySaveHook>>>
>;
export type DeskLotterySaveMutationBody = DeskLotteryDraft;
export type DeskLotterySaveMutationError = ErrorType<'deskLotterySave'>;
export type DeskLotterySaveMutationVariables = { data: DeskLotteryDraft };

/**
 * @summary Create or change a lucky draw
 */
export const useDeskLotterySave = <TError = ErrorType<'deskLotterySave'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskLotterySaveHook>>>,
      TError,
      DeskLotterySaveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskLotterySaveHook>>>,
  TError,
  DeskLotterySaveMutationVariables,
  TContext
> => {
  return useMutation(useDeskLotterySaveMutationOptions(options), queryClient);
};
/**
 * Deletes a lucky draw. One that should come back later can be hidden instead.
 * @summary Delete a lucky draw
 */
export const useDeskLotteryRemoveHook = () => {
  const deskLotteryRemove = useCall<DeskLotteryRemoveOk>(operations.deskLotteryRemove);

  return useCallback(
    (params: DeskLotteryRemoveParams, signal?: AbortSignal) => {
      return deskLotteryRemove(params, signal);
    },
    [deskLotteryRemove],
  );
};

export const getDeskLotteryRemoveMutationKey = () => ['deskLotteryRemove'] as const;

export const useDeskLotteryRemoveMutationOptions = <
  TError = ErrorType<'deskLotteryRemove'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskLotteryRemoveHook>>>,
    TError,
    DeskLotteryRemoveMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskLotteryRemoveHook>>>,
  TError,
  DeskLotteryRemoveMutationVariables,
  TContext
> => {
  const mutationKey = getDeskLotteryRemoveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskLotteryRemove = useDeskLotteryRemoveHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskLotteryRemoveHook>>>,
    DeskLotteryRemoveMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return deskLotteryRemove(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskLotteryRemoveMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskLotteryRemoveHook>>>
>;

export type DeskLotteryRemoveMutationError = ErrorType<'deskLotteryRemove'>;
export type DeskLotteryRemoveMutationVariables = { params: DeskLotteryRemoveParams };

/**
 * @summary Delete a lucky draw
 */
export const useDeskLotteryRemove = <TError = ErrorType<'deskLotteryRemove'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskLotteryRemoveHook>>>,
      TError,
      DeskLotteryRemoveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskLotteryRemoveHook>>>,
  TError,
  DeskLotteryRemoveMutationVariables,
  TContext
> => {
  return useMutation(useDeskLotteryRemoveMutationOptions(options), queryClient);
};
/**
 * Lists the information pages that the mall has written itself. Other pages show the text of the client.
 * @summary List help pages
 */
export const useDeskHelpPageListHook = () => {
  const deskHelpPageList = useCall<DeskHelpPageListOk>(operations.deskHelpPageList);

  return useCallback(
    (signal?: AbortSignal) => {
      return deskHelpPageList(undefined, signal);
    },
    [deskHelpPageList],
  );
};

export const getDeskHelpPageListQueryKey = () => {
  return ['deskHelpPageList'] as const;
};

export const useDeskHelpPageListQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useDeskHelpPageListHook>>>,
  TError = ErrorType<'deskHelpPageList'>,
>(options?: {
  query?: Partial<
    UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskHelpPageListHook>>>, TError, TData>
  >;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskHelpPageListQueryKey();

  const deskHelpPageList = useDeskHelpPageListHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useDeskHelpPageListHook>>>> = ({
    signal,
  }) => deskHelpPageList(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.deskHelpPageList);

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskHelpPageListHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskHelpPageListQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskHelpPageListHook>>>
>;
export type DeskHelpPageListQueryError = ErrorType<'deskHelpPageList'>;

export function useDeskHelpPageList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskHelpPageListHook>>>,
  TError = ErrorType<'deskHelpPageList'>,
>(
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskHelpPageListHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskHelpPageListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskHelpPageListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskHelpPageList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskHelpPageListHook>>>,
  TError = ErrorType<'deskHelpPageList'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskHelpPageListHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskHelpPageListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskHelpPageListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskHelpPageList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskHelpPageListHook>>>,
  TError = ErrorType<'deskHelpPageList'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskHelpPageListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List help pages
 */

export function useDeskHelpPageList<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskHelpPageListHook>>>,
  TError = ErrorType<'deskHelpPageList'>,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskHelpPageListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskHelpPageListQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers an information page with its texts in every language; without any, at version 0, where the mall has not written it.
 * @summary Show a help page for editing
 */
export const useDeskHelpPageInfoHook = () => {
  const deskHelpPageInfo = useCall<DeskHelpPageInfoOk>(operations.deskHelpPageInfo);

  return useCallback(
    (params: DeskHelpPageInfoParams, signal?: AbortSignal) => {
      return deskHelpPageInfo(params, signal);
    },
    [deskHelpPageInfo],
  );
};

export const getDeskHelpPageInfoQueryKey = (params?: DeskHelpPageInfoParams) => {
  return ['deskHelpPageInfo', ...(params ? [params] : [])] as const;
};

export const useDeskHelpPageInfoQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useDeskHelpPageInfoHook>>>,
  TError = ErrorType<'deskHelpPageInfo'>,
>(
  params: DeskHelpPageInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskHelpPageInfoHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskHelpPageInfoQueryKey(params);

  const deskHelpPageInfo = useDeskHelpPageInfoHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useDeskHelpPageInfoHook>>>> = ({
    signal,
  }) => deskHelpPageInfo(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskHelpPageInfo,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskHelpPageInfoHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskHelpPageInfoQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskHelpPageInfoHook>>>
>;
export type DeskHelpPageInfoQueryError = ErrorType<'deskHelpPageInfo'>;

export function useDeskHelpPageInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskHelpPageInfoHook>>>,
  TError = ErrorType<'deskHelpPageInfo'>,
>(
  params: DeskHelpPageInfoParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskHelpPageInfoHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskHelpPageInfoHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskHelpPageInfoHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskHelpPageInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskHelpPageInfoHook>>>,
  TError = ErrorType<'deskHelpPageInfo'>,
>(
  params: DeskHelpPageInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskHelpPageInfoHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDeskHelpPageInfoHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDeskHelpPageInfoHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDeskHelpPageInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskHelpPageInfoHook>>>,
  TError = ErrorType<'deskHelpPageInfo'>,
>(
  params: DeskHelpPageInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskHelpPageInfoHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show a help page for editing
 */

export function useDeskHelpPageInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useDeskHelpPageInfoHook>>>,
  TError = ErrorType<'deskHelpPageInfo'>,
>(
  params: DeskHelpPageInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDeskHelpPageInfoHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskHelpPageInfoQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Writes an information page in the place of the text of the client. A change sends the version it read, 0 for a page that is not written yet.
 * @summary Write a help page
 */
export const useDeskHelpPageSaveHook = () => {
  const deskHelpPageSave = useCall<DeskHelpPageSaveOk>(operations.deskHelpPageSave);

  return useCallback(
    (deskHelpPageDraft: DeskHelpPageDraft, signal?: AbortSignal) => {
      return deskHelpPageSave(deskHelpPageDraft, signal);
    },
    [deskHelpPageSave],
  );
};

export const getDeskHelpPageSaveMutationKey = () => ['deskHelpPageSave'] as const;

export const useDeskHelpPageSaveMutationOptions = <
  TError = ErrorType<'deskHelpPageSave'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskHelpPageSaveHook>>>,
    TError,
    DeskHelpPageSaveMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskHelpPageSaveHook>>>,
  TError,
  DeskHelpPageSaveMutationVariables,
  TContext
> => {
  const mutationKey = getDeskHelpPageSaveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskHelpPageSave = useDeskHelpPageSaveHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskHelpPageSaveHook>>>,
    DeskHelpPageSaveMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return deskHelpPageSave(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskHelpPageSaveMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskHelpPageSaveHook>>>
>;
export type DeskHelpPageSaveMutationBody = DeskHelpPageDraft;
export type DeskHelpPageSaveMutationError = ErrorType<'deskHelpPageSave'>;
export type DeskHelpPageSaveMutationVariables = { data: DeskHelpPageDraft };

/**
 * @summary Write a help page
 */
export const useDeskHelpPageSave = <TError = ErrorType<'deskHelpPageSave'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskHelpPageSaveHook>>>,
      TError,
      DeskHelpPageSaveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskHelpPageSaveHook>>>,
  TError,
  DeskHelpPageSaveMutationVariables,
  TContext
> => {
  return useMutation(useDeskHelpPageSaveMutationOptions(options), queryClient);
};
/**
 * Deletes the text of the mall, so that clients show their own again.
 * @summary Delete a help page
 */
export const useDeskHelpPageRemoveHook = () => {
  const deskHelpPageRemove = useCall<DeskHelpPageRemoveOk>(operations.deskHelpPageRemove);

  return useCallback(
    (params: DeskHelpPageRemoveParams, signal?: AbortSignal) => {
      return deskHelpPageRemove(params, signal);
    },
    [deskHelpPageRemove],
  );
};

export const getDeskHelpPageRemoveMutationKey = () => ['deskHelpPageRemove'] as const;

export const useDeskHelpPageRemoveMutationOptions = <
  TError = ErrorType<'deskHelpPageRemove'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeskHelpPageRemoveHook>>>,
    TError,
    DeskHelpPageRemoveMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeskHelpPageRemoveHook>>>,
  TError,
  DeskHelpPageRemoveMutationVariables,
  TContext
> => {
  const mutationKey = getDeskHelpPageRemoveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskHelpPageRemove = useDeskHelpPageRemoveHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeskHelpPageRemoveHook>>>,
    DeskHelpPageRemoveMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return deskHelpPageRemove(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskHelpPageRemoveMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeskHelpPageRemoveHook>>>
>;

export type DeskHelpPageRemoveMutationError = ErrorType<'deskHelpPageRemove'>;
export type DeskHelpPageRemoveMutationVariables = { params: DeskHelpPageRemoveParams };

/**
 * @summary Delete a help page
 */
export const useDeskHelpPageRemove = <TError = ErrorType<'deskHelpPageRemove'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeskHelpPageRemoveHook>>>,
      TError,
      DeskHelpPageRemoveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeskHelpPageRemoveHook>>>,
  TError,
  DeskHelpPageRemoveMutationVariables,
  TContext
> => {
  return useMutation(useDeskHelpPageRemoveMutationOptions(options), queryClient);
};
