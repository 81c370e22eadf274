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
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>,
    MerchantGoodsListParams['pageNum']
  >,
  TError = ErrorType<'merchantGoodsList'>,
>(
  params?: MerchantGoodsListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>,
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

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>,
    QueryKey,
    MerchantGoodsListParams['pageNum']
  > = ({ signal, pageParam }) =>
    merchantGoodsList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantGoodsList,
  );

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>,
    TError,
    TData,
    QueryKey,
    MerchantGoodsListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type MerchantGoodsListInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>
>;
export type MerchantGoodsListInfiniteQueryError = ErrorType<'merchantGoodsList'>;

export function useMerchantGoodsListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>,
    MerchantGoodsListParams['pageNum']
  >,
  TError = ErrorType<'merchantGoodsList'>,
>(
  params: undefined | MerchantGoodsListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>,
        TError,
        TData,
        QueryKey,
        MerchantGoodsListParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantGoodsListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>,
    MerchantGoodsListParams['pageNum']
  >,
  TError = ErrorType<'merchantGoodsList'>,
>(
  params?: MerchantGoodsListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>,
        TError,
        TData,
        QueryKey,
        MerchantGoodsListParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantGoodsListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>,
    MerchantGoodsListParams['pageNum']
  >,
  TError = ErrorType<'merchantGoodsList'>,
>(
  params?: MerchantGoodsListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>,
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
 * @summary List goods of the store
 */

export function useMerchantGoodsListInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>,
    MerchantGoodsListParams['pageNum']
  >,
  TError = ErrorType<'merchantGoodsList'>,
>(
  params?: MerchantGoodsListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>,
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
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>,
  TError = ErrorType<'merchantGoodsList'>,
>(
  params?: MerchantGoodsListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantGoodsListQueryKey(params);

  const merchantGoodsList = useMerchantGoodsListHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>> = ({
    signal,
  }) => merchantGoodsList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantGoodsList,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type MerchantGoodsListQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>
>;
export type MerchantGoodsListQueryError = ErrorType<'merchantGoodsList'>;

export function useMerchantGoodsList<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>,
  TError = ErrorType<'merchantGoodsList'>,
>(
  params: undefined | MerchantGoodsListParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantGoodsList<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>,
  TError = ErrorType<'merchantGoodsList'>,
>(
  params?: MerchantGoodsListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantGoodsList<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>,
  TError = ErrorType<'merchantGoodsList'>,
>(
  params?: MerchantGoodsListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List goods of the store
 */

export function useMerchantGoodsList<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>,
  TError = ErrorType<'merchantGoodsList'>,
>(
  params?: MerchantGoodsListParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantGoodsListHook>>>, TError, TData>
    >;
  },
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
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantGoodsInfoHook>>>,
  TError = ErrorType<'merchantGoodsInfo'>,
>(
  params: MerchantGoodsInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantGoodsInfoHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantGoodsInfoQueryKey(params);

  const merchantGoodsInfo = useMerchantGoodsInfoHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useMerchantGoodsInfoHook>>>> = ({
    signal,
  }) => merchantGoodsInfo(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantGoodsInfo,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useMerchantGoodsInfoHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type MerchantGoodsInfoQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantGoodsInfoHook>>>
>;
export type MerchantGoodsInfoQueryError = ErrorType<'merchantGoodsInfo'>;

export function useMerchantGoodsInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantGoodsInfoHook>>>,
  TError = ErrorType<'merchantGoodsInfo'>,
>(
  params: MerchantGoodsInfoParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantGoodsInfoHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantGoodsInfoHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantGoodsInfoHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantGoodsInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantGoodsInfoHook>>>,
  TError = ErrorType<'merchantGoodsInfo'>,
>(
  params: MerchantGoodsInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantGoodsInfoHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantGoodsInfoHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantGoodsInfoHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantGoodsInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantGoodsInfoHook>>>,
  TError = ErrorType<'merchantGoodsInfo'>,
>(
  params: MerchantGoodsInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantGoodsInfoHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show goods for editing
 */

export function useMerchantGoodsInfo<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantGoodsInfoHook>>>,
  TError = ErrorType<'merchantGoodsInfo'>,
>(
  params: MerchantGoodsInfoParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantGoodsInfoHook>>>, TError, TData>
    >;
  },
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
    Awaited<ReturnType<ReturnType<typeof useMerchantGoodsSaveHook>>>,
    TError,
    MerchantGoodsSaveMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useMerchantGoodsSaveHook>>>,
  TError,
  MerchantGoodsSaveMutationVariables,
  TContext
> => {
  const mutationKey = getMerchantGoodsSaveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const merchantGoodsSave = useMerchantGoodsSaveHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useMerchantGoodsSaveHook>>>,
    MerchantGoodsSaveMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return merchantGoodsSave(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantGoodsSaveMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantGoodsSaveHook>>>
>;
export type MerchantGoodsSaveMutationBody = MerchantGoodsDraft;
export type MerchantGoodsSaveMutationError = ErrorType<'merchantGoodsSave'>;
export type MerchantGoodsSaveMutationVariables = { data: MerchantGoodsDraft };

/**
 * @summary Create or change goods
 */
export const useMerchantGoodsSave = <TError = ErrorType<'merchantGoodsSave'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useMerchantGoodsSaveHook>>>,
      TError,
      MerchantGoodsSaveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useMerchantGoodsSaveHook>>>,
  TError,
  MerchantGoodsSaveMutationVariables,
  TContext
> => {
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
    Awaited<ReturnType<ReturnType<typeof useMerchantGoodsImportRowsHook>>>,
    TError,
    MerchantGoodsImportRowsMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useMerchantGoodsImportRowsHook>>>,
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
    Awaited<ReturnType<ReturnType<typeof useMerchantGoodsImportRowsHook>>>,
    MerchantGoodsImportRowsMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return merchantGoodsImportRows(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantGoodsImportRowsMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantGoodsImportRowsHook>>>
>;
export type MerchantGoodsImportRowsMutationBody = MerchantGoodsImport;
export type MerchantGoodsImportRowsMutationError = ErrorType<'merchantGoodsImportRows'>;
export type MerchantGoodsImportRowsMutationVariables = { data: MerchantGoodsImport };

/**
 * @summary Import goods from the rows of a sheet
 */
export const useMerchantGoodsImportRows = <TError = ErrorType<'merchantGoodsImportRows'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useMerchantGoodsImportRowsHook>>>,
      TError,
      MerchantGoodsImportRowsMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useMerchantGoodsImportRowsHook>>>,
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
    Awaited<ReturnType<ReturnType<typeof useMerchantGoodsShelfHook>>>,
    TError,
    MerchantGoodsShelfMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useMerchantGoodsShelfHook>>>,
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

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useMerchantGoodsShelfHook>>>,
    MerchantGoodsShelfMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return merchantGoodsShelf(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantGoodsShelfMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantGoodsShelfHook>>>
>;

export type MerchantGoodsShelfMutationError = ErrorType<'merchantGoodsShelf'>;
export type MerchantGoodsShelfMutationVariables = { params: MerchantGoodsShelfParams };

/**
 * @summary Put goods on the shelf or take them off
 */
export const useMerchantGoodsShelf = <TError = ErrorType<'merchantGoodsShelf'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useMerchantGoodsShelfHook>>>,
      TError,
      MerchantGoodsShelfMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useMerchantGoodsShelfHook>>>,
  TError,
  MerchantGoodsShelfMutationVariables,
  TContext
> => {
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
    Awaited<ReturnType<ReturnType<typeof useMerchantVariantStockHook>>>,
    TError,
    MerchantVariantStockMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useMerchantVariantStockHook>>>,
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
    Awaited<ReturnType<ReturnType<typeof useMerchantVariantStockHook>>>,
    MerchantVariantStockMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return merchantVariantStock(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantVariantStockMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantVariantStockHook>>>
>;

export type MerchantVariantStockMutationError = ErrorType<'merchantVariantStock'>;
export type MerchantVariantStockMutationVariables = { params: MerchantVariantStockParams };

/**
 * @summary Set the stock of a variant
 */
export const useMerchantVariantStock = <TError = ErrorType<'merchantVariantStock'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useMerchantVariantStockHook>>>,
      TError,
      MerchantVariantStockMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useMerchantVariantStockHook>>>,
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
    Awaited<ReturnType<ReturnType<typeof useMerchantGoodsBulkEditHook>>>,
    TError,
    MerchantGoodsBulkEditMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useMerchantGoodsBulkEditHook>>>,
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
    Awaited<ReturnType<ReturnType<typeof useMerchantGoodsBulkEditHook>>>,
    MerchantGoodsBulkEditMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return merchantGoodsBulkEdit(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantGoodsBulkEditMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantGoodsBulkEditHook>>>
>;
export type MerchantGoodsBulkEditMutationBody = MerchantGoodsBulk;
export type MerchantGoodsBulkEditMutationError = ErrorType<'merchantGoodsBulkEdit'>;
export type MerchantGoodsBulkEditMutationVariables = { data: MerchantGoodsBulk };

/**
 * @summary Change many goods at once
 */
export const useMerchantGoodsBulkEdit = <TError = ErrorType<'merchantGoodsBulkEdit'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useMerchantGoodsBulkEditHook>>>,
      TError,
      MerchantGoodsBulkEditMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useMerchantGoodsBulkEditHook>>>,
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
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>,
    MerchantGoodsExportRowsParams['pageNum']
  >,
  TError = ErrorType<'merchantGoodsExportRows'>,
>(
  params?: MerchantGoodsExportRowsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>,
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
    Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>,
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
    Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>,
    TError,
    TData,
    QueryKey,
    MerchantGoodsExportRowsParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type MerchantGoodsExportRowsInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>
>;
export type MerchantGoodsExportRowsInfiniteQueryError = ErrorType<'merchantGoodsExportRows'>;

export function useMerchantGoodsExportRowsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>,
    MerchantGoodsExportRowsParams['pageNum']
  >,
  TError = ErrorType<'merchantGoodsExportRows'>,
>(
  params: undefined | MerchantGoodsExportRowsParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>,
        TError,
        TData,
        QueryKey,
        MerchantGoodsExportRowsParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantGoodsExportRowsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>,
    MerchantGoodsExportRowsParams['pageNum']
  >,
  TError = ErrorType<'merchantGoodsExportRows'>,
>(
  params?: MerchantGoodsExportRowsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>,
        TError,
        TData,
        QueryKey,
        MerchantGoodsExportRowsParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantGoodsExportRowsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>,
    MerchantGoodsExportRowsParams['pageNum']
  >,
  TError = ErrorType<'merchantGoodsExportRows'>,
>(
  params?: MerchantGoodsExportRowsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>,
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
 * @summary Export goods as rows of a sheet
 */

export function useMerchantGoodsExportRowsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>,
    MerchantGoodsExportRowsParams['pageNum']
  >,
  TError = ErrorType<'merchantGoodsExportRows'>,
>(
  params?: MerchantGoodsExportRowsParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>,
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
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>,
  TError = ErrorType<'merchantGoodsExportRows'>,
>(
  params?: MerchantGoodsExportRowsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>, TError, TData>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getMerchantGoodsExportRowsQueryKey(params);

  const merchantGoodsExportRows = useMerchantGoodsExportRowsHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>> = ({
    signal,
  }) => merchantGoodsExportRows(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.merchantGoodsExportRows,
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type MerchantGoodsExportRowsQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>
>;
export type MerchantGoodsExportRowsQueryError = ErrorType<'merchantGoodsExportRows'>;

export function useMerchantGoodsExportRows<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>,
  TError = ErrorType<'merchantGoodsExportRows'>,
>(
  params: undefined | MerchantGoodsExportRowsParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantGoodsExportRows<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>,
  TError = ErrorType<'merchantGoodsExportRows'>,
>(
  params?: MerchantGoodsExportRowsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useMerchantGoodsExportRows<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>,
  TError = ErrorType<'merchantGoodsExportRows'>,
>(
  params?: MerchantGoodsExportRowsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>, TError, TData>
    >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Export goods as rows of a sheet
 */

export function useMerchantGoodsExportRows<
  TData = Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>,
  TError = ErrorType<'merchantGoodsExportRows'>,
>(
  params?: MerchantGoodsExportRowsParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useMerchantGoodsExportRowsHook>>>, TError, TData>
    >;
  },
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
    Awaited<ReturnType<ReturnType<typeof useMerchantVariantSaveAllHook>>>,
    TError,
    MerchantVariantSaveAllMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useMerchantVariantSaveAllHook>>>,
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
    Awaited<ReturnType<ReturnType<typeof useMerchantVariantSaveAllHook>>>,
    MerchantVariantSaveAllMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return merchantVariantSaveAll(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantVariantSaveAllMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantVariantSaveAllHook>>>
>;
export type MerchantVariantSaveAllMutationBody = MerchantVariantSheet;
export type MerchantVariantSaveAllMutationError = ErrorType<'merchantVariantSaveAll'>;
export type MerchantVariantSaveAllMutationVariables = { data: MerchantVariantSheet };

/**
 * @summary Set the variants of goods
 */
export const useMerchantVariantSaveAll = <TError = ErrorType<'merchantVariantSaveAll'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useMerchantVariantSaveAllHook>>>,
      TError,
      MerchantVariantSaveAllMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useMerchantVariantSaveAllHook>>>,
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
    Awaited<ReturnType<ReturnType<typeof useMerchantDiscountSaveHook>>>,
    TError,
    MerchantDiscountSaveMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useMerchantDiscountSaveHook>>>,
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
    Awaited<ReturnType<ReturnType<typeof useMerchantDiscountSaveHook>>>,
    MerchantDiscountSaveMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return merchantDiscountSave(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantDiscountSaveMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantDiscountSaveHook>>>
>;

export type MerchantDiscountSaveMutationError = ErrorType<'merchantDiscountSave'>;
export type MerchantDiscountSaveMutationVariables = { params: MerchantDiscountSaveParams };

/**
 * @summary Discount goods for a time
 */
export const useMerchantDiscountSave = <TError = ErrorType<'merchantDiscountSave'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useMerchantDiscountSaveHook>>>,
      TError,
      MerchantDiscountSaveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useMerchantDiscountSaveHook>>>,
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
    Awaited<ReturnType<ReturnType<typeof useMerchantDiscountEndHook>>>,
    TError,
    MerchantDiscountEndMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useMerchantDiscountEndHook>>>,
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

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useMerchantDiscountEndHook>>>,
    MerchantDiscountEndMutationVariables
  > = (props) => {
    const { params } = props ?? {};

    return merchantDiscountEnd(params);
  };

  return { mutationFn, ...mutationOptions };
};

export type MerchantDiscountEndMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useMerchantDiscountEndHook>>>
>;

export type MerchantDiscountEndMutationError = ErrorType<'merchantDiscountEnd'>;
export type MerchantDiscountEndMutationVariables = { params: MerchantDiscountEndParams };

/**
 * @summary End a discount
 */
export const useMerchantDiscountEnd = <TError = ErrorType<'merchantDiscountEnd'>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useMerchantDiscountEndHook>>>,
      TError,
      MerchantDiscountEndMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useMerchantDiscountEndHook>>>,
  TError,
  MerchantDiscountEndMutationVariables,
  TContext
> => {
  return useMutation(useMerchantDiscountEndMutationOptions(options), queryClient);
};
