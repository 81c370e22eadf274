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
  MerchantGoodsDraft,
  MerchantGoodsImport,
  MerchantGoodsImportRowsOk,
  MerchantGoodsInfoOk,
  MerchantGoodsInfoParams,
  MerchantGoodsListOk,
  MerchantGoodsListParams,
  MerchantGoodsSaveOk,
  MerchantGoodsShelfOk,
  MerchantGoodsShelfParams,
  MerchantVariantStockOk,
  MerchantVariantStockParams,
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
