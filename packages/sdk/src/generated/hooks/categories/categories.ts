// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import type { DataOf } from '../../../types.ts';
import * as operations from '../../operation-functions.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';

import { useCallback } from 'react';

import type {
  CategoryListOk,
  CategoryListParams,
  CategoryRecommendOk,
  CategoryRecommendParams,
  CategorySellerTreeOk,
  CategorySellerTreeParams,
  CategoryTreeOk,
  CategoryTreeParams,
} from '../openmall.schemas.ts';

import { useCall } from '../../../hooks/use-call.ts';
import type { ErrorType } from '../../../hooks/use-call.ts';
import { withPaging } from '../../../hooks/with-paging.ts';

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
 * Lists the categories of the first level that are in use, in the order in which the mall shows them. Anyone may call.
 * @summary List the categories of the first level
 */
export const useCategoryListHook = () => {
  const categoryList = useCall<CategoryListOk>(operations.categoryList);

  return useCallback(
    (params?: CategoryListParams, signal?: AbortSignal) => {
      return categoryList(params, signal);
    },
    [categoryList],
  );
};

export const getCategoryListInfiniteQueryKey = (params?: CategoryListParams) => {
  return ['infinite', 'categoryList', ...(params ? [params] : [])] as const;
};

export const getCategoryListQueryKey = (params?: CategoryListParams) => {
  return ['categoryList', ...(params ? [params] : [])] as const;
};

export const useCategoryListInfiniteQueryOptions = <
  TData = InfiniteData<DataOf<'categoryList'>, CategoryListParams['pageNum']>,
  TError = ErrorType<'categoryList'>,
