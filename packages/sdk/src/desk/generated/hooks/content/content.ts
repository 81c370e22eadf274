// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import type { DataOf } from '../../../../types.ts';
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
  DeskCouponEndOk,
  DeskCouponEndParams,
  DeskCouponListOk,
  DeskCouponListParams,
  DeskCouponSaveOk,
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
  OfficeCouponDraft,
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
  TData = DataOf<'deskCategoryList'>,
  TError = ErrorType<'deskCategoryList'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'deskCategoryList'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskCategoryListQueryKey();

  const deskCategoryList = useDeskCategoryListHook();

  const queryFn: QueryFunction<DataOf<'deskCategoryList'>> = ({ signal }) => deskCategoryList(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.deskCategoryList);

  return customOptions as UseQueryOptions<DataOf<'deskCategoryList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskCategoryListQueryResult = NonNullable<DataOf<'deskCategoryList'>>;
export type DeskCategoryListQueryError = ErrorType<'deskCategoryList'>;

/**
 * Lists all categories of both levels in display order, hidden ones too, with their texts in every language and how many products use them.
 * Calls `deskCategoryList`.
 */
export function useDeskCategoryList<
  TData = DataOf<'deskCategoryList'>,
  TError = ErrorType<'deskCategoryList'>,
>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskCategoryList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskCategoryList'>, TError, DataOf<'deskCategoryList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists all categories of both levels in display order, hidden ones too, with their texts in every language and how many products use them.
 * Calls `deskCategoryList`.
 */
export function useDeskCategoryList<
  TData = DataOf<'deskCategoryList'>,
  TError = ErrorType<'deskCategoryList'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskCategoryList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskCategoryList'>, TError, DataOf<'deskCategoryList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists all categories of both levels in display order, hidden ones too, with their texts in every language and how many products use them.
 * Calls `deskCategoryList`.
 */
export function useDeskCategoryList<
  TData = DataOf<'deskCategoryList'>,
  TError = ErrorType<'deskCategoryList'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskCategoryList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists all categories of both levels in display order, hidden ones too, with their texts in every language and how many products use them.
 * Calls `deskCategoryList`.
 */
