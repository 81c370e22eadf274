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
  MerchantCouponEndOk,
  MerchantCouponEndParams,
  MerchantCouponListOk,
  MerchantCouponListParams,
  MerchantCouponSaveOk,
  MerchantDiscountEndOk,
  MerchantDiscountEndParams,
  MerchantDiscountSaveOk,
  MerchantDiscountSaveParams,
  MerchantGoodsBulk,
  MerchantGoodsBulkEditOk,
  MerchantGoodsDraft,
  MerchantGoodsExportRowsOk,
  MerchantGoodsExportRowsParams,
  MerchantGoodsImport,
  MerchantGoodsImportRowsOk,
  MerchantGoodsInfoOk,
  MerchantGoodsInfoParams,
  MerchantGoodsListOk,
  MerchantGoodsListParams,
  MerchantGoodsSaveOk,
  MerchantGoodsShelfOk,
  MerchantGoodsShelfParams,
  MerchantVariantSaveAllOk,
  MerchantVariantSheet,
  MerchantVariantStockOk,
  MerchantVariantStockParams,
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
 * Lists the goods of the store, on the shelf and off it, with stock and sales; goods of other stores never appear.
 * @summary List goods of the store
 */
export const useMerchantGoodsListHook = () => {
  const merchantGoodsList = useCall<MerchantGoodsListOk>(operations.merchantGoodsList);

  return useCallback(
    (params?: MerchantGoodsListParams, signal?: AbortSignal) => {
      return merchantGoodsList(params, signal);
    },
    [merchantGoodsList],
  );
};

export const getMerchantGoodsListInfiniteQueryKey = (params?: MerchantGoodsListParams) => {
  return ['infinite', 'merchantGoodsList', ...(params ? [params] : [])] as const;
};

export const getMerchantGoodsListQueryKey = (params?: MerchantGoodsListParams) => {
  return ['merchantGoodsList', ...(params ? [params] : [])] as const;
};

export const useMerchantGoodsListInfiniteQueryOptions = <
  TData = InfiniteData<DataOf<'merchantGoodsList'>, MerchantGoodsListParams['pageNum']>,
  TError = ErrorType<'merchantGoodsList'>,