>(
  params?: CategoryListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'categoryList'>, TError, TData, QueryKey, CategoryListParams['pageNum']>
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCategoryListInfiniteQueryKey(params);

  const categoryList = useCategoryListHook();

  const queryFn: QueryFunction<DataOf<'categoryList'>, QueryKey, CategoryListParams['pageNum']> = ({
    signal,
    pageParam,
  }) => categoryList({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.categoryList,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'categoryList'>,
    TError,
    TData,
    QueryKey,
    CategoryListParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CategoryListInfiniteQueryResult = NonNullable<DataOf<'categoryList'>>;
export type CategoryListInfiniteQueryError = ErrorType<'categoryList'>;

/**
 * Lists the categories of the first level that are in use, in the order in which the mall shows them. Anyone may call.
 * Calls `categoryList`.
 */
export function useCategoryListInfinite<
  TData = InfiniteData<DataOf<'categoryList'>, CategoryListParams['pageNum']>,
  TError = ErrorType<'categoryList'>,
>(
  params: undefined | CategoryListParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<DataOf<'categoryList'>, TError, TData, QueryKey, CategoryListParams['pageNum']>
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'categoryList'>, TError, DataOf<'categoryList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the categories of the first level that are in use, in the order in which the mall shows them. Anyone may call.
 * Calls `categoryList`.
 */
export function useCategoryListInfinite<
  TData = InfiniteData<DataOf<'categoryList'>, CategoryListParams['pageNum']>,
  TError = ErrorType<'categoryList'>,
>(
  params?: CategoryListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'categoryList'>, TError, TData, QueryKey, CategoryListParams['pageNum']>
    > &
      Pick<
        UndefinedInitialDataOptions<DataOf<'categoryList'>, TError, DataOf<'categoryList'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the categories of the first level that are in use, in the order in which the mall shows them. Anyone may call.
 * Calls `categoryList`.
 */
export function useCategoryListInfinite<
  TData = InfiniteData<DataOf<'categoryList'>, CategoryListParams['pageNum']>,
  TError = ErrorType<'categoryList'>,
>(
  params?: CategoryListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'categoryList'>, TError, TData, QueryKey, CategoryListParams['pageNum']>
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the categories of the first level that are in use, in the order in which the mall shows them. Anyone may call.
 * Calls `categoryList`.
 */
export function useCategoryListInfinite<
  TData = InfiniteData<DataOf<'categoryList'>, CategoryListParams['pageNum']>,
  TError = ErrorType<'categoryList'>,
>(
  params?: CategoryListParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<DataOf<'categoryList'>, TError, TData, QueryKey, CategoryListParams['pageNum']>
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useCategoryListInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useCategoryListQueryOptions = <
  TData = DataOf<'categoryList'>,
  TError = ErrorType<'categoryList'>,
>(
  params?: CategoryListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'categoryList'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCategoryListQueryKey(params);

  const categoryList = useCategoryListHook();

  const queryFn: QueryFunction<DataOf<'categoryList'>> = ({ signal }) => categoryList(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.categoryList,
  );

  return customOptions as UseQueryOptions<DataOf<'categoryList'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CategoryListQueryResult = NonNullable<DataOf<'categoryList'>>;
export type CategoryListQueryError = ErrorType<'categoryList'>;

/**
 * Lists the categories of the first level that are in use, in the order in which the mall shows them. Anyone may call.
 * Calls `categoryList`.
 */
export function useCategoryList<TData = DataOf<'categoryList'>, TError = ErrorType<'categoryList'>>(
  params: undefined | CategoryListParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'categoryList'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'categoryList'>, TError, DataOf<'categoryList'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the categories of the first level that are in use, in the order in which the mall shows them. Anyone may call.
 * Calls `categoryList`.
 */
export function useCategoryList<TData = DataOf<'categoryList'>, TError = ErrorType<'categoryList'>>(
  params?: CategoryListParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'categoryList'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'categoryList'>, TError, DataOf<'categoryList'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the categories of the first level that are in use, in the order in which the mall shows them. Anyone may call.
 * Calls `categoryList`.
 */
export function useCategoryList<TData = DataOf<'categoryList'>, TError = ErrorType<'categoryList'>>(
  params?: CategoryListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'categoryList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the categories of the first level that are in use, in the order in which the mall shows them. Anyone may call.
 * Calls `categoryList`.
 */
export function useCategoryList<TData = DataOf<'categoryList'>, TError = ErrorType<'categoryList'>>(
  params?: CategoryListParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'categoryList'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useCategoryListQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Lists the categories that the mall recommends on its home page, the latest recommendation first. Anyone may call.
 * @summary List the recommended categories
 */
export const useCategoryRecommendHook = () => {
  const categoryRecommend = useCall<CategoryRecommendOk>(operations.categoryRecommend);

  return useCallback(
    (params?: CategoryRecommendParams, signal?: AbortSignal) => {
      return categoryRecommend(params, signal);
    },
    [categoryRecommend],
  );
};

export const getCategoryRecommendInfiniteQueryKey = (params?: CategoryRecommendParams) => {
  return ['infinite', 'categoryRecommend', ...(params ? [params] : [])] as const;
};

export const getCategoryRecommendQueryKey = (params?: CategoryRecommendParams) => {
  return ['categoryRecommend', ...(params ? [params] : [])] as const;
};

export const useCategoryRecommendInfiniteQueryOptions = <
  TData = InfiniteData<DataOf<'categoryRecommend'>, CategoryRecommendParams['pageNum']>,
  TError = ErrorType<'categoryRecommend'>,
>(
  params?: CategoryRecommendParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'categoryRecommend'>,
        TError,
        TData,
        QueryKey,
        CategoryRecommendParams['pageNum']
      >
    >;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCategoryRecommendInfiniteQueryKey(params);

  const categoryRecommend = useCategoryRecommendHook();

  const queryFn: QueryFunction<DataOf<'categoryRecommend'>, QueryKey, CategoryRecommendParams['pageNum']> = ({
    signal,
    pageParam,
  }) => categoryRecommend({ ...params, pageNum: pageParam ?? params?.['pageNum'] }, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.categoryRecommend,
  );

  return customOptions as UseInfiniteQueryOptions<
    DataOf<'categoryRecommend'>,
    TError,
    TData,
    QueryKey,
    CategoryRecommendParams['pageNum']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type CategoryRecommendInfiniteQueryResult = NonNullable<DataOf<'categoryRecommend'>>;
export type CategoryRecommendInfiniteQueryError = ErrorType<'categoryRecommend'>;

/**
 * Lists the categories that the mall recommends on its home page, the latest recommendation first. Anyone may call.
 * Calls `categoryRecommend`.
 */
export function useCategoryRecommendInfinite<
  TData = InfiniteData<DataOf<'categoryRecommend'>, CategoryRecommendParams['pageNum']>,
  TError = ErrorType<'categoryRecommend'>,
>(
  params: undefined | CategoryRecommendParams,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        DataOf<'categoryRecommend'>,
        TError,
        TData,
        QueryKey,
        CategoryRecommendParams['pageNum']
      >
    > &
      Pick<
        DefinedInitialDataOptions<DataOf<'categoryRecommend'>, TError, DataOf<'categoryRecommend'>, QueryKey>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the categories that the mall recommends on its home page, the latest recommendation first. Anyone may call.
 * Calls `categoryRecommend`.
 */
export function useCategoryRecommendInfinite<
  TData = InfiniteData<DataOf<'categoryRecommend'>, CategoryRecommendParams['pageNum']>,
  TError = ErrorType<'categoryRecommend'>,
>(
  params?: CategoryRecommendParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'categoryRecommend'>,
        TError,
        TData,
        QueryKey,
        CategoryRecommendParams['pageNum']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          DataOf<'categoryRecommend'>,
          TError,
          DataOf<'categoryRecommend'>,
          QueryKey
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the categories that the mall recommends on its home page, the latest recommendation first. Anyone may call.
 * Calls `categoryRecommend`.
 */
export function useCategoryRecommendInfinite<
  TData = InfiniteData<DataOf<'categoryRecommend'>, CategoryRecommendParams['pageNum']>,
  TError = ErrorType<'categoryRecommend'>,
>(
  params?: CategoryRecommendParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'categoryRecommend'>,
        TError,
        TData,
        QueryKey,
        CategoryRecommendParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the categories that the mall recommends on its home page, the latest recommendation first. Anyone may call.
 * Calls `categoryRecommend`.
 */
export function useCategoryRecommendInfinite<
  TData = InfiniteData<DataOf<'categoryRecommend'>, CategoryRecommendParams['pageNum']>,
  TError = ErrorType<'categoryRecommend'>,
>(
  params?: CategoryRecommendParams,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        DataOf<'categoryRecommend'>,
        TError,
        TData,
        QueryKey,
        CategoryRecommendParams['pageNum']
      >
    >;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useCategoryRecommendInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useCategoryRecommendQueryOptions = <
  TData = DataOf<'categoryRecommend'>,
  TError = ErrorType<'categoryRecommend'>,
>(
  params?: CategoryRecommendParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'categoryRecommend'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCategoryRecommendQueryKey(params);

  const categoryRecommend = useCategoryRecommendHook();

  const queryFn: QueryFunction<DataOf<'categoryRecommend'>> = ({ signal }) =>
    categoryRecommend(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.categoryRecommend,
  );

  return customOptions as UseQueryOptions<DataOf<'categoryRecommend'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CategoryRecommendQueryResult = NonNullable<DataOf<'categoryRecommend'>>;
export type CategoryRecommendQueryError = ErrorType<'categoryRecommend'>;

/**
 * Lists the categories that the mall recommends on its home page, the latest recommendation first. Anyone may call.
 * Calls `categoryRecommend`.
 */
export function useCategoryRecommend<
  TData = DataOf<'categoryRecommend'>,
  TError = ErrorType<'categoryRecommend'>,
>(
  params: undefined | CategoryRecommendParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'categoryRecommend'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'categoryRecommend'>, TError, DataOf<'categoryRecommend'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the categories that the mall recommends on its home page, the latest recommendation first. Anyone may call.
 * Calls `categoryRecommend`.
 */
export function useCategoryRecommend<
  TData = DataOf<'categoryRecommend'>,
  TError = ErrorType<'categoryRecommend'>,
>(
  params?: CategoryRecommendParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'categoryRecommend'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'categoryRecommend'>, TError, DataOf<'categoryRecommend'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the categories that the mall recommends on its home page, the latest recommendation first. Anyone may call.
 * Calls `categoryRecommend`.
 */
export function useCategoryRecommend<
  TData = DataOf<'categoryRecommend'>,
  TError = ErrorType<'categoryRecommend'>,
>(
  params?: CategoryRecommendParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'categoryRecommend'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Lists the categories that the mall recommends on its home page, the latest recommendation first. Anyone may call.
 * Calls `categoryRecommend`.
 */
export function useCategoryRecommend<
  TData = DataOf<'categoryRecommend'>,
  TError = ErrorType<'categoryRecommend'>,
>(
  params?: CategoryRecommendParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'categoryRecommend'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useCategoryRecommendQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers all categories in use as a tree of two levels, each in the order in which the mall shows it. Anyone may call.
 * @summary Show the tree of categories
 */
export const useCategoryTreeHook = () => {
  const categoryTree = useCall<CategoryTreeOk>(operations.categoryTree);

  return useCallback(
    (params?: CategoryTreeParams, signal?: AbortSignal) => {
      return categoryTree(params, signal);
    },
    [categoryTree],
  );
};

export const getCategoryTreeQueryKey = (params?: CategoryTreeParams) => {
  return ['categoryTree', ...(params ? [params] : [])] as const;
};

export const useCategoryTreeQueryOptions = <
  TData = DataOf<'categoryTree'>,
  TError = ErrorType<'categoryTree'>,
>(
  params?: CategoryTreeParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'categoryTree'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCategoryTreeQueryKey(params);

  const categoryTree = useCategoryTreeHook();

  const queryFn: QueryFunction<DataOf<'categoryTree'>> = ({ signal }) => categoryTree(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.categoryTree,
  );

  return customOptions as UseQueryOptions<DataOf<'categoryTree'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CategoryTreeQueryResult = NonNullable<DataOf<'categoryTree'>>;
export type CategoryTreeQueryError = ErrorType<'categoryTree'>;

/**
 * Answers all categories in use as a tree of two levels, each in the order in which the mall shows it. Anyone may call.
 * Calls `categoryTree`.
 */
export function useCategoryTree<TData = DataOf<'categoryTree'>, TError = ErrorType<'categoryTree'>>(
  params: undefined | CategoryTreeParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'categoryTree'>, TError, TData>> &
      Pick<DefinedInitialDataOptions<DataOf<'categoryTree'>, TError, DataOf<'categoryTree'>>, 'initialData'>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers all categories in use as a tree of two levels, each in the order in which the mall shows it. Anyone may call.
 * Calls `categoryTree`.
 */
export function useCategoryTree<TData = DataOf<'categoryTree'>, TError = ErrorType<'categoryTree'>>(
  params?: CategoryTreeParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'categoryTree'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'categoryTree'>, TError, DataOf<'categoryTree'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers all categories in use as a tree of two levels, each in the order in which the mall shows it. Anyone may call.
 * Calls `categoryTree`.
 */
export function useCategoryTree<TData = DataOf<'categoryTree'>, TError = ErrorType<'categoryTree'>>(
  params?: CategoryTreeParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'categoryTree'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers all categories in use as a tree of two levels, each in the order in which the mall shows it. Anyone may call.
 * Calls `categoryTree`.
 */
export function useCategoryTree<TData = DataOf<'categoryTree'>, TError = ErrorType<'categoryTree'>>(
  params?: CategoryTreeParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'categoryTree'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useCategoryTreeQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Answers, as a tree of two levels, the categories in which a store has goods on the shelf, with the numbers of its goods.
 * Anyone may call for a named store; a seller who names none gets the own store, any other caller the refusal storeNotFound.
 * @summary Show the tree of a store
 */
export const useCategorySellerTreeHook = () => {
  const categorySellerTree = useCall<CategorySellerTreeOk>(operations.categorySellerTree);

  return useCallback(
    (params?: CategorySellerTreeParams, signal?: AbortSignal) => {
      return categorySellerTree(params, signal);
    },
    [categorySellerTree],
  );
};

export const getCategorySellerTreeQueryKey = (params?: CategorySellerTreeParams) => {
  return ['categorySellerTree', ...(params ? [params] : [])] as const;
};

export const useCategorySellerTreeQueryOptions = <
  TData = DataOf<'categorySellerTree'>,
  TError = ErrorType<'categorySellerTree'>,
>(
  params?: CategorySellerTreeParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'categorySellerTree'>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getCategorySellerTreeQueryKey(params);

  const categorySellerTree = useCategorySellerTreeHook();

  const queryFn: QueryFunction<DataOf<'categorySellerTree'>> = ({ signal }) =>
    categorySellerTree(params, signal);

  const customOptions = withPaging(
    { queryKey, queryFn, ...queryOptions },
    { params },
    operations.categorySellerTree,
  );

  return customOptions as UseQueryOptions<DataOf<'categorySellerTree'>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type CategorySellerTreeQueryResult = NonNullable<DataOf<'categorySellerTree'>>;
export type CategorySellerTreeQueryError = ErrorType<'categorySellerTree'>;

/**
 * Answers, as a tree of two levels, the categories in which a store has goods on the shelf, with the numbers of its goods.
 * Anyone may call for a named store; a seller who names none gets the own store, any other caller the refusal storeNotFound.
 * Calls `categorySellerTree`.
 *
 * Its errors, besides those of every operation:
 * - `storeNotFound`: There is no such store.
 */
export function useCategorySellerTree<
  TData = DataOf<'categorySellerTree'>,
  TError = ErrorType<'categorySellerTree'>,
>(
  params: undefined | CategorySellerTreeParams,
  options: {
    query: Partial<UseQueryOptions<DataOf<'categorySellerTree'>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<DataOf<'categorySellerTree'>, TError, DataOf<'categorySellerTree'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers, as a tree of two levels, the categories in which a store has goods on the shelf, with the numbers of its goods.
 * Anyone may call for a named store; a seller who names none gets the own store, any other caller the refusal storeNotFound.
 * Calls `categorySellerTree`.
 *
 * Its errors, besides those of every operation:
 * - `storeNotFound`: There is no such store.
 */
export function useCategorySellerTree<
  TData = DataOf<'categorySellerTree'>,
  TError = ErrorType<'categorySellerTree'>,
>(
  params?: CategorySellerTreeParams,
  options?: {
    query?: Partial<UseQueryOptions<DataOf<'categorySellerTree'>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<DataOf<'categorySellerTree'>, TError, DataOf<'categorySellerTree'>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers, as a tree of two levels, the categories in which a store has goods on the shelf, with the numbers of its goods.
 * Anyone may call for a named store; a seller who names none gets the own store, any other caller the refusal storeNotFound.
 * Calls `categorySellerTree`.
 *
 * Its errors, besides those of every operation:
 * - `storeNotFound`: There is no such store.
 */
export function useCategorySellerTree<
  TData = DataOf<'categorySellerTree'>,
  TError = ErrorType<'categorySellerTree'>,
>(
  params?: CategorySellerTreeParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'categorySellerTree'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * Answers, as a tree of two levels, the categories in which a store has goods on the shelf, with the numbers of its goods.
 * Anyone may call for a named store; a seller who names none gets the own store, any other caller the refusal storeNotFound.
 * Calls `categorySellerTree`.
 *
 * Its errors, besides those of every operation:
 * - `storeNotFound`: There is no such store.
 */
export function useCategorySellerTree<
  TData = DataOf<'categorySellerTree'>,
  TError = ErrorType<'categorySellerTree'>,
>(
  params?: CategorySellerTreeParams,
  options?: { query?: Partial<UseQueryOptions<DataOf<'categorySellerTree'>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useCategorySellerTreeQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