export function useDeskCategoryList<
  TData = DataOf<'deskCategoryList'>,
  TError = ErrorType<'deskCategoryList'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskCategoryList'>, TError, TData>> },
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
    DataOf<'deskCategorySave'>,
    TError,
    DeskCategorySaveMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'deskCategorySave'>, TError, DeskCategorySaveMutationVariables, TContext> => {
  const mutationKey = getDeskCategorySaveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskCategorySave = useDeskCategorySaveHook();

  const mutationFn: MutationFunction<DataOf<'deskCategorySave'>, DeskCategorySaveMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return deskCategorySave(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskCategorySaveMutationResult = NonNullable<DataOf<'deskCategorySave'>>;
export type DeskCategorySaveMutationBody = DeskCategoryDraft;
export type DeskCategorySaveMutationError = ErrorType<'deskCategorySave'>;
export type DeskCategorySaveMutationVariables = { data: DeskCategoryDraft };

/**
 * Creates a category as the last one of its level, or changes one. With another parent it moves there with its products. A change sends the version it read; a stale one is refused.
 * Calls `deskCategorySave`.
 *
 * Its errors, besides those of every operation:
 * - `categoryNotFound`: There is no such category.
 * - `categoryHasChildren`: This category has subcategories. Move or delete them first.
 * - `changedMeanwhile`: Somebody else has changed this. Please look at it again.
 * - `imageUploadFailed`: The picture could not be uploaded.
 */
export const useDeskCategorySave = <TError = ErrorType<'deskCategorySave'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskCategorySave'>,
      TError,
      DeskCategorySaveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskCategorySave'>, TError, DeskCategorySaveMutationVariables, TContext> => {
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
    DataOf<'deskCategoryOrder'>,
    TError,
    DeskCategoryOrderMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'deskCategoryOrder'>, TError, DeskCategoryOrderMutationVariables, TContext> => {
  const mutationKey = getDeskCategoryOrderMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskCategoryOrder = useDeskCategoryOrderHook();

  const mutationFn: MutationFunction<DataOf<'deskCategoryOrder'>, DeskCategoryOrderMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return deskCategoryOrder(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskCategoryOrderMutationResult = NonNullable<DataOf<'deskCategoryOrder'>>;
export type DeskCategoryOrderMutationBody = DeskCategoryOrder;
export type DeskCategoryOrderMutationError = ErrorType<'deskCategoryOrder'>;
export type DeskCategoryOrderMutationVariables = { data: DeskCategoryOrder };

/**
 * Puts the categories of one level, or those beneath one, in the order that is sent. Refused if one was added, moved or deleted meanwhile.
 * Calls `deskCategoryOrder`.
 *
 * Its errors, besides those of every operation:
 * - `changedMeanwhile`: Somebody else has changed this. Please look at it again.
 */
export const useDeskCategoryOrder = <TError = ErrorType<'deskCategoryOrder'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskCategoryOrder'>,
      TError,
      DeskCategoryOrderMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskCategoryOrder'>, TError, DeskCategoryOrderMutationVariables, TContext> => {
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
    DataOf<'deskCategoryRemove'>,
    TError,
    DeskCategoryRemoveMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'deskCategoryRemove'>,
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

  const mutationFn: MutationFunction<DataOf<'deskCategoryRemove'>, DeskCategoryRemoveMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return deskCategoryRemove(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskCategoryRemoveMutationResult = NonNullable<DataOf<'deskCategoryRemove'>>;

export type DeskCategoryRemoveMutationError = ErrorType<'deskCategoryRemove'>;
export type DeskCategoryRemoveMutationVariables = { params: DeskCategoryRemoveParams };

/**
 * Deletes a category that no product uses and that has none beneath it. Others can be hidden instead.
 * Calls `deskCategoryRemove`.
 *
 * Its errors, besides those of every operation:
 * - `categoryNotFound`: There is no such category.
 * - `categoryHasGoods`: Products use this category. Move them first, or hide the category.
 * - `categoryHasChildren`: This category has subcategories. Move or delete them first.
 * - `changedMeanwhile`: Somebody else has changed this. Please look at it again.
 */
export const useDeskCategoryRemove = <TError = ErrorType<'deskCategoryRemove'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskCategoryRemove'>,
      TError,
      DeskCategoryRemoveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskCategoryRemove'>, TError, DeskCategoryRemoveMutationVariables, TContext> => {
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
  mutation?: UseMutationOptions<DataOf<'deskCategoryImportStarter'>, TError, void, TContext>;
}): UseMutationOptions<DataOf<'deskCategoryImportStarter'>, TError, void, TContext> => {
  const mutationKey = getDeskCategoryImportStarterMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskCategoryImportStarter = useDeskCategoryImportStarterHook();

  const mutationFn: MutationFunction<DataOf<'deskCategoryImportStarter'>, void> = () => {
    return deskCategoryImportStarter();
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskCategoryImportStarterMutationResult = NonNullable<DataOf<'deskCategoryImportStarter'>>;

export type DeskCategoryImportStarterMutationError = ErrorType<'deskCategoryImportStarter'>;

/**
 * Creates a set of categories of both levels with pictures and names in all languages, in a mall that has none yet.
 * Calls `deskCategoryImportStarter`.
 *
 * Its errors, besides those of every operation:
 * - `categoriesExist`: This mall already has categories. The starter set is for an empty mall.
 */
export const useDeskCategoryImportStarter = <
  TError = ErrorType<'deskCategoryImportStarter'>,
  TContext = unknown,
>(
  options?: { mutation?: UseMutationOptions<DataOf<'deskCategoryImportStarter'>, TError, void, TContext> },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskCategoryImportStarter'>, TError, void, TContext> => {
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
  TData = DataOf<'deskBannerList'>,
  TError = ErrorType<'deskBannerList'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'deskBannerList'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskBannerListQueryKey();

  const deskBannerList = useDeskBannerListHook();

  const queryFn: QueryFunction<DataOf<'deskBannerList'>> = ({ signal }) => deskBannerList(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.deskBannerList);

  return customOptions as UseQueryOptions<DataOf<'deskBannerList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskBannerListQueryResult = NonNullable<DataOf<'deskBannerList'>>;
export type DeskBannerListQueryError = ErrorType<'deskBannerList'>;

/**
 * Lists all banners of the home page, for the website first, in display order, with their state now and their texts.
 * Calls `deskBannerList`.
 */
export function useDeskBannerList<TData = DataOf<'deskBannerList'>, TError = ErrorType<'deskBannerList'>>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskBannerList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskBannerList'>, TError, DataOf<'deskBannerList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists all banners of the home page, for the website first, in display order, with their state now and their texts.
 * Calls `deskBannerList`.
 */
export function useDeskBannerList<TData = DataOf<'deskBannerList'>, TError = ErrorType<'deskBannerList'>>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskBannerList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskBannerList'>, TError, DataOf<'deskBannerList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists all banners of the home page, for the website first, in display order, with their state now and their texts.
 * Calls `deskBannerList`.
 */
export function useDeskBannerList<TData = DataOf<'deskBannerList'>, TError = ErrorType<'deskBannerList'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskBannerList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists all banners of the home page, for the website first, in display order, with their state now and their texts.
 * Calls `deskBannerList`.
 */
export function useDeskBannerList<TData = DataOf<'deskBannerList'>, TError = ErrorType<'deskBannerList'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskBannerList'>, TError, TData>> },
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
  mutation?: UseMutationOptions<DataOf<'deskBannerSave'>, TError, DeskBannerSaveMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'deskBannerSave'>, TError, DeskBannerSaveMutationVariables, TContext> => {
  const mutationKey = getDeskBannerSaveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskBannerSave = useDeskBannerSaveHook();

  const mutationFn: MutationFunction<DataOf<'deskBannerSave'>, DeskBannerSaveMutationVariables> = (props) => {
    const { data } = props ?? {};

    return deskBannerSave(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskBannerSaveMutationResult = NonNullable<DataOf<'deskBannerSave'>>;
export type DeskBannerSaveMutationBody = DeskBannerDraft;
export type DeskBannerSaveMutationError = ErrorType<'deskBannerSave'>;
export type DeskBannerSaveMutationVariables = { data: DeskBannerDraft };

/**
 * Creates a banner as the last one of its place, or changes one. A change sends the version it read; a stale one is refused.
 * Calls `deskBannerSave`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 * - `changedMeanwhile`: Somebody else has changed this. Please look at it again.
 * - `imageUploadFailed`: The picture could not be uploaded.
 */
export const useDeskBannerSave = <TError = ErrorType<'deskBannerSave'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskBannerSave'>,
      TError,
      DeskBannerSaveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskBannerSave'>, TError, DeskBannerSaveMutationVariables, TContext> => {
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
    DataOf<'deskBannerOrder'>,
    TError,
    DeskBannerOrderMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'deskBannerOrder'>, TError, DeskBannerOrderMutationVariables, TContext> => {
  const mutationKey = getDeskBannerOrderMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskBannerOrder = useDeskBannerOrderHook();

  const mutationFn: MutationFunction<DataOf<'deskBannerOrder'>, DeskBannerOrderMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return deskBannerOrder(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskBannerOrderMutationResult = NonNullable<DataOf<'deskBannerOrder'>>;
export type DeskBannerOrderMutationBody = DeskBannerSequence;
export type DeskBannerOrderMutationError = ErrorType<'deskBannerOrder'>;
export type DeskBannerOrderMutationVariables = { data: DeskBannerSequence };

/**
 * Puts the banners of one kind of store in the order that is sent. Refused if one was added or deleted meanwhile.
 * Calls `deskBannerOrder`.
 *
 * Its errors, besides those of every operation:
 * - `changedMeanwhile`: Somebody else has changed this. Please look at it again.
 */
export const useDeskBannerOrder = <TError = ErrorType<'deskBannerOrder'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskBannerOrder'>,
      TError,
      DeskBannerOrderMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskBannerOrder'>, TError, DeskBannerOrderMutationVariables, TContext> => {
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
    DataOf<'deskBannerRemove'>,
    TError,
    DeskBannerRemoveMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'deskBannerRemove'>, TError, DeskBannerRemoveMutationVariables, TContext> => {
  const mutationKey = getDeskBannerRemoveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskBannerRemove = useDeskBannerRemoveHook();

  const mutationFn: MutationFunction<DataOf<'deskBannerRemove'>, DeskBannerRemoveMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return deskBannerRemove(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskBannerRemoveMutationResult = NonNullable<DataOf<'deskBannerRemove'>>;

export type DeskBannerRemoveMutationError = ErrorType<'deskBannerRemove'>;
export type DeskBannerRemoveMutationVariables = { params: DeskBannerRemoveParams };

/**
 * Deletes a banner with its picture. One that should come back later can be hidden instead.
 * Calls `deskBannerRemove`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 * - `changedMeanwhile`: Somebody else has changed this. Please look at it again.
 */
export const useDeskBannerRemove = <TError = ErrorType<'deskBannerRemove'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskBannerRemove'>,
      TError,
      DeskBannerRemoveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskBannerRemove'>, TError, DeskBannerRemoveMutationVariables, TContext> => {
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
  TData = InfiniteData<DataOf<'deskNewsList'>, DeskNewsListParams['pageNum']>,
  TError = ErrorType<'deskNewsList'>,
>(
  params?: DeskNewsListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'deskNewsList'>, TError, TData, QueryKey, DeskNewsListParams['pageNum']>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskNewsListInfiniteQueryKey(params);

  const deskNewsList = useDeskNewsListHook();

  const queryFn: QueryFunction<DataOf<'deskNewsList'>, QueryKey, DeskNewsListParams['pageNum']> = ({
    signal,
    pageParam,
  }) => deskNewsList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskNewsList,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'deskNewsList'>,
    TError,
    TData,
    QueryKey,
    DeskNewsListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskNewsListInfiniteQueryResult = NonNullable<DataOf<'deskNewsList'>>;
export type DeskNewsListInfiniteQueryError = ErrorType<'deskNewsList'>;

/**
 * Lists the news of the mall, newest first, also hidden and scheduled ones, with how many are in each state.
 * Calls `deskNewsList`.
 */
export function useDeskNewsListInfinite<
  TData = InfiniteData<DataOf<'deskNewsList'>, DeskNewsListParams['pageNum']>,
  TError = ErrorType<'deskNewsList'>,
>(
  params: undefined | DeskNewsListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<DataOf<'deskNewsList'>, TError, TData, QueryKey, DeskNewsListParams['pageNum']>
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskNewsList'>, TError, DataOf<'deskNewsList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the news of the mall, newest first, also hidden and scheduled ones, with how many are in each state.
 * Calls `deskNewsList`.
 */
export function useDeskNewsListInfinite<
  TData = InfiniteData<DataOf<'deskNewsList'>, DeskNewsListParams['pageNum']>,
  TError = ErrorType<'deskNewsList'>,
>(
  params?: DeskNewsListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'deskNewsList'>, TError, TData, QueryKey, DeskNewsListParams['pageNum']>
    > &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskNewsList'>, TError, DataOf<'deskNewsList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the news of the mall, newest first, also hidden and scheduled ones, with how many are in each state.
 * Calls `deskNewsList`.
 */
export function useDeskNewsListInfinite<
  TData = InfiniteData<DataOf<'deskNewsList'>, DeskNewsListParams['pageNum']>,
  TError = ErrorType<'deskNewsList'>,
>(
  params?: DeskNewsListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'deskNewsList'>, TError, TData, QueryKey, DeskNewsListParams['pageNum']>
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the news of the mall, newest first, also hidden and scheduled ones, with how many are in each state.
 * Calls `deskNewsList`.
 */
export function useDeskNewsListInfinite<
  TData = InfiniteData<DataOf<'deskNewsList'>, DeskNewsListParams['pageNum']>,
  TError = ErrorType<'deskNewsList'>,
>(
  params?: DeskNewsListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'deskNewsList'>, TError, TData, QueryKey, DeskNewsListParams['pageNum']>
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
  TData = DataOf<'deskNewsList'>,
  TError = ErrorType<'deskNewsList'>,
>(
  params?: DeskNewsListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskNewsList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskNewsListQueryKey(params);

  const deskNewsList = useDeskNewsListHook();

  const queryFn: QueryFunction<DataOf<'deskNewsList'>> = ({ signal }) => deskNewsList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskNewsList,
  );

  return customOptions as UseQueryOptions<DataOf<'deskNewsList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskNewsListQueryResult = NonNullable<DataOf<'deskNewsList'>>;
export type DeskNewsListQueryError = ErrorType<'deskNewsList'>;

/**
 * Lists the news of the mall, newest first, also hidden and scheduled ones, with how many are in each state.
 * Calls `deskNewsList`.
 */
export function useDeskNewsList<TData = DataOf<'deskNewsList'>, TError = ErrorType<'deskNewsList'>>(
  params: undefined | DeskNewsListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskNewsList'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'deskNewsList'>, TError, DataOf<'deskNewsList'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the news of the mall, newest first, also hidden and scheduled ones, with how many are in each state.
 * Calls `deskNewsList`.
 */
export function useDeskNewsList<TData = DataOf<'deskNewsList'>, TError = ErrorType<'deskNewsList'>>(
  params?: DeskNewsListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskNewsList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskNewsList'>, TError, DataOf<'deskNewsList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the news of the mall, newest first, also hidden and scheduled ones, with how many are in each state.
 * Calls `deskNewsList`.
 */
export function useDeskNewsList<TData = DataOf<'deskNewsList'>, TError = ErrorType<'deskNewsList'>>(
  params?: DeskNewsListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskNewsList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the news of the mall, newest first, also hidden and scheduled ones, with how many are in each state.
 * Calls `deskNewsList`.
 */
export function useDeskNewsList<TData = DataOf<'deskNewsList'>, TError = ErrorType<'deskNewsList'>>(
  params?: DeskNewsListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskNewsList'>, TError, TData>> },
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
  TData = DataOf<'deskNewsInfo'>,
  TError = ErrorType<'deskNewsInfo'>,
>(
  params: DeskNewsInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskNewsInfo'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskNewsInfoQueryKey(params);

  const deskNewsInfo = useDeskNewsInfoHook();

  const queryFn: QueryFunction<DataOf<'deskNewsInfo'>> = ({ signal }) => deskNewsInfo(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskNewsInfo,
  );

  return customOptions as UseQueryOptions<DataOf<'deskNewsInfo'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskNewsInfoQueryResult = NonNullable<DataOf<'deskNewsInfo'>>;
export type DeskNewsInfoQueryError = ErrorType<'deskNewsInfo'>;

/**
 * Answers a news item with its texts in every language and the version that a change has to send.
 * Calls `deskNewsInfo`.
 *
 * Its errors, besides those of every operation:
 * - `newsNotFound`: There is no such news item.
 */
export function useDeskNewsInfo<TData = DataOf<'deskNewsInfo'>, TError = ErrorType<'deskNewsInfo'>>(
  params: DeskNewsInfoParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskNewsInfo'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'deskNewsInfo'>, TError, DataOf<'deskNewsInfo'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers a news item with its texts in every language and the version that a change has to send.
 * Calls `deskNewsInfo`.
 *
 * Its errors, besides those of every operation:
 * - `newsNotFound`: There is no such news item.
 */
export function useDeskNewsInfo<TData = DataOf<'deskNewsInfo'>, TError = ErrorType<'deskNewsInfo'>>(
  params: DeskNewsInfoParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskNewsInfo'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskNewsInfo'>, TError, DataOf<'deskNewsInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers a news item with its texts in every language and the version that a change has to send.
 * Calls `deskNewsInfo`.
 *
 * Its errors, besides those of every operation:
 * - `newsNotFound`: There is no such news item.
 */
export function useDeskNewsInfo<TData = DataOf<'deskNewsInfo'>, TError = ErrorType<'deskNewsInfo'>>(
  params: DeskNewsInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskNewsInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers a news item with its texts in every language and the version that a change has to send.
 * Calls `deskNewsInfo`.
 *
 * Its errors, besides those of every operation:
 * - `newsNotFound`: There is no such news item.
 */
export function useDeskNewsInfo<TData = DataOf<'deskNewsInfo'>, TError = ErrorType<'deskNewsInfo'>>(
  params: DeskNewsInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskNewsInfo'>, TError, TData>> },
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
  mutation?: UseMutationOptions<DataOf<'deskNewsSave'>, TError, DeskNewsSaveMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'deskNewsSave'>, TError, DeskNewsSaveMutationVariables, TContext> => {
  const mutationKey = getDeskNewsSaveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskNewsSave = useDeskNewsSaveHook();

  const mutationFn: MutationFunction<DataOf<'deskNewsSave'>, DeskNewsSaveMutationVariables> = (props) => {
    const { data } = props ?? {};

    return deskNewsSave(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskNewsSaveMutationResult = NonNullable<DataOf<'deskNewsSave'>>;
export type DeskNewsSaveMutationBody = DeskNewsDraft;
export type DeskNewsSaveMutationError = ErrorType<'deskNewsSave'>;
export type DeskNewsSaveMutationVariables = { data: DeskNewsDraft };

/**
 * Creates a news item or changes one. It appears at its date, unless it is hidden. A stale change is refused.
 * Calls `deskNewsSave`.
 *
 * Its errors, besides those of every operation:
 * - `newsNotFound`: There is no such news item.
 * - `changedMeanwhile`: Somebody else has changed this. Please look at it again.
 * - `imageUploadFailed`: The picture could not be uploaded.
 */
export const useDeskNewsSave = <TError = ErrorType<'deskNewsSave'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'deskNewsSave'>, TError, DeskNewsSaveMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskNewsSave'>, TError, DeskNewsSaveMutationVariables, TContext> => {
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
  mutation?: UseMutationOptions<DataOf<'deskNewsRemove'>, TError, DeskNewsRemoveMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'deskNewsRemove'>, TError, DeskNewsRemoveMutationVariables, TContext> => {
  const mutationKey = getDeskNewsRemoveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskNewsRemove = useDeskNewsRemoveHook();

  const mutationFn: MutationFunction<DataOf<'deskNewsRemove'>, DeskNewsRemoveMutationVariables> = (props) => {
    const { params } = props ?? {};

    return deskNewsRemove(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskNewsRemoveMutationResult = NonNullable<DataOf<'deskNewsRemove'>>;

export type DeskNewsRemoveMutationError = ErrorType<'deskNewsRemove'>;
export type DeskNewsRemoveMutationVariables = { params: DeskNewsRemoveParams };

/**
 * Deletes a news item with its picture. One that should come back later can be hidden instead.
 * Calls `deskNewsRemove`.
 *
 * Its errors, besides those of every operation:
 * - `newsNotFound`: There is no such news item.
 * - `changedMeanwhile`: Somebody else has changed this. Please look at it again.
 */
export const useDeskNewsRemove = <TError = ErrorType<'deskNewsRemove'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskNewsRemove'>,
      TError,
      DeskNewsRemoveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskNewsRemove'>, TError, DeskNewsRemoveMutationVariables, TContext> => {
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
  TData = DataOf<'deskLotteryList'>,
  TError = ErrorType<'deskLotteryList'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'deskLotteryList'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskLotteryListQueryKey();

  const deskLotteryList = useDeskLotteryListHook();

  const queryFn: QueryFunction<DataOf<'deskLotteryList'>> = ({ signal }) => deskLotteryList(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.deskLotteryList);

  return customOptions as UseQueryOptions<DataOf<'deskLotteryList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskLotteryListQueryResult = NonNullable<DataOf<'deskLotteryList'>>;
export type DeskLotteryListQueryError = ErrorType<'deskLotteryList'>;

/**
 * Lists all lucky draws, the latest first, with their state now. Buyers see the first one that has not ended.
 * Calls `deskLotteryList`.
 */
export function useDeskLotteryList<TData = DataOf<'deskLotteryList'>, TError = ErrorType<'deskLotteryList'>>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskLotteryList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskLotteryList'>, TError, DataOf<'deskLotteryList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists all lucky draws, the latest first, with their state now. Buyers see the first one that has not ended.
 * Calls `deskLotteryList`.
 */
export function useDeskLotteryList<TData = DataOf<'deskLotteryList'>, TError = ErrorType<'deskLotteryList'>>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskLotteryList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskLotteryList'>, TError, DataOf<'deskLotteryList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists all lucky draws, the latest first, with their state now. Buyers see the first one that has not ended.
 * Calls `deskLotteryList`.
 */
export function useDeskLotteryList<TData = DataOf<'deskLotteryList'>, TError = ErrorType<'deskLotteryList'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskLotteryList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists all lucky draws, the latest first, with their state now. Buyers see the first one that has not ended.
 * Calls `deskLotteryList`.
 */
export function useDeskLotteryList<TData = DataOf<'deskLotteryList'>, TError = ErrorType<'deskLotteryList'>>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskLotteryList'>, TError, TData>> },
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
    DataOf<'deskLotterySave'>,
    TError,
    DeskLotterySaveMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'deskLotterySave'>, TError, DeskLotterySaveMutationVariables, TContext> => {
  const mutationKey = getDeskLotterySaveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskLotterySave = useDeskLotterySaveHook();

  const mutationFn: MutationFunction<DataOf<'deskLotterySave'>, DeskLotterySaveMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return deskLotterySave(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskLotterySaveMutationResult = NonNullable<DataOf<'deskLotterySave'>>;
export type DeskLotterySaveMutationBody = DeskLotteryDraft;
export type DeskLotterySaveMutationError = ErrorType<'deskLotterySave'>;
export type DeskLotterySaveMutationVariables = { data: DeskLotteryDraft };

/**
 * Creates a lucky draw or changes one. A change sends the version it read; a stale one is refused.
 * Calls `deskLotterySave`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 * - `changedMeanwhile`: Somebody else has changed this. Please look at it again.
 */
export const useDeskLotterySave = <TError = ErrorType<'deskLotterySave'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskLotterySave'>,
      TError,
      DeskLotterySaveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskLotterySave'>, TError, DeskLotterySaveMutationVariables, TContext> => {
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
    DataOf<'deskLotteryRemove'>,
    TError,
    DeskLotteryRemoveMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'deskLotteryRemove'>, TError, DeskLotteryRemoveMutationVariables, TContext> => {
  const mutationKey = getDeskLotteryRemoveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskLotteryRemove = useDeskLotteryRemoveHook();

  const mutationFn: MutationFunction<DataOf<'deskLotteryRemove'>, DeskLotteryRemoveMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return deskLotteryRemove(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskLotteryRemoveMutationResult = NonNullable<DataOf<'deskLotteryRemove'>>;

export type DeskLotteryRemoveMutationError = ErrorType<'deskLotteryRemove'>;
export type DeskLotteryRemoveMutationVariables = { params: DeskLotteryRemoveParams };

/**
 * Deletes a lucky draw. One that should come back later can be hidden instead.
 * Calls `deskLotteryRemove`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 * - `changedMeanwhile`: Somebody else has changed this. Please look at it again.
 */
export const useDeskLotteryRemove = <TError = ErrorType<'deskLotteryRemove'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskLotteryRemove'>,
      TError,
      DeskLotteryRemoveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskLotteryRemove'>, TError, DeskLotteryRemoveMutationVariables, TContext> => {
  return useMutation(useDeskLotteryRemoveMutationOptions(options), queryClient);
};
/**
 * Lists the coupons of the mall and of its stores, the latest first, with what they have cost so far.
 * @summary List coupons
 */
export const useDeskCouponListHook = () => {
  const deskCouponList = useCall<DeskCouponListOk>(operations.deskCouponList);

  return useCallback(
    (params?: DeskCouponListParams, signal?: AbortSignal) => {
      return deskCouponList(params, signal);
    },
    [deskCouponList],
  );
};

export const getDeskCouponListInfiniteQueryKey = (params?: DeskCouponListParams) => {
  return ['infinite', 'deskCouponList', ...(params ? [params] : [])] as const;
};

export const getDeskCouponListQueryKey = (params?: DeskCouponListParams) => {
  return ['deskCouponList', ...(params ? [params] : [])] as const;
};

export const useDeskCouponListInfiniteQueryOptions = <
  TData = InfiniteData<DataOf<'deskCouponList'>, DeskCouponListParams['pageNum']>,
  TError = ErrorType<'deskCouponList'>,
>(
  params?: DeskCouponListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskCouponList'>,
        TError,
        TData,
        QueryKey,
        DeskCouponListParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskCouponListInfiniteQueryKey(params);

  const deskCouponList = useDeskCouponListHook();

  const queryFn: QueryFunction<DataOf<'deskCouponList'>, QueryKey, DeskCouponListParams['pageNum']> = ({
    signal,
    pageParam,
  }) => deskCouponList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskCouponList,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'deskCouponList'>,
    TError,
    TData,
    QueryKey,
    DeskCouponListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DeskCouponListInfiniteQueryResult = NonNullable<DataOf<'deskCouponList'>>;
export type DeskCouponListInfiniteQueryError = ErrorType<'deskCouponList'>;

/**
 * Lists the coupons of the mall and of its stores, the latest first, with what they have cost so far.
 * Calls `deskCouponList`.
 */
export function useDeskCouponListInfinite<
  TData = InfiniteData<DataOf<'deskCouponList'>, DeskCouponListParams['pageNum']>,
  TError = ErrorType<'deskCouponList'>,
>(
  params: undefined | DeskCouponListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskCouponList'>,
        TError,
        TData,
        QueryKey,
        DeskCouponListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskCouponList'>, TError, DataOf<'deskCouponList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the coupons of the mall and of its stores, the latest first, with what they have cost so far.
 * Calls `deskCouponList`.
 */
export function useDeskCouponListInfinite<
  TData = InfiniteData<DataOf<'deskCouponList'>, DeskCouponListParams['pageNum']>,
  TError = ErrorType<'deskCouponList'>,
>(
  params?: DeskCouponListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskCouponList'>,
        TError,
        TData,
        QueryKey,
        DeskCouponListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskCouponList'>, TError, DataOf<'deskCouponList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the coupons of the mall and of its stores, the latest first, with what they have cost so far.
 * Calls `deskCouponList`.
 */
export function useDeskCouponListInfinite<
  TData = InfiniteData<DataOf<'deskCouponList'>, DeskCouponListParams['pageNum']>,
  TError = ErrorType<'deskCouponList'>,
>(
  params?: DeskCouponListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskCouponList'>,
        TError,
        TData,
        QueryKey,
        DeskCouponListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the coupons of the mall and of its stores, the latest first, with what they have cost so far.
 * Calls `deskCouponList`.
 */
export function useDeskCouponListInfinite<
  TData = InfiniteData<DataOf<'deskCouponList'>, DeskCouponListParams['pageNum']>,
  TError = ErrorType<'deskCouponList'>,
>(
  params?: DeskCouponListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'deskCouponList'>,
        TError,
        TData,
        QueryKey,
        DeskCouponListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskCouponListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useDeskCouponListQueryOptions = <
  TData = DataOf<'deskCouponList'>,
  TError = ErrorType<'deskCouponList'>,
>(
  params?: DeskCouponListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskCouponList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskCouponListQueryKey(params);

  const deskCouponList = useDeskCouponListHook();

  const queryFn: QueryFunction<DataOf<'deskCouponList'>> = ({ signal }) => deskCouponList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskCouponList,
  );

  return customOptions as UseQueryOptions<DataOf<'deskCouponList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskCouponListQueryResult = NonNullable<DataOf<'deskCouponList'>>;
export type DeskCouponListQueryError = ErrorType<'deskCouponList'>;

/**
 * Lists the coupons of the mall and of its stores, the latest first, with what they have cost so far.
 * Calls `deskCouponList`.
 */
export function useDeskCouponList<TData = DataOf<'deskCouponList'>, TError = ErrorType<'deskCouponList'>>(
  params: undefined | DeskCouponListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskCouponList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskCouponList'>, TError, DataOf<'deskCouponList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the coupons of the mall and of its stores, the latest first, with what they have cost so far.
 * Calls `deskCouponList`.
 */
export function useDeskCouponList<TData = DataOf<'deskCouponList'>, TError = ErrorType<'deskCouponList'>>(
  params?: DeskCouponListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskCouponList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskCouponList'>, TError, DataOf<'deskCouponList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the coupons of the mall and of its stores, the latest first, with what they have cost so far.
 * Calls `deskCouponList`.
 */
export function useDeskCouponList<TData = DataOf<'deskCouponList'>, TError = ErrorType<'deskCouponList'>>(
  params?: DeskCouponListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskCouponList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the coupons of the mall and of its stores, the latest first, with what they have cost so far.
 * Calls `deskCouponList`.
 */
export function useDeskCouponList<TData = DataOf<'deskCouponList'>, TError = ErrorType<'deskCouponList'>>(
  params?: DeskCouponListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskCouponList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDeskCouponListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Creates a coupon of the mall, which pays for it, or changes one. A store's coupon is changed by the store. Once an order has used a coupon, only its end and its limits can change, and not to less than what is used.
 * @summary Create or change a coupon
 */
export const useDeskCouponSaveHook = () => {
  const deskCouponSave = useCall<DeskCouponSaveOk>(operations.deskCouponSave);

  return useCallback(
    (officeCouponDraft: OfficeCouponDraft, signal?: AbortSignal) => {
      return deskCouponSave(officeCouponDraft, signal);
    },
    [deskCouponSave],
  );
};

export const getDeskCouponSaveMutationKey = () => ['deskCouponSave'] as const;

export const useDeskCouponSaveMutationOptions = <
  TError = ErrorType<'deskCouponSave'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<DataOf<'deskCouponSave'>, TError, DeskCouponSaveMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'deskCouponSave'>, TError, DeskCouponSaveMutationVariables, TContext> => {
  const mutationKey = getDeskCouponSaveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskCouponSave = useDeskCouponSaveHook();

  const mutationFn: MutationFunction<DataOf<'deskCouponSave'>, DeskCouponSaveMutationVariables> = (props) => {
    const { data } = props ?? {};

    return deskCouponSave(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskCouponSaveMutationResult = NonNullable<DataOf<'deskCouponSave'>>;
export type DeskCouponSaveMutationBody = OfficeCouponDraft;
export type DeskCouponSaveMutationError = ErrorType<'deskCouponSave'>;
export type DeskCouponSaveMutationVariables = { data: OfficeCouponDraft };

/**
 * Creates a coupon of the mall, which pays for it, or changes one. A store's coupon is changed by the store. Once an order has used a coupon, only its end and its limits can change, and not to less than what is used.
 * Calls `deskCouponSave`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 * - `changedMeanwhile`: Somebody else has changed this. Please look at it again.
 * - `couponCodeTaken`: A coupon with this code exists. Please choose another code.
 * - `couponInUse`: Orders have used this coupon. Only its end and its limits can change, and not to less than what is used.
 */
export const useDeskCouponSave = <TError = ErrorType<'deskCouponSave'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskCouponSave'>,
      TError,
      DeskCouponSaveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskCouponSave'>, TError, DeskCouponSaveMutationVariables, TContext> => {
  return useMutation(useDeskCouponSaveMutationOptions(options), queryClient);
};
/**
 * Ends a coupon of the mall or of a store now. Orders that use it keep it. Ending one that has ended changes nothing.
 * @summary End a coupon
 */
export const useDeskCouponEndHook = () => {
  const deskCouponEnd = useCall<DeskCouponEndOk>(operations.deskCouponEnd);

  return useCallback(
    (params: DeskCouponEndParams, signal?: AbortSignal) => {
      return deskCouponEnd(params, signal);
    },
    [deskCouponEnd],
  );
};

export const getDeskCouponEndMutationKey = () => ['deskCouponEnd'] as const;

export const useDeskCouponEndMutationOptions = <
  TError = ErrorType<'deskCouponEnd'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<DataOf<'deskCouponEnd'>, TError, DeskCouponEndMutationVariables, TContext>;
}): UseMutationOptions<DataOf<'deskCouponEnd'>, TError, DeskCouponEndMutationVariables, TContext> => {
  const mutationKey = getDeskCouponEndMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskCouponEnd = useDeskCouponEndHook();

  const mutationFn: MutationFunction<DataOf<'deskCouponEnd'>, DeskCouponEndMutationVariables> = (props) => {
    const { params } = props ?? {};

    return deskCouponEnd(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskCouponEndMutationResult = NonNullable<DataOf<'deskCouponEnd'>>;

export type DeskCouponEndMutationError = ErrorType<'deskCouponEnd'>;
export type DeskCouponEndMutationVariables = { params: DeskCouponEndParams };

/**
 * Ends a coupon of the mall or of a store now. Orders that use it keep it. Ending one that has ended changes nothing.
 * Calls `deskCouponEnd`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export const useDeskCouponEnd = <TError = ErrorType<'deskCouponEnd'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<DataOf<'deskCouponEnd'>, TError, DeskCouponEndMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskCouponEnd'>, TError, DeskCouponEndMutationVariables, TContext> => {
  return useMutation(useDeskCouponEndMutationOptions(options), queryClient);
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
  TData = DataOf<'deskHelpPageList'>,
  TError = ErrorType<'deskHelpPageList'>,
>(options?: {
  query?: Partial<UseQueryOptions<DataOf<'deskHelpPageList'>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskHelpPageListQueryKey();

  const deskHelpPageList = useDeskHelpPageListHook();

  const queryFn: QueryFunction<DataOf<'deskHelpPageList'>> = ({ signal }) => deskHelpPageList(signal);

  const customOptions = withPaging({ queryKey, queryFn, ...queryOptions }, {}, operations.deskHelpPageList);

  return customOptions as UseQueryOptions<DataOf<'deskHelpPageList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskHelpPageListQueryResult = NonNullable<DataOf<'deskHelpPageList'>>;
export type DeskHelpPageListQueryError = ErrorType<'deskHelpPageList'>;

/**
 * Lists the information pages that the mall has written itself. Other pages show the text of the client.
 * Calls `deskHelpPageList`.
 */
export function useDeskHelpPageList<
  TData = DataOf<'deskHelpPageList'>,
  TError = ErrorType<'deskHelpPageList'>,
>(
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskHelpPageList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskHelpPageList'>, TError, DataOf<'deskHelpPageList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the information pages that the mall has written itself. Other pages show the text of the client.
 * Calls `deskHelpPageList`.
 */
export function useDeskHelpPageList<
  TData = DataOf<'deskHelpPageList'>,
  TError = ErrorType<'deskHelpPageList'>,
>(
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskHelpPageList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskHelpPageList'>, TError, DataOf<'deskHelpPageList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the information pages that the mall has written itself. Other pages show the text of the client.
 * Calls `deskHelpPageList`.
 */
export function useDeskHelpPageList<
  TData = DataOf<'deskHelpPageList'>,
  TError = ErrorType<'deskHelpPageList'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskHelpPageList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the information pages that the mall has written itself. Other pages show the text of the client.
 * Calls `deskHelpPageList`.
 */
export function useDeskHelpPageList<
  TData = DataOf<'deskHelpPageList'>,
  TError = ErrorType<'deskHelpPageList'>,
>(
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskHelpPageList'>, TError, TData>> },
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
  TData = DataOf<'deskHelpPageInfo'>,
  TError = ErrorType<'deskHelpPageInfo'>,
>(
  params: DeskHelpPageInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskHelpPageInfo'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDeskHelpPageInfoQueryKey(params);

  const deskHelpPageInfo = useDeskHelpPageInfoHook();

  const queryFn: QueryFunction<DataOf<'deskHelpPageInfo'>> = ({ signal }) => deskHelpPageInfo(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.deskHelpPageInfo,
  );

  return customOptions as UseQueryOptions<DataOf<'deskHelpPageInfo'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type DeskHelpPageInfoQueryResult = NonNullable<DataOf<'deskHelpPageInfo'>>;
export type DeskHelpPageInfoQueryError = ErrorType<'deskHelpPageInfo'>;

/**
 * Answers an information page with its texts in every language; without any, at version 0, where the mall has not written it.
 * Calls `deskHelpPageInfo`.
 */
export function useDeskHelpPageInfo<
  TData = DataOf<'deskHelpPageInfo'>,
  TError = ErrorType<'deskHelpPageInfo'>,
>(
  params: DeskHelpPageInfoParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'deskHelpPageInfo'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'deskHelpPageInfo'>, TError, DataOf<'deskHelpPageInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers an information page with its texts in every language; without any, at version 0, where the mall has not written it.
 * Calls `deskHelpPageInfo`.
 */
export function useDeskHelpPageInfo<
  TData = DataOf<'deskHelpPageInfo'>,
  TError = ErrorType<'deskHelpPageInfo'>,
>(
  params: DeskHelpPageInfoParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'deskHelpPageInfo'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'deskHelpPageInfo'>, TError, DataOf<'deskHelpPageInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers an information page with its texts in every language; without any, at version 0, where the mall has not written it.
 * Calls `deskHelpPageInfo`.
 */
export function useDeskHelpPageInfo<
  TData = DataOf<'deskHelpPageInfo'>,
  TError = ErrorType<'deskHelpPageInfo'>,
>(
  params: DeskHelpPageInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskHelpPageInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers an information page with its texts in every language; without any, at version 0, where the mall has not written it.
 * Calls `deskHelpPageInfo`.
 */
export function useDeskHelpPageInfo<
  TData = DataOf<'deskHelpPageInfo'>,
  TError = ErrorType<'deskHelpPageInfo'>,
>(
  params: DeskHelpPageInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'deskHelpPageInfo'>, TError, TData>> },
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
    DataOf<'deskHelpPageSave'>,
    TError,
    DeskHelpPageSaveMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'deskHelpPageSave'>, TError, DeskHelpPageSaveMutationVariables, TContext> => {
  const mutationKey = getDeskHelpPageSaveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const deskHelpPageSave = useDeskHelpPageSaveHook();

  const mutationFn: MutationFunction<DataOf<'deskHelpPageSave'>, DeskHelpPageSaveMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return deskHelpPageSave(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskHelpPageSaveMutationResult = NonNullable<DataOf<'deskHelpPageSave'>>;
export type DeskHelpPageSaveMutationBody = DeskHelpPageDraft;
export type DeskHelpPageSaveMutationError = ErrorType<'deskHelpPageSave'>;
export type DeskHelpPageSaveMutationVariables = { data: DeskHelpPageDraft };

/**
 * Writes an information page in the place of the text of the client. A change sends the version it read, 0 for a page that is not written yet.
 * Calls `deskHelpPageSave`.
 *
 * Its errors, besides those of every operation:
 * - `changedMeanwhile`: Somebody else has changed this. Please look at it again.
 */
export const useDeskHelpPageSave = <TError = ErrorType<'deskHelpPageSave'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskHelpPageSave'>,
      TError,
      DeskHelpPageSaveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskHelpPageSave'>, TError, DeskHelpPageSaveMutationVariables, TContext> => {
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
    DataOf<'deskHelpPageRemove'>,
    TError,
    DeskHelpPageRemoveMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'deskHelpPageRemove'>,
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

  const mutationFn: MutationFunction<DataOf<'deskHelpPageRemove'>, DeskHelpPageRemoveMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return deskHelpPageRemove(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeskHelpPageRemoveMutationResult = NonNullable<DataOf<'deskHelpPageRemove'>>;

export type DeskHelpPageRemoveMutationError = ErrorType<'deskHelpPageRemove'>;
export type DeskHelpPageRemoveMutationVariables = { params: DeskHelpPageRemoveParams };

/**
 * Deletes the text of the mall, so that clients show their own again.
 * Calls `deskHelpPageRemove`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 * - `changedMeanwhile`: Somebody else has changed this. Please look at it again.
 */
export const useDeskHelpPageRemove = <TError = ErrorType<'deskHelpPageRemove'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'deskHelpPageRemove'>,
      TError,
      DeskHelpPageRemoveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'deskHelpPageRemove'>, TError, DeskHelpPageRemoveMutationVariables, TContext> => {
  return useMutation(useDeskHelpPageRemoveMutationOptions(options), queryClient);
};