>(
  params?: MerchantGoodsListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantGoodsList'>,
        TError,
        TData,
        QueryKey,
        MerchantGoodsListParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantGoodsListInfiniteQueryKey(params);

  const merchantGoodsList = useMerchantGoodsListHook();

  const queryFn: QueryFunction<DataOf<'merchantGoodsList'>, QueryKey, MerchantGoodsListParams['pageNum']> = ({
    signal,
    pageParam,
  }) => merchantGoodsList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantGoodsList,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'merchantGoodsList'>,
    TError,
    TData,
    QueryKey,
    MerchantGoodsListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type MerchantGoodsListInfiniteQueryResult = NonNullable<DataOf<'merchantGoodsList'>>;
export type MerchantGoodsListInfiniteQueryError = ErrorType<'merchantGoodsList'>;

/**
 * Lists the goods of the store, on the shelf and off it, with stock and sales; goods of other stores never appear.
 * Calls `merchantGoodsList`.
 */
export function useMerchantGoodsListInfinite<
  TData = InfiniteData<DataOf<'merchantGoodsList'>, MerchantGoodsListParams['pageNum']>,
  TError = ErrorType<'merchantGoodsList'>,
>(
  params: undefined | MerchantGoodsListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantGoodsList'>,
        TError,
        TData,
        QueryKey,
        MerchantGoodsListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'merchantGoodsList'>, TError, DataOf<'merchantGoodsList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the goods of the store, on the shelf and off it, with stock and sales; goods of other stores never appear.
 * Calls `merchantGoodsList`.
 */
export function useMerchantGoodsListInfinite<
  TData = InfiniteData<DataOf<'merchantGoodsList'>, MerchantGoodsListParams['pageNum']>,
  TError = ErrorType<'merchantGoodsList'>,
>(
  params?: MerchantGoodsListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantGoodsList'>,
        TError,
        TData,
        QueryKey,
        MerchantGoodsListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'merchantGoodsList'>,
          TError,
          DataOf<'merchantGoodsList'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the goods of the store, on the shelf and off it, with stock and sales; goods of other stores never appear.
 * Calls `merchantGoodsList`.
 */
export function useMerchantGoodsListInfinite<
  TData = InfiniteData<DataOf<'merchantGoodsList'>, MerchantGoodsListParams['pageNum']>,
  TError = ErrorType<'merchantGoodsList'>,
>(
  params?: MerchantGoodsListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantGoodsList'>,
        TError,
        TData,
        QueryKey,
        MerchantGoodsListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the goods of the store, on the shelf and off it, with stock and sales; goods of other stores never appear.
 * Calls `merchantGoodsList`.
 */
export function useMerchantGoodsListInfinite<
  TData = InfiniteData<DataOf<'merchantGoodsList'>, MerchantGoodsListParams['pageNum']>,
  TError = ErrorType<'merchantGoodsList'>,
>(
  params?: MerchantGoodsListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantGoodsList'>,
        TError,
        TData,
        QueryKey,
        MerchantGoodsListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useMerchantGoodsListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useMerchantGoodsListQueryOptions = <
  TData = DataOf<'merchantGoodsList'>,
  TError = ErrorType<'merchantGoodsList'>,
>(
  params?: MerchantGoodsListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantGoodsList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantGoodsListQueryKey(params);

  const merchantGoodsList = useMerchantGoodsListHook();

  const queryFn: QueryFunction<DataOf<'merchantGoodsList'>> = ({ signal }) =>
    merchantGoodsList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantGoodsList,
  );

  return customOptions as UseQueryOptions<DataOf<'merchantGoodsList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type MerchantGoodsListQueryResult = NonNullable<DataOf<'merchantGoodsList'>>;
export type MerchantGoodsListQueryError = ErrorType<'merchantGoodsList'>;

/**
 * Lists the goods of the store, on the shelf and off it, with stock and sales; goods of other stores never appear.
 * Calls `merchantGoodsList`.
 */
export function useMerchantGoodsList<
  TData = DataOf<'merchantGoodsList'>,
  TError = ErrorType<'merchantGoodsList'>,
>(
  params: undefined | MerchantGoodsListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'merchantGoodsList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'merchantGoodsList'>, TError, DataOf<'merchantGoodsList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the goods of the store, on the shelf and off it, with stock and sales; goods of other stores never appear.
 * Calls `merchantGoodsList`.
 */
export function useMerchantGoodsList<
  TData = DataOf<'merchantGoodsList'>,
  TError = ErrorType<'merchantGoodsList'>,
>(
  params?: MerchantGoodsListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'merchantGoodsList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'merchantGoodsList'>, TError, DataOf<'merchantGoodsList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the goods of the store, on the shelf and off it, with stock and sales; goods of other stores never appear.
 * Calls `merchantGoodsList`.
 */
export function useMerchantGoodsList<
  TData = DataOf<'merchantGoodsList'>,
  TError = ErrorType<'merchantGoodsList'>,
>(
  params?: MerchantGoodsListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantGoodsList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the goods of the store, on the shelf and off it, with stock and sales; goods of other stores never appear.
 * Calls `merchantGoodsList`.
 */
export function useMerchantGoodsList<
  TData = DataOf<'merchantGoodsList'>,
  TError = ErrorType<'merchantGoodsList'>,
>(
  params?: MerchantGoodsListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantGoodsList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useMerchantGoodsListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers goods of the store with texts, pictures, variants and the version that an edit has to send.
 * @summary Show goods for editing
 */
export const useMerchantGoodsInfoHook = () => {
  const merchantGoodsInfo = useCall<MerchantGoodsInfoOk>(operations.merchantGoodsInfo);

  return useCallback(
    (params: MerchantGoodsInfoParams, signal?: AbortSignal) => {
      return merchantGoodsInfo(params, signal);
    },
    [merchantGoodsInfo],
  );
};

export const getMerchantGoodsInfoQueryKey = (params?: MerchantGoodsInfoParams) => {
  return ['merchantGoodsInfo', ...(params ? [params] : [])] as const;
};

export const useMerchantGoodsInfoQueryOptions = <
  TData = DataOf<'merchantGoodsInfo'>,
  TError = ErrorType<'merchantGoodsInfo'>,
>(
  params: MerchantGoodsInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantGoodsInfo'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantGoodsInfoQueryKey(params);

  const merchantGoodsInfo = useMerchantGoodsInfoHook();

  const queryFn: QueryFunction<DataOf<'merchantGoodsInfo'>> = ({ signal }) =>
    merchantGoodsInfo(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantGoodsInfo,
  );

  return customOptions as UseQueryOptions<DataOf<'merchantGoodsInfo'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type MerchantGoodsInfoQueryResult = NonNullable<DataOf<'merchantGoodsInfo'>>;
export type MerchantGoodsInfoQueryError = ErrorType<'merchantGoodsInfo'>;

/**
 * Answers goods of the store with texts, pictures, variants and the version that an edit has to send.
 * Calls `merchantGoodsInfo`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 */
export function useMerchantGoodsInfo<
  TData = DataOf<'merchantGoodsInfo'>,
  TError = ErrorType<'merchantGoodsInfo'>,
>(
  params: MerchantGoodsInfoParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'merchantGoodsInfo'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'merchantGoodsInfo'>, TError, DataOf<'merchantGoodsInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers goods of the store with texts, pictures, variants and the version that an edit has to send.
 * Calls `merchantGoodsInfo`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 */
export function useMerchantGoodsInfo<
  TData = DataOf<'merchantGoodsInfo'>,
  TError = ErrorType<'merchantGoodsInfo'>,
>(
  params: MerchantGoodsInfoParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'merchantGoodsInfo'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'merchantGoodsInfo'>, TError, DataOf<'merchantGoodsInfo'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers goods of the store with texts, pictures, variants and the version that an edit has to send.
 * Calls `merchantGoodsInfo`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 */
export function useMerchantGoodsInfo<
  TData = DataOf<'merchantGoodsInfo'>,
  TError = ErrorType<'merchantGoodsInfo'>,
>(
  params: MerchantGoodsInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantGoodsInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers goods of the store with texts, pictures, variants and the version that an edit has to send.
 * Calls `merchantGoodsInfo`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 */
export function useMerchantGoodsInfo<
  TData = DataOf<'merchantGoodsInfo'>,
  TError = ErrorType<'merchantGoodsInfo'>,
>(
  params: MerchantGoodsInfoParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantGoodsInfo'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useMerchantGoodsInfoQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Creates goods, off the shelf at first, or changes them. A change sends the version it read; a stale one is refused and changes nothing.
 * @summary Create or change goods
 */
export const useMerchantGoodsSaveHook = () => {
  const merchantGoodsSave = useCall<MerchantGoodsSaveOk>(operations.merchantGoodsSave);

  return useCallback(
    (merchantGoodsDraft: MerchantGoodsDraft, signal?: AbortSignal) => {
      return merchantGoodsSave(merchantGoodsDraft, signal);
    },
    [merchantGoodsSave],
  );
};

export const getMerchantGoodsSaveMutationKey = () => ['merchantGoodsSave'] as const;

export const useMerchantGoodsSaveMutationOptions = <
  TError = ErrorType<'merchantGoodsSave'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'merchantGoodsSave'>,
    TError,
    MerchantGoodsSaveMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'merchantGoodsSave'>, TError, MerchantGoodsSaveMutationVariables, TContext> => {
  const mutationKey = getMerchantGoodsSaveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const merchantGoodsSave = useMerchantGoodsSaveHook();

  const mutationFn: MutationFunction<DataOf<'merchantGoodsSave'>, MerchantGoodsSaveMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return merchantGoodsSave(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantGoodsSaveMutationResult = NonNullable<DataOf<'merchantGoodsSave'>>;
export type MerchantGoodsSaveMutationBody = MerchantGoodsDraft;
export type MerchantGoodsSaveMutationError = ErrorType<'merchantGoodsSave'>;
export type MerchantGoodsSaveMutationVariables = { data: MerchantGoodsDraft };

/**
 * Creates goods, off the shelf at first, or changes them. A change sends the version it read; a stale one is refused and changes nothing.
 * Calls `merchantGoodsSave`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 * - `categoryNotFound`: There is no such category.
 * - `changedMeanwhile`: Somebody else has changed this. Please look at it again.
 * - `imageUploadFailed`: The picture could not be uploaded.
 * - `duplicateSubmission`: This was already submitted.
 */
export const useMerchantGoodsSave = <TError = ErrorType<'merchantGoodsSave'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'merchantGoodsSave'>,
      TError,
      MerchantGoodsSaveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'merchantGoodsSave'>, TError, MerchantGoodsSaveMutationVariables, TContext> => {
  return useMutation(useMerchantGoodsSaveMutationOptions(options), queryClient);
};
/**
 * Checks up to 500 rows and saves those without a fault, all in one transaction. A row with the identifier of goods changes
 * them, any other creates goods with one variant, off the shelf. A trial checks the rows and saves none. A larger sheet is sent in parts;
 * a part that is sent again creates nothing twice.
 * @summary Import goods from the rows of a sheet
 */
export const useMerchantGoodsImportRowsHook = () => {
  const merchantGoodsImportRows = useCall<MerchantGoodsImportRowsOk>(operations.merchantGoodsImportRows);

  return useCallback(
    (merchantGoodsImport: MerchantGoodsImport, signal?: AbortSignal) => {
      return merchantGoodsImportRows(merchantGoodsImport, signal);
    },
    [merchantGoodsImportRows],
  );
};

export const getMerchantGoodsImportRowsMutationKey = () => ['merchantGoodsImportRows'] as const;

export const useMerchantGoodsImportRowsMutationOptions = <
  TError = ErrorType<'merchantGoodsImportRows'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'merchantGoodsImportRows'>,
    TError,
    MerchantGoodsImportRowsMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'merchantGoodsImportRows'>,
  TError,
  MerchantGoodsImportRowsMutationVariables,
  TContext
> => {
  const mutationKey = getMerchantGoodsImportRowsMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const merchantGoodsImportRows = useMerchantGoodsImportRowsHook();

  const mutationFn: MutationFunction<
    DataOf<'merchantGoodsImportRows'>,
    MerchantGoodsImportRowsMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return merchantGoodsImportRows(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantGoodsImportRowsMutationResult = NonNullable<DataOf<'merchantGoodsImportRows'>>;
export type MerchantGoodsImportRowsMutationBody = MerchantGoodsImport;
export type MerchantGoodsImportRowsMutationError = ErrorType<'merchantGoodsImportRows'>;
export type MerchantGoodsImportRowsMutationVariables = { data: MerchantGoodsImport };

/**
 * Checks up to 500 rows and saves those without a fault, all in one transaction. A row with the identifier of goods changes
 * them, any other creates goods with one variant, off the shelf. A trial checks the rows and saves none. A larger sheet is sent in parts;
 * a part that is sent again creates nothing twice.
 * Calls `merchantGoodsImportRows`.
 */
export const useMerchantGoodsImportRows = <TError = ErrorType<'merchantGoodsImportRows'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'merchantGoodsImportRows'>,
      TError,
      MerchantGoodsImportRowsMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'merchantGoodsImportRows'>,
  TError,
  MerchantGoodsImportRowsMutationVariables,
  TContext
> => {
  return useMutation(useMerchantGoodsImportRowsMutationOptions(options), queryClient);
};
/**
 * Makes goods orderable or takes them from sale. Orders that run go on. Asking for what is already so changes nothing.
 * @summary Put goods on the shelf or take them off
 */
export const useMerchantGoodsShelfHook = () => {
  const merchantGoodsShelf = useCall<MerchantGoodsShelfOk>(operations.merchantGoodsShelf);

  return useCallback(
    (params: MerchantGoodsShelfParams, signal?: AbortSignal) => {
      return merchantGoodsShelf(params, signal);
    },
    [merchantGoodsShelf],
  );
};

export const getMerchantGoodsShelfMutationKey = () => ['merchantGoodsShelf'] as const;

export const useMerchantGoodsShelfMutationOptions = <
  TError = ErrorType<'merchantGoodsShelf'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'merchantGoodsShelf'>,
    TError,
    MerchantGoodsShelfMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'merchantGoodsShelf'>,
  TError,
  MerchantGoodsShelfMutationVariables,
  TContext
> => {
  const mutationKey = getMerchantGoodsShelfMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const merchantGoodsShelf = useMerchantGoodsShelfHook();

  const mutationFn: MutationFunction<DataOf<'merchantGoodsShelf'>, MerchantGoodsShelfMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return merchantGoodsShelf(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantGoodsShelfMutationResult = NonNullable<DataOf<'merchantGoodsShelf'>>;

export type MerchantGoodsShelfMutationError = ErrorType<'merchantGoodsShelf'>;
export type MerchantGoodsShelfMutationVariables = { params: MerchantGoodsShelfParams };

/**
 * Makes goods orderable or takes them from sale. Orders that run go on. Asking for what is already so changes nothing.
 * Calls `merchantGoodsShelf`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 */
export const useMerchantGoodsShelf = <TError = ErrorType<'merchantGoodsShelf'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'merchantGoodsShelf'>,
      TError,
      MerchantGoodsShelfMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'merchantGoodsShelf'>, TError, MerchantGoodsShelfMutationVariables, TContext> => {
  return useMutation(useMerchantGoodsShelfMutationOptions(options), queryClient);
};
/**
 * Sets how many pieces of a variant can be ordered. Pieces that open orders have reserved are not touched.
 * @summary Set the stock of a variant
 */
export const useMerchantVariantStockHook = () => {
  const merchantVariantStock = useCall<MerchantVariantStockOk>(operations.merchantVariantStock);

  return useCallback(
    (params: MerchantVariantStockParams, signal?: AbortSignal) => {
      return merchantVariantStock(params, signal);
    },
    [merchantVariantStock],
  );
};

export const getMerchantVariantStockMutationKey = () => ['merchantVariantStock'] as const;

export const useMerchantVariantStockMutationOptions = <
  TError = ErrorType<'merchantVariantStock'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'merchantVariantStock'>,
    TError,
    MerchantVariantStockMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'merchantVariantStock'>,
  TError,
  MerchantVariantStockMutationVariables,
  TContext
> => {
  const mutationKey = getMerchantVariantStockMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const merchantVariantStock = useMerchantVariantStockHook();

  const mutationFn: MutationFunction<
    DataOf<'merchantVariantStock'>,
    MerchantVariantStockMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return merchantVariantStock(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantVariantStockMutationResult = NonNullable<DataOf<'merchantVariantStock'>>;

export type MerchantVariantStockMutationError = ErrorType<'merchantVariantStock'>;
export type MerchantVariantStockMutationVariables = { params: MerchantVariantStockParams };

/**
 * Sets how many pieces of a variant can be ordered. Pieces that open orders have reserved are not touched.
 * Calls `merchantVariantStock`.
 *
 * Its errors, besides those of every operation:
 * - `skuNotFound`: Please choose one of the offered variants.
 */
export const useMerchantVariantStock = <TError = ErrorType<'merchantVariantStock'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'merchantVariantStock'>,
      TError,
      MerchantVariantStockMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'merchantVariantStock'>,
  TError,
  MerchantVariantStockMutationVariables,
  TContext
> => {
  return useMutation(useMerchantVariantStockMutationOptions(options), queryClient);
};
/**
 * Changes up to 100 goods in one way: price by percent, pieces, shelf or discount. Each is changed by itself, so that a fault of one leaves the others done. A trial answers what would change and changes nothing.
 * @summary Change many goods at once
 */
export const useMerchantGoodsBulkEditHook = () => {
  const merchantGoodsBulkEdit = useCall<MerchantGoodsBulkEditOk>(operations.merchantGoodsBulkEdit);

  return useCallback(
    (merchantGoodsBulk: MerchantGoodsBulk, signal?: AbortSignal) => {
      return merchantGoodsBulkEdit(merchantGoodsBulk, signal);
    },
    [merchantGoodsBulkEdit],
  );
};

export const getMerchantGoodsBulkEditMutationKey = () => ['merchantGoodsBulkEdit'] as const;

export const useMerchantGoodsBulkEditMutationOptions = <
  TError = ErrorType<'merchantGoodsBulkEdit'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'merchantGoodsBulkEdit'>,
    TError,
    MerchantGoodsBulkEditMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'merchantGoodsBulkEdit'>,
  TError,
  MerchantGoodsBulkEditMutationVariables,
  TContext
> => {
  const mutationKey = getMerchantGoodsBulkEditMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const merchantGoodsBulkEdit = useMerchantGoodsBulkEditHook();

  const mutationFn: MutationFunction<
    DataOf<'merchantGoodsBulkEdit'>,
    MerchantGoodsBulkEditMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return merchantGoodsBulkEdit(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantGoodsBulkEditMutationResult = NonNullable<DataOf<'merchantGoodsBulkEdit'>>;
export type MerchantGoodsBulkEditMutationBody = MerchantGoodsBulk;
export type MerchantGoodsBulkEditMutationError = ErrorType<'merchantGoodsBulkEdit'>;
export type MerchantGoodsBulkEditMutationVariables = { data: MerchantGoodsBulk };

/**
 * Changes up to 100 goods in one way: price by percent, pieces, shelf or discount. Each is changed by itself, so that a fault of one leaves the others done. A trial answers what would change and changes nothing.
 * Calls `merchantGoodsBulkEdit`.
 */
export const useMerchantGoodsBulkEdit = <TError = ErrorType<'merchantGoodsBulkEdit'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'merchantGoodsBulkEdit'>,
      TError,
      MerchantGoodsBulkEditMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'merchantGoodsBulkEdit'>,
  TError,
  MerchantGoodsBulkEditMutationVariables,
  TContext
> => {
  return useMutation(useMerchantGoodsBulkEditMutationOptions(options), queryClient);
};
/**
 * Answers the variants of the goods that a filter keeps, in the columns that the import reads, so that the file can be changed and imported again.
 * @summary Export goods as rows of a sheet
 */
export const useMerchantGoodsExportRowsHook = () => {
  const merchantGoodsExportRows = useCall<MerchantGoodsExportRowsOk>(operations.merchantGoodsExportRows);

  return useCallback(
    (params?: MerchantGoodsExportRowsParams, signal?: AbortSignal) => {
      return merchantGoodsExportRows(params, signal);
    },
    [merchantGoodsExportRows],
  );
};

export const getMerchantGoodsExportRowsInfiniteQueryKey = (params?: MerchantGoodsExportRowsParams) => {
  return ['infinite', 'merchantGoodsExportRows', ...(params ? [params] : [])] as const;
};

export const getMerchantGoodsExportRowsQueryKey = (params?: MerchantGoodsExportRowsParams) => {
  return ['merchantGoodsExportRows', ...(params ? [params] : [])] as const;
};

export const useMerchantGoodsExportRowsInfiniteQueryOptions = <
  TData = InfiniteData<DataOf<'merchantGoodsExportRows'>, MerchantGoodsExportRowsParams['pageNum']>,
  TError = ErrorType<'merchantGoodsExportRows'>,
>(
  params?: MerchantGoodsExportRowsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantGoodsExportRows'>,
        TError,
        TData,
        QueryKey,
        MerchantGoodsExportRowsParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantGoodsExportRowsInfiniteQueryKey(params);

  const merchantGoodsExportRows = useMerchantGoodsExportRowsHook();

  const queryFn: QueryFunction<
    DataOf<'merchantGoodsExportRows'>,
    QueryKey,
    MerchantGoodsExportRowsParams['pageNum']
  > = ({ signal, pageParam }) =>
    merchantGoodsExportRows({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantGoodsExportRows,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'merchantGoodsExportRows'>,
    TError,
    TData,
    QueryKey,
    MerchantGoodsExportRowsParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type MerchantGoodsExportRowsInfiniteQueryResult = NonNullable<DataOf<'merchantGoodsExportRows'>>;
export type MerchantGoodsExportRowsInfiniteQueryError = ErrorType<'merchantGoodsExportRows'>;

/**
 * Answers the variants of the goods that a filter keeps, in the columns that the import reads, so that the file can be changed and imported again.
 * Calls `merchantGoodsExportRows`.
 */
export function useMerchantGoodsExportRowsInfinite<
  TData = InfiniteData<DataOf<'merchantGoodsExportRows'>, MerchantGoodsExportRowsParams['pageNum']>,
  TError = ErrorType<'merchantGoodsExportRows'>,
>(
  params: undefined | MerchantGoodsExportRowsParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantGoodsExportRows'>,
        TError,
        TData,
        QueryKey,
        MerchantGoodsExportRowsParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'merchantGoodsExportRows'>,
          TError,
          DataOf<'merchantGoodsExportRows'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the variants of the goods that a filter keeps, in the columns that the import reads, so that the file can be changed and imported again.
 * Calls `merchantGoodsExportRows`.
 */
export function useMerchantGoodsExportRowsInfinite<
  TData = InfiniteData<DataOf<'merchantGoodsExportRows'>, MerchantGoodsExportRowsParams['pageNum']>,
  TError = ErrorType<'merchantGoodsExportRows'>,
>(
  params?: MerchantGoodsExportRowsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantGoodsExportRows'>,
        TError,
        TData,
        QueryKey,
        MerchantGoodsExportRowsParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'merchantGoodsExportRows'>,
          TError,
          DataOf<'merchantGoodsExportRows'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the variants of the goods that a filter keeps, in the columns that the import reads, so that the file can be changed and imported again.
 * Calls `merchantGoodsExportRows`.
 */
export function useMerchantGoodsExportRowsInfinite<
  TData = InfiniteData<DataOf<'merchantGoodsExportRows'>, MerchantGoodsExportRowsParams['pageNum']>,
  TError = ErrorType<'merchantGoodsExportRows'>,
>(
  params?: MerchantGoodsExportRowsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantGoodsExportRows'>,
        TError,
        TData,
        QueryKey,
        MerchantGoodsExportRowsParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the variants of the goods that a filter keeps, in the columns that the import reads, so that the file can be changed and imported again.
 * Calls `merchantGoodsExportRows`.
 */
export function useMerchantGoodsExportRowsInfinite<
  TData = InfiniteData<DataOf<'merchantGoodsExportRows'>, MerchantGoodsExportRowsParams['pageNum']>,
  TError = ErrorType<'merchantGoodsExportRows'>,
>(
  params?: MerchantGoodsExportRowsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantGoodsExportRows'>,
        TError,
        TData,
        QueryKey,
        MerchantGoodsExportRowsParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useMerchantGoodsExportRowsInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useMerchantGoodsExportRowsQueryOptions = <
  TData = DataOf<'merchantGoodsExportRows'>,
  TError = ErrorType<'merchantGoodsExportRows'>,
>(
  params?: MerchantGoodsExportRowsParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantGoodsExportRows'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantGoodsExportRowsQueryKey(params);

  const merchantGoodsExportRows = useMerchantGoodsExportRowsHook();

  const queryFn: QueryFunction<DataOf<'merchantGoodsExportRows'>> = ({ signal }) =>
    merchantGoodsExportRows(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantGoodsExportRows,
  );

  return customOptions as UseQueryOptions<DataOf<'merchantGoodsExportRows'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type MerchantGoodsExportRowsQueryResult = NonNullable<DataOf<'merchantGoodsExportRows'>>;
export type MerchantGoodsExportRowsQueryError = ErrorType<'merchantGoodsExportRows'>;

/**
 * Answers the variants of the goods that a filter keeps, in the columns that the import reads, so that the file can be changed and imported again.
 * Calls `merchantGoodsExportRows`.
 */
export function useMerchantGoodsExportRows<
  TData = DataOf<'merchantGoodsExportRows'>,
  TError = ErrorType<'merchantGoodsExportRows'>,
>(
  params: undefined | MerchantGoodsExportRowsParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'merchantGoodsExportRows'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'merchantGoodsExportRows'>,
          TError,
          DataOf<'merchantGoodsExportRows'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the variants of the goods that a filter keeps, in the columns that the import reads, so that the file can be changed and imported again.
 * Calls `merchantGoodsExportRows`.
 */
export function useMerchantGoodsExportRows<
  TData = DataOf<'merchantGoodsExportRows'>,
  TError = ErrorType<'merchantGoodsExportRows'>,
>(
  params?: MerchantGoodsExportRowsParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'merchantGoodsExportRows'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'merchantGoodsExportRows'>,
          TError,
          DataOf<'merchantGoodsExportRows'>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the variants of the goods that a filter keeps, in the columns that the import reads, so that the file can be changed and imported again.
 * Calls `merchantGoodsExportRows`.
 */
export function useMerchantGoodsExportRows<
  TData = DataOf<'merchantGoodsExportRows'>,
  TError = ErrorType<'merchantGoodsExportRows'>,
>(
  params?: MerchantGoodsExportRowsParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantGoodsExportRows'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers the variants of the goods that a filter keeps, in the columns that the import reads, so that the file can be changed and imported again.
 * Calls `merchantGoodsExportRows`.
 */
export function useMerchantGoodsExportRows<
  TData = DataOf<'merchantGoodsExportRows'>,
  TError = ErrorType<'merchantGoodsExportRows'>,
>(
  params?: MerchantGoodsExportRowsParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantGoodsExportRows'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useMerchantGoodsExportRowsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Replaces the variants of goods in one step: those that are named are changed or created, any other is hidden from buyers and keeps its orders. Option names and values are found by their English words, or created.
 * @summary Set the variants of goods
 */
export const useMerchantVariantSaveAllHook = () => {
  const merchantVariantSaveAll = useCall<MerchantVariantSaveAllOk>(operations.merchantVariantSaveAll);

  return useCallback(
    (merchantVariantSheet: MerchantVariantSheet, signal?: AbortSignal) => {
      return merchantVariantSaveAll(merchantVariantSheet, signal);
    },
    [merchantVariantSaveAll],
  );
};

export const getMerchantVariantSaveAllMutationKey = () => ['merchantVariantSaveAll'] as const;

export const useMerchantVariantSaveAllMutationOptions = <
  TError = ErrorType<'merchantVariantSaveAll'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'merchantVariantSaveAll'>,
    TError,
    MerchantVariantSaveAllMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'merchantVariantSaveAll'>,
  TError,
  MerchantVariantSaveAllMutationVariables,
  TContext
> => {
  const mutationKey = getMerchantVariantSaveAllMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const merchantVariantSaveAll = useMerchantVariantSaveAllHook();

  const mutationFn: MutationFunction<
    DataOf<'merchantVariantSaveAll'>,
    MerchantVariantSaveAllMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return merchantVariantSaveAll(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantVariantSaveAllMutationResult = NonNullable<DataOf<'merchantVariantSaveAll'>>;
export type MerchantVariantSaveAllMutationBody = MerchantVariantSheet;
export type MerchantVariantSaveAllMutationError = ErrorType<'merchantVariantSaveAll'>;
export type MerchantVariantSaveAllMutationVariables = { data: MerchantVariantSheet };

/**
 * Replaces the variants of goods in one step: those that are named are changed or created, any other is hidden from buyers and keeps its orders. Option names and values are found by their English words, or created.
 * Calls `merchantVariantSaveAll`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 * - `skuNotFound`: Please choose one of the offered variants.
 * - `changedMeanwhile`: Somebody else has changed this. Please look at it again.
 * - `imageUploadFailed`: The picture could not be uploaded.
 */
export const useMerchantVariantSaveAll = <TError = ErrorType<'merchantVariantSaveAll'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'merchantVariantSaveAll'>,
      TError,
      MerchantVariantSaveAllMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'merchantVariantSaveAll'>,
  TError,
  MerchantVariantSaveAllMutationVariables,
  TContext
> => {
  return useMutation(useMerchantVariantSaveAllMutationOptions(options), queryClient);
};
/**
 * Takes a share off the price of goods between two moments, or changes a discount that has not ended. Where several run at once, the deepest counts. Orders keep the price that they were placed at.
 * @summary Discount goods for a time
 */
export const useMerchantDiscountSaveHook = () => {
  const merchantDiscountSave = useCall<MerchantDiscountSaveOk>(operations.merchantDiscountSave);

  return useCallback(
    (params: MerchantDiscountSaveParams, signal?: AbortSignal) => {
      return merchantDiscountSave(params, signal);
    },
    [merchantDiscountSave],
  );
};

export const getMerchantDiscountSaveMutationKey = () => ['merchantDiscountSave'] as const;

export const useMerchantDiscountSaveMutationOptions = <
  TError = ErrorType<'merchantDiscountSave'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'merchantDiscountSave'>,
    TError,
    MerchantDiscountSaveMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'merchantDiscountSave'>,
  TError,
  MerchantDiscountSaveMutationVariables,
  TContext
> => {
  const mutationKey = getMerchantDiscountSaveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const merchantDiscountSave = useMerchantDiscountSaveHook();

  const mutationFn: MutationFunction<
    DataOf<'merchantDiscountSave'>,
    MerchantDiscountSaveMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return merchantDiscountSave(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantDiscountSaveMutationResult = NonNullable<DataOf<'merchantDiscountSave'>>;

export type MerchantDiscountSaveMutationError = ErrorType<'merchantDiscountSave'>;
export type MerchantDiscountSaveMutationVariables = { params: MerchantDiscountSaveParams };

/**
 * Takes a share off the price of goods between two moments, or changes a discount that has not ended. Where several run at once, the deepest counts. Orders keep the price that they were placed at.
 * Calls `merchantDiscountSave`.
 *
 * Its errors, besides those of every operation:
 * - `goodsNotFound`: These goods do not exist.
 * - `recordNotFound`: There is no such record.
 */
export const useMerchantDiscountSave = <TError = ErrorType<'merchantDiscountSave'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'merchantDiscountSave'>,
      TError,
      MerchantDiscountSaveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'merchantDiscountSave'>,
  TError,
  MerchantDiscountSaveMutationVariables,
  TContext
> => {
  return useMutation(useMerchantDiscountSaveMutationOptions(options), queryClient);
};
/**
 * Ends a discount that runs, and removes one that has not begun. Ending one that has ended changes nothing.
 * @summary End a discount
 */
export const useMerchantDiscountEndHook = () => {
  const merchantDiscountEnd = useCall<MerchantDiscountEndOk>(operations.merchantDiscountEnd);

  return useCallback(
    (params: MerchantDiscountEndParams, signal?: AbortSignal) => {
      return merchantDiscountEnd(params, signal);
    },
    [merchantDiscountEnd],
  );
};

export const getMerchantDiscountEndMutationKey = () => ['merchantDiscountEnd'] as const;

export const useMerchantDiscountEndMutationOptions = <
  TError = ErrorType<'merchantDiscountEnd'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'merchantDiscountEnd'>,
    TError,
    MerchantDiscountEndMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'merchantDiscountEnd'>,
  TError,
  MerchantDiscountEndMutationVariables,
  TContext
> => {
  const mutationKey = getMerchantDiscountEndMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const merchantDiscountEnd = useMerchantDiscountEndHook();

  const mutationFn: MutationFunction<DataOf<'merchantDiscountEnd'>, MerchantDiscountEndMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return merchantDiscountEnd(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantDiscountEndMutationResult = NonNullable<DataOf<'merchantDiscountEnd'>>;

export type MerchantDiscountEndMutationError = ErrorType<'merchantDiscountEnd'>;
export type MerchantDiscountEndMutationVariables = { params: MerchantDiscountEndParams };

/**
 * Ends a discount that runs, and removes one that has not begun. Ending one that has ended changes nothing.
 * Calls `merchantDiscountEnd`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export const useMerchantDiscountEnd = <TError = ErrorType<'merchantDiscountEnd'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'merchantDiscountEnd'>,
      TError,
      MerchantDiscountEndMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  DataOf<'merchantDiscountEnd'>,
  TError,
  MerchantDiscountEndMutationVariables,
  TContext
> => {
  return useMutation(useMerchantDiscountEndMutationOptions(options), queryClient);
};
/**
 * Lists the coupons of the store, the latest first, with what they have cost so far.
 * @summary List coupons
 */
export const useMerchantCouponListHook = () => {
  const merchantCouponList = useCall<MerchantCouponListOk>(operations.merchantCouponList);

  return useCallback(
    (params?: MerchantCouponListParams, signal?: AbortSignal) => {
      return merchantCouponList(params, signal);
    },
    [merchantCouponList],
  );
};

export const getMerchantCouponListInfiniteQueryKey = (params?: MerchantCouponListParams) => {
  return ['infinite', 'merchantCouponList', ...(params ? [params] : [])] as const;
};

export const getMerchantCouponListQueryKey = (params?: MerchantCouponListParams) => {
  return ['merchantCouponList', ...(params ? [params] : [])] as const;
};

export const useMerchantCouponListInfiniteQueryOptions = <
  TData = InfiniteData<DataOf<'merchantCouponList'>, MerchantCouponListParams['pageNum']>,
  TError = ErrorType<'merchantCouponList'>,
>(
  params?: MerchantCouponListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantCouponList'>,
        TError,
        TData,
        QueryKey,
        MerchantCouponListParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantCouponListInfiniteQueryKey(params);

  const merchantCouponList = useMerchantCouponListHook();

  const queryFn: QueryFunction<
    DataOf<'merchantCouponList'>,
    QueryKey,
    MerchantCouponListParams['pageNum']
  > = ({ signal, pageParam }) =>
    merchantCouponList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantCouponList,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'merchantCouponList'>,
    TError,
    TData,
    QueryKey,
    MerchantCouponListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type MerchantCouponListInfiniteQueryResult = NonNullable<DataOf<'merchantCouponList'>>;
export type MerchantCouponListInfiniteQueryError = ErrorType<'merchantCouponList'>;

/**
 * Lists the coupons of the store, the latest first, with what they have cost so far.
 * Calls `merchantCouponList`.
 */
export function useMerchantCouponListInfinite<
  TData = InfiniteData<DataOf<'merchantCouponList'>, MerchantCouponListParams['pageNum']>,
  TError = ErrorType<'merchantCouponList'>,
>(
  params: undefined | MerchantCouponListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantCouponList'>,
        TError,
        TData,
        QueryKey,
        MerchantCouponListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          DataOf<'merchantCouponList'>,
          TError,
          DataOf<'merchantCouponList'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the coupons of the store, the latest first, with what they have cost so far.
 * Calls `merchantCouponList`.
 */
export function useMerchantCouponListInfinite<
  TData = InfiniteData<DataOf<'merchantCouponList'>, MerchantCouponListParams['pageNum']>,
  TError = ErrorType<'merchantCouponList'>,
>(
  params?: MerchantCouponListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantCouponList'>,
        TError,
        TData,
        QueryKey,
        MerchantCouponListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'merchantCouponList'>,
          TError,
          DataOf<'merchantCouponList'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the coupons of the store, the latest first, with what they have cost so far.
 * Calls `merchantCouponList`.
 */
export function useMerchantCouponListInfinite<
  TData = InfiniteData<DataOf<'merchantCouponList'>, MerchantCouponListParams['pageNum']>,
  TError = ErrorType<'merchantCouponList'>,
>(
  params?: MerchantCouponListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantCouponList'>,
        TError,
        TData,
        QueryKey,
        MerchantCouponListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the coupons of the store, the latest first, with what they have cost so far.
 * Calls `merchantCouponList`.
 */
export function useMerchantCouponListInfinite<
  TData = InfiniteData<DataOf<'merchantCouponList'>, MerchantCouponListParams['pageNum']>,
  TError = ErrorType<'merchantCouponList'>,
>(
  params?: MerchantCouponListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'merchantCouponList'>,
        TError,
        TData,
        QueryKey,
        MerchantCouponListParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useMerchantCouponListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useMerchantCouponListQueryOptions = <
  TData = DataOf<'merchantCouponList'>,
  TError = ErrorType<'merchantCouponList'>,
>(
  params?: MerchantCouponListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantCouponList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantCouponListQueryKey(params);

  const merchantCouponList = useMerchantCouponListHook();

  const queryFn: QueryFunction<DataOf<'merchantCouponList'>> = ({ signal }) =>
    merchantCouponList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantCouponList,
  );

  return customOptions as UseQueryOptions<DataOf<'merchantCouponList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type MerchantCouponListQueryResult = NonNullable<DataOf<'merchantCouponList'>>;
export type MerchantCouponListQueryError = ErrorType<'merchantCouponList'>;

/**
 * Lists the coupons of the store, the latest first, with what they have cost so far.
 * Calls `merchantCouponList`.
 */
export function useMerchantCouponList<
  TData = DataOf<'merchantCouponList'>,
  TError = ErrorType<'merchantCouponList'>,
>(
  params: undefined | MerchantCouponListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'merchantCouponList'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'merchantCouponList'>, TError, DataOf<'merchantCouponList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the coupons of the store, the latest first, with what they have cost so far.
 * Calls `merchantCouponList`.
 */
export function useMerchantCouponList<
  TData = DataOf<'merchantCouponList'>,
  TError = ErrorType<'merchantCouponList'>,
>(
  params?: MerchantCouponListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'merchantCouponList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'merchantCouponList'>, TError, DataOf<'merchantCouponList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the coupons of the store, the latest first, with what they have cost so far.
 * Calls `merchantCouponList`.
 */
export function useMerchantCouponList<
  TData = DataOf<'merchantCouponList'>,
  TError = ErrorType<'merchantCouponList'>,
>(
  params?: MerchantCouponListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantCouponList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the coupons of the store, the latest first, with what they have cost so far.
 * Calls `merchantCouponList`.
 */
export function useMerchantCouponList<
  TData = DataOf<'merchantCouponList'>,
  TError = ErrorType<'merchantCouponList'>,
>(
  params?: MerchantCouponListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'merchantCouponList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useMerchantCouponListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Creates a coupon for goods of the store, which pays for it, or changes one. Once an order has used a coupon, only its end and its limits can change, and not to less than what is used.
 * @summary Create or change a coupon
 */
export const useMerchantCouponSaveHook = () => {
  const merchantCouponSave = useCall<MerchantCouponSaveOk>(operations.merchantCouponSave);

  return useCallback(
    (officeCouponDraft: OfficeCouponDraft, signal?: AbortSignal) => {
      return merchantCouponSave(officeCouponDraft, signal);
    },
    [merchantCouponSave],
  );
};

export const getMerchantCouponSaveMutationKey = () => ['merchantCouponSave'] as const;

export const useMerchantCouponSaveMutationOptions = <
  TError = ErrorType<'merchantCouponSave'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'merchantCouponSave'>,
    TError,
    MerchantCouponSaveMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  DataOf<'merchantCouponSave'>,
  TError,
  MerchantCouponSaveMutationVariables,
  TContext
> => {
  const mutationKey = getMerchantCouponSaveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const merchantCouponSave = useMerchantCouponSaveHook();

  const mutationFn: MutationFunction<DataOf<'merchantCouponSave'>, MerchantCouponSaveMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return merchantCouponSave(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantCouponSaveMutationResult = NonNullable<DataOf<'merchantCouponSave'>>;
export type MerchantCouponSaveMutationBody = OfficeCouponDraft;
export type MerchantCouponSaveMutationError = ErrorType<'merchantCouponSave'>;
export type MerchantCouponSaveMutationVariables = { data: OfficeCouponDraft };

/**
 * Creates a coupon for goods of the store, which pays for it, or changes one. Once an order has used a coupon, only its end and its limits can change, and not to less than what is used.
 * Calls `merchantCouponSave`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 * - `changedMeanwhile`: Somebody else has changed this. Please look at it again.
 * - `couponCodeTaken`: A coupon with this code exists. Please choose another code.
 * - `couponInUse`: Orders have used this coupon. Only its end and its limits can change, and not to less than what is used.
 */
export const useMerchantCouponSave = <TError = ErrorType<'merchantCouponSave'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'merchantCouponSave'>,
      TError,
      MerchantCouponSaveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'merchantCouponSave'>, TError, MerchantCouponSaveMutationVariables, TContext> => {
  return useMutation(useMerchantCouponSaveMutationOptions(options), queryClient);
};
/**
 * Ends a coupon of the store now. Orders that use it keep it. Ending one that has ended changes nothing.
 * @summary End a coupon
 */
export const useMerchantCouponEndHook = () => {
  const merchantCouponEnd = useCall<MerchantCouponEndOk>(operations.merchantCouponEnd);

  return useCallback(
    (params: MerchantCouponEndParams, signal?: AbortSignal) => {
      return merchantCouponEnd(params, signal);
    },
    [merchantCouponEnd],
  );
};

export const getMerchantCouponEndMutationKey = () => ['merchantCouponEnd'] as const;

export const useMerchantCouponEndMutationOptions = <
  TError = ErrorType<'merchantCouponEnd'>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    DataOf<'merchantCouponEnd'>,
    TError,
    MerchantCouponEndMutationVariables,
    TContext
  >;
}): UseMutationOptions<DataOf<'merchantCouponEnd'>, TError, MerchantCouponEndMutationVariables, TContext> => {
  const mutationKey = getMerchantCouponEndMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const merchantCouponEnd = useMerchantCouponEndHook();

  const mutationFn: MutationFunction<DataOf<'merchantCouponEnd'>, MerchantCouponEndMutationVariables> = (
    props,
  ) => {
    const { params } = props ?? {};

    return merchantCouponEnd(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantCouponEndMutationResult = NonNullable<DataOf<'merchantCouponEnd'>>;

export type MerchantCouponEndMutationError = ErrorType<'merchantCouponEnd'>;
export type MerchantCouponEndMutationVariables = { params: MerchantCouponEndParams };

/**
 * Ends a coupon of the store now. Orders that use it keep it. Ending one that has ended changes nothing.
 * Calls `merchantCouponEnd`.
 *
 * Its errors, besides those of every operation:
 * - `recordNotFound`: There is no such record.
 */
export const useMerchantCouponEnd = <TError = ErrorType<'merchantCouponEnd'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      DataOf<'merchantCouponEnd'>,
      TError,
      MerchantCouponEndMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<DataOf<'merchantCouponEnd'>, TError, MerchantCouponEndMutationVariables, TContext> => {
  return useMutation(useMerchantCouponEndMutationOptions(options), queryClient);
};
